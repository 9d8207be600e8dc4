//! A number on each thing.

use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Thing;

/// A small number on each of `N` things of a kind: damage, a bonus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Per<T, const N: usize>([u8; N], PhantomData<fn() -> T>);

impl<T: Thing, const N: usize> Per<T, N> {
    pub const fn new() -> Per<T, N> {
        Per([0; N], PhantomData)
    }

    #[inline]
    pub fn of(&self, thing: T) -> u8 {
        self.0[thing.index()]
    }

    #[inline]
    pub fn set(&mut self, thing: T, n: u8) {
        self.0[thing.index()] = n;
    }
}

impl<T: Thing, const N: usize> Default for Per<T, N> {
    fn default() -> Self {
        Per::new()
    }
}

impl<T, const N: usize> Serialize for Per<T, N> {
    /// Only the things that carry a number.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().enumerate().filter(|(_, n)| **n != 0))
    }
}

impl<'de, T: Thing, const N: usize> Deserialize<'de> for Per<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut numbers = Per::new();
        for (index, n) in Vec::<(usize, u8)>::deserialize(deserializer)? {
            let place = numbers.0.get_mut(index);
            *place.ok_or_else(|| D::Error::custom(format!("{index} is no {}", T::KIND)))? = n;
        }
        Ok(numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::little::Spot;

    #[test]
    fn numbers_are_written_where_there_are_any() {
        let mut damage = Per::<Spot, 5>::new();
        damage.set(Spot::from_thing(302), 4);
        assert_eq!((damage.of(Spot::from_thing(302)), damage.of(Spot::from_thing(301))), (4, 0));
        let json = serde_json::to_string(&damage).expect("a list");
        assert_eq!(json, "[[2,4]]");
        assert_eq!(serde_json::from_str::<Per<Spot, 5>>(&json).expect("numbers"), damage);
        let error = serde_json::from_str::<Per<Spot, 5>>("[[5,1]]").expect_err("there are five");
        assert!(error.to_string().contains("5 is no spot"), "{error}");
    }
}
