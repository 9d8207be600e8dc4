//! Events without words.

use kernel::{Motion, Seat};

use crate::event::Event;
use crate::label::Label;
use crate::state::opponent;

pub(super) fn motion(seen: &Event) -> Motion {
    let what = |what| Motion { what, ..Motion::default() };
    let by = |name, seat: &Seat| Motion { seat: Some(seat.0), ..what(name) };
    let on = |name, card: &Label| Motion { things: vec![card.to_string()], ..what(name) };
    let maybe = |name, seat: &Seat, card: &Option<Label>| Motion {
        things: card.iter().map(Label::to_string).collect(),
        ..by(name, seat)
    };
    let cards = |name, seat: &Seat, whose: &Seat, cards: &[Option<Label>]| Motion {
        things: cards.iter().flatten().map(Label::to_string).collect(),
        harms: (seat != whose).then_some(whose.0),
        ..by(name, seat)
    };
    let amount = |n: u8, motion: Motion| Motion { amount: Some(n.into()), ..motion };
    match seen {
        Event::HasInitiative(seat) => by("has-initiative", seat),
        Event::Shuffled(seat) => by("shuffled", seat),
        Event::Drew(seat, card) => maybe("drew", seat, card),
        Event::Mulligan(seat) => by("mulligan", seat),
        Event::Resourced { seat, card, .. } => maybe("resourced", seat, card),
        Event::RoundBegan(n) => amount(*n, what("round-began")),
        Event::RegroupBegan => what("regroup-began"),
        Event::Played { seat, card, on: unit, cost } => Motion {
            seat: Some(seat.0),
            to: unit.map(|unit| unit.to_string()),
            ..amount(*cost, on("played", card))
        },
        Event::Deployed(seat, leader) => Motion { seat: Some(seat.0), ..on("deployed", leader) },
        Event::Used(seat, card) => Motion { seat: Some(seat.0), ..on("used", card) },
        Event::TookInitiative(seat) => by("took-initiative", seat),
        Event::Passed(seat) => by("passed", seat),
        Event::Attacked { by: unit, target } => Motion {
            seat: Some(unit.owner().0),
            harms: Some(target.owner().0),
            to: Some(target.to_string()),
            ..on("attacked", unit)
        },
        Event::Damaged { card, amount: n, by } => {
            Motion { seat: Some(by.0), harms: Some(card.owner().0), ..amount(*n, on("damaged", card)) }
        }
        Event::Prevented { card } => on("prevented", card),
        Event::Healed { card, amount: n } => amount(*n, on("healed", card)),
        Event::Defeated(card) => Motion { harms: Some(card.owner().0), ..on("defeated", card) },
        Event::Discarded { seat, card } => Motion { harms: Some(seat.0), ..on("discarded", card) },
        Event::Returned { card } => on("returned", card),
        Event::ToBottom { seat, card } => maybe("to-bottom", seat, card),
        Event::RestToBottom { seat, n } => amount(*n, by("rest-to-bottom", seat)),
        Event::ToTop { seat, card } => maybe("to-top", seat, card),
        Event::Readied(card) => on("readied", card),
        Event::Exhausted(card) => on("exhausted", card),
        Event::ReadiedResources(seat, n) => amount(*n, by("readied-resources", seat)),
        Event::ExhaustedResources(seat, n) => {
            Motion { harms: Some(seat.0), ..amount(*n, by("exhausted-resources", &opponent(*seat))) }
        }
        Event::Paid(seat, n) => amount(*n, by("paid", seat)),
        Event::Token { card, kind, n } => Motion { why: kind.name(), ..amount(*n, on("token", card)) },
        Event::Changed { card, .. } => on("changed", card),
        Event::Gained { card, .. } => on("gained", card),
        Event::LookedAt { seat, whose, cards: seen } => cards("looked-at", seat, whose, seen),
        Event::LookedAtHand { seat, whose, cards: seen } => cards("looked-at-hand", seat, whose, seen),
        Event::Revealed { seat, card } => Motion { seat: Some(seat.0), ..on("revealed", card) },
        Event::Named { seat, .. } => by("named", seat),
        Event::TookControl { seat, card } => {
            Motion { seat: Some(seat.0), harms: Some(opponent(*seat).0), ..on("took-control", card) }
        }
        Event::EmptyDeck(seat) => Motion { harms: Some(seat.0), ..by("empty-deck", seat) },
        Event::AllReady => what("all-ready"),
        Event::Left(seat) => by("left", seat),
        Event::Over(_) => what("over"),
    }
}
