//! What the machine asks of a state.

use kernel::Seat;
use script::{Code, Decider, Entry, Read, Reg, SeatOrder, Trigger, can_start};

use crate::cards;
use crate::chance::Luck;
use crate::programs::programs;
use crate::state::{Deliveries, Fight, Frame, Machine, Phase, State};
use crate::things::{CardId, Patrol, Shown, Side, Slot, Things, WORDS};
use crate::turn::{Check, HOST, PILOT, Rest};
use crate::why::Why;
use crate::words::*;

impl Read<WORDS> for State {
    type Words = Vocabulary;
    type Core = Machine;
    /// R3.10.
    const SEATS: SeatOrder = SeatOrder::ActiveNames;

    #[inline]
    fn code() -> &'static Code<Vocabulary> {
        &programs().code
    }

    #[inline]
    fn core(&self) -> &Machine {
        &self.machine
    }

    fn test(&self, cond: &Cond, frame: &Frame) -> bool {
        match cond {
            Cond::Rule(check) => self.check_rule(*check, frame),
            cond => self.table.holds(cond, frame),
        }
    }

    fn select(&self, from: &[Filter], frame: &Frame) -> Things {
        from.iter().fold(Things::EMPTY, |all, filter| all | self.matching(filter, frame))
    }

    fn number(&self, num: &Num, frame: &Frame) -> i16 {
        let seat = Seat(frame.owner);
        match num {
            Num::N(n) => (*n).into(),
            Num::Second => frame.nums[1],
            Num::Credits => self.table.player(seat).credits.min(250) as i16,
            Num::LessPer(n, less, kind) => {
                let count = self.table.count(seat, *kind);
                (i16::from(*n) - i16::from(*less) * i16::from(count)).max(0)
            }
            Num::Count(kind) => self.table.count(seat, *kind).into(),
            Num::Per(n, face) => i16::from(*n) * i16::from(self.table.roll.pool.of(*face)),
        }
    }

    /// What can be a price: money that is there, reputation that can fall (R16.2).
    fn can(&self, op: &Op, frame: &Frame) -> bool {
        let player = self.table.player(Seat(frame.owner));
        match op {
            Op::Pay(num) => self.number(num, frame) <= player.credits as i16,
            Op::PayRep(party) => {
                self.table.faction(*party, frame).is_some_and(|faction| player.rep(faction) > -1)
            }
            Op::Convert(from, ..) => from.iter().any(|face| self.table.roll.pool.of(*face) > 0),
            Op::Cancel(face) => self.other_pool(frame).is_some_and(|pool| pool.of(*face) > 0),
            _ => true,
        }
    }

    /// R6.3: what is missing may still be lent.
    fn may_become(&self, op: &Op, frame: &Frame) -> bool {
        let Op::Pay(num) = op else { return false };
        let seat = Seat(frame.owner);
        let lendable = self.lendable(seat);
        lendable > 0 && self.number(num, frame) <= (self.table.player(seat).credits + lendable) as i16
    }

    /// Dice abilities that find nothing to change are not offered.
    fn changes(&self, op: &Op, frame: &Frame) -> bool {
        match op {
            Op::Convert(..) | Op::Cancel(_) | Op::Pay(_) => self.can(op, frame),
            _ => true,
        }
    }

    /// What was looked at is nobody else's business; how many cards they are everybody sees. What somebody could
    /// buy with what is lent is asked about as well (R6.3).
    fn veiled(&self, from: &[Filter], frame: &Frame) -> Option<usize> {
        let seat = Seat(frame.owner);
        let lendable = self.lendable(seat);
        let less = frame.num().max(0) as u8;
        let within_reach = |card: CardId| lendable > 0 && self.can_buy_with(seat, card, less, lendable);
        let unseen = |filter: &Filter| match filter {
            Filter::Buyable(reg) => {
                let asked = |card: &CardId| !self.known.public().holds(*card) || within_reach(*card);
                frame.reg(*reg).of::<CardId>().filter(asked).collect()
            }
            _ => Things::EMPTY,
        };
        let unseen = from.iter().fold(Things::EMPTY, |all, filter| all | unseen(filter));
        (!unseen.is_empty()).then(|| (unseen | self.select(from, frame)).len())
    }

    fn decider(&self, who: &Who, why: Option<Why>, frame: &Frame) -> Decider<Vocabulary> {
        let you = Seat(frame.owner);
        let seat = match who {
            Who::You => you,
            Who::In(reg) => frame.reg(*reg).of::<Side>().next().map_or(you, Side::seat),
            Who::Left => self.table.after(you).next().unwrap_or(you),
            Who::Chooser if self.table.player(you).is_automaton() => HOST,
            Who::Chooser => you,
            Who::Pilot => return Decider::Rank(&PILOT),
        };
        if !self.table.player(seat).is_automaton() {
            return Decider::Seat(seat.0);
        }
        // R14.10: it takes part in nothing it can decline; what it must choose is drawn by lot.
        match why {
            None | Some(Why::Buy | Why::Sell | Why::Give | Why::Ask | Why::Reroll | Why::Look) => Decider::No,
            Some(_) => Decider::Lot,
        }
    }

    fn measure(&self, metric: &Metric, thing: u16, _: &Frame) -> i32 {
        match metric {
            Metric::Dice => self.table.roll.pool.of(Shown::from_thing(thing).what()).into(),
        }
    }

    fn uncertain(&self, chance: &Luck, frame: &Frame) -> bool {
        match chance {
            Luck::Modules => self.table.agreed.modular,
            Luck::Roll => self.table.roll.hand > 0,
            Luck::Databank => self.in_databank(frame.num() as u8).count() > 0,
            Luck::First => self.test(&Cond::Rule(Check::FirstIsOpen), frame),
            Luck::Orders => self.table.agreed.automata() > 0,
            Luck::Contacts | Luck::Tales | Luck::Markets | Luck::StartCard | Luck::Deck => true,
        }
    }

    #[inline]
    fn active(&self) -> u8 {
        self.table.active.0
    }

    fn plays(&self, seat: u8) -> bool {
        !self.table.player(Seat(seat)).is_automaton()
    }

    #[inline]
    fn ability(id: u16) -> Entry {
        programs().ability(id)
    }

    fn ready(&self, trigger: &Trigger) -> bool {
        let Some(Ability::When { on, when, effect, often, may }) = cards::ability(trigger.ability) else {
            return false;
        };
        // R5.7: whom nothing stops any more need not try again.
        if *on == Moment::EnterPatrol && !self.table.turn.halt.patrol {
            return false;
        }
        // R17.1: what has been delivered waits for no die any more.
        if matches!(on, Moment::Change(_)) && self.table.delivery.is_some_and(|delivery| delivery.done) {
            return false;
        }
        // R20.1: what was prevented happens to nobody.
        if *on == Moment::Defeat && self.table.turn.saved {
            return false;
        }
        let mut frame = Frame::new(Entry::WINDOW, trigger.thing, trigger.owner).with_num(trigger.num);
        frame.about = trigger.about;
        let spent = *often == Often::OncePerTurn && self.table.turn.used.contains(trigger.thing);
        // R3.9: what costs more than there is, is not offered.
        let payable = !may || script::can(self, effect, &frame);
        !spent && payable && self.table.holds(when, &frame) && can_start(self, effect, &frame)
    }
}

impl State {
    /// The cards of a number that are in the databank.
    pub(crate) fn in_databank(&self, number: u8) -> impl Iterator<Item = CardId> + '_ {
        cards::numbered(number).filter(|card| self.table.databank.holds(*card))
    }

    /// The dice of the other side of the fight, seen from the owner of an effect.
    pub(crate) fn other_pool(&self, frame: &Frame) -> Option<&crate::state::Pool> {
        let fight = self.table.fight.as_ref()?;
        Some(&fight.pools[1 - fight.side_of(Seat(frame.owner))])
    }

    fn check_rule(&self, check: Check, frame: &Frame) -> bool {
        let table = &self.table;
        let seat = Seat(frame.owner);
        let player = table.player(seat);
        let card_a = || frame.reg(Reg::A).of::<CardId>().next();
        match check {
            Check::FirstIsOpen => table.turn.contenders.count_ones() > 1,
            Check::SomebodyChooses => table.seats().any(|seat| table.player(seat).character.is_none()),
            Check::SomebodyStarts => table.seats().any(|seat| table.player(seat).assets.is_empty()),
            Check::PicksFaction => player.character.is_some_and(|character| {
                cards::CHARACTERS[character.index()].reputation == crate::card::FirstRep::Chosen
            }),
            Check::Automaton => player.is_automaton(),
            Check::Acting => !table.turn.ended && self.acts(seat) && table.turn.phase == Phase::Action,
            Check::Encounters => {
                !player.defeated && !table.turn.skips_encounter && table.turn.phase == Phase::Encounter
            }
            Check::GoesOn => frame.nums[0] > 0 && !player.defeated,
            Check::CanBuyOut => frame.nums[1] > 0 && table.test.is_some_and(|test| !test.passed),
            Check::Prevented => table.turn.prevented,
            Check::Invincible => {
                let patrol = frame.reg(Reg::A).of::<Patrol>().next();
                patrol.is_some_and(|patrol| table.patrol(patrol.what()).level == 4)
            }
            Check::PatrolGoesOn => {
                let there = |side: Side| {
                    let patrol = frame.reg(Reg::A).of::<Patrol>().next().map(Patrol::what);
                    patrol.is_some_and(|f| table.patrol(f).space == table.player(side.seat()).space)
                };
                let arrived = frame.nums[1] == 0 && frame.reg(Reg::C).of::<Side>().next().is_some_and(there);
                frame.nums[0] > 0 && !arrived
            }
            Check::Bartering => !player.is_automaton() && table.asked_price(frame) > 0 && frame.nums[1] == 0,
            Check::NoRoom => {
                card_a().is_some_and(|card| !table.has_room(seat, card, self.comes_second(card, frame)))
            }
            Check::Overfull => !table.fits(seat, player.assets),
            Check::StillSearching => {
                let top = self.markets[usize::from(frame.about)].top();
                frame.reg(Reg::C).is_empty() && top.is_some_and(|card| !frame.reg(Reg::B).holds(card))
            }
            // The last one lies where it is left.
            Check::PutsBack => {
                let back = crate::state::Back::of(frame);
                back.done + 1 < back.all
            }
            Check::PlanetIsFull => {
                let planet = frame.reg(Reg::B).of::<crate::things::Space>().next();
                planet.is_some_and(|planet| planet.slots().all(|slot| self.contact_at(slot).is_some()))
            }
            Check::HasBountyOn => {
                let contact = frame.reg(Reg::B).of::<CardId>().next();
                contact.is_some_and(|contact| self.bounty_on(seat, contact).is_some())
            }
            Check::Illegal => card_a().is_some_and(|card| table.held(card).is_illegal()),
            Check::Delivered => table.delivery.is_some_and(|delivery| delivery.done),
            Check::SomethingToTrade => !frame.reg(Reg::A).is_empty() || !frame.reg(Reg::B).is_empty(),
            Check::FliesOn => {
                let end = frame.reg(Reg::B).of::<crate::things::Space>().next();
                frame.nums[0] > 0 && end.is_some_and(|end| end != player.space)
            }
            Check::CanRest(Rest::IfDefeated) => player.defeated,
            Check::CanRest(Rest::IfDamaged) => player.damage > 0 || player.ship_damage > 0,
            Check::CanApproach => {
                !player.defeated
                    && table.goals_at(seat, player.space) == 0
                    && !table.nearest_goals(seat).is_empty()
            }
            Check::HasCargoForHere => !self.for_here(seat, Kind::Cargo).is_empty(),
            Check::CanBuy(deck) => self.faceup(deck).is_some_and(|card| self.can_buy(seat, card, 0)),
            Check::Full(kind) => table.is_full(seat, kind),
            Check::HatedPatrolHere => self.hated_patrols(seat).next().is_some(),
            Check::HasJobForHere => !self.for_here(seat, Kind::Job).is_empty(),
            Check::CanPayForFame => player.credits >= 8,
            // R14.4: whoever lies open and joins nobody makes no difference.
            Check::CanGetCrew => self
                .lowest_contacts(seat)
                .of::<Slot>()
                .any(|slot| self.is_facedown(slot) || self.contact_at(slot).is_some_and(cards::joins)),
            Check::PlanetCanLike => player.space.faction().is_some_and(|faction| player.rep(faction) < 1),
            Check::NearestCanLike => table.nearest_patrols(seat).any(|faction| player.rep(faction) < 1),
            Check::FacedownHere => player.space.slots().any(|slot| self.is_facedown(slot)),
        }
    }

    /// A bounty of a player on this contact that is still open.
    pub(crate) fn bounty_on(&self, seat: Seat, contact: CardId) -> Option<CardId> {
        let table = &self.table;
        let hunts =
            |bounty: &CardId| crate::query::target(*bounty) == contact && !table.captured.holds(*bounty);
        table.of_kind(seat, Kind::Bounty).find(hunts)
    }

    /// R8.4: who is defeated begins no action, but ends a delivery (R6.13).
    pub(crate) fn acts(&self, seat: Seat) -> bool {
        let delivering = self.table.turn.deliveries == Deliveries::Going;
        !self.table.player(seat).defeated || (delivering && !self.deliverable(seat).is_empty())
    }

    /// Whether a player may deliver now (R6.13): all of one action, one after the other.
    pub(crate) fn delivers(&self) -> bool {
        self.table.turn.deliveries != Deliveries::Over
    }

    /// What can be delivered where its owner is: cargo, and bounties with a captured target.
    pub(crate) fn deliverable(&self, seat: Seat) -> Things {
        let table = &self.table;
        let space = table.player(seat).space.place().id;
        let caught = |bounty: &CardId| {
            table.captured.holds(*bounty)
                && cards::card(*bounty).bounty.is_some_and(|bounty| bounty.capture_planet == space)
        };
        let bounties: Things = table.of_kind(seat, Kind::Bounty).filter(caught).collect();
        (self.for_here(seat, Kind::Cargo) | bounties) - table.turn.tried
    }
}

impl Fight {
    /// 0 for the attacker, 1 for the other side.
    pub fn side_of(&self, seat: Seat) -> usize {
        usize::from(seat != self.attacker)
    }

    /// The damage each side deals (R9.3).
    pub fn damage(&self) -> [u8; 2] {
        self.pools.map(|pool| pool.damage())
    }
}
