//! Every statement of the language: that it holds where it should, and what it says where it does not.

use kernel::{Speak, Stage};
use testkit::{Failure, parse, run};

use crate::suns::{DRAWS_NONSENSE, FORGETS_STATE, MOODY, OFFERS_TO_ALL, ROLLS_FOREVER, SOUND, Suns};

const POSITION: &str = "\
scenario S1 \"A small table\"
game suns
position
  han hand: sun, sun, moon
  lando hand: star
  deck: star.2, moon.2
  han score: 1
";

fn run_as<G: Speak + Stage>(text: &str) -> Result<(), Failure> {
    let scenarios = parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    scenarios.iter().try_for_each(run::<G>)
}

fn holds(statements: &str) {
    if let Err(failure) = run_as::<Suns<SOUND>>(&format!("{POSITION}{statements}")) {
        panic!("{failure}\n{statements}");
    }
}

/// The statements fail in the last line, and this is all that is said about it.
fn fails(statements: &str, problem: &str) {
    let failure = run_as::<Suns<SOUND>>(&format!("{POSITION}{statements}")).expect_err(statements);
    assert_eq!(failure.problem, problem, "{statements}");
    assert_eq!(failure.line, POSITION.lines().count() + statements.lines().count(), "{statements}");
    assert_eq!(Some(failure.said.as_str()), statements.lines().last(), "{statements}");
}

fn fails_with<G: Speak + Stage>(text: &str, message: &str) {
    assert_eq!(run_as::<G>(text).expect_err(text).to_string(), message);
}

#[test]
fn a_whole_game_can_be_told() {
    let text = "\
# Both cards are worth three.
game suns

scenario S2 \"Han wins\"
rules R1, R2
option goal 6
position
  han hand: sun,
            sun
han: play sun   # the draw gives him a third sun
lando: pass
han: play sun
expect over han
";
    assert_eq!(run_as::<Suns<SOUND>>(text), Ok(()));
}

#[test]
fn without_a_position_the_set_up_is_played() {
    let text = "scenario S \"t\"\ngame suns\nfate: seed 3\nexpect deck count 5\nexpect han hand count 2\n";
    assert_eq!(run_as::<Suns<SOUND>>(text), Ok(()));
    let undictated = text.replace("fate: seed 3\n", "");
    assert_eq!(run_as::<Suns<SOUND>>(&undictated), Ok(()));
}

#[test]
fn offers_are_exact_and_copies_are_one_offer() {
    holds("offered han: roll, pass, play moon, play sun");
    holds("offered han: roll, pass, play moon.1, play sun.1, play sun.2");
    holds("offered han play: sun, moon");
    holds("offered han fly: none\noffered lando: none");
    fails("offered han play: sun, star", "missing: play star; unexpected: play moon.1");
    fails("offered han: roll, pass, play moon, play sun, play sun.3", "missing: play sun.3");
    fails("offered han: roll, pass, play moon, play sun.1", "unexpected: play sun.2");
    fails("offered han: none", "unexpected: play sun.1, play sun.2, play moon.1, roll, pass");
    fails("offered chewie: none", "nobody at this table is called `chewie`");
    fails("offered nobody: none", "nobody at this table is called `nobody`");
}

#[test]
fn what_is_not_offered_must_at_least_be_an_action() {
    holds("not-offered han: play star, play sun.3\nnot-offered han play: star\nnot-offered lando: pass");
    fails("not-offered han: play star, play sun", "offered are play sun.1, play sun.2");
    fails("not-offered han: play son", "`play son` is no action of this game: there is no card `son`");
}

#[test]
fn a_move_takes_the_first_offer_it_can_mean() {
    holds("han: play sun\nexpect pile is sun.1");
    holds("han: play sun.2\nexpect pile is sun.2");
    fails(
        "han: play star",
        "`play star.1` is not offered; offered: play sun.1, play sun.2, play moon.1, roll, pass",
    );
    fails("lando: pass", "lando has nothing to decide now; han is to act");
    fails("han: pass; pass", "han has nothing to decide now; lando is to act");
    fails("han: dance", "`dance` is no action of this game: nobody can `dance`");
    fails("chewie: pass", "nobody at this table is called `chewie`");
}

#[test]
fn moves_in_one_line_are_played_one_after_the_other() {
    let text = "scenario S \"t\"\ngame suns\noption open yes\nposition\n  han hand: sun, moon\n\
                expect waiting lando, han\nhan: play sun; roll\nfate: two\nexpect han score is 5\n";
    assert_eq!(run_as::<Suns<SOUND>>(text), Ok(()));
}

#[test]
fn fate_is_dictated_before_or_after_the_move_that_asks() {
    holds("fate: six\nhan: roll\nexpect han score is 7");
    holds("han: roll\nfate: six\nexpect han score is 7");
    holds(
        "han: roll\nfate: index 0\nlando: roll\nfate: three\nexpect han score is 2\nexpect lando score is 3",
    );
    let on_fate = "scenario S \"t\"\ngame suns\nposition\n  rolling: yes\nfate: two\nexpect han score is 2\n";
    assert_eq!(run_as::<Suns<SOUND>>(on_fate), Ok(()));
}

#[test]
fn what_is_asked_between_the_moves_of_a_line_is_dictated_before_it() {
    let text = |lines: &str| {
        format!(
            "scenario S \"t\"\ngame suns\noption open yes\nposition\n  han hand: sun, moon\n{lines}\nexpect han score is 5\n"
        )
    };
    assert_eq!(run_as::<Suns<SOUND>>(&text("fate: two\nhan: roll; play sun")), Ok(()));
    assert!(
        run_as::<Suns<SOUND>>(&text("han: roll; play sun\nfate: two")).is_err(),
        "the die has fallen by then"
    );
}

#[test]
fn wrong_answers_of_fate_are_the_fault_of_their_own_line() {
    let wrong = |fate: &str| {
        let text = format!("{POSITION}{fate}\nhan: roll\nexpect not over\n");
        let failure = run_as::<Suns<SOUND>>(&text).expect_err(fate);
        assert_eq!((failure.line, failure.said.as_str()), (POSITION.lines().count() + 1, fate));
        failure.problem
    };
    assert_eq!(wrong("fate: index 6"), "the game waits for another answer of fate");
    assert_eq!(wrong("fate: seed 6"), "the game waits for another answer of fate");
    assert_eq!(
        wrong("fate: seven"),
        "`seven` is no answer of fate; write `index N`, `seed N` or `roll N N N`"
    );
    fails("han: pass\nfate: six", "the game never asked fate for this");
}

#[test]
fn refusals_are_claimed_with_or_without_their_reason() {
    holds("reject han: play star\nreject lando: pass \"han is to act\"\nexpect han score is 1");
    fails("reject han: play sun", "`play sun.1` is accepted");
    fails("reject lando: fly", "`fly` is no action of this game: nobody can `fly`");
    fails(
        "reject lando: pass \"is over\"",
        "refused with another message: \"lando has nothing to decide now; han is to act\"",
    );
    let over = "scenario S \"t\"\ngame suns\noption goal 1\nposition\n  han hand: sun\nhan: play sun\n\
                reject han: pass \"the game is over\"\n";
    assert_eq!(run_as::<Suns<SOUND>>(over), Ok(()));
}

#[test]
fn numbers_and_names() {
    holds("expect han score is 1\nexpect han score is +1\nexpect turn is han\nexpect best is none");
    holds("han: play moon\nexpect best is moon\nexpect best is moon.1\nexpect turn is lando");
    fails("expect han score is 2", "found 1");
    fails("expect han score is many", "`many` is no number, and this is one: found 1");
    fails("expect han score is none", "`none` is no number, and this is one: found 1");
    fails("expect han score count 1", "this is no list but the number 1; claim it with `is`");
    fails("expect turn is lando", "found `han`");
    fails("expect turn is none", "found `han`");
    fails("expect turn is han, lando", "found `han`");
    fails("expect turn has han", "this is no list but the name `han`; claim it with `is`");
    fails("expect luck is 1", "there is no `luck` to look at");
}

#[test]
fn lists() {
    holds("expect han hand is moon, sun, sun\nexpect han hand is sun.2, sun, moon\nexpect pile is none");
    holds("expect deck top star.2, moon\nexpect han hand count 3\nexpect pile count 0");
    holds("expect han hand has sun, sun\nexpect han hand has moon\nexpect han hand lacks star, sun.3");
    fails("expect han hand is sun, moon", "found sun.1, sun.2, moon.1; unexpected: sun.2");
    fails(
        "expect han hand is sun, moon, star",
        "found sun.1, sun.2, moon.1; missing: star; unexpected: sun.2",
    );
    fails("expect pile is sun", "found none; missing: sun");
    fails("expect deck top moon", "found, from the top, star.2, moon.2, sun.3, moon.3, star.3");
    fails("expect pile top moon", "found, from the top, none");
    fails("expect han hand count 2", "found 3: sun.1, sun.2, moon.1");
    fails("expect han hand has moon, moon", "found sun.1, sun.2, moon.1; missing: moon");
    fails("expect han hand lacks star, sun", "found sun.1, sun.2");
}

#[test]
fn every_pair_of_eyes_sees_its_own() {
    holds("as lando expect han hand is ?, ?, ?\nas lando expect lando hand is star");
    holds("as public expect lando hand is ?\nas all expect lando hand is star\nas han expect deck top ?, ?");
    fails("as han expect lando hand is star", "found ?; missing: star; unexpected: ?");
    fails("as chewie expect pile is none", "nobody at this table is called `chewie`");
}

#[test]
fn ways_to_go_on() {
    holds("expect paths 1 is 5\nhan: pass\nexpect paths 1 is 3");
    fails("expect paths 1 is 4", "found 5");
}

#[test]
fn the_end_of_the_game() {
    holds("expect not over\nexpect waiting han");
    fails("expect over han", "the game is not over");
    fails("expect waiting lando", "the table waits for han");
    fails("expect waiting none", "the table waits for han");
    fails("expect over chewie", "nobody at this table is called `chewie`");
    let end = |claim: &str| {
        format!(
            "scenario S \"t\"\ngame suns\noption goal 3\nposition\n  han hand: sun\nhan: play sun\n{claim}\n"
        )
    };
    assert_eq!(run_as::<Suns<SOUND>>(&end("expect over han\nexpect waiting none")), Ok(()));
    fails_with::<Suns<SOUND>>(
        &end("expect over lando"),
        "scenario S, line 7: `expect over lando`: the game is over, but won by han",
    );
    fails_with::<Suns<SOUND>>(
        &end("expect over draw"),
        "scenario S, line 7: `expect over draw`: the game is over, but won by han",
    );
    fails_with::<Suns<SOUND>>(
        &end("expect not over"),
        "scenario S, line 7: `expect not over`: the game is over: won by han",
    );
    let draw = end("expect over draw").replace("  han hand: sun", "  han hand: sun\n  lando score: 3");
    assert_eq!(run_as::<Suns<SOUND>>(&draw), Ok(()));
    fails_with::<Suns<SOUND>>(
        &draw.replace("over draw", "over han"),
        "scenario S, line 8: `expect over han`: the game is over, but it is a draw",
    );
}

#[test]
fn the_text_of_a_card() {
    holds(r#"expect text en sun "Worth 3.\n\"Shines.\"""#);
    holds(r#"expect text es moon has "Vale 2""#);
    fails(r#"expect text en sun "Worth 3.""#, r#"the text is "Worth 3.\n\"Shines.\"""#);
    fails(r#"expect text es sun has "Worth""#, r#"the text is "Vale 3.\n\"Brilla.\"""#);
    fails(r#"expect text en comet "Fast.""#, "the catalogue has no card `comet`");
}

#[test]
fn the_log_since_the_last_line_of_moves() {
    holds(
        "han: play sun\nexpect log en \"han plays sun\"\nexpect log es \"han juega\"\nexpect log en \"draws star\"",
    );
    holds("han: play sun\nas lando expect log en \"draws ?\"\nas lando expect no log en \"star\"");
    holds("han: play sun\nas public expect no log en \"draws\"\nlando: pass\nexpect no log en \"sun\"");
    holds("han: roll\nfate: six\nexpect log en \"rolls 6\"");
    fails(
        "han: play sun\nexpect log en \"moon\"",
        r#"the log says only ["han plays sun.", "han draws star."]"#,
    );
    fails("han: play sun\nexpect no log en \"plays\"", r#"the log says "han plays sun.""#);
    fails("as chewie expect log en \"x\"", "nobody at this table is called `chewie`");
}

#[test]
fn set_ups_that_must_be_refused() {
    let refused = |option: &str, part: &str| {
        run_as::<Suns<SOUND>>(&format!("scenario S \"t\"\ngame suns\n{option}\nsetup-rejected \"{part}\"\n"))
    };
    assert_eq!(refused("option goal 0", "at least 1"), Ok(()));
    assert_eq!(refused("option goal many", "no number"), Ok(()));
    let problem = |option, part| refused(option, part).expect_err("refused").to_string();
    assert_eq!(
        problem("option goal 2", "at least"),
        "scenario S, line 4: `setup-rejected \"at least\"`: the set-up is accepted"
    );
    assert_eq!(
        problem("option goal 0", "at most"),
        "scenario S, line 4: `setup-rejected \"at most\"`: the set-up is refused, but with the message \
         \"the goal must be at least 1\""
    );
}

#[test]
fn set_ups_and_positions_that_cannot_be() {
    let fails = |lines: &str, message: &str| {
        fails_with::<Suns<SOUND>>(&format!("scenario S \"t\"\n{lines}\nexpect not over\n"), message);
    };
    fails("game chess", "scenario S, line 1: `scenario S`: this is a scenario of `chess`, not of `suns`");
    fails("game suns\noption gaol 1", "scenario S, line 3: `option gaol 1`: there is no option `gaol`");
    let refused = "scenario S, line 1: `scenario S`: the set-up is refused: the goal must be at least 1";
    fails("game suns\noption goal 0", refused);
    fails("game suns\noption goal 0\nposition", refused);
    fails("game suns\nposition\n  luck: 1", "scenario S, line 4: `luck: 1`: there is no `luck` to place");
    fails(
        "game suns\nposition\n  han score: -1",
        "scenario S, line 1: `scenario S`: the position cannot be: a score is below 0",
    );
}

#[test]
fn flaws_of_the_game_are_found_on_the_way() {
    let text = |moves: &str| format!("{POSITION}{moves}\nexpect not over\n");
    fails_with::<Suns<MOODY>>(
        &text("han: pass"),
        "scenario S1, line 1: `scenario S1`: undo is broken: input 1, played again, leads to another state",
    );
    fails_with::<Suns<FORGETS_STATE>>(
        &text("han: pass"),
        "scenario S1, line 8: `han: pass`: the state is another one after a round trip through JSON",
    );
    fails_with::<Suns<DRAWS_NONSENSE>>(
        &text("han: roll"),
        "scenario S1, line 9: `fate: index 99`: not dictated, but drawn: the game waits for another answer of fate",
    );
    fails_with::<Suns<ROLLS_FOREVER>>(
        &text("han: roll"),
        "scenario S1, line 9: `fate`: the game asked fate 10000 times in a row",
    );
    assert_eq!(run_as::<Suns<OFFERS_TO_ALL>>(&text("reject lando: play star")), Ok(()));
}
