//! Where a text is no scenario, the parser says where, and what it expected.

use testkit::{Claim, Course, Look, Statement, parse};

fn error(text: &str) -> String {
    match parse(text) {
        Err(error) => error.to_string(),
        Ok(scenarios) => panic!("parsed: {scenarios:?}"),
    }
}

/// The error of one line in a scenario that is otherwise fine; the line is the third.
fn error_in(line: &str) -> String {
    error(&format!("scenario S \"t\"\ngame suns\n{line}\nexpect not over\n"))
}

#[test]
fn an_empty_file_has_no_scenarios() {
    assert_eq!(parse(""), Ok(vec![]));
    assert_eq!(parse("# nothing yet\n\n"), Ok(vec![]));
}

#[test]
fn the_parts_of_a_scenario() {
    let text = "scenario S24 \"A \\\"title\\\" # with all\"   # a comment\nrules R5.2.2 R5.2.3, R1\n\
                game deckbuilding\noption goal 4\nposition\n  rebel  resources: 3\n  row: x-wing,\n    y-wing  \n\
                offered rebel buy: x-wing,  y-wing,\n  z-95\nas public expect rebel hand is ?, ?\n";
    let scenarios = parse(text).expect("a scenario");
    let [s] = &scenarios[..] else { panic!("{scenarios:?}") };
    assert_eq!(
        (s.name.as_str(), s.title.as_str(), s.game.as_str()),
        ("S24", "A \"title\" # with all", "deckbuilding")
    );
    assert_eq!(s.rules, ["R5.2.2", "R5.2.3", "R1"]);
    assert_eq!(s.line.0, 1);
    assert_eq!((s.options[0].name.as_str(), s.options[0].value.as_str()), ("goal", "4"));
    let Course::Played { position: Some(position), steps } = &s.course else { panic!("{s:?}") };
    let placed: Vec<(&str, &str, usize)> =
        position.iter().map(|p| (p.name.as_str(), p.value.as_str(), p.line.0)).collect();
    assert_eq!(placed, [("rebel resources", "3", 6), ("row", "x-wing, y-wing", 7)]);
    assert_eq!(
        steps[0].statement,
        Statement::Offered {
            seat: "rebel".into(),
            prefix: "buy".into(),
            actions: vec!["x-wing".into(), "y-wing".into(), "z-95".into()],
        }
    );
    assert_eq!(steps[1].line.0, 11);
    assert_eq!(
        steps[1].statement,
        Statement::Expect(Claim::Shows {
            eyes: "public".into(),
            subject: "rebel hand".into(),
            look: Look::Is(vec!["?".into(), "?".into()]),
        })
    );
}

#[test]
fn a_game_named_first_is_the_game_of_all_that_name_none() {
    let text = "game suns\nscenario A \"a\"\nhan: pass\nscenario B \"b\"\ngame chess\nwhite: e4\n";
    let games: Vec<String> = parse(text).expect("two").into_iter().map(|s| s.game).collect();
    assert_eq!(games, ["suns", "chess"]);
}

#[test]
fn scenarios_start_with_their_name_and_title() {
    assert_eq!(error("han: pass"), "line 1, column 1: expected `scenario` or `game`, found `han:`");
    assert_eq!(error("game suns\ngame suns"), "line 2, column 1: expected `scenario`, found `game`");
    assert_eq!(error("game\n"), "line 1, column 5: expected the name of a game, but the line ends here");
    assert_eq!(
        error("scenario"),
        "line 1, column 9: expected the name of the scenario, but the line ends here"
    );
    assert_eq!(error("scenario S"), "line 1, column 11: expected a text in quotes, but the line ends here");
    assert_eq!(error("scenario S title"), "line 1, column 12: expected a text in quotes, found `title`");
    assert_eq!(
        error("scenario S \"t\" x"),
        "line 1, column 16: expected the end of the line after the text in quotes, found `x`"
    );
    assert_eq!(
        error("scenario S \"t"),
        "line 1, column 12: expected a closing `\"` before the end of the line"
    );
    assert_eq!(error("scenario S \"\\t\""), "line 1, column 13: expected `\\\"`, `\\\\`, `\\n` or `\\r`");
    assert_eq!(
        error("scenario S \"t\"\nhan: pass"),
        "line 1, column 1: expected a `game` line for scenario `S`"
    );
    assert_eq!(
        error("scenario S \"t\"\ngame suns"),
        "line 1, column 1: expected a move or a claim in scenario `S`"
    );
    assert_eq!(
        error("game g\nscenario S \"t\"\na: b\nscenario S \"t\"\na: b"),
        "line 4, column 1: `S` is already the name of the scenario in line 2"
    );
}

#[test]
fn the_set_up_comes_first_and_once() {
    assert_eq!(error_in("rules"), "line 3, column 6: expected the numbers of rules, but the line ends here");
    assert_eq!(error_in("game suns"), "line 3, column 1: a scenario has only one `game` line");
    assert_eq!(error_in("rules R1\nrules R2"), "line 4, column 1: a scenario has only one `rules` line");
    assert_eq!(error_in("position\nposition"), "line 4, column 1: a scenario has only one `position` line");
    assert_eq!(
        error_in("option goal"),
        "line 3, column 12: expected the value of the option, but the line ends here"
    );
    assert_eq!(
        error_in("option"),
        "line 3, column 7: expected the name of an option, but the line ends here"
    );
    assert_eq!(
        error_in("han: pass\noption goal 3"),
        "line 4, column 1: expected a move or a claim (the set-up comes before the first of them), found `option`"
    );
    assert_eq!(
        error_in("position here"),
        "line 3, column 10: expected the end of the line; the things of a position stand indented below it, \
         found `here`"
    );
}

#[test]
fn positions_are_indented_and_nothing_else_is() {
    assert_eq!(
        error_in("  han: pass"),
        "line 3, column 3: expected no indentation: only the lines below `position` and lines after a comma have it"
    );
    assert_eq!(
        error_in("position\n  deck: sun\nhan: pass\n  pile: sun"),
        "line 6, column 3: expected no indentation: only the lines below `position` and lines after a comma have it"
    );
    assert_eq!(
        error_in("position\n  deck sun"),
        "line 4, column 3: expected `SUBJECT: VALUE`, found `deck sun`"
    );
    assert_eq!(error_in("position\n  deck:"), "line 4, column 8: expected a value, but the line ends here");
    assert_eq!(error_in("position\n  : sun"), "line 4, column 3: expected a subject, but the line ends here");
    assert_eq!(error_in("position\n  deck: sun\n  deck: moon"), "line 5, column 3: `deck` is placed twice");
    assert_eq!(
        error_in("position\n  deck: sun,\n  pile: moon"),
        "line 5, column 7: expected a value, in which no `:` can stand"
    );
}

#[test]
fn refused_set_ups_stand_alone() {
    let alone = "line 4, column 1: expected `setup-rejected` to stand alone after the set-up";
    assert_eq!(error_in("position\nsetup-rejected \"x\""), alone);
    assert_eq!(error_in("han: pass\nsetup-rejected \"x\""), alone);
    assert_eq!(
        error_in("setup-rejected \"x\""),
        "line 4, column 1: expected nothing after `setup-rejected`: no game was started"
    );
    assert_eq!(error_in("setup-rejected x"), "line 3, column 16: expected a text in quotes, found `x`");
}

#[test]
fn moves_and_offers() {
    assert!(
        error_in("dance")
            .starts_with("line 3, column 1: expected a move (`SEAT: ACTION`), `fate:`, `offered`")
    );
    assert_eq!(error_in("han:"), "line 3, column 5: expected an action, but the line ends here");
    assert_eq!(error_in("han: pass;"), "line 3, column 11: expected an action, but the line ends here");
    assert_eq!(error_in("han: a, b"), "line 3, column 9: expected one action; several are separated by `;`");
    assert_eq!(
        error_in("han: say \"x\""),
        "line 3, column 10: expected an action, in which no `\"` can stand"
    );
    assert_eq!(error_in("fate:"), "line 3, column 6: expected an answer of fate, but the line ends here");
    assert_eq!(error_in("offered han"), "line 3, column 9: expected `SEAT: ACTION, ACTION`, found `han`");
    assert_eq!(
        error_in("offered : a"),
        "line 3, column 9: expected the name of a seat, but the line ends here"
    );
    assert_eq!(
        error_in("offered han: a,"),
        "line 3, column 16: expected an action or `none`, but the line ends here"
    );
    assert_eq!(
        error_in("offered han: a,, b"),
        "line 3, column 16: expected an action or `none`, but the line ends here"
    );
    assert_eq!(
        error_in("offered han: a, none"),
        "line 3, column 17: expected an action or `none` (`none` stands alone), found `none`"
    );
    assert_eq!(
        error_in("offered han: a; b"),
        "line 3, column 15: expected an action or `none`, in which no `;` can stand"
    );
    assert_eq!(
        error_in("not-offered han: none"),
        "line 3, column 18: expected an action (`none` stands alone), found `none`"
    );
    assert_eq!(
        error_in("offered han: a,\n  b, c d, \"e\""),
        "line 4, column 11: expected an action or `none`, in which no `\"` can stand"
    );
    assert_eq!(error_in("reject han pass"), "line 3, column 8: expected `SEAT: ACTION`, found `han pass`");
    assert_eq!(error_in("reject han:"), "line 3, column 12: expected one action, but the line ends here");
    assert_eq!(
        error_in("reject big han: pass"),
        "line 3, column 12: expected nothing more after the name of a seat, found `han`"
    );
}

#[test]
fn claims() {
    let verbs = "expected a subject and then `is`, `top`, `count`, `has` or `lacks`";
    assert_eq!(error_in("expect"), format!("line 3, column 7: {verbs}"));
    assert_eq!(error_in("expect pile"), format!("line 3, column 12: {verbs}"));
    assert_eq!(error_in("expect is 3"), format!("line 3, column 12: {verbs}"));
    assert_eq!(
        error_in("expect pile is"),
        "line 3, column 15: expected a number, a name, a list or `none`, but the line ends here"
    );
    assert_eq!(error_in("expect pile count many"), "line 3, column 19: expected a number, found `many`");
    assert_eq!(error_in("expect pile top"), "line 3, column 16: expected a name, but the line ends here");
    assert_eq!(
        error_in("expect pile: has x"),
        "line 3, column 12: expected a subject, in which no `:` can stand"
    );
    assert_eq!(
        error_in("expect over"),
        "line 3, column 12: expected the winner or `draw`, but the line ends here"
    );
    assert_eq!(
        error_in("expect over han lando"),
        "line 3, column 17: expected nothing more after the winner or `draw`, found `lando`"
    );
    assert_eq!(error_in("expect not done"), "line 3, column 12: expected `over`, found `done`");
    assert_eq!(
        error_in("expect waiting"),
        "line 3, column 15: expected the name of a seat or `none`, but the line ends here"
    );
    assert_eq!(
        error_in("expect paths 9 is 3"),
        "line 3, column 14: expected a number of actions from 1 to 8, found `9`"
    );
    assert_eq!(error_in("expect paths 2 has 3"), "line 3, column 16: expected `is`, found `has`");
    assert_eq!(error_in("expect paths 2 is x"), "line 3, column 19: expected a number, found `x`");
    assert_eq!(
        error_in("expect text fr sun \"x\""),
        "line 3, column 13: expected a language, `en` or `es`, found `fr`"
    );
    assert_eq!(
        error_in("expect text en"),
        "line 3, column 15: expected the name of a card, but the line ends here"
    );
    assert_eq!(
        error_in("expect text en sun has"),
        "line 3, column 23: expected a text in quotes, but the line ends here"
    );
    assert_eq!(
        error_in("expect log \"x\""),
        "line 3, column 12: expected a language, `en` or `es`, found `\"x\"`"
    );
    assert_eq!(error_in("expect no rain"), "line 3, column 11: expected `log`, found `rain`");
    assert_eq!(
        error_in("as"),
        "line 3, column 3: expected a seat, `public` or `all`, but the line ends here"
    );
    assert_eq!(error_in("as han pass"), "line 3, column 8: expected `expect`, found `pass`");
    assert_eq!(
        error_in("as han expect over han"),
        "line 3, column 4: expected no `as`: this is the same in all eyes"
    );
}

#[test]
fn columns_count_characters() {
    assert_eq!(error_in("expect señor count ñ"), "line 3, column 20: expected a number, found `ñ`");
}
