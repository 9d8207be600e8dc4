//! The base: asked for, found, moved (R18).

use kernel::{Dice, Log};
use pieces::Pile;
use script::{Did, Flags, Reg};

use crate::Rebellion;
use crate::chance::Shuffled;
use crate::event::Event;
use crate::query::here;
use crate::state::{Frame, PROBES, State};
use crate::things::{BASE_SPACE, Place, Region, Side, Things};
use crate::words::*;

impl State {
    /// R18.5.
    pub(super) fn reveal_hidden_base(&mut self, log: &mut impl Log<Rebellion>) {
        if let (None, Some(base)) = (self.table.revealed, self.base) {
            self.reveal_base(base, log);
        }
    }

    /// The Rebels say whether it is there.
    pub(super) fn ask_for_base(&mut self, asked: Asked, frame: &Frame, log: &mut impl Log<Rebellion>) -> Did {
        let base = self.base.expect("there is a base");
        let (region, place) = match asked {
            Asked::System => (None, here(frame)),
            Asked::Region(reg) => (frame.reg(reg).of::<Region>().next(), None),
            Asked::RegionHere => (here(frame).map(Place::region), None),
        };
        let there = place == Some(base) || region == Some(base.region());
        if place.is_none() && region.is_none() {
            return Did::No;
        }
        log.event(Event::Answered { region, place, there });
        Did::Yes
    }

    pub(super) fn limit_to_five(&mut self) {
        let kinds = What::Mobile.kinds(Side::Rebel);
        let top = self.top();
        top.nums[0] = 5;
        top.set(Reg::B, kinds);
    }

    pub(super) fn withdraw(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let from = frame.reg(Reg::C).of::<Place>().next().expect("units come from somewhere");
        self.depart(from, log);
        self.arrive(Side::Rebel, BASE_SPACE, log);
    }

    pub(super) fn draw_for_base(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        // S4.6.
        let most = if self.table.agreed.is_solo() { self.table.gap() } else { i16::MAX };
        for _ in 0..frame.nums[0].min(most) {
            if let Some(place) = self.probes.take() {
                self.known.learn(Side::Rebel.seat(), place);
                self.aside.insert(place.thing());
            }
        }
        log.event(Event::LookedAt { side: Side::Rebel, cards: self.aside });
    }

    /// R18.7: what was not chosen goes to the bottom of the deck in any order.
    pub(super) fn sink_probes(&mut self, seed: u64, log: &mut impl Log<Rebellion>) {
        let unchosen = std::mem::take(&mut self.aside);
        let mut cards: Pile<Place, PROBES> = unchosen.of().collect();
        cards.shuffle(&mut Dice::new(seed));
        cards.cards().iter().for_each(|place| self.probes.put_under(*place));
        self.known.forget(unchosen);
        log.event(Event::Shuffled(Shuffled::Unchosen));
    }

    /// R18.7: the old card is shown and goes to the Imperial hand; what was not chosen goes back.
    pub(super) fn move_base(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let new = frame.reg(Reg::C).of::<Place>().next();
        // What was picked in secret has been put to use.
        let top = self.top();
        top.set(Reg::C, Things::EMPTY);
        top.put(Flags::SECRET, false);
        let solo = self.table.agreed.is_solo();
        if let Some(new) = new {
            self.aside.remove(new.thing());
        }
        // S4.8, SQ13: what was not chosen is shuffled with the whole deck.
        let whole = solo && (new.is_none() || !self.table.agreed.readings.probes_to_bottom);
        if whole {
            std::mem::take(&mut self.aside).of::<Place>().for_each(|place| self.probes.put(place));
        }
        self.top().nums[1] = whole.into();
        let (Some(new), Some(old)) = (new, self.base) else {
            if solo {
                self.end_search(None, frame, log);
            }
            return;
        };
        // R8.1: what comes out of a hidden base may meet the enemy.
        let comes = self.table.revealed.is_none() && self.table.has_units(Side::Rebel, BASE_SPACE);
        self.top().set(Reg::B, Some(old).filter(|_| comes).into_iter().collect());
        if self.table.revealed.is_none() {
            self.reveal_base(old, log);
        }
        // Show No Fear: its marker was where the base was.
        self.table.markers.iter_mut().for_each(|marker| {
            marker.take_if(|marker| marker.place == old && marker.side() == Side::Rebel);
        });
        self.retire(log);
        self.base = Some(new);
        self.table.revealed = None;
        if solo {
            self.end_search(Some(old), frame, log);
        } else {
            self.probed.insert(old.thing());
        }
        log.event(Event::BaseMoved);
    }
}
