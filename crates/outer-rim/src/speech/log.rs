//! What happened, one sentence each.

mod dice;
mod encounters;
mod fortunes;
mod goods;

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
