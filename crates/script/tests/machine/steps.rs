//! Branches, loops, calls, costs and ends.

use super::*;

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
