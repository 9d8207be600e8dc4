//! What every card says, in both languages.

use deckbuilding::card::Card;
use deckbuilding::cards::BOX;
use deckbuilding::rulings::Rulings;
use deckbuilding::text::{ability_strip, ability_text, card_text, reward_strip, reward_text};
use deckbuilding::words::{Ability, Cond, Constant, Effect, Op, Step};
use script::Mode;
use text::Lang;

/// Card, what it is, text: for each ability and each reward.
fn lines(lang: Lang) -> Vec<(&'static Card, &'static str, String)> {
    let mut lines = Vec::new();
    for card in BOX {
        if !matches!(card.ability, Ability::None) {
            lines.push((card, "ability", ability_text(card, Rulings::USUAL, lang)));
        }
        if !card.reward.is_empty() {
            lines.push((card, "reward", reward_text(card, Rulings::USUAL, lang)));
        }
    }
    lines
}

/// `CANTINA_BLESS=1` writes the file anew.
fn compare(lang: Lang) {
    let path = format!("{}/tests/text.{lang}.txt", env!("CARGO_MANIFEST_DIR"));
    let told: String =
        lines(lang).iter().map(|(card, what, text)| format!("{} | {what} | {text}\n", card.id)).collect();
    testkit::golden(path, &told);
}

#[test]
fn english_is_as_agreed() {
    compare(Lang::En);
}

#[test]
fn spanish_is_as_agreed() {
    compare(Lang::Es);
}

#[test]
fn a_catalogue_shows_ability_and_reward() {
    let of = |id: &str, lang| card_text(BOX.iter().find(|card| card.id == id).expect("a card"), lang);
    let x_wing = "If the Force is with you: draw 1 card. Reward: Gain 3 resources.";
    assert_eq!(of("x-wing", Lang::En), x_wing);
    assert!(of("x-wing", Lang::Es).ends_with(" Recompensa: Ganas 3 recursos."));
    assert_eq!(of("star-destroyer", Lang::Es), "");
}

/// What is left untold, because only the turn's own programs are made of it.
fn is_told(effect: Effect) -> bool {
    let cond = |cond: &Cond| !matches!(cond, Cond::Rule(_));
    effect.iter().all(|step| match step {
        Step::Do(op) => !matches!(op, Op::Rule(_)),
        Step::Choose { .. } | Step::Fate(_) => true,
        Step::Pick { modes, .. } => modes.iter().all(|Mode(block)| is_told(block)),
        Step::May(block) => is_told(block),
        Step::IfDone(yes, no) => is_told(yes) && is_told(no),
        Step::If(test, yes, no) => cond(test) && is_told(yes) && is_told(no),
        Step::While(..) | Step::Each { .. } | Step::Ask(_) => false,
    })
}

#[test]
fn no_card_is_made_of_parts_of_the_turn() {
    for card in BOX {
        let told = match card.ability {
            Ability::None | Ability::Constant(Constant::RedirectFirst { .. } | Constant::Prevent(_)) => true,
            Ability::Activated { needs, cost, effect } => {
                !matches!(needs, Cond::Rule(_)) && is_told(cost) && is_told(effect)
            }
            Ability::Triggered { effect, .. }
            | Ability::Constant(Constant::HuntNeutral { reward: effect }) => is_told(effect),
            Ability::Constant(Constant::Attack { when, .. }) => !matches!(when, Cond::Rule(_)),
        };
        assert!(told && is_told(card.reward), "{}", card.id);
    }
}

/// A picture as its name in brackets.
fn drawn(strip: &[kernel::Symbol]) -> String {
    let symbol = |symbol: &kernel::Symbol| {
        let icon = symbol.icon.map_or(String::new(), |icon| format!("[{icon}]"));
        format!("{icon}{}", symbol.text.as_deref().unwrap_or(""))
    };
    strip.iter().map(symbol).collect::<Vec<_>>().join(" ")
}

#[test]
fn strips_are_as_agreed() {
    let mut told = String::new();
    for card in BOX {
        let (ability, reward) = (ability_strip(card), reward_strip(card));
        assert_eq!(ability.is_empty(), matches!(card.ability, Ability::None), "{}", card.id);
        assert_eq!(reward.is_empty(), card.reward.is_empty(), "{}", card.id);
        for (what, strip) in [("ability", ability), ("reward", reward)] {
            if !strip.is_empty() {
                told += &format!("{} | {what} | {}\n", card.id, drawn(&strip));
            }
        }
    }
    testkit::golden(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/strips.txt"), &told);
}
