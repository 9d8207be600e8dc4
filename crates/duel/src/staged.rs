//! Positions as scenarios write them, and what they can claim.

use kernel::{Dice, Entry, Eyes, Fact, Fate, Roll, Seat, Stage, Subject, Subjects, Turn, number};
use pieces::{Listed, Named, Placed, Thing};
use script::Core;

use crate::Duel;
use crate::SIDES;
use crate::card::{CardId, Place, Things};
use crate::chance::{Chance, FACES};
use crate::setup::{OPTIONS, Setup};
use crate::state::{Frame, LEFT, RIGHT, State};
use crate::turn::programs;
use crate::view::View;

/// A state, and which cards lie somewhere already.
#[derive(Debug)]
pub struct Position {
    state: State,
    /// Unknown cards are filled in when all others are known.
    hands: [Listed<CardId>; 2],
    decks: [Listed<CardId>; 2],
    placed: Placed<2>,
}

static SUBJECTS: Subjects<Duel> = Subjects {
    table: &[
        Subject::new(
            "turn",
            |p: &mut Position, (), value| p.turn(value),
            |v: &View, ()| Fact::name(Some(SIDES.name(v.table.active))),
        ),
        Subject::new(
            "round",
            |p: &mut Position, (), value| number(value).map(|n| p.state.table.round = n),
            |v: &View, ()| Fact::number(v.table.round),
        ),
    ],
    seat: &[
        Subject::new("units", Position::units, |v: &View, seat| Fact::Entries(v.units(seat))),
        Subject::new(
            "hand",
            |p: &mut Position, seat, value| p.take(seat, value).map(|cards| p.hands[seat.index()] = cards),
            |v: &View, seat| Fact::partly(v.hands[seat.index()].iter().copied()),
        ),
        // From the top down.
        Subject::new(
            "deck",
            |p: &mut Position, seat, value| p.take(seat, value).map(|cards| p.decks[seat.index()] = cards),
            |v: &View, seat| Fact::partly(v.decks[seat.index()].iter().rev().copied()),
        ),
        Subject::new(
            "passed",
            |p: &mut Position, seat, value| {
                number::<u8>(value).map(|n| p.state.table.passed[seat.index()] = n > 0)
            },
            |v: &View, seat| Fact::number(u8::from(v.table.passed[seat.index()])),
        ),
        Subject::new(
            "discard",
            |p: &mut Position, seat, value| {
                let cards = p.take(seat, value)?.into_iter().flatten().collect::<Things>();
                p.state.table.discards = p.state.table.discards | cards;
                Ok(())
            },
            |v: &View, seat| Fact::list(v.table.discard_of(seat).of::<CardId>()),
        ),
        Subject::new(
            "damage",
            |p: &mut Position, seat, value| number(value).map(|n| p.state.table.bases[seat.index()] = n),
            |v: &View, seat| Fact::number(v.table.bases[seat.index()]),
        ),
    ],
    seats: SIDES,
    placed: &[],
    read: &["UNIT power", "secret"],
};

impl Position {
    fn turn(&mut self, side: &str) -> Result<(), String> {
        self.state.table.active = SIDES.called(side).ok_or_else(|| format!("nobody is called `{side}`"))?;
        Ok(())
    }

    /// `?` is a card that nobody names.
    fn take(&mut self, seat: Seat, list: &str) -> Result<Listed<CardId>, String> {
        let mut cards = Vec::new();
        for Entry { count, name, .. } in kernel::entries(list)? {
            for _ in 0..count {
                cards.push(if name == "?" { None } else { Some(self.take_one(seat, &name)?) });
            }
        }
        Ok(cards)
    }

    fn fill(&mut self, seat: Seat, cards: &[Option<CardId>]) -> Result<Vec<CardId>, String> {
        let mut filled = Vec::new();
        for card in cards {
            let free = |card: &CardId| self.placed.is_free(*card) && card.owner() == seat;
            let card = card.or_else(|| CardId::each().find(free)).ok_or("there are not so many cards")?;
            self.placed.add(card);
            filled.push(card);
        }
        Ok(filled)
    }

    fn take_one(&mut self, seat: Seat, name: &str) -> Result<CardId, String> {
        let free = |card: CardId| self.placed.is_free(card) && card.owner() == seat;
        let card = CardId::among(name, free)?.ok_or_else(|| format!("no `{name}` of that side is left"))?;
        self.placed.add(card);
        Ok(card)
    }

    /// `raider (damage 1, at bridge)`: whatever is not said is as it was when the unit came in.
    fn units(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        for Entry { count, name, marks } in kernel::entries(list)? {
            for _ in 0..count {
                let card = self.take_one(seat, &name)?;
                let table = &mut self.state.table;
                table.units.insert(card.thing());
                table.places.set(card, Place::home(seat).index() as u8);
                for mark in marks.iter().flatten() {
                    match (mark.name.as_str(), mark.number) {
                        ("damage", Some(n)) => table.damage.set(card, n as u8),
                        ("exhausted", None) => table.exhausted.insert(card.thing()),
                        (name, None) => {
                            let place =
                                name.strip_prefix("at ").ok_or_else(|| format!("what is `{name}`?"))?;
                            table.places.set(card, place.parse::<Place>()?.index() as u8);
                        }
                        (name, _) => return Err(format!("`{name}` has no number")),
                    }
                }
            }
        }
        Ok(())
    }
}

impl View {
    fn units(&self, seat: Seat) -> Vec<Entry> {
        let table = &self.table;
        let entry = |unit: CardId| {
            let entry = Entry::new(1, unit).numbered("damage", table.damage.of(unit).into());
            let place = table.place(unit);
            let away = place != Place::home(seat);
            let entry = if away { entry.marked(&format!("at {place}")) } else { entry };
            if table.exhausted.holds(unit) { entry.marked("exhausted") } else { entry }
        };
        table.units_of(seat).of::<CardId>().map(entry).collect()
    }
}

impl Stage for Duel {
    type Position = Position;

    fn usual() -> Setup {
        Setup::default()
    }

    fn set_option(setup: &mut Setup, option: &str, value: &str) -> Result<(), String> {
        OPTIONS.set(setup, option, value)
    }

    fn options_of(setup: &Setup) -> Vec<(String, String)> {
        OPTIONS.changed(setup)
    }

    fn stage(setup: &Setup) -> Result<Position, String> {
        let mut state = State::empty(*setup);
        state.table.round = 1;
        Ok(Position {
            state,
            hands: Default::default(),
            decks: Default::default(),
            placed: Placed::default(),
        })
    }

    fn place(position: &mut Position, subject: &str, value: &str) -> Result<(), String> {
        let placed = SUBJECTS.place(position, subject, value);
        placed.unwrap_or_else(|| Err(SUBJECTS.not_placed(subject)))
    }

    fn raise(mut position: Position) -> Result<State, String> {
        for seat in [LEFT, RIGHT] {
            let i = seat.index();
            let (hand, deck) =
                (std::mem::take(&mut position.hands[i]), std::mem::take(&mut position.decks[i]));
            position.state.hands[i] = position.fill(seat, &hand)?.into_iter().collect();
            position.state.decks[i] = position.fill(seat, &deck)?.into_iter().rev().collect();
        }
        let mut state = position.state;
        if state.is_automaton(state.table.active) {
            return Err("a position in which the automaton acts cannot be: it acts at once".into());
        }
        for seat in [LEFT, RIGHT] {
            state.known.learn_these(seat, state.hands[seat.index()]);
        }
        (state.table.units | state.table.discards)
            .of::<CardId>()
            .for_each(|card| state.known.learn_all(card));
        state.machine.push(Frame::new(programs().main, 0, state.table.active.0));
        script::run(&mut state, &mut kernel::NoLog);
        Ok(state)
    }

    fn describe(view: &View) -> Vec<(String, String)> {
        SUBJECTS.describe(view, [LEFT, RIGHT].into_iter())
    }

    fn read(view: &View, subject: &str) -> Result<Fact, String> {
        if let Some(unit) = subject.strip_suffix(" power") {
            return unit.parse().map(|unit| Fact::number(view.table.power(unit)));
        }
        if subject == "secret" {
            let top = view.machine.top();
            return Ok(Fact::list(top.into_iter().flat_map(|top| top.reg(script::Reg::C).of::<CardId>())));
        }
        SUBJECTS.read(view, subject).unwrap_or_else(|| Err(SUBJECTS.not_read(subject)))
    }

    /// Dice are dictated by what they show: `hit blank double`.
    fn dictate(state: &State, words: &str) -> Result<Fate, String> {
        if !matches!(crate::offer::turn(state), Turn::Chance(Chance::Battle(_))) || words.starts_with("roll")
        {
            return words.parse();
        }
        let face = |name: &str| FACES.iter().position(|face| *face == name).map(|face| face as u8);
        let faces: Option<Vec<u8>> = words.split_whitespace().map(face).collect();
        let roll = faces.and_then(|faces| Roll::of(&faces));
        roll.map(Fate::Roll)
            .ok_or_else(|| format!("`{words}` is no roll; the faces are {}", FACES.join(", ")))
    }
}

/// What a view tells of a state that could be: questions and offers are the same in both.
pub(crate) fn like(view: &View) -> State {
    crate::view::imagine(view, &mut Dice::new(0))
}

/// Whether these eyes are those of a seat that is asked.
pub(crate) fn is_asked(view: &View, state: &State) -> bool {
    match (view.eyes, crate::offer::turn(state)) {
        (Eyes::Seat(seat), Turn::Decide(seats)) => seats.contains(seat),
        _ => false,
    }
}
