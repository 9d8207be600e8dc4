//! What every card says, in both languages.

use deckbuilding::card::Card;
use deckbuilding::cards::BOX;
use deckbuilding::rulings::Rulings;
use deckbuilding::text::{ability_strip, ability_text, card_text, faults, reward_strip, reward_text};
use deckbuilding::words::{Ability, Constant, Op};
use script::tell::ops;
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
    let of = |id: &str, lang| {
        card_text(BOX.iter().find(|card| card.id == id).expect("a card"), Rulings::USUAL, lang)
    };
    let x_wing = "If the Force is with you: draw 1 card. Reward: Gain 3 resources.";
    assert_eq!(of("x-wing", Lang::En), x_wing);
    assert!(of("x-wing", Lang::Es).ends_with(" Recompensa: Ganas 3 recursos."));
    assert_eq!(of("star-destroyer", Lang::Es), "");
}

/// The text leaves nothing out: no part of a turn, no card nobody has spoken of, no number nobody gave.
#[test]
fn what_cards_do_can_be_told() {
    let otherwise =
        Rulings { rodia_counts_ships: false, tatooine_pays_without_swap: false, ..Rulings::USUAL };
    let otherwise = Rulings { quarren_may_exile_itself: false, jyn_must_put_back: false, ..otherwise };
    for card in BOX {
        for rulings in [Rulings::USUAL, otherwise] {
            for lang in [Lang::En, Lang::Es] {
                assert_eq!(faults(card, rulings, lang), [""; 0], "{}", card.id);
            }
        }
    }
}

fn ops_of(card: &Card) -> Vec<Op> {
    let ability = match card.ability {
        Ability::Activated { cost, effect, .. } => [ops(cost), ops(effect)].concat(),
        Ability::Triggered { effect, .. } | Ability::Constant(Constant::HuntNeutral { reward: effect }) => {
            ops(effect)
        }
        Ability::None | Ability::Constant(_) => Vec::new(),
    };
    [ability, ops(card.reward)].concat()
}

/// The ops that cards are made of; none for the parts of a turn. A new one must be given a number here.
const fn number(op: &Op) -> Option<usize> {
    Some(match op {
        Op::GainAttack(_) => 0,
        Op::GainResources(_) => 1,
        Op::GainForce(_) => 2,
        Op::Spend(_) => 3,
        Op::Draw(_) => 4,
        Op::Repair(_) => 5,
        Op::Exile(_) => 6,
        Op::Discard(_) => 7,
        Op::Destroy(_) => 8,
        Op::Damage(..) => 9,
        Op::DamageBase(_) => 10,
        Op::Move(..) => 11,
        Op::ExileLater(_) => 12,
        Op::Purchase(..) => 13,
        Op::RedirectNext(_) => 14,
        Op::RevealTop(_) => 15,
        Op::LookAtTop(_) => 16,
        Op::LookAtHand => 17,
        Op::SwapWithTop(_) => 18,
        Op::Swap(..) => 19,
        Op::Rule(_) => return None,
    })
}

#[test]
fn every_op_is_said_by_a_card() {
    let said: Vec<Option<usize>> = BOX.iter().flat_map(|card| ops_of(card)).map(|op| number(&op)).collect();
    for op in 0..20 {
        assert!(said.contains(&Some(op)), "no card says op {op}");
    }
    assert!(!said.contains(&None), "a card is made of parts of the turn");
}

/// Where a purchase goes is asked of the card, so the op must stand where it is looked for.
#[test]
fn what_redirects_the_next_purchase_is_found() {
    for card in BOX {
        let says = ops_of(card).iter().any(|op| matches!(op, Op::RedirectNext(_)));
        assert_eq!(says, card.ability.redirects_next().is_some(), "{}", card.id);
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

/// Whatever a strip shows, the browser can draw.
#[test]
fn strips_show_icons_that_can_be_drawn() {
    let drawn = include_str!("../../../../web/src/look/icons.svg");
    for card in BOX {
        for symbol in ability_strip(card).into_iter().chain(reward_strip(card)) {
            let Some(icon) = symbol.icon else { continue };
            assert!(drawn.contains(&format!("<symbol id=\"i-{icon}\"")), "{}: {icon}", card.id);
        }
    }
}

/// What is done to different cards looks different: own or enemy ships, hands, bases.
#[test]
fn strips_tell_own_from_enemy() {
    let strip = |id: &str| ability_strip(BOX.iter().find(|card| card.id == id).expect("a card"));
    for (one, other) in [
        ("tie-fighter", "z-95-headhunter"),
        ("hammerhead-corvette", "death-star"),
        ("han-solo", "chewbacca"),
        ("gozanti-cruiser", "snowspeeder"),
    ] {
        let effect = |id: &str| strip(id).into_iter().map(|symbol| symbol.icon).collect::<Vec<_>>();
        assert_ne!(effect(one), effect(other));
    }
}
