//! What each op does: the only place that changes a state.

mod damage;
mod host;
mod input;
mod moving;
mod playing;
mod turn;

use script::{Core, Did, Trigger};

use crate::card::{CardId, ability};
use crate::cards::When;
use crate::state::{State, Table};

pub(crate) use input::{act, befall, leave};

const fn done(done: bool) -> Did {
    if done { Did::Yes } else { Did::No }
}

impl State {
    /// Lets the abilities of a unit wait until the effect is done.
    fn raise(&mut self, unit: CardId, when: When, about: impl Fn(Trigger) -> Trigger) {
        triggers(&self.table, unit, when).for_each(|trigger| self.machine.raise(about(trigger)));
    }
}

/// What a unit's abilities of a moment wait for.
fn triggers(table: &Table, unit: CardId, when: When) -> impl Iterator<Item = Trigger> {
    let of_moment = script::abilities(table, unit.thing()).filter(move |id| ability(*id).when == when);
    of_moment.map(move |id| {
        let trigger = Trigger::new(unit.thing(), id, unit.owner().0);
        if ability(id).optional { trigger.optional() } else { trigger }
    })
}
