//! What fate answers, in the words of this game.

use kernel::{Fate, Roll, Turn};
use script::{Core, Question};

use crate::chance::{Chance, Luck, Shuffled};
use crate::offer;
use crate::state::State;
use crate::things::{CardId, Deck, Piece, Shown};

/// So many shuffles are looked through for one that puts the named cards first.
const SHUFFLES: u64 = 400_000;

/// Faces of dice, a card of the databank, a thing that a lot is drawn for, or the first cards of a shuffled deck,
/// top first.
pub(super) fn dictate(state: &State, words: &str) -> Result<Fate, String> {
    if let Ok(fate) = words.parse() {
        return Ok(fate);
    }
    match offer::turn(state) {
        Turn::Chance(Chance::Dice(_)) => {
            let faces = words.split_whitespace().map(str::parse::<Shown>);
            let faces: Vec<u8> = faces.map(|face| Ok(face?.what() as u8)).collect::<Result<_, String>>()?;
            Roll::of(&faces).map(Fate::Roll).ok_or_else(|| "nobody rolls so many dice".to_owned())
        }
        Turn::Chance(Chance::Card(_)) => {
            let card: CardId = words.parse()?;
            let place = state.asked_of_databank().position(|other| other == card);
            let place = place.map(|place| Fate::Index(place as u16));
            place.ok_or_else(|| {
                let cards: Vec<String> = state.asked_of_databank().map(|card| card.to_string()).collect();
                format!("`{words}` is not asked for; there are {}", cards.join(", "))
            })
        }
        Turn::Chance(Chance::Lot(_)) => {
            let piece: Piece = words.parse()?;
            let place = script::drawn_from(state).iter().position(|thing| thing == piece.number());
            place
                .map(|place| Fate::Index(place as u16))
                .ok_or_else(|| format!("no lot is drawn for `{words}`"))
        }
        Turn::Chance(Chance::Shuffle(Shuffled::Deck)) => {
            let deck = Deck::ALL[state.machine.top().map_or(0, |frame| frame.num() as usize)];
            state.markets[deck.index()].dictated(words, SHUFFLES)
        }
        Turn::Chance(Chance::Shuffle(Shuffled::Orders)) => state.orders.dictated(words, SHUFFLES),
        _ => Err(format!("fate is not asked for `{words}`")),
    }
}

impl State {
    /// The cards of the databank of which fate chooses one.
    fn asked_of_databank(&self) -> impl Iterator<Item = CardId> + '_ {
        let frame = self.machine.top().expect("fate is asked");
        let number = match script::question(self) {
            Some(Question::Fate(Luck::StartCard)) => self.start_number(kernel::Seat(frame.owner)),
            _ => frame.num() as u8,
        };
        self.in_databank(number)
    }
}
