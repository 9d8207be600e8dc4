//! R29: where the quick-start rules, older rules and the latest ones differ, the answer is a switch.
//!
//! Some differences make none in this set. R29.3: a unit with Ambush has just come into play, and nothing can keep it
//! from being readied. R29.4: the cards of this set ask for an attacker that has survived. R29.7: the excess of one attack
//! is read once. R29.8: no ability waits for an upgrade to fall, or is lost when it falls. R29.9, R29.10: older rules say nothing. R29.13: nobody asks to whom a token belongs.

use kernel::{OFF, ON, OptionRow};
use serde::{Deserialize, Serialize};
use text::both;

use crate::setup::Setup;

/// Writes down each ruling once: what it means, its usual answer, the name people set it with, and its
/// words. The usual value comes first.
macro_rules! rulings {
    ($($(#[$means:meta])* $field:ident: $Type:ty = $usual:expr, $name:literal, $title:expr, $about:expr, $values:expr;)*) => {
        /// The usual answers are those the reference recommends; people may agree on others.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
        pub struct Rulings {
            $($(#[$means])* pub $field: $Type,)*
        }

        impl Default for Rulings {
            fn default() -> Rulings {
                Rulings { $($field: $usual,)* }
            }
        }

        pub(crate) static ROWS: [OptionRow<Setup>; [$($name),*].len()] =
            [$(OptionRow::new($name, |setup: &mut Setup| &mut setup.rulings.$field, $title, $about, const { $values }).advanced()),*];
    };
}

rulings! {
    /// R8.5: without it every card costs what is printed on it.
    aspect_penalty: bool = true, "aspect-penalty",
        both("Aspect penalty", "Penalización por aspecto"),
        both(
            "Icons that leader and base do not provide cost 2 more each.",
            "Cada icono que no aportan líder y base cuesta 2 más.",
        ),
        &[ON, OFF];
    /// R29.1: the player fate names decides who gets the initiative, instead of getting it.
    initiative_is_chosen: bool = false, "initiative-is-chosen",
        both("First initiative", "Primera iniciativa"),
        both(
            "The player named by chance decides who gets the initiative first.",
            "La persona que sale por azar decide quién recibe primero la iniciativa.",
        ),
        &[OFF, ON];
    /// R29.2: on attack, Shields are broken first, then comes Restore, then what cards say.
    attack_has_order: bool = false, "attack-has-order",
        both("Order on attack", "Orden al atacar"),
        both(
            "When a unit attacks, Saboteur comes first, then Restore, then all the rest; otherwise players order them freely.",
            "Cuando una unidad ataca, primero va Sabotaje, luego Recuperación y luego lo demás; si no, cada cual los ordena a su gusto.",
        ),
        &[OFF, ON];
    /// R29.5: a unit that has lost something gets it again by an effect, or by a card that came into play, after the loss.
    lost_is_regained: bool = false, "lost-is-regained",
        both("What was lost can be regained", "Lo perdido se puede recuperar"),
        both(
            "A unit that has lost a keyword or its abilities gets what a later effect grants; otherwise it gains none for that time.",
            "Una unidad que ha perdido una palabra clave o sus capacidades recibe lo que otorga un efecto posterior; si no, no gana ninguna durante ese tiempo.",
        ),
        &[OFF, ON];
    /// R29.6: an event comes to the discard pile when it has been carried out, so that it cannot be chosen there.
    events_lie_nowhere: bool = false, "events-lie-nowhere",
        both("Events are discarded last", "Los eventos se descartan al final"),
        both(
            "An event cannot be chosen from the discard pile by its own effect.",
            "Un evento no puede ser elegido en la pila de descartes por su propio efecto.",
        ),
        &[OFF, ON];
    /// R29.11: what the end of an attack triggers comes after all that damage and defeats have triggered.
    attack_ends_later: bool = false, "attack-ends-later",
        both("End of attacks", "Final de los ataques"),
        both(
            "What waits for the end of an attack comes after all that its damage has triggered, not together with it.",
            "Lo que espera al final de un ataque llega después de todo lo que ha desencadenado su daño, no a la vez.",
        ),
        &[OFF, ON];
    /// R29.12: a leader that is deployed does not enter play, and one that is defeated does not leave it.
    leaders_never_enter: bool = false, "leaders-never-enter",
        both("Leaders never enter play", "Los líderes nunca entran en juego"),
        both(
            "Deploying a leader is not entering play, and its defeat is not leaving it.",
            "Desplegar a un líder no es entrar en juego, y su derrota no es salir de él.",
        ),
        &[OFF, ON];
}
