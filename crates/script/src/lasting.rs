//! What lasts: grants that stand as long as their card is in play, and those an effect has left behind.
//!
//! Whoever wants to know a value asks [`sum`], [`has`] or [`abilities`]: they put together what is printed,
//! what stands and what lasts, in one order. What is lost comes first and is not regained, unless the board
//! says otherwise of what effects grant later; then what is gained; then what is added. A condition may ask only for what comes earlier, so nothing goes in circles.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::{Frame, Set};

/// The words in which a game says what is granted.
pub trait Grants: Copy + Debug + 'static {
    /// A value things have: power, cost.
    type Stat: Copy + PartialEq + Debug + 'static;
    type Keyword: Copy + PartialEq + Debug + 'static;
    /// Names the things that are granted something.
    type To: Copy + Debug + 'static;
    /// Is true or false.
    type When: Copy + Debug + 'static;
    /// A number, written or counted.
    type Num: Copy + Debug + 'static;

    /// What effects can leave behind; the rows of [`Lasting`] point into it.
    const TABLE: &'static [Grant<Self>] = &[];

    /// No value falls below this.
    fn floor(stat: Self::Stat) -> i16 {
        let _ = stat;
        0
    }
}

/// What a thing is given, or deprived of.
#[derive(Clone, Copy, Debug)]
pub enum Grant<G: Grants> {
    /// Without a keyword: it loses all its abilities, and its keywords with them.
    Lacks(Option<G::Keyword>),
    Has(G::Keyword),
    Ability(u16),
    /// How much, when it stands; what lasts has counted it once and for all.
    Plus(G::Stat, G::Num),
}

/// Grants are looked at in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    Loss,
    Gain,
    Plus,
}

impl<G: Grants> Grant<G> {
    pub const fn class(&self) -> Class {
        match self {
            Grant::Lacks(_) => Class::Loss,
            Grant::Has(_) | Grant::Ability(_) => Class::Gain,
            Grant::Plus(..) => Class::Plus,
        }
    }
}

/// A grant printed on a card: it holds as long as the card is in play and has not lost its abilities.
#[derive(Clone, Copy, Debug)]
pub struct Standing<G: Grants> {
    pub to: G::To,
    pub when: G::When,
    pub grant: Grant<G>,
}

/// A grant that an effect has left behind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Row<const W: usize> {
    /// Which one of [`Grants::TABLE`].
    pub what: u16,
    pub num: i16,
    /// When it ends, as the game counts its endings.
    pub until: u8,
    pub owner: u8,
    pub source: u16,
    /// Those it was granted to; nobody joins them later. A row that is about no thing is the game's to read.
    pub things: Set<W>,
}

/// `N` grants at a time. It comes from what the rules allow: a full list is a bug and panics. Unused places
/// are kept blank, so that equal lists are equal in every byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lasting<const W: usize, const N: usize> {
    rows: [Row<W>; N],
    len: u8,
}

impl<const W: usize> Row<W> {
    const BLANK: Row<W> = Row { what: 0, num: 0, until: 0, owner: 0, source: 0, things: Set::EMPTY };
}

impl<const W: usize, const N: usize> Default for Lasting<W, N> {
    fn default() -> Self {
        Lasting::new()
    }
}

impl<const W: usize, const N: usize> Lasting<W, N> {
    pub const fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a byte counts the rows") };
        Lasting { rows: [Row::BLANK; N], len: 0 }
    }

    /// The oldest comes first.
    #[inline]
    pub fn rows(&self) -> &[Row<W>] {
        &self.rows[..usize::from(self.len)]
    }

    /// Equal numbers add up, and a keyword is had or lacked once; an ability comes as often as it is granted.
    ///
    /// # Panics
    /// If the list is full.
    pub fn add<G: Grants>(&mut self, row: Row<W>) {
        let alike = |other: &&mut Row<W>| Row { num: row.num, ..**other } == row;
        let same = self.rows[..usize::from(self.len)].iter_mut().find(alike);
        match (&G::TABLE[usize::from(row.what)], same) {
            (Grant::Plus(..), Some(same)) => same.num += row.num,
            (Grant::Has(_) | Grant::Lacks(_), Some(_)) => {}
            _ => {
                let place = self.rows.get_mut(usize::from(self.len));
                *place.expect("there is room for all that lasts") = row;
                self.len += 1;
            }
        }
    }

    /// What lasts until then is over.
    pub fn end(&mut self, until: u8) {
        self.retain(|row| row.until != until);
    }

    /// A thing leaves play: nothing is granted to it any more.
    pub fn leave(&mut self, thing: u16) {
        self.retain(|row| {
            let had = row.things.contains(thing);
            row.things.remove(thing);
            !had || !row.things.is_empty()
        });
    }

    /// Things get other numbers: `all` says it of sets, `one` of single things.
    pub fn renumber(&mut self, all: impl Fn(Set<W>) -> Set<W>, one: impl Fn(u16) -> u16) {
        for row in &mut self.rows[..usize::from(self.len)] {
            row.things = all(row.things);
            row.source = one(row.source);
        }
    }

    /// Drops the rows that are not to be kept, such as an effect that waited for its moment and has come.
    pub fn retain(&mut self, mut keep: impl FnMut(&mut Row<W>) -> bool) {
        let mut kept = 0;
        for at in 0..usize::from(self.len) {
            let mut row = std::mem::replace(&mut self.rows[at], Row::BLANK);
            if keep(&mut row) {
                self.rows[kept] = row;
                kept += 1;
            }
        }
        self.len = kept as u8;
    }
}

impl<const W: usize, const N: usize> Serialize for Lasting<W, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Serialize::serialize(self.rows(), serializer)
    }
}

impl<'de, const W: usize, const N: usize> Deserialize<'de> for Lasting<W, N> {
    fn deserialize<De: serde::Deserializer<'de>>(deserializer: De) -> Result<Self, De::Error> {
        let rows = Vec::<Row<W>>::deserialize(deserializer)?;
        let mut lasting = Lasting::new();
        let Some(places) = lasting.rows.get_mut(..rows.len()) else {
            let error = format!("there is no room for more than {N} lasting effects");
            return Err(serde::de::Error::custom(error));
        };
        places.copy_from_slice(&rows);
        lasting.len = rows.len() as u8;
        Ok(lasting)
    }
}

/// What must be known of a table to say what things have. A view can tell as well as a state.
pub trait Board<const W: usize> {
    type Grants: Grants;
    /// Whether anything that stands takes abilities or keywords away.
    const STANDING_LOSSES: bool = true;

    fn printed(&self, stat: <Self::Grants as Grants>::Stat, thing: u16) -> i16;
    fn prints(&self, keyword: <Self::Grants as Grants>::Keyword, thing: u16) -> bool {
        let _ = (keyword, thing);
        false
    }
    fn printed_abilities(&self, thing: u16) -> &'static [u16] {
        let _ = thing;
        &[]
    }

    /// What cards in play grant of this class, each with the frame its words are read in: blank but for the
    /// source and the owner. To name grants of another class is slow, not wrong.
    fn standing(&self, class: Class) -> impl Iterator<Item = (Frame<W>, Standing<Self::Grants>)>;
    /// What effects have left behind.
    fn lasting(&self) -> &[Row<W>] {
        &[]
    }

    /// What was lost is regained by what is granted later, if this names the row of [`Grants::TABLE`] by which the
    /// game remembers when a card came that grants something.
    fn arrivals(&self) -> Option<u16> {
        None
    }

    fn reaches(&self, to: &<Self::Grants as Grants>::To, thing: u16, frame: &Frame<W>) -> bool;
    fn holds(&self, when: &<Self::Grants as Grants>::When, frame: &Frame<W>) -> bool;
    fn value(&self, num: &<Self::Grants as Grants>::Num, frame: &Frame<W>) -> i16;
}

/// What a thing has of this: printed, and all that is added and taken away.
#[inline]
pub fn sum<B: Board<W>, const W: usize>(board: &B, stat: <B::Grants as Grants>::Stat, thing: u16) -> i16 {
    let of = move |grant: &Grant<B::Grants>| matches!(grant, Grant::Plus(other, _) if *other == stat);
    let stands = granted(board, Class::Plus, thing, of).map(|(grant, frame)| match grant {
        Grant::Plus(_, num) => board.value(&num, &frame),
        _ => 0,
    });
    let lasts = rows(board, thing).filter(|(grant, _)| of(grant)).map(|(_, row)| row.num);
    let total = board.printed(stat, thing) + stands.sum::<i16>() + lasts.sum::<i16>();
    total.max(B::Grants::floor(stat))
}

/// Whether a thing has a keyword, printed or gained, and has not lost it.
pub fn has<B: Board<W>, const W: usize>(
    board: &B,
    keyword: <B::Grants as Grants>::Keyword,
    thing: u16,
) -> bool {
    let it = move |grant: &Grant<B::Grants>| matches!(grant, Grant::Has(other) if *other == keyword);
    if lacks(board, Some(keyword), thing) {
        return regained(board, Some(keyword), Class::Gain, thing, it).next().is_some();
    }
    board.prints(keyword, thing)
        || rows(board, thing).any(|(grant, _)| it(grant))
        || granted(board, Class::Gain, thing, it).next().is_some()
}

/// What is added to a thing after it has lost all its abilities.
pub fn sum_regained<B: Board<W>, const W: usize>(
    board: &B,
    stat: <B::Grants as Grants>::Stat,
    thing: u16,
) -> i16 {
    let of = move |grant: &Grant<B::Grants>| matches!(grant, Grant::Plus(other, _) if *other == stat);
    regained(board, None, Class::Plus, thing, of).map(|(_, num)| num).sum()
}

/// The abilities of a thing: those printed, those that stand, those that last. Each comes as often as it is
/// there.
pub fn abilities<B: Board<W>, const W: usize>(board: &B, thing: u16) -> impl Iterator<Item = u16> {
    let id = |grant: &Grant<B::Grants>| match grant {
        Grant::Ability(id) => Some(*id),
        _ => None,
    };
    let stands = granted(board, Class::Gain, thing, move |grant| id(grant).is_some());
    let gained = stands.map(|(grant, _)| grant).chain(rows(board, thing).map(|(grant, _)| *grant));
    let printed = board.printed_abilities(thing).iter().copied();
    // Whoever has lost them is asked only for what has come since.
    let blank = is_blank(board, thing);
    let since = blank.then(|| regained(board, None, Class::Gain, thing, move |grant| id(grant).is_some()));
    let since = since.into_iter().flatten().filter_map(move |(grant, _)| id(&grant));
    let all = (!blank).then(|| printed.chain(gained.filter_map(move |grant| id(&grant))));
    all.into_iter().flatten().chain(since)
}

/// Whether a thing has lost all its abilities.
#[inline]
pub fn is_blank<B: Board<W>, const W: usize>(board: &B, thing: u16) -> bool {
    lacks(board, None, thing)
}

/// Whether a thing has lost this keyword, or all there is to lose.
#[inline]
fn lacks<B: Board<W>, const W: usize>(
    board: &B,
    keyword: Option<<B::Grants as Grants>::Keyword>,
    thing: u16,
) -> bool {
    let it = move |grant: &Grant<B::Grants>| matches!(grant, Grant::Lacks(lost) if lost.is_none() || *lost == keyword);
    rows(board, thing).any(|(grant, _)| it(grant))
        || (B::STANDING_LOSSES && granted(board, Class::Loss, thing, it).next().is_some())
}

/// What is granted to a thing after it has lost this keyword, or all there is to lose, and how much of it. Rows lie in
/// the order in which they came.
fn regained<B: Board<W>, const W: usize>(
    board: &B,
    keyword: Option<<B::Grants as Grants>::Keyword>,
    class: Class,
    thing: u16,
    wanted: impl Fn(&Grant<B::Grants>) -> bool + Copy,
) -> impl Iterator<Item = (Grant<B::Grants>, i16)> {
    let grant = |row: &Row<W>| &B::Grants::TABLE[usize::from(row.what)];
    let loses = move |row: &Row<W>| {
        row.things.contains(thing)
            && matches!(grant(row), Grant::Lacks(lost) if lost.is_none() || *lost == keyword)
    };
    let rows = board.lasting();
    let lost = rows.iter().rposition(loses).filter(|_| board.arrivals().is_some());
    let since = lost.map_or(&[][..], |at| &rows[at + 1..]);
    let lasts = since.iter().filter(move |row| row.things.contains(thing) && wanted(grant(row)));
    let newer = move |source| {
        since.iter().any(|row| Some(row.what) == board.arrivals() && row.things.contains(source))
    };
    let stands = granted(board, class, thing, wanted).filter(move |(_, frame)| newer(frame.source));
    let stands = stands.map(|(grant, frame)| match grant {
        Grant::Plus(_, num) => (grant, board.value(&num, &frame)),
        _ => (grant, 0),
    });
    lasts.map(move |row| (*grant(row), row.num)).chain(stands)
}

/// What lasts for a thing.
#[inline]
fn rows<B: Board<W>, const W: usize>(
    board: &B,
    thing: u16,
) -> impl Iterator<Item = (&'static Grant<B::Grants>, &Row<W>)> {
    let mine = board.lasting().iter().filter(move |row| row.things.contains(thing));
    mine.map(|row| (&B::Grants::TABLE[usize::from(row.what)], row))
}

/// What stands for a thing, each with the frame of the card that says so. Losses count whoever says them: if
/// two cards could blank each other, both are blank.
#[inline]
fn granted<B: Board<W>, const W: usize>(
    board: &B,
    class: Class,
    thing: u16,
    wanted: impl Fn(&Grant<B::Grants>) -> bool,
) -> impl Iterator<Item = (Grant<B::Grants>, Frame<W>)> {
    let counts = move |(frame, standing): &(Frame<W>, Standing<B::Grants>)| {
        wanted(&standing.grant)
            && board.reaches(&standing.to, thing, frame)
            && board.holds(&standing.when, frame)
            && (class == Class::Loss || !is_blank(board, frame.source))
    };
    board.standing(class).filter(counts).map(|(frame, standing)| (standing.grant, frame))
}
