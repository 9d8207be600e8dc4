//! The things of a position that have a name, in one table: how each is placed, and how it is read.

use crate::{Fact, Game, Seat, SeatNames, Stage, of_seat};

/// The subjects a game knows.
#[derive(Debug)]
pub struct Subjects<G: Stage + 'static> {
    /// What there is once.
    pub table: &'static [Subject<G, ()>],
    /// What every seat has.
    pub seat: &'static [Subject<G, Seat>],
    pub seats: SeatNames,
    /// Subjects with a name in them, as people are told of them: `CARD damage`. The game finds them itself.
    pub placed: &'static [&'static str],
    pub read: &'static [&'static str],
}

type Place<G, A> = fn(&mut <G as Stage>::Position, A, &str) -> Result<(), String>;
type Read<G, A> = fn(&<G as Game>::View, A) -> Fact;

/// One of them. `A` is whose it is.
#[derive(Debug)]
pub struct Subject<G: Stage, A> {
    name: &'static str,
    place: Option<Place<G, A>>,
    read: Option<Read<G, A>>,
    described: bool,
}

impl<G: Stage, A: Copy> Subject<G, A> {
    /// Placed in positions, read in claims, and part of every description.
    pub const fn new(name: &'static str, place: Place<G, A>, read: Read<G, A>) -> Self {
        Subject { name, place: Some(place), read: Some(read), described: true }
    }

    /// Follows from the rest, so that no description has to say it.
    #[must_use]
    pub const fn undescribed(mut self) -> Self {
        self.described = false;
        self
    }

    pub const fn placed(name: &'static str, place: Place<G, A>) -> Self {
        Subject { name, place: Some(place), read: None, described: false }
    }

    pub const fn read(name: &'static str, read: Read<G, A>) -> Self {
        Subject { name, place: None, read: Some(read), described: false }
    }
}

fn find<G: Stage, A>(rows: &'static [Subject<G, A>], name: &str) -> Option<&'static Subject<G, A>> {
    rows.iter().find(|row| row.name == name)
}

/// The names of those rows that can be placed, or read.
fn names<G: Stage, A>(rows: &[Subject<G, A>], has: fn(&Subject<G, A>) -> bool) -> Vec<&'static str> {
    rows.iter().filter(|row| has(row)).map(|row| row.name).collect()
}

impl<G: Stage> Subjects<G> {
    /// Places a subject of the table; nothing if there is none of this name.
    pub fn place(&self, stage: &mut G::Position, subject: &str, value: &str) -> Option<Result<(), String>> {
        if let Some((seat, thing)) = of_seat(subject, |name| self.seats.called(name)) {
            let place = find(self.seat, thing).and_then(|row| row.place);
            return Some(match place {
                Some(place) => place(stage, seat, value),
                None => Err(Self::no_such_thing(thing, &names(self.seat, |row| row.place.is_some()))),
            });
        }
        find(self.table, subject).and_then(|row| row.place).map(|place| place(stage, (), value))
    }

    /// Reads a subject of the table; nothing if there is none of this name.
    pub fn read(&self, view: &G::View, subject: &str) -> Option<Result<Fact, String>> {
        if let Some((seat, thing)) = of_seat(subject, |name| self.seats.called(name)) {
            let read = find(self.seat, thing).and_then(|row| row.read);
            return Some(match read {
                Some(read) => Ok(read(view, seat)),
                None => Err(Self::no_such_thing(thing, &names(self.seat, |row| row.read.is_some()))),
            });
        }
        find(self.table, subject).and_then(|row| row.read).map(|read| Ok(read(view, ())))
    }

    /// All that a position has to say.
    pub fn describe(&self, view: &G::View, seats: impl Iterator<Item = Seat>) -> Vec<(String, String)> {
        let mut all = Vec::new();
        for row in self.table.iter().filter(|row| row.described) {
            all.extend(row.read.map(|read| (row.name.to_owned(), read(view, ()).to_string())));
        }
        for seat in seats {
            for row in self.seat.iter().filter(|row| row.described) {
                let subject = format!("{} {}", self.seats.name(seat), row.name);
                all.extend(row.read.map(|read| (subject, read(view, seat).to_string())));
            }
        }
        all
    }

    fn no_such_thing(thing: &str, known: &[&str]) -> String {
        format!("a player has no `{thing}`; there are {}", known.join(", "))
    }

    /// What to say about a subject that cannot be placed.
    pub fn not_placed(&self, subject: &str) -> String {
        let (table, seat) =
            (names(self.table, |row| row.place.is_some()), names(self.seat, |row| row.place.is_some()));
        Self::unknown(subject, &table, self.placed, &seat)
    }

    /// What to say about a subject that cannot be read.
    pub fn not_read(&self, subject: &str) -> String {
        let (table, seat) =
            (names(self.table, |row| row.read.is_some()), names(self.seat, |row| row.read.is_some()));
        Self::unknown(subject, &table, self.read, &seat)
    }

    fn unknown(subject: &str, table: &[&str], others: &[&str], seat: &[&str]) -> String {
        let here = [table, others].concat().join(", ");
        format!("there is no `{subject}`; there are {here}, and for each seat {}", seat.join(", "))
    }
}
