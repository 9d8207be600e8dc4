//! A map: places and the ways between them.

use crate::Set;

/// `N` places, numbered from 0, and which are next to each other. Ways lead both ways.
#[derive(Clone, Copy, Debug)]
pub struct Graph<const N: usize, const W: usize>([Set<W>; N]);

impl<const N: usize, const W: usize> Graph<N, W> {
    pub const fn new(ways: &[(u16, u16)]) -> Self {
        let mut next = [Set::EMPTY; N];
        let mut i = 0;
        while i < ways.len() {
            let (a, b) = ways[i];
            next[a as usize].insert(b);
            next[b as usize].insert(a);
            i += 1;
        }
        Graph(next)
    }

    /// The places next to one.
    pub const fn next_to(&self, place: u16) -> Set<W> {
        self.0[place as usize]
    }

    /// The places that are at most so many steps away, the place itself among them.
    pub fn within(&self, place: u16, steps: u16) -> Set<W> {
        (0..steps).fold(Set::one(place), |reached, _| self.beyond(reached))
    }

    /// How many steps it takes at least; nothing if no way leads there.
    pub fn distance(&self, from: u16, to: u16) -> Option<u16> {
        let mut reached = Set::one(from);
        let mut steps = 0;
        while !reached.contains(to) {
            let further = self.beyond(reached);
            if further == reached {
                return None;
            }
            reached = further;
            steps += 1;
        }
        Some(steps)
    }

    /// The first steps of all shortest ways; none if this is the place, or no way leads there.
    pub fn steps(&self, from: u16, to: u16) -> Set<W> {
        match self.distance(from, to) {
            None | Some(0) => Set::EMPTY,
            Some(steps) => self.next_to(from) & self.within(to, steps - 1),
        }
    }

    fn beyond(&self, places: Set<W>) -> Set<W> {
        places.iter().fold(places, |reached, place| reached | self.next_to(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A square 0-1-2-3 with a tail 4 behind 2, and an island 5.
    static MAP: Graph<6, 1> = Graph::new(&[(0, 1), (1, 2), (2, 3), (3, 0), (2, 4)]);

    fn places(set: Set<1>) -> Vec<u16> {
        set.iter().collect()
    }

    #[test]
    fn ways_lead_both_ways() {
        assert_eq!(places(MAP.next_to(2)), [1, 3, 4]);
        assert_eq!(places(MAP.next_to(4)), [2]);
        assert!(MAP.next_to(5).is_empty());
    }

    #[test]
    fn distances_are_those_of_the_shortest_way() {
        let from_0: Vec<_> = (0..6).map(|to| MAP.distance(0, to)).collect();
        assert_eq!(from_0, [Some(0), Some(1), Some(2), Some(1), Some(3), None]);
        assert_eq!(places(MAP.within(4, 2)), [1, 2, 3, 4]);
    }

    #[test]
    fn all_shortest_ways_begin_somewhere() {
        assert_eq!(places(MAP.steps(0, 4)), [1, 3]);
        assert_eq!(places(MAP.steps(1, 4)), [2]);
        assert!(MAP.steps(0, 0).is_empty() && MAP.steps(0, 5).is_empty());
    }
}
