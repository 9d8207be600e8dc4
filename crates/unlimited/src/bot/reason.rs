//! Why a rule of thumb speaks for an action: what the trial of it has changed.

use kernel::{Outcome, Seat, Team};
use script::Answer;
use text::{Both, both};

use super::{choices, lethal, trial};
use crate::action::Action;
use crate::card::CardId;
use crate::state::{Phase, State, opponent};
use crate::value::{ENOUGH, value};

pub(super) fn reason(state: &State, seat: Seat, offered: &[Action], action: &Action) -> Option<Both> {
    if choices::is_for_later(state) {
        return for_later(state, seat, action);
    }
    let after = trial::after(state, seat, *action);
    Some(match action {
        action
            if after.table.outcome == Some(Outcome::Won(Team(seat.0)))
                || lethal::wins(state, seat, *action, lethal::How::Unanswered) =>
        {
            both("It wins the game.", "Gana la partida.")
        }
        Action::Initiative => both(
            "Nothing else gains anything now, and you will act first in the next round.",
            "Nada más da ventaja ahora, y actuarás primero en la próxima ronda.",
        ),
        Action::Answer(Answer::Pass) if choices::is_action(state) => both(
            "Nothing you can do now makes your position better.",
            "Nada de lo que puedes hacer ahora mejora tu posición.",
        ),
        Action::Answer(Answer::Pass) => {
            both("Doing it would cost more than it brings.", "Hacerlo costaría más de lo que da.")
        }
        _ if offered.len() == 1 => return None,
        action => changed(state, &after, seat, action),
    })
}

fn for_later(state: &State, seat: Seat, action: &Action) -> Option<Both> {
    let first = state.table.phase == Phase::SetUp;
    Some(match action {
        Action::Answer(Answer::Yes) => both(
            "Too few of these cards can be played early.",
            "Muy pocas de estas cartas se pueden jugar pronto.",
        ),
        Action::Answer(Answer::Pass) if first => {
            both("The hand has cards for the first rounds.", "La mano tiene cartas para las primeras rondas.")
        }
        Action::Answer(Answer::Pass) if state.table.resources_of(seat).len() >= ENOUGH => both(
            "You have resources enough; cards are worth more in your hand.",
            "Ya tienes bastantes recursos; las cartas valen más en la mano.",
        ),
        Action::Answer(Answer::Choose(_)) => both(
            "Of your cards it is the one you will miss least in the next rounds.",
            "De tus cartas es la que menos echarás en falta en las próximas rondas.",
        ),
        _ => return None,
    })
}

/// The weightiest of what is different afterwards.
fn changed(before: &State, after: &State, seat: Seat, action: &Action) -> Both {
    let enemy = opponent(seat);
    let units = |state: &State, seat| state.table.units_of(seat).len();
    let hurt = |state: &State, seat| state.table.damage.of(CardId::base_of(seat));
    let gains = value(after, Team(seat.0)) > value(before, Team(seat.0));
    if units(after, enemy) < units(before, enemy) {
        if units(after, seat) < units(before, seat) {
            both("The trade is in your favour.", "El intercambio te favorece.")
        } else {
            both("It rids you of an enemy unit.", "Te libra de una unidad enemiga.")
        }
    } else if units(after, seat) > units(before, seat) {
        match action {
            Action::Deploy(_) => {
                both("Your leader is strongest in the arena.", "Tu líder rinde más en la arena.")
            }
            _ => both(
                "It makes the most of your resources on the table.",
                "Es lo que mejor aprovecha tus recursos en la mesa.",
            ),
        }
    } else if hurt(after, enemy) > hurt(before, enemy) {
        both("It brings the enemy base nearer to its end.", "Acerca la base enemiga a su fin.")
    } else if hurt(after, seat) < hurt(before, seat) {
        both("It heals your base.", "Cura tu base.")
    } else if after.hands[seat.index()].len() > before.hands[seat.index()].len() {
        both("It brings you cards.", "Te da cartas.")
    } else if gains {
        both("Your position is better for it.", "Tu posición mejora con ello.")
    } else {
        both("It costs you less than anything else.", "Te cuesta menos que cualquier otra cosa.")
    }
}
