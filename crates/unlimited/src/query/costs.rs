//! What cards cost, and what can be played (R8).

use kernel::Seat;
use script::is_blank;

use crate::card::{CardId, Face, Icons, Kind, Things};
use crate::cards::{self, BOX};
use crate::grants::{self, FORBIDDEN, Key, NEXT_COSTS};
use crate::state::{Frame, Open, State};
use crate::words::{Ability, FREE, Filter};

impl Open {
    /// R8.5: two for each icon that leader and base do not provide.
    pub fn penalty(&self, seat: Seat, face: &Face) -> u8 {
        if !self.agreed.rulings.aspect_penalty {
            return 0;
        }
        let provides = [CardId::leader_of(seat), CardId::base_of(seat)].map(|card| self.face(card));
        penalty(provides, face)
    }

    /// What the cards in play say about costs.
    fn pricing(&self) -> impl Iterator<Item = (CardId, Seat, &'static Ability)> {
        let sources = if self.granted.changes_prices() { self.standing } else { Things::EMPTY };
        sources.of::<CardId>().flat_map(|card| {
            let seat = self.controller(card);
            self.says(card).iter().map(move |ability| (card, seat, ability))
        })
    }

    fn frame(&self, source: CardId, owner: Seat) -> Frame {
        Frame { source: source.thing(), owner: owner.0, ..Frame::BLANK }
    }

    /// R8.4: what a card costs a player; an upgrade on this unit.
    pub fn cost(&self, seat: Seat, card: CardId, onto: Option<CardId>) -> u8 {
        let face = self.face(card);
        // Mostly nothing changes it.
        if !self.granted.changes_prices() && self.lasting.rows().is_empty() && !face.has_own_price {
            return face.cost + self.penalty(seat, face);
        }
        let (mut more, mut less) = (0i16, 0i16);
        let mut add = |by: i8| if by > 0 { more += i16::from(by) } else { less -= i16::from(by) };
        let mut penalty = self.penalty(seat, face);
        for (source, controller, ability) in self.pricing() {
            let of_card = |filter: &Filter| self.is_such_card(filter, card, &self.frame(source, controller));
            match ability {
                Ability::Price(price) if (controller == seat) != price.enemy && of_card(&price.of) => {
                    let first = !self.ledger.marked(Key::Upgraded(seat)).holds(source);
                    if !is_blank(self, source.thing())
                        && (!price.onto_this || (onto == Some(source) && first))
                    {
                        add(price.by);
                    }
                }
                Ability::IgnoresPenalty(filter)
                    if controller == seat && of_card(filter) && !is_blank(self, source.thing()) =>
                {
                    penalty = 0;
                }
                _ => {}
            }
        }
        for ability in face.abilities {
            if let Ability::OwnPrice(when, by) = ability
                && self.holds_open(when, &self.frame(card, seat))
            {
                add(*by);
            }
        }
        for row in self.lasting.rows().iter().filter(|row| row.what == NEXT_COSTS && row.owner == seat.0) {
            let (by, of) = cards::next_costs(row.num as usize).expect("a card that says so");
            if self.is_such_card(of, card, &self.frame(card, seat)) {
                add(by);
            }
        }
        let total = i16::from(face.cost) + i16::from(penalty) + more - less;
        total.clamp(0, u8::MAX.into()) as u8
    }

    /// The same, so much less by the effect that lets it be played; increases come first (R8.4).
    pub fn cost_less(&self, seat: Seat, card: CardId, onto: Option<CardId>, less: u8) -> u8 {
        if less >= FREE { 0 } else { self.cost(seat, card, onto).saturating_sub(less) }
    }

    /// R8.8: the damage to the own base that comes with a card.
    pub(crate) fn toll(&self, seat: Seat, card: CardId) -> u8 {
        let tolls = self.pricing().map(|(source, controller, ability)| match ability {
            Ability::Toll { of, damage }
                if controller != seat
                    && self.is_such_card(of, card, &self.frame(source, controller))
                    && !is_blank(self, source.thing()) =>
            {
                *damage
            }
            _ => 0,
        });
        tolls.sum()
    }

    /// R10.3: whether an event does nothing.
    pub(crate) fn is_blanked_event(&self, seat: Seat) -> bool {
        self.ledger.tally(Key::Events, seat.0) == 1
            && self.pricing().any(|(source, controller, ability)| {
                matches!(ability, Ability::BlanksFirstEvent)
                    && controller != seat
                    && !is_blank(self, source.thing())
            })
    }

    /// Whether a card of this name cannot be played (SOR_062).
    pub fn is_forbidden(&self, seat: Seat, face: &Face) -> bool {
        let named = self.lasting.rows().iter().filter(|row| row.what == FORBIDDEN && row.owner != seat.0);
        named.into_iter().any(|row| BOX[row.num as usize].name == face.name)
    }

    fn can_pay(&self, seat: Seat, cost: u8) -> bool {
        usize::from(cost) <= self.ready_resources(seat).len()
    }

    /// The units on which a player can play an upgrade (R11.2, R8.11).
    pub fn hosts_for(&self, seat: Seat, upgrade: CardId, less: u8) -> Things {
        let attach = self.face(upgrade).abilities.iter().find_map(|ability| match ability {
            Ability::Attach(filter) => Some(filter),
            _ => None,
        });
        let Some(filter) = attach else { return Things::EMPTY };
        let affordable = |unit| self.can_pay(seat, self.cost_less(seat, upgrade, unit, less));
        // Only what stands can make it cheaper on one unit than on another.
        let varies = self.granted.changes_prices();
        if !varies && !affordable(None) {
            return Things::EMPTY;
        }
        let hosts = self.all_in_play(filter, &self.frame(upgrade, seat)) & self.units;
        if varies { hosts.of::<CardId>().filter(|unit| affordable(Some(*unit))).collect() } else { hosts }
    }
}

impl State {
    /// Whether a player can play a card from where it is (R8.1, R8.14).
    pub fn can_play(&self, seat: Seat, card: CardId, less: u8) -> bool {
        let table = &self.table;
        let face = table.face(card);
        if !grants::is_played(face) || table.is_forbidden(seat, face) {
            return false;
        }
        match face.kind {
            Kind::Upgrade => !table.hosts_for(seat, card, less).is_empty(),
            _ => {
                table.can_pay(seat, table.cost_less(seat, card, None, less))
                    || !self.instead_of_paying(seat, card).is_empty()
            }
        }
    }

    /// The units on which an upgrade can be played from hand.
    pub(crate) fn hosts_to_play_on(&self, seat: Seat, upgrade: CardId) -> Things {
        let table = &self.table;
        if table.is_forbidden(seat, table.face(upgrade)) {
            Things::EMPTY
        } else {
            table.hosts_for(seat, upgrade, 0)
        }
    }

    /// R8.9: the cards in hand that can be discarded instead of paying for this one.
    pub(crate) fn instead_of_paying(&self, seat: Seat, card: CardId) -> Things {
        let table = &self.table;
        let such = table.face(card).abilities.iter().find_map(|ability| match ability {
            Ability::InsteadOfPaying(filter) => Some(filter),
            _ => None,
        });
        let Some(filter) = such else { return Things::EMPTY };
        let frame = table.frame(card, seat);
        let hand = self.hands[seat.index()].of::<CardId>();
        hand.filter(|other| *other != card && table.is_such_card(filter, *other, &frame)).collect()
    }

    /// Whether the card in register A can be paid for as the frame says.
    pub(crate) fn can_pay_for(&self, card: CardId, frame: &Frame) -> bool {
        let seat = Seat(frame.owner);
        let onto = frame.reg(script::Reg::B).of::<CardId>().next();
        self.table.can_pay(seat, self.table.cost_less(seat, card, onto, frame.num() as u8))
    }
}

/// R8.5: two for each icon that these cards do not provide.
pub(crate) fn penalty(provides: impl IntoIterator<Item = &'static Face>, face: &Face) -> u8 {
    let mut provided = provides.into_iter().fold(Icons::NONE, |all, of| all.and(of.icons));
    2 * face.aspects.iter().filter(|aspect| !provided.take(**aspect)).count() as u8
}
