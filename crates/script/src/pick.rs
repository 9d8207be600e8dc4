//! Picks by worth, for players who are rules of thumb.

use crate::{Choice, Count, Frame, Words};

/// How many things a choice still takes, at most.
pub fn wanted<W: Words, const N: usize>(choice: &Choice<W>, frame: &Frame<N>) -> usize {
    let n = match &choice.count {
        Count::Exactly(n) | Count::UpTo(n) => W::written(n).map_or(1, usize::from),
        Count::Any => 1,
    };
    n.saturating_sub(frame.reg(choice.into).len()).max(1)
}

/// The best of what is offered, if so many are wanted: those better than passing. Things are named in ascending
/// order, so the lowest of the best comes first.
///
/// # Panics
/// If nothing is offered.
pub fn best_pick<A: Copy + Ord>(offered: &[A], wanted: usize, pass: A, worth: impl Fn(&A) -> i32) -> A {
    let mut ranked: Vec<(i32, A)> = offered.iter().map(|action| (worth(action), *action)).collect();
    ranked.sort_by_key(|(worth, action)| (std::cmp::Reverse(*worth), *action));
    let passing = ranked.iter().position(|(_, action)| *action == pass).unwrap_or(ranked.len());
    let chosen = &ranked[..wanted.min(passing).max(1)];
    chosen.iter().map(|(_, action)| *action).min().expect("something is offered")
}

#[cfg(test)]
mod tests {
    use super::best_pick;

    #[test]
    fn the_lowest_of_the_best_comes_first_and_passing_ends_it() {
        let worth = |n: &u8| [0, 5, 9, 7, 3][usize::from(*n)];
        assert_eq!(best_pick(&[1, 2, 3], 1, 4, worth), 2);
        assert_eq!(best_pick(&[1, 2, 3], 2, 4, worth), 2, "2 and 3 are wanted, in this order");
        assert_eq!(best_pick(&[1, 2, 3, 4], 3, 4, worth), 1, "all three are better than passing");
        assert_eq!(best_pick(&[0, 4], 1, 4, worth), 4, "passing is better");
    }
}
