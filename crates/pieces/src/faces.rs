//! What things are called: a name for each different one, and a number for each copy.

use std::fmt;

/// The different things of a kind, `F` of them, with `N` copies in all. Copies have numbers in a row, in the
/// order of the names.
#[derive(Debug)]
pub struct Faces<const F: usize, const N: usize> {
    names: [&'static str; F],
    /// The first copy of each.
    first: [u16; F],
    face: [u16; N],
    kind: &'static str,
    /// Where to look them all up.
    listed: &'static str,
}

impl<const F: usize, const N: usize> Faces<F, N> {
    /// The names with the number of their copies. An unknown name is answered by `listed`: a sentence that
    /// says where all of them can be found.
    pub const fn new(
        faces: [(&'static str, u16); F],
        kind: &'static str,
        listed: &'static str,
    ) -> Faces<F, N> {
        let mut all = Faces { names: [""; F], first: [0; F], face: [0; N], kind, listed };
        let (mut face, mut thing) = (0, 0);
        while face < F {
            let (name, copies) = faces[face];
            all.names[face] = name;
            all.first[face] = thing as u16;
            let end = thing + copies as usize;
            while thing < end {
                all.face[thing] = face as u16;
                thing += 1;
            }
            face += 1;
        }
        assert!(thing == N, "the copies are as many as there are things");
        all
    }

    /// Which of the different ones it is.
    #[inline]
    pub const fn face(&self, index: usize) -> usize {
        self.face[index] as usize
    }

    pub const fn name(&self, face: usize) -> &'static str {
        self.names[face]
    }

    /// The copies of a face, by their numbers.
    pub const fn copies(&self, face: usize) -> std::ops::Range<usize> {
        let end = if face + 1 < F { self.first[face + 1] as usize } else { N };
        self.first[face] as usize..end
    }

    /// Which copy it is, counted from 1.
    pub const fn copy(&self, index: usize) -> usize {
        index - self.first[self.face(index)] as usize + 1
    }

    pub fn called(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|face| *face == name)
    }

    /// `darth-vader` for what there is one of, `x-wing.2` for the second of several.
    pub fn write(&self, index: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let face = self.face(index);
        f.write_str(self.names[face])?;
        if self.copies(face).len() > 1 { write!(f, ".{}", self.copy(index)) } else { Ok(()) }
    }

    /// Reads what [`Faces::write`] writes. A name alone is the first copy.
    pub fn read(&self, s: &str) -> Result<usize, String> {
        let (name, copy) = match s.split_once('.') {
            Some((name, copy)) => (name, copy.parse().ok()),
            None => (s, Some(1)),
        };
        let copies = self.copies(self.called(name).ok_or_else(|| self.unknown(name))?);
        let wanted = copy.and_then(|n: usize| copies.clone().nth(n.checked_sub(1)?));
        wanted.ok_or_else(|| format!("there is no `{s}`; `{name}` has {} copies", copies.len()))
    }

    /// What to say about a name that does not exist.
    fn unknown(&self, name: &str) -> String {
        let near = near(&self.names, name);
        if near.is_empty() {
            format!("there is no {} `{name}`; {}", self.kind, self.listed)
        } else {
            format!("there is no {} `{name}`; did you mean {}?", self.kind, near.join(" or "))
        }
    }
}

/// Up to three of the names that somebody may have meant who wrote this one.
pub fn near<'a>(names: &[&'a str], wrote: &str) -> Vec<&'a str> {
    let word = |name: &str| name.split('-').any(|word| word.len() > 3 && wrote.contains(word));
    let near = |name: &&&str| name.contains(wrote) || wrote.contains(**name) || word(name);
    names.iter().filter(|_| !wrote.is_empty()).filter(near).take(3).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    static FACES: Faces<3, 6> =
        Faces::new([("x-wing", 3), ("darth-vader", 1), ("tie-fighter", 2)], "card", "the box lists them");

    struct Named(usize);

    impl fmt::Display for Named {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            FACES.write(self.0, f)
        }
    }

    #[test]
    fn every_copy_reads_as_it_is_written() {
        let names: Vec<String> = (0..6).map(|index| Named(index).to_string()).collect();
        assert_eq!(
            names,
            ["x-wing.1", "x-wing.2", "x-wing.3", "darth-vader", "tie-fighter.1", "tie-fighter.2"]
        );
        for (index, name) in names.iter().enumerate() {
            assert_eq!(FACES.read(name), Ok(index));
        }
        assert_eq!(FACES.read("tie-fighter"), Ok(4));
        assert_eq!((FACES.face(5), FACES.copy(5), FACES.copies(2)), (2, 2, 4..6));
    }

    #[test]
    fn a_wrong_name_is_told_what_is_possible() {
        let wrong = |name: &str| FACES.read(name).expect_err("a wrong name");
        assert_eq!(wrong("tie-figter"), "there is no card `tie-figter`; the box lists them");
        assert_eq!(wrong("vader"), "there is no card `vader`; did you mean darth-vader?");
        assert_eq!(wrong("a-fighter"), "there is no card `a-fighter`; did you mean tie-fighter?");
        assert_eq!(wrong(""), "there is no card ``; the box lists them");
        assert_eq!(wrong("x-wing.4"), "there is no `x-wing.4`; `x-wing` has 3 copies");
        assert_eq!(wrong("x-wing.0"), "there is no `x-wing.0`; `x-wing` has 3 copies");
        assert_eq!(wrong("x-wing.two"), "there is no `x-wing.two`; `x-wing` has 3 copies");
    }
}
