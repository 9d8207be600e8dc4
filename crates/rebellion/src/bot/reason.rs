//! Why the rules of thumb take an action, in a sentence.

use script::Answer;
use text::{Both, Lang, both};

use super::Mind;
use crate::action::{Action, Piece};
use crate::things::Side;
use crate::why::Why;

pub(super) fn reason(mind: &Mind<'_>, action: &Action, lang: Lang) -> Option<String> {
    let words: Both = match (mind.side, action) {
        (_, Action::Assign(..)) => {
            both("This leader does that mission well.", "Este líder hace bien esa misión.")
        }
        (_, Action::Reveal(_)) => {
            both("The mission is ready to be played.", "La misión está lista para jugarse.")
        }
        (Side::Empire, Action::Activate(_)) if mind.base.is_some() => {
            both("The base is known: everybody goes there.", "Se conoce la base: todos van hacia allí.")
        }
        (Side::Empire, Action::Activate(_)) => {
            both("The base may be in reach.", "La base puede estar al alcance.")
        }
        (Side::Rebel, Action::Activate(_)) => {
            both("A battle in reach can be won.", "Hay una batalla al alcance que se puede ganar.")
        }
        (Side::Rebel, Action::Place(place, ..)) if !mind.is_home(*place) => {
            if mind.wishes().at(*place).units == 0 {
                return None;
            }
            both("An objective in hand asks for units there.", "Un objetivo de la mano pide unidades ahí.")
        }
        (Side::Rebel, Action::Place(..)) => {
            both("Units are safest at the base.", "Las unidades están más seguras en la base.")
        }
        (Side::Empire, Action::Place(..)) => {
            both("Units are needed close to the search.", "Hacen falta unidades cerca de la búsqueda.")
        }
        (_, Action::Answer(Answer::Choose(piece))) => match (mind.purpose()?, piece) {
            (Why::Base, _) => both(
                "It is far from the Empire, and few ways lead there.",
                "Está lejos del Imperio y pocos caminos llevan hasta allí.",
            ),
            (Why::Aim, Piece::Place(place)) if mind.side == Side::Rebel && mind.wished_at(*place) > 0 => {
                both("An objective in hand asks for it.", "Un objetivo de la mano lo pide.")
            }
            (Why::Activate, Piece::Place(place))
                if mind.side == Side::Empire && mind.possible.holds(*place) =>
            {
                both("The base may be there.", "La base puede estar ahí.")
            }
            (Why::Oppose, _) => both("The mission can be stopped.", "Se puede frenar la misión."),
            (Why::Lead, _) => both("The battle is lost.", "La batalla está perdida."),
            (Why::Harm, _) => both("Most is lost there.", "Ahí se pierde más."),
            _ => return None,
        },
        _ => return None,
    };
    Some(words.word(lang))
}
