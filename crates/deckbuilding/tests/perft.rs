//! How many ways there are to go on from stated positions: a change of any rule about what is legal
//! changes a count.

use std::path::Path;

use deckbuilding::{Deckbuilding, Teams};
use kernel::{Speak, Stage};
use testkit::Claim;

fn counted<G: Speak + Stage>(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(file);
    let text = std::fs::read_to_string(path).expect("positions");
    let mut failures = Vec::new();
    for scenario in testkit::parse(&text).expect("scenarios") {
        assert!(scenario.claims().any(|claim| matches!(claim, Claim::Paths { .. })), "{}", scenario.name);
        failures.extend(testkit::run::<G>(&scenario).err().map(|failure| failure.to_string()));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_ways_to_play_are_as_many_as_ever() {
    counted::<Deckbuilding>("two.scn");
}

#[test]
fn the_ways_to_play_in_teams_are_as_many_as_ever() {
    counted::<Teams>("team.scn");
}
