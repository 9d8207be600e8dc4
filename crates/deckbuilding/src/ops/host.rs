//! What the machine asks of a state; `perform` is what each op of the cards does.

use kernel::{Log, Seat};
use script::{Act, Code, Decider, Did, Entry, Read, Reg, SeatOrder, Trigger, Write, can_start};

use crate::Deckbuilding;
use crate::card::{CardId, CardSet};
use crate::event::Event;
use crate::query::must_redirect;
use crate::state::{Frame, Frames, State, WORDS, opponent};
use crate::turn::{self, Ask, programs};
use crate::why::Why;
use crate::words::*;

impl Read<WORDS> for State {
    type Words = Vocabulary;
    type Core = Frames;
    /// Abilities interrupt, and only one side's wait for the same moment.
    const SEATS: SeatOrder = SeatOrder::ActiveFirst;

    #[inline]
    fn code() -> &'static Code<Vocabulary> {
        &programs().code
    }

    #[inline]
    fn core(&self) -> &Frames {
        &self.stack
    }

    fn test(&self, cond: &Cond, frame: &Frame) -> bool {
        self.holds(cond, frame)
    }

    fn select(&self, from: &[Filter], frame: &Frame) -> CardSet {
        from.iter().fold(CardSet::EMPTY, |all, filter| all | self.select_one(filter, frame))
    }

    fn can(&self, op: &Op, frame: &Frame) -> bool {
        self.possible(op, frame)
    }

    fn changes(&self, op: &Op, frame: &Frame) -> bool {
        self.would_change(op, frame)
    }

    fn asks_in_vain(&self) -> bool {
        self.table.agreed.rulings.vain_effects_are_asked
    }

    fn number(&self, num: &Num, frame: &Frame) -> i16 {
        self.amount(*num, frame) as i16
    }

    fn decider(&self, who: &Who, _: Option<Why>, frame: &Frame) -> Decider<Vocabulary> {
        Decider::Seat(match who {
            Who::You => frame.owner,
            Who::Opponent => opponent(Seat(frame.owner)).0,
        })
    }

    fn measure(&self, metric: &Measure, _: u16, _: &Frame) -> i32 {
        match *metric {}
    }

    fn uncertain(&self, chance: &ChanceOp, frame: &Frame) -> bool {
        match chance {
            ChanceOp::ShuffleOwn | ChanceOp::ShuffleGalaxy => true,
            ChanceOp::RenewGalaxy => {
                self.table.agreed.rulings.looking_shuffles
                    && self.galaxy_deck.is_empty()
                    && !self.table.galaxy_discard.is_empty()
            }
            // With an empty hand there is nothing to draw lots about.
            ChanceOp::EnemyCard(_) => !self.hands[opponent(Seat(frame.owner)).index()].is_empty(),
        }
    }

    fn active(&self) -> u8 {
        self.table.active.0
    }

    #[inline]
    fn ability(face: u16) -> Entry {
        programs().ability_of(face)
    }

    fn ready(&self, trigger: &Trigger) -> bool {
        let Ability::Triggered { effect, .. } = CardId::from_thing(trigger.thing).card().ability else {
            return false;
        };
        can_start(self, effect, &Frame::new(Entry::WINDOW, trigger.thing, trigger.owner))
    }
}

impl Write<WORDS> for State {
    #[inline]
    fn core_mut(&mut self) -> &mut Frames {
        &mut self.stack
    }
}

impl<L: Log<Deckbuilding>> Act<L, WORDS> for State {
    fn perform(&mut self, op: &Op, log: &mut L) -> Did {
        let frame = *self.frame();
        let owner = Seat(frame.owner);
        let this = || CardId::from_thing(frame.source);
        match *op {
            Op::GainAttack(n) => {
                let bonus = &mut self.table.bonus;
                bonus.set(this(), bonus.of(this()) + n);
                log.event(Event::GainedAttack { card: this(), amount: n });
            }
            Op::GainResources(num) => {
                let amount = self.amount(num, &frame);
                self.gain_resources(owner, amount, log);
            }
            Op::GainForce(n) => self.gain_force(owner, n, log),
            Op::Spend(n) => {
                self.player_mut(owner).resources -= u16::from(n);
                log.event(Event::Spent { seat: owner, amount: n.into() });
            }
            Op::Draw(n) => self.draw(owner, n.into(), log),
            Op::Repair(n) => {
                let damaged = self.damaged_bases(owner);
                match damaged.first() {
                    Some(base) if damaged.len() == 1 => self.repair(CardId::from_thing(base), n, log),
                    Some(_) => {
                        let aim = Frame::new(programs().entry(&turn::MEND), frame.source, owner.0);
                        self.push(aim.with_num(n.into()));
                    }
                    None => {}
                }
            }
            Op::Exile(cards) => {
                for card in self.the(cards, &frame) {
                    self.exile(card, log);
                }
            }
            Op::Discard(cards) => self.discard(self.named(cards, &frame), log),
            Op::Destroy(cards) => {
                for card in self.the(cards, &frame) {
                    self.destroy_ship(card, log);
                }
                self.fill_row(log);
            }
            Op::Damage(cards, num) => {
                let amount = self.amount(num, &frame);
                for card in self.the(cards, &frame) {
                    self.damage(card, amount, log);
                }
            }
            Op::DamageBase(num) => {
                let amount = self.amount(num, &frame);
                let bases = self.select_one(&ENEMY_BASE, &frame);
                if bases.len() > 1 {
                    let aim = Frame::new(programs().entry(&turn::STRIKE), frame.source, owner.0);
                    self.push(aim.with_num(amount as i16));
                } else {
                    for card in bases.iter().map(CardId::from_thing) {
                        self.damage(card, amount, log);
                    }
                }
            }
            Op::Move(cards, place) => {
                for card in self.the(cards, &frame) {
                    self.put(card, place, owner, log);
                }
                self.fill_row(log);
            }
            Op::ExileLater(cards) => {
                for card in self.the(cards, &frame) {
                    self.table.marked.insert(card.thing());
                    log.event(Event::MarkedForExile { card });
                }
            }
            Op::Purchase(cards, price, place) => {
                for card in self.the(cards, &frame) {
                    let cost = match price {
                        Price::Free => 0,
                        Price::Paid => card.card().cost.into(),
                    };
                    self.purchase(owner, card, cost, place, log);
                }
            }
            // Where it goes is asked of the card when something is purchased: see `redirect`.
            Op::RedirectNext(_) => self.table.this_turn.redirecting = Some(this()),
            Op::RevealTop(reg) => {
                // R12.10: if the galaxy deck is still empty, there is nothing to reveal.
                let top = self.galaxy_deck.top();
                self.frame_mut().set(reg, top.map_or(CardSet::EMPTY, |card| CardSet::one(card.thing())));
                if let Some(card) = top {
                    self.learn_all(card);
                    log.event(Event::Revealed { card });
                }
            }
            Op::LookAtTop(n) => {
                for i in 0..usize::from(n).min(self.galaxy_deck.len()) {
                    let card = self.galaxy_deck.cards()[self.galaxy_deck.len() - 1 - i];
                    self.known.learn(owner, card);
                    log.event(Event::Looked { seat: owner, card: Some(card) });
                }
            }
            Op::LookAtHand => {
                let hand = self.hands[opponent(owner).index()];
                self.known.learn_these(owner, hand);
                log.event(Event::LookedAtHand { seat: owner, cards: Some(hand) });
            }
            Op::SwapWithTop(cards) => {
                for card in self.the(cards, &frame) {
                    self.swap_with_top(card, log);
                }
            }
            Op::Swap(row, discard) => {
                for (out, into) in self.the(row, &frame).zip(self.the(discard, &frame)) {
                    let place = self.table.place_in_row(out).expect("it lies in the row");
                    // R12.12: they change places; the row is never short of a card.
                    self.table.galaxy_discard.replace(into, out);
                    self.leave_row_place(place);
                    self.table.row[place] = Some(into);
                    log.event(Event::Swapped { out, into });
                }
            }
            Op::Rule(routine) => self.carry_out(routine, &frame, log),
        }
        // No card of this game asks whether an op was carried out.
        Did::Yes
    }

    fn open(&mut self, ask: &Ask, log: &mut L) -> bool {
        match ask {
            Ask::Main => true,
            Ask::Wait => self.table.other_region.is_some(),
            Ask::Redirect => {
                let frame = *self.frame();
                let owner = Seat(frame.owner);
                let bought = CardId::from_thing(frame.source);
                let by = frame.reg(Reg::B);
                if must_redirect(by) && frame.num() == 0 && by.len() == 1 {
                    // A redirect that was used and has no rival simply happens.
                    self.frame_mut().set(Reg::A, by);
                    self.put(bought, Place::OwnDeckTop, owner, log);
                    return false;
                }
                !self.redirects_to_ask(&frame).is_empty()
            }
        }
    }
}
