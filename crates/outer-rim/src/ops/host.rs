//! What the machine asks of a state that changes; `perform` is what each op of the cards does.

use kernel::{Log, Outcome, Seat, Team};
use script::{Act, Core, Did, Ranked, Reg, Write};

use super::done;
use crate::OuterRim;
use crate::event::Event;
use crate::state::{Frame, Machine, Roll, State};
use crate::things::{CardId, Deck, Patrol, Piece, Ship, Shown, Side, Slot, Space, Talent, Things, WORDS};
use crate::turn::{
    BUY_SHIP, CONTEST, DATABANK, FIND, LOOKED, MARKET, MOVE, MOVE_CONTACT, MOVE_PATROL, OFFER, PATROL,
    REROLL, ROLL, SHUFFLE,
};
use crate::why::Why;
use crate::words::*;

impl Write<WORDS> for State {
    #[inline]
    fn core_mut(&mut self) -> &mut Machine {
        &mut self.machine
    }

    /// Dice that are rolled again leave the table.
    fn shared(&mut self, _: Why, thing: u16, amount: i16) {
        let taken = self.table.roll.pool.take(Shown::from_thing(thing).what(), amount as u8);
        self.table.roll.hand += taken;
    }
}

impl<L: Log<OuterRim>> Act<L, WORDS> for State {
    fn perform(&mut self, op: &Op, log: &mut L) -> Did {
        let frame = *self.machine.top().expect("an effect is being carried out");
        let you = Seat(frame.owner);
        let number = |state: &State, num: &Num| script::Read::number(state, num, &frame).clamp(0, 250) as u8;
        match op {
            Op::Gain(num) => {
                let n = number(self, num);
                self.gain(you, n, log);
            }
            Op::Pays(n) => {
                if !self.table.turn.waived {
                    self.gain(you, *n, log);
                }
            }
            Op::Lose(n) => self.lose(you, *n, log),
            Op::Pay(num) => {
                let n = number(self, num);
                return done(self.pay(you, n, log));
            }
            Op::TakeCredits(n, reg) => {
                let Some(from) = frame.reg(*reg).of::<Side>().next().map(Side::seat) else { return Did::No };
                self.give(from, you, u16::from(*n), log);
            }
            Op::Fame(n) => self.gain_fame(you, *n, log),
            Op::GainRep(party) => {
                let Some(faction) = self.table.faction(*party, &frame) else { return Did::No };
                return done(self.raise_rep(you, faction, log));
            }
            Op::LoseRep(party) | Op::PayRep(party) | Op::LoseRepEvenIfNegative(party) => {
                let Some(faction) = self.table.faction(*party, &frame) else { return Did::No };
                return self.lose_rep(you, faction, &frame, log);
            }
            Op::Damage(body, n) => {
                self.table.turn.by_combat = None;
                self.hurt(you, *body, *n, log);
            }
            Op::Recover(body, n) => {
                let recovered = self.recover(you, *body, *n, log);
                return done(recovered > 0);
            }
            Op::AvoidDefeat => self.table.turn.saved = true,

            Op::Test(skill, buyout) => return self.test(you, *skill, *buyout, &frame),
            Op::TestChosen(reg) => {
                let Some(skill) = frame.reg(*reg).of::<Talent>().next() else { return Did::No };
                return self.test(you, skill.what(), 0, &frame);
            }
            Op::Fight(combat, dice) => return self.fight_enemy(you, *combat, *dice, &frame),
            Op::FightPlayer(combat, reg) => {
                let Some(rival) = frame.reg(*reg).of::<Side>().next() else { return Did::No };
                return self.fight_player(you, rival.seat(), *combat, &frame);
            }
            Op::Suffer => self.suffer(log),
            Op::Roll(num) => {
                let n = number(self, num);
                self.table.roll = Roll { by: you, of: Rolls::Effect, hand: n, ..Roll::NONE };
                return self.call(&ROLL, frame);
            }
            Op::Contest(dice, skills, _) => {
                let numbered = frame.with_num((*dice).into());
                self.begin_contest(you, *dice, skills, &frame);
                return self.call(&CONTEST, numbered);
            }

            Op::BuyTop(deck, less) => {
                let top: Things = self.faceup(*deck).into_iter().collect();
                return self.call(&OFFER, frame.with(Reg::C, top).with_num((*less).into()));
            }
            Op::FindBuy(deck, kind, less) => {
                let mut find = frame.with_num((*less).into());
                find.nums[1] = *kind as i16;
                find.about = deck.index() as u16;
                return self.call(&FIND, find.with(Reg::B, Things::EMPTY).with(Reg::C, Things::EMPTY));
            }
            Op::LookTop(deck, n, reg) => {
                let seen = self.look_at_deck(you, *deck, *n, log);
                self.top().set(*reg, seen);
            }
            Op::BuyLooked(_, less, reg) => {
                let deck = frame.reg(*reg).of::<CardId>().next().map(crate::cards::deck_of);
                let Some(open) = deck.and_then(|deck| self.faceup(deck)) else { return Did::No };
                let mut looked = frame.with(Reg::C, frame.reg(*reg)).with_num((*less).into());
                (looked.nums[1], looked.about) = (0, open.thing());
                return self.call(&LOOKED, looked);
            }
            Op::GainTop(deck) => return self.gain_top(you, *deck, &frame),
            Op::CycleTop(deck) => return done(self.cycle(*deck, log)),
            Op::BuyShip(reg, damage) => {
                let Some(ship) = frame.reg(*reg).of::<Ship>().next() else { return Did::No };
                let mut buy = frame.with(Reg::A, Things::one(ship.thing())).with(Reg::B, Things::EMPTY);
                buy.nums = [(*damage).into(), 0];
                return self.call(&BUY_SHIP, buy);
            }
            Op::GainShip => {
                let card = CardId::from_thing(frame.source);
                let ship = crate::cards::card(card).sells.and_then(crate::cards::ship_called);
                return self.take_ship(you, ship.expect("a ship for sale"), 0, &frame, log);
            }
            Op::Market => return self.call(&MARKET, frame),
            Op::Sell(reg, bonus) => {
                let Some(card) = frame.reg(*reg).of::<CardId>().next() else { return Did::No };
                let price = self.table.held(card).cost + bonus;
                log.event(Event::Sold(you, card));
                let fitted = self.fits_all(you);
                self.lay_down(card);
                self.gain(you, price, log);
                return self.downsize(you, fitted, &frame);
            }

            Op::Keep => return self.keep(you, &frame),
            Op::KeepSecret => self.keep_secret(you, &frame, log),
            Op::Discard(it) => {
                let cards = self.cards(*it, &frame);
                return self.discard_all(you, cards, &frame, log);
            }
            Op::Remove(it) => {
                for card in self.cards(*it, &frame).of::<CardId>() {
                    self.remove(card, log);
                }
            }
            Op::ShuffleThis => {
                let card = CardId::from_thing(frame.source);
                self.take_out(card);
                let deck = crate::cards::deck_of(card);
                self.markets[deck.index()].put_under(card);
                return self.call(&SHUFFLE, frame.with_num(deck.index() as i16));
            }
            Op::Shuffle(deck) => return self.call(&SHUFFLE, frame.with_num(deck.index() as i16)),
            Op::Databank(n) => return self.call(&DATABANK, frame.with_num((*n).into())),
            Op::TakeCrew(reg) => {
                let Some(card) = frame.reg(*reg).of::<CardId>().next() else { return Did::No };
                return self.take_crew(you, card, &frame, log);
            }
            Op::Recruit => return self.recruit(&frame),

            Op::Look(reg) => frame.reg(*reg).of::<Slot>().for_each(|slot| self.look(you, slot, log)),
            Op::Reveal(reg) => frame.reg(*reg).of::<Slot>().for_each(|slot| self.turn_up(slot, log)),
            Op::Meet(reg) => return self.call(&crate::turn::CONTACT, frame.with(Reg::A, frame.reg(*reg))),
            Op::MoveContact(from, to) => {
                let (from, to) = (frame.reg(*from), frame.reg(*to));
                return self.call(
                    &MOVE_CONTACT,
                    frame.with(Reg::A, from).with(Reg::B, to).with(Reg::C, Things::EMPTY),
                );
            }

            Op::Travel(n) => {
                return self.call(&MOVE, frame.with(Reg::A, Things::EMPTY).with_num((*n).into()));
            }
            Op::GoTo(reg) => {
                let Some(space) = frame.reg(*reg).of::<Space>().next() else { return Did::No };
                self.table.player_mut(you).space = space;
                log.event(Event::Moved(you, space));
            }
            Op::MovePatrol(reg, n, toward) => {
                let mut moves = frame.with(Reg::A, frame.reg(*reg)).with_num((*n).into());
                moves.nums[1] = i16::from(*toward == Toward::Anywhere);
                moves.set(Reg::C, Things::one(Side::of(you).thing()));
                return self.call(&MOVE_PATROL, moves);
            }
            Op::BringPatrol(reg) => {
                let Some(patrol) = frame.reg(*reg).of::<Patrol>().next() else { return Did::No };
                let space = self.table.player(you).space;
                self.place_patrol(patrol.what(), space, log);
            }
            Op::MeetPatrol(reg) => return self.call(&PATROL, frame.with(Reg::A, frame.reg(*reg))),
            Op::Redirect(reg) => self.redirect(frame.reg(*reg)),
            Op::ExtraTurn => {
                self.table.player_mut(you).again = true;
                log.event(Event::ExtraTurn(you));
            }
            Op::IgnoreStop => self.table.turn.halt.patrol = false,
            Op::StopMover => self.table.turn.halt.beam = true,

            Op::JobDone => return self.job_done(you, &frame, log),
            Op::JobFails => self.job_fails(),
            Op::DeliverThis => return self.deliver_this(you, &frame, log),
            Op::HoldThis => self.hold_this(you, log),
            Op::MarkPlanet(reg) => {
                let Some(space) = frame.reg(*reg).of::<Space>().next() else { return Did::No };
                self.table.marked = Some(space);
                log.event(Event::Marked(you, space));
            }
            Op::MarkSabotage => {
                let space = self.table.player(you).space;
                self.table.sabotaged |= 1 << space.index();
                log.event(Event::Sabotaged(you, space));
            }
            Op::ShipGoal => self.turn_ship(you, log),

            Op::Reroll(reg) => {
                if frame.reg(*reg).is_empty() {
                    return Did::No;
                }
                self.spend(frame.source);
                self.table.roll.again = true;
                return self.call(&REROLL, frame);
            }
            Op::Convert(from, to, most) => {
                self.spend(frame.source);
                return done(self.convert(you, from, *to, *most, log));
            }
            Op::Add(face, n) => {
                self.table.roll.pool.add(*face, *n);
                log.event(Event::Added { seat: you, face: *face, n: *n });
            }
            Op::Cancel(face) => return done(self.cancel(you, *face, log)),
            Op::FewerDice(n) => self.fewer_dice(you, *n),
            Op::CapDamage(n) => self.cap_damage(you, *n),
            Op::MoreSkill(goes) => {
                self.spend(frame.source);
                if let Some(test) = &mut self.table.test {
                    test.more += 1;
                    if *goes {
                        test.help.insert(frame.source);
                    }
                }
            }
            Op::NoRepLoss => self.table.turn.no_rep_loss = true,
            Op::WaiveCredits => self.table.turn.waived = true,
            Op::Prevent => {
                self.table.turn.prevented = true;
                log.event(Event::Prevented(you));
            }

            Op::As(reg, theirs) => {
                let Some(side) = frame.reg(*reg).of::<Side>().next() else { return Did::No };
                return self.call(theirs.proc(), Frame { owner: side.seat().0, ..frame });
            }
            Op::Rule(routine) => return self.routine(*routine, &frame, log),
        }
        Did::Yes
    }

    /// Who has won, who is defeated, and who stands again.
    fn check(&mut self, log: &mut L) {
        if self.table.outcome.is_none() {
            self.check_defeat(log);
            self.check_fame(log);
        }
    }

    fn open(&mut self, ask: &Ask, _: &mut L) -> bool {
        self.opens(*ask)
    }

    fn ranked(&mut self, ranked: &Ranked<Vocabulary, WORDS>, log: &mut L) {
        let reason = ranked.reason;
        // Where nothing else was possible, nothing was chosen.
        if reason.lot || reason.by.is_some() {
            log.event(Event::chose(Piece::of_thing(ranked.thing), reason));
        }
    }
}

impl State {
    /// The cards an op is about.
    pub(super) fn cards(&self, it: It, frame: &Frame) -> Things {
        match it {
            It::This => Things::one(frame.source),
            It::Reg(reg) => frame.reg(reg),
            It::Cargo => self.table.delivery.into_iter().map(|delivery| delivery.card).collect(),
            It::Job => self.table.job.into_iter().map(|job| job.card).collect(),
        }
    }

    /// R2.1, R2.6: the active player first, then in turn order.
    fn check_fame(&mut self, log: &mut impl Log<OuterRim>) {
        let table = &self.table;
        if table.turn.phase == crate::state::Phase::SetUp {
            return;
        }
        let target = table.agreed.target();
        let before = Seat((table.active.0 + 3) % 4);
        let winner = table.after(before).find(|seat| table.fame(*seat) >= target);
        if let Some(winner) = winner {
            self.over(Outcome::Won(Team(winner.0)), log);
        }
    }

    pub(super) fn over(&mut self, outcome: Outcome, log: &mut impl Log<OuterRim>) {
        self.finish(outcome);
        log.event(Event::Ended(outcome));
    }

    pub(super) fn deck_at(at: usize) -> Deck {
        Deck::ALL[at]
    }
}
