//! Things of a position in the making, taken by name.

use std::fmt::Display;
use std::str::FromStr;

use kernel::Entry;

use crate::{Set, Thing};

/// A thing with a name: `x-wing` for any copy, `x-wing.2` for a certain one.
pub trait Named: Thing + Ord + Display + FromStr<Err = String> {
    /// All that a name without a number can mean.
    fn copies(name: &str) -> impl Iterator<Item = Self>;

    /// The first of these that a name can mean, if there is one.
    fn among(name: &str, mut here: impl FnMut(Self) -> bool) -> Result<Option<Self>, String> {
        let exact: Self = name.parse()?;
        if name.contains('.') {
            return Ok(Some(exact).filter(|thing| here(*thing)));
        }
        Ok(Self::copies(name).find(|thing| here(*thing)))
    }
}

/// Which things of a position lie somewhere already.
#[derive(Clone, Copy, Default, Debug)]
pub struct Placed<const W: usize>(Set<W>);

impl<const W: usize> Placed<W> {
    pub fn add(&mut self, thing: impl Thing) {
        self.0.insert(thing.thing());
    }

    pub fn is_free(&self, thing: impl Thing) -> bool {
        !self.0.holds(thing)
    }

    /// Reads `x-wing, y-wing.2, 2 tie-fighter, 3 others` and marks what it names as placed. `others` are taken
    /// from `fillers`, the first ones that are free and fit.
    pub fn take<T: Named>(
        &mut self,
        list: &str,
        fillers: impl IntoIterator<Item = T>,
        fits: impl Fn(T) -> Result<(), String>,
    ) -> Result<Vec<T>, String> {
        let mut fillers: Vec<T> = fillers.into_iter().filter(|thing| fits(*thing).is_ok()).collect();
        let mut taken = Vec::new();
        for Entry { count, name, marks } in kernel::entries(list)? {
            if marks.is_some() {
                return Err(format!("nothing can be said about `{name}` here"));
            }
            if name == "others" {
                fillers.retain(|thing| self.is_free(*thing));
                if fillers.len() < count.into() {
                    return Err(format!("there are only {} others left", fillers.len()));
                }
                for thing in fillers.drain(..usize::from(count)) {
                    self.add(thing);
                    taken.push(thing);
                }
                continue;
            }
            for _ in 0..count {
                let found = T::among(&name, |thing| self.is_free(thing))?;
                let thing =
                    found.ok_or_else(|| format!("every copy of `{name}` is somewhere else already"))?;
                fits(thing)?;
                self.add(thing);
                taken.push(thing);
            }
        }
        Ok(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Faces, Range, thing};
    use std::fmt;

    thing! {
        pub(crate) struct Ship(u8): "ship", Range::new(0, 6)
    }
    static FACES: Faces<3, 6> =
        Faces::new([("x-wing", 3), ("falcon", 1), ("tie", 2)], "ship", "there are three");

    impl Display for Ship {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            FACES.write(self.index(), f)
        }
    }

    impl FromStr for Ship {
        type Err = String;
        fn from_str(s: &str) -> Result<Ship, String> {
            FACES.read(s).map(|index| Ship::from_thing(index as u16))
        }
    }

    impl Named for Ship {
        fn copies(name: &str) -> impl Iterator<Item = Ship> {
            FACES
                .called(name)
                .map_or(0..0, |face| FACES.copies(face))
                .map(|index| Ship::from_thing(index as u16))
        }
    }

    fn take(placed: &mut Placed<1>, list: &str) -> Result<Vec<String>, String> {
        let rebels = |ship: Ship| if ship.index() < 4 { Ok(()) } else { Err(format!("{ship} is no rebel")) };
        let taken = placed.take(list, Ship::each(), rebels)?;
        Ok(taken.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn a_name_takes_the_first_free_copy_and_a_number_that_very_one() {
        let mut placed = Placed::default();
        assert_eq!(take(&mut placed, "x-wing.2, x-wing"), Ok(vec!["x-wing.2".into(), "x-wing.1".into()]));
        assert_eq!(take(&mut placed, "2 others"), Ok(vec!["x-wing.3".into(), "falcon".into()]));
        assert_eq!(take(&mut placed, "none"), Ok(vec![]));
        assert_eq!(take(&mut placed, "1 others"), Err("there are only 0 others left".into()));
        let mut placed = Placed::default();
        assert_eq!(take(&mut placed, "2 x-wing").map(|taken| taken.len()), Ok(2));
    }

    #[test]
    fn what_cannot_be_taken_is_told() {
        let wrong = |list: &str| take(&mut Placed::default(), list).expect_err("cannot be taken");
        assert_eq!(wrong("falcon, falcon"), "every copy of `falcon` is somewhere else already");
        assert_eq!(wrong("4 x-wing"), "every copy of `x-wing` is somewhere else already");
        assert_eq!(wrong("tie"), "tie.1 is no rebel");
        assert_eq!(wrong("falco"), "there is no ship `falco`; did you mean falcon?");
        assert_eq!(wrong("x-wing (damage 1)"), "nothing can be said about `x-wing` here");
    }
}
