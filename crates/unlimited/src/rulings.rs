//! R29: where the quick-start rules, older rules and the latest ones differ, the answer is a switch.

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
    /// R29.3: a unit with Ambush is readied and attacks, instead of attacking exhausted.
    ambush_readies: bool = false, "ambush-readies",
        both("Ambush readies", "Emboscada prepara"),
        both(
            "A unit with Ambush is readied before it attacks; one that cannot be readied does not attack.",
            "Una unidad con Emboscada se prepara antes de atacar; si no puede prepararse, no ataca.",
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
