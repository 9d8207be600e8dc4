//! What fate answers, in the words of this game.

use kernel::{Fate, Roll, Turn};
use pieces::Pile;

use crate::action::Piece;
use crate::chance::{Chance, Shuffled, option};
use crate::offer;
use crate::state::{PROBES, State};
use crate::things::{ActionCard, Colour, Place, Shown, Side};

/// So many shuffles are looked through for one that is wanted.
const SHUFFLES: u64 = 4_000_000;

/// Dice by what they show, a thing that a lot is drawn for, or probe cards: the first ones of a shuffled deck, and
/// before the game those with an emblem in the order in which they are found.
pub(super) fn dictate(state: &State, words: &str) -> Result<Fate, String> {
    if let Ok(fate) = words.parse() {
        return Ok(fate);
    }
    match offer::turn(state) {
        Turn::Chance(Chance::Dice(hand)) => dice(hand, words),
        // S0.3: the number that the die shows, or what it decides for.
        Turn::Chance(Chance::D8(_) | Chance::D6(_)) if words.parse::<u8>().is_ok() => {
            words.parse().map(|face| Fate::Roll(Roll::default().with(face))).map_err(|_| words.to_owned())
        }
        Turn::Chance(Chance::D8(n)) => {
            let piece: Piece = words.parse()?;
            let place = script::drawn_from(state).iter().position(|thing| thing == piece.number());
            let place = place.ok_or_else(|| format!("the die does not decide about `{words}`"))?;
            let face = (1..=8).find(|face| usize::from(option(*face, n.into())) == place);
            Ok(Fate::Roll(Roll::default().with(face.expect("each has a face"))))
        }
        Turn::Chance(Chance::Lot(_)) => {
            let piece: Piece = words.parse()?;
            let place = script::drawn_from(state).iter().position(|thing| thing == piece.number());
            place
                .map(|place| Fate::Index(place as u16))
                .ok_or_else(|| format!("no lot is drawn for `{words}`"))
        }
        Turn::Chance(Chance::Shuffle(Shuffled::Probes)) if state.base.is_none() => {
            let named = words.split_whitespace().map(str::parse).collect::<Result<Vec<Place>, String>>()?;
            let seed = state.probes.seed_of(SHUFFLES, |order| finds(order, &named));
            seed.map(Fate::Seed).ok_or_else(|| format!("no shuffle finds {words} in this order"))
        }
        Turn::Chance(Chance::Shuffle(deck)) => match deck {
            Shuffled::Probes => state.probes.dictated(words, SHUFFLES),
            Shuffled::RebelMissions => state.missions[Side::Rebel.index()].dictated(words, SHUFFLES),
            Shuffled::ImperialMissions => state.missions[Side::Empire.index()].dictated(words, SHUFFLES),
            Shuffled::Projects => state.projects.dictated(words, SHUFFLES),
            Shuffled::Starting => state.starting.dictated(words, SHUFFLES),
            Shuffled::RoundDeck => state.round.dictated(words, SHUFFLES),
            Shuffled::Actions => actions(state, words),
            Shuffled::Objectives | Shuffled::Tactics | Shuffled::Unchosen | Shuffled::SetAside => Err(
                "say `seed N` for objectives, tactic cards, what did not become the base and projects aside"
                    .to_owned(),
            ),
        },
        _ => Err(format!("fate is not asked for `{words}`")),
    }
}

/// R3.10: whether the first cards of each emblem are those that are named, in their order.
fn finds(order: &Pile<Place, PROBES>, named: &[Place]) -> bool {
    let emblem = |place: &Place| if place.is_system() { place.system().emblem } else { None };
    Side::ALL.into_iter().all(|side| {
        let mut found = order.from_top().filter(|place| emblem(place) == Some(side));
        named.iter().filter(|place| emblem(place) == Some(side)).all(|place| found.next() == Some(*place))
    })
}

/// R3.7, R3.14: the first cards of the piles they belong to.
fn actions(state: &State, words: &str) -> Result<Fate, String> {
    let named = words.split_whitespace().map(str::parse).collect::<Result<Vec<ActionCard>, String>>()?;
    let first = |seed: &u64| {
        let mut shuffled = *state;
        shuffled.shuffle_actions(*seed, &mut kernel::NoLog);
        let begins = |mut pile: Vec<ActionCard>, side: Side, starting: bool| {
            pile.reverse();
            let wanted =
                named.iter().filter(|card| card.side() == side && card.scheme().starting == starting);
            wanted.zip(&pile).all(|(wanted, card)| wanted == card)
        };
        Side::ALL.into_iter().all(|side| {
            begins(shuffled.actions[side.index()].cards().to_vec(), side, false)
                && begins(shuffled.starters[side.index()].cards().to_vec(), side, true)
        })
    };
    let seed = (0..SHUFFLES / 10).find(first);
    seed.map(Fate::Seed).ok_or_else(|| format!("no shuffle has {words} on top"))
}

/// `2 red-hit black-blank`: in any order, as many of each colour as are rolled.
fn dice(hand: [u8; 3], words: &str) -> Result<Fate, String> {
    let (mut shown, mut count) = (Vec::new(), 1);
    for word in words.split_whitespace() {
        match word.parse::<u8>() {
            Ok(n) => count = n,
            Err(_) => {
                let die: Shown = word.parse()?;
                shown.extend(std::iter::repeat_n(die, std::mem::replace(&mut count, 1).into()));
            }
        }
    }
    let of = |colour: Colour| shown.iter().filter(|die| die.colour() == colour).count();
    if Colour::ALL.map(of) != hand.map(usize::from) {
        let [red, black, green] = hand;
        return Err(format!("{red} red, {black} black and {green} green dice are rolled"));
    }
    shown.sort_unstable();
    let faces: Vec<u8> = shown.iter().map(|die| die.face() as u8).collect();
    Roll::of(&faces).map(Fate::Roll).ok_or_else(|| "nobody rolls so many dice".to_owned())
}
