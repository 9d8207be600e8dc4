//! Triggers that wait: who comes first, what is declined, what is passed up.

use super::*;

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
fn what_was_picked_says_nothing_about_who_comes_first() {
    let mut play = start("WIN", &[]);
    play.table.stack.push(Frame::new(entry("PICK_AND_RAISE"), 0, 0).flagged(Flags::SCOPE));
    run(&mut play.table, &mut play.log);
    play.answers("option 2");
    assert_eq!(play.asks(), "0: first of 0b11");
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
