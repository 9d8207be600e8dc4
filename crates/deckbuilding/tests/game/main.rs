//! The Deckbuilding Game for two and for four, held to all laws, and what only this game has to show.

mod r#box;
mod document;
mod otherwise;
mod positions;
mod scene;
mod setups;
mod stories;
mod teams;
mod text;
mod twins;
mod words;

use deckbuilding::state::DEPTH;
use deckbuilding::{Deckbuilding, Mode, Setup, State, TeamSetup, Teams};
use script::Core;
use testkit::conform::{Conduct, every_rule_is_shown};

#[global_allocator]
static MEMORY: testkit::Counting = testkit::Counting;

/// The rules of the team game include those of the game for two.
const RULES: &[&str] = &["tests/rules.txt", "tests/team-rules.txt"];

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

fn two_players() -> Conduct<Deckbuilding> {
    let usual = |mode| Setup { mode, ..Setup::default() };
    Conduct {
        folder: FOLDER,
        setups: vec![
            ("introductory", usual(Mode::Introductory)),
            ("full-galaxy", Setup { bribing: true, ..usual(Mode::FullGalaxy) }),
            ("secret-bases", usual(Mode::SecretBases)),
            ("otherwise", Setup { mode: Mode::FullGalaxy, ..otherwise::setup() }),
        ],
        games: 1_200,
        cap: 30_000,
        stride: 5,
        offers: "introductory 75 97748 d17035792e3bdb36
                 full-galaxy 75 131567 9963ae66cfd18f47
                 secret-bases 75 137804 1ebd3f88bab07996
                 otherwise 75 122170 4ec0e6ad986143ae",
        rules: &["tests/rules.txt"],
        records: 3,
        laws: vec![|state| well_placed(state)],
        room: Some(|state| (state.stack.frames().len(), DEPTH)),
    }
}

fn two_teams() -> Conduct<Teams> {
    let usual = TeamSetup::default;
    let secret = TeamSetup { bases: Mode::SecretBases, goal: Some(2), ..usual() };
    Conduct {
        folder: FOLDER,
        setups: vec![
            ("full-galaxy", TeamSetup { bribing: true, ..usual() }),
            ("introductory", TeamSetup { bases: Mode::Introductory, open_hands: false, ..usual() }),
            ("secret-bases", secret),
            ("otherwise", TeamSetup { rulings: otherwise::setup().rulings, ..usual() }),
        ],
        games: 240,
        cap: 80_000,
        stride: 20,
        offers: "full-galaxy 40 142918 294bf9a06b1abca1
                 introductory 40 142950 efc9885c4da5de6e
                 secret-bases 40 110581 c60038bd7219c33c
                 otherwise 30 88636 bb91e49c0107f6a9",
        rules: RULES,
        records: 1,
        laws: vec![
            |state| state.regions.iter().try_for_each(well_placed),
            |state| match state.disagreement() {
                Some(matter) => Err(format!("the regions do not agree about {matter}")),
                None => Ok(()),
            },
            teams::nobody_is_asked_what_has_one_answer,
        ],
        room: Some(|state| (deepest(&state.regions), DEPTH)),
    }
}

fn well_placed(state: &State) -> Result<(), String> {
    match state.misplaced() {
        Some(card) => Err(format!("{card} does not lie in exactly one place")),
        None => Ok(()),
    }
}

fn deepest(regions: &[State]) -> usize {
    regions.iter().map(|region| region.stack.frames().len()).max().unwrap_or(0)
}

testkit::conform!(two: Deckbuilding = two_players());
testkit::conform!(four: Teams = two_teams());

#[test]
fn every_rule_has_a_test() {
    let sources = ["tests/game", "src", "src/speech"];
    if let Err(problems) = every_rule_is_shown(FOLDER, RULES, &sources) {
        panic!("{problems}");
    }
}

#[test]
fn a_state_is_small() {
    let bytes = size_of::<State>();
    assert!(bytes <= 3 * 1024, "{bytes} bytes");
}
