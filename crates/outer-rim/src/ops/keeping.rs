//! Cards that are kept, laid down, removed; encounter cards and the databank.

use kernel::{Log, Seat};
use script::{Core, Did, Reg};

use crate::OuterRim;
use crate::card::Destination;
use crate::cards;
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Frame, State};
use crate::things::{CardId, Origin, Ship, Tales, Things};
use crate::turn::{DOWNSIZE, GAIN, PLACE};
use crate::words::*;

impl State {
    /// Out of wherever it lies, except for assets.
    pub(super) fn take_out(&mut self, card: CardId) {
        match card.origin() {
            Origin::Market(deck) => {
                self.markets[deck.index()].remove(card);
            }
            Origin::Encounter(tales) => {
                self.tales[tales.index()].remove(card);
            }
            Origin::Databank | Origin::Contact => self.table.databank.remove(card.thing()),
        }
        self.table.aside.remove(card.thing());
        // A planet is marked as long as somebody has what is to be brought there.
        if self.table.owner(card).is_some() && self.table.held(card).destination == Destination::Marked {
            self.table.marked = None;
        }
        self.table.players.iter_mut().for_each(|player| player.assets.remove(card.thing()));
        self.secrets.iter_mut().for_each(|secrets| secrets.remove(card.thing()));
    }

    /// The card in register A becomes an asset.
    pub(super) fn put_away(&mut self, seat: Seat, card: CardId, second: bool, log: &mut impl Log<OuterRim>) {
        self.take_out(card);
        if second {
            self.table.second.insert(card.thing());
        }
        if card.is_contact() {
            if let Some(slot) = self.slot_of(card) {
                self.contacts[slot.index()] = None;
            }
            self.table.faceup.remove(card.thing());
        }
        self.welcome(seat, card, log);
        self.table.player_mut(seat).assets.insert(card.thing());
        self.known.learn_all(card);
        log.event(if card.is_contact() { Event::Joined(seat, card) } else { Event::Took(seat, card) });
    }

    /// R13: a crew that comes may turn the ship, which then has room for it.
    pub(super) fn welcome(&mut self, seat: Seat, card: CardId, log: &mut impl Log<OuterRim>) {
        if self.table.held(card).kind == Kind::Crew {
            self.deed(seat, Deed::CrewGained, log);
        }
    }

    /// R3.6, R3.7: back to where it came from.
    pub(super) fn lay_down(&mut self, card: CardId) {
        self.take_out(card);
        self.table.second.remove(card.thing());
        match card.origin() {
            Origin::Market(deck) => {
                let pile = &mut self.markets[deck.index()];
                pile.put_under(card);
                if pile.len() == 1 {
                    self.known.learn_all(card);
                }
            }
            Origin::Encounter(tales) => self.tales[tales.index()].put_under(card),
            Origin::Databank | Origin::Contact => self.table.databank.insert(card.thing()),
        }
    }

    /// Discards one card; a contact that is set free finds a place, and its player may have to say where.
    pub(super) fn discard_one(
        &mut self,
        seat: Seat,
        card: CardId,
        frame: &Frame,
        log: &mut impl Log<OuterRim>,
    ) -> Did {
        if self.secrets[seat.index()].holds(card) {
            self.known.learn_all(card);
            log.event(Event::UsedSecret(seat, card));
            self.lay_down(card);
            return Did::Yes;
        }
        let freed = self.freed_by(card);
        let owner = self.table.owner(card).unwrap_or(seat);
        log.event(Event::Discarded(owner, card));
        self.table.captured.remove(card.thing());
        let fitted = self.fits_all(owner);
        self.lay_down(card);
        match freed {
            None => self.downsize(owner, fitted, frame),
            Some(contact) => {
                self.table.aside.insert(contact.thing());
                let place = frame.with(Reg::A, Things::one(contact.thing()));
                self.call(&PLACE, Frame { owner: owner.0, ..place })
            }
        }
    }

    pub(super) fn fits_all(&self, seat: Seat) -> bool {
        self.table.fits(seat, self.table.player(seat).assets)
    }

    /// R18.3, R18.4: what made room has left, and not all that fitted fits any more.
    pub(super) fn downsize(&mut self, seat: Seat, fitted: bool, frame: &Frame) -> Did {
        if fitted && !self.fits_all(seat) {
            return self.call(&DOWNSIZE, Frame { owner: seat.0, ..*frame });
        }
        Did::Yes
    }

    /// The contact that has nowhere to be when a card goes: crew, or the captured target of a bounty.
    pub(super) fn freed_by(&self, card: CardId) -> Option<CardId> {
        if card.is_contact() {
            return Some(card);
        }
        self.table.captured.holds(card).then(|| crate::query::target(card))
    }

    pub(super) fn discard_all(
        &mut self,
        seat: Seat,
        cards: Things,
        frame: &Frame,
        log: &mut impl Log<OuterRim>,
    ) -> Did {
        let mut did = Did::No;
        for card in cards.of::<CardId>() {
            did = self.discard_one(seat, card, frame, log);
        }
        did
    }

    /// To the box.
    pub(super) fn remove(&mut self, card: CardId, log: &mut impl Log<OuterRim>) {
        self.take_out(card);
        self.table.second.remove(card.thing());
        if self.table.captured.holds(card) {
            self.table.captured.remove(card.thing());
            self.table.removed.insert(crate::query::target(card).thing());
        }
        self.table.removed.insert(card.thing());
        self.known.learn_all(card);
        log.event(Event::Removed(card));
    }

    /// What a section makes of its card.
    pub(super) fn keep(&mut self, seat: Seat, frame: &Frame) -> Did {
        let card = CardId::from_thing(frame.source);
        let mut gain = frame.with(Reg::A, Things::one(frame.source));
        gain.nums = [0, i16::from(self.section_for(seat, card) == 1)];
        self.call(&GAIN, gain)
    }

    pub(super) fn keep_secret(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let card = CardId::from_thing(frame.source);
        let Origin::Encounter(tales) = card.origin() else { return };
        if self.section_for(seat, card) == 1 {
            self.table.second.insert(card.thing());
        }
        self.table.aside.remove(card.thing());
        self.secrets[seat.index()].insert(card.thing());
        self.known.learn(seat, card);
        log.event(Event::KeptSecret { seat, tales, card: Some(card) });
    }

    /// R8.3: nobody else sees which it was.
    pub(super) fn lose_secret(&mut self, seat: Seat, card: CardId, log: &mut impl Log<OuterRim>) {
        let Origin::Encounter(tales) = card.origin() else { return };
        self.lay_down(card);
        log.event(Event::LostSecret { seat, tales, card: Some(card) });
    }

    // ---- reading cards

    /// Which section of an encounter card is about where a player is (R7.5).
    pub(crate) fn section_for(&self, seat: Seat, card: CardId) -> u8 {
        let space = self.table.player(seat).space;
        match card.origin() {
            Origin::Encounter(Tales::Navpoint) => u8::from(self.table.patrols_at(space).next().is_none()),
            _ => space.place().section,
        }
    }

    pub(super) fn draw_tale(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let tales = self.table.player(seat).space.place().tales;
        let Some(card) = self.tales[tales.index()].take() else { return Did::No };
        let section = self.section_for(seat, card);
        let effect = cards::tale(card).sections[usize::from(section)].effect;
        let hidden = matches!(effect, [Step::Do(Op::KeepSecret)]);
        self.table.aside.insert(card.thing());
        match hidden {
            true => self.known.learn(seat, card),
            false => self.known.learn_all(card),
        }
        log.event(Event::Drew { seat, tales, card: Some(card), section, hidden });
        self.table.turn.reading = Some(card);
        let reads = Frame { source: card.thing(), regs: [Things::EMPTY; 3], ..*frame };
        self.call_at(programs().section(card, section), reads)
    }

    /// R3.6.
    pub(super) fn put_back_tale(&mut self) {
        if let Some(card) = self.table.turn.reading.take()
            && self.table.aside.holds(card)
        {
            self.table.aside.remove(card.thing());
            let Origin::Encounter(tales) = card.origin() else { return };
            self.tales[tales.index()].put_under(card);
        }
    }

    pub(super) fn found_in_databank(&mut self, n: usize, frame: &Frame) {
        let card = self.in_databank(frame.num() as u8).nth(n).expect("one of them");
        self.top().about = card.thing();
    }

    pub(super) fn read_databank(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let card = CardId::from_thing(frame.about);
        if !self.table.databank.holds(card) || card.is_contact() {
            return Did::No;
        }
        self.table.databank.remove(card.thing());
        self.table.aside.insert(card.thing());
        log.event(Event::Read(seat, card));
        self.call_at(programs().effect(card, false), Frame { source: card.thing(), ..*frame })
    }

    pub(super) fn return_databank(&mut self, frame: &Frame) {
        if self.table.aside.contains(frame.about) {
            self.table.aside.remove(frame.about);
            self.table.databank.insert(frame.about);
        }
    }

    // ---- ships

    /// R6.9: the old one is traded in, its damage goes, and the cards move over.
    pub(super) fn take_ship(
        &mut self,
        seat: Seat,
        ship: Ship,
        damage: u8,
        frame: &Frame,
        log: &mut impl Log<OuterRim>,
    ) -> Did {
        let player = self.table.player_mut(seat);
        (player.ship, player.ship_turned, player.ship_tokens) = (ship, false, 0);
        player.ship_damage = 0;
        log.event(Event::ShipTaken(seat, ship));
        // A ship of the supply takes its card out of the game.
        if let Some(card) = cards::cards_of(crate::things::Deck::Ship)
            .find(|card| cards::card(*card).sells.is_some_and(|id| id == cards::SHIPS[ship.index()].id))
            && card.thing() != frame.source
        {
            self.take_out(card);
            self.table.removed.insert(card.thing());
            self.known.learn_all(card);
            log.event(Event::Removed(card));
        }
        self.call(&DOWNSIZE, *frame);
        if damage > 0 {
            self.hurt(seat, Body::Ship, damage, log);
        }
        Did::Later
    }

    /// Whether the machine stands in a procedure that began at this depth.
    pub(super) fn depth(&self) -> u8 {
        self.machine.frames().len() as u8
    }
}
