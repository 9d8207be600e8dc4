//! What can be read off the table: values, room, prices, ways.

mod cond;
mod host;
mod room;
mod select;
mod values;
mod ways;

pub(crate) use room::{GEAR, TASKS};

use crate::cards;
use crate::things::CardId;

/// Whom a bounty is about.
pub(crate) fn target(bounty: CardId) -> CardId {
    let target = cards::card(bounty).bounty.expect("a bounty").target;
    cards::contact_called(target).expect("a contact")
}
