//! What happened, one sentence each.

use kernel::Seat;
use text::clause::{Deed, does};
use text::{Both, Lang, Phrase, both, fill};

use super::menu::{listed, name};
use crate::action::Target;
use crate::card::{CardId, CardSet};
use crate::event::{Event, Pile};
use crate::state::{EMPIRE, REBEL, faction_of};
use crate::text::{member_name, seat_name};

/// "the Empire", "the Rebels"; in a team game "Empire 1".
fn side(seat: Seat, region: Option<usize>, lang: Lang) -> Phrase {
    match region {
        Some(region) => member_name(faction_of(seat), region, lang),
        None => seat_name(faction_of(seat), lang).definite(lang),
    }
}

/// In a team game a line says in which region it happened, if no player's name tells it.
pub(crate) fn event(event: &Event, region: Option<usize>, lang: Lang) -> String {
    let said = sentence(event, region, lang);
    match region {
        Some(region) if !names_a_player(event) => {
            fill(lang, both("Region {0}: {1}", "Región {0}: {1}"), &[&(region + 1), &said])
        }
        _ => said,
    }
}

/// Whether a player is named, or was in the line before.
fn names_a_player(event: &Event) -> bool {
    !matches!(
        event,
        Event::Shuffled { pile: Pile::Galaxy }
            | Event::JoinedRow { .. }
            | Event::DiscardedFromGalaxy { .. }
            | Event::Revealed { .. }
            | Event::Swapped { .. }
            | Event::Damaged { .. }
            | Event::Prevented { .. }
            | Event::Repaired { .. }
            | Event::ShipDestroyed { .. }
    )
}

fn sentence(event: &Event, region: Option<usize>, lang: Lang) -> String {
    // R8.1: it is a team that wins.
    let region = region.filter(|_| !matches!(event, Event::Won { .. }));
    let card = |card: &CardId| name(*card, lang);
    let say = |seat: &Seat, deed: Deed, holes: &[&dyn std::fmt::Display]| {
        deed.by(&side(*seat, region, lang), holes, lang)
    };
    let plain = |template: Both, holes: &[&dyn std::fmt::Display]| fill(lang, template, holes);
    let several = |cards: &CardSet| listed(&cards.iter().map(CardId::from_thing).collect::<Vec<_>>(), lang);
    match event {
        // R14.5: a team, not a player.
        Event::GoesFirst { seat: EMPIRE } => both("The Empire goes first.", "El Imperio empieza.").word(lang),
        Event::GoesFirst { .. } => both("The Rebels go first.", "Los Rebeldes empiezan.").word(lang),
        Event::TurnBegan { seat, turn } => {
            // R14.19: a turn is the whole team's.
            plain(both("Turn {0}: {1}.", "Turno {0}: {1}."), &[turn, &side(*seat, None, lang)])
        }
        Event::ForceResource { seat } => say(
            seat,
            does(
                ["gains", "gain"],
                "gana",
                both("1 resource from the Force", "1 recurso gracias a la Fuerza"),
            ),
            &[],
        ),
        Event::ShipResources { seat, amount } => say(
            seat,
            does(
                ["gains", "gain"],
                "gana",
                both("{0} from capital ships (resources)", "{0} de sus naves de línea (recursos)"),
            ),
            &[amount],
        ),
        Event::GainedResources { seat, amount: 1 } => {
            say(seat, does(["gains", "gain"], "gana", both("1 resource", "1 recurso")), &[])
        }
        Event::GainedResources { seat, amount } => {
            say(seat, does(["gains", "gain"], "gana", both("{0} resources", "{0} recursos")), &[amount])
        }
        Event::GainedForce { seat, amount, force } => {
            let place = force_words(*force, lang);
            say(
                seat,
                does(
                    ["gains", "gain"],
                    "gana",
                    both("{0} Force: the marker is {1}", "{0} de Fuerza: el indicador está {1}"),
                ),
                &[amount, &place],
            )
        }
        Event::GainedAttack { card: c, amount } => {
            plain(both("{0} gains {1} attack.", "{0} gana {1} de Ataque."), &[&card(c), amount])
        }
        Event::Spent { seat, amount } => {
            say(seat, does(["spends", "spend"], "gasta", both("{0} resources", "{0} recursos")), &[amount])
        }
        Event::Played { seat, card: c } => {
            say(seat, does(["plays", "play"], "juega", both("{0}", "{0}")), &[&card(c)])
        }
        Event::Purchased { seat, card: c, paid: 0 } => say(
            seat,
            does(["purchases", "purchase"], "adquiere", both("{0} for free", "{0} gratis")),
            &[&card(c)],
        ),
        Event::Purchased { seat, card: c, paid } => say(
            seat,
            does(["purchases", "purchase"], "adquiere", both("{0} for {1}", "{0} por {1}")),
            &[&card(c), paid],
        ),
        Event::Bribed { seat, card: c } => {
            say(seat, does(["bribes", "bribe"], "soborna", both("{0}", "a {0}")), &[&card(c)])
        }
        Event::UsedAbility { seat, card: c } => say(
            seat,
            does(["uses", "use"], "usa", both("the ability of {0}", "la capacidad de {0}")),
            &[&card(c)],
        ),
        Event::Triggered { seat, card: c } => {
            say(seat, does(["takes", "take"], "aprovecha", both("what {0} gives", "{0}")), &[&card(c)])
        }
        Event::Drew { seat, card: Some(c) } => {
            say(seat, does(["draws", "draw"], "roba", both("{0}", "{0}")), &[&card(c)])
        }
        Event::Drew { seat, card: None } => {
            say(seat, does(["draws", "draw"], "roba", both("a card", "una carta")), &[])
        }
        Event::Shuffled { pile: Pile::Player(seat) } => say(
            seat,
            does(
                ["shuffles", "shuffle"],
                "baraja",
                both("the discard pile into a new deck", "su pila de descartes para formar un mazo nuevo"),
            ),
            &[],
        ),
        Event::Shuffled { pile: Pile::Galaxy } => {
            both("The galaxy deck is shuffled.", "Se baraja el mazo de la galaxia.").word(lang)
        }
        Event::JoinedRow { card: c } => {
            plain(both("{0} joins the galaxy row.", "{0} llega a la fila de la galaxia."), &[&card(c)])
        }
        Event::DiscardedFromHand { seat, card: c } => say(
            seat,
            does(["discards", "discard"], "descarta", both("{0} from hand", "{0} de su mano")),
            &[&card(c)],
        ),
        Event::DiscardedFromGalaxy { card: c } => plain(
            both("{0} goes to the galaxy discard pile.", "{0} va a la pila de descartes de la galaxia."),
            &[&card(c)],
        ),
        Event::Exiled { card: c } => plain(both("{0} is exiled.", "Carta exiliada: {0}."), &[&card(c)]),
        Event::MovedToHand { seat, card: c } => {
            say(seat, does(["adds", "add"], "añade", both("{0} to hand", "{0} a su mano")), &[&card(c)])
        }
        Event::MovedToDeckTop { seat, card: c, .. } => {
            let card = c.as_ref().map_or_else(|| both("A card", "Una carta").word(lang), &card);
            let template = if *seat == EMPIRE {
                both("{0} is put on top of the Empire's deck.", "{0} se coloca encima del mazo del Imperio.")
            } else {
                both(
                    "{0} is put on top of the Rebels' deck.",
                    "{0} se coloca encima del mazo de los Rebeldes.",
                )
            };
            plain(template, &[&card])
        }
        Event::MarkedForExile { card: c } => plain(
            both("{0} will be exiled when the turn ends.", "{0} se exiliará al final del turno."),
            &[&card(c)],
        ),
        Event::Revealed { card: c } => plain(
            both(
                "The top card of the galaxy deck is {0}.",
                "La primera carta del mazo de la galaxia es {0}.",
            ),
            &[&card(c)],
        ),
        Event::Looked { seat, card: Some(c) } => say(
            seat,
            does(["sees", "see"], "ve", both("{0} in the galaxy deck", "{0} en el mazo de la galaxia")),
            &[&card(c)],
        ),
        Event::Looked { seat, card: None } => say(
            seat,
            does(
                ["looks", "look"],
                "mira",
                both("at a card of the galaxy deck", "una carta del mazo de la galaxia"),
            ),
            &[],
        ),
        Event::LookedAtHand { seat, cards: Some(cards) } if !cards.is_empty() => say(
            seat,
            does(["looks", "look"], "mira", both("at the enemy hand: {0}", "la mano enemiga: {0}")),
            &[&several(cards)],
        ),
        Event::LookedAtHand { seat, .. } => {
            say(seat, does(["looks", "look"], "mira", both("at the enemy hand", "la mano enemiga")), &[])
        }
        Event::Swapped { out, into } => plain(
            both(
                "{0} leaves the galaxy row; {1} takes its place.",
                "{0} deja la fila de la galaxia; {1} ocupa su lugar.",
            ),
            &[&card(out), &card(into)],
        ),
        Event::Attacked { seat, target: Target::Base, attack } => {
            let base = match region {
                Some(_) => both("the enemy bases with {0}", "las bases enemigas con {0}"),
                None => both("the enemy base with {0}", "la base enemiga con {0}"),
            };
            say(seat, does(["attacks", "attack"], "ataca", base), &[attack])
        }
        Event::Attacked { seat: REBEL, target: Target::Row(c), attack } => say(
            &REBEL,
            does(["sabotages", "sabotage"], "sabotea", both("{0} with {1}", "a {0} con {1}")),
            &[&card(c), attack],
        ),
        Event::Attacked { seat, target: Target::Row(c), attack } => say(
            seat,
            does(["hunts", "hunt"], "va", both("{0} with {1}", "a la caza de {0} con {1}")),
            &[&card(c), attack],
        ),
        Event::AttackFailed { target, needed } => plain(
            both("That is not enough: {0} takes {1}.", "No basta: {0} exige {1}."),
            &[&card(target), needed],
        ),
        Event::Defeated { card: c, .. } => plain(
            both("Defeated in the galaxy row: {0}.", "Objetivo derrotado en la fila de la galaxia: {0}."),
            &[&card(c)],
        ),
        Event::Damaged { card: c, amount } => {
            plain(both("{0} takes {1} damage.", "{0} recibe {1} de daño."), &[&card(c), amount])
        }
        Event::Prevented { card: c, amount } => {
            plain(both("{0} prevents {1} damage.", "{0} evita {1} de daño."), &[&card(c), amount])
        }
        Event::Repaired { card: c, amount } => {
            plain(both("{0} damage on {1} is repaired.", "Daño reparado en {1}: {0}."), &[amount, &card(c)])
        }
        Event::ShipDestroyed { card: c } => {
            plain(both("{0} is destroyed.", "Nave de línea destruida: {0}."), &[&card(c)])
        }
        Event::BaseDestroyed { seat, card: c } => {
            let base = match (region, *seat) {
                // A player, not a side.
                (Some(_), _) => both("the base {0}", "su base {0}"),
                (None, EMPIRE) => both("its base {0}", "su base {0}"),
                (None, _) => both("their base {0}", "su base {0}"),
            };
            say(seat, does(["loses", "lose"], "pierde", base), &[&card(c)])
        }
        Event::BaseRevealed { seat, card: c } => say(
            seat,
            does(["reveals", "reveal"], "muestra", both("the base {0}", "la base {0}")),
            &[&card(c)],
        ),
        Event::BasesPicked { seat } => say(
            seat,
            does(
                ["has", "have"],
                "ha",
                both("picked four bases in secret", "elegido cuatro bases en secreto"),
            ),
            &[],
        ),
        Event::PutAway { seat, cards } => say(
            seat,
            does(
                ["discards", "discard"],
                "descarta",
                both("the rest of the hand: {0}", "el resto de su mano: {0}"),
            ),
            &[&several(cards)],
        ),
        Event::TurnEnded { seat } => {
            say(seat, does(["ends", "end"], "termina", both("the turn", "su turno")), &[])
        }
        Event::Won { seat } => {
            say(seat, does(["has", "have"], "ha", both("won the game", "ganado la partida")), &[])
        }
    }
}

/// Where the Force marker is: "on the Rebel side, 2 of 3".
pub(super) fn force_words(force: i8, lang: Lang) -> String {
    let template = match force {
        0 => both("in the middle", "en el centro"),
        -3 => both("at the Empire's end", "en el extremo del Imperio"),
        3 => both("at the Rebel end", "en el extremo rebelde"),
        ..0 => both("on the dark side, {0} of 3", "en el lado oscuro, {0} de 3"),
        _ => both("on the light side, {0} of 3", "en el lado luminoso, {0} de 3"),
    };
    fill(lang, template, &[&force.unsigned_abs()])
}
