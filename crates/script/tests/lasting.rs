//! What lasts, in a menagerie: animals 0 to 15 stand in a ring, and some of them change the others.

use script::{
    Board, Class, Frame, Grant, Grants, Key, Lasting, Ledger, Row, Standing, abilities, has, is_blank, sum,
};

type Set = script::Set<1>;

#[derive(Clone, Copy, Debug)]
struct Zoo;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Stat {
    Weight,
    /// May sink below nothing.
    Mood,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Keyword {
    Swims,
    Flies,
}

#[derive(Clone, Copy, Debug)]
enum To {
    This,
    /// Everybody else with the same keeper.
    Others,
    All,
}

#[derive(Clone, Copy, Debug)]
enum When {
    Always,
    /// This animal swims: what is added may ask for what is gained.
    Swimming,
}

#[derive(Clone, Copy, Debug)]
enum Num {
    N(i16),
    /// As many as there are in the ring.
    Crowd,
}

const HEAVIER: u16 = 0;
const LEARNS_TO_FLY: u16 = 1;
const FORGETS_FLYING: u16 = 2;
const ASLEEP: u16 = 3;
const ROARS: u16 = 4;

impl Grants for Zoo {
    type Stat = Stat;
    type Keyword = Keyword;
    type To = To;
    type When = When;
    type Num = Num;

    const TABLE: &'static [Grant<Zoo>] = &[
        Grant::Plus(Stat::Weight, Num::Crowd),
        Grant::Has(Keyword::Flies),
        Grant::Lacks(Some(Keyword::Flies)),
        Grant::Lacks(None),
        Grant::Ability(ROAR),
    ];

    fn floor(stat: Stat) -> i16 {
        if stat == Stat::Mood { i16::MIN } else { 0 }
    }
}

const ROAR: u16 = 70;
const SPIT: u16 = 71;
const TRICK: u16 = 72;

const fn stands(to: To, when: When, grant: Grant<Zoo>) -> Standing<Zoo> {
    Standing { to, when, grant }
}

const PLAIN: u16 = 0;
const KEEPER: u16 = 2;
const SWIMMER: u16 = 4;
const LLAMA: u16 = 6;
const WITCH: u16 = 8;
const OTHER_WITCH: u16 = 10;
const TRAINER: u16 = 12;
const SKUNK: u16 = 14;

static FEEDS: [Standing<Zoo>; 1] = [stands(To::Others, When::Always, Grant::Plus(Stat::Weight, Num::N(2)))];
static BATHES: [Standing<Zoo>; 2] = [
    stands(To::This, When::Swimming, Grant::Plus(Stat::Weight, Num::Crowd)),
    stands(To::This, When::Always, Grant::Plus(Stat::Mood, Num::N(1))),
];
static TEACHES: [Standing<Zoo>; 2] = [
    stands(To::Others, When::Always, Grant::Has(Keyword::Swims)),
    stands(To::Others, When::Always, Grant::Ability(TRICK)),
];
static ENCHANTS: [Standing<Zoo>; 1] = [stands(To::Others, When::Always, Grant::Lacks(None))];
static STINKS: [Standing<Zoo>; 1] = [stands(To::All, When::Always, Grant::Plus(Stat::Mood, Num::N(-9)))];

fn printed_on(animal: u16) -> &'static [Standing<Zoo>] {
    match animal {
        KEEPER => &FEEDS,
        SWIMMER => &BATHES,
        WITCH | OTHER_WITCH => &ENCHANTS,
        TRAINER => &TEACHES,
        SKUNK => &STINKS,
        _ => &[],
    }
}

/// Even animals are the first keeper's.
fn keeper(animal: u16) -> u8 {
    (animal % 2) as u8
}

/// A ring, and what lasts in it.
#[derive(Default)]
struct Ring {
    animals: Set,
    lasting: Lasting<1, 4>,
}

fn ring(animals: &[u16]) -> Ring {
    Ring { animals: animals.iter().copied().collect(), ..Ring::default() }
}

impl Ring {
    fn last(&mut self, what: u16, num: i16, things: &[u16]) {
        let things = things.iter().copied().collect();
        self.lasting.add::<Zoo>(Row { what, num, things, until: NIGHT, owner: 0, source: KEEPER });
    }

    fn weight(&self, thing: u16) -> i16 {
        sum(self, Stat::Weight, thing)
    }

    fn abilities(&self, thing: u16) -> Vec<u16> {
        abilities(self, thing).collect()
    }
}

const NIGHT: u8 = 1;
const WINTER: u8 = 2;

impl Board<1> for Ring {
    type Grants = Zoo;

    fn printed(&self, stat: Stat, _: u16) -> i16 {
        if stat == Stat::Weight { 3 } else { 0 }
    }

    fn prints(&self, keyword: Keyword, thing: u16) -> bool {
        keyword == Keyword::Flies && thing == LLAMA
    }

    fn printed_abilities(&self, thing: u16) -> &'static [u16] {
        if thing == LLAMA { &[SPIT] } else { &[] }
    }

    fn standing(&self, _: Class) -> impl Iterator<Item = (Frame<1>, Standing<Zoo>)> {
        self.animals.iter().flat_map(move |source| {
            let frame = Frame { source, owner: keeper(source), ..Frame::BLANK };
            printed_on(source).iter().map(move |standing| (frame, *standing))
        })
    }

    fn lasting(&self) -> &[Row<1>] {
        self.lasting.rows()
    }

    fn reaches(&self, to: &To, thing: u16, frame: &Frame<1>) -> bool {
        match to {
            To::This => thing == frame.source,
            To::Others => thing != frame.source && keeper(thing) == frame.owner,
            To::All => true,
        }
    }

    fn holds(&self, when: &When, frame: &Frame<1>) -> bool {
        match when {
            When::Always => true,
            When::Swimming => has(self, Keyword::Swims, frame.source),
        }
    }

    fn value(&self, num: &Num, _: &Frame<1>) -> i16 {
        match num {
            Num::N(n) => *n,
            Num::Crowd => self.animals.len() as i16,
        }
    }
}

#[test]
fn what_stands_ends_with_its_card() {
    let mut ring = ring(&[PLAIN, PLAIN + 1, KEEPER]);
    assert_eq!([PLAIN, PLAIN + 1, KEEPER].map(|animal| ring.weight(animal)), [5, 3, 3]);
    ring.animals.remove(KEEPER);
    assert_eq!(ring.weight(PLAIN), 3);
}

#[test]
fn printed_standing_and_lasting_add_up() {
    let mut ring = ring(&[PLAIN, KEEPER]);
    ring.last(HEAVIER, 4, &[PLAIN]);
    assert_eq!(ring.weight(PLAIN), 3 + 2 + 4);
    assert_eq!(ring.weight(KEEPER), 3);
    assert_eq!(sum(&ring, Stat::Mood, PLAIN), 0, "another value is not touched");
}

#[test]
fn a_value_does_not_fall_below_its_floor() {
    let mut ring = ring(&[PLAIN, SKUNK]);
    ring.last(HEAVIER, -8, &[PLAIN]);
    assert_eq!(ring.weight(PLAIN), 0);
    assert_eq!(sum(&ring, Stat::Mood, PLAIN), -9);
    // The decrease is not lost on the floor.
    ring.animals.insert(KEEPER);
    ring.last(HEAVIER, 4, &[PLAIN]);
    assert_eq!(ring.weight(PLAIN), 3 + 2 - 8 + 4);
}

#[test]
fn a_number_that_stands_is_counted_anew_and_its_condition_may_ask_for_what_is_gained() {
    let mut ring = ring(&[SWIMMER]);
    assert_eq!(ring.weight(SWIMMER), 3);
    ring.animals.insert(TRAINER);
    assert_eq!(ring.weight(SWIMMER), 3 + 2);
    ring.animals.insert(PLAIN);
    assert_eq!(ring.weight(SWIMMER), 3 + 3);
}

#[test]
fn keywords_are_printed_stand_or_last() {
    let mut ring = ring(&[PLAIN, LLAMA, TRAINER]);
    assert!(has(&ring, Keyword::Flies, LLAMA) && has(&ring, Keyword::Swims, PLAIN));
    assert!(!has(&ring, Keyword::Flies, PLAIN) && !has(&ring, Keyword::Swims, TRAINER));
    ring.last(LEARNS_TO_FLY, 0, &[PLAIN]);
    assert!(has(&ring, Keyword::Flies, PLAIN));
}

#[test]
fn what_is_lost_is_not_regained() {
    let mut ring = ring(&[LLAMA, TRAINER]);
    ring.last(FORGETS_FLYING, 0, &[LLAMA]);
    ring.last(LEARNS_TO_FLY, 0, &[LLAMA]);
    assert!(!has(&ring, Keyword::Flies, LLAMA));
    assert!(has(&ring, Keyword::Swims, LLAMA), "only one keyword is lost");
    assert!(!is_blank(&ring, LLAMA));
    assert_eq!(ring.abilities(LLAMA), [SPIT, TRICK]);

    ring.last(ASLEEP, 0, &[LLAMA]);
    ring.last(ROARS, 0, &[LLAMA]);
    assert!(is_blank(&ring, LLAMA) && !has(&ring, Keyword::Swims, LLAMA));
    assert!(ring.abilities(LLAMA).is_empty());
}

#[test]
fn a_blank_card_grants_nothing_but_still_gains_numbers() {
    let mut ring = ring(&[PLAIN, KEEPER, TRAINER]);
    ring.last(ASLEEP, 0, &[KEEPER, TRAINER]);
    ring.last(HEAVIER, 1, &[KEEPER]);
    assert_eq!(ring.weight(PLAIN), 3);
    assert_eq!(ring.weight(KEEPER), 4);
    assert!(!has(&ring, Keyword::Swims, PLAIN));
    assert!(ring.abilities(PLAIN).is_empty());
}

#[test]
fn two_that_blank_each_other_are_both_blank() {
    let ring = ring(&[WITCH, OTHER_WITCH, KEEPER, PLAIN]);
    assert!(is_blank(&ring, WITCH) && is_blank(&ring, OTHER_WITCH));
    assert_eq!(ring.weight(PLAIN), 3, "the keeper is blank, too");
}

#[test]
fn abilities_come_as_often_as_they_are_there() {
    let mut ring = ring(&[LLAMA, TRAINER, TRAINER + 1]);
    ring.last(ROARS, 0, &[LLAMA]);
    ring.last(ROARS, 0, &[LLAMA]);
    assert_eq!(ring.abilities(LLAMA), [SPIT, TRICK, ROAR, ROAR]);
    assert!(ring.abilities(TRAINER).is_empty());
}

#[test]
fn the_things_are_fixed_when_it_is_created() {
    let mut ring = ring(&[PLAIN]);
    ring.last(HEAVIER, 2, &[PLAIN]);
    ring.animals.insert(LLAMA);
    assert_eq!((ring.weight(PLAIN), ring.weight(LLAMA)), (5, 3));
}

#[test]
fn equal_numbers_add_up_and_abilities_never_merge() {
    let mut ring = ring(&[PLAIN, LLAMA]);
    ring.last(HEAVIER, 2, &[PLAIN]);
    ring.last(HEAVIER, 3, &[PLAIN]);
    assert_eq!(ring.lasting.rows().len(), 1);
    assert_eq!(ring.lasting.rows()[0].num, 5);
    ring.last(HEAVIER, 3, &[PLAIN, LLAMA]);
    assert_eq!(ring.lasting.rows().len(), 2, "others are granted it");
    ring.last(ROARS, 0, &[PLAIN]);
    ring.last(ROARS, 0, &[PLAIN]);
    assert_eq!(ring.lasting.rows().len(), 4);
}

#[test]
fn a_keyword_is_had_or_lacked_once() {
    let mut ring = ring(&[PLAIN]);
    for what in [LEARNS_TO_FLY, LEARNS_TO_FLY, ASLEEP, ASLEEP] {
        ring.last(what, 0, &[PLAIN]);
    }
    assert_eq!(ring.lasting.rows().len(), 2);
}

#[test]
fn an_end_drops_its_rows_alone() {
    let mut ring = ring(&[PLAIN]);
    ring.last(HEAVIER, 2, &[PLAIN]);
    let long = Row { num: 1, until: WINTER, ..ring.lasting.rows()[0] };
    ring.lasting.add::<Zoo>(long);
    assert_eq!(ring.weight(PLAIN), 3 + 2 + 1);
    ring.lasting.end(NIGHT);
    assert_eq!(ring.lasting.rows(), [long]);
    ring.lasting.end(WINTER);
    assert_eq!(ring.lasting, Lasting::new(), "places are blank again");
}

#[test]
fn who_leaves_is_granted_nothing_any_more() {
    let mut ring = ring(&[PLAIN, LLAMA]);
    ring.last(HEAVIER, 2, &[PLAIN, LLAMA]);
    ring.last(ROARS, 0, &[PLAIN]);
    // Something that waits for its moment is about nobody.
    ring.last(ROARS, 7, &[]);
    ring.lasting.leave(PLAIN);
    assert_eq!((ring.weight(PLAIN), ring.weight(LLAMA)), (3, 5));
    assert_eq!(ring.lasting.rows().iter().map(|row| row.what).collect::<Vec<_>>(), [HEAVIER, ROARS]);
    assert_eq!(ring.lasting.rows()[1].num, 7);
}

#[test]
#[should_panic(expected = "there is room for all that lasts")]
fn a_full_list_is_a_bug() {
    let mut ring = ring(&[PLAIN]);
    (0..5).for_each(|_| ring.last(ROARS, 0, &[PLAIN]));
}

#[test]
fn what_lasts_can_be_written_down() {
    let mut ring = ring(&[PLAIN]);
    ring.last(HEAVIER, 2, &[PLAIN]);
    ring.last(ROARS, 0, &[PLAIN]);
    let json = serde_json::to_string(&ring.lasting).expect("a list");
    assert_eq!(serde_json::from_str::<Lasting<1, 4>>(&json).expect("rows"), ring.lasting);
    let error = serde_json::from_str::<Lasting<1, 1>>(&json).expect_err("too many");
    assert!(error.to_string().contains("no room for more than 1"), "{error}");
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Note {
    Fed,
    Sold,
}

impl Key for Note {
    const ALL: &'static [Note] = &[Note::Fed, Note::Sold];

    fn index(self) -> usize {
        self as usize
    }

    fn until(self) -> u8 {
        if self == Note::Fed { NIGHT } else { WINTER }
    }

    fn kept(self) -> bool {
        self == Note::Sold
    }
}

type Book = Ledger<Note, 1, 2, 2>;

fn book() -> Book {
    let mut book = Book::new();
    for note in Note::ALL {
        book.mark(*note, PLAIN);
        book.mark(*note, LLAMA);
        book.count(*note, 1, 2);
    }
    book
}

#[test]
fn a_ledger_forgets_each_key_at_its_end() {
    let mut book = book();
    assert_eq!(book.marked(Note::Fed), Set::one(PLAIN).with(LLAMA));
    assert_eq!([0, 1].map(|seat| book.tally(Note::Fed, seat)), [0, 2]);
    book.end(NIGHT);
    assert_eq!((book.marked(Note::Fed), book.tally(Note::Fed, 1)), (Set::EMPTY, 0));
    assert_eq!((book.marked(Note::Sold).len(), book.tally(Note::Sold, 1)), (2, 2));
    book.end(WINTER);
    assert_eq!(book, Book::new());
}

#[test]
fn marks_leave_with_their_thing_but_numbers_stay() {
    let mut book = book();
    book.leave(PLAIN);
    assert_eq!(book.marked(Note::Fed), Set::one(LLAMA));
    assert_eq!(book.marked(Note::Sold), Set::one(PLAIN).with(LLAMA), "a kept one stays");
    assert_eq!(book.tally(Note::Fed, 1), 2);
    book.unmark(Note::Sold, PLAIN);
    assert_eq!(book.marked(Note::Sold), Set::one(LLAMA));
}

#[test]
fn a_tally_stops_at_what_a_byte_can_count() {
    let mut book = book();
    book.count(Note::Fed, 1, 255);
    assert_eq!(book.tally(Note::Fed, 1), 255);
}

#[test]
fn a_ledger_can_be_written_down() {
    let json = serde_json::to_string(&book()).expect("a ledger");
    assert_eq!(serde_json::from_str::<Book>(&json).expect("a ledger"), book());
    let error = serde_json::from_str::<Ledger<Note, 1, 2, 3>>(&json).expect_err("too few seats");
    assert!(error.to_string().contains("2 keys and 3 seats"), "{error}");
}
