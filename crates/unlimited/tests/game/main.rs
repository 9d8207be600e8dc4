//! Everything this game is held to.

mod bot;
mod r#box;
mod corners;
mod decks;
mod document;
mod played;
mod positions;
mod quick_start;
mod secrets;
mod text;
mod words;

use script::Core;
use testkit::conform::{Conduct, every_rule_is_shown};
use unlimited::card::{CardId, Things};
use unlimited::rulings::Rulings;
use unlimited::{Mode, Setup, State, Unlimited};

#[global_allocator]
static MEMORY: testkit::Counting = testkit::Counting;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");
const RULES: &[&str] = &["tests/rules.txt"];

/// The frames a state has room for.
const DEPTH: usize = 24;

/// Every ruling answered the other way.
fn otherwise() -> Setup {
    let mut setup = Setup::default();
    let Rulings {
        aspect_penalty,
        initiative_is_chosen,
        attack_has_order,
        lost_is_regained,
        events_lie_nowhere,
        attack_ends_later,
        leaders_never_enter,
    } = &mut setup.rulings;
    *aspect_penalty = false;
    for ruling in [
        initiative_is_chosen,
        attack_has_order,
        lost_is_regained,
        events_lie_nowhere,
        attack_ends_later,
        leaders_never_enter,
    ] {
        *ruling = true;
    }
    setup
}

fn conduct() -> Conduct<Unlimited> {
    Conduct {
        folder: FOLDER,
        setups: vec![
            ("usual", Setup::default()),
            ("otherwise", otherwise()),
            ("quick-start", Setup { mode: Mode::QuickStart, ..Setup::default() }),
        ],
        games: 1_500,
        cap: 20_000,
        stride: 5,
        offers: "usual 75 10353 ae5a4beaf07f77cf
                 otherwise 75 11410 a0832fb79f6f762e
                 quick-start 75 12007 df590d7f8b5529c5",
        rules: RULES,
        records: 2,
        laws: vec![every_card_lies_in_one_place],
        room: Some(|state| (state.machine.frames().len(), DEPTH)),
    }
}

/// Each card of a deck is in one place; leaders and bases have theirs.
fn every_card_lies_in_one_place(state: &State) -> Result<(), String> {
    let table = &state.table;
    let mut seen = Things::EMPTY;
    let open = [table.units, table.upgrades, table.resources, table.discards, table.aside];
    let hidden = [state.hands[0], state.hands[1], state.decks[0].set(), state.decks[1].set()];
    for place in open.into_iter().chain(hidden) {
        if let Some(card) = (place & seen).of::<CardId>().next() {
            return Err(format!("{} lies in two places", table.label(card)));
        }
        seen = seen | place;
    }
    let lost = CardId::RANGE.set::<4>() - seen;
    let is_lost = |card: &CardId| !card.is_leader() && !card.is_base() && table.label(*card).is_known();
    match lost.of::<CardId>().find(is_lost) {
        Some(card) => Err(format!("{} lies nowhere", table.label(card))),
        None => Ok(()),
    }
}

testkit::conform!(two: Unlimited = conduct());

#[test]
fn every_rule_has_a_test() {
    let sources = ["tests/game", "src"];
    if let Err(problems) = every_rule_is_shown(FOLDER, RULES, &sources) {
        panic!("{problems}");
    }
}

#[test]
fn a_state_is_small() {
    let bytes = size_of::<State>();
    assert!(bytes <= 8 * 1024, "{bytes} bytes");
}
