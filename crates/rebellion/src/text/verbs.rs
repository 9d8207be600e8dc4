//! Verbs only this game has.

use text::clause::{Verb, verb};
use text::{Both, both};

const PLAIN: Both = both("{0}", "{0}");
const PERSON: Both = both("{0}", "a {0}");
const TWO: Both = both("{0} {1}", "{0} {1}");

pub(super) const GAIN: Verb = verb(["gain", "gains", "gaining"], ["ganas", "gana", "ganar"], TWO);
pub(super) const MAKE_NEUTRAL: Verb =
    verb(["make", "makes", "making"], ["vuelves", "vuelve", "volver"], both("{0} neutral", "neutral {0}"));
pub(super) const SABOTAGE: Verb =
    verb(["sabotage", "sabotages", "sabotaging"], ["saboteas", "sabotea", "sabotear"], PLAIN);
pub(super) const CLEAR: Verb = verb(
    ["remove", "removes", "removing"],
    ["retiras", "retira", "retirar"],
    both("{0} from {1}", "{0} de {1}"),
);
pub(super) const DESTROY: Verb =
    verb(["destroy", "destroys", "destroying"], ["destruyes", "destruye", "destruir"], TWO);
pub(super) const CAPTURE: Verb =
    verb(["capture", "captures", "capturing"], ["capturas", "captura", "capturar"], PERSON);
pub(super) const RESCUE: Verb =
    verb(["rescue", "rescues", "rescuing"], ["rescatas", "rescata", "rescatar"], PERSON);
pub(super) const FREE: Verb = verb(
    ["free", "frees", "freeing"],
    ["liberas", "libera", "liberar"],
    both("{0} and place that leader {1}", "a {0} y pones a ese líder {1}"),
);
pub(super) const ELIMINATE: Verb =
    verb(["eliminate", "eliminates", "eliminating"], ["eliminas", "elimina", "eliminar"], PERSON);
pub(super) const DETAIN: Verb = verb(
    ["detain", "detains", "detaining"],
    ["retienes", "retiene", "retener"],
    both(
        "{0} (that leader stays on the board at the next Refresh)",
        "a {0} (ese líder se queda en el tablero en la próxima Recuperación)",
    ),
);
pub(super) const LURE: Verb = verb(
    ["turn", "turns", "turning"],
    ["pasas", "pasa", "pasar"],
    both("{0} to your side", "a {0} a tu bando"),
);
pub(super) const ATTACH: Verb = verb(
    ["attach", "attaches", "attaching"],
    ["pones", "pone", "poner"],
    both("the {0} ring to {1}", "el anillo {0} a {1}"),
);
pub(super) const PLACE: Verb =
    verb(["place", "places", "placing"], ["pones", "pone", "poner"], both("{0} {1}", "a {0} {1}"));
pub(super) const RETURN_LEADER: Verb = verb(
    ["return", "returns", "returning"],
    ["devuelves", "devuelve", "devolver"],
    both("{0} to your leader pool", "a {0} a tu reserva de líderes"),
);
pub(super) const RECRUIT: Verb = verb(
    ["recruit", "recruits", "recruiting"],
    ["reclutas", "recluta", "reclutar"],
    both("{0} {1}", "a {0} {1}"),
);
pub(super) const TAKE: Verb = verb(
    ["take", "takes", "taking"],
    ["llevas", "lleva", "llevar"],
    both(
        "{0} to the nearest system with an Imperial unit if there is none here",
        "a {0} al sistema más cercano con una unidad imperial si aquí no hay ninguna",
    ),
);
pub(super) const CHOOSE_LEADER: Verb = verb(
    ["choose", "chooses", "choosing"],
    ["eliges", "elige", "elegir"],
    both(
        "{0}: the missions of that leader cannot be opposed from the pool this round",
        "a {0}: nadie de la reserva puede oponerse esta ronda a las misiones de ese líder",
    ),
);
pub(super) const MARK: Verb = verb(
    ["place", "places", "placing"],
    ["pones", "pone", "poner"],
    both("a target marker of this card {0}", "un marcador de objetivo de esta carta {0}"),
);
pub(super) const GO: Verb = verb(
    ["place", "places", "placing"],
    ["pones", "pone", "poner"],
    both("the leader who uses this card {0}", "al líder que usa esta carta {0}"),
);
pub(super) const CALL_BACK: Verb = verb(
    ["return", "returns", "returning"],
    ["devuelves", "devuelve", "devolver"],
    both(
        "{0} to the leader pool and that mission to its hand",
        "a {0} a la reserva de líderes y esa misión a su mano",
    ),
);
pub(super) const LET_PASS: Verb = verb(
    ["let", "lets", "letting"],
    ["dejas", "deja", "dejar"],
    both("units leave despite {0} this round", "que salgan unidades pese a {0} esta ronda"),
);
pub(super) const VOLUNTEER: Verb = verb(
    ["return", "returns", "returning"],
    ["devuelves", "devuelve", "devolver"],
    both(
        "{0} to your leader pool after the combat; that leader leads no retreat",
        "a {0} a tu reserva de líderes tras el combate; ese líder no dirige retiradas",
    ),
);
pub(super) const DRIVE_OUT: Verb = verb(
    ["move", "moves", "moving"],
    ["mueves", "mueve", "mover"],
    both(
        "all Imperial ground units from this system to {0}",
        "todas las unidades terrestres imperiales de este sistema a {0}",
    ),
);
pub(super) const RESTORE: Verb = verb(
    ["put", "puts", "putting"],
    ["pones", "pone", "poner"],
    both("{0} on top of its deck", "{0} encima de su mazo"),
);
pub(super) const SORT: Verb = verb(
    ["look", "looks", "looking"],
    ["miras", "mira", "mirar"],
    both(
        "at the top {1} of {0} and put any of them at its bottom",
        "las primeras {1} de {0} y pones las que quieras en su parte inferior",
    ),
);
pub(super) const MOVE_TROOPS: Verb = verb(
    ["move", "moves", "moving"],
    ["mueves", "mueve", "mover"],
    both(
        "up to 1 AT-AT, 1 AT-ST and 2 Stormtroopers from {0} to this system",
        "hasta 1 AT-AT, 1 AT-ST y 2 Soldados de asalto de {0} a este sistema",
    ),
);
pub(super) const ASK_ABOUT: Verb = verb(
    ["choose", "chooses", "choosing"],
    ["eliges", "elige", "elegir"],
    both(
        "{0}, and the Rebels say whether their base is in it",
        "{0}, y los rebeldes dicen si su base está en ella",
    ),
);
pub(super) const SINK: Verb = verb(
    ["put", "puts", "putting"],
    ["pones", "pone", "poner"],
    both("{0} at the bottom of its deck", "{0} en la parte inferior de su mazo"),
);
pub(super) const TAKE_DAMAGE: Verb = verb(
    ["move", "moves", "moving"],
    ["pasas", "pasa", "pasar"],
    both("up to {1} damage from your other units to {0}", "hasta {1} de daño de tus otras unidades a {0}"),
);
pub(super) const DRAW_FROM: Verb =
    verb(["draw", "draws", "drawing"], ["robas", "roba", "robar"], both("{0} from {1}", "{0} de {1}"));
