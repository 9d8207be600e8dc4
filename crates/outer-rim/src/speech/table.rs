//! The whole table as text.

use kernel::{Eyes, Seat};
use text::{Lang, both, capitalised, fill};

use super::menu::{faceup, phase_name};
use super::names::{card, contact, held, listed, patrol, player, seat_name, space};
use crate::state::Seated;
use crate::text::names::*;
use crate::things::{CardId, Deck, Faction, Space};
use crate::view::View;
use crate::words::{Body, Combat, Kind, Standing, Stat};

pub(super) fn table(view: &View, lang: Lang) -> String {
    let table = &view.table;
    let mut lines = vec![fill(
        lang,
        both("── Round {0} · {1} · {2}", "── Ronda {0} · {1} · {2}"),
        &[&table.round, &player(view, table.active, lang), &phase_name(table.turn.phase, lang)],
    )];
    lines.push(fill(
        lang,
        both("{0} fame wins.", "Gana quien tenga {0} de Fama."),
        &[&table.agreed.target()],
    ));
    lines.extend(market(view, lang));
    lines.push(both("BOARD", "TABLERO").word(lang));
    lines.extend(<Space as pieces::Thing>::each().filter_map(|space| space_line(view, space, lang)));
    // One's own side comes last, nearest to the player.
    let near = match view.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::All => table.first,
    };
    let mut seats: Vec<Seat> = table.after(near).collect();
    if let Some(at) = seats.iter().position(|seat| *seat == near) {
        let own = seats.remove(at);
        seats.push(own);
    }
    lines.extend(seats.into_iter().flat_map(|seat| side(view, seat, lang)));
    lines.join("\n")
}

fn market(view: &View, lang: Lang) -> Vec<String> {
    let mut lines = vec![both("MARKET", "MERCADO").word(lang)];
    for deck in Deck::ALL {
        let shown = match faceup(view, deck) {
            Some(id) => {
                let facts = crate::cards::card(id);
                let mut notes = vec![credits(facts.cost.into(), lang).text];
                if let Some((faction, n)) = facts.patrol {
                    notes.push(format!("{} {n}", patrol(faction, lang)));
                }
                noted(card_name(id, lang), &notes)
            }
            None => both("nothing", "nada").word(lang),
        };
        lines.push(format!("  {}: {shown}", deck_name(deck, lang)));
    }
    lines
}

/// A space where somebody or something is.
fn space_line(view: &View, at: Space, lang: Lang) -> Option<String> {
    let table = &view.table;
    let mut there: Vec<String> = table
        .seats()
        .filter(|seat| table.player(*seat).character.is_some() && table.player(*seat).space == at)
        .map(|seat| player(view, seat, lang))
        .collect();
    there.extend(table.patrols_at(at).map(|faction| {
        let level = table.patrol(faction).level;
        fill(lang, both("{0} (level {1})", "{0} (nivel {1})"), &[&patrol(faction, lang), &level])
    }));
    for slot in at.slots() {
        match view.contacts[slot.index()] {
            Some((_, Some(known))) if table.faceup.holds(known) => there.push(card(known, lang)),
            Some((class, Some(_))) => there.push(fill(
                lang,
                both("{0} (facedown, {1})", "{0} (boca abajo, {1})"),
                &[&contact(view, slot, lang), &class_name(class, lang)],
            )),
            Some((class, None)) => there.push(fill(
                lang,
                both("a {0} contact", "un Contacto de categoría {0}"),
                &[&class_name(class, lang)],
            )),
            None => {}
        }
    }
    if there.is_empty() {
        return None;
    }
    let name = match at.faction() {
        Some(faction) => noted(space(at, lang), &[faction_name(faction, lang)]),
        None => space(at, lang),
    };
    Some(format!("  {}: {}", capitalised(&name), there.join(", ")))
}

fn side(view: &View, seat: Seat, lang: Lang) -> Vec<String> {
    let table = &view.table;
    let own = table.player(seat);
    let name = match own.seated {
        Seated::Automaton => {
            noted(seat_name(seat, lang), &[both("solo opponent", "oponente automático").word(lang)])
        }
        _ => seat_name(seat, lang),
    };
    let Some(character) = own.character else { return vec![name.to_uppercase()] };
    let mut notes = Vec::new();
    if own.defeated {
        notes.push(both("defeated", "derrotado").word(lang));
    }
    if own.again {
        notes.push(both("another turn follows", "le sigue otro turno").word(lang));
    }
    let mut lines = vec![fill(
        lang,
        both("{0}: {1} · fame {2} · {3} · {4}", "{0}: {1} · Fama {2} · {3} · {4}"),
        &[
            &name,
            &noted(character_name(character, lang), &notes),
            &table.fame(seat),
            &credits(own.credits.into(), lang),
            &space(own.space, lang),
        ],
    )];
    lines.push(fill(
        lang,
        both(
            "  health {0}/{1} · ground combat {2} · skills: {3}",
            "  Vida {0}/{1} · Combate terrestre {2} · habilidades: {3}",
        ),
        &[
            &table.toughness(seat, Body::Character).saturating_sub(own.damage),
            &table.toughness(seat, Body::Character),
            &table.combat(seat, Combat::Ground),
            &skills(view, seat, lang),
        ],
    ));
    let ship = if own.ship_turned { ship_legend(own.ship, lang) } else { ship_name(own.ship, lang) };
    lines.push(fill(
        lang,
        both(
            "  {0}: hull {1}/{2} · ship combat {3} · hyperdrive {4}",
            "  {0}: Casco {1}/{2} · Combate espacial {3} · Hiperimpulsor {4}",
        ),
        &[
            &ship,
            &table.toughness(seat, Body::Ship).saturating_sub(own.ship_damage),
            &table.toughness(seat, Body::Ship),
            &table.combat(seat, Combat::Ship),
            &table.stat(seat, Stat::Hyperdrive),
        ],
    ));
    let reputation = Faction::ALL.into_iter().filter(|faction| own.rep(*faction) != 0).map(|faction| {
        let standing = if own.rep(faction) > 0 { Standing::Positive } else { Standing::Negative };
        noted(faction_name(faction, lang), &[standing_name(standing, lang)])
    });
    if let Some(reputation) = listed(reputation, lang) {
        lines.push(fill(lang, both("  reputation: {0}", "  Reputación: {0}"), &[&reputation]));
    }
    lines.extend(assets(view, seat, lang));
    lines.extend(secrets(view, seat, lang));
    lines
}

/// Each skill, with how often it is there if that is more than once.
fn skills(view: &View, seat: Seat, lang: Lang) -> String {
    let of = |skill: crate::things::Skill| match view.table.skill(seat, skill) {
        0 => None,
        1 => Some(skill_name(skill, lang)),
        n => Some(format!("{} ×{n}", skill_name(skill, lang))),
    };
    let all = crate::things::Skill::ALL.into_iter().filter_map(of);
    listed(all, lang).unwrap_or_else(|| both("none", "ninguna").word(lang))
}

fn assets(view: &View, seat: Seat, lang: Lang) -> Vec<String> {
    let table = &view.table;
    let kinds = [Kind::Crew, Kind::Cargo, Kind::Mod, Kind::Gear, Kind::Job, Kind::Bounty];
    let of = |kind: Kind| {
        let names = table.of_kind(seat, kind).map(|id| asset(view, id, lang));
        let names = listed(names, lang)?;
        Some(format!("  {}: {names}", kind_name(kind, lang)))
    };
    kinds.into_iter().filter_map(of).collect()
}

/// With where it is to be brought.
fn asset(view: &View, id: CardId, lang: Lang) -> String {
    let table = &view.table;
    let facts = table.held(id);
    let mut notes = Vec::new();
    if facts.is_illegal() {
        notes.push(trait_name(crate::words::Trait::Illegal, lang));
    }
    let captured = table.captured.holds(id);
    if captured {
        notes.push(both("captured", "capturada").word(lang));
    }
    match (facts.destination, &facts.bounty) {
        (crate::card::Destination::Planet(to), _) => notes.push(place_name(to, lang)),
        (_, Some(bounty)) if captured => notes.push(place_name(bounty.capture_planet, lang)),
        _ => {}
    }
    // Which kind it is of stands before it already.
    let target = facts.bounty.and_then(|bounty| crate::cards::contact_called(bounty.target));
    let name = target.map_or_else(|| held(view, id, lang), |target| card(target, lang));
    noted(name, &notes)
}

fn secrets(view: &View, seat: Seat, lang: Lang) -> Option<String> {
    let names = view.secrets[seat.index()].iter().map(|(tales, id)| match id {
        Some(id) => held(view, *id, lang),
        None => fill(lang, both("a card ({0})", "una carta ({0})"), &[&tales_name(*tales, lang)]),
    });
    let names = listed(names, lang)?;
    Some(fill(lang, both("  secrets: {0}", "  Secretos: {0}"), &[&names]))
}

fn noted(name: String, notes: &[String]) -> String {
    if notes.is_empty() { name } else { format!("{name} ({})", notes.join(", ")) }
}
