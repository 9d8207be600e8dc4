//! What each op does: the only place that changes a state.

mod attacking;
mod damage;
mod drawing;
mod host;
mod input;
mod moving;
mod playing;
mod purchasing;
mod sharing;
pub(crate) mod team;
mod turn;

use kernel::Seat;
use script::{Core, Trigger};

use crate::card::{CardId, CardSet};
use crate::query::{exiling, waiting_for};
use crate::state::{Frame, State};
use crate::words::{Cards, Moment};

pub(crate) use input::{act, apply_fate, leave};

/// R6.3: nobody has to make use of an ability.
fn triggers(owner: Seat, cards: CardSet) -> impl Iterator<Item = Trigger> {
    let ability = |thing| CardId::from_thing(thing).face() as u16;
    cards.iter().map(move |thing| Trigger::new(thing, ability(thing), owner.0).optional())
}

impl State {
    #[inline]
    fn frame(&self) -> &Frame {
        self.stack.top().expect("an effect is being carried out")
    }

    #[inline]
    fn frame_mut(&mut self) -> &mut Frame {
        self.stack.top_mut().expect("an effect is being carried out")
    }

    /// R8.2: once the game is over nothing more is carried out.
    fn push(&mut self, frame: Frame) {
        if self.table.outcome.is_none() {
            self.stack.push(frame);
        }
    }

    /// The cards an op is about, in ascending order.
    pub(crate) fn named(&self, cards: Cards, frame: &Frame) -> CardSet {
        match cards {
            Cards::This => CardSet::one(frame.source),
            Cards::It(reg) => frame.reg(reg),
            Cards::All(filter) => self.select_one(&filter, frame),
        }
    }

    fn the(&self, cards: Cards, frame: &Frame) -> impl Iterator<Item = CardId> + use<> {
        self.named(cards, frame).iter().map(CardId::from_thing)
    }

    fn learn_all(&mut self, card: CardId) {
        self.known.learn_all(card);
    }

    /// Lets the abilities of these cards, which wait for what just happened, be carried out.
    fn trigger_all(&mut self, owner: Seat, waiting: CardSet) {
        if !waiting.is_empty() && self.table.outcome.is_none() {
            self.stack.interrupt(triggers(owner, waiting));
        }
    }

    /// The base of a player, if its ability waits for this moment.
    fn base_waiting(&self, seat: Seat, moment: Moment) -> CardSet {
        self.player(seat).base.map_or(CardSet::EMPTY, |base| CardSet::one(base.thing())) & waiting_for(moment)
    }

    /// R14.9: the bases of a team that wait for something either partner does.
    fn bases_waiting(&self, seat: Seat, moment: Moment) -> CardSet {
        self.table.bases(seat) & waiting_for(moment)
    }

    /// Lets the base's ability be carried out, by its player or by the partner (R14.17).
    fn trigger_base(&mut self, seat: Seat, moment: Moment) {
        let waiting = self.base_waiting(seat, moment);
        self.trigger_all(seat, waiting);
        if let Some(other_region) = &mut self.table.other_region {
            other_region.open = other_region.open | (waiting - exiling());
        }
    }
}
