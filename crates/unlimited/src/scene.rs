//! What a client draws and touches. Everything is made from a view, and names nothing it does not know.

mod forecast;
mod lay;
mod motion;
mod prompt;
mod touch;
mod typescript;

use kernel::{Draw, Motion, Prompt, Touch};
use serde::Serialize;

use crate::Unlimited;
use crate::action::Action;
use crate::event::Event;
use crate::view::View;

impl Draw for Unlimited {
    type Scene = Scene;

    fn scene(view: &View) -> Scene {
        lay::scene(view)
    }

    fn prompt(view: &View) -> Prompt {
        prompt::prompt(view)
    }

    fn touch(_: &View, action: &Action) -> Touch {
        touch::touch(action)
    }

    fn motion(seen: &Event) -> Motion {
        motion::motion(seen)
    }

    fn begins_turn(seen: &Event) -> bool {
        matches!(seen, Event::RoundBegan(_))
    }
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "unlimited.ts"))]
pub struct Scene {
    pub round: u8,
    pub phase: &'static str,
    pub active: u8,
    /// Who holds the counter, and whether it is taken this round.
    pub initiative: u8,
    pub taken: bool,
    pub over: bool,
    pub attack: Option<AttackView>,
    /// What the attacks would do that the player who looks is offered.
    pub forecasts: Vec<Forecast>,
    /// In the order of their seats.
    pub players: Vec<Player>,
}

/// An attack in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "unlimited.ts"))]
pub struct AttackView {
    pub attacker: String,
    pub defender: String,
}

/// What an attack would do as things stand, before anything that it triggers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "unlimited.ts"))]
pub struct Forecast {
    pub attacker: String,
    pub target: String,
    /// Damage to the target, and back to the attacker.
    pub dealt: u8,
    pub taken: u8,
    /// The target has no HP left then; the attacker has none.
    pub defeats: bool,
    pub falls: bool,
    /// What goes on to the base (R18.3).
    pub beyond: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "unlimited.ts"))]
pub struct Player {
    /// `player-one`.
    pub id: String,
    pub seat: u8,
    pub passed: bool,
    pub base: CardView,
    /// On its leader side; none while it is deployed.
    pub leader: Option<CardView>,
    pub ground: Vec<CardView>,
    pub space: Vec<CardView>,
    /// Nothing for a card that these eyes do not know.
    pub hand: Vec<Option<CardView>>,
    pub ready: u16,
    pub exhausted: u16,
    /// Those that these eyes know.
    pub resources: Vec<CardView>,
    pub deck: u8,
    /// What was taken out of the deck to be played.
    pub aside: Vec<CardView>,
    /// The cards of the deck that these eyes know, the topmost first.
    pub looked_at: Vec<CardView>,
    pub discard: Vec<CardView>,
}

/// A card that can be seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "unlimited.ts"))]
pub struct CardView {
    /// `battlefield-marine.4`.
    pub id: String,
    /// `battlefield-marine`: its entry in the catalogue.
    pub face: &'static str,
    /// What its player would pay for it now.
    pub cost: Option<u8>,
    /// As of now; in play only.
    pub power: Option<u8>,
    pub hp: Option<u8>,
    pub damage: u8,
    pub exhausted: bool,
    /// Its epic action is used up.
    pub used: bool,
    pub tokens: Vec<TokenView>,
    /// Those it has now, printed or gained.
    pub keywords: Vec<KeywordView>,
    pub upgrades: Vec<CardView>,
    /// Another player owns it.
    pub stolen: bool,
    /// A Sentinel beside it bars attacks on it (R18.7).
    pub guarded: bool,
}

/// The tokens of a kind on a unit: they are pointed at together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "unlimited.ts"))]
pub struct TokenView {
    /// `battlefield-marine.4/shield`.
    pub id: String,
    /// `shield`.
    pub kind: &'static str,
    pub n: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "unlimited.ts"))]
pub struct KeywordView {
    pub id: &'static str,
    /// Of Raid and Restore.
    pub amount: Option<u8>,
}
