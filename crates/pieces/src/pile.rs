//! Cards in order.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use kernel::{Dice, Fate};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Listed, Set, Thing};

/// Cards in order, face up or face down. Unused places are blank, so that equal piles are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<T, const N: usize> {
    cards: [T; N],
    len: u16,
}

impl<T: Thing, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T: Thing, const N: usize> Pile<T, N> {
    pub const fn new() -> Pile<T, N> {
        Pile { cards: [T::FIRST; N], len: 0 }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// From the bottom to the top.
    #[inline]
    pub fn cards(&self) -> &[T] {
        &self.cards[..self.len()]
    }

    #[inline]
    pub fn top(&self) -> Option<T> {
        self.cards().last().copied()
    }

    /// The cards from the top down.
    pub fn from_top(&self) -> impl ExactSizeIterator<Item = T> + '_ {
        self.cards().iter().rev().copied()
    }

    pub fn set<const W: usize>(&self) -> Set<W> {
        self.cards().iter().copied().collect()
    }

    /// From the bottom to the top, as somebody lists it who could name these things.
    pub fn listed<const W: usize>(&self, known: &Set<W>) -> Listed<T> {
        self.cards().iter().map(|card| known.holds(*card).then_some(*card)).collect()
    }

    /// Puts a card on top.
    #[inline]
    pub fn put(&mut self, card: T) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Under all others.
    ///
    /// # Panics
    /// If the pile is full.
    pub fn put_under(&mut self, card: T) {
        self.put(card);
        let len = self.len();
        self.cards[..len].rotate_right(1);
    }

    /// Takes the card on top.
    #[inline]
    pub fn take(&mut self) -> Option<T> {
        let top = self.top()?;
        self.len -= 1;
        self.cards[usize::from(self.len)] = T::FIRST;
        Some(top)
    }

    /// Takes a card out of the pile; the others keep their order.
    pub fn remove(&mut self, card: T) -> bool {
        let Some(at) = self.cards().iter().position(|c| *c == card) else { return false };
        let len = self.len();
        self.cards.copy_within(at + 1..len, at);
        self.len -= 1;
        self.cards[len - 1] = T::FIRST;
        true
    }

    /// Puts one card where another lies, if it lies here.
    pub fn replace(&mut self, old: T, new: T) {
        let len = self.len();
        if let Some(card) = self.cards[..len].iter_mut().find(|c| **c == old) {
            *card = new;
        }
    }

    pub fn shuffle(&mut self, dice: &mut Dice) {
        let len = self.len();
        dice.shuffle(&mut self.cards[..len]);
    }

    /// Whether these are its first cards, from the top down.
    fn starts_with(&self, named: &[T]) -> bool
    where
        T: PartialEq,
    {
        named.len() <= self.len() && self.from_top().zip(named).all(|(card, named)| card == *named)
    }

    /// The first seed of so many whose shuffle gives an order that is wanted.
    pub fn seed_of(&self, seeds: u64, wanted: impl Fn(&Pile<T, N>) -> bool) -> Option<u64> {
        (0..seeds).find(|seed| {
            let mut order = *self;
            order.shuffle(&mut Dice::new(*seed));
            wanted(&order)
        })
    }

    /// The answer of fate that puts these cards on top, by their names; so many seeds are tried.
    pub fn dictated(&self, words: &str, seeds: u64) -> Result<Fate, String>
    where
        T: PartialEq + FromStr<Err = String>,
    {
        let named = words.split_whitespace().map(str::parse).collect::<Result<Vec<T>, String>>()?;
        let seed = self.seed_of(seeds, |order| order.starts_with(&named));
        seed.map(Fate::Seed).ok_or_else(|| format!("no shuffle puts {words} first; name fewer cards"))
    }

    /// The cards that are named from the top, then those of the others that are left, in their order; `None` is the
    /// next of these.
    pub fn named_first(named: &[Option<T>], mut others: Vec<T>) -> Result<Pile<T, N>, String>
    where
        T: PartialEq + fmt::Display,
    {
        for card in named.iter().flatten() {
            let at = others.iter().position(|other| other == card);
            others.remove(at.ok_or_else(|| format!("`{card}` is in two places"))?);
        }
        let mut others = others.into_iter();
        let mut order = Vec::new();
        for card in named {
            order.extend(card.or_else(|| others.next()));
        }
        order.extend(others);
        Ok(order.into_iter().rev().collect())
    }
}

impl<T: Thing, const N: usize> FromIterator<T> for Pile<T, N> {
    /// The last one lies on top.
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut pile = Pile::new();
        for card in cards {
            pile.put(card);
        }
        pile
    }
}

impl<T: Serialize + Thing, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de, T: Deserialize<'de> + Thing, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Cards<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Thing, const N: usize> Visitor<'de> for Cards<T, N> {
            type Value = Pile<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a pile with room for {N}")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Pile<T, N>, A::Error> {
                let mut pile = Pile::new();
                while let Some(card) = seq.next_element()? {
                    if pile.len() == N {
                        return Err(A::Error::custom(format!(
                            "a pile of more than {N}: there is no room for it"
                        )));
                    }
                    pile.put(card);
                }
                Ok(pile)
            }
        }
        deserializer.deserialize_seq(Cards(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::little::CardNo;

    type Small = Pile<CardNo, 4>;

    fn of(things: &[u16]) -> Small {
        things.iter().map(|thing| CardNo::from_thing(*thing)).collect()
    }

    #[test]
    fn the_last_card_put_is_the_first_taken() {
        let mut pile = of(&[7, 299]);
        assert_eq!(pile.top(), Some(CardNo::from_thing(299)));
        assert_eq!(pile.take(), Some(CardNo::from_thing(299)));
        // Nothing is left behind that would make equal piles differ.
        assert_eq!(pile, of(&[7]));
        assert_eq!((pile.take().map(CardNo::thing), pile.take()), (Some(7), None));
    }

    #[test]
    fn a_card_comes_out_of_the_middle_or_changes_places() {
        let mut pile = of(&[1, 2, 3]);
        assert!(pile.remove(CardNo::from_thing(2)));
        assert!(!pile.remove(CardNo::from_thing(2)));
        assert_eq!(pile, of(&[1, 3]));
        pile.replace(CardNo::from_thing(1), CardNo::from_thing(9));
        assert_eq!(pile, of(&[9, 3]));
        assert_eq!(pile.from_top().map(CardNo::thing).collect::<Vec<_>>(), [3, 9]);
    }

    #[test]
    fn a_shuffle_is_that_of_the_dice_and_spares_the_blank_places() {
        let mut pile = of(&[1, 2, 3]);
        pile.shuffle(&mut Dice::new(1));
        let mut things = [1, 2, 3];
        Dice::new(1).shuffle(&mut things);
        assert_eq!(pile, of(&things));
    }

    crate::thing! {
        pub(crate) struct Letter(u8): "letter", crate::Range::new(500, 5)
    }
    crate::named_things! { Letter: |index| ["a", "b", "c", "d", "e"][index] }
    type Letters = Pile<Letter, 5>;

    #[test]
    fn a_shuffle_can_be_dictated() {
        let pile: Letters = Letter::each().collect();
        let Ok(Fate::Seed(seed)) = pile.dictated("d a c", 10_000) else { panic!("a shuffle") };
        let mut shuffled = pile;
        shuffled.shuffle(&mut Dice::new(seed));
        let top: Vec<String> = shuffled.from_top().take(3).map(|letter| letter.to_string()).collect();
        assert_eq!(top, ["d", "a", "c"]);
        assert!(pile.dictated("a a", 100).is_err());
        assert!(pile.dictated("f", 100).is_err());
    }

    #[test]
    fn named_cards_come_first() {
        let letters = || Letter::each().take(3).collect::<Vec<_>>();
        let [.., last] = letters()[..] else { panic!("three letters") };
        let pile = Letters::named_first(&[Some(last), None], letters()).expect("a pile");
        assert_eq!(pile.from_top().map(|letter| letter.to_string()).collect::<String>(), "cab");
        assert!(Letters::named_first(&[Some(last), Some(last)], letters()).is_err());
    }

    #[test]
    fn who_knows_a_card_finds_it_in_the_list() {
        let listed = of(&[5, 6]).listed(&Set::<5>::one(6));
        assert_eq!(listed, [None, Some(CardNo::from_thing(6))]);
    }

    #[test]
    fn piles_are_written_from_the_bottom_up_and_must_fit() {
        let json = serde_json::to_string(&of(&[7, 299])).expect("a list");
        assert_eq!(json, "[7,299]");
        assert_eq!(serde_json::from_str::<Small>(&json).expect("a pile"), of(&[7, 299]));
        assert!(serde_json::from_str::<Small>("[1,2,3,4,5]").is_err());
        assert!(serde_json::from_str::<Small>("[300]").is_err());
    }
}
