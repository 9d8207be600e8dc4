//! The actions offered to the player whom the machine asks.

use kernel::{Seat, Seats, Turn};
use script::{Asked, Core, Question, asked, offers, question};

use crate::Deckbuilding;
use crate::action::{Action, Target};
use crate::card::CardId;
use crate::chance::Chance;
use crate::query::must_redirect;
use crate::state::{ROW, State, opponent};
use crate::turn;
use crate::words::ChanceOp;

pub(crate) fn turn(state: &State) -> Turn<Deckbuilding> {
    match asked(state) {
        Asked::Seat(seat) => Turn::Decide(Seats::one(Seat(seat))),
        Asked::Fate(luck) => Turn::Chance(chance(state, luck)),
        Asked::Nobody => Turn::Over(state.table.outcome.expect("nothing left to do is a finished game")),
        Asked::Lot(_) => unreachable!("nothing is decided by lot"),
    }
}

fn chance(state: &State, luck: ChanceOp) -> Chance {
    let owner = Seat(state.stack.top().expect("fate is asked").owner);
    match luck {
        ChanceOp::ShuffleOwn => Chance::ShuffleDeck(owner),
        ChanceOp::ShuffleGalaxy | ChanceOp::RenewGalaxy => Chance::ShuffleGalaxy,
        ChanceOp::EnemyCard(_) => Chance::CardOfHand {
            seat: opponent(owner),
            cards: state.hands[opponent(owner).index()].len() as u8,
        },
    }
}

/// Sorted, because every loop runs in ascending order and the loops in the order of [`Action`].
pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    let (Some(frame), Some(asked)) = (state.stack.top(), question(state)) else { return };
    if asked.seat(frame) != Some(seat.0) {
        return;
    }
    match asked {
        Question::Ask(turn::Ask::Main) => main(state, seat, out),
        Question::Ask(turn::Ask::Redirect) => {
            let by = state.redirects_to_ask(frame);
            out.extend(by.iter().map(CardId::from_thing).map(Action::Redirect));
            // The place an ability named is a redirect too, and may be kept.
            if !must_redirect(by) || frame.num() > 0 {
                out.push(Action::PASS);
            }
        }
        // R14.19: the partner decides.
        Question::Ask(turn::Ask::Wait) => {}
        asked => offers(state, &asked, |answer| out.push(Action::Answer(answer))),
    }
}

/// R5.0. Kept out of line: its loops are the hottest of the game, and small functions around them are not.
#[inline(never)]
fn main(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    let card = CardId::from_thing;
    out.extend(state.hands[seat.index()].iter().map(card).map(Action::Play));
    out.extend(state.usable(seat).iter().map(card).map(Action::Use));
    let free = table.unassigned(seat);
    if !free.is_empty() {
        let targets = table.row_targets(seat);
        let ships = crate::query::ships();
        for attacker in free {
            let id = card(attacker);
            // R5.4.1: it takes attack to attack. A bonus on the row alone does not help at the base.
            if table.has_attack(seat, id, false) {
                out.push(Action::Assign(id, Target::Base));
            }
            if !targets.is_empty() && !ships.contains(attacker) && table.has_attack(seat, id, true) {
                out.extend(targets.iter().map(|target| Action::Assign(id, Target::Row(card(target)))));
            }
        }
    }
    if !table.attacks[ROW].is_empty() {
        out.push(Action::Resolve(Target::Base));
    }
    let first = out.len();
    for (place, attack) in table.row.iter().zip(&table.attacks) {
        if let (Some(target), false) = (place, attack.is_empty())
            // The partner may have used up the leave to attack it (R16.32).
            && table.target_value(seat, *target).is_some()
        {
            out.push(Action::Resolve(Target::Row(*target)));
        }
    }
    out[first..].sort_unstable();
    out.extend(table.purchasable(seat).iter().map(card).map(Action::Buy));
    out.extend(table.bribable(seat).iter().map(card).map(Action::Bribe));
    out.push(Action::End);
}
