//! `docs/scenarios.md` says what the code knows: whoever has only the document can write any scenario.

use testkit::document::{knows_every_subject, options, part, rows, unquoted};
use unlimited::{Action, Unlimited};

const DOCUMENT: &str = include_str!("../../../../docs/scenarios.md");

fn words() -> &'static str {
    part(DOCUMENT, "## Words of Unlimited")
}

#[test]
fn the_document_knows_every_action() {
    let told: Vec<String> = rows(words(), "| action ").iter().map(|row| unquoted(row[0])).collect();
    assert_eq!(told, Action::FORMS);
    for form in Action::FORMS {
        let written = form
            .replace("LEADER", "iden-versio")
            .replace("CARD ABILITY", "wampa ambush")
            .replace("CARD", "wampa")
            .replace("UPGRADE", "devotion")
            .replace("THING", "wampa/shield")
            .replace("UNIT", "at-st")
            .replace("TARGET", "echo-base")
            .replace("SEAT", "one")
            .replace('N', "1");
        let action: Action = written.parse().unwrap_or_else(|problem| panic!("{form}: {problem}"));
        assert_eq!(action.to_string(), written);
    }
}

#[test]
fn the_document_knows_every_option() {
    let table = options::<Unlimited>();
    assert!(words().contains(&table), "write:\n{table}");
}

#[test]
fn the_document_knows_every_subject() {
    knows_every_subject::<Unlimited>(words()).unwrap_or_else(|problem| panic!("{problem}"));
}
