//! Everything that is offered in some hundred random games, as one number for each set-up. It does not
//! depend on how states and actions are built, only on what may be done.

mod otherwise;

use std::fmt::Write;

use deckbuilding::{Deckbuilding, Mode, Setup, TeamSetup, Teams};
use kernel::Game;
use testkit::{Fingerprint, Trial, walk};

/// Name, actions, and the fingerprint of all offers of so many games.
fn offers<G: Game>(out: &mut String, name: &str, setup: &G::Setup, games: usize) {
    let trial = Trial { games, seed: 1, cap: 80_000, stride: 1 };
    let (mut offers, mut list) = (Fingerprint::default(), Vec::new());
    let tally = walk::<G>(setup, trial, |moment| {
        offers.offers::<G>(moment.state, &mut list);
        Ok(())
    });
    let actions = tally.expect("legal games").actions;
    writeln!(out, "{name} {actions} {offers}").expect("a string");
}

#[test]
fn the_same_is_offered_as_ever() {
    let usual = |mode| Setup { mode, ..Setup::default() };
    let bribing = Setup { bribing: true, ..usual(Mode::FullGalaxy) };
    let otherwise = Setup { mode: Mode::FullGalaxy, ..otherwise::setup() };
    let mut found = String::new();
    offers::<Deckbuilding>(&mut found, "introductory", &usual(Mode::Introductory), 75);
    offers::<Deckbuilding>(&mut found, "full-galaxy", &bribing, 75);
    offers::<Deckbuilding>(&mut found, "secret-bases", &usual(Mode::SecretBases), 75);
    offers::<Deckbuilding>(&mut found, "otherwise", &otherwise, 75);
    assert_eq!(
        found,
        "introductory 93400 44df7e97195c8c7c\n\
         full-galaxy 123104 088362028143199f\n\
         secret-bases 139790 53076ed70c6d4ab3\n\
         otherwise 122170 4ec0e6ad986143ae\n"
    );
}

#[test]
fn the_same_is_offered_to_four_as_ever() {
    let usual = TeamSetup::default;
    let hidden = TeamSetup { bases: Mode::Introductory, open_hands: false, ..usual() };
    let secret = TeamSetup { bases: Mode::SecretBases, goal: Some(2), ..usual() };
    let otherwise = TeamSetup { rulings: otherwise::setup().rulings, ..usual() };
    let mut found = String::new();
    offers::<Teams>(&mut found, "full-galaxy", &TeamSetup { bribing: true, ..usual() }, 40);
    offers::<Teams>(&mut found, "introductory", &hidden, 40);
    offers::<Teams>(&mut found, "secret-bases", &secret, 40);
    offers::<Teams>(&mut found, "otherwise", &otherwise, 30);
    assert_eq!(
        found,
        "full-galaxy 144660 509bf7298c632e1c\n\
         introductory 136071 ba36ccb93ebf0776\n\
         secret-bases 124354 fd79526af8b91051\n\
         otherwise 88636 bb91e49c0107f6a9\n"
    );
}
