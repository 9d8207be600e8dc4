//! Answers without trying: what is done to the things tells which ones to choose.

use kernel::Seat;
use script::{Answer, Core, Instr, Question, best_pick, question, wanted};

use crate::action::Action;
use crate::card::{CardId, Kind, Token};
use crate::label::Piece;
use crate::state::{Open, Phase, State};
use crate::turn::programs;
use crate::value::{ENOUGH, printed_worth, unit_worth};
use crate::why::Why;
use crate::words::Ask;

/// With fewer cheap cards than this a first hand is put back.
const EARLY: usize = 2;

/// Whether a turn begins: anything may be done.
pub(super) fn is_action(state: &State) -> bool {
    matches!(question(state), Some(Question::Ask(Ask::Main)))
}

/// Whether what is asked has its worth only rounds later: first hands, and what becomes a resource.
pub(super) fn is_for_later(state: &State) -> bool {
    state.table.phase == Phase::SetUp || purpose(state) == Some(Why::Resource)
}

fn purpose(state: &State) -> Option<Why> {
    let frame = state.machine.top()?;
    match programs().code.at(frame.pc) {
        Instr::Choose(choice) => Some(choice.why),
        Instr::Next { order, .. } => order.map(|(_, why)| why),
        Instr::Amount { why, .. } => Some(*why),
        _ => None,
    }
}

/// An answer at once. What is best of several ways is not asked: the first will do.
pub(crate) fn quick(state: &State, seat: Seat, offered: &[Action]) -> Action {
    let why = purpose(state).unwrap_or(Why::Affect);
    match offered[0] {
        Action::Answer(Answer::Choose(_) | Answer::Put(..) | Answer::Take(..)) => {
            choose(state, seat, why, offered)
        }
        Action::Answer(Answer::Amount(_)) => amount(why, offered),
        Action::Answer(Answer::Yes) if state.table.phase == Phase::SetUp => mulligan(state, seat, offered),
        first => first,
    }
}

fn choose(state: &State, seat: Seat, why: Why, offered: &[Action]) -> Action {
    let frame = state.machine.top().expect("a question is open");
    let wanted = match programs().code.at(frame.pc) {
        Instr::Choose(choice) => wanted(choice, frame),
        _ => 1,
    };
    best_pick(offered, wanted, Action::PASS, |action| match action {
        Action::Answer(Answer::Choose(piece)) => worth(state, seat, why, *piece),
        Action::Answer(Answer::Put(piece, n) | Answer::Take(piece, n)) => {
            worth(state, seat, why, *piece) + share(state, why, *piece, i32::from(*n))
        }
        _ => 0,
    })
}

/// As much as it takes, and no more.
fn share(state: &State, why: Why, piece: Piece, n: i32) -> i32 {
    let Piece::Card(label) = piece else { return n };
    let Some(card) = state.card(label) else { return 0 };
    let fits = match why {
        Why::Heal => i32::from(state.table.damage.of(card)),
        _ => i32::from(state.table.hp_left(card)),
    };
    if n <= fits { 2 * n } else { 2 * fits - n }
}

fn worth(state: &State, seat: Seat, why: Why, piece: Piece) -> i32 {
    let table = &state.table;
    let card = match piece {
        Piece::Player(player) => return if player == seat { 100 } else { -100 },
        Piece::Token(..) => {
            let unit = state.thing(piece).and_then(|token| table.tokens.unit(Token::from_thing(token)));
            return if unit.is_some_and(|unit| table.controller(unit) == seat) { -20 } else { 20 };
        }
        Piece::Card(label) => state.card(label),
    };
    let Some(card) = card else { return 0 };
    let in_play = table.units.holds(card) || card.is_base();
    let value =
        if table.units.holds(card) { unit_worth(table, card) } else { printed_worth(table.face(card)) };
    let mine = if in_play { table.controller(card) == seat } else { card.owner() == seat };
    let for_me = if mine { 1 } else { -1 };
    match why {
        Why::Damage if card.is_base() => -for_me * 60,
        Why::Damage | Why::Target => {
            let falls = table.hp_left(card) <= 3;
            -for_me * (value + if falls { 40 } else { 0 })
        }
        Why::Defeat | Why::Exhaust | Why::Shrink | Why::Lose | Why::Control => -for_me * value,
        Why::Heal => for_me * 10 * i32::from(table.damage.of(card)) - 1,
        Why::Ready if !table.exhausted.holds(card) => 0,
        Why::Ready | Why::Shield | Why::Experience | Why::Grow | Why::Gain | Why::PlayOn => for_me * value,
        Why::ToHand if in_play => -for_me * value,
        Why::ToHand => for_me * value,
        Why::ToBottom => 30 - value,
        Why::Resource => resource(table, seat, card),
        Why::Discard | Why::Duplicate | Why::Pay => {
            if mine {
                1_000 - value
            } else {
                value
            }
        }
        Why::Draw | Why::Play | Why::Reveal | Why::ToTop | Why::Order => 1 + value,
        Why::Attack | Why::Strike => 10 * i32::from(table.power(card)) + 1,
        Why::Affect | Why::Number => value,
    }
}

/// The dearest card that will not be played soon goes first; with enough resources none does.
fn resource(table: &Open, seat: Seat, card: CardId) -> i32 {
    let have = table.resources_of(seat).len();
    if table.phase != Phase::SetUp && have >= ENOUGH {
        return -1;
    }
    let cost = i32::from(table.cost(seat, card, None));
    let soon = cost <= have as i32 + 2;
    let event = i32::from(table.face(card).kind == Kind::Event) * 5;
    100 + if soon { event - cost } else { 10 + cost }
}

/// All there is; a number that others guess is one in the middle.
fn amount(why: Why, offered: &[Action]) -> Action {
    let last = offered.len() - 1;
    offered[if why == Why::Number { last.min(3) } else { last }]
}

/// R5.4: a hand with something to play early is kept.
fn mulligan(state: &State, seat: Seat, offered: &[Action]) -> Action {
    let hand = state.hands[seat.index()].of::<CardId>();
    let early = hand.filter(|card| state.table.cost(seat, *card, None) <= 3).count();
    if early >= EARLY { Action::PASS } else { offered[0] }
}
