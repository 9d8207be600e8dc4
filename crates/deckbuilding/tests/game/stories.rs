//! How a game reads: its first turns and its end, in both languages. `CANTINA_BLESS=1` writes them anew.

use std::path::Path;

use deckbuilding::{Deckbuilding, Teams};
use kernel::{Cast, Eyes, Record, Speak};
use testkit::golden;
use text::Lang;

/// Lines of the log from the beginning, and lines up to the end.
const FIRST: usize = 36;
const LAST: usize = 12;

/// A kept record, told to somebody who saw everything.
fn story<G: Speak>(name: &str) {
    let folder = Path::new(crate::FOLDER).join("tests/replays");
    let text = std::fs::read_to_string(folder.join("v1").join(name).with_extension("rec")).expect("a record");
    let record = Record::<G>::read(&text).expect("a record");
    let mut events: Vec<G::Event> = Vec::new();
    record.state_after(record.inputs.len(), &mut events).expect("a legal game");
    for lang in [Lang::En, Lang::Es] {
        let seen = events.iter().filter_map(|event| G::seen(event, Eyes::All));
        let lines: Vec<String> = seen.map(|seen| G::say_event(&seen, &Cast::default(), lang)).collect();
        let (first, rest) = lines.split_at(FIRST);
        let last = &rest[rest.len() - LAST..];
        let story = format!("{}\n\n{}\n…\n{}\n", G::title(lang), first.join("\n"), last.join("\n"));
        golden(folder.join(format!("{name}.{lang}.txt")), &story);
    }
}

#[test]
fn a_game_reads_as_it_always_did() {
    story::<Deckbuilding>("full-galaxy");
    story::<Teams>("team");
}
