//! The whole table as text.

use kernel::{Eyes, Seat};
use text::{Lang, and, both, fill};

use super::log::force_words;
use super::menu::{listed, name};
use crate::card::CardId;
use crate::query::ships;
use crate::state::{REBEL, faction_of, opponent};
use crate::text::{faction_name, kind_name, seat_name, trait_names};
use crate::view::{Cards, View};

pub(super) fn table(view: &View, lang: Lang) -> String {
    let mut lines = Vec::new();
    let table = &view.table;
    // One's own side comes last, nearest to the player.
    let near = match view.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::All => REBEL,
    };
    lines.push(fill(
        lang,
        both("── Turn {0} · {1} to move · Force {2} {3}", "── Turno {0} · juega: {1} · Fuerza {2} {3}"),
        &[
            &table.turn,
            &seat_name(faction_of(table.active), lang),
            &track(table.force),
            &force_words(table.force, lang),
        ],
    ));
    lines.extend(player(view, opponent(near), lang));
    lines.push(fill(
        lang,
        both(
            "Galaxy row (deck {0}, discard pile {1}, Outer Rim Pilots {2})",
            "Fila de la galaxia (mazo {0}, descartes {1}, Pilotos del Borde Exterior {2})",
        ),
        &[&view.galaxy_deck.len(), &table.galaxy_discard.len(), &table.pilots.len()],
    ));
    let names: Vec<String> = table.row.iter().flatten().map(|card| name(*card, lang)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (card, name) in table.row.iter().flatten().zip(&names) {
        lines.push(format!("  {name:<width$}  {}", row_card(*card, lang)));
    }
    lines.extend(player(view, near, lang));
    lines.join("\n")
}

/// The marker between the two ends, the Empire to the left.
fn track(force: i8) -> String {
    let spaces: String = (-3..=3).map(|space| if space == force { '●' } else { '·' }).collect();
    format!("[{spaces}]")
}

fn row_card(card: CardId, lang: Lang) -> String {
    let face = card.card();
    let mut parts = vec![fill(
        lang,
        both("{0} {1}", "{1} ({0})"),
        &[&faction_name(face.faction, lang), &kind_name(face.kind, lang)],
    )];
    parts.extend(marks(card, lang));
    let numbers = [
        (face.cost, both("cost {0}", "coste {0}")),
        (face.attack, both("attack {0}", "Ataque {0}")),
        (face.resources, both("resources {0}", "recursos {0}")),
        (face.force, both("Force {0}", "Fuerza {0}")),
        (face.hit_points, both("hit points {0}", "Resistencia {0}")),
    ];
    parts.extend(numbers.iter().filter(|(n, _)| *n > 0).map(|(n, words)| fill(lang, *words, &[n])));
    parts.join(" · ")
}

/// What other cards refer to (R2.3): its traits, and that it is unique.
fn marks(card: CardId, lang: Lang) -> Vec<String> {
    let face = card.card();
    let traits = trait_names(face.traits, lang);
    let traits = (!traits.is_empty()).then(|| and(lang, &traits).text);
    traits.into_iter().chain(face.unique.then(|| both("unique", "única").word(lang))).collect()
}

fn player(view: &View, seat: Seat, lang: Lang) -> Vec<String> {
    let table = &view.table;
    let player = &table.players[seat.index()];
    let hidden = view.hidden(seat);
    let base = player.base.map_or_else(
        || both("no base", "sin base").word(lang),
        |base| {
            let damage = table.damage.of(base);
            fill(
                lang,
                both("{0} (damage {1}/{2})", "{0} (daño {1}/{2})"),
                &[&name(base, lang), &damage, &base.card().hit_points],
            )
        },
    );
    let won = table.players[seat.index()].victory.len();
    let mut lines = vec![fill(
        lang,
        both(
            "{0}: {1} · bases left {2} · destroyed {3}/{4} · resources {5} · deck {6} · discard pile {7}",
            "{0}: {1} · bases restantes {2} · destruidas {3}/{4} · recursos {5} · mazo {6} · descartes {7}",
        ),
        &[
            &seat_name(faction_of(seat), lang).text.to_uppercase(),
            &base,
            &hidden.base_deck.len(),
            &won,
            &table.agreed.goal,
            &player.resources,
            &hidden.deck.len(),
            &player.discard.len(),
        ],
    )];
    // Cards that look the same are one line.
    let mut shown: Vec<(String, usize)> = Vec::new();
    for thing in player.in_play {
        let text = in_play(view, seat, CardId::from_thing(thing), lang);
        match shown.last_mut() {
            Some((last, n)) if *last == text => *n += 1,
            _ => shown.push((text, 1)),
        }
    }
    lines.extend(
        shown
            .into_iter()
            .map(|(text, n)| if n > 1 { format!("  ▸ {text} ×{n}") } else { format!("  ▸ {text}") }),
    );
    lines.push(fill(lang, both("  hand: {0}", "  mano: {0}"), &[&hand(&hidden.hand, lang)]));
    lines
}

fn in_play(view: &View, seat: Seat, card: CardId, lang: Lang) -> String {
    let table = &view.table;
    let mut notes = marks(card, lang);
    let attack = table.attack(seat, card, false);
    if attack > 0 {
        notes.push(fill(lang, both("attack {0}", "Ataque {0}"), &[&attack]));
    }
    if ships().contains(card.thing()) {
        let damage = table.damage.of(card);
        notes.push(fill(lang, both("damage {0}/{1}", "daño {0}/{1}"), &[&damage, &card.card().hit_points]));
    }
    if table.used.contains(card.thing()) {
        notes.push(both("ability used", "capacidad usada").word(lang));
    }
    if table.spent.contains(card.thing()) {
        notes.push(both("has attacked", "ya ha atacado").word(lang));
    } else if table.attacks.iter().any(|attack| attack.contains(card.thing())) {
        notes.push(both("assigned to an attack", "asignada a un ataque").word(lang));
    }
    if notes.is_empty() { name(card, lang) } else { format!("{} ({})", name(card, lang), notes.join(", ")) }
}

fn hand(cards: &Cards, lang: Lang) -> String {
    let known: Vec<CardId> = cards.iter().flatten().copied().collect();
    let unknown = cards.len() - known.len();
    match (known.is_empty(), unknown) {
        (true, 0) => both("no cards", "ninguna carta").word(lang),
        (true, 1) => both("1 card", "1 carta").word(lang),
        (true, n) => fill(lang, both("{0} cards", "{0} cartas"), &[&n]),
        (false, 0) => listed(&known, lang),
        (false, n) => fill(lang, both("{0}, and {1} more", "{0}, y {1} más"), &[&listed(&known, lang), &n]),
    }
}
