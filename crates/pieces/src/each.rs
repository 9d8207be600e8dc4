//! A value for each thing of a kind.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Thing;

/// What is so of each thing of a kind, for instance where each leader stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Each<K, V, const N: usize> {
    values: [V; N],
    of: PhantomData<fn() -> K>,
}

impl<K: Thing, V, const N: usize> Each<K, V, N> {
    pub fn new(value: impl FnMut(K) -> V) -> Self {
        let mut things = K::each();
        let mut value = value;
        Each { values: std::array::from_fn(|_| value(things.next().expect("one for each"))), of: PhantomData }
    }

    /// In the order of the things.
    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        K::each().zip(&self.values)
    }

    /// In the order of the things.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (K, &mut V)> {
        K::each().zip(&mut self.values)
    }
}

impl<K: Thing, V, const N: usize> Index<K> for Each<K, V, N> {
    type Output = V;

    #[inline]
    fn index(&self, thing: K) -> &V {
        &self.values[thing.index()]
    }
}

impl<K: Thing, V, const N: usize> IndexMut<K> for Each<K, V, N> {
    #[inline]
    fn index_mut(&mut self, thing: K) -> &mut V {
        &mut self.values[thing.index()]
    }
}

impl<K, V: Serialize, const N: usize> Serialize for Each<K, V, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.values)
    }
}

impl<'de, K: Thing, V: Deserialize<'de>, const N: usize> Deserialize<'de> for Each<K, V, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values: Vec<V> = Vec::deserialize(deserializer)?;
        let found = values.len();
        let wrong = || D::Error::custom(format!("{found} values for {N} things, each a {}", K::KIND));
        let values = <[V; N]>::try_from(values).map_err(|_| wrong())?;
        Ok(Each { values, of: PhantomData })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::little::Spot;

    #[test]
    fn each_thing_has_a_value_of_its_own() {
        let mut all: Each<Spot, u8, 5> = Each::new(|spot: Spot| spot.index() as u8);
        all[Spot::from_thing(302)] = 9;
        assert_eq!((all[Spot::from_thing(301)], all[Spot::from_thing(302)]), (1, 9));
        let json = serde_json::to_string(&all).expect("a list");
        assert_eq!(json, "[0,1,9,3,4]");
        assert_eq!(serde_json::from_str::<Each<Spot, u8, 5>>(&json).expect("values"), all);
        let error = serde_json::from_str::<Each<Spot, u8, 5>>("[1]").expect_err("there are five spots");
        assert!(error.to_string().contains("1 values for 5 things"), "{error}");
    }
}
