//! What has happened, for as long as the rules remember it.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use crate::Set;

/// What a game writes down: attacked this phase, cards played this round.
pub trait Key: Copy + 'static {
    /// All of them, in the order of their numbers.
    const ALL: &'static [Self];

    fn index(self) -> usize;
    /// When it is forgotten, as the game counts its endings.
    fn until(self) -> u8;
    /// Whether it stays with a thing that leaves play.
    fn kept(self) -> bool {
        false
    }
}

/// For each of `N` keys the things it is true of, and a number for each of `S` seats. "How many" is a number
/// of its own: one thing can be played twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ledger<K, const W: usize, const N: usize, const S: usize> {
    marks: [Set<W>; N],
    tallies: [[u8; S]; N],
    keys: PhantomData<K>,
}

impl<K: Key, const W: usize, const N: usize, const S: usize> Default for Ledger<K, W, N, S> {
    fn default() -> Self {
        Ledger::new()
    }
}

impl<K: Key, const W: usize, const N: usize, const S: usize> Ledger<K, W, N, S> {
    pub const fn new() -> Self {
        const { assert!(K::ALL.len() == N, "each key has its place") };
        Ledger { marks: [Set::EMPTY; N], tallies: [[0; S]; N], keys: PhantomData }
    }

    #[inline]
    pub fn mark(&mut self, key: K, thing: u16) {
        self.marks[key.index()].insert(thing);
    }

    #[inline]
    pub fn unmark(&mut self, key: K, thing: u16) {
        self.marks[key.index()].remove(thing);
    }

    #[inline]
    pub fn marked(&self, key: K) -> Set<W> {
        self.marks[key.index()]
    }

    /// Beyond what a byte can count, more is as good as enough.
    #[inline]
    pub fn count(&mut self, key: K, seat: u8, more: u8) {
        let tally = &mut self.tallies[key.index()][usize::from(seat)];
        *tally = tally.saturating_add(more);
    }

    #[inline]
    pub fn tally(&self, key: K, seat: u8) -> u8 {
        self.tallies[key.index()][usize::from(seat)]
    }

    /// Forgets what is remembered until then.
    pub fn end(&mut self, until: u8) {
        for key in K::ALL.iter().filter(|key| key.until() == until) {
            self.marks[key.index()] = Set::EMPTY;
            self.tallies[key.index()] = [0; S];
        }
    }

    /// Things get other numbers.
    pub fn renumber(&mut self, all: impl Fn(Set<W>) -> Set<W>) {
        self.marks = self.marks.map(all);
    }

    /// A thing leaves play, and comes back as something new if at all.
    pub fn leave(&mut self, thing: u16) {
        for key in K::ALL.iter().filter(|key| !key.kept()) {
            self.unmark(*key, thing);
        }
    }
}

impl<K, const W: usize, const N: usize, const S: usize> Serialize for Ledger<K, W, N, S> {
    fn serialize<Se: serde::Serializer>(&self, serializer: Se) -> Result<Se::Ok, Se::Error> {
        let tallies = self.tallies.iter().map(<[u8; S]>::as_slice).collect::<Vec<_>>();
        Serialize::serialize(&(self.marks.as_slice(), tallies), serializer)
    }
}

impl<'de, K: Key, const W: usize, const N: usize, const S: usize> Deserialize<'de> for Ledger<K, W, N, S> {
    fn deserialize<De: serde::Deserializer<'de>>(deserializer: De) -> Result<Self, De::Error> {
        let (marks, tallies) = <(Vec<Set<W>>, Vec<Vec<u8>>)>::deserialize(deserializer)?;
        if marks.len() != N || tallies.len() != N || tallies.iter().any(|seats| seats.len() != S) {
            let error = format!("a ledger has {N} keys and {S} seats");
            return Err(serde::de::Error::custom(error));
        }
        let mut ledger = Ledger::new();
        ledger.marks.copy_from_slice(&marks);
        for (to, from) in ledger.tallies.iter_mut().zip(&tallies) {
            to.copy_from_slice(from);
        }
        Ok(ledger)
    }
}
