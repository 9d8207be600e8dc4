//! The whole table as text.

use kernel::Eyes;
use pieces::Thing;
use text::{Lang, both, capitalised, fill};

use crate::state::{QUEUE, Spot};
use crate::text::names::*;
use crate::things::{BASE_SPACE, Leader, Place, Side, Unit};
use crate::view::View;

pub(super) fn table(view: &View, lang: Lang) -> String {
    let table = &view.table;
    let mut lines = vec![fill(
        lang,
        both(
            "── Time {0} · reputation {1} · {2} · turn of {3}",
            "── Tiempo {0} · reputación {1} · {2} · turno de {3}",
        ),
        &[&table.time, &table.reputation, &phase_name(table.phase, lang), &the_side(table.active, lang)],
    )];
    lines.push(base(view, lang));
    lines.push(both("BOARD", "TABLERO").word(lang));
    lines.extend(Place::each().filter_map(|place| place_line(view, place, lang)));
    // One's own side comes last, nearest to the player.
    let near = match view.eyes {
        Eyes::Seat(seat) => Side::of_seat(seat),
        Eyes::Public | Eyes::All => table.active,
    };
    for side in [near.other(), near] {
        lines.extend(side_lines(view, side, lang));
    }
    lines.join("\n")
}

fn base(view: &View, lang: Lang) -> String {
    let known = view.base.first().copied().flatten();
    match (view.table.revealed, known) {
        (Some(place), _) => fill(
            lang,
            both("The Rebel base is revealed in {0}.", "La base rebelde está revelada en {0}."),
            &[&place_name(place, lang)],
        ),
        (None, Some(place)) => fill(
            lang,
            both("The base is hidden in {0}.", "La base está oculta en {0}."),
            &[&place_name(place, lang)],
        ),
        (None, None) => both("The Rebel base is hidden.", "La base rebelde está oculta.").word(lang),
    }
}

/// A place where somebody or something is.
fn place_line(view: &View, place: Place, lang: Lang) -> Option<String> {
    let table = &view.table;
    let mut notes = Vec::new();
    if place != BASE_SPACE {
        for side in Side::ALL.into_iter().filter(|side| table.loyal[side.index()].holds(place)) {
            notes.push(side_name(side, lang));
        }
        let marked = [
            (table.subjugated.holds(place), both("subjugated", "subyugado")),
            (table.sabotaged.holds(place), both("sabotaged", "saboteado")),
            (table.destroyed.holds(place), both("destroyed", "destruido")),
            (
                table.markers.iter().flatten().any(|marker| marker.place == place),
                both("target marker", "marcador de objetivo"),
            ),
        ];
        notes.extend(marked.into_iter().filter(|(is, _)| *is).map(|(_, words)| words.word(lang)));
    }
    let units = Unit::each().map(|unit| (unit, table.units.of(unit, place))).filter(|(_, n)| *n > 0);
    let mut there: Vec<String> = units.map(|(unit, n)| units_text(unit, n, lang)).collect();
    there.extend(leaders(view, |_, at| at == Spot::At(place), lang));
    if there.is_empty() && notes.is_empty() {
        return None;
    }
    let name = noted(capitalised(&place_name(place, lang)), &notes);
    Some(if there.is_empty() { format!("  {name}") } else { format!("  {name}: {}", there.join(", ")) })
}

fn units_text(unit: Unit, n: u8, lang: Lang) -> String {
    units(unit, n, lang).text
}

/// With their rings.
fn leaders<'a>(
    view: &'a View,
    wanted: impl Fn(Side, Spot) -> bool + 'a,
    lang: Lang,
) -> impl Iterator<Item = String> + 'a {
    Leader::each().filter_map(move |leader| {
        let standing = view.table.standing(leader);
        let rings: Vec<String> = standing.ring.iter().map(|ring| ring_name(*ring, lang)).collect();
        wanted(standing.side, standing.at).then(|| noted(leader_name(leader, lang), &rings))
    })
}

fn side_lines(view: &View, side: Side, lang: Lang) -> Vec<String> {
    let mut lines = vec![side_name(side, lang).to_uppercase()];
    if let Some(pool) = listed(leaders(view, |of, at| of == side && at == Spot::Pool, lang), lang) {
        lines.push(fill(lang, both("  leader pool: {0}", "  reserva de líderes: {0}"), &[&pool]));
    }
    for space in 0..QUEUE {
        let queued = Unit::each()
            .filter(|unit| unit.kind().side == side)
            .map(|unit| (unit, view.table.queue[space][unit.index()]))
            .filter(|(_, n)| *n > 0)
            .map(|(unit, n)| units_text(unit, n, lang));
        if let Some(queued) = listed(queued, lang) {
            lines.push(fill(
                lang,
                both("  build queue, space {0}: {1}", "  cola de construcción, casilla {0}: {1}"),
                &[&(space + 1), &queued],
            ));
        }
    }
    let hand = &view.hands[side.index()];
    if !hand.is_empty() {
        let known: Vec<String> = hand.iter().flatten().map(|card| card.mission().name.word(lang)).collect();
        let cards = listed(known, lang).unwrap_or_else(|| CARD.count(lang, hand.len() as u8).text);
        lines.push(fill(lang, both("  hand: {0}", "  mano: {0}"), &[&cards]));
    }
    let actions = &view.action_hands[side.index()];
    if !actions.is_empty() {
        let known: Vec<String> = actions.iter().flatten().map(|card| card.scheme().name.word(lang)).collect();
        let cards = listed(known, lang).unwrap_or_else(|| CARD.count(lang, actions.len() as u8).text);
        lines.push(fill(lang, both("  action cards: {0}", "  cartas de acción: {0}"), &[&cards]));
    }
    lines.extend(assigned(view, side, lang));
    match side {
        Side::Rebel => {
            let goals = view.goals.iter().map(|(stage, card)| match card {
                Some(card) => card.objective().name.word(lang),
                None => fill(lang, both("an objective of stage {0}", "un objetivo de nivel {0}"), &[stage]),
            });
            if let Some(goals) = listed(goals, lang) {
                lines.push(fill(lang, both("  objectives: {0}", "  objetivos: {0}"), &[&goals]));
            }
        }
        Side::Empire => {
            let probes = view.probed.iter().flatten().chain([]).map(|place| place_name(*place, lang));
            let open = (view.table.laid_open | view.table.explored)
                .of::<Place>()
                .map(|place| place_name(place, lang));
            if let Some(probes) = listed(probes.chain(open), lang) {
                lines.push(fill(lang, both("  probe cards: {0}", "  cartas de sonda: {0}"), &[&probes]));
            } else if !view.probed.is_empty() {
                let n = PROBE.count(lang, view.probed.len() as u8);
                lines.push(fill(lang, both("  {0}", "  {0}"), &[&n]));
            }
        }
    }
    lines
}

/// R4.1: who lies under which mission.
fn assigned(view: &View, side: Side, lang: Lang) -> Vec<String> {
    let slots =
        view.assigned.iter().enumerate().filter(|(slot, _)| crate::state::State::slots(side).contains(slot));
    slots
        .filter(|(_, card)| !card.is_empty())
        .map(|(slot, card)| {
            let who = leaders(view, move |of, at| of == side && at == Spot::On(slot as u8), lang);
            let who = listed(who, lang).unwrap_or_default();
            let card = card.first().copied().flatten().map_or_else(
                || both("a facedown mission", "una misión boca abajo").word(lang),
                |card| card.mission().name.word(lang),
            );
            fill(lang, both("  on {0}: {1}", "  en {0}: {1}"), &[&card, &who])
        })
        .collect()
}

fn noted(name: String, notes: &[String]) -> String {
    if notes.is_empty() { name } else { format!("{name} ({})", notes.join(", ")) }
}
