//! Who could name what.

use std::fmt;

use kernel::{Eyes, Seat};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Set, Thing};

/// The things each pair of eyes could name where they lie: those of each seat, and last those of anybody
/// who walks past. `E` is one more than there are seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Knowledge<const W: usize, const E: usize>([Set<W>; E]);

impl<const W: usize, const E: usize> Knowledge<W, E> {
    /// Nobody knows anything.
    pub const NONE: Knowledge<W, E> = Knowledge([Set::EMPTY; E]);

    /// What each seat knows, and last what everybody does.
    pub const fn new(known: [Set<W>; E]) -> Self {
        Knowledge(known)
    }

    #[inline]
    pub fn of(&self, seat: Seat) -> Set<W> {
        self.0[seat.index()]
    }

    #[inline]
    pub fn public(&self) -> Set<W> {
        self.0[E - 1]
    }

    /// What these eyes could name.
    pub fn seen_by(&self, eyes: Eyes) -> Set<W> {
        match eyes {
            Eyes::Seat(seat) => self.of(seat),
            Eyes::Public => self.public(),
            Eyes::All => Set::FULL,
        }
    }

    /// A seat has seen a thing.
    #[inline]
    pub fn learn(&mut self, seat: Seat, thing: impl Thing) {
        self.0[seat.index()].insert(thing.thing());
    }

    /// A seat has seen several.
    #[inline]
    pub fn learn_these(&mut self, seat: Seat, things: Set<W>) {
        self.0[seat.index()] = self.0[seat.index()] | things;
    }

    /// Everybody has seen a thing.
    #[inline]
    pub fn learn_all(&mut self, thing: impl Thing) {
        for known in &mut self.0 {
            known.insert(thing.thing());
        }
    }

    /// Nobody can tell any more where these lie: they have been shuffled.
    #[inline]
    pub fn forget(&mut self, things: Set<W>) {
        for known in &mut self.0 {
            *known = *known - things;
        }
    }

    /// Whoever walks past can tell no more which of these lies where: one of them was taken unseen.
    pub fn forget_publicly(&mut self, things: Set<W>) {
        self.0[E - 1] = self.0[E - 1] - things;
    }

    /// Nobody but a seat can tell any more which of these lies where: it has laid one of them elsewhere unseen.
    pub fn forget_but(&mut self, seat: Seat, things: Set<W>) {
        for (eyes, known) in self.0.iter_mut().enumerate() {
            if eyes != seat.index() {
                *known = *known - things;
            }
        }
    }

    /// The same where things have other numbers.
    #[must_use]
    pub fn renumbered(&self, all: impl Fn(Set<W>) -> Set<W>) -> Self {
        Knowledge(self.0.map(all))
    }

    /// Whether a seat can name something that it could not name before.
    pub fn learned(&self, before: &Self, seat: Seat) -> bool {
        !(self.of(seat) - before.of(seat)).is_empty()
    }
}

impl<const W: usize, const E: usize> Serialize for Knowledge<W, E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, const W: usize, const E: usize> Deserialize<'de> for Knowledge<W, E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Sets<const W: usize, const E: usize>;
        impl<'de, const W: usize, const E: usize> Visitor<'de> for Sets<W, E> {
            type Value = Knowledge<W, E>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{E} lists of numbers, the last one for everybody")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Knowledge<W, E>, A::Error> {
                let mut known = Knowledge::NONE;
                for (i, set) in known.0.iter_mut().enumerate() {
                    *set = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(i, &self))?;
                }
                match seq.next_element::<Set<W>>()? {
                    None => Ok(known),
                    Some(_) => Err(A::Error::invalid_length(E + 1, &self)),
                }
            }
        }
        deserializer.deserialize_seq(Sets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::little::CardNo;

    type Known = Knowledge<5, 3>;

    #[test]
    fn a_seat_learns_and_a_shuffle_makes_all_forget() {
        let [mine, open] = [299, 4].map(CardNo::from_thing);
        let mut known = Known::NONE;
        known.learn_all(open);
        let before = known;
        known.learn(Seat(1), mine);
        assert!(known.learned(&before, Seat(1)) && !known.learned(&before, Seat(0)));
        assert_eq!(known.of(Seat(1)).of::<CardNo>().collect::<Vec<_>>(), [open, mine]);
        assert_eq!(known.seen_by(Eyes::Seat(Seat(0))), known.public());
        assert!(known.seen_by(Eyes::All).holds(mine) && !known.seen_by(Eyes::Public).holds(mine));
        known.forget(Set::one(299));
        assert_eq!(known, before);
        known.learn_these(Seat(0), Set::one(4).with(5));
        assert_eq!(known.of(Seat(0)).len(), 2);
    }

    #[test]
    fn knowledge_is_written_as_one_list_for_each_pair_of_eyes() {
        let mut known = Known::NONE;
        known.learn(Seat(0), CardNo::from_thing(7));
        let json = serde_json::to_string(&known).expect("lists");
        assert_eq!(json, "[[7],[],[]]");
        assert_eq!(serde_json::from_str::<Known>(&json).expect("knowledge"), known);
        for wrong in ["[[],[]]", "[[],[],[],[]]", "[[],[],[320]]"] {
            assert!(serde_json::from_str::<Known>(wrong).is_err(), "{wrong}");
        }
    }
}
