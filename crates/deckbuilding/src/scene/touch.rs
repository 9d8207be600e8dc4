//! What an action touches.

use kernel::{Seat, Touch};
use script::{Answer, Core, Reg};

use crate::action::{Action, Target};
use crate::card::CardId;
use crate::pending::purpose;
use crate::state::{Open, opponent};
use crate::view::View;
use crate::why::Why;

pub(super) fn touch(view: &View, action: &Action) -> Touch {
    let table = &view.table;
    let verb = |verb| Touch { verb, ..Touch::default() };
    let on = |verb, card: &CardId| Touch { verb, things: vec![card.to_string()], ..Touch::default() };
    let aim = |target: &Target| Some(aimed_at(table, table.active, *target));
    let cost = |card: &CardId| Some(card.card().cost.into());
    match action {
        Action::Play(card) => on("play", card),
        Action::Use(card) => on("use", card),
        Action::Assign(card, target) => Touch { onto: aim(target), ..on("assign", card) },
        Action::Resolve(target) => Touch { onto: aim(target), ..verb("attack") },
        Action::Buy(card) => Touch { amount: cost(card), ..on("buy", card) },
        Action::Bribe(card) => Touch { amount: cost(card), ..on("bribe", card) },
        Action::Answer(answer) => answered(view, answer),
        Action::Redirect(card) => on("redirect", card),
        Action::End => verb("end"),
        Action::Lend(card) => on("lend", card),
        Action::Join => Touch { onto: aim(&Target::Base), ..verb("join") },
    }
}

/// An amount of damage is aimed at somebody.
fn answered(view: &View, answer: &Answer<CardId>) -> Touch {
    let touch = answer.touch();
    if !matches!(answer, Answer::Amount(_)) {
        return touch;
    }
    let onto = view.stack.top().and_then(|frame| {
        let prevents = purpose(&view.stack) == Some(Why::Prevent);
        let hit = if prevents { frame.reg(Reg::C) } else { view.table.left_to_hit(frame) };
        hit.of::<CardId>().next().map(|card| card.to_string())
    });
    Touch { onto, ..touch }
}

/// The card an attack is aimed at; `base` where the enemy has none in play.
pub(super) fn aimed_at(table: &Open, seat: Seat, target: Target) -> String {
    match target {
        Target::Row(card) => card.to_string(),
        Target::Base => {
            // The one across, or the other one if that is gone (R15.2).
            let base = table.bases(opponent(seat)).first();
            base.map_or_else(|| Target::Base.to_string(), |base| CardId::from_thing(base).to_string())
        }
    }
}
