//! Triggers: who waits for what (R20).

use kernel::Seat;
use script::{Board, Core, Trigger};

use crate::card::{CardId, Things};
use crate::cards;
use crate::grants::Trick;
use crate::state::{Frame, State};
use crate::words::{Ability, Moment};

/// No card has more abilities at a time.
const MOST: usize = 16;

impl State {
    /// The abilities a card has now, gained ones too.
    fn abilities_of(&self, card: CardId) -> ([u16; MOST], usize) {
        let mut ids = [0; MOST];
        let mut n = 0;
        // Mostly nobody gives or takes any.
        if !self.table.granted.gives_abilities() && self.table.lasting.rows().is_empty() {
            let printed = self.table.printed_abilities(card.thing());
            ids[..printed.len()].copy_from_slice(printed);
            return (ids, printed.len());
        }
        for id in script::abilities(&self.table, card.thing()).take(MOST) {
            ids[n] = id;
            n += 1;
        }
        (ids, n)
    }

    /// Lets the abilities of a card wait that wait for this moment.
    pub(super) fn raise(
        &mut self,
        card: CardId,
        about: u16,
        num: i16,
        is: impl Fn(&Moment, &Frame, &State) -> bool,
    ) {
        let owner = self.table.controller(card).0;
        let frame = Frame { source: card.thing(), owner, about, ..Frame::BLANK };
        let (ids, n) = self.abilities_of(card);
        for id in &ids[..n] {
            let Some(Ability::When { on, may, .. }) = cards::ability(*id) else { continue };
            if !on.iter().any(|moment| is(moment, &frame, self)) {
                continue;
            }
            let trigger = Trigger::new(card.thing(), *id, owner).about(about).with_num(num);
            self.machine.raise(if *may { trigger.optional() } else { trigger });
        }
    }

    /// The same of every card that waits for what others do. None of them says anything about who did it, so that
    /// what many do at once is one entry.
    pub(super) fn raise_watchers(&mut self, is: impl Fn(&Moment, &Frame, &State) -> bool + Copy) {
        for card in self.table.watching.of::<CardId>() {
            self.raise(card, 0, 0, is);
        }
    }

    pub(super) fn raise_keyword(&mut self, card: CardId, id: u16, num: i16) {
        let trigger = Trigger::new(card.thing(), id, self.table.controller(card).0).with_num(num);
        self.machine.raise(if id == cards::AMBUSH { trigger.optional() } else { trigger });
    }

    /// R20.8: what playing or deploying a unit triggers by its keywords.
    pub(super) fn raise_arrival(&mut self, unit: CardId) {
        if self.table.has(unit, Trick::Ambush) {
            self.raise_keyword(unit, cards::AMBUSH, 0);
        }
        if self.table.has(unit, Trick::Shielded) {
            self.raise_keyword(unit, cards::SHIELDED, 0);
        }
    }

    /// All of these leave play at the same time: each sees the others go (R20.2, R22.3).
    pub(super) fn raise_leaving(&mut self, units: Things, upgrades: Things, defeated: bool) {
        for unit in units.of::<CardId>() {
            let thing = unit.thing();
            if defeated {
                self.raise(unit, thing, 0, |moment, _, _| matches!(moment, Moment::Defeated));
                self.raise_watchers(|moment, frame, state| {
                    matches!(moment, Moment::UnitDefeated(of) if state.table.matches_in_play(of, thing, frame))
                });
            }
            if unit.is_leader() && self.table.agreed.rulings.leaders_never_enter {
                continue;
            }
            self.raise_watchers(|moment, frame, state| {
                matches!(moment, Moment::UnitLeaves(of) if state.table.matches_in_play(of, thing, frame))
            });
        }
        for upgrade in upgrades.of::<CardId>() {
            let host = self.table.host(upgrade).expect("an upgrade in play is on a unit");
            // If the unit goes as well, there is nothing left to do for it.
            if !units.holds(host) {
                self.raise(upgrade, host.thing(), 0, |moment, _, _| matches!(moment, Moment::Detached));
            }
        }
    }

    /// A player has played a card (R8.12).
    pub(super) fn raise_played(&mut self, seat: Seat, card: CardId) {
        self.raise_watchers(|moment, frame, state| {
            matches!(moment, Moment::YouPlay(of)
                if Seat(frame.owner) == seat && state.table.is_such_card(of, card, frame))
        });
    }
}
