//! What the solo opponent does, and why.

use text::{Both, Lang, both, fill};

use crate::things::Order;
use crate::turn::Part;

const RECOVER: Both = both("it recovers", "se recupera");
const APPROACH: Both = both("it flies towards its nearest goal", "vuela hacia su meta más cercana");
const EARN: Both = both("it gains credits", "gana créditos");
const DELIVER: Both = both("it delivers its cargo", "entrega su Cargamento");
const BUY: Both = both("it goes to the market", "va al mercado");
const TURN_UP: Both = both("it turns up a contact", "pone boca arriba un Contacto");
const FIGHT: Both = both("it fights a hostile patrol", "combate contra una Patrulla hostil");
const JOB: Both = both("it completes a job", "completa un Trabajo");
const BUY_FAME: Both = both("it buys fame", "compra Fama");
const CREW: Both = both("it looks for crew", "busca un Tripulante");
const BEFRIEND: Both = both("it makes friends", "hace amigos");
const SWINDLE: Both = both("it takes credits and makes enemies", "consigue créditos y hace enemigos");
const SHUFFLE: Both = both(
    "two market decks show new cards, and the orders are shuffled",
    "dos mazos de Mercado muestran cartas nuevas y se barajan las órdenes",
);

/// The lines of the encounters, order by order.
const ENCOUNTERS: [&[Both]; 10] = [
    &[FIGHT, JOB, BUY_FAME, BEFRIEND],
    &[FIGHT, JOB, CREW],
    &[FIGHT, BUY_FAME, SWINDLE],
    &[FIGHT, JOB, CREW, BUY_FAME],
    &[FIGHT, BUY_FAME, CREW],
    &[FIGHT, JOB, BUY_FAME],
    &[FIGHT, JOB, BUY_FAME],
    &[FIGHT, JOB, BUY_FAME, BEFRIEND],
    &[FIGHT, JOB, SWINDLE],
    &[FIGHT, JOB, BUY_FAME],
];

fn does(order: Order, part: Part, line: u8) -> Both {
    let at = usize::from(line) - 1;
    match part {
        Part::Planning => [RECOVER, APPROACH, EARN][at],
        Part::Action => [DELIVER, BUY, TURN_UP][at],
        Part::Encounter => ENCOUNTERS[order.index()][at],
        Part::Special => SHUFFLE,
    }
}

/// "Order 3, action line 2: it goes to the market."
pub(super) fn followed(order: Order, part: Part, line: u8, lang: Lang) -> String {
    let template = match part {
        Part::Planning => {
            both("Order {0}, planning line {1}: {2}.", "Orden {0}, línea {1} de planificación: {2}.")
        }
        Part::Action => both("Order {0}, action line {1}: {2}.", "Orden {0}, línea {1} de acción: {2}."),
        Part::Encounter => {
            both("Order {0}, encounter line {1}: {2}.", "Orden {0}, línea {1} de encuentro: {2}.")
        }
        Part::Special => both("Order {0}, special line {1}: {2}.", "Orden {0}, línea especial {1}: {2}."),
    };
    fill(lang, template, &[&(order.index() + 1), &line, &does(order, part, line).word(lang)])
}

/// What it chose, by the criterion that decided (R14.6) or by lot.
pub(super) fn chose(what: &str, by: Option<u8>, lot: bool, lang: Lang) -> String {
    let template = match (by, lot) {
        (_, true) => both("By lot: {0}.", "Por sorteo: {0}."),
        (Some(0), false) => {
            both("No patrol stops it on the way: {0}.", "Ninguna Patrulla lo detiene por el camino: {0}.")
        }
        (_, false) => both("The move ends on a planet: {0}.", "El movimiento acaba en un planeta: {0}."),
    };
    fill(lang, template, &[&what])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::orders::ORDERS;
    use crate::turn::Routine;
    use crate::words::{Effect, Op, Step};

    /// Every line of an effect, wherever it stands.
    fn lines(effect: Effect, each: &mut dyn FnMut(Part, u8)) {
        for step in effect {
            match step {
                Step::Do(Op::Rule(Routine::Line(part, line))) => each(*part, *line),
                Step::If(_, yes, no) => {
                    lines(yes, each);
                    lines(no, each);
                }
                Step::Pick { modes, .. } => modes.iter().for_each(|mode| lines(mode.0, each)),
                _ => {}
            }
        }
    }

    #[test]
    fn every_line_of_an_order_is_told() {
        let mut told = 0;
        for (index, effect) in ORDERS.iter().enumerate() {
            lines(effect, &mut |part, line| {
                let text = followed(Order::numbered(index), part, line, Lang::En);
                assert!(text.ends_with('.'), "{text}");
                told += 1;
            });
        }
        assert!(told >= 80, "{told} lines");
    }
}
