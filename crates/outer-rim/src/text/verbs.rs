//! Verbs only this game has.

use text::clause::{Verb, verb};
use text::{Both, both};

const PLAIN: Both = both("{0}", "{0}");
const TWO: Both = both("{0} {1}", "{0} {1}");

pub(super) const PAY: Verb = verb(["pay", "pays", "paying"], ["pagas", "paga", "pagar"], PLAIN);
pub(super) const LOSE: Verb = verb(["lose", "loses", "losing"], ["pierdes", "pierde", "perder"], PLAIN);
pub(super) const SUFFER: Verb =
    verb(["suffer", "suffers", "suffering"], ["sufres", "sufre", "sufrir"], PLAIN);
pub(super) const TAKE_FROM: Verb =
    verb(["take", "takes", "taking"], ["quitas", "quita", "quitar"], both("{0} from {1}", "{0} a {1}"));
pub(super) const RECOVER: Verb = verb(
    ["remove", "removes", "removing"],
    ["retiras", "retira", "retirar"],
    both("{0} from {1}", "{0} de {1}"),
);
pub(super) const TEST: Verb =
    verb(["test", "tests", "testing"], ["haces", "hace", "hacer"], both("{0}", "una prueba de {0}"));
pub(super) const FIGHT: Verb = verb(
    ["fight", "fights", "fighting"],
    ["libras", "libra", "librar"],
    both("a {0} against {1}", "un {0} contra {1}"),
);
pub(super) const ATTACK: Verb =
    verb(["attack", "attacks", "attacking"], ["atacas", "ataca", "atacar"], both("{0}", "a {0}"));
pub(super) const ROLL: Verb = verb(["roll", "rolls", "rolling"], ["tiras", "tira", "tirar"], PLAIN);
pub(super) const REROLL: Verb =
    verb(["reroll", "rerolls", "rerolling"], ["vuelves a tirar", "vuelve a tirar", "volver a tirar"], PLAIN);
pub(super) const BUY: Verb = verb(["buy", "buys", "buying"], ["compras", "compra", "comprar"], PLAIN);
pub(super) const SELL: Verb = verb(["sell", "sells", "selling"], ["vendes", "vende", "vender"], TWO);
pub(super) const CARRY_OUT: Verb =
    verb(["carry out", "carries out", "carrying out"], ["realizas", "realiza", "realizar"], PLAIN);
pub(super) const KEEP: Verb = verb(["keep", "keeps", "keeping"], ["conservas", "conserva", "conservar"], TWO);
pub(super) const REMOVE: Verb = verb(
    ["remove", "removes", "removing"],
    ["retiras", "retira", "retirar"],
    both("{0} from the game", "{0} de la partida"),
);
pub(super) const SHUFFLE_IN: Verb = verb(
    ["shuffle", "shuffles", "shuffling"],
    ["barajas", "baraja", "barajar"],
    both("{0} into its deck", "{0} en su mazo"),
);
pub(super) const SHUFFLE: Verb =
    verb(["shuffle", "shuffles", "shuffling"], ["barajas", "baraja", "barajar"], PLAIN);
pub(super) const READ: Verb = verb(
    ["resolve", "resolves", "resolving"],
    ["resuelves", "resuelve", "resolver"],
    both("databank card {0}", "la carta {0} del Banco de Datos"),
);
pub(super) const TAKE: Verb =
    verb(["take", "takes", "taking"], ["te quedas", "se queda", "quedarte"], both("{0}", "con {0}"));
pub(super) const RECRUIT: Verb =
    verb(["recruit", "recruits", "recruiting"], ["reclutas", "recluta", "reclutar"], both("{0}", "a {0}"));
pub(super) const PEEK: Verb = verb(
    ["secretly look", "secretly looks", "secretly looking"],
    ["miras en secreto", "mira en secreto", "mirar en secreto"],
    both("at {0}", "{0}"),
);
pub(super) const MEET: Verb = verb(
    ["encounter", "encounters", "encountering"],
    ["te encuentras", "se encuentra", "encontrarte"],
    both("{0}", "con {0}"),
);
pub(super) const MOVE: Verb = verb(["move", "moves", "moving"], ["mueves", "mueve", "mover"], TWO);
pub(super) const TRAVEL: Verb =
    verb(["move", "moves", "moving"], ["te mueves", "se mueve", "moverte"], both("up to {0}", "hasta {0}"));
pub(super) const GO: Verb = verb(["go", "goes", "going"], ["vas", "va", "ir"], both("to {0}", "a {0}"));
pub(super) const SEND: Verb = verb(
    ["send", "sends", "sending"],
    ["envías", "envía", "enviar"],
    both("it toward {0} instead", "la Patrulla hacia {0} en tu lugar"),
);
pub(super) const TAKE_TURN: Verb = verb(
    ["take", "takes", "taking"],
    ["juegas", "juega", "jugar"],
    both("another turn after this one", "otro turno después de este"),
);
pub(super) const GO_ON: Verb = verb(
    ["keep", "keeps", "keeping"],
    ["sigues", "sigue", "seguir"],
    both("moving", "adelante sin detenerte"),
);
pub(super) const HALT: Verb = verb(
    ["end", "ends", "ending"],
    ["detienes", "detiene", "detener"],
    both("their movement there", "ahí su movimiento"),
);
pub(super) const COMPLETE: Verb = verb(
    ["complete", "completes", "completing"],
    ["completas", "completa", "completar"],
    both("the job", "el Trabajo"),
);
pub(super) const FAIL: Verb =
    verb(["fail", "fails", "failing"], ["fracasas", "fracasa", "fracasar"], both("", ""));
pub(super) const DELIVER: Verb = verb(
    ["deliver", "delivers", "delivering"],
    ["entregas", "entrega", "entregar"],
    both("the cargo", "el Cargamento"),
);
pub(super) const HOLD: Verb = verb(
    ["keep", "keeps", "keeping"],
    ["conservas", "conserva", "conservar"],
    both("the cargo undelivered", "el Cargamento sin entregarlo"),
);
pub(super) const MARK: Verb = verb(
    ["mark", "marks", "marking"],
    ["marcas", "marca", "marcar"],
    both("{0} as the destination", "{0} como destino"),
);
pub(super) const REACH: Verb = verb(
    ["reach", "reaches", "reaching"],
    ["alcanzas", "alcanza", "alcanzar"],
    both(
        "the goal of this ship (gain 1 fame and turn its sheet over)",
        "el objetivo de esta Nave (ganas 1 de Fama y das la vuelta a su hoja)",
    ),
);
pub(super) const TURN_INTO: Verb = verb(
    ["turn", "turns", "turning"],
    ["conviertes", "convierte", "convertir"],
    both("{0} into {1}", "{0} en {1}"),
);
pub(super) const ADD: Verb = verb(["add", "adds", "adding"], ["añades", "añade", "añadir"], PLAIN);
pub(super) const CANCEL: Verb = verb(
    ["cancel", "cancels", "canceling"],
    ["anulas", "anula", "anular"],
    both("{0} of the other side", "{0} del rival"),
);
pub(super) const FORGO: Verb = verb(
    ["give up", "gives up", "giving up"],
    ["renuncias", "renuncia", "renunciar"],
    both("the credits of the reward", "a los créditos de la recompensa"),
);
pub(super) const PREVENT: Verb =
    verb(["prevent", "prevents", "preventing"], ["evitas", "evita", "evitar"], both("it", "que suceda"));
pub(super) const DELIVER_IT: Verb =
    verb(["deliver", "delivers", "delivering"], ["entregas", "entrega", "entregar"], PLAIN);
pub(super) const COMPLETE_IT: Verb =
    verb(["complete", "completes", "completing"], ["completas", "completa", "completar"], PLAIN);
