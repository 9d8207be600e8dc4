//! Rules of thumb: what a sensible player does. Everything is worked out anew from the view at every question.
//!
//! Worth is counted in tenths of a point of power.

mod attacks;
mod choices;

use kernel::{Advise, Eyes, Seat};
use script::Answer;

use crate::Unlimited;
use crate::action::Action;
use crate::card::{CardId, Face, Kind};
use crate::label::Label;
use crate::state::Open;
use crate::view::View;

/// So many resources are enough for most decks.
const ENOUGH: usize = 8;

impl Advise for Unlimited {
    fn advise(view: &View, offered: &[Action]) -> Action {
        let seat = asked(view);
        match offered[0] {
            Action::Answer(Answer::Choose(_) | Answer::Put(..) | Answer::Take(..)) => {
                choices::choose(view, seat, offered)
            }
            Action::Answer(Answer::Amount(_)) => choices::amount(view, offered),
            Action::Answer(Answer::Mode(_) | Answer::First(_) | Answer::Trigger(..)) | Action::Name(_) => {
                offered[0]
            }
            Action::Answer(Answer::Yes) => choices::yes_or_no(view, seat, offered),
            _ => in_turn(view, seat, offered),
        }
    }
}

fn asked(view: &View) -> Seat {
    match view.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::All => view.table.active,
    }
}

pub(super) fn find(table: &Open, label: Label) -> Option<CardId> {
    let at = table.cards.iter().position(|other| *other == label)?;
    Some(CardId::from_thing(at as u16))
}

/// The first of the best.
pub(super) fn best(offered: &[Action], worth: impl Fn(&Action) -> i32) -> Action {
    let mut best = (i32::MIN, offered[0]);
    for action in offered {
        let worth = worth(action);
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}

/// What a card is worth in play, by what is printed on it.
pub(super) fn printed_worth(face: &Face) -> i32 {
    let body = 10 * i32::from(face.power) + 7 * i32::from(face.hp);
    let words = 8 * (face.abilities.len() + face.keywords.len()) as i32;
    match face.kind {
        Kind::Event => 12 * i32::from(face.cost) + 10,
        Kind::Upgrade => body + words + 5,
        _ => body + words,
    }
}

/// What a unit in play is worth now.
pub(super) fn unit_worth(table: &Open, unit: CardId) -> i32 {
    let face = table.face(unit);
    let left = i32::from(table.hp_left(unit));
    let words = 8 * (face.abilities.len() + face.keywords.len()) as i32;
    let shields = 20 * i32::from(table.shields_on(unit));
    10 * i32::from(table.power(unit)) + 7 * left + words + shields + if unit.is_leader() { 15 } else { 0 }
}

/// R7: what wins, then good attacks, then the dearest card, then abilities; the initiative when little is left to do.
fn in_turn(view: &View, seat: Seat, offered: &[Action]) -> Action {
    let table = &view.table;
    let score = |action: &Action| match action {
        Action::Attack(unit, target) => match (find(table, *unit), find(table, *target)) {
            (Some(unit), Some(target)) => attacks::worth(table, seat, unit, target),
            _ => -1,
        },
        Action::Play(card, on) => play_worth(view, seat, *card, *on),
        Action::Deploy(_) => 400,
        Action::Use(card) => use_worth(table, *card),
        Action::Initiative => 12,
        Action::Answer(_) => 10,
        Action::Name(_) => 0,
    };
    best(offered, score)
}

/// Dear cards first, so that no resource is left over; an event only if there is somebody to use it on.
fn play_worth(view: &View, seat: Seat, label: Label, on: Option<Label>) -> i32 {
    let table = &view.table;
    let face = label.face();
    let Some(card) = find(table, label) else { return -1 };
    let cost = i32::from(table.cost(seat, card, None));
    match face.kind {
        Kind::Unit(_) => 150 + 10 * cost + printed_worth(face) / 10,
        Kind::Upgrade => {
            let host = on.and_then(|on| find(table, on));
            let own = host.is_some_and(|host| table.controller(host) == seat);
            let harmful = matches!(face.id, "traitorous" | "entrenched");
            let bonus = host.map_or(0, |host| unit_worth(table, host) / 10);
            if own != harmful { 120 + 8 * cost + bonus } else { -5 }
        }
        _ => {
            let enemies = table.units_of(crate::state::opponent(seat)).len() as i32;
            let friends = table.units_of(seat).len() as i32;
            if enemies + friends == 0 { 5 } else { 100 + 9 * cost + 4 * enemies }
        }
    }
}

fn use_worth(table: &Open, label: Label) -> i32 {
    let Some(card) = find(table, label) else { return -1 };
    // Units that pay with themselves keep themselves.
    match label.face().id {
        "frontline-shuttle" => -5,
        "emperor-palpatine-galactic-ruler" => -5,
        _ if table.units.holds(card) => 40,
        _ => 60,
    }
}
