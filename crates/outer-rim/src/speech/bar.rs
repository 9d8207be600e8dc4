//! What helps to choose: groups and short names of actions, what a fight would come to, what is left unused, and
//! why something cannot be bought.

use kernel::{Eyes, Id};
use script::Answer;
use text::{Both, Lang, both, fill};

use super::menu::{self, asking, faceup, near, pointed, purpose};
use super::names::{contact, held, listed, piece, space};
use crate::action::Action;
use crate::cards;
use crate::state::Phase;
use crate::text::names::{credits, sum};
use crate::things::{CardId, Deck, Piece};
use crate::view::View;
use crate::why::Why;
use crate::words::{Ability, Ask, Combat};

/// The head under which an action is listed with others of its kind.
pub(super) fn group(action: &Action, lang: Lang) -> Option<String> {
    let words = match action {
        // What a step is about stands side by side.
        Action::Recover
        | Action::Earn
        | Action::Patrol(_)
        | Action::Hunt(_)
        | Action::Attack(_)
        | Action::Draw
        | Action::Meet(_)
        | Action::Attempt(_) => return None,
        Action::Stay | Action::Move(_) => both("Move", "Moverse"),
        Action::Cycle(_) => both("Put away", "Reemplazar"),
        Action::Buy(_) => both("Buy", "Comprar"),
        Action::Barter(_) => both("Barter", "Entregar como pago"),
        Action::Deliver(_) => both("Deliver", "Entregar"),
        Action::Use(_) => both("Abilities", "Capacidades"),
        Action::Trade(_) => both("Trade", "Intercambiar"),
        Action::Give(_) | Action::Ask(_) | Action::Discard(_) => both("Also", "Además"),
        Action::Answer(_) => return None,
    };
    Some(words.word(lang))
}

/// The ability of a thing that can be used in this step.
pub(super) fn use_of(view: &View, used: Piece) -> Option<u16> {
    let table = &view.table;
    let thing = used.number();
    let own = table.bearers(near(view)).find(|(own, _)| *own == thing);
    let second = own.map_or_else(|| table.second.contains(thing), |(_, second)| second);
    let fits = |ability: &Ability| {
        matches!(
            (ability, table.turn.phase),
            (Ability::Planning(..), Phase::Planning)
                | (Ability::Action(..), Phase::Action)
                | (Ability::Encounter(..), Phase::Encounter)
        )
    };
    let at = cards::abilities(thing, second).iter().position(fits)?;
    Some(cards::ability_id(thing, second, at))
}

/// "Buy Blaster Pistol · 3,000".
pub(super) fn briefly(view: &View, action: &Action, lang: Lang) -> String {
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| fill(lang, words, holes);
    match action {
        Action::Move(to) => space(*to, lang),
        Action::Buy(id) => {
            let price = table_price(view, *id);
            say(both("{0} · {1}", "{0} · {1}"), &[&held(view, *id, lang), &sum(price.into(), lang)])
        }
        Action::Meet(slot) => say(both("Meet {0}", "Encuentro: {0}"), &[&contact(view, *slot, lang)]),
        Action::Use(used) => say(both("Use {0}", "Usar {0}"), &[&piece(view, *used, lang)]),
        Action::Answer(Answer::Choose(thing)) => match choosing(view) {
            Some(verb) => say(both("{0} {1}", "{0} {1}"), &[&verb.word(lang), &pointed(view, *thing, lang)]),
            None => menu::action(view, action, lang),
        },
        Action::Answer(Answer::Trigger(thing, _)) => {
            say(both("Use {0}", "Usar {0}"), &[&piece(view, *thing, lang)])
        }
        action => menu::action(view, action, lang).trim_end_matches('.').to_owned(),
    }
}

fn table_price(view: &View, id: CardId) -> u8 {
    view.table.price(near(view), id, 0)
}

/// "Buy 3,000".
pub(super) fn tag(view: &View, action: &Action, lang: Lang) -> String {
    let words = match action {
        Action::Recover => both("Recover", "Recuperarse"),
        Action::Earn => both("2,000 credits", "2.000 créditos"),
        Action::Stay => both("Stay", "Quedarse"),
        Action::Move(_) => both("Move", "Moverse"),
        Action::Cycle(_) => both("Put away", "Reemplazar"),
        Action::Buy(id) => {
            let price = sum(table_price(view, *id).into(), lang);
            return fill(lang, both("Buy {0}", "Comprar {0}"), &[&price]);
        }
        Action::Barter(_) => both("Barter", "Entregar"),
        Action::Deliver(_) => both("Deliver", "Entregar"),
        Action::Patrol(_) => both("Fight", "Combatir"),
        Action::Draw => both("Encounter", "Encuentro"),
        Action::Meet(_) => both("Meet", "Encuentro"),
        Action::Attempt(_) => both("Attempt", "Intentar"),
        Action::Hunt(_) => both("Hunt", "Dar caza"),
        Action::Attack(_) => both("Attack", "Atacar"),
        Action::Use(_) => both("Use", "Usar"),
        Action::Trade(_) => both("Trade", "Intercambiar"),
        Action::Give(_) => both("Give credits", "Dar créditos"),
        Action::Ask(_) => both("Ask for credits", "Pedir créditos"),
        Action::Discard(_) => both("Discard", "Descartar"),
        Action::Answer(Answer::Choose(_) | Answer::Name(_)) => {
            choosing(view).unwrap_or(both("Choose", "Elegir"))
        }
        Action::Answer(Answer::Mode(mode)) => return script::say::option(*mode, lang),
        Action::Answer(Answer::Trigger(..)) => both("Use", "Usar"),
        Action::Answer(Answer::First(_)) => both("First", "Primero"),
        Action::Answer(Answer::Put(_, n) | Answer::Take(_, n)) => return n.to_string(),
        Action::Answer(Answer::Amount(n)) => return sum(u32::from(*n), lang),
        Action::Answer(Answer::Yes) => return menu::action(view, action, lang),
        Action::Answer(Answer::Pass) => match asking(view) {
            Some(Ask::Onward) => both("Stop here", "Detenerse"),
            Some(Ask::Act) => both("End actions", "Fin de acciones"),
            Some(Ask::Purchase) => both("Buy nothing", "No comprar"),
            Some(Ask::Barter) => both("Enough", "Basta"),
            _ => return menu::action(view, action, lang),
        },
    };
    words.word(lang).trim_end_matches(':').to_owned()
}

/// What will be done to the thing that is chosen.
fn choosing(view: &View) -> Option<Both> {
    Some(match purpose(view)? {
        Why::Attack => both("Attack", "Atacar:"),
        Why::Befriend => both("Reputation:", "Reputación:"),
        Why::Offend => both("Lose favor of", "Perder favor:"),
        Why::Bring => both("Move", "Mover:"),
        Why::Buy => both("Buy", "Comprar:"),
        Why::Discard | Why::MakeRoom => both("Discard", "Descartar:"),
        Why::Give | Why::Lend => both("Give", "Dar:"),
        Why::Ask => both("Ask for", "Pedir:"),
        Why::Look => both("Look at", "Mirar:"),
        Why::Meet => both("Meet", "Encontrar:"),
        Why::Move | Why::Goal => both("Go to", "Ir a:"),
        Why::PutBack => both("On top:", "Encima:"),
        Why::Reroll => both("Reroll", "Repetir:"),
        Why::Reveal => both("Turn up", "Mostrar:"),
        Why::Sell => both("Sell", "Vender:"),
        Why::SwapContact => both("Swap with", "Cambiar por:"),
        Why::TakeCrew => both("Take", "Llevarse:"),
        Why::Test => both("Test", "Prueba:"),
        Why::About
        | Why::Character
        | Why::Mark
        | Why::MovePatrol
        | Why::PlaceContact
        | Why::PlanetFor
        | Why::Redirect
        | Why::Ship => return None,
    })
}

/// What a fight would be like: "4 dice to 3".
pub(super) fn aim(view: &View, action: &Action, lang: Lang) -> Option<String> {
    let table = &view.table;
    let (own, other) = match action {
        Action::Patrol(patrol) => {
            let level = table.patrol(patrol.what()).level;
            if level == 4 {
                return Some(both("Invincible", "Invencible").word(lang));
            }
            let dice = crate::ops::PATROLS[usize::from(level) - 1].dice;
            (table.combat(near(view), Combat::Ship), dice)
        }
        Action::Attack(side) => {
            (table.combat(near(view), Combat::Ship), table.combat(side.seat(), Combat::Ship))
        }
        _ => return None,
    };
    Some(fill(lang, both("{0} dice to {1}", "{0} dados a {1}"), &[&own, &other]))
}

/// What somebody who ends the action step now leaves undone: "1 delivery and a purchase".
pub(super) fn unused(view: &View, offered: &[Action], lang: Lang) -> Option<String> {
    if asking(view) != Some(Ask::Act) {
        return None;
    }
    let deliveries = offered.iter().filter(|action| matches!(action, Action::Deliver(_))).count();
    let buys = offered.iter().any(|action| matches!(action, Action::Buy(_)));
    let deliveries = match deliveries {
        0 => None,
        1 => Some(both("1 delivery", "1 entrega").word(lang)),
        n => Some(fill(lang, both("{0} deliveries", "{0} entregas"), &[&n])),
    };
    let purchase = buys.then(|| both("a purchase", "una compra").word(lang));
    listed(deliveries.into_iter().chain(purchase), lang)
}

/// Why cards of the market cannot be bought, for somebody who tries.
pub(super) fn why_not(view: &View, offered: &[Action], lang: Lang) -> Vec<(Id, String)> {
    let (Eyes::Seat(seat), Some(Ask::Act | Ask::Purchase)) = (view.eyes, asking(view)) else {
        return Vec::new();
    };
    let table = &view.table;
    let here = table.player(seat).space;
    let reason = |id: CardId| {
        let price = u16::from(table.price(seat, id, 0));
        let means = table.player(seat).credits + table.worth(table.goods(seat));
        let template = if !here.is_planet() && asking(view) == Some(Ask::Act) {
            both("{0} can be bought on a planet only.", "{0} solo se puede comprar en un planeta.")
        } else if table.turn.marketed && asking(view) == Some(Ask::Act) {
            both("You have been to the market this turn.", "Ya has ido al mercado en este turno.")
        } else if cards::card(id).not_at == Some(here.place().id) {
            both("{0} cannot be bought on {1}.", "{0} no se puede comprar en {1}.")
        } else if price > means {
            both("{0} costs {2}, and you have {3}.", "{0} cuesta {2} y tienes {3}.")
        } else {
            both("There is no room for {0}.", "No hay sitio para {0}.")
        };
        let (price, purse) = (credits(price.into(), lang), credits(table.player(seat).credits.into(), lang));
        let holes: [&dyn std::fmt::Display; 4] = [&held(view, id, lang), &space(here, lang), &price, &purse];
        (id.to_string(), fill(lang, template, &holes))
    };
    let tops = Deck::ALL.into_iter().filter_map(|deck| faceup(view, deck));
    tops.filter(|id| !offered.contains(&Action::Buy(*id))).map(reason).collect()
}
