//! What most people would do in one go: play everything, attack with everything, take a target.

use kernel::{Eyes, Seat};
use text::{Lang, both, fill};

use super::menu::{joint_attack, listed, row_target};
use crate::action::{Action, Target};
use crate::card::CardId;
use crate::query::{units, waiting_for};
use crate::state::{EMPIRE, Open};
use crate::view::View;
use crate::words::{Faction, Moment};

pub(super) fn combinations(view: &View, offered: &[Action]) -> Vec<Vec<Action>> {
    let mut all = Vec::new();
    // Only the question what to do next has room for more than one action.
    let (Eyes::Seat(seat), true) = (view.eyes, offered.contains(&Action::End)) else { return all };
    let table = &view.table;
    let plays: Vec<Action> =
        offered.iter().filter(|action| plays_quietly(table, seat, action)).copied().collect();
    if plays.len() > 1 {
        all.push(plays);
    }
    let attackers: Vec<Action> =
        offered.iter().filter(|action| matches!(action, Action::Assign(_, Target::Base))).copied().collect();
    if !attackers.is_empty() {
        all.push(attackers.iter().copied().chain([Action::Resolve(Target::Base)]).collect());
    }
    if let (Some(other_region), false) = (&table.other_region, attackers.is_empty()) {
        // R14.26: the partner has assigned cards, or may still want to.
        if other_region.partner_attack > 0 {
            all.push(attackers.iter().copied().chain([Action::Join]).collect());
        } else if attackers.len() > 1 {
            all.push(attackers);
        }
    }
    let targets = table.row_targets(seat);
    all.extend(targets.of().filter_map(|card: CardId| hunt(table, seat, card, offered)));
    all
}

/// A card whose play asks nothing.
fn plays_quietly(table: &Open, seat: Seat, action: &Action) -> bool {
    let Action::Play(card) = action else { return false };
    let draws = table.bases(seat).meets(&waiting_for(Moment::FirstNeutralPlayed));
    let neutral = card.card().faction == Faction::Neutral;
    let base_asks = neutral && draws && !table.this_turn.played_neutral;
    let card_asks = waiting_for(Moment::Played).contains(card.thing());
    !base_asks && !card_asks
}

/// As few units as possible that are enough for the target.
fn hunt(table: &Open, seat: Seat, target: CardId, offered: &[Action]) -> Option<Vec<Action>> {
    let needed = u16::from(table.target_value(seat, target)?);
    let mut gathered = table.assigned_attack(seat, Target::Row(target));
    let attack = |card: CardId| table.attack(seat, card, true);
    let mut free: Vec<CardId> = (table.unassigned(seat) & units())
        .of::<CardId>()
        .filter(|card| offered.contains(&Action::Assign(*card, Target::Row(target))))
        .collect();
    free.sort_by_key(|card| std::cmp::Reverse(attack(*card)));
    let mut chosen = Vec::new();
    while gathered < needed {
        let missing = needed - gathered;
        // The smallest card that is enough, or else the biggest there is.
        let at = free.iter().rposition(|card| attack(*card) >= missing).or((!free.is_empty()).then_some(0))?;
        let card = free.remove(at);
        gathered += attack(card);
        chosen.push(card);
    }
    let assigned = chosen.into_iter().map(|card| Action::Assign(card, Target::Row(target)));
    Some(assigned.chain([Action::Resolve(Target::Row(target))]).collect())
}

pub(super) fn say(view: &View, actions: &[Action], lang: Lang) -> String {
    let cards: Vec<CardId> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Play(card) | Action::Assign(card, _) => Some(*card),
            _ => None,
        })
        .collect();
    let names = listed(&cards, lang);
    let target = match actions.last() {
        Some(Action::Resolve(target)) => target,
        Some(Action::Assign(..)) => {
            let template = both(
                "Assign everything to the attack on the bases, and wait for your partner: {0}",
                "Asignar todo al ataque contra las bases y esperar a tu compañero: {0}",
            );
            return fill(lang, template, &[&names]);
        }
        Some(Action::Join) => {
            let joining = cards.iter().map(|card| view.table.attack(view.table.active, *card, false));
            let attack = joint_attack(&view.table) + joining.sum::<u16>();
            let template = both(
                "Attack the bases together with your partner: {0} attack ({1})",
                "Atacar las bases junto con tu compañero: {0} de Ataque ({1})",
            );
            return fill(lang, template, &[&attack, &names]);
        }
        _ => return fill(lang, both("Play all: {0}", "Jugar todo: {0}"), &[&names]),
    };
    let seat = view.table.active;
    let on_row = *target != Target::Base;
    let joining = cards.iter().map(|card| view.table.attack(seat, *card, on_row));
    let attack = view.table.assigned_attack(seat, *target) + joining.sum::<u16>();
    match target {
        Target::Base if view.table.other_region.is_some() => fill(
            lang,
            both(
                "Attack the bases with everything: {0} attack ({1})",
                "Atacar las bases con todo: {0} de Ataque ({1})",
            ),
            &[&attack, &names],
        ),
        Target::Base => fill(
            lang,
            both(
                "Attack the base with everything: {0} attack ({1})",
                "Atacar la base con todo: {0} de Ataque ({1})",
            ),
            &[&attack, &names],
        ),
        Target::Row(card) => {
            let template = if seat == EMPIRE {
                both("Bounty hunt: {0} with {1}", "Cacería: {0} con {1}")
            } else {
                both("Sabotage: {0} with {1}", "Sabotaje: {0} con {1}")
            };
            let who = if cards.is_empty() { attack.to_string() } else { names };
            fill(lang, template, &[&row_target(&view.table, seat, *card, lang), &who])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::menu::name;
    use kernel::{Game, Stage};

    #[test]
    fn a_hunt_takes_as_few_cards_as_possible() {
        let mut stage = crate::Deckbuilding::stage(&crate::Setup::default()).expect("a legal set-up");
        for (subject, value) in [
            ("turn", "rebel"),
            ("rebel play", "x-wing, rebel-trooper, luke-skywalker"),
            ("row", "director-krennic"),
        ] {
            crate::Deckbuilding::place(&mut stage, subject, value).expect("a legal place");
        }
        let state = crate::Deckbuilding::raise(stage).expect("a legal position");
        let view = crate::Deckbuilding::view(&state, Eyes::Seat(crate::REBEL));
        let offered = kernel::offered::<crate::Deckbuilding>(&state, crate::REBEL);
        let all = combinations(&view, &offered);
        let krennic = name("director-krennic".parse().expect("a card"), Lang::En);
        let said: Vec<String> = all.iter().map(|actions| say(&view, actions, Lang::En)).collect();
        assert!(said[0].starts_with("Attack the base with everything: 11 attack"), "{said:?}");
        assert!(said[1].contains(&krennic) && said[1].ends_with("with Luke Skywalker"), "{said:?}");
    }
}
