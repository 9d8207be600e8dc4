//! What helps to choose: groups of actions, what an attack would come to, what is left unused, and why
//! something cannot be taken.

use kernel::{Eyes, Id, Seat};
use text::{Both, Gender, Lang, Number, Phrase, and, both, fill};

use super::menu::{joint_attack, name};
use crate::action::{Action, Target};
use crate::card::CardId;
use crate::query::of_sides;
use crate::state::{Open, opponent};
use crate::view::View;
use crate::words::Sides;

/// The head under which an action of a turn is listed with others of its kind.
pub(super) fn group(action: &Action, lang: Lang) -> Option<String> {
    let words = match action {
        Action::Play(_) => both("Play", "Jugar"),
        Action::Use(_) | Action::Lend(_) => both("Abilities", "Capacidades"),
        Action::Assign(..) | Action::Resolve(_) | Action::Join => both("Attack", "Atacar"),
        Action::Buy(_) => both("Buy", "Adquirir"),
        Action::Bribe(_) => both("Bribe", "Sobornar"),
        Action::Answer(_) | Action::Redirect(_) | Action::End => return None,
    };
    Some(words.word(lang))
}

/// What is asked while the first thing of an action is pointed at: "7 attack: choose a target".
pub(super) fn lead(view: &View, action: &Action, lang: Lang) -> Option<String> {
    let Action::Assign(card, _) = action else { return None };
    let table = &view.table;
    let [base, row] = [false, true].map(|on_row| table.attack(table.active, *card, on_row));
    let name = name(*card, lang);
    let template = both("{0}, {1} attack: choose a target", "{0}, {1} de Ataque: elige un objetivo");
    Some(if base == row || row == 0 {
        fill(lang, template, &[&name, &base])
    } else {
        let template = both(
            "{0}, {1} attack ({2} in the row): choose a target",
            "{0}, {1} de Ataque ({2} en la fila): elige un objetivo",
        );
        fill(lang, template, &[&name, &base, &row])
    })
}

/// What stands on a target: whether what is gathered is enough for it.
pub(super) fn aim(view: &View, action: &Action, lang: Lang) -> Option<String> {
    let table = &view.table;
    let seat = table.active;
    let (target, gathered) = match action {
        Action::Assign(card, target) => {
            let more = table.attack(seat, *card, *target != Target::Base);
            (*target, table.assigned_attack(seat, *target) + more)
        }
        Action::Resolve(target) => (*target, table.assigned_attack(seat, *target)),
        Action::Join => (Target::Base, joint_attack(table)),
        _ => return None,
    };
    let needed = needed(table, seat, target)?;
    let template = match target {
        Target::Row(_) if gathered >= needed => both("Defeat it", "Derrotar"),
        Target::Base if gathered >= needed => both("Destroy it", "Destruir"),
        Target::Row(_) => return Some(short(needed - gathered, lang)),
        Target::Base => both("{0} of {1}", "{0} de {1}"),
    };
    Some(fill(lang, template, &[&gathered, &needed]))
}

/// How much attack a target takes; none where there is nothing to be destroyed.
fn needed(table: &Open, seat: Seat, target: Target) -> Option<u16> {
    match target {
        Target::Row(card) => table.target_value(seat, card).map(u16::from),
        Target::Base => {
            let base = table.players[opponent(seat).index()].base?;
            // Capital ships stand before the base.
            let ships = table.enemy_ships(seat);
            let before: u16 = ships.of().map(|ship: CardId| u16::from(table.hit_points_left(ship))).sum();
            Some(before + u16::from(table.hit_points_left(base)))
        }
    }
}

/// "2 short".
pub(super) fn short(missing: u16, lang: Lang) -> String {
    let template =
        if missing == 1 { both("{0} short", "falta {0}") } else { both("{0} short", "faltan {0}") };
    fill(lang, template, &[&missing])
}

/// What somebody who ends the turn now gives up, if it is of any use: "4 resources and 1 card".
pub(super) fn unused(view: &View, offered: &[Action], lang: Lang) -> Option<String> {
    let (Eyes::Seat(seat), true) = (view.eyes, offered.contains(&Action::End)) else { return None };
    let table = &view.table;
    let count = |of: fn(&Action) -> bool| offered.iter().filter(|action| of(action)).count() as u16;
    let counted = |n: u16, one: Both, several: Both| {
        (n > 0).then(|| fill(lang, if n == 1 { one } else { several }, &[&n]))
    };
    let plays = count(|action| matches!(action, Action::Play(_)));
    let abilities = count(|action| matches!(action, Action::Use(_)));
    let buys = offered.iter().any(|action| matches!(action, Action::Buy(_)));
    let resources = if buys { table.players[seat.index()].resources } else { 0 };
    let mut attackers: Vec<CardId> = offered
        .iter()
        .filter_map(|action| match action {
            Action::Assign(card, _) => Some(*card),
            _ => None,
        })
        .collect();
    attackers.dedup();
    let free: u16 = attackers.iter().map(|card| table.attack(seat, *card, false)).sum();
    let gathered: u16 = offered
        .iter()
        .filter_map(|action| match action {
            Action::Resolve(target) => Some(table.assigned_attack(seat, *target)),
            _ => None,
        })
        .sum();
    let parts = [
        counted(resources, both("{0} resource", "{0} recurso"), both("{0} resources", "{0} recursos")),
        counted(plays, both("{0} card", "{0} carta"), both("{0} cards", "{0} cartas")),
        counted(free + gathered, both("{0} attack", "{0} de Ataque"), both("{0} attack", "{0} de Ataque")),
        counted(abilities, both("{0} ability", "{0} capacidad"), both("{0} abilities", "{0} capacidades")),
    ];
    let parts: Vec<Phrase> = parts
        .into_iter()
        .flatten()
        .map(|part| Phrase::new(part, Gender::Masculine, Number::Plural))
        .collect();
    (!parts.is_empty()).then(|| and(lang, &parts).text)
}

/// Why cards of the galaxy row cannot be taken, for somebody who tries.
pub(super) fn why_not(view: &View, offered: &[Action], lang: Lang) -> Vec<(Id, String)> {
    let (Eyes::Seat(seat), true) = (view.eyes, offered.contains(&Action::End)) else { return Vec::new() };
    let table = &view.table;
    let resources = table.players[seat.index()].resources;
    let enemy = of_sides(Sides::ENEMY, seat);
    let reason = |card: CardId| {
        let face = card.card();
        if !enemy.contains(card.thing()) {
            let template = both("{0} costs {1}, and you have {2}.", "{0} cuesta {1} y tienes {2}.");
            return (u16::from(face.cost) > resources)
                .then(|| fill(lang, template, &[&name(card, lang), &face.cost, &resources]));
        }
        Some(match table.target_value(seat, card) {
            Some(needed) => fill(
                lang,
                both(
                    "{0} is an enemy: it takes {1} attack of units to defeat it.",
                    "{0} es del enemigo: hace falta {1} de Ataque de unidades para derrotarla.",
                ),
                &[&name(card, lang), &needed],
            ),
            None => fill(
                lang,
                both(
                    "{0} is an enemy capital ship: in the row it can be neither bought nor attacked.",
                    "{0} es una nave de línea enemiga: en la fila no se puede adquirir ni atacar.",
                ),
                &[&name(card, lang)],
            ),
        })
    };
    let pilot = table.pilots.of::<CardId>().next();
    let cards = table.row.iter().flatten().copied().chain(pilot);
    cards.filter_map(|card| Some((card.to_string(), reason(card)?))).collect()
}
