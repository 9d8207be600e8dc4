//! What happened, one sentence each.

use std::fmt::Display;

use kernel::{Cast, Outcome, Seat};
use text::clause::{Deed, Who, does};
use text::{Both, Gender, Lang, Number, Phrase, both, fill};

use super::names::{
    card, card_as, cards_of, facedown, faces, patrol, roll, seat_name, space, thing, title, to_space,
};
use super::orders;
use crate::chance::Shuffled;
use crate::event::Event;
use crate::state::Foe;
use crate::text::names::*;
use crate::things::CardId;
use crate::words::{Body, Combat, Kind, Rolls};

/// Whom a story is told to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    pub(super) cast: &'a Cast,
    pub(super) lang: Lang,
}

/// How somebody comes into what somebody else does.
#[derive(Clone, Copy)]
enum Role {
    To,
    With,
    From,
    Against,
}

impl Teller<'_> {
    fn who(&self, seat: Seat) -> Who {
        let they = |text: String| Who::They(Phrase::new(text, Gender::Masculine, Number::Singular));
        match self.cast.name(seat) {
            _ if self.cast.you == Some(seat) => Who::You,
            Some(name) => they(name.to_owned()),
            None => they(seat_name(seat, self.lang)),
        }
    }

    fn says(&self, seat: Seat, deed: Deed, holes: &[&dyn Display]) -> String {
        deed.by(&self.who(seat), holes, self.lang)
    }

    fn plain(&self, template: Both, holes: &[&dyn Display]) -> String {
        fill(self.lang, template, holes)
    }

    /// "with you", "contigo".
    fn other(&self, seat: Seat, role: Role) -> String {
        match self.who(seat) {
            Who::You => match role {
                Role::To => both("to you", "a ti"),
                Role::With => both("with you", "contigo"),
                Role::From => both("from you", "a ti"),
                Role::Against => both("against you", "contra ti"),
            }
            .word(self.lang),
            Who::They(they) => {
                let template = match role {
                    Role::To => both("to {0}", "a {0}"),
                    Role::With => both("with {0}", "con {0}"),
                    Role::From => both("from {0}", "a {0}"),
                    Role::Against => both("against {0}", "contra {0}"),
                };
                fill(self.lang, template, &[&they])
            }
        }
    }

    /// "against the Imperial patrol".
    fn foe(&self, foe: Foe) -> String {
        match foe {
            Foe::Enemy => both("against an enemy", "contra un enemigo").word(self.lang),
            Foe::Patrol(faction) => {
                self.plain(both("against {0}", "contra {0}"), &[&patrol(faction, self.lang)])
            }
            Foe::Player(seat) => self.other(seat, Role::Against),
        }
    }

    /// "your ship", "the ship of Player two".
    fn body(&self, seat: Seat, body: Body) -> String {
        match (self.who(seat), body) {
            (Who::You, body) => your_body(body, self.lang).text,
            (Who::They(they), Body::Character) => {
                self.plain(both("the character of {0}", "el Personaje de {0}"), &[&they])
            }
            (Who::They(they), Body::Ship) => self.plain(both("the ship of {0}", "la Nave de {0}"), &[&they]),
        }
    }

    pub(super) fn event(&self, event: &Event) -> String {
        let lang = self.lang;
        match event {
            Event::Shuffled(_)
            | Event::Built(_)
            | Event::Begins(_)
            | Event::TookCharacter(..)
            | Event::TookShip(..)
            | Event::Started(..)
            | Event::TurnBegan(_)
            | Event::Moved(..)
            | Event::Stopped(..)
            | Event::Stayed(_)
            | Event::ExtraTurn(_)
            | Event::Left(_)
            | Event::Ended(_) => self.course(event),
            Event::Gained(..)
            | Event::Lost(..)
            | Event::Paid(..)
            | Event::Asked { .. }
            | Event::Gave { .. }
            | Event::Fame(..)
            | Event::Reputation { .. }
            | Event::Damaged(..)
            | Event::Recovered(..)
            | Event::Defeated(_)
            | Event::Stands(_)
            | Event::GoalToken(_)
            | Event::GoalReached(..)
            | Event::Sabotaged(..) => self.fortunes(event),
            Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::Converted { .. }
            | Event::Added { .. }
            | Event::Cancelled { .. }
            | Event::Tested { .. }
            | Event::BoughtOut(..)
            | Event::Fought { .. }
            | Event::FightEnded { .. }
            | Event::Contested { .. }
            | Event::Prevented(_) => self.dice(event),
            Event::Cycled(..)
            | Event::Shown(..)
            | Event::Bought { .. }
            | Event::Bartered(..)
            | Event::Sold(..)
            | Event::Took(..)
            | Event::Discarded(..)
            | Event::Removed(_)
            | Event::ShipTaken(..)
            | Event::Marked(..)
            | Event::LookedAtDeck { .. }
            | Event::Proposed { .. }
            | Event::Traded { .. } => self.goods(event),
            Event::PatrolMoved(faction, to) => self.plain(
                both("{0} moves {1}.", "{0} va {1}."),
                &[&text::capitalised(&patrol(*faction, lang)), &to_space(*to, lang)],
            ),
            Event::PatrolBeaten { seat, faction, level } => self.says(
                *seat,
                does(["beats", "beat"], "vence", both("{0} of level {1}", "a {0} de nivel {1}")),
                &[&patrol(*faction, lang), level],
            ),
            Event::PatrolCame { faction, level, space: at } => self.plain(
                both("{0} of level {1} comes {2}.", "{0} de nivel {1} llega {2}."),
                &[&text::capitalised(&patrol(*faction, lang)), level, &to_space(*at, lang)],
            ),
            Event::Ordered(seat, order) => self.says(
                *seat,
                does(["follows", "follow"], "sigue", both("order {0}", "la orden {0}")),
                &[&(order.index() + 1)],
            ),
            Event::Followed { order, part, line, .. } => orders::followed(*order, *part, *line, lang),
            Event::Chose { piece, by, lot } => orders::chose(&thing(*piece, lang), *by, *lot, lang),
            _ => self.encounters(event),
        }
    }

    /// The game and its turns.
    fn course(&self, event: &Event) -> String {
        let lang = self.lang;
        match event {
            Event::Shuffled(what) => shuffled(*what).word(lang),
            Event::Built(modules) => {
                let modules: Vec<String> = modules.iter().map(|module| (module + 1).to_string()).collect();
                self.plain(
                    both(
                        "The board is built of the modules {0}.",
                        "El tablero se monta con los módulos {0}.",
                    ),
                    &[&modules.join(", ")],
                )
            }
            Event::Begins(seat) => {
                self.says(*seat, does(["begins", "begin"], "empieza", both("the game", "la partida")), &[])
            }
            Event::TookCharacter(seat, character) => self.says(
                *seat,
                does(["plays", "play"], "juega", both("as {0}", "con {0}")),
                &[&character_name(*character, lang)],
            ),
            Event::TookShip(seat, ship) => self.says(
                *seat,
                does(["flies", "fly"], "pilota", both("the {0}", "la Nave {0}")),
                &[&ship_name(*ship, lang)],
            ),
            Event::Started(seat, id, at) => self.says(
                *seat,
                does(["starts", "start"], "empieza", both("on {1} with {0}", "en {1} con {0}")),
                &[&card(*id, lang), &space(*at, lang)],
            ),
            Event::TurnBegan(seat) => match self.who(*seat) {
                Who::You => both("Your turn.", "Tu turno.").word(lang),
                Who::They(they) => self.plain(both("The turn of {0}.", "Turno de {0}."), &[&they]),
            },
            Event::Moved(seat, to) => self.says(
                *seat,
                does(["moves", "move"], "viaja", both("{0}", "{0}")),
                &[&to_space(*to, lang)],
            ),
            Event::Stopped(seat, at) => self.says(
                *seat,
                does(["must", "must"], "debe", both("stop in {0}", "detenerse en {0}")),
                &[&space(*at, lang)],
            ),
            Event::Stayed(seat) => self.says(
                *seat,
                does(["moves", "move"], "permanece", both("no space", "en la misma casilla")),
                &[],
            ),
            Event::ExtraTurn(seat) => self.says(
                *seat,
                does(
                    ["takes", "take"],
                    "gana",
                    both("another turn after this one", "otro turno después de este"),
                ),
                &[],
            ),
            Event::Left(seat) => {
                self.says(*seat, does(["leaves", "leave"], "abandona", both("the game", "la partida")), &[])
            }
            Event::Ended(Outcome::Won(team)) => {
                self.says(Seat(team.0), does(["wins", "win"], "gana", both("the game", "la partida")), &[])
            }
            _ => both("The game is a draw.", "La partida acaba en empate.").word(lang),
        }
    }

    /// What players have.
    fn fortunes(&self, event: &Event) -> String {
        let lang = self.lang;
        let money = |n: &u8| credits((*n).into(), lang);
        match event {
            Event::Gained(seat, n) => {
                self.says(*seat, does(["gains", "gain"], "gana", both("{0}", "{0}")), &[&money(n)])
            }
            Event::Lost(seat, n) => {
                self.says(*seat, does(["loses", "lose"], "pierde", both("{0}", "{0}")), &[&money(n)])
            }
            Event::Paid(seat, n) => {
                self.says(*seat, does(["pays", "pay"], "paga", both("{0}", "{0}")), &[&money(n)])
            }
            Event::Asked { from, to } => self.says(
                *from,
                does(["asks", "ask"], "pide", both("for credits {0}", "créditos {0}")),
                &[&self.other(*to, Role::From)],
            ),
            Event::Gave { from, to, credits: n } => self.says(
                *from,
                does(["gives", "give"], "da", both("{0} {1}", "{0} {1}")),
                &[&money(n), &self.other(*to, Role::To)],
            ),
            Event::Fame(seat, n) => {
                self.says(*seat, does(["gains", "gain"], "gana", both("{0} fame", "{0} de Fama")), &[n])
            }
            Event::Reputation { seat, faction, up } => {
                let rest = both("reputation with {0}", "1 de Reputación con {0}");
                let deed = if *up {
                    does(["gains", "gain"], "gana", rest)
                } else {
                    does(["loses", "lose"], "pierde", rest)
                };
                self.says(*seat, deed, &[&the_faction(*faction, lang)])
            }
            Event::Damaged(seat, body, n) => self.plain(
                both("{0} suffers {1} damage.", "{0} sufre {1} de Daño."),
                &[&text::capitalised(&self.body(*seat, *body)), n],
            ),
            Event::Recovered(seat, body, n) => self.plain(
                both("{0} recovers {1} damage.", "{0} recupera {1} de Daño."),
                &[&text::capitalised(&self.body(*seat, *body)), n],
            ),
            Event::Defeated(seat) => {
                self.says(*seat, does(["is", "are"], "queda", both("defeated", "fuera de combate")), &[])
            }
            Event::Stands(seat) => self.says(
                *seat,
                does(["is", "are"], "deja", both("no longer defeated", "de estar fuera de combate")),
                &[],
            ),
            Event::GoalToken(seat) => self.says(
                *seat,
                does(["places", "place"], "coloca", both("a goal token", "una ficha de Objetivo")),
                &[],
            ),
            Event::GoalReached(seat, Body::Character) => self.says(
                *seat,
                does(["reaches", "reach"], "cumple", both("the personal goal", "el Objetivo personal")),
                &[],
            ),
            Event::GoalReached(seat, Body::Ship) => self.says(
                *seat,
                does(["reaches", "reach"], "cumple", both("the goal of the ship", "el Objetivo de la Nave")),
                &[],
            ),
            Event::Sabotaged(seat, at) => self.says(
                *seat,
                does(["commits", "commit"], "comete", both("sabotage on {0}", "un sabotaje en {0}")),
                &[&space(*at, lang)],
            ),
            _ => String::new(),
        }
    }

    fn dice(&self, event: &Event) -> String {
        let lang = self.lang;
        match event {
            Event::Rolled { seat, of, roll: shown } => {
                let rest = match of {
                    Rolls::Ground => both("{0} in ground combat", "{0} en combate terrestre"),
                    Rolls::Ship => both("{0} in ship combat", "{0} en combate espacial"),
                    Rolls::Test => both("{0} for the test", "{0} en la prueba"),
                    Rolls::Delivery => both("{0} for the delivery", "{0} en la entrega"),
                    Rolls::Any | Rolls::Combat | Rolls::CombatOrTest | Rolls::Effect => both("{0}", "{0}"),
                };
                self.says(*seat, does(["rolls", "roll"], "saca", rest), &[&roll(*shown, lang)])
            }
            Event::Rerolled { seat, roll: shown, .. } => self.says(
                *seat,
                does(["rolls", "roll"], "repite", both("again: {0}", "la tirada: {0}")),
                &[&roll(*shown, lang)],
            ),
            Event::Converted { seat, from, to, n } => self.says(
                *seat,
                does(["turns", "turn"], "convierte", both("{0} into {1}", "{0} en {1}")),
                &[&faces(*from, *n, lang), &faces(*to, *n, lang)],
            ),
            Event::Added { seat, face, n } => self.says(
                *seat,
                does(["adds", "add"], "añade", both("{0}", "{0}")),
                &[&faces(*face, *n, lang)],
            ),
            Event::Cancelled { seat, face } => self.says(
                *seat,
                does(["cancels", "cancel"], "anula", both("{0}", "{0}")),
                &[&faces(*face, 1, lang)],
            ),
            Event::Tested { seat, skill, passed, .. } => {
                let rest = both("the {0} test", "la prueba de {0}");
                let deed = if *passed {
                    does(["passes", "pass"], "supera", rest)
                } else {
                    does(["fails", "fail"], "falla", rest)
                };
                self.says(*seat, deed, &[&skill_name(*skill, lang)])
            }
            Event::BoughtOut(seat, n) => self.says(
                *seat,
                does(["pays", "pay"], "paga", both("{0} to pass the test", "{0} para superar la prueba")),
                &[&credits((*n).into(), lang)],
            ),
            Event::Fought { seat, foe, combat, dice: [own, other] } => {
                let rest = match combat {
                    Combat::Ground => both(
                        "in ground combat {0}: {1} dice to {2}",
                        "en combate terrestre {0}: {1} dados a {2}",
                    ),
                    Combat::Ship => both(
                        "in ship combat {0}: {1} dice to {2}",
                        "en combate espacial {0}: {1} dados a {2}",
                    ),
                };
                self.says(*seat, does(["fights", "fight"], "lucha", rest), &[&self.foe(*foe), own, other])
            }
            Event::FightEnded { seat, foe, won, damage: [own, other] } => {
                let rest = both("{0}, {1} damage to {2}", "{0}, {1} de Daño a {2}");
                let deed = if *won {
                    does(["wins", "win"], "gana", rest)
                } else {
                    does(["loses", "lose"], "pierde", rest)
                };
                self.says(*seat, deed, &[&self.foe(*foe), own, other])
            }
            Event::Contested { winner, loser } => self.says(
                *winner,
                does(["wins", "win"], "gana", both("the roll {0}", "la tirada {0}")),
                &[&self.other(*loser, Role::Against)],
            ),
            Event::Prevented(seat) => {
                self.says(*seat, does(["prevents", "prevent"], "impide", both("it", "que suceda")), &[])
            }
            _ => String::new(),
        }
    }

    /// The market, and what changes hands.
    fn goods(&self, event: &Event) -> String {
        let lang = self.lang;
        let named = |id: &CardId| card(*id, lang);
        match event {
            Event::Cycled(deck, id) => self.plain(
                both("{0} goes to the bottom of {1}.", "{0} va al fondo de su mazo: {1}."),
                &[&named(id), &self.deck(*deck)],
            ),
            Event::Shown(deck, id) => {
                self.plain(both("{1} shows {0}.", "{1}: aparece {0}."), &[&named(id), &self.top_of(*deck)])
            }
            Event::Bought { seat, card: id, price } => self.says(
                *seat,
                does(["buys", "buy"], "compra", both("{0} {1}", "{0} {1}")),
                &[&named(id), &super::names::price(*price, lang)],
            ),
            Event::Bartered(seat, id) => self.says(
                *seat,
                does(["barters", "barter"], "entrega", both("{0}", "{0} como pago")),
                &[&named(id)],
            ),
            Event::Sold(seat, id) => {
                self.says(*seat, does(["sells", "sell"], "vende", both("{0}", "{0}")), &[&named(id)])
            }
            Event::Took(seat, id) => {
                self.says(*seat, does(["gets", "get"], "consigue", both("{0}", "{0}")), &[&named(id)])
            }
            Event::Discarded(seat, id) => {
                self.says(*seat, does(["discards", "discard"], "descarta", both("{0}", "{0}")), &[&named(id)])
            }
            Event::Removed(id) => {
                self.plain(both("{0} leaves the game.", "{0} se retira de la partida."), &[&named(id)])
            }
            Event::ShipTaken(seat, ship) => self.says(
                *seat,
                does(["flies", "fly"], "pilota", both("the {0} now", "ahora la Nave {0}")),
                &[&ship_name(*ship, lang)],
            ),
            Event::Marked(seat, at) => self.says(
                *seat,
                does(["marks", "mark"], "marca", both("{0} as the destination", "{0} como destino")),
                &[&space(*at, lang)],
            ),
            Event::LookedAtDeck { seat, deck, n, cards } => {
                let seen = cards_of(*cards, lang).unwrap_or_else(|| CARD.count(lang, *n).text);
                self.says(
                    *seat,
                    does(["looks", "look"], "mira", both("at {0} on top of {1}", "{0} ({2})")),
                    &[&seen, &self.deck(*deck), &deck_name(*deck, lang)],
                )
            }
            Event::Proposed { seat, to, gives, asks } => {
                let (gives, asks) = (cards_of(*gives, lang), cards_of(*asks, lang));
                let deed = match (&gives, &asks) {
                    (Some(_), Some(_)) => does(
                        ["offers", "offer"],
                        "ofrece",
                        both("{0} for {1} {2}", "{0} {2} a cambio de: {1}"),
                    ),
                    (Some(_), None) => does(
                        ["offers", "offer"],
                        "ofrece",
                        both("{0} for nothing {2}", "{0} {2} sin pedir nada a cambio"),
                    ),
                    _ => does(
                        ["wants", "want"],
                        "pide",
                        both("{1} {3} for nothing", "{1} {3} sin ofrecer nada a cambio"),
                    ),
                };
                let (gives, asks) = (gives.unwrap_or_default(), asks.unwrap_or_default());
                let (other, from) = (self.other(*to, Role::To), self.other(*to, Role::From));
                self.says(*seat, deed, &[&gives, &asks, &other, &from])
            }
            Event::Traded { seat, with } => self.says(
                *seat,
                does(["trades", "trade"], "comercia", both("{0}", "{0}")),
                &[&self.other(*with, Role::With)],
            ),
            _ => String::new(),
        }
    }

    /// "the cargo deck"; where Spanish would run "de" and "el" together, the heading stands alone.
    fn deck(&self, deck: crate::things::Deck) -> String {
        match self.lang {
            Lang::Es => deck_name(deck, self.lang),
            Lang::En | Lang::Pseudo => the_deck(deck, self.lang).text,
        }
    }

    fn top_of(&self, deck: crate::things::Deck) -> String {
        text::capitalised(&self.deck(deck))
    }

    fn encounters(&self, event: &Event) -> String {
        let lang = self.lang;
        let named = |id: &CardId| card(*id, lang);
        let says = |seat: &Seat, en: [&'static str; 2], es: &'static str, rest: Both, id: &CardId| {
            self.says(*seat, does(en, es, rest), &[&named(id)])
        };
        match event {
            Event::Drew { seat, tales, card: Some(id), section, .. } => self.says(
                *seat,
                does(
                    ["draws", "draw"],
                    "roba",
                    both("an encounter card ({0}): {1}", "una carta de Encuentro ({0}): {1}"),
                ),
                &[&tales_name(*tales, lang), &title(*id, *section, lang)],
            ),
            Event::Drew { seat, tales, card: None, .. } => self.says(
                *seat,
                does(
                    ["draws", "draw"],
                    "roba",
                    both("an encounter card ({0})", "una carta de Encuentro ({0})"),
                ),
                &[&tales_name(*tales, lang)],
            ),
            Event::KeptSecret { seat, tales, card: id } => self.says(
                *seat,
                does(["keeps", "keep"], "guarda", both("a secret: {0}", "un Secreto: {0}")),
                &[&id.map_or_else(|| tales_name(*tales, lang), |id| card_as(id, Kind::Secret, lang))],
            ),
            Event::LostSecret { seat, tales, card: id } => self.says(
                *seat,
                does(["loses", "lose"], "pierde", both("a secret: {0}", "un Secreto: {0}")),
                &[&id.map_or_else(|| tales_name(*tales, lang), |id| card_as(id, Kind::Secret, lang))],
            ),
            Event::UsedSecret(seat, id) => {
                let used = does(["uses", "use"], "usa", both("the secret {0}", "el Secreto {0}"));
                self.says(*seat, used, &[&card_as(*id, Kind::Secret, lang)])
            }
            Event::Read(seat, id) if id.is_contact() => {
                says(seat, ["meets", "meet"], "conoce", both("{0}", "a {0}"), id)
            }
            Event::Read(seat, id) => says(
                seat,
                ["reads", "read"],
                "lee",
                both("{0} in the databank", "en el Banco de Datos: {0}"),
                id,
            ),
            Event::ContactShown(slot, id) => self.plain(
                both("{0} is turned up: {1}.", "{0} se pone boca arriba: {1}."),
                &[&text::capitalised(&facedown(*slot, lang)), &named(id)],
            ),
            Event::LookedAt { seat, slot, contact: Some(id) } => self.says(
                *seat,
                does(["looks", "look"], "mira", both("at {0} in secret: {1}", "en secreto {0}: {1}")),
                &[&facedown(*slot, lang), &named(id)],
            ),
            Event::LookedAt { seat, slot, contact: None } => self.says(
                *seat,
                does(["looks", "look"], "mira", both("at {0} in secret", "en secreto {0}")),
                &[&facedown(*slot, lang)],
            ),
            Event::ContactMoved { from, to } => self.plain(
                both("{0} goes {1}.", "{0} va {1}."),
                &[&text::capitalised(&facedown(*from, lang)), &to_space(to.space(), lang)],
            ),
            Event::ContactPlaced(id, slot) => self.plain(
                both("{0} is found on {1} now.", "{0} está ahora en {1}."),
                &[&named(id), &space(slot.space(), lang)],
            ),
            Event::Joined(seat, id) => says(seat, ["hires", "hire"], "recluta", both("{0}", "a {0}"), id),
            Event::CrewTaken { seat, from, card: id } => self.says(
                *seat,
                does(["takes", "take"], "quita", both("{0} {1}", "{0} {1}")),
                &[&named(id), &self.other(*from, Role::From)],
            ),
            Event::Eliminated(seat, id) => {
                says(seat, ["eliminates", "eliminate"], "elimina", both("{0}", "a {0}"), id)
            }
            Event::Captured(seat, id) => {
                says(seat, ["captures", "capture"], "captura", both("{0}", "a {0}"), id)
            }
            Event::Fled(id) => self.plain(both("{0} escapes.", "{0} huye."), &[&named(id)]),
            Event::Protected(seat, id) => {
                says(seat, ["protects", "protect"], "protege", both("{0}", "a {0}"), id)
            }
            Event::Attempted(seat, id) => {
                let deed = does(["attempts", "attempt"], "intenta", both("the job {0}", "el Trabajo {0}"));
                self.says(*seat, deed, &[&card_as(*id, Kind::Job, lang)])
            }
            Event::JobDone(seat, id) => {
                let deed = does(["completes", "complete"], "completa", both("the job {0}", "el Trabajo {0}"));
                self.says(*seat, deed, &[&card_as(*id, Kind::Job, lang)])
            }
            Event::JobFailed(seat, id) => {
                let deed = does(["fails", "fail"], "fracasa", both("the job {0}", "en el Trabajo {0}"));
                self.says(*seat, deed, &[&card_as(*id, Kind::Job, lang)])
            }
            Event::Delivered(seat, id) => {
                says(seat, ["delivers", "deliver"], "entrega", both("{0}", "{0}"), id)
            }
            Event::NotDelivered(seat, id) => {
                says(seat, ["cannot", "cannot"], "conserva", both("deliver {0}", "{0} sin entregar"), id)
            }
            _ => String::new(),
        }
    }
}

const fn shuffled(what: Shuffled) -> Both {
    match what {
        Shuffled::Modules => {
            both("The modules of the board are shuffled.", "Se mezclan los módulos del tablero.")
        }
        Shuffled::Contacts => both("The contacts are shuffled.", "Se mezclan los Contactos."),
        Shuffled::Tales => both("The encounter decks are shuffled.", "Se barajan los mazos de Encuentro."),
        Shuffled::Markets => both("The market decks are shuffled.", "Se barajan los mazos de Mercado."),
        Shuffled::Deck => both("A market deck is shuffled.", "Se baraja un mazo de Mercado."),
        Shuffled::Orders => both("The orders are shuffled.", "Se barajan las órdenes."),
    }
}
