//! `docs/scenarios.md` says what the code knows: whoever has only the document can write any scenario.

use rebellion::{Action, Rebellion, Setup};
use testkit::document::{knows_every_subject, part, rows, table_of, unquoted};
use text::Lang;

const DOCUMENT: &str = include_str!("../../../../docs/scenarios.md");

fn words() -> &'static str {
    part(DOCUMENT, "## Words of Rebellion")
}

#[test]
fn the_document_knows_every_action() {
    for row in rows(words(), "| action ") {
        let form = unquoted(row[0]);
        let written = form
            .replace("LEADER", "han-solo")
            .replace("MISSION", "sabotage")
            .replace("SYSTEM", "sullust")
            .replace("UNIT", "x-wing")
            .replace("OBJECTIVE", "uprising")
            .replace("TACTIC", "escort")
            .replace("ACTION", "ambush")
            .replace("THING", "star-destroyer/2")
            .replace("DIE", "black-blank")
            .replace('N', "1");
        let action: Action = written.parse().unwrap_or_else(|problem| panic!("{form}: {problem}"));
        assert_eq!(action.to_string(), written);
    }
}

#[test]
fn the_document_knows_every_option() {
    let table = table_of(Setup::options(Lang::En));
    assert!(words().contains(&table), "write:\n{table}");
}

#[test]
fn the_document_knows_every_subject() {
    knows_every_subject::<Rebellion>(words()).unwrap_or_else(|problem| panic!("{problem}"));
}
