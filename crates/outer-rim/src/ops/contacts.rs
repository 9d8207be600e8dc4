//! R7.4, R7.7, R11: contacts, and those who hunt them.

use kernel::{Log, Seat};
use script::{Did, Reg};

use crate::OuterRim;
use crate::cards;
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Frame, State};
use crate::things::{CardId, Side, Slot, Space, Things};
use crate::turn::{GAIN, HUNT, PLACE, REWARD};

/// What a reward is for, as the first number of its procedure.
pub(super) const REWARD_OF_CARD: i16 = 0;
pub(super) const REWARD_OF_ELIMINATION: i16 = 1;
pub(super) const REWARD_OF_CAPTURE: i16 = 2;

impl State {
    pub(super) fn look(&mut self, seat: Seat, slot: Slot, log: &mut impl Log<OuterRim>) {
        let Some(contact) = self.contact_at(slot) else { return };
        self.known.learn(seat, contact);
        log.event(Event::LookedAt { seat, slot, contact: Some(contact) });
    }

    pub(super) fn turn_up(&mut self, slot: Slot, log: &mut impl Log<OuterRim>) {
        let Some(contact) = self.contact_at(slot) else { return };
        if !self.table.faceup.holds(contact) {
            self.table.faceup.insert(contact.thing());
            self.known.learn_all(contact);
            log.event(Event::ContactShown(slot, contact));
        }
    }

    /// The contact in register A goes to a free contact space of the planet in register B, or changes places with the
    /// one in register C.
    pub(super) fn move_contact(&mut self, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let slot = |reg: Reg| frame.reg(reg).of::<Slot>().next();
        let free = |space: Space| space.slots().find(|slot| self.contact_at(*slot).is_none());
        let to = slot(Reg::C).or_else(|| frame.reg(Reg::B).of::<Space>().next().and_then(free));
        let (Some(from), Some(to)) = (slot(Reg::A), to) else { return Did::No };
        self.contacts.swap(from.index(), to.index());
        log.event(Event::ContactMoved { from, to });
        Did::Yes
    }

    pub(super) fn place_contact(&mut self, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let contact = frame.reg(Reg::A).of::<CardId>().next();
        let space = frame.reg(Reg::B).of::<Space>().next();
        let (Some(contact), Some(space)) = (contact, space) else { return };
        let slot = space.slots().find(|slot| self.contact_at(*slot).is_none()).expect("a free contact space");
        self.contacts[slot.index()] = Some(contact);
        self.table.aside.remove(contact.thing());
        self.table.faceup.insert(contact.thing());
        self.table.databank.insert(contact.thing());
        log.event(Event::ContactPlaced(contact, slot));
    }

    /// The same without asking anybody: to the first of the nearest planets.
    pub(super) fn settle_contact(&mut self, contact: CardId, seat: Seat, log: &mut impl Log<OuterRim>) {
        let Some(space) = self.nearest_free(seat).of::<Space>().next() else { return };
        let frame = Frame::BLANK.with(Reg::A, Things::one(contact.thing()));
        self.place_contact(&frame.with(Reg::B, Things::one(space.thing())), log);
    }

    /// R7.4: whoever lies there is turned up; the procedure knows it from now on.
    pub(super) fn meet(&mut self, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let Some(slot) = frame.reg(Reg::A).of::<Slot>().next() else { return };
        self.turn_up(slot, log);
        let contact: Things = self.contact_at(slot).into_iter().collect();
        self.top().set(Reg::B, contact);
    }

    pub(super) fn read_contact(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let Some(contact) = frame.reg(Reg::B).of::<CardId>().next() else { return Did::No };
        log.event(Event::Read(seat, contact));
        self.call_at(programs().effect(contact, false), Frame { source: contact.thing(), ..*frame })
    }

    pub(super) fn recruit(&mut self, frame: &Frame) -> Did {
        let mut gain = frame.with(Reg::A, Things::one(frame.source));
        gain.nums = [0; 2];
        self.call(&GAIN, gain)
    }

    pub(super) fn take_crew(
        &mut self,
        seat: Seat,
        card: CardId,
        frame: &Frame,
        log: &mut impl Log<OuterRim>,
    ) -> Did {
        if let Some(from) = self.table.owner(card) {
            self.table.player_mut(from).assets.remove(card.thing());
            log.event(Event::CrewTaken { seat, from, card });
        }
        let mut gain = frame.with(Reg::A, Things::one(card.thing()));
        gain.nums = [0, i16::from(self.table.second.holds(card))];
        self.call(&GAIN, gain)
    }

    // ---- hunting

    /// R11: the contact in register B is fought by what the bounty says; whoever protects it is in register C.
    pub(super) fn hunt(&mut self, seat: Seat, frame: &Frame) -> Did {
        let Some(contact) = frame.reg(Reg::B).of::<CardId>().next() else { return Did::No };
        let Some(bounty) = self.bounty_on(seat, contact) else { return Did::No };
        let mut hunt = Frame { source: bounty.thing(), ..*frame };
        // The first number says whether the owner protects it.
        if hunt.num() == 0 {
            hunt.set(Reg::C, Things::EMPTY);
        }
        self.call(&HUNT, hunt)
    }

    pub(super) fn challenge(&mut self, seat: Seat, frame: &Frame) -> Did {
        let bounty = cards::card(CardId::from_thing(frame.source)).bounty.expect("a bounty");
        let target = crate::query::target(CardId::from_thing(frame.source));
        let owner = self.table.owner(target);
        self.table.turn.hunted = Some(target).filter(|_| owner == Some(seat));
        match frame.reg(Reg::C).of::<Side>().next().map(Side::seat) {
            // R11.7: a protector stands in for the crew.
            Some(protector) if owner == Some(protector) => self.fight_player(seat, protector, None, frame),
            _ => self.fight_enemy(seat, bounty.combat, bounty.dice, frame),
        }
    }

    /// The token of the target leaves wherever it is; its card goes back to the databank.
    fn catch(&mut self, target: CardId) {
        if let Some(slot) = self.slot_of(target) {
            self.contacts[slot.index()] = None;
        }
        self.table.faceup.remove(target.thing());
        self.table.players.iter_mut().for_each(|player| player.assets.remove(target.thing()));
        self.table.turn.hunted = None;
        self.table.databank.insert(target.thing());
    }

    /// R11.3.
    pub(super) fn eliminate(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let target = crate::query::target(CardId::from_thing(frame.source));
        self.catch(target);
        self.table.removed.insert(target.thing());
        log.event(Event::Eliminated(seat, target));
        let mut reward = *frame;
        reward.nums = [REWARD_OF_ELIMINATION, 0];
        self.call(&REWARD, reward)
    }

    pub(super) fn capture(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let target = crate::query::target(CardId::from_thing(frame.source));
        self.catch(target);
        self.table.captured.insert(frame.source);
        log.event(Event::Captured(seat, target));
    }

    /// R11.6: own crew that was not beaten flees.
    pub(super) fn target_flees(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let target = crate::query::target(CardId::from_thing(frame.source));
        if !self.table.player(seat).assets.holds(target) {
            return Did::No;
        }
        self.table.player_mut(seat).assets.remove(target.thing());
        self.table.turn.hunted = None;
        self.table.databank.insert(target.thing());
        self.table.aside.insert(target.thing());
        log.event(Event::Fled(target));
        self.call(&PLACE, frame.with(Reg::A, Things::one(target.thing())))
    }
}
