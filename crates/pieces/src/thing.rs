//! Things and their numbers.

use std::fmt::Debug;
use std::marker::PhantomData;

use crate::Set;

/// Something that can be pointed at: a card, a system, a leader, a player.
///
/// All things of a game have different numbers, so that one set can hold things of several kinds.
pub trait Thing: Copy + Eq + Debug + 'static {
    /// What one of them is called: `card`.
    const KIND: &'static str;
    const RANGE: Range<Self>;
    /// The one with the lowest number. Unused places are filled with it.
    const FIRST: Self;

    /// Its number among all things of the game.
    fn thing(self) -> u16;
    /// The thing with a number of this kind's range.
    fn from_thing(thing: u16) -> Self;
    /// Its number among its kind.
    fn index(self) -> usize;

    /// All of this kind, in ascending order.
    fn each() -> impl DoubleEndedIterator<Item = Self> {
        let Range { first, count, .. } = Self::RANGE;
        (first..first + count).map(Self::from_thing)
    }
}

/// The numbers of one kind of thing.
#[derive(Debug)]
pub struct Range<T> {
    first: u16,
    count: u16,
    kind: PhantomData<fn() -> T>,
}

impl<T> Range<T> {
    pub const fn new(first: u16, count: u16) -> Range<T> {
        Range { first, count, kind: PhantomData }
    }

    /// So many numbers, next to those of another kind.
    pub const fn behind<U>(other: &Range<U>, count: u16) -> Range<T> {
        Range::new(other.first + other.count, count)
    }

    #[inline]
    pub const fn first(&self) -> u16 {
        self.first
    }

    /// How many there are.
    #[inline]
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    #[inline]
    pub const fn holds(&self, thing: u16) -> bool {
        thing >= self.first && thing - self.first < self.count
    }

    /// All of them as a set.
    pub const fn set<const W: usize>(&self) -> Set<W> {
        let mut set = Set::EMPTY;
        let mut thing = self.first;
        while thing < self.first + self.count {
            set.insert(thing);
            thing += 1;
        }
        set
    }
}

/// Declares a kind of thing: the type that holds its number, what it is called, and its [`Range`].
///
/// ```
/// use pieces::{Range, thing};
/// thing! {
///     /// A card of the box.
///     pub struct CardId(u8): "card", Range::new(0, 140)
/// }
/// thing! {
///     /// A place on the map.
///     pub struct System(u8): "system", Range::behind(&CardId::RANGE, 32)
/// }
/// assert_eq!(System::from_thing(141).index(), 1);
/// ```
#[macro_export]
macro_rules! thing {
    ($(#[$about:meta])* $vis:vis struct $Name:ident($Number:ty): $kind:literal, $range:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $Name($Number);

        #[allow(dead_code, clippy::unnecessary_cast)]
        impl $Name {
            $vis const RANGE: $crate::Range<$Name> = {
                let range: $crate::Range<$Name> = $range;
                assert!(range.count() > 0 && range.count() - 1 <= <$Number>::MAX as usize);
                range
            };

            /// Its number among its kind.
            #[inline]
            $vis const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its number among all things.
            #[inline]
            $vis const fn thing(self) -> u16 {
                Self::RANGE.first() + self.0 as u16
            }

            #[inline]
            $vis const fn from_thing(thing: u16) -> $Name {
                assert!(Self::RANGE.holds(thing));
                $Name((thing - Self::RANGE.first()) as $Number)
            }
        }

        impl $crate::Thing for $Name {
            const KIND: &'static str = $kind;
            const RANGE: $crate::Range<$Name> = $Name::RANGE;
            const FIRST: $Name = $Name(0);

            #[inline]
            fn thing(self) -> u16 {
                $Name::thing(self)
            }

            #[inline]
            fn from_thing(thing: u16) -> $Name {
                $Name::from_thing(thing)
            }

            #[inline]
            fn index(self) -> usize {
                $Name::index(self)
            }
        }

        impl $crate::serde::Serialize for $Name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $Name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let n = <$Number>::deserialize(deserializer)?;
                let count = $Name::RANGE.count();
                if usize::from(n) < count {
                    Ok($Name(n))
                } else {
                    Err($crate::serde::de::Error::custom(format!(concat!("{} is no ", $kind, ": there are {}"), n, count)))
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::Thing;
    use crate::Set;
    use crate::little::{CardNo, Spot};

    #[test]
    fn each_kind_has_numbers_of_its_own() {
        assert_eq!(Spot::from_thing(302).index(), 2);
        assert_eq!(Spot::from_thing(302).thing(), 302);
        assert_eq!(Spot::each().count(), 5);
        let (cards, spots): (Set<5>, Set<5>) = (CardNo::RANGE.set(), Spot::RANGE.set());
        assert!(!cards.meets(&spots));
        assert_eq!((cards.len(), spots.len()), (300, 5));
    }

    #[test]
    #[should_panic = "holds"]
    fn a_number_of_another_kind_is_no_spot() {
        Spot::from_thing(299);
    }

    #[test]
    fn things_are_written_as_their_number_and_checked_when_they_are_read() {
        let card = CardNo::from_thing(299);
        let json = serde_json::to_string(&card).expect("a number");
        assert_eq!(json, "299");
        assert_eq!(serde_json::from_str::<CardNo>(&json).expect("a card"), card);
        let error = serde_json::from_str::<Spot>("5").expect_err("the spots are 0 to 4");
        assert!(error.to_string().contains("5 is no spot: there are 5"), "{error}");
    }
}
