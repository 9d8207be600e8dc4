//! Positions as scenarios write them, and what they can claim.

mod fate;
mod placing;
mod reading;

use kernel::{Fact, Fate, Seat, Stage, Subject, Subjects, number, truth};
use script::Core;

use crate::SEATS;
use crate::Unlimited;
use crate::card::CardId;
use crate::cards::BOX;
use crate::grants::Key;
use crate::label::{Label, called_otherwise};
use crate::renumber::Numbers;
use crate::setup::{OPTIONS, Setup};
use crate::state::{Frame, ONE, Open, Phase, State, TWO};
use crate::turn::programs;
use crate::view::View;
use placing::listed;

pub use placing::Position;

/// So many cards nobody names are in a deck that nobody speaks of.
const USUAL_DECK: usize = 20;

static SUBJECTS: Subjects<Unlimited> = Subjects {
    table: &[
        Subject::new(
            "turn",
            |p: &mut Position, (), value| seat(value).map(|seat| p.turn = Some(seat)),
            |v: &View, ()| Fact::name(Some(SEATS.name(v.table.active))),
        ),
        Subject::new(
            "round",
            |p: &mut Position, (), value| number(value).map(|n| p.state.table.round = n),
            |v: &View, ()| Fact::number(v.table.round),
        ),
        Subject::new(
            "initiative",
            |p: &mut Position, (), value| seat(value).map(|seat| p.state.table.initiative = seat),
            |v: &View, ()| Fact::name(Some(SEATS.name(v.table.initiative))),
        ),
        Subject::new(
            "taken",
            |p: &mut Position, (), value| truth(value).map(|taken| p.state.table.taken = taken),
            |v: &View, ()| Fact::truth(v.table.taken),
        ),
        Subject::new("phase", Position::phase, |v: &View, ()| {
            Fact::name(Some(match v.table.phase {
                Phase::SetUp => "set-up",
                Phase::Action => "action",
                Phase::Regroup => "regroup",
            }))
        })
        .undescribed(),
    ],
    seat: &[
        Subject::new("leader", Position::leader, |v: &View, seat| {
            Fact::Entries(vec![v.entry(CardId::leader_of(seat))])
        }),
        Subject::new("base", Position::base, |v: &View, seat| {
            Fact::Entries(vec![v.entry(CardId::base_of(seat))])
        }),
        Subject::new("units", Position::units, |v: &View, seat| {
            let units = v.table.units_of(seat).of::<CardId>().filter(|unit| !unit.is_leader());
            Fact::Entries(units.map(|unit| v.entry(unit)).collect())
        }),
        Subject::new("resources", Position::add_resources, |v: &View, seat| Fact::Entries(v.resources(seat))),
        Subject::new(
            "hand",
            |p: &mut Position, seat, value| listed(seat, value).map(|cards| p.hands[seat.index()] = cards),
            |v: &View, seat| Fact::partly(v.labels(&v.hands[seat.index()])),
        ),
        // From the top down.
        Subject::new(
            "deck",
            |p: &mut Position, seat, value| {
                listed(seat, value).map(|cards| p.decks[seat.index()] = Some(cards))
            },
            |v: &View, seat| Fact::partly(v.labels(&v.decks[seat.index()])),
        ),
        Subject::new("discard", Position::discard, |v: &View, seat| {
            Fact::list(v.table.discard_of(seat).of::<CardId>().map(|card| v.table.label(card)))
        }),
        Subject::new(
            "passed",
            |p: &mut Position, seat, value| {
                truth(value).map(|passed| p.state.table.passed[seat.index()] = passed)
            },
            |v: &View, seat| Fact::truth(v.table.passed[seat.index()]),
        ),
        Subject::placed("played", Position::played),
        Subject::placed("defeated", |p: &mut Position, seat, value| p.tally(Key::Defeated, seat, value)),
        Subject::placed("left", |p: &mut Position, seat, value| p.tally(Key::Left, seat, value)),
        Subject::placed("dealt", |p: &mut Position, seat, value| p.tally(Key::DealtToBase, seat, value)),
        Subject::read("ready", |v: &View, seat| Fact::number(v.table.ready_resources(seat).len() as i64)),
    ],
    seats: SEATS,
    placed: &[],
    read: &reading::OF_CARDS,
};

fn seat(name: &str) -> Result<Seat, String> {
    SEATS.called(name).ok_or_else(|| format!("nobody is called `{name}`; there are one and two"))
}

impl Stage for Unlimited {
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
        let mut state = State::empty(setup.agreed());
        state.table.round = 1;
        state.table.phase = Phase::Action;
        for seat in [ONE, TWO] {
            let (leader, base) = crate::Deck::usual(seat).leader_and_base();
            state.table.cards[CardId::leader_of(seat).index()] = Label::new(leader, seat, 0);
            state.table.cards[CardId::base_of(seat).index()] = Label::new(base, seat, 0);
        }
        Ok(Position::new(state))
    }

    fn place(position: &mut Position, subject: &str, value: &str) -> Result<(), String> {
        let placed = SUBJECTS.place(position, subject, value);
        placed.unwrap_or_else(|| Err(SUBJECTS.not_placed(subject)))
    }

    fn raise(mut position: Position) -> Result<State, String> {
        for seat in [ONE, TWO] {
            let i = seat.index();
            let resources = std::mem::take(&mut position.resources[i]);
            let labels: Vec<Option<Label>> = resources.iter().map(|(label, _)| *label).collect();
            let hand = std::mem::take(&mut position.hands[i]);
            let deck = position.decks[i].take().unwrap_or_else(|| vec![None; USUAL_DECK]);
            // Those that are named come first, so that no other takes their place.
            let mut zones = [labels, hand, deck]
                .map(|labels| labels.into_iter().map(|label| (label, None)).collect::<Vec<_>>());
            for named in [true, false] {
                for (label, card) in zones.iter_mut().flatten().filter(|(label, _)| label.is_some() == named)
                {
                    *card = Some(position.take(seat, *label)?);
                }
            }
            let [cards, hand, deck] = zones.map(|zone| zone.into_iter().filter_map(|(_, card)| card));
            for (card, (_, exhausted)) in cards.zip(resources) {
                position.state.table.resources.insert(card.thing());
                if exhausted {
                    position.state.table.exhausted.insert(card.thing());
                }
            }
            position.state.hands[i] = hand.map(CardId::thing).collect();
            deck.rev().for_each(|card| position.state.decks[i].put(card));
        }
        let acts_next = position.acts_next();
        let mut state = position.state;
        state.table.active = acts_next;
        // As in a game, cards are numbered in the order of the card list.
        Numbers::as_seen(&state, CardId::RANGE.set()).apply(&mut state);
        state.know_what_lies_open();
        impossible(&state.table).map_or(Ok(()), Err)?;
        let table = &mut state.table;
        let begins = if position.regroup {
            table.passed = [true; 2];
            programs().regroup
        } else if table.passed == [true; 2] {
            return Err("both have passed: the action phase would be over; say `phase: regroup`".into());
        } else if table.taken && table.active == table.initiative {
            let holder = SEATS.name(table.initiative);
            return Err(format!(
                "player {holder} has taken the initiative and acts no more: it is the other's turn"
            ));
        } else {
            // R7.6: who has taken it counts as having passed.
            table.passed[table.initiative.index()] |= table.taken;
            programs().main
        };
        state.machine.push(Frame::new(begins, 0, state.table.active.0));
        script::run(&mut state, &mut kernel::NoLog);
        Ok(state)
    }

    fn describe(view: &View) -> Vec<(String, String)> {
        SUBJECTS.describe(view, [ONE, TWO].into_iter())
    }

    fn read(view: &View, subject: &str) -> Result<Fact, String> {
        if let Some(read) = view.of_card(subject) {
            return read;
        }
        SUBJECTS.read(view, subject).unwrap_or_else(|| Err(SUBJECTS.not_read(subject)))
    }

    fn dictate(state: &State, words: &str) -> Result<Fate, String> {
        fate::dictate(state, words)
    }

    fn name_of(word: &str) -> Option<&'static str> {
        called_otherwise(word).map(|face| BOX[face].id)
    }
}

/// Why no game comes to this.
fn impossible(table: &Open) -> Option<String> {
    if table.fallen_bases() != [false; 2] {
        return Some("the game is over in this position: a base has no HP left".into());
    }
    if let Some(unit) = table.units.of::<CardId>().find(|unit| table.is_falling(*unit)) {
        return Some(format!("`{}` has no HP left; it could not be in play", table.label(unit)));
    }
    let (seat, copies) = table.copies()?;
    let copy = copies.of::<CardId>().next().map(|card| table.label(card))?;
    Some(format!("player {} controls `{copy}` more than once, and it is unique", SEATS.name(seat)))
}

impl State {
    /// Whoever can see a card knows it, and its abilities count.
    fn know_what_lies_open(&mut self) {
        for seat in [ONE, TWO] {
            let i = seat.index();
            let hidden = self.hands[i] | self.table.resources_of(seat);
            self.known.learn_these(seat, hidden);
            for card in [CardId::leader_of(seat), CardId::base_of(seat)] {
                self.known.learn_all(card);
                self.takes_effect(card);
            }
        }
        let table = &self.table;
        for card in (table.units | table.upgrades | table.discards).of::<CardId>() {
            self.known.learn_all(card);
        }
        for card in (self.table.units | self.table.upgrades).of::<CardId>() {
            self.takes_effect(card);
        }
    }
}
