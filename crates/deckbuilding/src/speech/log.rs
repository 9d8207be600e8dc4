//! What happened, one sentence each.

use kernel::{Cast, Seat, Sum};
use text::clause::{Deed, Who, does};
use text::{Both, Gender, Lang, Number, Phrase, both, fill};

use super::menu::{listed, name};
use crate::action::Target;
use crate::card::{CardId, CardSet};
use crate::event::{Event, Pile};
use crate::state::{EMPIRE, REBEL, faction_of, opponent};
use crate::teams::seat_at;
use crate::text::{member_name, seat_name};

/// Whom a story is told to, and where it happened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Teller<'a> {
    pub(crate) cast: &'a Cast,
    /// In a team game.
    pub(crate) region: Option<usize>,
    pub(crate) lang: Lang,
}

impl Teller<'_> {
    fn who(&self, side: Seat) -> Who {
        let seat = self.region.map_or(side, |region| seat_at(region, side));
        match self.cast.name(seat) {
            _ if self.cast.you == Some(seat) => Who::You,
            Some(name) => Who::They(Phrase::new(name.to_owned(), Gender::Masculine, Number::Singular)),
            None => Who::They(self.side(side)),
        }
    }

    /// "the Empire", "the Rebels"; in a team game "Empire 1".
    fn side(&self, side: Seat) -> Phrase {
        match self.region {
            Some(region) => member_name(faction_of(side), region, self.lang),
            None => seat_name(faction_of(side), self.lang).definite(self.lang),
        }
    }

    /// In a team game a line says in which region it happened, if no player's name tells it.
    pub(crate) fn event(&self, event: &Event) -> String {
        let said = sentence(event, self);
        match self.region {
            Some(region) if !names_a_player(event) => {
                fill(self.lang, both("Region {0}: {1}", "Región {0}: {1}"), &[&(region + 1), &said])
            }
            _ => said,
        }
    }

    /// Cards that are played, and what they give at once.
    pub(crate) fn sum(&self, event: &Event) -> Option<Sum> {
        let lang = self.lang;
        let words = |one: Both, many: Both| {
            Some(Sum { one: fill(lang, one, &[&1]), many: fill(lang, many, &[&"{n}"]) })
        };
        match event {
            Event::Played { seat, card } => {
                let (who, card) = (self.who(*seat), name(*card, lang));
                let plays = |rest| does(["plays", "play"], "juega", rest);
                Some(Sum {
                    one: plays(both("{0}", "{0}")).clause(&who, &[&card], lang),
                    many: plays(both("{0} × {1}", "{0} × {1}")).clause(&who, &[&"{n}", &card], lang),
                })
            }
            Event::GainedResources { .. } => {
                words(both("{0} resource", "{0} recurso"), both("{0} resources", "{0} recursos"))
            }
            Event::GainedForce { .. } => {
                words(both("{0} Force", "{0} de Fuerza"), both("{0} Force", "{0} de Fuerza"))
            }
            _ => None,
        }
    }
}

/// Whether an event came of what happened before it: what is done is told at the margin, what it causes below.
pub(crate) fn follows(event: &Event) -> bool {
    !matches!(
        event,
        Event::GoesFirst { .. }
            | Event::TurnBegan { .. }
            | Event::Played { .. }
            | Event::Purchased { .. }
            | Event::Bribed { .. }
            | Event::UsedAbility { .. }
            | Event::Attacked { .. }
            | Event::BaseRevealed { .. }
            | Event::BasesPicked { .. }
            | Event::TurnEnded { .. }
            | Event::Won { .. }
    )
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

fn sentence(event: &Event, teller: &Teller<'_>) -> String {
    let &Teller { region, lang, .. } = teller;
    let card = |card: &CardId| name(*card, lang);
    let own = |seat: &Seat| teller.who(*seat).own(lang);
    let yours = |seat: &Seat| teller.who(opponent(*seat)) == Who::You;
    let say =
        |seat: &Seat, deed: Deed, holes: &[&dyn std::fmt::Display]| deed.by(&teller.who(*seat), holes, lang);
    let plain = |template: Both, holes: &[&dyn std::fmt::Display]| fill(lang, template, holes);
    let several = |cards: &CardSet| listed(&cards.iter().map(CardId::from_thing).collect::<Vec<_>>(), lang);
    match event {
        // R14.5: a team, not a player.
        Event::GoesFirst { seat: EMPIRE } => both("The Empire goes first.", "El Imperio empieza.").word(lang),
        Event::GoesFirst { .. } => both("The Rebels go first.", "Los Rebeldes empiezan.").word(lang),
        Event::TurnBegan { seat, turn } => {
            // R14.19: a turn is the whole team's.
            let side = match teller.who(*seat) {
                Who::You if region.is_none() => both("you", "tú").word(lang),
                Who::They(they) if region.is_none() => they.text,
                _ => seat_name(faction_of(*seat), lang).definite(lang).text,
            };
            plain(both("Turn {0}: {1}.", "Turno {0}: {1}."), &[turn, &side])
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
                both("{0} from capital ships (resources)", "{0} de naves de línea (recursos)"),
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
                both("{0} discard pile into a new deck", "{0} pila de descartes para formar un mazo nuevo"),
            ),
            &[&own(seat)],
        ),
        Event::Shuffled { pile: Pile::Start(seat) } => say(
            seat,
            does(["shuffles", "shuffle"], "baraja", both("{0} starting deck", "{0} mazo inicial")),
            &[&own(seat)],
        ),
        Event::Shuffled { pile: Pile::Galaxy } => {
            both("The galaxy deck is shuffled.", "Se baraja el mazo de la galaxia.").word(lang)
        }
        Event::JoinedRow { card: c } => {
            plain(both("{0} joins the galaxy row.", "{0} llega a la fila de la galaxia."), &[&card(c)])
        }
        Event::DiscardedFromHand { seat, card: c } => say(
            seat,
            does(["discards", "discard"], "descarta", both("{0} from {1} hand", "{0} de {1} mano")),
            &[&card(c), &own(seat)],
        ),
        Event::DiscardedFromGalaxy { card: c } => plain(
            both("{0} goes to the galaxy discard pile.", "{0} va a la pila de descartes de la galaxia."),
            &[&card(c)],
        ),
        Event::Exiled { card: c } => plain(both("{0} is exiled.", "Carta exiliada: {0}."), &[&card(c)]),
        Event::MovedToHand { seat, card: c } => {
            let adds = does(["adds", "add"], "añade", both("{0} to {1} hand", "{0} a {1} mano"));
            say(seat, adds, &[&card(c), &own(seat)])
        }
        Event::MovedToDeckTop { seat, card: c, .. } => {
            let card = c.as_ref().map_or_else(|| both("A card", "Una carta").word(lang), &card);
            let template = match teller.who(*seat) {
                Who::You => both("{0} is put on top of your deck.", "{0} se coloca encima de tu mazo."),
                Who::They(_) if *seat == EMPIRE => both(
                    "{0} is put on top of the Empire's deck.",
                    "{0} se coloca encima del mazo del Imperio.",
                ),
                Who::They(_) => both(
                    "{0} is put on top of the Rebels' deck.",
                    "{0} se coloca encima del mazo de los Rebeldes.",
                ),
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
        Event::LookedAtHand { seat, .. } if yours(seat) => {
            say(seat, does(["looks", "look"], "mira", both("at your hand", "tu mano")), &[])
        }
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
                None if yours(seat) => both("your base with {0}", "tu base con {0}"),
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
            let loses = does(["loses", "lose"], "pierde", both("{1} base {0}", "{1} base {0}"));
            say(seat, loses, &[&card(c), &own(seat)])
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
                both("the rest of {1} hand: {0}", "el resto de {1} mano: {0}"),
            ),
            &[&several(cards), &own(seat)],
        ),
        Event::TurnEnded { seat } => {
            say(seat, does(["ends", "end"], "termina", both("the turn", "el turno")), &[])
        }
        Event::Won { seat } => {
            // R8.1: it is a team that wins.
            let who = match region {
                Some(_) => Who::They(seat_name(faction_of(*seat), lang).definite(lang)),
                None => teller.who(*seat),
            };
            does(["has", "have"], "ha", both("won the game", "ganado la partida")).by(&who, &[], lang)
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
