//! What happened, one sentence each.

use kernel::Seat;
use text::{Both, Lang, both, fill};

use super::menu::{listed, name};
use crate::action::Target;
use crate::card::{CardId, CardSet};
use crate::event::{Event, Pile};
use crate::state::{EMPIRE, REBEL, faction_of};
use crate::text::{member_name, seat_name};

/// Templates whose `{0}` is a side: English says "the Empire plays", "the Rebels play".
struct Line {
    empire: Both,
    rebel: Both,
}

/// The same words for both sides, but for the verb in English and in Spanish.
const fn line(
    en_one: &'static str,
    es_one: &'static str,
    en_many: &'static str,
    es_many: &'static str,
) -> Line {
    Line { empire: both(en_one, es_one), rebel: both(en_many, es_many) }
}

/// "the Empire"; in a team game "Empire 1".
fn side(seat: Seat, region: Option<usize>, lang: Lang) -> String {
    if let Some(region) = region {
        return member_name(faction_of(seat), region, lang).text;
    }
    let name = seat_name(faction_of(seat), lang);
    let template = if seat == EMPIRE { both("the {0}", "el {0}") } else { both("the {0}", "los {0}") };
    fill(lang, template, &[&name])
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
    // "The Empire", at the head of a sentence.
    let who = |seat: &Seat| text::capitalised(&side(*seat, region, lang));
    let say = |seat: &Seat, line: Line, holes: &[&dyn std::fmt::Display]| {
        let template = if *seat == EMPIRE || region.is_some() { line.empire } else { line.rebel };
        let who = who(seat);
        let mut all: Vec<&dyn std::fmt::Display> = vec![&who];
        all.extend(holes);
        fill(lang, template, &all)
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
            line(
                "{0} gains 1 resource from the Force.",
                "{0} gana 1 recurso gracias a la Fuerza.",
                "{0} gain 1 resource from the Force.",
                "{0} ganan 1 recurso gracias a la Fuerza.",
            ),
            &[],
        ),
        Event::ShipResources { seat, amount } => say(
            seat,
            line(
                "{0} gains {1} from capital ships (resources).",
                "{0} gana {1} de sus naves de línea (recursos).",
                "{0} gain {1} from capital ships (resources).",
                "{0} ganan {1} de sus naves de línea (recursos).",
            ),
            &[amount],
        ),
        Event::GainedResources { seat, amount: 1 } => say(
            seat,
            line(
                "{0} gains 1 resource.",
                "{0} gana 1 recurso.",
                "{0} gain 1 resource.",
                "{0} ganan 1 recurso.",
            ),
            &[],
        ),
        Event::GainedResources { seat, amount } => say(
            seat,
            line(
                "{0} gains {1} resources.",
                "{0} gana {1} recursos.",
                "{0} gain {1} resources.",
                "{0} ganan {1} recursos.",
            ),
            &[amount],
        ),
        Event::GainedForce { seat, amount, force } => {
            let place = force_words(*force, lang);
            say(
                seat,
                line(
                    "{0} gains {1} Force: the marker is {2}.",
                    "{0} gana {1} de Fuerza: el indicador está {2}.",
                    "{0} gain {1} Force: the marker is {2}.",
                    "{0} ganan {1} de Fuerza: el indicador está {2}.",
                ),
                &[amount, &place],
            )
        }
        Event::GainedAttack { card: c, amount } => {
            plain(both("{0} gains {1} attack.", "{0} gana {1} de Ataque."), &[&card(c), amount])
        }
        Event::Spent { seat, amount } => say(
            seat,
            line(
                "{0} spends {1} resources.",
                "{0} gasta {1} recursos.",
                "{0} spend {1} resources.",
                "{0} gastan {1} recursos.",
            ),
            &[amount],
        ),
        Event::Played { seat, card: c } => say(
            seat,
            line("{0} plays {1}.", "{0} juega {1}.", "{0} play {1}.", "{0} juegan {1}."),
            &[&card(c)],
        ),
        Event::Purchased { seat, card: c, paid: 0 } => say(
            seat,
            line(
                "{0} purchases {1} for free.",
                "{0} adquiere {1} gratis.",
                "{0} purchase {1} for free.",
                "{0} adquieren {1} gratis.",
            ),
            &[&card(c)],
        ),
        Event::Purchased { seat, card: c, paid } => say(
            seat,
            line(
                "{0} purchases {1} for {2}.",
                "{0} adquiere {1} por {2}.",
                "{0} purchase {1} for {2}.",
                "{0} adquieren {1} por {2}.",
            ),
            &[&card(c), paid],
        ),
        Event::Bribed { seat, card: c } => say(
            seat,
            line("{0} bribes {1}.", "{0} soborna a {1}.", "{0} bribe {1}.", "{0} sobornan a {1}."),
            &[&card(c)],
        ),
        Event::UsedAbility { seat, card: c } => say(
            seat,
            line(
                "{0} uses the ability of {1}.",
                "{0} usa la capacidad de {1}.",
                "{0} use the ability of {1}.",
                "{0} usan la capacidad de {1}.",
            ),
            &[&card(c)],
        ),
        Event::Triggered { seat, card: c } => say(
            seat,
            line(
                "{0} takes what {1} gives.",
                "{0} aprovecha {1}.",
                "{0} take what {1} gives.",
                "{0} aprovechan {1}.",
            ),
            &[&card(c)],
        ),
        Event::Drew { seat, card: Some(c) } => {
            say(seat, line("{0} draws {1}.", "{0} roba {1}.", "{0} draw {1}.", "{0} roban {1}."), &[&card(c)])
        }
        Event::Drew { seat, card: None } => say(
            seat,
            line("{0} draws a card.", "{0} roba una carta.", "{0} draw a card.", "{0} roban una carta."),
            &[],
        ),
        Event::Shuffled { pile: Pile::Player(seat) } => say(
            seat,
            line(
                "{0} shuffles the discard pile into a new deck.",
                "{0} baraja su pila de descartes para formar un mazo nuevo.",
                "{0} shuffle the discard pile into a new deck.",
                "{0} barajan su pila de descartes para formar un mazo nuevo.",
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
            line(
                "{0} discards {1} from hand.",
                "{0} descarta {1} de su mano.",
                "{0} discard {1} from hand.",
                "{0} descartan {1} de su mano.",
            ),
            &[&card(c)],
        ),
        Event::DiscardedFromGalaxy { card: c } => plain(
            both("{0} goes to the galaxy discard pile.", "{0} va a la pila de descartes de la galaxia."),
            &[&card(c)],
        ),
        Event::Exiled { card: c } => plain(both("{0} is exiled.", "Carta exiliada: {0}."), &[&card(c)]),
        Event::MovedToHand { seat, card: c } => say(
            seat,
            line(
                "{0} adds {1} to hand.",
                "{0} añade {1} a su mano.",
                "{0} add {1} to hand.",
                "{0} añaden {1} a su mano.",
            ),
            &[&card(c)],
        ),
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
            line(
                "{0} sees {1} in the galaxy deck.",
                "{0} ve {1} en el mazo de la galaxia.",
                "{0} see {1} in the galaxy deck.",
                "{0} ven {1} en el mazo de la galaxia.",
            ),
            &[&card(c)],
        ),
        Event::Looked { seat, card: None } => say(
            seat,
            line(
                "{0} looks at a card of the galaxy deck.",
                "{0} mira una carta del mazo de la galaxia.",
                "{0} look at a card of the galaxy deck.",
                "{0} miran una carta del mazo de la galaxia.",
            ),
            &[],
        ),
        Event::LookedAtHand { seat, cards: Some(cards) } if !cards.is_empty() => say(
            seat,
            line(
                "{0} looks at the enemy hand: {1}.",
                "{0} mira la mano enemiga: {1}.",
                "{0} look at the enemy hand: {1}.",
                "{0} miran la mano enemiga: {1}.",
            ),
            &[&several(cards)],
        ),
        Event::LookedAtHand { seat, .. } => say(
            seat,
            line(
                "{0} looks at the enemy hand.",
                "{0} mira la mano enemiga.",
                "{0} look at the enemy hand.",
                "{0} miran la mano enemiga.",
            ),
            &[],
        ),
        Event::Swapped { out, into } => plain(
            both(
                "{0} leaves the galaxy row; {1} takes its place.",
                "{0} deja la fila de la galaxia; {1} ocupa su lugar.",
            ),
            &[&card(out), &card(into)],
        ),
        Event::Attacked { seat, target: Target::Base, attack } if region.is_some() => plain(
            both("{0} attacks the enemy bases with {1}.", "{0} ataca las bases enemigas con {1}."),
            &[&who(seat), attack],
        ),
        Event::Attacked { seat, target: Target::Base, attack } => say(
            seat,
            line(
                "{0} attacks the enemy base with {1}.",
                "{0} ataca la base enemiga con {1}.",
                "{0} attack the enemy base with {1}.",
                "{0} atacan la base enemiga con {1}.",
            ),
            &[attack],
        ),
        Event::Attacked { seat: REBEL, target: Target::Row(c), attack } if region.is_some() => plain(
            both("{0} sabotages {1} with {2}.", "{0} sabotea a {1} con {2}."),
            &[&who(&REBEL), &card(c), attack],
        ),
        Event::Attacked { seat, target: Target::Row(c), attack } => say(
            seat,
            line(
                "{0} hunts {1} with {2}.",
                "{0} va a la caza de {1} con {2}.",
                "{0} sabotage {1} with {2}.",
                "{0} sabotean a {1} con {2}.",
            ),
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
            let lost = line(
                "{0} loses its base {1}.",
                "{0} pierde su base {1}.",
                "{0} lose their base {1}.",
                "{0} pierden su base {1}.",
            );
            if region.is_some() {
                // A player, not a side.
                let lost = both("{0} loses the base {1}.", "{0} pierde su base {1}.");
                return plain(lost, &[&who(seat), &card(c)]);
            }
            say(seat, lost, &[&card(c)])
        }
        Event::BaseRevealed { seat, card: c } => say(
            seat,
            line(
                "{0} reveals the base {1}.",
                "{0} muestra la base {1}.",
                "{0} reveal the base {1}.",
                "{0} muestran la base {1}.",
            ),
            &[&card(c)],
        ),
        Event::BasesPicked { seat } => say(
            seat,
            line(
                "{0} has picked four bases in secret.",
                "{0} ha elegido cuatro bases en secreto.",
                "{0} have picked four bases in secret.",
                "{0} han elegido cuatro bases en secreto.",
            ),
            &[],
        ),
        Event::PutAway { seat, cards } => say(
            seat,
            line(
                "{0} discards the rest of the hand: {1}.",
                "{0} descarta el resto de su mano: {1}.",
                "{0} discard the rest of the hand: {1}.",
                "{0} descartan el resto de su mano: {1}.",
            ),
            &[&several(cards)],
        ),
        Event::TurnEnded { seat } => say(
            seat,
            line(
                "{0} ends the turn.",
                "{0} termina su turno.",
                "{0} end the turn.",
                "{0} terminan su turno.",
            ),
            &[],
        ),
        Event::Won { seat } => say(
            seat,
            line(
                "{0} has won the game.",
                "{0} ha ganado la partida.",
                "{0} have won the game.",
                "{0} han ganado la partida.",
            ),
            &[],
        ),
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
