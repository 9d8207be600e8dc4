//! R12: where the official texts leave a question open, the answer is a switch.
//!
//! R12.3, 17, 18, 20, 21 and 23 to 25 follow from other rules and have none. One switch is about R6.6.

use kernel::{OFF, ON, OptionRow};
use serde::{Deserialize, Serialize};
use text::both;

use crate::setup::Terms;

/// Writes down each ruling once: what it means, its usual answer, the name people set it with, and its
/// words. The usual value comes first.
macro_rules! rulings {
    ($($(#[$means:meta])* $field:ident: $Type:ty = $usual:expr, $name:literal, $title:expr, $about:expr, $values:expr;)*) => {
        /// The usual answers are ours; people may agree on others.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
        pub struct Rulings {
            $($(#[$means])* pub $field: $Type,)*
        }

        impl Rulings {
            pub const USUAL: Rulings = Rulings { $($field: $usual,)* };
            const COUNT: usize = [$($name),*].len();
        }

        pub(crate) const fn rows<S: Terms>() -> [OptionRow<S>; Rulings::COUNT] {
            [$(OptionRow::new($name, |setup: &mut S| &mut setup.rulings().$field, $title, $about, const { $values }).advanced()),*]
        }
    };
}

rulings! {
    /// R12.1.
    choice_strictness: Strictness = Strictness::Strict, "choice-strictness",
        both("Choosing to gain Force", "Elegir ganar Fuerza"),
        both(
            "Whether an option that gains Force needs room for all of it on the track.",
            "Si una opción que da Fuerza exige sitio para toda ella en el marcador.",
        ),
        &[
            ("strict", both("Room for all of it", "Sitio para toda")),
            ("lenient", both("One free space will do", "Basta un espacio libre")),
        ];
    /// R12.2: a cost may be paid for an effect that does nothing.
    self_exile_without_effect: bool = true, "self-exile-without-effect",
        both("Costs without effect", "Costes sin efecto"),
        both(
            "A card's cost may be paid even if its effect then does nothing.",
            "Se puede pagar el coste de una carta aunque su efecto no haga nada.",
        ),
        &[ON, OFF];
    /// R12.4: an ability that is aimed at something cannot be used in vain.
    target_is_needed: bool = true, "target-is-needed",
        both("A target is needed", "Hace falta un objetivo"),
        both(
            "An ability that is aimed at a card cannot be used while there is none to aim at.",
            "Una capacidad dirigida a una carta no se puede usar si no hay ninguna a la que dirigirla.",
        ),
        &[ON, OFF];
    /// R12.5: a redirect of the first or next purchase is used up even if another one was picked.
    unpicked_redirect_is_lost: bool = true, "unpicked-redirect-is-lost",
        both("Redirects not picked are lost", "Se pierde lo que no se elige"),
        both(
            "When several cards move the same purchase, those you do not pick are used up, too.",
            "Cuando varias cartas mueven la misma compra, las que no eliges también se gastan.",
        ),
        &[ON, OFF];
    /// R12.6: a redirect declined for the first purchase of the turn is lost for the turn.
    declined_redirect_is_lost: bool = true, "declined-redirect-is-lost",
        both("Declined redirects are lost", "Se pierde lo que se rechaza"),
        both(
            "A base that moves the first purchase of the turn cannot move a later one if you decline.",
            "Una base que mueve la primera compra del turno no puede mover otra si la rechazas.",
        ),
        &[ON, OFF];
    /// R12.7: cards to be exiled at the end of the turn are found in decks and discard piles too,
    /// not only in hand and in play.
    marked_exile_anywhere: bool = true, "marked-exile-anywhere",
        both("Exile at the end of the turn", "Exilio al final del turno"),
        both(
            "Cards to be exiled when the turn ends are found in decks and discard piles, too.",
            "Las cartas que se exilian al final del turno se buscan también en mazos y descartes.",
        ),
        &[ON, OFF];
    /// R12.8.
    quarren_may_exile_itself: bool = true, "quarren-may-exile-itself",
        both("Quarren Mercenary", "Mercenario quarren"),
        both("It may exile itself when you purchase it.", "Puede exiliarse a sí mismo cuando lo adquieres."),
        &[ON, OFF];
    /// R12.9.
    coruscant_on_reveal_turn: bool = false, "coruscant-on-reveal-turn",
        both("Coruscant at once", "Coruscant al momento"),
        both(
            "Coruscant's ability already works in the turn in which it is revealed.",
            "La capacidad de Coruscant ya funciona en el turno en que se muestra.",
        ),
        &[OFF, ON];
    /// R12.10: whoever looks at an empty galaxy deck shuffles its discard pile first.
    looking_shuffles: bool = false, "looking-shuffles",
        both("Looking at an empty deck", "Mirar un mazo vacío"),
        both(
            "Whoever looks at an empty galaxy deck shuffles its discard pile first.",
            "Quien mira un mazo de la galaxia vacío baraja antes sus descartes.",
        ),
        &[OFF, ON];
    /// R12.11: capital ships of the row are counted and discarded, not units alone.
    rodia_counts_ships: bool = true, "rodia-counts-ships",
        both("Rodia counts ships", "Rodia cuenta naves"),
        both(
            "Enemy capital ships of the row count, too, and are discarded.",
            "Las naves de línea enemigas de la fila también cuentan y se descartan.",
        ),
        &[ON, OFF];
    /// R12.12.
    tatooine_pays_without_swap: bool = true, "tatooine-pays-without-swap",
        both("Tatooine without a swap", "Tatooine sin cambio"),
        both(
            "Its resource is gained even if there is no card to swap in.",
            "Su recurso se gana aunque no haya carta que cambiar.",
        ),
        &[ON, OFF];
    /// R12.13: a failed attack on a neutral unit uses up Ord Mantell for the turn.
    failed_hunt_counts: bool = true, "failed-hunt-counts",
        both("Failed hunts count", "La caza fallida cuenta"),
        both(
            "A failed attack on a neutral unit uses up Ord Mantell's ability for the turn.",
            "Un ataque fallido a una unidad neutral gasta la capacidad de Ord Mantell en ese turno.",
        ),
        &[ON, OFF];
    /// R12.14: Inquisitor, Temple Guardian, Lobot.
    stat_choice_timing: StatChoice = StatChoice::Played, "stat-choice-timing",
        both("Choosing what a card gives", "Elegir lo que da una carta"),
        both(
            "When Inquisitor, Temple Guardian and Lobot let you choose what they give.",
            "Cuándo se elige lo que dan Inquisidor, Guardián del Templo y Lobot.",
        ),
        &[
            ("played", both("When they are played", "Al jugarlas")),
            ("activated", both("At any time of the turn", "En cualquier momento del turno")),
        ];
    /// R12.15: a draw of Kafrene or Bespin that is declined is lost for the turn.
    declined_draw_is_lost: bool = true, "declined-draw-is-lost",
        both("Declined draws are lost", "Se pierde el robo rechazado"),
        both(
            "A draw of Kafrene or Bespin that you decline does not come back this turn.",
            "El robo de Kafrene o Bespin que rechazas no vuelve en este turno.",
        ),
        &[ON, OFF];
    /// R12.16: what Hoth prevents is counted over the turn, not anew for each damage.
    hoth_counts_per_turn: bool = true, "hoth-counts-per-turn",
        both("Hoth counts over the turn", "Hoth cuenta por turno"),
        both(
            "What it prevents is counted over the whole turn, not anew for each damage.",
            "Lo que evita se cuenta en todo el turno, no de nuevo con cada daño.",
        ),
        &[ON, OFF];
    /// R12.19: with the Force Jyn Erso must put a card on the deck.
    jyn_must_put_back: bool = true, "jyn-must-put-back",
        both("Jyn Erso must put a card back", "Jyn Erso debe devolver una carta"),
        both(
            "With the Force she has to put a card of the hand on top of the deck.",
            "Si la Fuerza te acompaña, tiene que poner una carta de la mano encima del mazo.",
        ),
        &[ON, OFF];
    /// R12.22: the row is full again before a reward is taken.
    reward_after_refill: bool = true, "reward-after-refill",
        both("Rewards after the refill", "Recompensas tras reponer"),
        both(
            "The row is full again before the reward is taken.",
            "La fila se repone antes de tomar la recompensa.",
        ),
        &[ON, OFF];
    /// R6.6: an effect that would change nothing is asked about, and may be used. So it was in games written
    /// down before there was a choice.
    #[serde(default = "yes")]
    vain_effects_are_asked: bool = false, "vain-effects-are-asked",
        both("Effects that change nothing", "Efectos que no cambian nada"),
        both(
            "You are asked about effects that would change nothing, and may use such abilities.",
            "Se pregunta por los efectos que no cambiarían nada, y se pueden usar esas capacidades.",
        ),
        &[OFF, ON];
}

fn yes() -> bool {
    true
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings::USUAL
    }
}

/// When an option of a choice can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strictness {
    /// Gaining N Force needs N free spaces.
    Strict,
    /// One free space will do.
    Lenient,
}
kernel::named_value!(Strictness { Strict: "strict", Lenient: "lenient" });

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StatChoice {
    /// When the card is played.
    Played,
    /// Once, at any time of the turn.
    Activated,
}
kernel::named_value!(StatChoice { Played: "played", Activated: "activated" });
