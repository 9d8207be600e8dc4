//! `docs/scenarios.md` says what the code knows: whoever has only the document can write any scenario.

use deckbuilding::action::Action;
use deckbuilding::{Deckbuilding, Teams};
use testkit::document::{knows_every_subject, options, part, rows, unquoted};

const DOCUMENT: &str = include_str!("../../../../docs/scenarios.md");

fn of_two() -> &'static str {
    part(DOCUMENT, "## Words of The Deckbuilding Game")
}

fn of_teams() -> &'static str {
    part(DOCUMENT, "## Words of the team mode")
}

#[test]
fn the_document_knows_every_action() {
    let (two, team) = (rows(of_two(), "| action "), rows(of_teams(), "| action "));
    let told: Vec<String> = two.iter().chain(&team).map(|row| unquoted(row[0])).collect();
    assert_eq!(told, Action::FORMS);
    for form in Action::FORMS {
        let written = form.replace("CARD", "death-star").replace('N', "1");
        let action: Action = written.parse().unwrap_or_else(|problem| panic!("{form}: {problem}"));
        assert_eq!(action.to_string(), written);
    }
}

#[test]
fn the_document_knows_every_option() {
    let two = options::<Deckbuilding>();
    assert!(of_two().contains(&two), "write:\n{two}");
    let team = options::<Teams>();
    let for_two: Vec<&str> = two.lines().collect();
    let rest: Vec<&str> = team
        .lines()
        .filter(|line| line.starts_with("| option") || line.starts_with("|--") || !for_two.contains(line))
        .collect();
    let rest = rest.join("\n");
    assert!(of_teams().contains(&rest), "write:\n{rest}");
}

#[test]
fn the_document_knows_every_subject() {
    knows_every_subject::<Deckbuilding>(of_two()).unwrap_or_else(|problem| panic!("{problem}"));
}
