//! `docs/scenarios.md` says what the code knows: whoever has only the document can write any scenario.

use outer_rim::{Action, OuterRim};
use testkit::document::{knows_every_subject, options, part, rows, unquoted};

const DOCUMENT: &str = include_str!("../../../../docs/scenarios.md");

fn words() -> &'static str {
    part(DOCUMENT, "## Words of Outer Rim")
}

#[test]
fn the_document_knows_every_action() {
    for row in rows(words(), "| action ") {
        let form = unquoted(row[0]);
        let written = form
            .replace("CARD ABILITY", "chromium-hull")
            .replace("CARD", "greedo")
            .replace("THING", "han-solo")
            .replace("SPACE", "lothal")
            .replace("SLOT", "tatooine.2")
            .replace("DECK", "cargo")
            .replace("FACTION", "hutt")
            .replace("FACE", "blank")
            .replace("SEAT", "two")
            .replace('N', "1");
        let action: Action = written.parse().unwrap_or_else(|problem| panic!("{form}: {problem}"));
        assert_eq!(action.to_string(), written);
    }
}

#[test]
fn the_document_knows_every_option() {
    let table = options::<OuterRim>();
    assert!(words().contains(&table), "write:\n{table}");
}

#[test]
fn the_document_knows_every_subject() {
    knows_every_subject::<OuterRim>(words()).unwrap_or_else(|problem| panic!("{problem}"));
}
