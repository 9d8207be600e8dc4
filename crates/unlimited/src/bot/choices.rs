//! Choices: what is done to the things tells which ones to choose.

use kernel::Seat;
use script::{Answer, Core, Instr, best_pick, wanted};

use super::{ENOUGH, find, printed_worth, unit_worth};
use crate::action::Action;
use crate::card::{CardId, Kind};
use crate::label::Piece;
use crate::state::{Open, Phase, opponent};
use crate::turn::programs;
use crate::view::View;
use crate::why::Why;
use crate::words::Op;

pub(super) fn choose(view: &View, seat: Seat, offered: &[Action]) -> Action {
    let frame = view.machine.top().expect("a question is open");
    let (why, wanted) = match programs().code.at(frame.pc) {
        Instr::Choose(choice) => (choice.why, wanted(choice, frame)),
        Instr::Next { order: Some((_, why)), .. } => (*why, 1),
        _ => return offered[0],
    };
    let table = &view.table;
    best_pick(offered, wanted, Action::PASS, |action| match action {
        Action::Answer(Answer::Choose(piece)) => worth(table, seat, why, *piece),
        // All of it on the first that can take it.
        Action::Answer(Answer::Put(piece, n) | Answer::Take(piece, n)) => {
            worth(table, seat, why, *piece) + share(table, why, *piece, i32::from(*n))
        }
        _ => 0,
    })
}

/// As much as it takes, and no more.
fn share(table: &Open, why: Why, piece: Piece, n: i32) -> i32 {
    let Piece::Card(label) = piece else { return n };
    let Some(card) = find(table, label) else { return 0 };
    let fits = match why {
        Why::Heal => i32::from(table.damage.of(card)),
        _ => i32::from(table.hp_left(card)),
    };
    if n <= fits { 2 * n } else { 2 * fits - n }
}

fn worth(table: &Open, seat: Seat, why: Why, piece: Piece) -> i32 {
    let label = match piece {
        Piece::Player(player) => return if player == seat { 100 } else { -100 },
        Piece::Token(label, _) => {
            let mine = find(table, label).is_some_and(|unit| table.controller(unit) == seat);
            return if mine { -20 } else { 20 };
        }
        Piece::Card(label) => label,
    };
    let Some(card) = find(table, label) else { return 0 };
    let in_play = table.units.holds(card) || card.is_base();
    let value =
        if table.units.holds(card) { unit_worth(table, card) } else { printed_worth(table.face(card)) };
    let mine = if in_play { table.controller(card) == seat } else { card.owner() == seat };
    let for_me = if mine { 1 } else { -1 };
    let hurt = i32::from(table.damage.of(card));
    match why {
        Why::Damage if card.is_base() => -for_me * 60,
        Why::Damage | Why::Target => {
            let falls = table.hp_left(card) <= 3;
            -for_me * (value + if falls { 40 } else { 0 })
        }
        Why::Defeat | Why::Exhaust | Why::Shrink | Why::Lose => -for_me * value,
        Why::Heal => for_me * (10 * hurt) - 1,
        Why::Ready if !table.exhausted.holds(card) => 0,
        Why::Ready | Why::Shield | Why::Experience | Why::Grow | Why::Gain => for_me * value,
        Why::Control => -for_me * value,
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
        Why::PlayOn => for_me * value,
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
    let face = table.face(card);
    let cost = i32::from(table.cost(seat, card, None));
    let soon = cost <= have as i32 + 2;
    let event = i32::from(face.kind == Kind::Event) * 5;
    100 + if soon { event - cost } else { 10 + cost }
}

/// As much as is of use: to pay and to deal all there is, to name a number in the middle.
pub(super) fn amount(view: &View, offered: &[Action]) -> Action {
    let frame = view.machine.top().expect("a question is open");
    let why = match programs().code.at(frame.pc) {
        Instr::Amount { why, .. } => *why,
        _ => Why::Damage,
    };
    let at = if why == Why::Number { 3.min(offered.len() - 1) } else { offered.len() - 1 };
    offered[at]
}

/// Yes, but for what only harms oneself.
pub(super) fn yes_or_no(view: &View, seat: Seat, offered: &[Action]) -> Action {
    let frame = view.machine.top().expect("a question is open");
    let pass = offered.iter().find(|action| **action == Action::PASS).copied().unwrap_or(offered[0]);
    let code = &programs().code;
    // A hand with something to play early is kept.
    if view.table.phase == Phase::SetUp {
        let early =
            view.hands[seat.index()].iter().flatten().filter(|card| view.table.face(**card).cost <= 3);
        return if early.count() >= 2 { pass } else { offered[0] };
    }
    let discards_hand = matches!(code.at(frame.pc + 1), Instr::Do { op: Op::DiscardHand(_), .. });
    let hand = view.hands[seat.index()].len();
    let helps_enemy = frame.owner != seat.0 && Seat(frame.owner) == opponent(seat);
    if (discards_hand && hand > 2) || (helps_enemy && frame.owner == seat.0) { pass } else { offered[0] }
}
