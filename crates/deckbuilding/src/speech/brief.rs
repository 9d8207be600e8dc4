//! Actions in a few words: what stands on buttons, and on the cards themselves.

use script::{Answer, say};
use text::{Both, Lang, both, fill};

use super::bar::short;
use super::menu::{self, name, placed, whose};
use crate::action::{Action, Target};
use crate::card::CardId;
use crate::pending::{own_question, purpose};
use crate::state::Open;
use crate::turn;
use crate::view::View;
use crate::why::Why;
use crate::words::Place;

/// "Buy Han Solo · 5".
pub(super) fn action(view: &View, action: &Action, lang: Lang) -> String {
    let table = &view.table;
    let named = |template: Both, card: &CardId| fill(lang, template, &[&name(*card, lang)]);
    let priced =
        |template: Both, card: &CardId| fill(lang, template, &[&name(*card, lang), &card.card().cost]);
    match action {
        Action::Play(card) => named(both("Play {0}", "Jugar {0}"), card),
        Action::Use(card) => fill(lang, both("Use {0}", "Usar {0}"), &[&whose(*card, lang)]),
        Action::Assign(card, Target::Base) => named(both("{0} against the base", "{0} contra la base"), card),
        Action::Assign(card, Target::Row(target)) => {
            fill(lang, both("{0} against {1}", "{0} contra {1}"), &[&name(*card, lang), &name(*target, lang)])
        }
        Action::Resolve(target) => attack(table, *target, table.assigned_attack(table.active, *target), lang),
        Action::Buy(card) => priced(both("Buy {0} · {1}", "Adquirir {0} · {1}"), card),
        Action::Bribe(card) => priced(both("Bribe {0} · {1}", "Sobornar {0} · {1}"), card),
        Action::Answer(Answer::Choose(card)) => {
            let verb = choosing(view).word(lang);
            fill(lang, both("{0} {1}", "{0} {1}"), &[&verb, &placed(*card, lang)])
        }
        Action::Answer(Answer::Mode(_)) => menu::action(view, action, lang).trim_end_matches('.').to_owned(),
        Action::Answer(Answer::Trigger(card, _)) => {
            fill(lang, both("Resolve {0}", "Resolver {0}"), &[&whose(*card, lang)])
        }
        Action::Redirect(card) => {
            let place = match menu::redirected_to(*card) {
                Place::OwnHand => both("to your hand", "a tu mano"),
                Place::OwnDeckTop => both("on top of your deck", "encima de tu mazo"),
                Place::OwnDiscard => both("to your discard pile", "a tu pila de descartes"),
                Place::EnemyDeckTop => both("on top of the enemy deck", "encima del mazo enemigo"),
            };
            fill(lang, both("{0}: {1}", "{0}: {1}"), &[&name(*card, lang), &place.word(lang)])
        }
        Action::End => both("End turn", "Terminar turno").word(lang),
        Action::Lend(card) => named(both("{0} for your partner", "{0} para tu compañero"), card),
        Action::Join => {
            let attack = menu::joint_attack(table);
            fill(lang, both("Attack together · {0}", "Atacar juntos · {0}"), &[&attack])
        }
        Action::Answer(_) => menu::action(view, action, lang),
    }
}

/// "Buy 5".
pub(super) fn tag(view: &View, action: &Action, lang: Lang) -> String {
    let table = &view.table;
    let priced = |template: Both, card: &CardId| fill(lang, template, &[&card.card().cost]);
    let words = match action {
        Action::Play(_) => both("Play", "Jugar"),
        Action::Use(_) => both("Use", "Usar"),
        Action::Assign(..) => both("Assign", "Asignar"),
        Action::Resolve(target) if falls(table, *target, table.assigned_attack(table.active, *target)) => {
            both("Defeat", "Derrotar")
        }
        Action::Resolve(_) => both("Attack", "Atacar"),
        Action::Buy(card) => return priced(both("Buy {0}", "Adquirir {0}"), card),
        Action::Bribe(card) => return priced(both("Bribe {0}", "Sobornar {0}"), card),
        Action::Answer(Answer::Choose(_)) => choosing(view),
        Action::Answer(Answer::Mode(mode)) => {
            return say::option(*mode, lang);
        }
        Action::Answer(Answer::Trigger(..)) => both("Resolve", "Resolver"),
        Action::Redirect(card) => match menu::redirected_to(*card) {
            Place::OwnHand => both("To hand", "A la mano"),
            Place::OwnDeckTop | Place::EnemyDeckTop => both("To deck", "Al mazo"),
            Place::OwnDiscard => both("To discard", "A descartes"),
        },
        &Action::PASS if asks_where(view) => both("Leave", "Dejar"),
        Action::Answer(_) => return menu::action(view, action, lang),
        Action::End => both("End turn", "Terminar turno"),
        Action::Lend(_) => both("Lend", "Ceder"),
        Action::Join => both("Attack together", "Atacar juntos"),
    };
    words.word(lang)
}

/// Several actions at once: "Attack the base · 7".
pub(super) fn combination(view: &View, actions: &[Action], lang: Lang) -> String {
    let table = &view.table;
    let joining = actions.iter().map(|action| match action {
        Action::Assign(card, target) => table.attack(table.active, *card, *target != Target::Base),
        _ => 0,
    });
    match actions.last() {
        Some(Action::Resolve(target)) => {
            attack(table, *target, table.assigned_attack(table.active, *target) + joining.sum::<u16>(), lang)
        }
        Some(Action::Join) => {
            let attack = menu::joint_attack(table) + joining.sum::<u16>();
            fill(lang, both("Attack together · {0}", "Atacar juntos · {0}"), &[&attack])
        }
        Some(Action::Assign(..)) => {
            fill(lang, both("Joint attack: add {0}", "Ataque conjunto: sumar {0}"), &[&joining.sum::<u16>()])
        }
        _ => fill(lang, both("Play all · {0}", "Jugar todo · {0}"), &[&actions.len()]),
    }
}

fn attack(table: &Open, target: Target, attack: u16, lang: Lang) -> String {
    match target {
        Target::Base if table.other_region.is_some() => {
            fill(lang, both("Attack the bases · {0}", "Atacar las bases · {0}"), &[&attack])
        }
        Target::Base => fill(lang, both("Attack the base · {0}", "Atacar la base · {0}"), &[&attack]),
        Target::Row(card) if falls(table, target, attack) => {
            fill(lang, both("Defeat {0} · {1}", "Derrotar a {0} · {1}"), &[&name(card, lang), &attack])
        }
        Target::Row(card) => {
            let needed = table.target_value(table.active, card).map_or(0, u16::from);
            let missing = short(needed.saturating_sub(attack), lang);
            fill(
                lang,
                both("Attack {0} in vain: {1}", "Atacar a {0} en vano: {1}"),
                &[&name(card, lang), &missing],
            )
        }
    }
}

/// Whether so much attack defeats a card of the row.
fn falls(table: &Open, target: Target, attack: u16) -> bool {
    let Target::Row(card) = target else { return false };
    table.target_value(table.active, card).is_some_and(|needed| attack >= needed.into())
}

fn asks_where(view: &View) -> bool {
    own_question(&view.stack) == Some(turn::Ask::Redirect)
}

/// What will be done to the card that is chosen.
fn choosing(view: &View) -> Both {
    match purpose(&view.stack) {
        Some(Why::Exile) => both("Exile", "Exiliar"),
        Some(Why::Discard) => both("Discard", "Descartar"),
        Some(Why::Destroy) => both("Destroy", "Destruir"),
        Some(Why::Damage) => both("Damage", "Dañar"),
        Some(Why::Purchase) => both("Buy", "Adquirir"),
        Some(Why::Take) => both("Take", "Tomar"),
        Some(Why::PutBack) => both("Put back", "Devolver"),
        Some(Why::SwapWithTop | Why::Swap) => both("Swap", "Cambiar"),
        Some(Why::Repair) => both("Repair", "Reparar"),
        Some(Why::RevealBase) => both("Reveal", "Mostrar"),
        Some(Why::PickBase | Why::Prevent) | None => both("Choose", "Elegir"),
    }
}
