//! The table's own generator. Its values are part of the replay format, so it is written out here
//! and never changes: no crate update may alter an old game.

/// SplitMix64. Small, fast, and good enough for shuffling cards.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The generator for the n-th draw of a table, whatever was drawn before it.
    pub fn at(seed: u64, n: u64) -> Dice {
        let mut dice = Dice(seed ^ n.wrapping_mul(0xD1B5_4A32_D192_ED03));
        Dice(dice.number())
    }

    #[inline]
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n - 1`. The bias is below n / 2^32: nobody will ever notice.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.number() >> 32) * n as u64) >> 32) as usize
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_never_change() {
        let mut dice = Dice::new(7);
        let first: Vec<u64> = (0..3).map(|_| dice.number()).collect();
        assert_eq!(first, [7191089600892374487, 309689372594955804, 16616101746815609346]);
        let mut cards: Vec<u8> = (0..10).collect();
        Dice::new(7).shuffle(&mut cards);
        assert_eq!(cards, [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]);
    }

    #[test]
    fn a_draw_does_not_depend_on_the_draws_before_it() {
        assert_eq!(Dice::at(3, 5).number(), Dice::at(3, 5).number());
        assert_ne!(Dice::at(3, 5).number(), Dice::at(3, 6).number());
        assert_ne!(Dice::at(3, 5).number(), Dice::at(4, 5).number());
    }

    #[test]
    fn below_reaches_every_number_and_no_other() {
        let mut dice = Dice::new(1);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[dice.below(6)] += 1;
        }
        assert!(seen.iter().all(|n| (800..1200).contains(n)), "{seen:?}");
    }
}
