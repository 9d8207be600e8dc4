//! Verbs only this game has.

use text::both;
use text::clause::{Verb, verb};

pub(super) const REPAIR: Verb = verb(
    ["repair", "repairs", "repairing"],
    ["reparas", "repara", "reparar"],
    both("{0} on {1}", "{0} de {1}"),
);
pub(super) const EXILE: Verb =
    verb(["exile", "exiles", "exiling"], ["exilias", "exilia", "exiliar"], both("{0}", "{0}"));
pub(super) const DESTROY: Verb =
    verb(["destroy", "destroys", "destroying"], ["destruyes", "destruye", "destruir"], both("{0}", "{0}"));
pub(super) const PURCHASE: Verb = purchase(both("{0}", "{0}"));
pub(super) const PURCHASE_FREE: Verb = purchase(both("{0} for free", "gratis {0}"));
pub(super) const SWAP: Verb = verb(
    ["swap", "swaps", "swapping"],
    ["intercambias", "intercambia", "intercambiar"],
    both("{0} with {1}", "{0} por {1}"),
);

const fn purchase(frame: text::Both) -> Verb {
    verb(["purchase", "purchases", "purchasing"], ["adquieres", "adquiere", "adquirir"], frame)
}
