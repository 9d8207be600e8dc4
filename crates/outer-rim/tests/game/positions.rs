//! Positions that no game comes to are refused with a sentence; the box holds what it should.

use kernel::Stage;
use outer_rim::OuterRim;
use outer_rim::cards::{CHARACTERS, CONTACT_CARDS, DATABANK_CARDS, MARKET_CARDS, SHIPS, TALES};
use outer_rim::map::SPACES;

/// Why a position with these lines cannot be.
fn refused(lines: &[(&str, &str)]) -> String {
    let mut stage = OuterRim::stage(&OuterRim::usual()).expect("the usual set-up");
    for (subject, value) in lines {
        if let Err(problem) = OuterRim::place(&mut stage, subject, value) {
            return problem;
        }
    }
    OuterRim::raise(stage).err().unwrap_or_else(|| panic!("{lines:?} is accepted"))
}

#[track_caller]
fn says(lines: &[(&str, &str)], part: &str) {
    let problem = refused(lines);
    assert!(problem.contains(part), "{lines:?}: {problem}");
}

#[test]
fn what_cannot_be_is_refused() {
    says(&[("one assets", "dl-44"), ("two assets", "dl-44")], "`dl-44` is in two places");
    says(&[("one assets", "dl-44"), ("gear market", "dl-44")], "`dl-44` is in two places");
    says(&[("one assets", "greedo"), ("contacts", "tatooine.1 greedo")], "`greedo` is in two places");
    says(&[("one assets", "dl-44, jetpack, mpl-57")], "more assets than slots");
    says(&[("one assets", "secret-naboo")], "nothing that a player holds in a slot");
    says(&[("one assets", "dengar")], "nothing that a player holds in a slot");
    says(&[("one assets", "card-lancer")], "nothing that a player holds in a slot");
    says(&[("one assets", "dl-44 (captured)")], "A bounty can be captured");
    says(&[("one assets", "navpoint-6")], "say what it has become");
    says(&[("one secrets", "plasma-cells")], "`plasma-cells` is no secret");
    says(&[("one fame", "10")], "player one has won");
    says(&[("one assets", "chromium-hull"), ("one fame", "0")], "alone are worth 1 fame");
    says(&[("one damage", "5")], "5 is not kept");
    says(&[("one damage", "4"), ("step", "action")], "a defeated player has no action");
    says(&[("one ship", "lancer"), ("two ship", "lancer")], "there is one `lancer`");
    says(&[("one ship", "g9-rigger (turned)")], "is never turned");
    says(&[("one ship", "lancer (big)")], "There is turned");
    says(&[("one character", "bossk"), ("two character", "bossk")], "can be played once");
    says(&[("three at", "lothal")], "nobody sits at three");
    says(&[("turn", "five")], "nobody is called `five`");
    says(&[("step", "night")], "planning, action and encounter");
    says(&[("modules", "m1, m2, m3, m4, m5, m5")], "each of m1 to m6 comes once");
    says(&[("hutt patrol", "lothal (level 5)")], "there are 1 to 4");
    says(&[("hutt patrol", "lothal (angry)")], "There is level N");
    says(&[("contacts", "tatooine.1 dl-44")], "`dl-44` is no contact");
    says(&[("contacts", "tatooine.3 greedo")], "there is no contact space");
    says(&[("cargo market", "dl-44")], "no card of the cargo deck");
    says(&[("navpoint deck", "naboo-ryloth-1")], "no card of the navpoint deck");
    says(&[("one reputation", "hutt 2")], "write for instance `hutt 1`");
    says(&[("one assets", "greedoo")], "did you mean bounty-greedo or greedo");
    says(&[("done", "dinner")], "trade, market, deliver and encounter");
    says(&[("aside", "navpoint-1")], "is being read");
}

#[test]
fn the_box_is_complete() {
    assert_eq!(MARKET_CARDS.map(<[_]>::len), [10, 15, 11, 9, 11, 14]);
    assert_eq!(TALES.iter().flatten().count(), 70);
    assert_eq!(DATABANK_CARDS.len() + CONTACT_CARDS.len(), 53);
    assert_eq!((CHARACTERS.len(), SHIPS.len()), (8, 10));
    assert_eq!(SPACES.iter().filter(|place| place.module < 6).count(), SPACES.len());
}
