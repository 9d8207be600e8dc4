//! What a deck that nobody has seen could hold.

use kernel::{Dice, Seat};

use crate::card::{CardId, Face};
use crate::cards::BOX;
use crate::grants;
use crate::label::{COPIES, Label};
use crate::setup::Mode;
use crate::starters::{ALL, Starter};
use crate::state::Open;

/// Of so many cards that were seen one may be missing in a list that could still be the one.
const STRANGERS: usize = 3;

/// Gives every card of a player that has no name one: what is known to be among them, then what is likely. That is a
/// known list that fits what was seen, or cards that leader and base pay for, those with icons that were seen all the
/// same, and cheap ones more often than dear ones.
pub(crate) fn fill(table: &mut Open, seat: Seat, count: usize, own: &[Label], dice: &mut Dice) {
    let nameless: Vec<CardId> =
        CardId::deck_of(seat).take(count).filter(|card| !table.label(*card).is_known()).collect();
    let mut names = own.to_vec();
    dice.shuffle(&mut names);
    if names.len() < nameless.len() {
        names.extend(likely(table, seat, dice));
    }
    let mut names = names.into_iter();
    for card in nameless {
        let free = names.find(|label| !table.cards.contains(label));
        table.cards[card.index()] = free.expect("there are more cards than a deck can hold");
    }
}

/// Every card a deck could hold, the likely ones first.
fn likely(table: &Open, seat: Seat, dice: &mut Dice) -> Vec<Label> {
    let seen: Vec<usize> = CardId::deck_of(seat)
        .map(|card| table.label(card))
        .filter(|label| label.is_known())
        .map(Label::face_index)
        .collect();
    let mut names: Vec<Label> = Vec::new();
    if let Some(list) = list(table, seat, &seen, dice) {
        let cards = list.cards.iter().flat_map(|(number, n)| (0..*n).map(move |copy| (face(*number), copy)));
        names.extend(cards.map(|(face, copy)| Label::new(face, seat, copy)));
        dice.shuffle(&mut names);
    }
    // Whoever has paid a penalty once has more of the kind.
    let paid: u8 = seen.iter().map(|face| icons(&BOX[*face])).fold(0, |all, icons| all | icons);
    let mut others: Vec<(u64, Label)> = Vec::new();
    let mut strangers: Vec<Label> = Vec::new();
    for (i, face) in BOX.iter().enumerate().filter(|(_, face)| grants::is_played(face)) {
        let labels = (0..COPIES).map(|copy| Label::new(i, seat, copy));
        if table.penalty(seat, face) == 0 || icons(face) & !paid == 0 {
            // The best of several throws comes early.
            let throws = 1 + 6u8.saturating_sub(face.cost) / 2;
            others.extend(labels.map(|label| ((0..throws).map(|_| dice.number()).max().unwrap_or(0), label)));
        } else {
            strangers.extend(labels);
        }
    }
    others.sort_unstable_by(|a, b| b.cmp(a));
    names.extend(others.into_iter().map(|(_, label)| label));
    names.extend(strangers);
    names
}

/// A known list with this leader and a base with the same icons, in which nearly everything is that was seen.
fn list(table: &Open, seat: Seat, seen: &[usize], dice: &mut Dice) -> Option<&'static Starter> {
    if table.agreed.mode == Mode::QuickStart {
        return Some(Starter::usual(seat));
    }
    let (leader, base) = (table.face(CardId::leader_of(seat)), table.face(CardId::base_of(seat)));
    let fits = |list: &&Starter| {
        let holds = |wanted: &usize| list.cards.iter().any(|(number, _)| face(*number) == *wanted);
        let strangers = seen.iter().filter(|face| !holds(face)).count();
        list.leader == leader.number
            && BOX[face(list.base)].aspects == base.aspects
            && strangers * STRANGERS <= seen.len()
    };
    let lists: Vec<&Starter> = ALL.iter().copied().filter(fits).collect();
    (!lists.is_empty()).then(|| lists[dice.below(lists.len())])
}

const fn face(number: u16) -> usize {
    number as usize - 1
}

/// The icons of a card, one bit each.
fn icons(face: &Face) -> u8 {
    face.aspects.iter().fold(0, |all, aspect| all | 1 << *aspect as u8)
}
