//! What a bot is, and the two simplest ones.

use kernel::{Advise, Dice, Game};

pub trait Bot<G: Game> {
    /// One of the offered actions, of which there is at least one.
    fn decide(&mut self, view: &G::View, offered: &[G::Action]) -> G::Action;
}

/// Takes any offered action, each as likely as the other.
#[derive(Clone, Debug)]
pub struct Random(Dice);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(Dice::new(seed))
    }

    /// Decides without looking: building a view takes longer than the decision.
    #[inline]
    pub fn pick<A: Copy>(&mut self, offered: &[A]) -> A {
        offered[self.0.below(offered.len())]
    }
}

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, _: &G::View, offered: &[G::Action]) -> G::Action {
        self.pick(offered)
    }
}

/// Follows the rules of thumb that the game itself knows.
#[derive(Clone, Copy, Debug)]
pub struct Rules;

impl<G: Advise> Bot<G> for Rules {
    fn decide(&mut self, view: &G::View, offered: &[G::Action]) -> G::Action {
        G::advise(view, offered)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_takes_every_action_about_equally_often() {
        let mut random = Random::new(7);
        let mut taken = [0; 4];
        for _ in 0..4000 {
            taken[random.pick(&[0, 1, 2, 3])] += 1;
        }
        assert!(taken.iter().all(|n| (850..1150).contains(n)), "{taken:?}");
    }

    #[test]
    fn equal_seeds_decide_equally() {
        let picks = |seed| {
            let mut random = Random::new(seed);
            (0..20).map(|_| random.pick(&[1, 2, 3])).collect::<Vec<_>>()
        };
        assert_eq!(picks(3), picks(3));
        assert_ne!(picks(3), picks(4));
    }
}
