//! What fate answers, in the words of this game.

use kernel::{Dice, Fate, Turn};
use pieces::Pile;
use script::{Core, Question};

use crate::SEATS;
use crate::card::{CardId, SIDE, Things};
use crate::chance::{Chance, Luck};
use crate::label::Label;
use crate::offer;
use crate::state::State;

/// So many shuffles are looked through for one that puts the named cards first.
const SHUFFLES: u64 = 400_000;

/// A seat, a card of a hand, or the first cards of a shuffled deck, top first.
pub(super) fn dictate(state: &State, words: &str) -> Result<Fate, String> {
    if let Ok(fate) = words.parse() {
        return Ok(fate);
    }
    match offer::turn(state) {
        Turn::Chance(Chance::FirstPlayer) => {
            let seat = SEATS
                .called(words)
                .ok_or_else(|| format!("nobody is called `{words}`; there are one and two"))?;
            Ok(Fate::Index(seat.0.into()))
        }
        Turn::Chance(Chance::CardOfHand { seat, .. }) => {
            let named = called(state, words)?;
            let place = state.hands[seat.index()].of::<CardId>().position(|card| named.holds(card));
            place
                .map(|place| Fate::Index(place as u16))
                .ok_or_else(|| format!("`{words}` is not in that hand"))
        }
        Turn::Chance(Chance::Shuffle(_)) => {
            let named = words.split_whitespace().map(|name| called(state, name));
            let named: Vec<Things> = named.collect::<Result<_, String>>()?;
            let cards = to_shuffle(state);
            let puts_first = |seed: &u64| {
                let mut order = cards;
                order.shuffle(&mut Dice::new(*seed));
                named.len() <= cards.len()
                    && order.from_top().zip(&named).all(|(card, named)| named.holds(card))
            };
            let seed = (0..SHUFFLES).find(puts_first);
            seed.map(Fate::Seed).ok_or_else(|| format!("no shuffle puts {words} first; name fewer cards"))
        }
        _ => Err(format!("fate is not asked for `{words}`")),
    }
}

/// All copies of a card, or the one of this number.
fn called(state: &State, name: &str) -> Result<Things, String> {
    let named: Label = name.parse()?;
    let any = !name.contains('.');
    let is = |label: &Label| {
        *label == named || any && label.is_known() && label.face_index() == named.face_index()
    };
    let cards = state.table.cards.iter().enumerate().filter(|(_, label)| is(label));
    Ok(cards.map(|(at, _)| at as u16).collect())
}

/// The cards that fate is asked to put in order.
fn to_shuffle(state: &State) -> Pile<CardId, SIDE> {
    let frame = state.machine.top().expect("fate is asked");
    let owner = usize::from(frame.owner);
    match script::question(state) {
        Some(Question::Fate(Luck::Shuffle(seat))) => state.decks[seat.index()],
        Some(Question::Fate(Luck::ShuffleOwn)) => state.decks[owner],
        Some(Question::Fate(Luck::Rest)) => state.rest_of_search(frame).of::<CardId>().collect(),
        Some(Question::Fate(Luck::Bottom(reg))) => frame.reg(reg).of::<CardId>().collect(),
        _ => Pile::new(),
    }
}
