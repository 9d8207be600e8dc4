//! What a card gives, in symbols: what fits on a card that lies in a market or on a board.

use std::fmt::Display;

use kernel::Symbol;
use text::Lang;

use crate::card::{Card, Destination, SheetSide};
use crate::cards::SHIPS;
use crate::text::names::{place_name, sum};
use crate::words::{Ability, Combat, Effect, Kind, Num, Op, Stat, Step};

/// A symbol that says all.
pub(super) fn icon(icon: &'static str) -> Symbol {
    Symbol { icon: Some(icon), text: None }
}

fn with(icon: &'static str, text: &dyn Display) -> Symbol {
    Symbol { icon: Some(icon), text: Some(text.to_string()) }
}

const fn stat_icon(stat: Stat) -> &'static str {
    match stat {
        Stat::Ground => "attack",
        Stat::Ship => "fighter",
        Stat::Health => "health",
        Stat::Hull => "hull",
        Stat::Hyperdrive => "hyperdrive",
    }
}

const fn combat_icon(combat: Combat) -> &'static str {
    match combat {
        Combat::Ground => stat_icon(Stat::Ground),
        Combat::Ship => stat_icon(Stat::Ship),
    }
}

pub(super) fn of_side(side: &SheetSide) -> Vec<Symbol> {
    vec![with("hyperdrive", &side.hyperdrive), with("fighter", &side.combat), with("hull", &side.hull)]
}

pub(super) fn of_card(card: &'static Card, lang: Lang) -> Vec<Symbol> {
    let mut strip = Vec::new();
    if card.is_illegal() {
        strip.push(icon("illegal"));
    }
    if let Some(sheet) = card.sells.and_then(|ship| SHIPS.iter().find(|sheet| sheet.id == ship)) {
        strip.extend(of_side(&sheet.sides[0]));
    }
    if let Some(bounty) = &card.bounty {
        strip.push(with(combat_icon(bounty.combat), &bounty.dice));
        strip.push(with("pin", &place_name(bounty.capture_planet, lang)));
    }
    if let Destination::Planet(planet) = card.destination {
        strip.push(with("pin", &place_name(planet, lang)));
    }
    if matches!(card.kind, Kind::Crew | Kind::Job) {
        strip.extend(card.skills.iter().map(|skill| icon(skill.name())));
    }
    strip.extend(card.abilities.iter().filter_map(|ability| match ability {
        Ability::Stat { stat, more, .. } => Some(with(stat_icon(*stat), &format_args!("+{more}"))),
        Ability::FameWhile(n, _) => Some(with("fame", n)),
        _ => None,
    }));
    let (credits, fame) = brings(card.bounty.map_or(card.reward, |bounty| bounty.capture));
    strip.extend((credits > 0).then(|| with("credit", &sum(u32::from(credits), lang))));
    strip.extend((fame > 0).then(|| with("fame", &fame)));
    strip
}

/// The credits, in thousands, and the fame that an effect brings whatever happens.
fn brings(effect: Effect) -> (u8, u8) {
    effect.iter().fold((0, 0), |(credits, fame), step| match step {
        Step::Do(Op::Pays(n) | Op::Gain(Num::N(n))) => (credits + n, fame),
        Step::Do(Op::Fame(n)) => (credits, fame + n),
        _ => (credits, fame),
    })
}
