//! What an action touches.

use kernel::{Seat, Touch};

use crate::action::{Action, Target};
use crate::card::{CardId, CardSet};
use crate::offer;
use crate::state::{Table, opponent};
use crate::turn::Question;
use crate::view::View;

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
        Action::Choose(card) => on("choose", card),
        Action::Mode(mode) => Touch { amount: Some(u16::from(*mode) + 1), ..verb("option") },
        Action::Trigger(card) => on("trigger", card),
        Action::Redirect(card) => on("redirect", card),
        Action::Amount(n) => {
            let shields = offer::standing_on(&view.stack) == Some(Question::Shield);
            let onto = view.stack.top().and_then(|frame| {
                let hit = if shields { CardSet::one(frame.source) } else { table.left_to_hit(frame) };
                hit.first().map(|card| CardId::from_thing(card).to_string())
            });
            Touch { onto, amount: Some((*n).into()), ..verb("damage") }
        }
        Action::Yes => verb("yes"),
        Action::Pass => verb("pass"),
        Action::End => verb("end"),
        Action::Lend(card) => on("lend", card),
        Action::Join => Touch { onto: aim(&Target::Base), ..verb("join") },
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
