//! Whether the enemy base can be made to fall at once: by this action with the right answers to what it asks, and by
//! further attacks if the other player acts no more in this phase (R7.9).

use kernel::{Game, Input, NoLog, Outcome, Seat, Team, Turn};

use super::choices;
use crate::Unlimited;
use crate::action::Action;
use crate::card::CardId;
use crate::label::Label;
use crate::state::{State, opponent};

/// So many positions are looked at for an action; a win that is farther off is not seen.
const MOST: u32 = 600;
/// A base with more left falls to nothing that a single turn can do.
const REACH: u8 = 20;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum How {
    AtOnce,
    /// By further attacks, if nobody acts in between.
    Unanswered,
}

/// Whether a seat wins by this action, whatever the other one answers. What fate would decide is no win.
pub(super) fn wins(state: &State, seat: Seat, action: Action, how: How) -> bool {
    let base = CardId::base_of(opponent(seat));
    let search = Search { seat, how, left: MOST, base: state.table.label(base) };
    state.table.hp_left(base) <= REACH && { search }.wins_by(state, seat, action)
}

struct Search {
    seat: Seat,
    how: How,
    /// So many positions may still be looked at.
    left: u32,
    base: Label,
}

impl Search {
    fn wins_by(&mut self, state: &State, asked: Seat, action: Action) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let mut next = *state;
        Unlimited::apply(&mut next, Input::Act(asked, action), &mut NoLog);
        let seats = match Unlimited::turn(&next) {
            Turn::Over(outcome) => return outcome == Outcome::Won(Team(self.seat.0)),
            Turn::Chance(_) => return false,
            Turn::Decide(seats) => seats,
        };
        let asked = seats.iter().next().expect("somebody is asked");
        let acts = choices::is_action(&next);
        let over = next.table.phase != state.table.phase;
        if over || (acts && (asked != self.seat || self.how == How::AtOnce)) {
            return false;
        }
        let mut offered = Vec::new();
        Unlimited::actions(&next, asked, &mut offered);
        if acts {
            offered.retain(|action| matches!(action, Action::Attack(_, target) if *target == self.base));
        }
        let mine = asked == self.seat;
        let mut wins = |action: &Action| self.wins_by(&next, asked, *action);
        if mine { offered.iter().any(&mut wins) } else { offered.iter().all(&mut wins) }
    }
}
