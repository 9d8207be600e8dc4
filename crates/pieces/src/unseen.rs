//! What somebody cannot name, dealt to the places it can lie in.

use kernel::Dice;

use crate::{Pile, Set, Thing};

/// Things, of which some are known. Piles are listed from the bottom to the top; where order means nothing
/// the known things come first.
pub type Listed<T> = Vec<Option<T>>;

/// Things that nobody has seen yet, in random order. There are at most `N`.
#[derive(Clone, Debug)]
pub struct Unseen<T, const N: usize>(Pile<T, N>);

impl<T: Thing, const N: usize> Unseen<T, N> {
    pub fn shuffled<const W: usize>(things: Set<W>, dice: &mut Dice) -> Unseen<T, N> {
        let mut pile: Pile<T, N> = things.of::<T>().collect();
        pile.shuffle(dice);
        Unseen(pile)
    }

    /// Known things stay; each unknown place takes the next unseen thing. There must be enough.
    pub fn deal<C: FromIterator<T>>(&mut self, places: &[Option<T>]) -> C {
        places
            .iter()
            .map(|place| place.or_else(|| self.0.take()).expect("as many things as places"))
            .collect()
    }
}

impl<const W: usize> Set<W> {
    /// The things of a kind in no order, as somebody lists them who could name these.
    pub fn listed<T: Thing>(&self, known: &Set<W>) -> Listed<T> {
        let hidden = (*self - *known).of::<T>().count();
        (*self & *known).of::<T>().map(Some).chain(std::iter::repeat_n(None, hidden)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::little::CardNo;

    #[test]
    fn known_things_stay_and_the_others_are_dealt_once() {
        let known = CardNo::from_thing(1);
        let unseen: Set<5> = [2, 3, 4].into_iter().collect();
        let mut unseen = Unseen::<CardNo, 8>::shuffled(unseen, &mut Dice::new(3));
        let deck: Pile<CardNo, 4> = unseen.deal(&[None, Some(known), None]);
        let hand: Set<5> = unseen.deal(&[None]);
        assert_eq!(deck.cards()[1], known);
        assert_eq!(deck.set::<5>() | hand, [1, 2, 3, 4].into_iter().collect());
        assert_eq!((deck.len(), hand.len()), (3, 1));
    }

    #[test]
    fn other_dice_deal_otherwise() {
        let unseen: Set<5> = (0..20).collect();
        let deal = |seed| -> Pile<CardNo, 20> {
            Unseen::<CardNo, 20>::shuffled(unseen, &mut Dice::new(seed)).deal(&[None; 20])
        };
        assert_eq!(deal(1), deal(1));
        assert_ne!(deal(1), deal(2));
    }

    #[test]
    fn a_heap_lists_what_is_known_first() {
        let heap: Set<5> = [1, 2, 299].into_iter().collect();
        let listed: Listed<CardNo> = heap.listed(&Set::one(299).with(7));
        assert_eq!(listed, [Some(CardNo::from_thing(299)), None, None]);
    }
}
