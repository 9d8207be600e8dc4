//! What a deck that nobody has seen could hold.

use kernel::{Dice, Seat};

use crate::card::{CardId, Face};
use crate::cards::BOX;
use crate::grants;
use crate::label::{COPIES, Label};
use crate::starters::{ALL, Starter};
use crate::state::Open;

/// Gives every card of a player that has no name a likely one: from a known list with the same leader if there is one,
/// else cards that leader and base pay for without penalty, cheap ones more often than dear ones.
pub(crate) fn fill(table: &mut Open, seat: Seat, dice: &mut Dice) {
    let leader = table.face(CardId::leader_of(seat));
    let mut likely: Vec<Label> = Vec::new();
    if let Some(list) = ALL.iter().find(|list| is_led_by(list, leader)) {
        let cards = list
            .cards
            .iter()
            .flat_map(|(number, n)| (0..*n).map(move |copy| (usize::from(*number) - 1, copy)));
        likely.extend(cards.map(|(face, copy)| Label::new(face, seat, copy)));
    }
    dice.shuffle(&mut likely);
    let mut others: Vec<Label> = Vec::new();
    for (i, face) in BOX.iter().enumerate().filter(|(_, face)| grants::is_played(face)) {
        let fits = table.penalty(seat, face) == 0;
        let copies = if fits { COPIES } else { 0 };
        others.extend((0..copies).map(|copy| Label::new(i, seat, copy)));
    }
    dice.shuffle(&mut others);
    likely.extend(others);
    likely.extend(
        (0..BOX.len()).filter(|face| grants::is_played(&BOX[*face])).map(|face| Label::new(face, seat, 0)),
    );
    let mut likely = likely.into_iter();
    for card in CardId::deck_of(seat) {
        if table.label(card).is_known() {
            continue;
        }
        let free = likely.find(|label| !table.cards.contains(label));
        table.cards[card.index()] = free.expect("there are more cards than a deck can hold");
    }
}

fn is_led_by(list: &Starter, leader: &Face) -> bool {
    list.leader == leader.number
}
