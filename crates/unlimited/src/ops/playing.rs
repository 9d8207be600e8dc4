//! Playing cards and deploying leaders (R8, R12.2).

use kernel::{Log, Seat};
use script::{Core, Did, Flags, Reg, Row};

use super::done;
use crate::Unlimited;
use crate::card::{CardId, Kind, Things};
use crate::cards;
use crate::event::Event;
use crate::grants::{Key, NEXT_COSTS};
use crate::state::{Frame, State};
use crate::turn::programs;
use crate::words::{Ability, Moment, Until};

impl State {
    /// R8.4, R8.8: resources, then what else is to be paid.
    pub(super) fn pay_for(&mut self, frame: &Frame, log: &mut impl Log<Unlimited>) -> Did {
        let seat = Seat(frame.owner);
        let Some(card) = frame.reg(Reg::A).of::<CardId>().next() else { return Did::No };
        let onto = frame.reg(Reg::B).of::<CardId>().next();
        let cost = self.table.cost_less(seat, card, onto, frame.num() as u8);
        self.pay(seat, cost, log);
        self.machine.top_mut().expect("a card is played").nums[0] = cost.into();
        let toll = self.table.toll(seat, card);
        self.deal(toll, Things::one(CardId::base_of(seat).thing()), seat, log);
        Did::Yes
    }

    /// R8.1: the card comes into play, or does what it says.
    pub(super) fn enter(&mut self, frame: &Frame, log: &mut impl Log<Unlimited>) -> Did {
        let seat = Seat(frame.owner);
        let Some(card) = frame.reg(Reg::A).of::<CardId>().next() else { return Did::No };
        let host = frame.reg(Reg::B).of::<CardId>().next();
        self.use_up(seat, card);
        self.take_out(card);
        self.show(card);
        let face = self.table.face(card);
        let label = self.table.label(card);
        let on = host.map(|host| self.table.label(host));
        log.event(Event::Played { seat, card: label, on, cost: frame.num().clamp(0, 99) as u8 });
        self.count_played(seat, label.face_index());
        match face.kind {
            Kind::Unit(_) => {
                let ready =
                    frame.nums[1] > 0 || face.abilities.iter().any(|a| matches!(a, Ability::EntersReady));
                self.arrive(card, seat, ready);
                self.table.ledger.mark(Key::Played, card.thing());
                self.raise(card, card.thing(), 0, |moment, _, _| matches!(moment, Moment::Played));
                self.raise_arrival(card);
                self.raise_played(seat, card);
            }
            Kind::Upgrade => {
                let host = host.expect("an upgrade is played on a unit");
                self.table.upgrades.insert(card.thing());
                self.table.hosts.set(card, host.index() as u8);
                self.set_controller(card, seat);
                self.takes_effect(card);
                self.machine.renew(card.thing());
                self.table.ledger.mark(Key::Upgraded(seat), host.thing());
                self.table.unsettled = true;
                self.raise(card, host.thing(), 0, |moment, frame, state| match moment {
                    Moment::Played => true,
                    Moment::Attached(to) => state.table.matches_in_play(to, frame.about, frame),
                    _ => false,
                });
                self.raise_played(seat, card);
            }
            Kind::Event => {
                self.table.discards.insert(card.thing());
                self.raise_played(seat, card);
                let blanked = self.table.is_blanked_event(seat);
                if let Some(ability) = cards::event_of(label.face_index()).filter(|_| !blanked) {
                    self.machine.push(Frame::new(programs().ability(ability), card.thing(), seat.0));
                }
            }
            _ => return Did::No,
        }
        done(true)
    }

    /// What the next card costs less is used up by the first that fits.
    fn use_up(&mut self, seat: Seat, card: CardId) {
        let table = &self.table;
        let own = Frame { source: card.thing(), owner: seat.0, ..Frame::BLANK };
        let fits = |row: &Row<4>| {
            row.what == NEXT_COSTS && row.owner == seat.0 && {
                let (_, of) = cards::next_costs(row.num as usize).expect("a card that says so");
                table.is_such_card(of, card, &own)
            }
        };
        let mut used = 0u64;
        for (at, _) in table.lasting.rows().iter().enumerate().filter(|(_, row)| fits(row)) {
            used |= 1 << at;
        }
        if used != 0 {
            let mut at = 0;
            self.table.lasting.retain(|_| {
                at += 1;
                used & (1 << (at - 1)) == 0
            });
        }
    }

    /// R30.3: what a player has played in this phase, and the events of this round.
    pub(crate) fn count_played(&mut self, seat: Seat, face: usize) {
        let face = &cards::BOX[face];
        let ledger = &mut self.table.ledger;
        ledger.count(Key::Played, seat.0, 1);
        for (i, aspect) in face.aspects.iter().enumerate() {
            if !face.aspects[..i].contains(aspect) {
                ledger.count(Key::PlayedOf(*aspect), seat.0, 1);
            }
        }
        if face.kind == Kind::Event {
            ledger.count(Key::Events, seat.0, 1);
        }
    }

    /// From wherever it is.
    fn take_out(&mut self, card: CardId) {
        let owner = card.owner();
        if self.hands[owner.index()].holds(card) {
            self.hands[owner.index()].remove(card.thing());
            return;
        }
        self.decks[owner.index()].remove(card);
        self.table.discards.remove(card.thing());
        self.table.aside.remove(card.thing());
        self.table.ledger.unmark(Key::Defeated, card.thing());
    }

    /// A unit comes into its arena (R9.1).
    fn arrive(&mut self, unit: CardId, seat: Seat, ready: bool) {
        let thing = unit.thing();
        self.table.units.insert(thing);
        self.set_controller(unit, seat);
        self.table.damage.set(unit, 0);
        if ready {
            self.table.exhausted.remove(thing);
        } else {
            self.table.exhausted.insert(thing);
        }
        self.table.unsettled = true;
        self.table.ledger.mark(Key::Entered, thing);
        self.takes_effect(unit);
        self.machine.renew(thing);
    }

    /// R12.2, R12.3.
    pub(super) fn deploy(&mut self, frame: &Frame, log: &mut impl Log<Unlimited>) {
        let seat = Seat(frame.owner);
        let leader = CardId::leader_of(seat);
        self.table.epic.insert(leader.thing());
        self.arrive(leader, seat, true);
        if self.table.agreed.rulings.leaders_never_enter {
            self.table.ledger.unmark(Key::Entered, leader.thing());
        }
        log.event(Event::Deployed(seat, self.table.label(leader)));
        self.raise(leader, leader.thing(), 0, |moment, _, _| matches!(moment, Moment::Deployed));
        self.raise_arrival(leader);
    }

    /// The program of an action ability, or of an epic action, becomes the action of this turn.
    pub(super) fn use_ability(&mut self, card: CardId, seat: Seat, id: u16, log: &mut impl Log<Unlimited>) {
        log.event(Event::Used(seat, self.table.label(card)));
        if matches!(cards::ability(id), Some(Ability::Epic(_))) {
            self.table.epic.insert(card.thing());
        }
        let frame = Frame::new(programs().ability(id), card.thing(), seat.0).flagged(Flags::SCOPE);
        self.machine.push(frame);
    }

    /// What lasted until then is over.
    pub(super) fn end_of(&mut self, until: Until) {
        self.table.lasting.end(until.code());
        self.table.ledger.end(until.code());
        self.table.unsettled = true;
    }
}
