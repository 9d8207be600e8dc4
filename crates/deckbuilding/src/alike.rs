//! Equal cards in equal places: a search need try one of them only.

use std::hash::{DefaultHasher, Hash, Hasher};

use script::Answer;

use crate::action::Action;
use crate::card::CardId;
use crate::state::State;

/// Where equal cards are worth the same. Whoever lies in play has a history of its own.
#[derive(PartialEq, Eq, Hash)]
enum Place {
    Hand(usize),
    Discard(usize),
    Row,
    Only(CardId),
}

pub(crate) fn alike(state: &State, action: &Action) -> u64 {
    let mut hasher = DefaultHasher::new();
    std::mem::discriminant(action).hash(&mut hasher);
    match action {
        Action::Play(card)
        | Action::Buy(card)
        | Action::Bribe(card)
        | Action::Answer(Answer::Choose(card)) => {
            (card.card().id, place(state, *card)).hash(&mut hasher);
        }
        _ => action.hash(&mut hasher),
    }
    hasher.finish()
}

fn place(state: &State, card: CardId) -> Place {
    let seats = || 0..state.hands.len();
    if let Some(seat) = seats().find(|seat| state.hands[*seat].contains(card.thing())) {
        Place::Hand(seat)
    } else if let Some(seat) = seats().find(|seat| state.table.players[*seat].discard.cards().contains(&card))
    {
        Place::Discard(seat)
    } else if state.table.place_in_row(card).is_some() {
        Place::Row
    } else {
        Place::Only(card)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::{Dice, Game, NoLog, Stage, offered, settle};

    use crate::{Action, Deckbuilding, EMPIRE, Setup};

    #[test]
    fn equal_cards_in_hand_are_alike_and_others_are_not() {
        let mut stage = Deckbuilding::stage(&Setup::default()).expect("a legal set-up");
        let hand = "stormtrooper.1, stormtrooper.2, inquisitor.1";
        for (subject, value) in [("turn", "empire"), ("empire hand", hand)] {
            Deckbuilding::place(&mut stage, subject, value).expect("it fits");
        }
        let mut state = Deckbuilding::raise(stage).expect("a position");
        settle::<Deckbuilding>(&mut state, &mut Dice::new(1), &mut NoLog);
        let mut plays = offered::<Deckbuilding>(&state, EMPIRE);
        plays.retain(|action| matches!(action, Action::Play(_)));
        let kinds: BTreeSet<u64> = plays.iter().map(|play| Deckbuilding::alike(&state, play)).collect();
        assert_eq!((plays.len(), kinds.len()), (3, 2));
    }
}
