//! Positions that no game comes to are refused with a sentence.

use kernel::Stage;
use unlimited::Unlimited;

/// Why a position with these lines cannot be.
fn refused(lines: &[(&str, &str)]) -> String {
    let mut stage = Unlimited::stage(&Unlimited::usual()).expect("the usual set-up");
    for (subject, value) in lines {
        if let Err(problem) = Unlimited::place(&mut stage, subject, value) {
            return problem;
        }
    }
    Unlimited::raise(stage).err().unwrap_or_else(|| panic!("{lines:?} is accepted"))
}

#[track_caller]
fn says(lines: &[(&str, &str)], part: &str) {
    let problem = refused(lines);
    assert!(problem.contains(part), "{lines:?}: {problem}");
}

#[test]
fn what_cannot_be_is_refused() {
    says(&[("one units", "wampa (damage 5)")], "`wampa` has no HP left");
    says(&[("two base", "command-center (damage 30)")], "the game is over");
    says(&[("one units", "devotion")], "`devotion` is no unit");
    says(&[("one units", "wampa (smuggling-compartment)")], "cannot be attached to `wampa`");
    says(&[("one units", "wampa (damage 300)")], "300 is not a number that fits here");
    says(&[("one units", "4 wampa")], "there are 3 of `wampa` and no more");
    says(&[("one units", "wampa, wampa"), ("one hand", "2 wampa")], "there are 3 of `wampa` and no more");
    says(&[("one units", "2 yoda")], "controls `yoda` more than once");
    says(&[("one units", "wampas")], "did you mean wampa?");
    says(&[("one units", "wampa.4")], "the copies of player one are numbered 1 to 3");
    says(&[("one units", "wampa (sleepy)")], "a unit has damage N, exhausted");
    says(&[("one leader", "wampa")], "does not belong there");
    says(&[("one leader", "iden-versio (damage 1)")], "exhausted, used and deployed");
    says(&[("one resources", "2 ? (damage 1)")], "There is exhausted");
    says(&[("one discard", "wampa (shield)")], "There is defeated");
    says(&[("one passed", "yes"), ("two passed", "yes")], "say `phase: regroup`");
    says(&[("taken", "yes"), ("initiative", "one"), ("turn", "one")], "acts no more");
    says(&[("taken", "perhaps")], "neither `yes` nor `no`");
    says(&[("turn", "three")], "there are one and two");
    says(&[("phase", "third")], "there are action and regroup");
    says(&[("weather", "fine")], "there are turn, round");
    says(&[("one weather", "fine")], "there are leader, base");
}
