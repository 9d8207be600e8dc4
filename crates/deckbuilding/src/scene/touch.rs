//! What an action touches.

use kernel::{Seat, Touch};
use script::{Answer, Core, Reg};

use crate::action::{Action, Target};
use crate::card::CardId;
use crate::standing::purpose;
use crate::state::{Table, opponent};
use crate::view::View;
use crate::why::Why;

pub(super) fn touch(view: &View, action: &Action) -> Touch {
    let table = &view.table;
    let verb = |verb| Touch { verb, ..Touch::default() };
    let on = |verb, card: &CardId| Touch { verb, card: Some(card.to_string()), ..Touch::default() };
    let aim = |target: &Target| Some(aimed_at(table, table.active, *target));
    let cost = |card: &CardId| Some(card.card().cost.into());
    match action {
        Action::Play(card) => on("play", card),
        Action::Use(card) => on("use", card),
        Action::Assign(card, target) => Touch { target: aim(target), ..on("assign", card) },
        Action::Resolve(target) => Touch { target: aim(target), ..verb("attack") },
        Action::Buy(card) => Touch { amount: cost(card), ..on("buy", card) },
        Action::Bribe(card) => Touch { amount: cost(card), ..on("bribe", card) },
        Action::Answer(answer) => answered(view, answer),
        Action::Redirect(card) => on("redirect", card),
        Action::End => verb("end"),
        Action::Lend(card) => on("lend", card),
        Action::Join => Touch { target: aim(&Target::Base), ..verb("join") },
    }
}

fn answered(view: &View, answer: &Answer<CardId>) -> Touch {
    let verb = |verb| Touch { verb, ..Touch::default() };
    let on = |verb, card: &CardId| Touch { verb, card: Some(card.to_string()), ..Touch::default() };
    match answer {
        Answer::Choose(card) => on("choose", card),
        Answer::Name(card) => on("name", card),
        Answer::Put(card, n) => Touch { amount: Some(*n), ..on("put", card) },
        Answer::Take(card, n) => Touch { amount: Some(*n), ..on("take", card) },
        Answer::Mode(mode) => Touch { amount: Some(u16::from(*mode) + 1), ..verb("option") },
        Answer::First(seat) => Touch { amount: Some(u16::from(*seat) + 1), ..verb("first") },
        Answer::Trigger(card, _) => on("trigger", card),
        Answer::Amount(n) => {
            let target = view.stack.top().and_then(|frame| {
                let prevents = purpose(&view.stack) == Some(Why::Prevent);
                let hit = if prevents { frame.reg(Reg::C) } else { view.table.left_to_hit(frame) };
                hit.first().map(|card| CardId::from_thing(card).to_string())
            });
            Touch { target, amount: Some(*n), ..verb("damage") }
        }
        Answer::Yes => verb("yes"),
        Answer::Pass => verb("pass"),
    }
}

/// The card an attack is aimed at; `base` where the enemy has none in play.
pub(super) fn aimed_at(table: &Table, seat: Seat, target: Target) -> String {
    match target {
        Target::Row(card) => card.to_string(),
        Target::Base => {
            // The one across, or the other one if that is gone (R15.2).
            let base = table.bases(opponent(seat)).first();
            base.map_or_else(|| Target::Base.to_string(), |base| CardId::from_thing(base).to_string())
        }
    }
}
