//! The actions offered to the player whom the machine asks.

use kernel::{NoLog, Seat, Seats, Turn};
use script::{Instr, Question, Reg, question};

use crate::Deckbuilding;
use crate::action::{Action, Target};
use crate::card::CardId;
use crate::chance::Chance;
use crate::query::must_redirect;
use crate::state::{DEPTH, Frames, ROW, State, WORDS, opponent};
use crate::turn;
use crate::words::{Luck, Vocabulary};

pub(crate) type Asked = Question<Vocabulary, WORDS>;

/// What the machine stands on; nothing once the game is over.
pub(crate) fn asked(state: &State) -> Option<Asked> {
    question::<NoLog, State, WORDS, DEPTH>(state)
}

/// Whether fate is asked.
pub(crate) fn is_fateful(stack: &Frames) -> bool {
    stack.top().is_some_and(|frame| matches!(turn::programs().code.at(frame.pc), Instr::Fate(_)))
}

/// The question of this game's own on which the machine stands, if it stands on one.
pub(crate) fn standing_on(stack: &Frames) -> Option<turn::Question> {
    match turn::programs().code.at(stack.top()?.pc) {
        Instr::Ask(ask) => Some(*ask),
        _ => None,
    }
}

pub(crate) fn turn(state: &State) -> Turn<Deckbuilding> {
    // Most of the time somebody is in the middle of a turn.
    if let (Some(_), Some(frame)) = (standing_on(&state.stack), state.stack.top()) {
        return Turn::Decide(Seats::one(Seat(frame.owner)));
    }
    match asked(state) {
        None => Turn::Over(state.table.outcome.expect("an empty stack is a finished game")),
        Some(Question::Fate(luck)) => Turn::Chance(chance(state, luck)),
        Some(asked) => Turn::Decide(Seats::one(who(state, &asked))),
    }
}

fn chance(state: &State, luck: Luck) -> Chance {
    let owner = Seat(state.stack.top().expect("fate is asked").owner);
    match luck {
        Luck::ShuffleOwn => Chance::ShuffleDeck(owner),
        Luck::ShuffleGalaxy | Luck::RenewGalaxy => Chance::ShuffleGalaxy,
        Luck::EnemyCard(_) => Chance::CardOfHand {
            seat: opponent(owner),
            cards: state.hands[opponent(owner).index()].len() as u8,
        },
    }
}

fn who(state: &State, asked: &Asked) -> Seat {
    match asked {
        Question::Things { who, .. }
        | Question::Modes { who, .. }
        | Question::Confirm { who }
        | Question::Order { who, .. } => Seat(*who),
        Question::Ask(_) | Question::Fate(_) => Seat(state.stack.top().expect("a question is open").owner),
    }
}

/// Sorted, because every loop runs in ascending order and the loops in the order of [`Action`].
pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    let Some(asked) = asked(state) else { return };
    if matches!(asked, Question::Fate(_)) || who(state, &asked) != seat {
        return;
    }
    let card = CardId::from_thing;
    match asked {
        Question::Things { from, pass, .. } => {
            out.extend(from.iter().map(card).map(Action::Choose));
            if pass {
                out.push(Action::Pass);
            }
        }
        Question::Modes { modes, pass, .. } => {
            out.extend((0..8).filter(|mode| modes & (1 << mode) != 0).map(Action::Mode));
            if pass {
                out.push(Action::Pass);
            }
        }
        Question::Confirm { .. } => out.extend([Action::Yes, Action::Pass]),
        Question::Order { waiting, .. } => {
            out.extend(waiting.iter().map(card).map(Action::Trigger));
            out.push(Action::Pass);
        }
        Question::Ask(turn::Question::Main) => main(state, seat, out),
        Question::Ask(turn::Question::Wait) => {}
        Question::Ask(turn::Question::Shield) => {
            let (least, most) = state.shieldable().unwrap_or((0, 0));
            out.extend((least..=most).map(Action::Amount));
        }
        Question::Ask(turn::Question::Redirect) => {
            let frame = state.stack.top().expect("a purchase is being made");
            let by = frame.reg(Reg::B);
            out.extend(by.iter().map(card).map(Action::Redirect));
            // The place an ability named is a redirect too, and may be kept.
            if !must_redirect(by) || frame.num > 0 {
                out.push(Action::Pass);
            }
        }
        Question::Ask(turn::Question::Divide) => {
            let frame = state.stack.top().expect("an attack is being resolved");
            if let Some((_, least, most)) = state.division(frame) {
                out.extend((least..=most).map(Action::Amount));
            }
        }
        Question::Fate(_) => {}
    }
}

/// R5.0.
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
            if table.attack(seat, id, false) > 0 {
                out.push(Action::Assign(id, Target::Base));
            }
            if !targets.is_empty() && !ships.contains(attacker) && table.attack(seat, id, true) > 0 {
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
