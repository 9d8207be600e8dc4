//! R5.2: purchases, where they go, and bribes (R10.3).

use kernel::{Log, Seat};
use script::{Reg, proceed};

use crate::Deckbuilding;
use crate::card::{CardId, CardSet};
use crate::event::Event;
use crate::query::{moves_itself, waiting_for};
use crate::state::{Frame, State};
use crate::turn::{PURCHASE, programs};
use crate::words::*;

impl State {
    pub(super) fn purchase<L: Log<Deckbuilding>>(
        &mut self,
        seat: Seat,
        card: CardId,
        cost: u16,
        to: Place,
        log: &mut L,
    ) {
        self.player_mut(seat).resources -= cost;
        log.event(Event::Purchased { seat, card, paid: cost });
        // R12.5: a place named by an ability is one redirect among others.
        let named = i16::from(to != Place::OwnDiscard);
        self.put(card, to, seat, log);
        // R16.8, R16.25, R16.36: what serves this purchase does not serve one the partner makes meanwhile.
        let by = self.table.redirects(seat, card);
        self.serve(by, true);
        let frame = Frame::new(programs().entry(&PURCHASE), card.thing(), seat.0).with_num(named);
        self.push(frame.with(Reg::B, by));
        // R5.2.3: the row is full again before anything else happens.
        self.fill_row(log);
    }

    pub(super) fn redirect<L: Log<Deckbuilding>>(&mut self, seat: Seat, by: CardId, log: &mut L) {
        let bought = CardId::from_thing(self.frame().source);
        proceed(self);
        // What is told apart below: Fang Fighter, Sullust and Jedha, Twi'lek Smuggler.
        self.frame_mut().set(Reg::A, CardSet::one(by.thing()));
        log.event(Event::Triggered { seat, card: by });
        match by.card().ability {
            Ability::Triggered { .. } => self.push(Frame::new(programs().ability(by), by.thing(), seat.0)),
            Ability::Constant(Constant::RedirectFirst { to, exile, .. }) => {
                self.put(bought, to, seat, log);
                if exile {
                    self.table.marked.insert(bought.thing());
                    log.event(Event::MarkedForExile { card: bought });
                }
            }
            ability => {
                if let Some(to) = ability.redirects_next() {
                    self.put(bought, to, seat, log);
                }
            }
        }
    }

    /// R10.3, R10.4: not a purchase and not a defeat.
    pub(super) fn bribe<L: Log<Deckbuilding>>(&mut self, seat: Seat, card: CardId, log: &mut L) {
        self.player_mut(seat).resources -= u16::from(card.card().cost);
        log.event(Event::Bribed { seat, card });
        self.discard(CardSet::one(card.thing()), log);
    }

    /// These redirects serve a purchase, or are free to serve the next one.
    fn serve(&mut self, by: CardSet, taken: bool) {
        let this_turn = &mut self.table.this_turn;
        for card in by.iter().map(CardId::from_thing) {
            match card.card().ability {
                Ability::Constant(Constant::RedirectFirst { of: Sides::NEUTRAL, .. }) => {
                    this_turn.purchased_neutral = taken;
                }
                Ability::Constant(_) => this_turn.purchased = taken,
                Ability::Activated { .. } => this_turn.redirecting = (!taken).then_some(card),
                // A card that moves itself serves no other.
                Ability::Triggered { .. } | Ability::None => {}
            }
        }
    }

    /// R12.5, R12.6, R12.8: redirects are used up; then what waits for the purchase.
    pub(super) fn purchased(&mut self, frame: &Frame) {
        let owner = Seat(frame.owner);
        let card = CardId::from_thing(frame.source);
        let picked = frame.reg(Reg::A);
        let rulings = &self.table.agreed.rulings;
        // A place named by an ability is a redirect like any other.
        let redirected = !picked.is_empty() || frame.num() > 0;
        let lost =
            if redirected { rulings.unpicked_redirect_is_lost } else { rulings.declined_redirect_is_lost };
        if lost {
            self.table.this_turn.purchased = true;
            self.table.this_turn.purchased_neutral |= card.card().faction == Faction::Neutral;
        } else {
            self.serve(frame.reg(Reg::B) - picked, false);
        }
        if !moves_itself(card) {
            self.trigger_all(owner, waiting_for(Moment::Purchased) & CardSet::one(card.thing()));
        }
    }
}
