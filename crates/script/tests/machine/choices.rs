//! Things, modes and amounts: what is offered, and who decides.

use super::*;

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
