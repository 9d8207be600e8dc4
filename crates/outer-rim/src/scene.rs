//! What a client draws and touches, from views alone.

mod lay;
mod motion;
mod typescript;

use kernel::{Dice, Draw, Eyes, Motion, Prompt, PromptKind, Touch, Turn};
use serde::Serialize;

use crate::event::Event;
use crate::state::State;
use crate::things::{Piece, WORDS};
use crate::{Action, OuterRim, View};

/// The table, in numbers and ids and without a word in any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct Scene {
    pub round: u8,
    pub active: u8,
    pub phase: &'static str,
    /// The fame that wins.
    pub target: u8,
    /// The modules from the first edge piece to the last.
    pub modules: [u8; 6],
    pub spaces: Vec<SpaceScene>,
    pub patrols: Vec<PatrolScene>,
    pub markets: Vec<MarketScene>,
    pub players: Vec<PlayerScene>,
    /// The encounter or databank card, or the order, that is being read.
    pub reading: Vec<String>,
    /// Which section of the encounter card it is.
    pub section: Option<u8>,
    pub dice: Vec<DieScene>,
    pub fight: Option<FightScene>,
    pub test: Option<TestScene>,
    /// Things that lie nowhere and can be chosen: skills, faces of dice, ships, characters.
    pub choices: Vec<String>,
    pub winner: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct SpaceScene {
    pub id: String,
    pub kind: &'static str,
    pub faction: Option<&'static str>,
    pub module: u8,
    /// Where one can go from here.
    pub routes: Vec<String>,
    pub contacts: Vec<ContactScene>,
    pub sabotaged: bool,
    pub marked: bool,
    /// Whoever looks and enters is stopped there (R5.4, R5.5).
    pub stops: bool,
    /// How many spaces it is away from whoever looks (R3.5).
    pub away: u8,
    /// What whoever looks has to deliver or to do here.
    pub errands: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct ContactScene {
    /// The contact space.
    pub id: String,
    /// What the back shows; nothing if the space is free.
    pub class: Option<&'static str>,
    /// Whoever lies there, if that is known to the one who looks.
    pub card: Option<String>,
    pub faceup: bool,
    /// The seats that have a bounty on whoever that is.
    pub wanted: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct PatrolScene {
    pub id: String,
    pub space: String,
    pub level: u8,
    /// Patrols that wait beside the board.
    pub waiting: u8,
    /// Where they wait: the edge piece beside this space.
    pub gate: String,
    /// What it fights with, nothing if it cannot be beaten, and what beating it brings (R7.3).
    pub dice: Option<u8>,
    pub credits: u8,
    pub fame: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct MarketScene {
    pub id: String,
    pub top: Option<String>,
    pub cards: usize,
    /// What it costs the one who looks, and whether it can be bought now.
    pub price: Option<u8>,
    pub affordable: bool,
    /// What is missing even if everything is bartered.
    pub lacks: u16,
    /// Whether there is a slot for it.
    pub room: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct PlayerScene {
    pub id: String,
    pub seat: u8,
    pub seated: &'static str,
    pub character: Option<String>,
    pub turned: bool,
    pub ship: String,
    pub ship_turned: bool,
    pub space: String,
    pub credits: u16,
    pub fame: u8,
    /// With the factions in their order.
    pub reputation: [i8; 4],
    pub damage: u8,
    pub health: u8,
    pub ship_damage: u8,
    pub hull: u8,
    pub ground: u8,
    pub combat: u8,
    pub hyperdrive: u8,
    pub defeated: bool,
    pub tokens: u8,
    pub ship_tokens: u8,
    /// How many of them the goals need; none where there is no goal.
    pub goal: u8,
    pub ship_goal: u8,
    pub slots: SlotsScene,
    pub skills: Vec<(&'static str, u8)>,
    pub assets: Vec<AssetScene>,
    /// The decks of the secrets, and which they are if that is known.
    pub secrets: Vec<(&'static str, Option<String>)>,
    /// Where the solo opponent wants to go.
    pub goals: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct AssetScene {
    pub id: String,
    /// What the catalogue calls it: an encounter card that is kept has another name there.
    pub face: &'static str,
    pub kind: &'static str,
    /// The captured target of a bounty.
    pub captured: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct DieScene {
    pub face: &'static str,
    pub n: u8,
}

/// R18.1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct SlotsScene {
    pub crew: u8,
    pub cargo: u8,
    pub mods: u8,
    /// For cargo or mods.
    pub both: u8,
    pub gear: u8,
    /// Jobs and bounties.
    pub tasks: u8,
}

/// R9, from the first die to what both sides suffer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct FightScene {
    /// A patrol, a player, or `enemy`.
    pub foe: String,
    /// The card that brought the enemy, as long as it is told of.
    pub enemy: Option<String>,
    pub combat: &'static str,
    /// Whose dice are looked at: `before` any roll, those of the `attack`, of the `defence`, or all of it is `over`.
    pub step: &'static str,
    /// The attacker first.
    pub sides: [FightSideScene; 2],
    pub won: Option<bool>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct FightSideScene {
    /// Nobody's for patrols and enemies of cards.
    pub seat: Option<u8>,
    /// Dice to roll.
    pub dice: u8,
    pub faces: Vec<DieScene>,
    /// What the faces come to.
    pub damage: u8,
    /// What this side suffers for what the other one has rolled so far (R9.6).
    pub suffers: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "outer-rim.ts"))]
pub struct TestScene {
    pub seat: u8,
    pub skill: &'static str,
    /// How often the skill counts.
    pub level: u8,
    /// The faces of which one is enough (R10.1).
    pub passing: Vec<&'static str>,
}

/// A state in which the same is asked and offered as far as the view can tell.
pub(crate) fn like(view: &View) -> State {
    crate::view::imagine(view, &mut Dice::new(0))
}

/// Whether these eyes are those of somebody who is asked.
pub(crate) fn is_asked(view: &View, state: &State) -> bool {
    match (view.eyes, crate::offer::turn(state)) {
        (Eyes::Seat(seat), Turn::Decide(seats)) => seats.contains(seat),
        (Eyes::All, Turn::Decide(_)) => true,
        _ => false,
    }
}

impl Draw for OuterRim {
    type Scene = Scene;

    fn scene(view: &View) -> Scene {
        lay::scene(view)
    }

    fn prompt(view: &View) -> Prompt {
        let state = like(view);
        let kind = if is_asked(view, &state) { PromptKind::Turn } else { PromptKind::Wait };
        let prompt = script::prompt::<_, Piece, WORDS>(&state, view.eyes);
        prompt.unwrap_or(Prompt { kind, ..Prompt::default() })
    }

    fn touch(view: &View, action: &Action) -> Touch {
        let on = |thing: String| Touch { verb: action.verb(), things: vec![thing], ..Touch::default() };
        match action {
            Action::Earn => Touch { verb: action.verb(), ..Touch::default() },
            Action::Recover => {
                let character = view.table.player(view.table.active).character;
                let things = character.iter().map(ToString::to_string).collect();
                Touch { verb: action.verb(), things, ..Touch::default() }
            }
            Action::Stay | Action::Draw => on(view.table.player(view.table.active).space.to_string()),
            Action::Move(space) => on(space.to_string()),
            Action::Cycle(stall) => on(stall.to_string()),
            Action::Buy(card) => Touch {
                amount: Some(view.table.price(view.table.active, *card, 0).into()),
                ..on(card.to_string())
            },
            Action::Barter(card) | Action::Deliver(card) | Action::Attempt(card) | Action::Hunt(card) => {
                on(card.to_string())
            }
            Action::Discard(card) => Touch { aside: true, ..on(card.to_string()) },
            Action::Give(side) | Action::Ask(side) => Touch { aside: true, ..on(side.to_string()) },
            Action::Patrol(patrol) => on(patrol.to_string()),
            Action::Meet(slot) => on(slot.to_string()),
            Action::Attack(side) | Action::Trade(side) => on(side.to_string()),
            Action::Use(piece) => on(piece.to_string()),
            Action::Answer(answer) => answer.touch(),
        }
    }

    /// A whole move is a click on where it ends.
    fn touch_all(view: &View, actions: &[Action]) -> Touch {
        let Some((space, spaces)) = crate::speech::end(actions) else {
            return actions.last().map_or_else(Touch::default, |last| Self::touch(view, last));
        };
        Touch { amount: Some(spaces as u16), ..Self::touch(view, &Action::Move(space)) }
    }

    fn motion(seen: &Event) -> Motion {
        motion::motion(seen)
    }

    fn begins_turn(seen: &Event) -> bool {
        matches!(seen, Event::TurnBegan(_))
    }
}
