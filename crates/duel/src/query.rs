//! What the machine asks of a state.

use kernel::Seat;
use script::{Code, Decider, Entry, Flags, Read, Reg, SeatOrder, Trigger};

use crate::card::{Base, CardId, MAP, Place, Things, ability};
use crate::cards::Passive;
use crate::chance::Luck;
use crate::grants::Key;
use crate::state::{Frame, Machine, RIGHT, State, Table, opponent};
use crate::turn::{programs, ranking};
use crate::why::Why;
use crate::words::*;

impl Read<2> for State {
    type Words = Vocabulary;
    type Core = Machine;
    const SEATS: SeatOrder = SeatOrder::ActiveNames;

    fn code() -> &'static Code<Vocabulary> {
        &programs().code
    }

    fn core(&self) -> &Machine {
        &self.machine
    }

    fn test(&self, cond: &Cond, frame: &Frame) -> bool {
        match cond {
            Cond::Always => true,
            Cond::Any(reg) => !frame.reg(*reg).is_empty(),
            Cond::Differ(a, b) => frame.reg(*a) != frame.reg(*b),
            Cond::FriendsDamaged => !self.select(&[Filter::DamagedFriendly], frame).is_empty(),
            Cond::RoundGoesOn => self.table.passed != [true; 2],
            Cond::RisesAtOnce => self.table.agreed.rises_at_once,
            Cond::AutomatonActs => self.is_automaton(self.table.active),
        }
    }

    fn select(&self, from: &[Filter], frame: &Frame) -> Things {
        from.iter().fold(Things::EMPTY, |all, filter| all | self.matching(*filter, frame))
    }

    fn number(&self, num: &Num, frame: &Frame) -> i16 {
        match num {
            Num::N(n) => (*n).into(),
            Num::Given => frame.num(),
            Num::LastPower => self.table.power(CardId::from_thing(frame.source)).into(),
        }
    }

    fn can(&self, op: &Op, frame: &Frame) -> bool {
        match op {
            Op::Draw(n) => {
                self.decks[usize::from(frame.owner)].len() >= self.number(n, frame).max(0) as usize
            }
            _ => true,
        }
    }

    /// A hand is nobody else's business.
    fn veiled(&self, from: &[Filter], frame: &Frame) -> Option<usize> {
        let seeming = |filter: &Filter| match filter {
            Filter::WeakInHand => self.hands[usize::from(frame.owner)].len(),
            open => self.matching(*open, frame).len(),
        };
        let hides = from.contains(&Filter::WeakInHand);
        hides.then(|| from.iter().map(seeming).sum()).filter(|seeming| *seeming > 0)
    }

    fn decider(&self, who: &Who, why: Option<Why>, frame: &Frame) -> Decider<Vocabulary> {
        let seat = match who {
            Who::You => Seat(frame.owner),
            Who::Opponent => opponent(Seat(frame.owner)),
            Who::Chance => return Decider::Lot,
        };
        match why {
            _ if !self.is_automaton(seat) => Decider::Seat(seat.0),
            // It gives no more than it must.
            Some(Why::Pay) => Decider::No,
            why => Decider::Rank(ranking(why)),
        }
    }

    fn measure(&self, metric: &Metric, thing: u16, _: &Frame) -> i32 {
        if !CardId::RANGE.holds(thing) {
            return 0;
        }
        let card = CardId::from_thing(thing);
        i32::from(match metric {
            Metric::Power => self.table.power(card),
            Metric::Damage => self.table.damage.of(card),
            Metric::HealthLeft => self.table.health_left(card),
        })
    }

    fn uncertain(&self, _: &Luck, _: &Frame) -> bool {
        true
    }

    fn active(&self) -> u8 {
        self.table.active.0
    }

    fn plays(&self, seat: u8) -> bool {
        !self.is_automaton(Seat(seat))
    }

    fn ability(id: u16) -> Entry {
        programs().ability(id)
    }

    /// Once each round is once.
    fn ready(&self, trigger: &Trigger) -> bool {
        !ability(trigger.ability).once || !self.table.ledger.marked(Key::Used).contains(trigger.thing)
    }
}

impl State {
    pub(crate) fn is_automaton(&self, seat: Seat) -> bool {
        self.table.agreed.solo && seat == RIGHT
    }

    fn matching(&self, filter: Filter, frame: &Frame) -> Things {
        let table = &self.table;
        let you = Seat(frame.owner);
        let (friends, enemies) = (table.units_of(you), table.units_of(opponent(you)));
        let attacker = || frame.reg(Reg::A).of::<CardId>().next();
        let weak = |cards: Things| -> Things {
            cards.of::<CardId>().filter(|card| card.unit().is_some_and(|(power, _)| power <= 1)).collect()
        };
        match filter {
            Filter::Friendly => friends,
            Filter::Enemy => enemies,
            Filter::Ready => friends - table.exhausted,
            Filter::DamagedFriendly => {
                friends.of::<CardId>().filter(|unit| table.damage.of(*unit) > 0).collect()
            }
            Filter::WeakInHand => weak(self.hands[you.index()]),
            Filter::WeakInDiscard => weak(table.discard_of(you)),
            Filter::Names => {
                (0..16).filter_map(|face| CardId::copies_of(face, opponent(you)).next()).collect()
            }
            Filter::Guards => match attacker() {
                Some(unit) => table.guards(unit),
                None => Things::EMPTY,
            },
            Filter::Targets => attacker().map_or(Things::EMPTY, |unit| table.targets(unit)),
            Filter::Attackers => {
                let ready = (friends - table.exhausted).of::<CardId>();
                ready.filter(|unit| !table.targets(*unit).is_empty()).collect()
            }
            Filter::Marchers => {
                let goal = Place::home(opponent(you));
                (friends - table.exhausted).of::<CardId>().filter(|unit| table.place(*unit) != goal).collect()
            }
            Filter::EnemyBase => Things::one(Base::of(opponent(you)).thing()),
            Filter::Doomed => {
                let power = attacker().map_or(0, |unit| table.power(unit));
                enemies.of::<CardId>().filter(|unit| table.health_left(*unit) <= power).collect()
            }
        }
    }

    /// The things an op is about. What has come back as something new is not "this" any more.
    pub(crate) fn cards(&self, cards: Cards, frame: &Frame) -> Things {
        match cards {
            Cards::This if frame.is(Flags::STALE) => Things::EMPTY,
            Cards::This => Things::one(frame.source),
            Cards::It(reg) => frame.reg(reg),
            Cards::About => Things::one(frame.about),
        }
    }
}

impl Table {
    /// Other units of its side, where it stands, that may take what would be done to it.
    pub fn guards(&self, unit: CardId) -> Things {
        let here = |other: &CardId| {
            *other != unit
                && script::has(self, Passive::Guards, other.thing())
                && self.places.of(*other) == self.places.of(unit)
        };
        self.units_of(unit.owner()).of::<CardId>().filter(here).collect()
    }

    /// What a unit can attack: enemies in reach, and their base.
    pub fn targets(&self, unit: CardId) -> Things {
        let enemy = opponent(unit.owner());
        let near = |other: &CardId| self.reaches(unit, self.place(*other));
        let mut targets: Things = self.units_of(enemy).of::<CardId>().filter(near).collect();
        if self.reaches(unit, Place::home(enemy)) {
            targets.insert(Base::of(enemy).thing());
        }
        targets
    }

    /// The first step towards the enemy.
    pub(crate) fn forward(&self, unit: CardId) -> Option<Place> {
        let goal = Place::home(opponent(unit.owner())).index() as u16;
        MAP.steps(self.places.of(unit).into(), goal).first().map(Place::numbered)
    }
}
