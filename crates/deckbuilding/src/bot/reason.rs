//! Why a rule of thumb speaks for an action. Each sentence says what the score of that action is made of.

use kernel::Seat;
use script::{Answer, Core};
use text::{Both, Lang, both};

use super::aim::base_falls;
use crate::action::{Action, Target};
use crate::card::{CardId, Group};
use crate::pending::{pending, purpose};
use crate::state::{Open, side_of};
use crate::view::View;
use crate::why::Why;

pub(super) fn reason(
    view: &View,
    seat: Seat,
    offered: &[Action],
    action: &Action,
    lang: Lang,
) -> Option<String> {
    let table = &view.table;
    let words = match *action {
        Action::Play(_) => both("Playing a card costs nothing.", "Jugar una carta no cuesta nada."),
        Action::Use(_) => {
            both("Its ability brings more than it costs.", "Su capacidad da más de lo que cuesta.")
        }
        Action::Resolve(Target::Row(_)) => both(
            "The cards you assigned are enough to defeat it.",
            "Las cartas que has asignado bastan para derrotarla.",
        ),
        Action::Assign(_, Target::Row(target)) => hunting(table, target),
        Action::Assign(_, Target::Base) if base_falls(table, seat) => {
            both("Your attack is enough to destroy the base.", "Tu ataque basta para destruir la base.")
        }
        Action::Assign(_, Target::Base) => both(
            "No card in the row is worth the attack more than the base.",
            "Ninguna carta de la fila merece más el ataque que la base.",
        ),
        Action::Resolve(Target::Base) => both(
            "All the attack you have for the base is assigned.",
            "Todo el ataque que tienes para la base está asignado.",
        ),
        Action::Buy(card) => buying(offered, card),
        Action::Bribe(_) => both(
            "There is nothing better to spend resources on, and your opponent will not have the card.",
            "No hay mejor uso para tus recursos, y tu adversario no tendrá la carta.",
        ),
        Action::Lend(_) => both("Your partner can make use of it.", "Tu compañero puede aprovecharla."),
        Action::Join => both(
            "The cards your partner assigned would be left unused.",
            "Las cartas que asignó tu compañero quedarían sin usar.",
        ),
        Action::End => {
            both("Nothing else you can do helps you now.", "Nada más de lo que puedes hacer te ayuda ahora.")
        }
        Action::Answer(Answer::Choose(card)) => choosing(view, seat, card)?,
        Action::Answer(Answer::Mode(_)) => match pending(view) {
            Some((_, _, frame)) if Seat(frame.owner) == seat => {
                both("This option is worth most to you now.", "Esta opción es la que más te vale ahora.")
            }
            _ => both(
                "This option gives your opponent least.",
                "Esta opción es la que menos da a tu adversario.",
            ),
        },
        Action::Redirect(_) => both("There you will have the card sooner.", "Ahí tendrás antes la carta."),
        Action::Answer(Answer::Amount(n)) if destroys(view, n) => {
            both("That is just enough to destroy it.", "Con eso queda destruida, y no sobra nada.")
        }
        Action::Answer(_) => return None,
    };
    Some(words.word(lang))
}

fn hunting(table: &Open, target: CardId) -> Both {
    if table.assigned_to(Target::Row(target)).is_empty() {
        both(
            "Defeating that card is worth the attack it takes.",
            "Derrotar esa carta merece el ataque que exige.",
        )
    } else {
        both("It helps to finish the attack you have begun.", "Ayuda a terminar el ataque que has empezado.")
    }
}

fn buying(offered: &[Action], card: CardId) -> Both {
    let others = offered.iter().filter(|action| matches!(action, Action::Buy(_))).count() > 1;
    if card.card().group == Group::OuterRim {
        both("Early in the game it pays for better cards.", "Al principio de la partida paga cartas mejores.")
    } else if others {
        both(
            "It is worth more than anything else you can buy.",
            "Vale más que cualquier otra carta que puedas adquirir.",
        )
    } else {
        both("It is the one card you can buy now.", "Es la única carta que puedes adquirir ahora.")
    }
}

/// What will be done with the card tells why it is chosen.
fn choosing(view: &View, seat: Seat, card: CardId) -> Option<Both> {
    let mine = view.table.players[seat.index()].owned.contains(card.thing());
    let enemy = side_of(card.card().faction).is_some_and(|side| side != seat);
    let words = match purpose(&view.stack)? {
        Why::Exile | Why::Discard if mine => {
            both("It is one of the cards you need least.", "Es una de las cartas que menos necesitas.")
        }
        Why::Exile => return None,
        Why::Discard | Why::SwapWithTop if enemy => {
            both("Only your opponent could use it.", "Solo tu adversario podría usarla.")
        }
        Why::Discard | Why::SwapWithTop | Why::Damage | Why::Destroy => return None,
        Why::Repair | Why::RevealBase | Why::PickBase | Why::Prevent => both(
            "It has many hit points or a strong ability.",
            "Tiene mucha Resistencia o una buena capacidad.",
        ),
        Why::Purchase | Why::Take | Why::PutBack | Why::Swap => {
            both("It is one of the best of these cards.", "Es una de las mejores de estas cartas.")
        }
    };
    Some(words)
}

fn destroys(view: &View, damage: u16) -> bool {
    let ship = view.stack.top().and_then(|frame| frame.reg(script::Reg::A).first());
    ship.is_some_and(|ship| u16::from(view.table.hit_points_left(CardId::from_thing(ship))) == damage)
}
