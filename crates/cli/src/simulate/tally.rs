//! What is counted while games are played.

use kernel::{Outcome, Team};

/// Room for as many teams as a table can have seats.
const TEAMS: usize = 8;

#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub(super) actions: u64,
    pub(super) draws: u64,
    wins: [u64; TEAMS],
    /// The ids of the catalogue, sorted, and whether each has been played.
    cards: Vec<(&'static str, bool)>,
    noted: Addresses,
}

impl Tally {
    pub(super) fn new(cards: &[&'static str]) -> Tally {
        let mut cards: Vec<(&'static str, bool)> = cards.iter().map(|id| (*id, false)).collect();
        cards.sort_unstable();
        cards.dedup();
        let noted = Addresses::for_about(cards.len());
        Tally { actions: 0, draws: 0, wins: [0; TEAMS], cards, noted }
    }

    /// A card was played. The letters of an id are looked at only the first time.
    #[inline]
    pub(super) fn card(&mut self, id: &'static str) {
        if !self.noted.contains(id) {
            self.first_sight(id);
        }
    }

    #[cold]
    fn first_sight(&mut self, id: &'static str) {
        if let Ok(i) = self.cards.binary_search_by_key(&id, |(id, _)| *id) {
            self.cards[i].1 = true;
        }
        self.noted.add(id);
    }

    pub(super) fn game(&mut self, actions: u64, outcome: Outcome) {
        self.actions += actions;
        match outcome {
            Outcome::Won(team) => self.wins[usize::from(team.0)] += 1,
            Outcome::Draw => self.draws += 1,
        }
    }

    pub(super) fn wins_of(&self, team: Team) -> u64 {
        self.wins[usize::from(team.0)]
    }

    pub(super) fn never_played(&self) -> Vec<&'static str> {
        self.cards.iter().filter(|(_, played)| !played).map(|(id, _)| *id).collect()
    }

    pub(super) fn plus(mut self, other: &Tally) -> Tally {
        self.actions += other.actions;
        self.draws += other.draws;
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
        for (mine, theirs) in self.cards.iter_mut().zip(&other.cards) {
            mine.1 |= theirs.1;
        }
        self
    }
}

/// The places in memory of the ids seen so far, in a table of fixed size. An id comes from a
/// `static`, so it nearly always comes from the same place: comparing addresses is enough.
#[derive(Clone, Debug)]
struct Addresses {
    slots: Vec<(usize, usize)>,
    free: usize,
}

impl Addresses {
    fn for_about(ids: usize) -> Addresses {
        let slots = (ids * 4).next_power_of_two().max(64);
        // Half of it stays empty, so that a search ends soon.
        Addresses { slots: vec![(0, 0); slots], free: slots / 2 }
    }

    #[inline]
    fn slot(&self, id: &'static str) -> usize {
        let here = (id.as_ptr().addr(), id.len());
        let mut slot = here.0.wrapping_mul(0x9E37_79B9) >> 7;
        loop {
            slot &= self.slots.len() - 1;
            if self.slots[slot] == here || self.slots[slot].0 == 0 {
                return slot;
            }
            slot += 1;
        }
    }

    #[inline]
    fn contains(&self, id: &'static str) -> bool {
        self.slots[self.slot(id)].0 != 0
    }

    /// Remembers an id as long as there is room; one that is not remembered is looked up again.
    fn add(&mut self, id: &'static str) {
        if self.free > 0 {
            self.free -= 1;
            let slot = self.slot(id);
            self.slots[slot] = (id.as_ptr().addr(), id.len());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_found_by_their_letters_wherever_they_lie() {
        let mut tally = Tally::new(&["x-wing", "y-wing", "b-wing"]);
        let elsewhere: &'static str = String::from("x-wing").leak();
        tally.card(elsewhere);
        tally.card(elsewhere);
        tally.card("unknown");
        assert_eq!(tally.never_played(), ["b-wing", "y-wing"]);
    }

    #[test]
    fn more_addresses_than_expected_are_still_counted() {
        let ids: Vec<&'static str> = (0..200).map(|i| &*i.to_string().leak()).collect();
        let mut tally = Tally::new(&ids);
        for _ in 0..3 {
            for id in &ids {
                tally.card((*id).to_string().leak());
            }
        }
        assert!(tally.never_played().is_empty());
    }

    #[test]
    fn adding_up_loses_nothing() {
        let mut one = Tally::new(&["a", "b", "c"]);
        one.card("a");
        one.game(10, Outcome::Won(Team(1)));
        let mut two = Tally::new(&["a", "b", "c"]);
        two.card("b");
        two.game(5, Outcome::Draw);
        let sum = one.plus(&two);
        assert_eq!((sum.actions, sum.draws, sum.wins_of(Team(1)), sum.wins_of(Team(0))), (15, 1, 1, 0));
        assert_eq!(sum.never_played(), ["c"]);
    }
}
