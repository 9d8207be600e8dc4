//! The whole table as text.

use kernel::{Eyes, Seat};
use text::{Lang, both, fill};

use super::names::{listed, name, seat_name};
use crate::card::CardId;
use crate::grants::Trick;
use crate::label::Label;
use crate::state::{ONE, Phase, opponent};
use crate::text::{arena_name, full_name, keyword_name};
use crate::view::View;
use crate::words::{Arena, Keyword};

pub(super) fn table(view: &View, lang: Lang) -> String {
    let table = &view.table;
    // One's own side comes last, nearest to the player.
    let near = match view.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::All => ONE,
    };
    let phase = match table.phase {
        Phase::SetUp => both("set-up", "preparación"),
        Phase::Action => both("action phase", "fase de acción"),
        Phase::Regroup => both("regroup phase", "fase de reagrupamiento"),
    };
    let counter = if table.taken {
        both("initiative: {0}, taken", "iniciativa: {0}, ya tomada")
    } else {
        both("initiative: {0}", "iniciativa: {0}")
    };
    let counter = fill(lang, counter, &[&seat_name(table.initiative, lang)]);
    let mut lines = vec![fill(
        lang,
        both("── Round {0} · {1} · {2}", "── Ronda {0} · {1} · {2}"),
        &[&table.round, &phase.word(lang), &counter],
    )];
    lines.extend(player(view, opponent(near), lang));
    lines.extend(player(view, near, lang));
    lines.join("\n")
}

fn player(view: &View, seat: Seat, lang: Lang) -> Vec<String> {
    let table = &view.table;
    let base = CardId::base_of(seat);
    let (ready, exhausted) = view.resources[seat.index()];
    let mut lines = vec![fill(
        lang,
        both(
            "{0}: {1}, {2}/{3} HP left · resources {4} ready, {5} exhausted · deck {6} · discard pile {7}",
            "{0}: {1}, quedan {2}/{3} PG · recursos preparados {4}, agotados {5} · mazo {6} · descartes {7}",
        ),
        &[
            &seat_name(seat, lang).to_uppercase(),
            &name(table.label(base), lang),
            &table.hp_left(base),
            &table.hp(base),
            &ready,
            &exhausted,
            &view.decks[seat.index()].len(),
            &table.discard_of(seat).len(),
        ],
    )];
    let leader = CardId::leader_of(seat);
    if !table.is_deployed(seat) {
        let mut notes = Vec::new();
        if table.exhausted.holds(leader) {
            notes.push(both("exhausted", "agotado").word(lang));
        }
        if table.epic.holds(leader) {
            notes.push(both("deployment used", "despliegue usado").word(lang));
        }
        let leader = noted(full_name(table.face(leader), lang), &notes);
        lines.push(fill(lang, both("  leader: {0}", "  líder: {0}"), &[&leader]));
    }
    for arena in [Arena::Ground, Arena::Space] {
        let units = table.units_of(seat);
        let there: Vec<CardId> =
            units.of::<CardId>().filter(|unit| table.arena(*unit) == Some(arena)).collect();
        if there.is_empty() {
            continue;
        }
        lines.push(format!("  {}:", arena_name(arena, lang)));
        lines.extend(there.into_iter().map(|unit| format!("    ▸ {}", unit_line(view, unit, lang))));
    }
    let hand: Vec<Option<Label>> =
        view.hands[seat.index()].iter().map(|card| card.map(|card| table.label(card))).collect();
    lines.push(fill(lang, both("  hand: {0}", "  mano: {0}"), &[&listed(&hand, lang)]));
    lines
}

/// Power, HP, damage, and all it has.
fn unit_line(view: &View, unit: CardId, lang: Lang) -> String {
    let table = &view.table;
    let mut notes = vec![format!("{}/{}", table.power(unit), table.hp(unit))];
    let damage = table.damage.of(unit);
    if damage > 0 {
        notes.push(fill(lang, both("damage {0}", "daño {0}"), &[&damage]));
    }
    if table.exhausted.holds(unit) {
        notes.push(both("exhausted", "agotada").word(lang));
    }
    let tricks = [
        (Trick::Ambush, Keyword::Ambush),
        (Trick::Grit, Keyword::Grit),
        (Trick::Overwhelm, Keyword::Overwhelm),
        (Trick::Saboteur, Keyword::Saboteur),
        (Trick::Sentinel, Keyword::Sentinel),
    ];
    let tricks = tricks.into_iter().filter(|(trick, _)| table.has(unit, *trick)).map(|(_, keyword)| keyword);
    let raid = (table.raid(unit) > 0).then(|| Keyword::Raid(table.raid(unit)));
    let restore = (table.restore(unit) > 0).then(|| Keyword::Restore(table.restore(unit)));
    notes.extend(tricks.chain(raid).chain(restore).map(|keyword| keyword_name(keyword, lang)));
    let (shields, experience) = (table.shields_on(unit), table.experience_on(unit));
    if shields > 0 {
        notes.push(fill(lang, both("Shields {0}", "Escudos {0}"), &[&shields]));
    }
    if experience > 0 {
        notes.push(fill(lang, both("Experience {0}", "Experiencia {0}"), &[&experience]));
    }
    let upgrades = table.upgrades_on(unit);
    notes.extend(upgrades.of::<CardId>().map(|upgrade| name(table.label(upgrade), lang)));
    noted(name(table.label(unit), lang), &notes)
}

fn noted(name: String, notes: &[String]) -> String {
    if notes.is_empty() { name } else { format!("{name} ({})", notes.join(", ")) }
}
