//! The machine on a game of marbles: every kind of step, every kind of question.
//!
//! Marbles 0 to 9 lie in a bag; effects move them to a cup or to the floor. The even ones are heavy.

use std::sync::LazyLock;

use script::{
    Answer, Block, Code, Count, Entry, Frame, Host, Instr, Mode, Question, Reg, Stack, Step, Words, answer,
    can, proceed, question, run,
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
    /// Lets the marbles in the cup trigger.
    Shake,
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

impl Words for Marbles {
    type Op = Op;
    type Filter = Filter;
    type Cond = Cond;
    type Who = Who;
    type Ask = Ask;
    type Chance = Chance;
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Table {
    bag: Set,
    cup: Set,
    floor: Set,
    score: i16,
    stack: Stack<1, 4>,
}

const fn one(into: Reg) -> Step<Marbles> {
    Step::Choose { into, who: Who::You, from: &[Filter::Bag], count: Count::Exactly(1) }
}

const fn up_to(n: u8) -> Step<Marbles> {
    Step::Choose { into: Reg::A, who: Who::You, from: &[Filter::Bag], count: Count::UpTo(n) }
}

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
    TAKE_TWO: [Step::Choose { into: Reg::A, who: Who::You, from: &[Filter::Bag], count: Count::Exactly(2) }, CUP];
    UP_TO_TWO: [up_to(2), CUP];
    OTHER_DROPS: [
        Step::Choose { into: Reg::A, who: Who::Other, from: &[Filter::Bag], count: Count::Exactly(1) },
        Step::Do(Op::Drop(Reg::A)),
    ];
    TWO_DIFFERENT: [one(Reg::A), Step::Choose { into: Reg::B, who: Who::You, from: &[Filter::Not(Reg::A)], count: Count::Exactly(1) },
        CUP, Step::Do(Op::Drop(Reg::B))];
    PICK_ONE: [Step::Pick { who: Who::You, n: 1, modes: &[Mode(&[POINT]), Mode(&[one(Reg::A), CUP]), Mode(&[Step::Do(Op::Score(-5))])] }, POINT];
    PICK_TWO: [Step::Pick { who: Who::You, n: 2, modes: &[Mode(&[POINT]), Mode(&[Step::Do(Op::Score(10))]), Mode(&[one(Reg::A), CUP])] }];
    MAY_CUP: [Step::May(&[one(Reg::A), CUP]), Step::IfDone(&[Step::Do(Op::Score(3))], &[Step::Do(Op::Score(-3))])];
    IF_CUPPED: [up_to(1), CUP, Step::IfDone(&[POINT], &[])];
    BRANCH: [Step::If(Cond::BagHolds(5), &[POINT], &[Step::Do(Op::Score(2))])];
    LOOP: [Step::While(Cond::ScoreBelow(4), &[POINT])];
    EACH: [Step::Each { thing: Reg::A, rest: Reg::B, from: &[Filter::HeavyInBag], body: &[CUP, POINT] }];
    ROLL: [Step::Fate(Chance::Roll), POINT];
    HOW_MUCH: [Step::Ask(Ask::HowMuch), POINT];
    SHAKE: [Step::Do(Op::Shake), Step::Do(Op::Score(100))];
    OPTIONAL_POINT: [POINT];
    OPTIONAL_CUP: [one(Reg::A), CUP];
    WIN: [Step::Do(Op::Win), POINT];
}

fn entry(name: &str) -> Entry {
    PROGRAMS.1.iter().find(|(program, _)| *program == name).expect("there is such a program").1
}

impl Host<Log, 1, 4> for Table {
    type Words = Marbles;

    fn code() -> &'static Code<Marbles> {
        &PROGRAMS.0
    }

    fn stack(&self) -> &Stack<1, 4> {
        &self.stack
    }

    fn stack_mut(&mut self) -> &mut Stack<1, 4> {
        &mut self.stack
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

    fn seat(&self, who: &Who, frame: &Frame<1>) -> u8 {
        match who {
            Who::You => frame.owner,
            Who::Other => 1 - frame.owner,
        }
    }

    fn perform(&mut self, op: &Op, log: &mut Log) -> bool {
        log.push(format!("{op:?}"));
        let frame = *self.stack.top().expect("an effect is being carried out");
        match op {
            Op::Cup(reg) => {
                self.bag = self.bag - frame.reg(*reg);
                self.cup = self.cup | frame.reg(*reg);
                !frame.reg(*reg).is_empty()
            }
            Op::Drop(reg) => {
                self.bag = self.bag - frame.reg(*reg);
                self.floor = self.floor | frame.reg(*reg);
                true
            }
            Op::Score(n) => {
                self.score += n;
                true
            }
            Op::Shake => {
                let waiting = Frame::new(Code::<Marbles>::ORDER, 0, frame.owner).with(Reg::A, self.cup);
                self.stack.push(waiting);
                true
            }
            Op::Win => {
                self.stack.clear();
                true
            }
        }
    }

    fn open(&mut self, _: &Ask, _: &mut Log) -> bool {
        self.score > 0
    }

    fn uncertain(&self, _: &Chance, _: &Frame<1>) -> bool {
        self.bag.len() > 1
    }

    /// Marble 9 has nothing to say.
    fn can_trigger(&self, marble: u16, _: &Frame<1>) -> bool {
        marble != 9
    }

    fn trigger(&self, marble: u16, frame: &Frame<1>) -> Frame<1> {
        Frame::new(entry(if marble == 3 { "OPTIONAL_CUP" } else { "OPTIONAL_POINT" }), marble, frame.owner)
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
        stack: Stack::new(),
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
        match question::<Log, Table, 1, 4>(&self.table) {
            None => "over".into(),
            Some(Question::Things { who, from, pass: p }) => format!("{who}: {from:?}{}", pass(p)),
            Some(Question::Modes { who, modes, pass: p }) => format!("{who}: modes {modes:#05b}{}", pass(p)),
            Some(Question::Confirm { who }) => format!("{who}: yes or pass"),
            Some(Question::Order { who, waiting }) => format!("{who}: order {waiting:?}"),
            Some(Question::Ask(ask)) => format!("{ask:?}"),
            Some(Question::Fate(chance)) => format!("{chance:?}"),
        }
    }

    fn answers(&mut self, a: Answer) -> &mut Play {
        answer::<Log, _, 1, 4>(&mut self.table, a);
        run(&mut self.table, &mut self.log);
        self
    }

    fn goes_on(&mut self) -> &mut Play {
        proceed::<Log, _, 1, 4>(&mut self.table);
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
    play.answers(Answer::Thing(4));
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
    play.answers(Answer::Thing(4));
    assert_eq!(play.asks(), "0: {7} or pass");
    play.answers(Answer::Pass);
    assert_eq!((play.asks().as_str(), play.table.cup), ("over", set(&[4])));
    assert_eq!(start("UP_TO_TWO", &[1]).answers(Answer::Pass).table.cup, Set::EMPTY);
    // With nothing left after the last one named there is nothing to ask.
    assert_eq!(start("UP_TO_TWO", &[1, 4]).answers(Answer::Thing(4)).asks(), "over");
}

#[test]
fn the_opponent_chooses() {
    let mut play = start("OTHER_DROPS", &[1, 2]);
    assert_eq!(play.asks(), "1: {1, 2}");
    assert_eq!(play.answers(Answer::Thing(2)).table.floor, set(&[2]));
}

#[test]
fn registers_keep_what_was_chosen() {
    let mut play = start("TWO_DIFFERENT", &[1, 2, 3]);
    play.answers(Answer::Thing(2));
    assert_eq!(play.asks(), "0: {1, 3}");
    play.answers(Answer::Thing(1));
    assert_eq!((play.table.cup, play.table.floor), (set(&[2]), set(&[1])));
}

#[test]
fn only_modes_that_can_be_carried_out_are_offered() {
    let mut play = start("PICK_ONE", &[1, 2]);
    assert_eq!(play.asks(), "0: modes 0b011");
    play.answers(Answer::Mode(1)).answers(Answer::Thing(1));
    assert_eq!((play.table.cup, play.table.score), (set(&[1]), 1));
    // With one mode left nobody is asked.
    assert_eq!(start("PICK_ONE", &[]).table.score, 2);
}

#[test]
fn different_modes_are_taken_one_after_the_other() {
    let mut play = start("PICK_TWO", &[1, 2]);
    assert_eq!(play.asks(), "0: modes 0b111");
    play.answers(Answer::Mode(1));
    assert_eq!(play.asks(), "0: modes 0b101");
    play.answers(Answer::Mode(0));
    assert_eq!((play.asks().as_str(), play.table.score), ("over", 11));
    // The order matters, so two modes of two are still a question.
    assert_eq!(start("PICK_TWO", &[]).asks(), "0: modes 0b011");
}

#[test]
fn may_and_if_you_do() {
    let mut play = start("MAY_CUP", &[1, 2]);
    assert_eq!(play.asks(), "0: yes or pass");
    play.answers(Answer::Yes).answers(Answer::Thing(2));
    assert_eq!((play.table.cup, play.table.score), (set(&[2]), 3));
    assert_eq!(start_with("MAY_CUP", &[1, 2], &[], 5).answers(Answer::Pass).table.score, 2);
    // Agreed to, but not carried out.
    assert_eq!(start_with("MAY_CUP", &[], &[], 5).answers(Answer::Yes).table.score, 2);
    assert_eq!(start("IF_CUPPED", &[1]).answers(Answer::Thing(1)).table.score, 1);
    assert_eq!(start("IF_CUPPED", &[1]).answers(Answer::Pass).table.score, 0);
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
    assert_eq!(play.asks(), "0: order {1, 2, 3}", "9 has nothing to say");
    play.answers(Answer::Thing(2));
    assert_eq!(
        (play.table.score, play.asks().as_str()),
        (1, "0: order {1, 3}"),
        "naming an effect is agreeing to it"
    );
    play.answers(Answer::Thing(3));
    assert_eq!(play.asks(), "0: {7, 8}");
    play.answers(Answer::Thing(8));
    assert_eq!(play.asks(), "0: yes or pass", "the last one can still be declined");
    play.answers(Answer::Pass);
    assert_eq!((play.asks().as_str(), play.table.score), ("over", 101));
}

#[test]
fn the_effects_that_are_left_can_all_be_passed_up() {
    let mut play = start_with("SHAKE", &[7, 8], &[1, 2], 0);
    assert_eq!(play.answers(Answer::Pass).table.score, 100);
    assert_eq!(start_with("SHAKE", &[], &[9], 0).table.score, 100);
}

#[test]
fn an_effect_that_starts_with_a_question_is_declined_there() {
    let mut play = start_with("SHAKE", &[7, 8], &[3], 0);
    assert_eq!(play.asks(), "0: {7, 8} or pass");
    assert_eq!(play.answers(Answer::Pass).table.score, 100);
}

#[test]
fn the_game_ends_at_once() {
    let play = start("WIN", &[1]);
    assert_eq!((play.asks().as_str(), play.table.score), ("over", 0));
    assert_eq!(play.table.stack, Stack::new());
}

#[test]
fn what_can_be_paid_is_known_before_it_is_paid() {
    let play = start("LOOP", &[1]);
    let frame = Frame::new(entry("LOOP"), 0, 0);
    let possible = |block: Block<Marbles>| can::<Log, Table, 1, 4>(&play.table, block, &frame);
    assert!(possible(const { &[one(Reg::A), CUP] }));
    assert!(!possible(&[
        Step::Choose { into: Reg::A, who: Who::You, from: &[Filter::Cup], count: Count::Exactly(1) },
        CUP
    ]));
    assert!(!possible(&[Step::Do(Op::Score(-5))]));
    assert!(possible(&[Step::Do(Op::Score(-4))]));
}

#[test]
fn a_stack_that_is_too_deep_is_an_error_and_not_a_loss() {
    let mut stack: Stack<1, 4> = Stack::new();
    for _ in 0..4 {
        stack.push(Frame::new(entry("LOOP"), 0, 0));
    }
    let full = stack;
    assert!(stack.try_push(Frame::new(entry("LOOP"), 0, 0)).is_err());
    assert_eq!(stack, full);
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
