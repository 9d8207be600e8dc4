//! Equal pieces, counted where they lie.

use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Set, Thing};

/// How many pieces of each kind lie in each place: three fighters on Sullust are one number, not three
/// things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counts<K, P, const KINDS: usize, const PLACES: usize> {
    counts: [[u8; KINDS]; PLACES],
    /// Which kinds lie in each place, a bit for each: most places have few of them, and everybody asks.
    present: [u32; PLACES],
    of: PhantomData<fn() -> (K, P)>,
}

impl<K: Thing, P: Thing, const KINDS: usize, const PLACES: usize> Default for Counts<K, P, KINDS, PLACES> {
    fn default() -> Self {
        Counts::new()
    }
}

impl<K: Thing, P: Thing, const KINDS: usize, const PLACES: usize> Counts<K, P, KINDS, PLACES> {
    pub const fn new() -> Self {
        const { assert!(KINDS <= 32, "there is a bit for each kind") };
        Counts { counts: [[0; KINDS]; PLACES], present: [0; PLACES], of: PhantomData }
    }

    #[inline]
    pub fn of(&self, kind: K, place: P) -> u8 {
        self.counts[place.index()][kind.index()]
    }

    pub fn add(&mut self, kind: K, place: P, n: u8) {
        self.counts[place.index()][kind.index()] += n;
        self.present[place.index()] |= u32::from(n > 0) << kind.index();
    }

    /// Takes as many as there are, and says how many that was.
    pub fn take(&mut self, kind: K, place: P, n: u8) -> u8 {
        let count = &mut self.counts[place.index()][kind.index()];
        let taken = n.min(*count);
        *count -= taken;
        self.present[place.index()] &= !(u32::from(*count == 0) << kind.index());
        taken
    }

    /// The kinds that lie in a place, the lowest bit for the first of them.
    #[inline]
    pub fn present(&self, place: P) -> u32 {
        self.present[place.index()]
    }

    /// The places in which any of these kinds lies.
    #[inline]
    pub fn places_with<const W: usize>(&self, kinds: u32) -> Set<W> {
        const { assert!(PLACES <= 64, "there is a bit for each place") };
        let bit = |(place, present): (usize, &u32)| u64::from(present & kinds != 0) << place;
        let bits = self.present.iter().enumerate().map(bit).fold(0, |bits, bit| bits | bit);
        Set::numbered(P::RANGE.first(), bits)
    }

    /// The kinds that lie in a place, each with its number.
    pub fn at(&self, place: P) -> impl Iterator<Item = (K, u8)> + '_ {
        self.among(place, u32::MAX)
    }

    /// Those of these kinds that lie in a place, each with its number.
    pub fn among(&self, place: P, kinds: u32) -> impl Iterator<Item = (K, u8)> + '_ {
        let mut left = self.present(place) & kinds;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros();
            if left == 0 {
                return None;
            }
            left &= left - 1;
            let kind = K::from_thing(K::RANGE.first() + index as u16);
            Some((kind, self.of(kind, place)))
        })
    }

    /// How many of a kind there are in all places.
    pub fn total(&self, kind: K) -> u16 {
        self.counts.iter().map(|place| u16::from(place[kind.index()])).sum()
    }
}

impl<K, P, const KINDS: usize, const PLACES: usize> Serialize for Counts<K, P, KINDS, PLACES> {
    /// As kind, place and number, where there are any.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = self.counts.iter().enumerate();
        let all =
            all.flat_map(|(place, kinds)| kinds.iter().enumerate().map(move |(kind, n)| (kind, place, *n)));
        serializer.collect_seq(all.filter(|(_, _, n)| *n > 0))
    }
}

impl<'de, K: Thing, P: Thing, const KINDS: usize, const PLACES: usize> Deserialize<'de>
    for Counts<K, P, KINDS, PLACES>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut counts = Counts::new();
        for (kind, place, n) in Vec::<(usize, usize, u8)>::deserialize(deserializer)? {
            let count = counts.counts.get_mut(place).and_then(|kinds| kinds.get_mut(kind));
            *count.ok_or_else(|| {
                D::Error::custom(format!("there is no {} {kind} on a {} {place}", K::KIND, P::KIND))
            })? = n;
            counts.present[place] |= u32::from(n > 0) << kind;
        }
        Ok(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::little::Spot;
    use crate::{Range, thing};

    thing! {
        pub(crate) struct Piece(u8): "piece", Range::new(400, 3)
    }
    type Fleet = Counts<Piece, Spot, 3, 5>;

    #[test]
    fn pieces_come_and_go_in_numbers() {
        let [here, there] = [300, 304].map(Spot::from_thing);
        let [fighter, cruiser] = [400, 402].map(Piece::from_thing);
        let mut fleet = Fleet::new();
        fleet.add(fighter, here, 3);
        fleet.add(cruiser, here, 1);
        let moved = fleet.take(fighter, here, 2);
        fleet.add(fighter, there, moved);
        assert_eq!(fleet.at(here).collect::<Vec<_>>(), [(fighter, 1), (cruiser, 1)]);
        assert_eq!((fleet.of(fighter, there), fleet.total(fighter)), (2, 3));
        // No more than there are.
        assert_eq!(fleet.take(cruiser, here, 2), 1);
        assert_eq!(fleet.total(cruiser), 0);
    }

    #[test]
    fn counts_are_written_where_there_are_any() {
        let mut fleet = Fleet::new();
        fleet.add(Piece::from_thing(402), Spot::from_thing(301), 7);
        let json = serde_json::to_string(&fleet).expect("a list");
        assert_eq!(json, "[[2,1,7]]");
        assert_eq!(serde_json::from_str::<Fleet>(&json).expect("counts"), fleet);
        let error = serde_json::from_str::<Fleet>("[[3,0,1]]").expect_err("there are three pieces");
        assert!(error.to_string().contains("no piece 3 on a spot 0"), "{error}");
    }
}
