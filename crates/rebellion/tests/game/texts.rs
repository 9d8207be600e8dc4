//! What every card says, in both languages.

use kernel::Speak;
use pieces::Thing;
use rebellion::cards::all_missions;
use rebellion::cards::tactics::TACTICS;
use rebellion::text::{
    action_text, faults, leader_text, mission_text, objective_text, tactic_text, unit_text,
};
use rebellion::things::{ActionCard, Leader, ObjectiveCard, Unit};
use rebellion::{Rebellion, Setup};
use text::Lang;

/// Everything there is, with its name and what it says.
fn everything(lang: Lang) -> Vec<(String, String)> {
    let mut said = Vec::new();
    for (mission, side) in all_missions() {
        said.push((mission.id.to_owned(), mission_text(mission, side, false, lang)));
        if mission.reprint.is_some() {
            said.push((format!("{} reprint", mission.id), mission_text(mission, side, true, lang)));
        }
    }
    said.extend(TACTICS.iter().map(|tactic| (tactic.id.to_owned(), tactic_text(tactic, lang))));
    said.extend(ActionCard::each().map(|card| (card.to_string(), action_text(card, lang))));
    said.extend(ObjectiveCard::each().map(|card| (card.to_string(), objective_text(card.objective(), lang))));
    said.extend(Leader::each().map(|leader| (leader.to_string(), leader_text(leader, lang))));
    said.extend(Unit::each().map(|unit| (unit.to_string(), unit_text(unit, lang))));
    said
}

/// `CANTINA_BLESS=1` writes the file anew.
fn compare(lang: Lang) {
    let mut told = String::new();
    for (id, text) in everything(lang) {
        for line in text.lines() {
            told.push_str(&format!("{id} | {line}\n"));
        }
    }
    testkit::golden(format!("{}/tests/text.{lang}.txt", env!("CARGO_MANIFEST_DIR")), &told);
}

#[test]
fn english_is_as_agreed() {
    compare(Lang::En);
}

#[test]
fn spanish_is_as_agreed() {
    compare(Lang::Es);
}

/// The text leaves nothing out: no part of a turn, nothing nobody has spoken of, no number nobody gave.
#[test]
fn what_cards_do_can_be_told() {
    for lang in [Lang::En, Lang::Es] {
        assert_eq!(faults(lang), [] as [String; 0]);
    }
}

/// S11.7.
#[test]
fn sc_164_without_the_expansion_none_of_its_cards_is_listed() {
    let named = |setup: &Setup| -> Vec<&'static str> {
        let all = Rebellion::catalogue(setup, Lang::En).into_iter();
        all.filter(|card| card.name.contains("Plan")).map(|card| card.id).collect()
    };
    let base = ["planetary-conquest", "retrieve-the-plans"];
    let (all, few) = (named(&Setup::default()), named(&crate::base()));
    assert!(base.iter().all(|id| all.contains(id) && few.contains(id)), "{few:?}");
    assert!(all.contains(&"secure-the-plans") && !few.contains(&"secure-the-plans"), "{few:?}");
    assert!(few.len() < all.len());
}
