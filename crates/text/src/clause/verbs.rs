//! Verbs that most games share.

use super::{Verb, verb};
use crate::both;

pub const CHOOSE: Verb =
    verb(["choose", "chooses", "choosing"], ["eliges", "elige", "elegir"], both("{0}", "{0}"));
pub const GAIN: Verb = verb(["gain", "gains", "gaining"], ["ganas", "gana", "ganar"], both("{0}", "{0}"));
pub const GET: Verb = verb(["get", "gets", "getting"], ["recibes", "recibe", "recibir"], both("{0}", "{0}"));
pub const SPEND: Verb =
    verb(["spend", "spends", "spending"], ["gastas", "gasta", "gastar"], both("{0}", "{0}"));
pub const DRAW: Verb = verb(["draw", "draws", "drawing"], ["robas", "roba", "robar"], both("{0}", "{0}"));
pub const DISCARD: Verb =
    verb(["discard", "discards", "discarding"], ["descartas", "descarta", "descartar"], both("{0}", "{0}"));
pub const REVEAL: Verb =
    verb(["reveal", "reveals", "revealing"], ["muestras", "muestra", "mostrar"], both("{0}", "{0}"));
pub const LOOK: Verb = verb(["look", "looks", "looking"], ["miras", "mira", "mirar"], both("at {0}", "{0}"));
/// The preposition is part of the second object, since each alternative has its own.
pub const DEAL: Verb =
    verb(["deal", "deals", "dealing"], ["infliges", "inflige", "infligir"], both("{0} {1}", "{0} {1}"));
/// The preposition is part of the place.
pub const PUT: Verb =
    verb(["put", "puts", "putting"], ["pones", "pone", "poner"], both("{0} {1}", "{0} {1}"))
        .heavy(both("{0} {1}", "{1} {0}"));
pub const SHUFFLE: Verb = verb(
    ["shuffle", "shuffles", "shuffling"],
    ["barajas", "baraja", "barajar"],
    both("{0} to make {1}", "{0} para formar {1}"),
);
