//! What people may agree on before the game, in words.

use kernel::{OptionFacts, OptionValue};
use text::{Both, Lang, both};

/// An option by the name [`crate::Setup::set`] knows. The usual value comes first.
struct Words {
    name: &'static str,
    title: Both,
    about: Both,
    values: &'static [(&'static str, Both)],
    /// An answer to a question that the rules leave open.
    ruling: bool,
}

const ON: (&str, Both) = ("on", both("Yes", "Sí"));
const OFF: (&str, Both) = ("off", both("No", "No"));

const fn ruling(
    name: &'static str,
    title: Both,
    about: Both,
    values: &'static [(&'static str, Both)],
) -> Words {
    Words { name, title, about, values, ruling: true }
}

static OPTIONS: &[Words] = &[
    Words {
        name: "mode",
        title: both("Bases", "Bases"),
        about: both(
            "Which bases are in the game, and who knows of them.",
            "Qué bases hay en la partida y quién las conoce.",
        ),
        values: &[
            ("introductory", both("First game: five bases a side", "Primera partida: cinco bases por bando")),
            ("full-galaxy", both("Full galaxy: all ten bases", "Galaxia completa: las diez bases")),
            ("secret-bases", both("Secret bases: pick four", "Bases secretas: elige cuatro")),
        ],
        ruling: false,
    },
    Words {
        name: "goal",
        title: both("Bases to destroy", "Bases que destruir"),
        about: both(
            "Whoever has destroyed so many enemy bases wins.",
            "Gana quien haya destruido tantas bases enemigas.",
        ),
        values: &[
            ("", both("As the rulebook recommends", "Las que recomienda el reglamento")),
            ("2", both("2: a short game", "2: partida corta")),
            ("3", both("3", "3")),
            ("4", both("4", "4")),
            ("5", both("5: a long game", "5: partida larga")),
        ],
        ruling: false,
    },
    Words {
        name: "bribing",
        title: both("Bribing", "Soborno"),
        about: both(
            "You may pay the cost of a neutral card of the row to be rid of it.",
            "Puedes pagar el coste de una carta neutral de la fila para deshacerte de ella.",
        ),
        values: &[OFF, ON],
        ruling: false,
    },
    ruling(
        "choice-strictness",
        both("Choosing to gain Force", "Elegir ganar Fuerza"),
        both(
            "Whether an option that gains Force needs room for all of it on the track.",
            "Si una opción que da Fuerza exige sitio para toda ella en el marcador.",
        ),
        &[
            ("strict", both("Room for all of it", "Sitio para toda")),
            ("lenient", both("One free space will do", "Basta un espacio libre")),
        ],
    ),
    ruling(
        "self-exile-without-effect",
        both("Costs without effect", "Costes sin efecto"),
        both(
            "A card's cost may be paid even if its effect then does nothing.",
            "Se puede pagar el coste de una carta aunque su efecto no haga nada.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "target-is-needed",
        both("A target is needed", "Hace falta un objetivo"),
        both(
            "An ability that is aimed at a card cannot be used while there is none to aim at.",
            "Una capacidad dirigida a una carta no se puede usar si no hay ninguna a la que dirigirla.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "unpicked-redirect-is-lost",
        both("Redirects not picked are lost", "Se pierde lo que no se elige"),
        both(
            "When several cards move the same purchase, those you do not pick are used up, too.",
            "Cuando varias cartas mueven la misma compra, las que no eliges también se gastan.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "declined-redirect-is-lost",
        both("Declined redirects are lost", "Se pierde lo que se rechaza"),
        both(
            "A base that moves the first purchase of the turn cannot move a later one if you decline.",
            "Una base que mueve la primera compra del turno no puede mover otra si la rechazas.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "marked-exile-anywhere",
        both("Exile at the end of the turn", "Exilio al final del turno"),
        both(
            "Cards to be exiled when the turn ends are found in decks and discard piles, too.",
            "Las cartas que se exilian al final del turno se buscan también en mazos y descartes.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "quarren-may-exile-itself",
        both("Quarren Mercenary", "Mercenario quarren"),
        both("It may exile itself when you purchase it.", "Puede exiliarse a sí mismo cuando lo adquieres."),
        &[ON, OFF],
    ),
    ruling(
        "coruscant-on-reveal-turn",
        both("Coruscant at once", "Coruscant al momento"),
        both(
            "Coruscant's ability already works in the turn in which it is revealed.",
            "La capacidad de Coruscant ya funciona en el turno en que se muestra.",
        ),
        &[OFF, ON],
    ),
    ruling(
        "looking-shuffles",
        both("Looking at an empty deck", "Mirar un mazo vacío"),
        both(
            "Whoever looks at an empty galaxy deck shuffles its discard pile first.",
            "Quien mira un mazo de la galaxia vacío baraja antes sus descartes.",
        ),
        &[OFF, ON],
    ),
    ruling(
        "rodia-counts-ships",
        both("Rodia counts ships", "Rodia cuenta naves"),
        both(
            "Enemy capital ships of the row count, too, and are discarded.",
            "Las naves de línea enemigas de la fila también cuentan y se descartan.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "tatooine-pays-without-swap",
        both("Tatooine without a swap", "Tatooine sin cambio"),
        both(
            "Its resource is gained even if there is no card to swap in.",
            "Su recurso se gana aunque no haya carta que cambiar.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "failed-hunt-counts",
        both("Failed hunts count", "La caza fallida cuenta"),
        both(
            "A failed attack on a neutral unit uses up Ord Mantell's ability for the turn.",
            "Un ataque fallido a una unidad neutral gasta la capacidad de Ord Mantell en ese turno.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "stat-choice-timing",
        both("Choosing what a card gives", "Elegir lo que da una carta"),
        both(
            "When Inquisitor, Temple Guardian and Lobot let you choose what they give.",
            "Cuándo se elige lo que dan Inquisidor, Guardián del Templo y Lobot.",
        ),
        &[
            ("played", both("When they are played", "Al jugarlas")),
            ("activated", both("At any time of the turn", "En cualquier momento del turno")),
        ],
    ),
    ruling(
        "declined-draw-is-lost",
        both("Declined draws are lost", "Se pierde el robo rechazado"),
        both(
            "A draw of Kafrene or Bespin that you decline does not come back this turn.",
            "El robo de Kafrene o Bespin que rechazas no vuelve en este turno.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "hoth-counts-per-turn",
        both("Hoth counts over the turn", "Hoth cuenta por turno"),
        both(
            "What it prevents is counted over the whole turn, not anew for each damage.",
            "Lo que evita se cuenta en todo el turno, no de nuevo con cada daño.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "jyn-must-put-back",
        both("Jyn Erso must put a card back", "Jyn Erso debe devolver una carta"),
        both(
            "With the Force she has to put a card of the hand on top of the deck.",
            "Si la Fuerza te acompaña, tiene que poner una carta de la mano encima del mazo.",
        ),
        &[ON, OFF],
    ),
    ruling(
        "reward-after-refill",
        both("Rewards after the refill", "Recompensas tras reponer"),
        both(
            "The row is full again before the reward is taken.",
            "La fila se repone antes de tomar la recompensa.",
        ),
        &[ON, OFF],
    ),
];

pub(super) fn options(lang: Lang) -> Vec<OptionFacts> {
    let facts = |words: &Words| {
        let values = words
            .values
            .iter()
            .map(|(value, title)| OptionValue { value: (*value).to_owned(), title: title.word(lang) });
        OptionFacts {
            name: words.name,
            title: words.title.word(lang),
            about: words.about.word(lang),
            default: words.values.first().map_or(String::new(), |(value, _)| (*value).to_owned()),
            values: values.collect(),
            advanced: words.ruling,
        }
    };
    OPTIONS.iter().map(facts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    /// As the set-up itself lists them, the sides apart: people take the seat they want.
    fn names() -> Vec<String> {
        let listed = Setup::default().set("nothing", "").expect_err("there is no such option");
        let (_, names) = listed.split_once("there are ").expect("a list");
        let names = names.replace(" and ", ", ");
        names.split(", ").map(|name| name.trim().to_owned()).filter(|name| name != "sides").collect()
    }

    #[test]
    fn every_option_and_every_value_has_words() {
        for lang in [Lang::En, Lang::Es] {
            let said = options(lang);
            let mut known: Vec<&str> = said.iter().map(|option| option.name).collect();
            let mut wanted = names();
            known.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(known, wanted);
            for option in said {
                assert!(!option.title.is_empty() && option.about.ends_with('.'), "{option:?}");
                assert!(option.values.len() > 1 && option.values.iter().all(|v| !v.title.is_empty()));
            }
        }
    }

    #[test]
    fn the_first_value_is_the_usual_one_and_all_can_be_set() {
        for option in options(Lang::En) {
            for OptionValue { value, .. } in &option.values {
                let mut setup = Setup::default();
                // No value: nothing is said about it.
                if !value.is_empty() {
                    setup.set(option.name, value).expect("a possible value");
                }
                let usual = setup == Setup::default();
                assert_eq!(usual, *value == option.default, "{} {value}", option.name);
            }
        }
    }
}
