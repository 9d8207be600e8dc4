//! The machine on a game of marbles: every kind of step, every kind of question.
//!
//! Marbles 0 to 9 lie in a bag; effects move them to a cup or to the floor. The even ones are heavy.

mod choices;
mod steps;
mod windows;

use std::sync::LazyLock;

use kernel::Tone;
use script::{
    Act, Answer, Block, Code, Core, Count, Decider, Did, Entry, Flags, Frame, How, Instr, Machine, Mode,
    Named, Proc, Purpose, Question, Read, Reg, SeatOrder, Step, Trigger, Words, Write, answer, can, draw_lot,
    offers, proceed, question, run,
};

type Set = script::Set<1>;
type Log = Vec<String>;

#[derive(Clone, Copy, Debug)]
struct Marbles;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Op {
    Cup(Reg),
    Drop(Reg),
    Score(i16),
    /// The number of the frame.
    ScoreNum,
    /// Lets the marbles in the cup trigger.
    Shake,
    /// Lets marble 7 wait for both sides.
    Raise,
    /// Up to two marbles into the cup, which must be asked first.
    Fetch,
    Win,
}

#[derive(Clone, Copy, Debug)]
enum Filter {
    Bag,
    Cup,
    HeavyInBag,
    Not(Reg),
}

#[derive(Clone, Copy, Debug)]
enum Cond {
    BagHolds(usize),
    ScoreBelow(i16),
}

#[derive(Clone, Copy, Debug)]
enum Who {
    You,
    Other,
    Nobody,
    Luck,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Ask {
    /// Only a positive score is asked about.
    HowMuch,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Chance {
    Roll,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Why {
    Cup,
    Drop,
}

impl Purpose for Why {
    fn name(&self) -> &'static str {
        if *self == Why::Cup { "cup" } else { "drop" }
    }

    fn tone(&self) -> Tone {
        if *self == Why::Cup { Tone::Gain } else { Tone::Harm }
    }
}

impl Words for Marbles {
    type Op = Op;
    type Filter = Filter;
    type Cond = Cond;
    type Num = i16;
    type Who = Who;
    type Why = Why;
    type Metric = ();
    type Ask = Ask;
    type Chance = Chance;

    fn written(num: &i16) -> Option<u8> {
        u8::try_from(*num).ok()
    }

    fn use_of(op: &Op, reg: Reg) -> Option<Why> {
        match op {
            Op::Cup(it) if *it == reg => Some(Why::Cup),
            Op::Drop(it) if *it == reg => Some(Why::Drop),
            _ => None,
        }
    }
}

/// A marble by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Marble(u16);

impl std::fmt::Display for Marble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::str::FromStr for Marble {
    type Err = String;

    fn from_str(s: &str) -> Result<Marble, String> {
        s.parse().map(Marble).map_err(|_| format!("`{s}` is no marble"))
    }
}

impl Named for Marble {
    fn thing(self) -> u16 {
        self.0
    }

    fn from_thing(thing: u16) -> Marble {
        Marble(thing)
    }

    fn ability_name(self, ability: u16) -> Option<&'static str> {
        (ability == SHINE).then_some("shine")
    }

    fn ability_called(self, name: Option<&str>) -> Option<u16> {
        match name {
            None => Some(if self.0 == 3 { CUP_ONE } else { SCORE_ONE }),
            Some("shine") => Some(SHINE),
            Some(_) => None,
        }
    }
}

/// What marbles in the cup can do when it is shaken.
const SCORE_ONE: u16 = 0;
const CUP_ONE: u16 = 1;
const SHINE: u16 = 2;
const COUNT: u16 = 3;
const CUP_TWO: u16 = 4;
const OTHER_DROPS_ONE: u16 = 5;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Table {
    bag: Set,
    cup: Set,
    floor: Set,
    score: i16,
    stack: Machine<1, 4, 8>,
}

const fn choose(into: Reg, who: Who, from: &'static [Filter], count: Count<i16>) -> Step<Marbles> {
    Step::Choose { into, who, from, count, how: How::Set, why: None, secret: false }
}

const fn one(into: Reg) -> Step<Marbles> {
    choose(into, Who::You, &[Filter::Bag], Count::Exactly(1))
}

const fn up_to(n: i16) -> Step<Marbles> {
    choose(Reg::A, Who::You, &[Filter::Bag], Count::UpTo(n))
}

const fn secretly(into: Reg) -> Step<Marbles> {
    let (from, count, why) = (&[Filter::Bag], Count::Exactly(1), Some(Why::Drop));
    Step::Choose { into, who: Who::You, from, count, how: How::Set, why, secret: true }
}

const fn share(into: Reg) -> Step<Marbles> {
    let how = How::Share { total: 4, cap: (), all: false };
    let why = Some(Why::Drop);
    Step::Choose { into, who: Who::You, from: &[Filter::Bag], count: Count::Any, how, why, secret: false }
}

const fn amount(who: Who, least: i16, most: i16) -> Step<Marbles> {
    Step::Amount { into: 0, who, least, most, why: Why::Drop }
}

const fn pick_one(modes: &'static [Mode<Marbles>]) -> Step<Marbles> {
    Step::Pick { who: Who::You, n: 1, modes }
}

/// Nothing has been chosen into this register, so it cannot be done.
const NOTHING: Step<Marbles> = Step::Do(Op::Cup(Reg::B));
const POINT_IF_DONE: Step<Marbles> = Step::IfDone(&[POINT], &[]);

static CUPS_ONE: Proc<Marbles> = Proc::new("cups one", &[up_to(1), CUP]);
const CALL: Step<Marbles> = Step::Call { proc: &CUPS_ONE, args: &[], into: None, num: None };

static HALF: Proc<Marbles> = Proc::new("half", &[Step::Together(&[Op::Cup(Reg::B), Op::Score(1)])]);

const CUP: Step<Marbles> = Step::Do(Op::Cup(Reg::A));
const POINT: Step<Marbles> = Step::Do(Op::Score(1));

macro_rules! programs {
    ($($name:ident: $block:expr;)*) => {
        $(static $name: &[Step<Marbles>] = &$block;)*

        /// Where each program starts, in the order they are written.
        static PROGRAMS: LazyLock<(Code<Marbles>, Vec<(&'static str, Entry)>)> = LazyLock::new(|| {
            let mut code = Code::new();
            let entries = vec![$((stringify!($name), if stringify!($name).starts_with("OPTIONAL") {
                code.lower_optional($name)
            } else {
                code.lower($name)
            })),*];
            (code, entries)
        });
    };
}

programs! {
    TAKE_TWO: [choose(Reg::A, Who::You, &[Filter::Bag], Count::Exactly(2)), CUP];
    UP_TO_TWO: [up_to(2), CUP];
    OTHER_DROPS: [
        choose(Reg::A, Who::Other, &[Filter::Bag], Count::Exactly(1)),
        Step::Do(Op::Drop(Reg::A)),
    ];
    TWO_DIFFERENT: [one(Reg::A), choose(Reg::B, Who::You, &[Filter::Not(Reg::A)], Count::Exactly(1)),
        CUP, Step::Do(Op::Drop(Reg::B))];
    PICK_ONE: [Step::Pick { who: Who::You, n: 1, modes: &[Mode(&[POINT]), Mode(&[one(Reg::A), CUP]), Mode(&[Step::Do(Op::Score(-5))])] }, POINT];
    PICK_TWO: [Step::Pick { who: Who::You, n: 2, modes: &[Mode(&[POINT]), Mode(&[Step::Do(Op::Score(10))]), Mode(&[one(Reg::A), CUP])] }];
    MAY_CUP: [Step::May(Who::You, &[one(Reg::A), CUP]), Step::IfDone(&[Step::Do(Op::Score(3))], &[Step::Do(Op::Score(-3))])];
    IF_CUPPED: [up_to(1), CUP, Step::IfDone(&[POINT], &[])];
    BRANCH: [Step::If(Cond::BagHolds(5), &[POINT], &[Step::Do(Op::Score(2))])];
    LOOP: [Step::While(Cond::ScoreBelow(4), &[POINT])];
    EACH: [Step::Each { thing: Reg::A, rest: Reg::B, from: &[Filter::HeavyInBag], order: None, body: &[CUP, POINT] }];
    ROLL: [Step::Fate(Chance::Roll), POINT];
    HOW_MUCH: [Step::Ask(Ask::HowMuch), POINT];
    SHAKE: [Step::Do(Op::Shake), Step::Do(Op::Score(100))];
    OPTIONAL_POINT: [POINT];
    OPTIONAL_CUP: [one(Reg::A), CUP];
    WIN: [Step::Do(Op::Win), POINT];
    SHINES: [Step::Do(Op::Score(10))];
    SECRET: [secretly(Reg::C), Step::Do(Op::Drop(Reg::C))];
    CALLS: [CALL, POINT_IF_DONE];
    CALLS_AFTER_NOTHING: [Step::May(Who::You, &[NOTHING, CALL]), POINT_IF_DONE];
    FETCHES: [Step::Do(Op::Fetch), POINT_IF_DONE];
    FETCHES_AFTER_NOTHING: [Step::May(Who::You, &[NOTHING, Step::Do(Op::Fetch)]), POINT_IF_DONE];
    CHOOSES: [up_to(1), Step::IfDone(&[CUP, POINT], &[])];
    CHOOSES_AFTER_NOTHING: [Step::May(Who::You, &[NOTHING, up_to(1)]), Step::IfDone(&[CUP, POINT], &[])];
    TOGETHER: [Step::Together(&[Op::Cup(Reg::B), Op::Score(1)]), POINT_IF_DONE];
    CALLS_TOGETHER: [Step::Call { proc: &HALF, args: &[], into: None, num: None }, POINT_IF_DONE];
    SHARES_TWICE: [share(Reg::A), share(Reg::B)];
    PICKS_TWICE: [
        pick_one(&[Mode(&[POINT]), Mode(&[Step::Do(Op::Score(10))])]),
        pick_one(&[Mode(&[POINT]), Mode(&[Step::Do(Op::Score(10))])]),
    ];
    PICK_AND_RAISE: [pick_one(&[Mode(&[POINT]), Mode(&[Step::Do(Op::Score(10))])]), Step::Do(Op::Raise)];
    NOBODY_MAY: [Step::May(Who::Nobody, &[POINT]), choose(Reg::A, Who::Nobody, &[Filter::Bag], Count::UpTo(1)), CUP];
    NOBODY_PICKS: [Step::Pick { who: Who::Nobody, n: 1, modes: &[Mode(&[POINT]), Mode(&[Step::Do(Op::Score(10))])] }];
    NOBODY_NAMES: [amount(Who::Nobody, 1, 3), Step::Do(Op::ScoreNum)];
    LUCK_NAMES: [amount(Who::Luck, 1, 3), Step::Do(Op::ScoreNum)];
    LUCK_PICKS: [Step::Pick { who: Who::Luck, n: 1, modes: &[Mode(&[POINT]), Mode(&[Step::Do(Op::Score(10))])] }];
    NAMES: [amount(Who::You, 0, 3), POINT_IF_DONE];
    NAMES_TWO: [amount(Who::You, 2, 2), Step::Do(Op::ScoreNum)];
    COUNTS: [Step::Do(Op::ScoreNum)];
    OPTIONAL_CUPS: [one(Reg::A), CUP, one(Reg::A), CUP, POINT];
    OPTIONAL_OTHER: [
        choose(Reg::A, Who::Other, &[Filter::Bag], Count::Exactly(1)),
        Step::Do(Op::Drop(Reg::A)),
    ];
}

fn entry(name: &str) -> Entry {
    PROGRAMS.1.iter().find(|(program, _)| *program == name).expect("there is such a program").1
}

impl Read<1> for Table {
    type Words = Marbles;
    type Core = Machine<1, 4, 8>;
    const SEATS: SeatOrder = SeatOrder::ActiveNames;

    fn code() -> &'static Code<Marbles> {
        &PROGRAMS.0
    }

    fn core(&self) -> &Machine<1, 4, 8> {
        &self.stack
    }

    fn test(&self, cond: &Cond, _: &Frame<1>) -> bool {
        match cond {
            Cond::BagHolds(n) => self.bag.len() >= *n,
            Cond::ScoreBelow(n) => self.score < *n,
        }
    }

    fn select(&self, from: &[Filter], frame: &Frame<1>) -> Set {
        let one = |filter: &Filter| match filter {
            Filter::Bag => self.bag,
            Filter::Cup => self.cup,
            Filter::HeavyInBag => self.bag.iter().filter(|marble| marble % 2 == 0).collect(),
            Filter::Not(reg) => self.bag - frame.reg(*reg),
        };
        from.iter().fold(Set::EMPTY, |all, filter| all | one(filter))
    }

    fn can(&self, op: &Op, _: &Frame<1>) -> bool {
        // The score never falls below zero.
        !matches!(op, Op::Score(n) if self.score + n < 0)
    }

    fn number(&self, num: &i16, _: &Frame<1>) -> i16 {
        *num
    }

    fn decider(&self, who: &Who, _: Option<Why>, frame: &Frame<1>) -> Decider<Marbles> {
        match who {
            Who::You => Decider::Seat(frame.owner),
            Who::Other => Decider::Seat(1 - frame.owner),
            Who::Nobody => Decider::No,
            Who::Luck => Decider::Lot,
        }
    }

    fn measure(&self, (): &(), marble: u16, _: &Frame<1>) -> i32 {
        marble.into()
    }

    fn uncertain(&self, _: &Chance, _: &Frame<1>) -> bool {
        self.bag.len() > 1
    }

    fn active(&self) -> u8 {
        0
    }

    fn ability(id: u16) -> Entry {
        const ABILITIES: [&str; 6] =
            ["OPTIONAL_POINT", "OPTIONAL_CUP", "SHINES", "COUNTS", "OPTIONAL_CUPS", "OPTIONAL_OTHER"];
        entry(ABILITIES[usize::from(id)])
    }

    /// Two sit at the table; a third side is nobody's seat.
    fn plays(&self, seat: u8) -> bool {
        seat < 2
    }

    /// Marble 9 has nothing to say.
    fn ready(&self, trigger: &Trigger) -> bool {
        trigger.thing != 9
    }
}

impl Write<1> for Table {
    fn core_mut(&mut self) -> &mut Machine<1, 4, 8> {
        &mut self.stack
    }
}

impl Act<Log, 1> for Table {
    fn perform(&mut self, op: &Op, log: &mut Log) -> Did {
        log.push(format!("{op:?}"));
        let frame = *self.stack.top().expect("an effect is being carried out");
        match op {
            Op::Cup(reg) => {
                self.bag = self.bag - frame.reg(*reg);
                self.cup = self.cup | frame.reg(*reg);
                if frame.reg(*reg).is_empty() {
                    return Did::No;
                }
            }
            Op::Drop(reg) => {
                self.bag = self.bag - frame.reg(*reg);
                self.floor = self.floor | frame.reg(*reg);
            }
            Op::Score(n) => {
                self.score += n;
            }
            Op::ScoreNum => self.score += frame.num(),
            Op::Raise => {
                for seat in [0, 1] {
                    self.stack.raise(Trigger::new(7, SHINE, seat));
                }
            }
            Op::Fetch => {
                let fetch = Frame::new(entry("UP_TO_TWO"), 0, frame.owner);
                self.stack.push(fetch.flagged(Flags::RETURNS));
                return Did::Later;
            }
            Op::Shake => {
                let ability = |marble| if marble == 3 { CUP_ONE } else { SCORE_ONE };
                let triggers =
                    self.cup.iter().map(|marble| Trigger::new(marble, ability(marble), 0).optional());
                self.stack.interrupt(triggers);
            }
            Op::Win => {
                self.stack.clear();
            }
        }
        Did::Yes
    }

    fn open(&mut self, _: &Ask, _: &mut Log) -> bool {
        self.score > 0
    }
}

struct Play {
    table: Table,
    log: Log,
}

/// Starts a program on a table with these marbles in the bag.
fn start(name: &str, bag: &[u16]) -> Play {
    start_with(name, bag, &[], 0)
}

fn start_with(name: &str, bag: &[u16], cup: &[u16], score: i16) -> Play {
    let mut table = Table {
        bag: bag.iter().copied().collect(),
        cup: cup.iter().copied().collect(),
        floor: Set::EMPTY,
        score,
        stack: Machine::new(),
    };
    table.stack.push(Frame::new(entry(name), 0, 0));
    let mut play = Play { table, log: Vec::new() };
    run(&mut play.table, &mut play.log);
    play
}

impl Play {
    /// The open question in short: who, what, and whether passing is possible.
    fn asks(&self) -> String {
        let pass = |pass: bool| if pass { " or pass" } else { "" };
        match question(&self.table) {
            None => "over".into(),
            Some(Question::Things { who, from, pass: p, .. }) => format!("{who}: {from:?}{}", pass(p)),
            Some(Question::Modes { who, modes, pass: p }) => format!("{who}: modes {modes:#05b}{}", pass(p)),
            Some(Question::Amount { who, least, most, .. }) => format!("{who}: {least} to {most}"),
            Some(Question::Lot(n)) => format!("one of {n}"),
            Some(Question::First { who, seats }) => format!("{who}: first of {seats:#04b}"),
            Some(Question::Confirm { who }) => format!("{who}: yes or pass"),
            Some(ref asked @ (Question::Next { who, .. } | Question::Shares { who, .. })) => {
                let mut said = Vec::new();
                offers(&self.table, asked, |answer: Answer<Marble>| said.push(answer.to_string()));
                format!("{who}: {}", said.join(", "))
            }
            Some(Question::Ask(ask)) => format!("{ask:?}"),
            Some(Question::Fate(chance)) => format!("{chance:?}"),
        }
    }

    fn answers(&mut self, said: &str) -> &mut Play {
        answer(&mut self.table, said.parse::<Answer<Marble>>().expect("an answer"));
        run(&mut self.table, &mut self.log);
        self
    }

    fn draws(&mut self, lot: u16) -> &mut Play {
        draw_lot(&mut self.table, lot, &mut self.log);
        run(&mut self.table, &mut self.log);
        self
    }

    fn goes_on(&mut self) -> &mut Play {
        proceed(&mut self.table);
        run(&mut self.table, &mut self.log);
        self
    }
}

fn set(marbles: &[u16]) -> Set {
    marbles.iter().copied().collect()
}
