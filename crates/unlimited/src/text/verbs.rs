//! Verbs only this game has.

use text::clause::{Verb, verb};
use text::{Both, both};

const PLAIN: Both = both("{0}", "{0}");

pub(super) const ATTACK: Verb =
    verb(["attack", "attacks", "attacking"], ["atacas", "ataca", "atacar"], both("with {0}", "con {0}"));
pub(super) const DEFEAT: Verb =
    verb(["defeat", "defeats", "defeating"], ["derrotas", "derrota", "derrotar"], PLAIN);
pub(super) const DEFEAT_SOME: Verb =
    verb(["defeat", "defeats", "defeating"], ["derrotas", "derrota", "derrotar"], both("{0} {1}", "{0} {1}"));
pub(super) const EXHAUST: Verb =
    verb(["exhaust", "exhausts", "exhausting"], ["agotas", "agota", "agotar"], PLAIN);
pub(super) const READY: Verb =
    verb(["ready", "readies", "readying"], ["preparas", "prepara", "preparar"], PLAIN);
pub(super) const PAY: Verb = verb(["pay", "pays", "paying"], ["pagas", "paga", "pagar"], PLAIN);
pub(super) const SEARCH: Verb = verb(
    ["search", "searches", "searching"],
    ["buscas", "busca", "buscar"],
    both("all cards of {0}", "entre todas las cartas de {0}"),
);
/// The preposition is part of the second object.
pub(super) const HEAL: Verb =
    verb(["heal", "heals", "healing"], ["curas", "cura", "curar"], both("{0} {1}", "{0} {1}"));
pub(super) const GIVE: Verb =
    verb(["give", "gives", "giving"], ["das", "da", "dar"], both("{0} {1}", "{0} {1}"));
/// Somebody, and what they get.
pub(super) const GRANT: Verb =
    verb(["give", "gives", "giving"], ["das", "da", "dar"], both("{0} {1}", "{1} a {0}"));
pub(super) const RETURN: Verb = verb(
    ["return", "returns", "returning"],
    ["devuelves", "devuelve", "devolver"],
    both("{0} to hand", "{0} a la mano"),
);
/// The place is part of the second object.
pub(super) const RESOURCE: Verb = verb(
    ["put", "puts", "putting"],
    ["pones", "pone", "poner"],
    both("{0} into play as {1}", "{0} en juego como {1}"),
);
pub(super) const TAKE_CONTROL: Verb = verb(
    ["take", "takes", "taking"],
    ["tomas", "toma", "tomar"],
    both("control of {0}", "el control de {0}"),
);
pub(super) const PLAY: Verb = verb(["play", "plays", "playing"], ["juegas", "juega", "jugar"], PLAIN);
pub(super) const HAVE_DEAL: Verb = have(both("{0} deal {1} {2}", "que {0} inflija {1} {2}"));
pub(super) const HAVE_DRAW: Verb = have(both("{0} draw {1}", "que {0} robe {1}"));
pub(super) const MAKE_LOSE: Verb =
    verb(["make", "makes", "making"], ["haces", "hace", "hacer"], both("{0} lose {1}", "que {0} pierda {1}"));

const fn have(frame: Both) -> Verb {
    verb(["have", "has", "having"], ["haces", "hace", "hacer"], frame)
}
/// What is shown, and whose it is.
pub(super) const REVEAL_OF: Verb =
    verb(["reveal", "reveals", "revealing"], ["muestras", "muestra", "mostrar"], both("{0} {1}", "{0} {1}"));
