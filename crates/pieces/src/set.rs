//! A set of small numbers: the cards of a zone, the targets of an effect.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Thing;

/// Things are numbered from 0 to `64 * W - 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<const W: usize>([u64; W]);

impl<const W: usize> Default for Set<W> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<const W: usize> Set<W> {
    pub const EMPTY: Set<W> = Set([0; W]);
    /// Every number there can be.
    pub const FULL: Set<W> = Set([u64::MAX; W]);

    #[inline]
    pub const fn one(thing: u16) -> Set<W> {
        Set::EMPTY.with(thing)
    }

    #[inline]
    #[must_use]
    pub const fn with(mut self, thing: u16) -> Set<W> {
        self.0[thing as usize / 64] |= 1 << (thing % 64);
        self
    }

    /// The things whose numbers, counted from `first`, are set in `bits`.
    #[inline]
    pub const fn numbered(first: u16, bits: u64) -> Set<W> {
        let mut set = Set::EMPTY;
        let (word, shift) = (first as usize / 64, first % 64);
        set.0[word] = bits << shift;
        if shift > 0 && word + 1 < W {
            set.0[word + 1] = bits >> (64 - shift);
        }
        set
    }

    #[inline]
    pub const fn insert(&mut self, thing: u16) {
        self.0[thing as usize / 64] |= 1 << (thing % 64);
    }

    #[inline]
    pub const fn remove(&mut self, thing: u16) {
        self.0[thing as usize / 64] &= !(1 << (thing % 64));
    }

    #[inline]
    pub const fn contains(&self, thing: u16) -> bool {
        self.0[thing as usize / 64] & (1 << (thing % 64)) != 0
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub fn meets(&self, other: &Set<W>) -> bool {
        (0..W).any(|i| self.0[i] & other.0[i] != 0)
    }

    /// The things greater than `thing`.
    #[inline]
    #[must_use]
    pub fn after(&self, thing: u16) -> Set<W> {
        let mut out = *self;
        let word = thing as usize / 64;
        for earlier in &mut out.0[..word] {
            *earlier = 0;
        }
        let keep = u64::MAX.checked_shl(u32::from(thing % 64) + 1).unwrap_or(0);
        out.0[word] &= keep;
        out
    }

    #[inline]
    pub fn first(&self) -> Option<u16> {
        self.iter().next()
    }

    #[inline]
    pub fn last(&self) -> Option<u16> {
        (0..W)
            .rev()
            .find(|i| self.0[*i] != 0)
            .map(|i| (i * 64 + 63 - self.0[i].leading_zeros() as usize) as u16)
    }

    /// The things in ascending order.
    #[inline]
    pub fn iter(&self) -> Things<W> {
        Things { words: self.0, at: 0, end: W }
    }

    /// The things of one kind, in ascending order. Only the words that can hold them are looked at.
    #[inline]
    pub fn of<T: Thing>(&self) -> impl Iterator<Item = T> + use<T, W> {
        let first = usize::from(T::RANGE.first());
        let last = first + T::RANGE.count() - 1;
        let (at, end) = (first / 64, last / 64 + 1);
        let mut words = self.0;
        words[at] &= u64::MAX << (first % 64);
        words[end - 1] &= u64::MAX >> (63 - last % 64);
        Things { words, at, end }.map(T::from_thing)
    }

    #[inline]
    pub fn holds(&self, thing: impl Thing) -> bool {
        self.contains(thing.thing())
    }
}

impl<T: Thing, const W: usize> FromIterator<T> for Set<W> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        things.into_iter().map(T::thing).collect()
    }
}

impl<const W: usize> FromIterator<u16> for Set<W> {
    fn from_iter<I: IntoIterator<Item = u16>>(things: I) -> Self {
        let mut set = Set::EMPTY;
        for thing in things {
            set.insert(thing);
        }
        set
    }
}

impl<const W: usize> IntoIterator for Set<W> {
    type Item = u16;
    type IntoIter = Things<W>;

    #[inline]
    fn into_iter(self) -> Things<W> {
        self.iter()
    }
}

#[derive(Clone, Debug)]
pub struct Things<const W: usize> {
    words: [u64; W],
    at: usize,
    end: usize,
}

impl<const W: usize> Iterator for Things<W> {
    type Item = u16;

    #[inline]
    fn next(&mut self) -> Option<u16> {
        while self.at < self.end {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some((self.at * 64) as u16 + word.trailing_zeros() as u16);
            }
            self.at += 1;
        }
        None
    }
}

macro_rules! by_words {
    ($op:ident, $name:ident, |$a:ident, $b:ident| $with:expr) => {
        impl<const W: usize> $op for Set<W> {
            type Output = Set<W>;

            #[inline]
            fn $name(mut self, other: Set<W>) -> Set<W> {
                for i in 0..W {
                    let ($a, $b) = (self.0[i], other.0[i]);
                    self.0[i] = $with;
                }
                self
            }
        }
    };
}
by_words!(BitAnd, bitand, |a, b| a & b);
by_words!(BitOr, bitor, |a, b| a | b);
by_words!(Sub, sub, |a, b| a & !b);

impl<const W: usize> fmt::Debug for Set<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const W: usize> Serialize for Set<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const W: usize> Deserialize<'de> for Set<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Numbers<const W: usize>;
        impl<'de, const W: usize> Visitor<'de> for Numbers<W> {
            type Value = Set<W>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of numbers below {}", W * 64)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Set<W>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(thing) = seq.next_element::<u16>()? {
                    if usize::from(thing) >= W * 64 {
                        return Err(A::Error::custom(format!("{thing} is not below {}", W * 64)));
                    }
                    set.insert(thing);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(Numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::little::{CardNo, Spot};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_set_holds_things_of_several_kinds() {
        let cards = [3, 299].map(CardNo::from_thing);
        let mixed: Set<5> = cards.into_iter().collect::<Set<5>>().with(301);
        assert_eq!(mixed.of::<CardNo>().collect::<Vec<_>>(), cards);
        assert_eq!(mixed.of::<Spot>().map(Spot::index).collect::<Vec<_>>(), [1]);
        assert!(mixed.holds(cards[1]) && !mixed.holds(Spot::from_thing(300)));
    }

    #[test]
    fn a_set_is_written_as_a_list_and_must_fit() {
        let set: Set<2> = [0, 64, 127].into_iter().collect();
        let json = serde_json::to_string(&set).expect("a list");
        assert_eq!(json, "[0,64,127]");
        assert_eq!(serde_json::from_str::<Set<2>>(&json).expect("a set"), set);
        let error = serde_json::from_str::<Set<2>>("[128]").expect_err("no such number");
        assert!(error.to_string().contains("128 is not below 128"), "{error}");
    }

    fn of(things: &BTreeSet<u16>) -> Set<3> {
        things.iter().copied().collect()
    }

    proptest! {
        /// A set of bits behaves as the standard library's set does.
        #[test]
        fn agrees_with_a_tree(a in prop::collection::btree_set(0u16..192, 0..40),
                              b in prop::collection::btree_set(0u16..192, 0..40), at in 0u16..192) {
            let (x, y) = (of(&a), of(&b));
            prop_assert_eq!(x.iter().collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(x.len(), a.len());
            prop_assert_eq!((x & y).len(), a.intersection(&b).count());
            prop_assert_eq!((x | y).len(), a.union(&b).count());
            prop_assert_eq!((x - y).len(), a.difference(&b).count());
            prop_assert_eq!(x.meets(&y), a.intersection(&b).next().is_some());
            prop_assert_eq!(x.first(), a.first().copied());
            prop_assert_eq!(x.last(), a.last().copied());
            prop_assert_eq!(x.after(at).iter().collect::<Vec<_>>(),
                            a.iter().copied().filter(|t| *t > at).collect::<Vec<_>>());
        }
    }
}
