//! What a client draws and touches.

use kernel::{Die, Draw, Motion, Prompt, PromptKind, Touch};
use pieces::Thing;
use serde::Serialize;

use crate::card::{Base, CardId, Piece, Place};
use crate::chance::FACES;
use crate::event::Event;
use crate::staged::{is_asked, like};
use crate::state::{LEFT, RIGHT};
use crate::{Action, Duel, View};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scene {
    pub places: Vec<(String, Vec<Unit>)>,
    /// With the damage on them.
    pub bases: [(String, u8); 2],
    pub discards: Vec<String>,
    /// Cards that can be named now, wherever they lie.
    pub names: Vec<String>,
    pub hands: [Vec<Option<String>>; 2],
    pub decks: [usize; 2],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Unit {
    pub id: String,
    pub side: u8,
    pub power: u8,
    pub health: u8,
    pub exhausted: bool,
}

impl Draw for Duel {
    type Scene = Scene;

    fn scene(view: &View) -> Scene {
        let table = &view.table;
        let unit = |card: CardId| Unit {
            id: card.to_string(),
            side: card.owner().0,
            power: table.power(card),
            health: table.health_left(card),
            exhausted: table.exhausted.holds(card),
        };
        let at = |place: Place| table.units.of::<CardId>().filter(move |card| table.place(*card) == place);
        Scene {
            places: Place::each().map(|place| (place.to_string(), at(place).map(unit).collect())).collect(),
            bases: [LEFT, RIGHT].map(|side| (Base::of(side).to_string(), table.bases[side.index()])),
            discards: table.discards.of::<CardId>().map(|card| card.to_string()).collect(),
            names: match Duel::prompt(view) {
                Prompt { kind: PromptKind::Name, among, .. } => among.into_iter().map(|(id, _)| id).collect(),
                _ => Vec::new(),
            },
            hands: [0, 1].map(|i| view.hands[i].iter().map(|card| card.map(|c| c.to_string())).collect()),
            decks: [0, 1].map(|i| view.decks[i].len()),
        }
    }

    fn prompt(view: &View) -> Prompt {
        let state = like(view);
        let kind = if is_asked(view, &state) { PromptKind::Turn } else { PromptKind::Wait };
        let prompt = script::prompt::<_, Piece, 2>(&state, view.eyes);
        prompt.unwrap_or(Prompt { kind, ..Prompt::default() })
    }

    fn touch(_: &View, action: &Action) -> Touch {
        let on = |verb, thing: &CardId, onto: Option<String>| Touch {
            verb,
            things: vec![thing.to_string()],
            onto,
            ..Touch::default()
        };
        match action {
            Action::Play(card) => on("play", card, None),
            Action::Attack(unit, target) => on("attack", unit, Some(target.to_string())),
            Action::Move(unit, place) => on("move", unit, Some(place.to_string())),
            Action::Answer(answer) => answer.touch(),
        }
    }

    fn motion(seen: &Event) -> Motion {
        let what = |what| Motion { what, ..Motion::default() };
        let on =
            |name, thing: &dyn std::fmt::Display| Motion { things: vec![thing.to_string()], ..what(name) };
        let by = |name, seat: &kernel::Seat| Motion { seat: Some(seat.0), ..what(name) };
        match seen {
            Event::RoundBegan(n) => Motion { amount: Some((*n).into()), ..what("round") },
            Event::TurnBegan(seat) => by("turn", seat),
            Event::Shuffled(seat) => by("shuffle", seat),
            Event::Drew(seat, card) => {
                Motion { things: card.iter().map(CardId::to_string).collect(), ..by("draw", seat) }
            }
            Event::Played(seat, card) => Motion { seat: Some(seat.0), ..on("play", card) },
            Event::Entered(card) => on("enter", card),
            Event::Attacked(unit, target) => Motion { to: Some(target.to_string()), ..on("attack", unit) },
            Event::Moved(unit, place) => Motion { to: Some(place.to_string()), ..on("move", unit) },
            Event::Damaged(piece, n) => Motion { amount: Some((*n).into()), ..on("damage", piece) },
            Event::Mended(piece, n) => Motion { amount: Some((*n).into()), ..on("mend", piece) },
            Event::Guarded(guard, unit) => Motion { to: Some(unit.to_string()), ..on("guard", guard) },
            Event::Defeated(unit) => on("defeat", unit),
            Event::Returned(card) => on("return", card),
            Event::Discarded(seat, card) => Motion { seat: Some(seat.0), ..on("discard", card) },
            Event::Revealed(card) => on("reveal", card),
            Event::Rolled(roll) => {
                let die = |face: u8| Die { kind: "battle", face: FACES[usize::from(face)] };
                Motion { dice: roll.faces().map(die).collect(), ..what("roll") }
            }
            Event::Chose { piece, .. } => on("choose", piece),
            Event::Passed(seat) => by("pass", seat),
            Event::Left(seat) => by("leave", seat),
            Event::Ended(_) => what("end"),
        }
    }

    fn begins_turn(seen: &Event) -> bool {
        matches!(seen, Event::TurnBegan(_))
    }
}
