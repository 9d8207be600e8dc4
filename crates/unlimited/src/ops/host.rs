//! What the machine asks of a state that changes; `perform` is what each op of the cards does.

use kernel::{Log, Seat};
use script::{Act, Core, Did, Row, Write};

use super::done;
use crate::Unlimited;
use crate::card::{CardId, Things, Token};
use crate::cards;
use crate::event::Event;
use crate::grants::{FORBIDDEN, HP, Key, NEXT_COSTS, POWER, Promises};
use crate::state::{Machine, State};
use crate::why::Why;
use crate::words::*;

impl Write<4> for State {
    #[inline]
    fn core_mut(&mut self) -> &mut Machine {
        &mut self.machine
    }

    fn shared(&mut self, _: Why, thing: u16, amount: i16) {
        self.table.shares.set(thing, amount as u8);
    }
}

impl<L: Log<Unlimited>> Act<L, 4> for State {
    fn perform(&mut self, op: &Op, log: &mut L) -> Did {
        let frame = *self.machine.top().expect("an effect is being carried out");
        let you = Seat(frame.owner);
        let number = |state: &State, num: &Num| state.amount(num, &frame).clamp(0, u8::MAX.into()) as u8;
        match op {
            // R17.6: nobody deals nothing, whatever it would be measured on.
            Op::DamageFrom(by, ..) if frame.reg(*by).is_empty() => return Did::No,
            Op::Damage(num, it) | Op::DamageFrom(_, num, it) => {
                let n = number(self, num);
                let things = self.things(it, &frame);
                return done(self.deal(n, things, you, log) > 0);
            }
            Op::DamageShares(reg) => {
                for card in frame.reg(*reg).of::<CardId>() {
                    let n = self.table.shares.take(card.thing());
                    self.deal_one(n, card, you, log);
                }
            }
            Op::Heal(num, it) => {
                let n = number(self, num);
                let things = self.things(it, &frame);
                let healed: u8 = things.of::<CardId>().map(|card| self.heal(n, card, log)).sum();
                return done(healed > 0);
            }
            Op::HealShares(reg) => {
                let mut healed = 0;
                for card in frame.reg(*reg).of::<CardId>() {
                    let n = self.table.shares.take(card.thing());
                    healed += self.heal(n, card, log);
                }
                self.machine.top_mut().expect("an effect is being carried out").nums[0] = healed.into();
            }
            Op::Defeat(it) => {
                let things = self.things(it, &frame);
                return done(self.defeat(things, log));
            }
            Op::DefeatShares(reg) => {
                let shared = frame.reg(*reg);
                for token in shared.of::<Token>() {
                    let n = self.table.shares.take(token.thing());
                    self.take_tokens(token, n, log);
                }
                let cards: Things = shared.of::<CardId>().collect();
                cards.iter().for_each(|thing| self.table.shares.set(thing, 0));
                self.defeat(cards, log);
            }
            Op::Ready(it) => {
                let things = self.things(it, &frame);
                return done(self.ready(things, log));
            }
            Op::Exhaust(it) => {
                let things = self.things(it, &frame);
                return done(self.exhaust(things, log));
            }
            Op::ReadyResources(num, whose) => {
                let n = number(self, num);
                let mut all = n > 0;
                for seat in self.players(*whose, &frame) {
                    all &= self.ready_resources(seat, n.into(), log);
                }
                return done(all);
            }
            Op::ExhaustResources(num, whose) => {
                let n = number(self, num);
                for seat in self.players(*whose, &frame) {
                    let some = self.exhaust_resources(seat, n.into());
                    log.event(Event::ExhaustedResources(seat, some as u8));
                }
            }
            Op::Pay(num) => {
                let n = number(self, num);
                if usize::from(n) > self.table.ready_resources(you).len() {
                    return Did::No;
                }
                self.pay(you, n, log);
            }
            Op::Give(kind, num, it) => {
                let n = number(self, num);
                let things = self.things(it, &frame);
                return done(self.give(*kind, n, things, log));
            }
            Op::Grow(power, hp, it, until) => {
                let units = self.things(it, &frame) & self.table.units;
                for (what, num) in [(POWER, *power), (HP, *hp)] {
                    if num != 0 {
                        // Nobody asks who it came from, so that what a unit gets in a phase adds up to one row.
                        self.leave_with(what, num.into(), units, *until, 0, 0);
                    }
                }
                for unit in units.of::<CardId>() {
                    log.event(Event::Changed { card: self.table.label(unit), power: *power, hp: *hp });
                }
                return done(!units.is_empty());
            }
            Op::Gain(gift, it, until) => {
                let things = self.things(it, &frame);
                let (what, num) = gift.row();
                self.leave_with(what, num, things, *until, frame.source, frame.owner);
                for card in things.of::<CardId>() {
                    log.event(Event::Gained { card: self.table.label(card), what, num });
                }
                return done(!things.is_empty());
            }
            Op::Draw(num, whose) => {
                let n = number(self, num);
                for seat in self.players(*whose, &frame) {
                    self.draw(seat, n, log);
                }
            }
            Op::DrawThese(it) => {
                let things = self.things(it, &frame);
                return done(self.draw_these(things, log));
            }
            Op::Discard(it) => {
                let things = self.things(it, &frame);
                return done(self.discard(things, log));
            }
            Op::DiscardHand(whose) => {
                // R24.8: an empty hand counts as done.
                for seat in self.players(*whose, &frame) {
                    let hand = self.hands[seat.index()];
                    self.discard(hand, log);
                }
            }
            Op::Mill(num, whose, reg) => {
                let n = number(self, num);
                let mut milled = Things::EMPTY;
                for seat in self.players(*whose, &frame) {
                    milled = milled | self.mill(seat, n.into(), log);
                }
                self.put(*reg, milled);
                return done(!milled.is_empty());
            }
            Op::LookAtTop(num, whose, reg) => {
                let n = number(self, num);
                let mut seen = Things::EMPTY;
                for seat in self.players(*whose, &frame) {
                    let (cards, len) = self.top_cards(seat, n.into());
                    self.look(you, seat, &cards[..len], log);
                    seen = seen | cards[..len].iter().copied().collect();
                }
                self.put(*reg, seen);
            }
            Op::RevealTop(num, whose, reg) => {
                let n = number(self, num);
                let mut seen = Things::EMPTY;
                for seat in self.players(*whose, &frame) {
                    let (cards, len) = self.top_cards(seat, n.into());
                    cards[..len].iter().for_each(|card| self.reveal(*card, log));
                    seen = seen | cards[..len].iter().copied().collect();
                }
                self.put(*reg, seen);
            }
            Op::RevealNext(reg) => {
                let seen = frame.reg(*reg);
                let next = self.decks[you.index()].from_top().nth(seen.len());
                let Some(card) = next else { return Did::No };
                self.reveal(card, log);
                self.put(*reg, seen.with(card.thing()));
            }
            Op::SearchDeck(reg) => {
                let (cards, len) = self.top_cards(you, usize::MAX);
                self.look(you, you, &cards[..len], log);
                self.put(*reg, cards[..len].iter().copied().collect());
            }
            Op::LookAtHand(whose) => {
                for seat in self.players(*whose, &frame) {
                    self.look_at_hand(you, seat, false, log);
                }
            }
            Op::RevealHand(whose) => {
                for seat in self.players(*whose, &frame) {
                    self.look_at_hand(you, seat, true, log);
                }
            }
            Op::Reveal(it) => {
                let things = self.things(it, &frame);
                things.of::<CardId>().for_each(|card| self.reveal(card, log));
                return done(!things.is_empty());
            }
            Op::ToHand(it) => {
                let things = self.things(it, &frame);
                return done(self.return_to_hand(things, log));
            }
            Op::ToBottom(it) => {
                let things = self.things(it, &frame);
                return done(self.put_to_bottom(things, log));
            }
            Op::ToTop(it) => {
                let things = self.things(it, &frame);
                self.put_on_top(things, log);
            }
            Op::Resource(it, enters) => {
                let things = self.can_be_resources(it, &frame);
                return done(self.resource(you, things, *enters == Enters::Ready, log));
            }
            Op::TakeControl(it, whose) => {
                let things = self.things(it, &frame);
                let seat = self.players(*whose, &frame).next().unwrap_or(you);
                return done(self.take_control(seat, things, log));
            }
            Op::Later(due, it) => {
                let face = self.table.face_index(CardId::from_thing(frame.source));
                let ability = cards::later(face).expect("the card says what comes later");
                let things = self.things(it, &frame);
                self.later(*due, ability, frame.source, things, you);
            }
            Op::NextCosts(..) => {
                let face = self.table.face_index(CardId::from_thing(frame.source));
                self.table.lasting.add::<Promises>(Row {
                    what: NEXT_COSTS,
                    num: face as i16,
                    until: Until::Phase.code(),
                    owner: frame.owner,
                    source: frame.source,
                    things: Things::EMPTY,
                });
            }
            Op::ForbidNamed => {
                let source = Things::one(frame.source);
                // If it has left play meanwhile, nothing is forbidden.
                if source.meets(&self.table.units) {
                    self.table.lasting.add::<Promises>(Row {
                        what: FORBIDDEN,
                        num: frame.num(),
                        until: Until::Gone.code(),
                        owner: frame.owner,
                        source: frame.source,
                        things: source,
                    });
                }
            }
            Op::Set(i, num) => {
                let n = self.amount(num, &frame);
                self.machine.top_mut().expect("an effect is being carried out").nums[usize::from(*i)] = n;
            }
            Op::Use => self.table.ledger.mark(Key::Used, frame.source),
            Op::Rule(routine) => return self.routine(*routine, &frame, log),
        }
        Did::Yes
    }

    fn check(&mut self, log: &mut L) {
        self.settle(log);
    }

    fn open(&mut self, ask: &Ask, _: &mut L) -> bool {
        match ask {
            Ask::Main | Ask::NameCard => true,
        }
    }
}

impl State {
    fn put(&mut self, reg: script::Reg, things: Things) {
        self.machine.top_mut().expect("an effect is being carried out").set(reg, things);
    }
}
