//! Cards in order, and numbers on cards, without a heap.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{CardId, CardSet, THINGS};

/// Cards in order, face up or face down. Unused places are blank, so that equal piles are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<const N: usize> {
    cards: [CardId; N],
    len: u8,
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<const N: usize> Pile<N> {
    const BLANK: CardId = CardId::from_thing(0);

    pub const fn new() -> Pile<N> {
        Pile { cards: [Self::BLANK; N], len: 0 }
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
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..self.len()]
    }

    #[inline]
    pub fn top(&self) -> Option<CardId> {
        self.cards().last().copied()
    }

    /// The cards from the top down.
    pub fn from_top(&self) -> impl ExactSizeIterator<Item = CardId> + '_ {
        self.cards().iter().rev().copied()
    }

    pub fn set(&self) -> CardSet {
        self.cards().iter().map(|card| card.thing()).collect()
    }

    /// Puts a card on top.
    #[inline]
    pub(crate) fn put(&mut self, card: CardId) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn take(&mut self) -> Option<CardId> {
        let top = self.top()?;
        self.len -= 1;
        self.cards[usize::from(self.len)] = Self::BLANK;
        Some(top)
    }

    /// Takes a card out of the pile; the others keep their order (R2.8).
    pub(crate) fn remove(&mut self, card: CardId) -> bool {
        let Some(at) = self.cards().iter().position(|c| *c == card) else { return false };
        let len = self.len();
        self.cards.copy_within(at + 1..len, at);
        self.len -= 1;
        self.cards[len - 1] = Self::BLANK;
        true
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [CardId] {
        let len = self.len();
        &mut self.cards[..len]
    }

    pub(crate) fn replace(&mut self, old: CardId, new: CardId) {
        if let Some(card) = self.cards_mut().iter_mut().find(|c| **c == old) {
            *card = new;
        }
    }
}

impl<const N: usize> FromIterator<CardId> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut pile = Pile::new();
        for card in cards {
            pile.put(card);
        }
        pile
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<CardId>::deserialize(deserializer)?;
        if cards.len() > N {
            return Err(D::Error::custom(format!("a pile of {} cards: there is room for {N}", cards.len())));
        }
        Ok(cards.into_iter().collect())
    }
}

/// A small number on every card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerCard([u8; THINGS]);

impl PerCard {
    pub(crate) const fn new() -> PerCard {
        PerCard([0; THINGS])
    }

    #[inline]
    pub const fn of(&self, card: CardId) -> u8 {
        self.0[card.index()]
    }

    #[inline]
    pub(crate) fn set(&mut self, card: CardId, n: u8) {
        self.0[card.index()] = n;
    }
}

impl Serialize for PerCard {
    /// Only the cards that carry a number.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().enumerate().filter(|(_, n)| **n != 0))
    }
}

impl<'de> Deserialize<'de> for PerCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut numbers = PerCard::new();
        for (card, n) in Vec::<(usize, u8)>::deserialize(deserializer)? {
            *numbers.0.get_mut(card).ok_or_else(|| D::Error::custom(format!("{card} is no card")))? = n;
        }
        Ok(numbers)
    }
}
