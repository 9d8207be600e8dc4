//! The machine on a game of marbles: every kind of step, every kind of question.
//!
//! Marbles 0 to 9 lie in a bag; effects move them to a cup or to the floor. The even ones are heavy.

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

#[test]
fn several_things_are_named_in_ascending_order() {
    let mut play = start("TAKE_TWO", &[1, 4, 7]);
    assert_eq!(play.asks(), "0: {1, 4}", "after 7 nothing would be left to name");
    play.answers("choose 4");
    assert_eq!(play.asks(), "over", "only 7 is left, so nobody is asked");
    assert_eq!(play.table.cup, set(&[4, 7]));
}

#[test]
fn as_many_as_there_are_if_there_are_too_few() {
    assert_eq!(start("TAKE_TWO", &[5]).table.cup, set(&[5]));
    assert_eq!(start("TAKE_TWO", &[]).asks(), "over");
}

#[test]
fn up_to_can_stop_at_any_number() {
    let mut play = start("UP_TO_TWO", &[1, 4, 7]);
    assert_eq!(play.asks(), "0: {1, 4, 7} or pass");
    play.answers("choose 4");
    assert_eq!(play.asks(), "0: {7} or pass");
    play.answers("pass");
    assert_eq!((play.asks().as_str(), play.table.cup), ("over", set(&[4])));
    assert_eq!(start("UP_TO_TWO", &[1]).answers("pass").table.cup, Set::EMPTY);
    // With nothing left after the last one named there is nothing to ask.
    assert_eq!(start("UP_TO_TWO", &[1, 4]).answers("choose 4").asks(), "over");
}

#[test]
fn the_opponent_chooses() {
    let mut play = start("OTHER_DROPS", &[1, 2]);
    assert_eq!(play.asks(), "1: {1, 2}");
    assert_eq!(play.answers("choose 2").table.floor, set(&[2]));
}

#[test]
fn registers_keep_what_was_chosen() {
    let mut play = start("TWO_DIFFERENT", &[1, 2, 3]);
    play.answers("choose 2");
    assert_eq!(play.asks(), "0: {1, 3}");
    play.answers("choose 1");
    assert_eq!((play.table.cup, play.table.floor), (set(&[2]), set(&[1])));
}

#[test]
fn only_modes_that_can_be_carried_out_are_offered() {
    let mut play = start("PICK_ONE", &[1, 2]);
    assert_eq!(play.asks(), "0: modes 0b011");
    play.answers("option 2").answers("choose 1");
    assert_eq!((play.table.cup, play.table.score), (set(&[1]), 1));
    // With one mode left nobody is asked.
    assert_eq!(start("PICK_ONE", &[]).table.score, 2);
}

#[test]
fn different_modes_are_taken_one_after_the_other() {
    let mut play = start("PICK_TWO", &[1, 2]);
    assert_eq!(play.asks(), "0: modes 0b111");
    play.answers("option 2");
    assert_eq!(play.asks(), "0: modes 0b101");
    play.answers("option 1");
    assert_eq!((play.asks().as_str(), play.table.score), ("over", 11));
    // The order matters, so two modes of two are still a question.
    assert_eq!(start("PICK_TWO", &[]).asks(), "0: modes 0b011");
}

#[test]
fn may_and_if_you_do() {
    let mut play = start("MAY_CUP", &[1, 2]);
    assert_eq!(play.asks(), "0: yes or pass");
    play.answers("yes").answers("choose 2");
    assert_eq!((play.table.cup, play.table.score), (set(&[2]), 3));
    assert_eq!(start_with("MAY_CUP", &[1, 2], &[], 5).answers("pass").table.score, 2);
    // What cannot be started is not asked about.
    assert_eq!(start_with("MAY_CUP", &[], &[], 5).table.score, 2);
    assert_eq!(start("IF_CUPPED", &[1]).answers("choose 1").table.score, 1);
    assert_eq!(start("IF_CUPPED", &[1]).answers("pass").table.score, 0);
}

#[test]
fn branches_and_loops() {
    assert_eq!(start("BRANCH", &[1, 2, 3, 4, 5]).table.score, 1);
    assert_eq!(start("BRANCH", &[1]).table.score, 2);
    assert_eq!(start("LOOP", &[]).table.score, 4);
    let each = start("EACH", &[1, 2, 4, 5]);
    assert_eq!((each.table.cup, each.table.score), (set(&[2, 4]), 2));
}

#[test]
fn fate_is_asked_only_where_there_is_something_to_ask() {
    let mut play = start("ROLL", &[1, 2]);
    assert_eq!(play.asks(), "Roll");
    assert_eq!(play.goes_on().table.score, 1);
    assert_eq!(start("ROLL", &[1]).table.score, 1);
}

#[test]
fn a_game_has_questions_of_its_own() {
    let mut play = start_with("HOW_MUCH", &[], &[], 2);
    assert_eq!(play.asks(), "HowMuch");
    assert_eq!(play.goes_on().table.score, 3);
    assert_eq!(start("HOW_MUCH", &[]).table.score, 1);
}

#[test]
fn waiting_effects_are_ordered_by_their_owner_and_come_before_the_rest() {
    let mut play = start_with("SHAKE", &[7, 8], &[1, 2, 3, 9], 0);
    assert_eq!(play.asks(), "0: trigger 1, trigger 2, trigger 3, pass", "9 has nothing to say");
    play.answers("trigger 2");
    assert_eq!(
        (play.table.score, play.asks().as_str()),
        (1, "0: trigger 1, trigger 3, pass"),
        "naming an effect is agreeing to it"
    );
    play.answers("trigger 3");
    assert_eq!(play.asks(), "0: {7, 8}");
    play.answers("choose 8");
    assert_eq!(play.asks(), "0: yes or pass", "the last one can still be declined");
    play.answers("pass");
    assert_eq!((play.asks().as_str(), play.table.score), ("over", 101));
}

#[test]
fn the_effects_that_are_left_can_all_be_passed_up() {
    let mut play = start_with("SHAKE", &[7, 8], &[1, 2], 0);
    assert_eq!(play.answers("pass").table.score, 100);
    assert_eq!(start_with("SHAKE", &[], &[9], 0).table.score, 100);
}

#[test]
fn an_effect_that_starts_with_a_question_is_declined_there() {
    let mut play = start_with("SHAKE", &[7, 8], &[3], 0);
    assert_eq!(play.asks(), "0: {7, 8} or pass");
    assert_eq!(play.answers("pass").table.score, 100);
}

#[test]
fn the_game_ends_at_once() {
    let play = start("WIN", &[1]);
    assert_eq!((play.asks().as_str(), play.table.score), ("over", 0));
    assert_eq!(play.table.stack, Machine::new());
}

#[test]
fn what_can_be_paid_is_known_before_it_is_paid() {
    let play = start("LOOP", &[1]);
    let frame = Frame::new(entry("LOOP"), 0, 0);
    let possible = |block: Block<Marbles>| can(&play.table, block, &frame);
    assert!(possible(const { &[one(Reg::A), CUP] }));
    assert!(!possible(const { &[choose(Reg::A, Who::You, &[Filter::Cup], Count::Exactly(1)), CUP] }));
    assert!(!possible(&[Step::Do(Op::Score(-5))]));
    assert!(possible(&[Step::Do(Op::Score(-4))]));
}

#[test]
#[should_panic(expected = "deep enough")]
fn a_machine_that_is_too_full_is_a_bug_and_not_a_loss() {
    let mut stack: Machine<1, 4, 8> = Machine::new();
    for _ in 0..5 {
        stack.push(Frame::new(entry("LOOP"), 0, 0));
    }
}

#[test]
fn every_program_ends() {
    let code = &PROGRAMS.0;
    for (i, (name, entry)) in PROGRAMS.1.iter().enumerate() {
        let next = PROGRAMS.1.get(i + 1).map_or(code.len() as u16, |(_, entry)| entry.0);
        assert!(next > entry.0, "{name}");
        assert!(matches!(code.at(next - 1), Instr::End), "{name}");
    }
}

/// Lets these wait on an empty table, and runs.
fn waiting(triggers: &[Trigger]) -> Play {
    let mut play = start("WIN", &[]);
    play.table.stack.interrupt(triggers.iter().copied());
    run(&mut play.table, &mut play.log);
    play
}

#[test]
fn what_waits_is_offered_in_the_order_of_things() {
    let play =
        waiting(&[Trigger::new(7, SCORE_ONE, 0), Trigger::new(2, SHINE, 0), Trigger::new(2, SCORE_ONE, 0)]);
    assert_eq!(play.asks(), "0: trigger 2, trigger 2 shine, trigger 7");
}

#[test]
fn a_side_that_is_nobodys_seat_passes_nothing_up() {
    let play = waiting(&[Trigger::new(7, SHINE, 2), Trigger::new(2, SCORE_ONE, 2).optional()]);
    assert_eq!((play.asks().as_str(), play.table.score), ("over", 11));
    let play = waiting(&[Trigger::new(2, SCORE_ONE, 1).optional()]);
    assert_eq!((play.asks().as_str(), play.table.score), ("1: yes or pass", 0));
}

#[test]
fn a_secret_is_marked_as_one_from_the_first_pick() {
    let play = start("SECRET", &[1, 2]);
    assert!(play.table.stack.top().is_some_and(|frame| frame.is(Flags::SECRET)));
    let play = start("TAKE_TWO", &[1, 2, 3]);
    assert!(!play.table.stack.top().is_some_and(|frame| frame.is(Flags::SECRET)));
}

#[test]
#[should_panic = "no secret outside register C"]
fn a_secret_has_its_own_register() {
    Code::new().lower(const { &[secretly(Reg::A), Step::Do(Op::Drop(Reg::A))] });
}

/// A thing that comes into play is something new: what was begun before forgets it, but not what brings it in.
#[test]
fn older_effects_forget_what_comes_back_as_something_new() {
    let mut machine: Machine<1, 4, 8> = Machine::new();
    let holding = |source| Frame::new(entry("LOOP"), source, 0).with(Reg::B, set(&[3, 5]));
    machine.push(holding(5));
    machine.push(holding(1));
    machine.raise(Trigger::new(5, SHINE, 0));
    machine.raise(Trigger::new(3, SHINE, 0));
    machine.push(holding(1));
    machine.renew(5);
    let held: Vec<Set> = machine.frames().iter().map(|frame| frame.reg(Reg::B)).collect();
    assert_eq!(held, [set(&[3]), set(&[3]), set(&[3, 5])]);
    let stale: Vec<bool> = machine.frames().iter().map(|frame| frame.is(Flags::STALE)).collect();
    assert_eq!(stale, [true, false, false], "only the first is an effect of what came back");
    let waiting: Vec<bool> = machine.waiting().iter().map(|trigger| trigger.stale).collect();
    assert_eq!(waiting, [true, false]);
}

#[test]
fn what_was_called_says_whether_it_was_done() {
    assert_eq!(start("CALLS", &[1, 2]).answers("choose 1").table.score, 1);
    assert_eq!(start("CALLS", &[1, 2]).answers("pass").table.score, 0);
    assert_eq!(start("FETCHES", &[1]).answers("choose 1").table.score, 1);
    assert_eq!(start("FETCHES", &[1]).answers("pass").table.score, 0);
}

/// "If you do" is all of it: what could not be done stays undone, whatever is done after it.
#[test]
fn all_of_it_must_be_done() {
    for program in ["CALLS_AFTER_NOTHING", "FETCHES_AFTER_NOTHING", "CHOOSES_AFTER_NOTHING"] {
        let mut play = start(program, &[1]);
        assert_eq!(play.answers("yes").answers("choose 1").table.score, 0, "{program}");
    }
    for program in ["TOGETHER", "CALLS_TOGETHER"] {
        assert_eq!(start(program, &[1]).table.score, 1, "{program}: one of two is not all of it");
    }
    assert_eq!(start("CHOOSES", &[1]).answers("choose 1").table.score, 1);
    assert_eq!(start("CHOOSES", &[1]).answers("pass").table.score, 0, "nothing was chosen");
    assert_eq!(start("NAMES", &[]).answers("amount 2").table.score, 1);
    assert_eq!(start("NAMES", &[]).answers("amount 0").table.score, 0, "none is not done");
}

#[test]
fn a_second_choice_begins_anew() {
    let mut play = start("SHARES_TWICE", &[1, 3]);
    let all = "0: take 1 1, take 1 3, take 2 3, take 3 3, pass";
    assert_eq!(play.asks(), all);
    play.answers("take 2 3");
    assert_eq!(play.asks(), all, "what was given out before does not count");
    let mut play = start("PICKS_TWICE", &[]);
    play.answers("option 1");
    assert_eq!(play.asks(), "0: modes 0b011");
    assert_eq!(play.answers("option 1").table.score, 2);
}

#[test]
fn what_was_picked_says_nothing_about_who_comes_first() {
    let mut play = start("WIN", &[]);
    play.table.stack.push(Frame::new(entry("PICK_AND_RAISE"), 0, 0).flagged(Flags::SCOPE));
    run(&mut play.table, &mut play.log);
    play.answers("option 2");
    assert_eq!(play.asks(), "0: first of 0b11");
}

#[test]
fn whatever_nobody_wants_is_declined() {
    let play = start("NOBODY_MAY", &[1]);
    assert_eq!((play.asks().as_str(), play.table.score, play.table.cup), ("over", 0, Set::EMPTY));
    assert_eq!(start("NOBODY_PICKS", &[]).table.score, 0);
    assert_eq!(start("NOBODY_NAMES", &[]).table.score, 1, "no more than must be");
}

#[test]
fn a_lot_is_drawn_about_ways_and_an_amount_is_the_most() {
    assert_eq!(start("LUCK_NAMES", &[]).table.score, 3);
    let mut play = start("LUCK_PICKS", &[]);
    assert_eq!(play.asks(), "one of 2");
    assert_eq!(play.draws(1).table.score, 10);
}

#[test]
fn an_amount_that_cannot_be_another_is_not_asked() {
    assert_eq!(start("NAMES", &[]).asks(), "0: 0 to 3");
    assert_eq!(start("NAMES_TWO", &[]).table.score, 2);
}

#[test]
fn what_can_never_be_started_does_not_wait_for_ever() {
    let play = start_with("SHAKE", &[], &[9], 0);
    assert_eq!(play.table.stack, Machine::new());
}

#[test]
fn what_differs_only_in_what_it_is_about_is_no_question() {
    let play = waiting(&[Trigger::new(2, SHINE, 0).about(5), Trigger::new(2, SHINE, 0).about(6)]);
    assert_eq!((play.asks().as_str(), play.table.score), ("over", 20));
}

#[test]
fn a_trigger_brings_its_number_along() {
    assert_eq!(waiting(&[Trigger::new(2, COUNT, 0).with_num(7)]).table.score, 7);
}

#[test]
fn whoever_passes_passes_for_nobody_else() {
    let point = |thing, seat| Trigger::new(thing, SCORE_ONE, seat).optional();
    let mut play = waiting(&[point(1, 0), point(2, 0), point(4, 1)]);
    assert_eq!(play.asks(), "0: first of 0b11");
    play.answers("first 1");
    assert_eq!(play.asks(), "0: trigger 1, trigger 2, pass");
    play.answers("pass");
    assert_eq!(play.asks(), "1: yes or pass");
    assert_eq!(play.answers("yes").table.score, 1);
}

/// Lets this wait above these marbles, and runs.
fn waiting_above(bag: &[u16], trigger: Trigger) -> Play {
    let mut play = start("WIN", bag);
    play.table.stack.interrupt([trigger].into_iter());
    run(&mut play.table, &mut play.log);
    play
}

#[test]
fn whether_another_is_asked_at_all_is_for_the_owner_to_say() {
    let trigger = Trigger::new(2, OTHER_DROPS_ONE, 0).optional();
    let mut play = waiting_above(&[1, 2], trigger);
    assert_eq!(play.asks(), "0: yes or pass");
    play.answers("yes");
    assert_eq!(play.asks(), "1: {1, 2}");
    assert_eq!(waiting_above(&[1, 2], trigger).answers("pass").asks(), "over");
}

#[test]
fn an_effect_is_declined_at_its_first_question_or_not_at_all() {
    let trigger = Trigger::new(2, CUP_TWO, 0).optional();
    let mut play = waiting_above(&[1, 2, 3], trigger);
    assert_eq!(play.asks(), "0: {1, 2, 3} or pass");
    assert_eq!(play.table.stack.frames().len(), 1, "the window has made room for it");
    play.answers("choose 1");
    assert_eq!(play.asks(), "0: {2, 3}");
    let mut play = waiting_above(&[1, 2, 3], trigger);
    assert_eq!(
        (play.answers("pass").asks().as_str(), play.table.score),
        ("over", 0),
        "nothing of it is done"
    );
}

#[test]
fn the_layers_above_move_down_with_what_is_taken_out() {
    let mut machine: Machine<1, 4, 8> = Machine::new();
    machine.push(Frame::new(entry("LOOP"), 0, 0));
    machine.raise(Trigger::new(5, SHINE, 0));
    machine.push(Frame::new(entry("LOOP"), 0, 0));
    machine.raise(Trigger::new(3, SHINE, 0));
    machine.take(0);
    let bases: Vec<u8> = machine.frames().iter().map(|frame| frame.base).collect();
    assert_eq!(bases, [0, 0]);
    assert_eq!(machine.waiting(), [Trigger::new(3, SHINE, 0)]);
}
