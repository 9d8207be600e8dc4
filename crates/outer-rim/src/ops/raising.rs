//! What waits for something that happens.

use kernel::Seat;
use script::{Core, Trigger};

use crate::cards;
use crate::state::State;
use crate::things::CardId;
use crate::words::{Ability, Moment};

impl State {
    /// The abilities of a player that wait for a moment, secrets among them. The solo opponent uses none of them
    /// (R14.5).
    fn waiting<'a>(
        &'a self,
        seat: Seat,
        is: impl Fn(&Moment) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = (Trigger, bool)> + 'a {
        let table = &self.table;
        let plays = !table.player(seat).is_automaton();
        let secrets = self.secrets[seat.index()].of::<CardId>();
        let bearers = table
            .bearers(seat)
            .chain(secrets.map(|card| (card.thing(), self.table.second.holds(card))))
            .filter(move |_| plays);
        bearers.flat_map(move |(thing, second)| {
            let own = cards::abilities(thing, second).iter().enumerate();
            own.filter_map(move |(index, ability)| match ability {
                Ability::When { on, may, .. } if is(on) => {
                    Some((Trigger::new(thing, cards::ability_id(thing, second, index), seat.0), *may))
                }
                _ => None,
            })
        })
    }

    pub(super) fn waits(&self, seat: Seat, is: impl Fn(&Moment) -> bool + Copy) -> bool {
        self.waiting(seat, is).any(|(trigger, _)| script::Read::ready(self, &trigger))
    }

    /// Lets them wait for the next window.
    pub(super) fn raise(&mut self, seat: Seat, is: impl Fn(&Moment) -> bool + Copy) {
        // A player has few of them for one moment.
        let mut found = [None; 12];
        for (place, trigger) in found.iter_mut().zip(self.waiting(seat, is)) {
            *place = Some(trigger);
        }
        for (trigger, may) in found.into_iter().flatten() {
            self.machine.raise(if may { trigger.optional() } else { trigger });
        }
    }
}
