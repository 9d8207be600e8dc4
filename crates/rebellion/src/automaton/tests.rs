//! The procedure on stated positions, one round of it, and a second reading of its rules.

mod base;
mod leaders;
pub(crate) mod list;
mod moves;
mod refresh;
pub(crate) mod second;
mod set_up;
mod turns;

use kernel::{Dice, Draws, Fate, Game, Input, Roll, Seat, Turn, begin, offered};
use script::Core;

use super::decision::Decision;
use crate::Rebellion;
use crate::action::Action;
use crate::chance::Chance;
use crate::event::Event;
use crate::programs::programs;
use crate::setup::{Empire, Setup};
use crate::state::{Frame, Phase, Spot, State, Units};
use crate::things::{KINDS, Leader, Place, Side, Things, Unit};
use crate::words::Proc;
use pieces::Thing;

pub(super) fn solo() -> Setup {
    Setup { empire: Empire::Automaton, ..Setup::default() }
}

/// A game of the automaton that has been set up, nobody assigned, the Rebels to command.
pub(super) fn begun(setup: &Setup, dice: &mut Dice) -> State {
    let mut state = begin::<Rebellion>(setup, &[]).expect("a set-up");
    while state.table.phase == Phase::SetUp {
        step(&mut state, dice, &mut Vec::new());
    }
    state.dismiss_recruit();
    while state.table.phase != Phase::Command {
        Rebellion::apply(&mut state, Input::Act(Seat(0), Action::PASS), &mut Vec::new());
    }
    state
}

/// One input, whatever it is.
pub(super) fn step(state: &mut State, dice: &mut Dice, events: &mut Vec<Event>) {
    let input = match Rebellion::turn(state) {
        Turn::Chance(chance) => Input::Fate(chance.draw(dice)),
        Turn::Decide(seats) => {
            let seat = seats.any(dice).expect("somebody decides");
            let actions = offered::<Rebellion>(state, seat);
            Input::Act(seat, actions[dice.below(actions.len())])
        }
        Turn::Over(_) => return,
    };
    Rebellion::apply(state, input, events);
}

/// A board on which nothing stands: time 1, reputation 14, the base on Hoth, all other probe cards in the deck.
pub(super) fn empty() -> State {
    let mut state = begun(&solo(), &mut Dice::new(3));
    let table = &mut state.table;
    table.units = Units::new();
    table.queue = [[0; KINDS]; 3];
    table.loyal = [Things::EMPTY, Things::one(Place::CORUSCANT.thing())];
    (table.subjugated, table.gone) = (Things::EMPTY, Things::EMPTY);
    state.hides(Place::HOTH);
    state
}

impl State {
    /// Without action cards of the Empire.
    fn without_cards(&mut self) {
        let hand = std::mem::take(&mut self.action_hands[Side::Empire.index()]);
        self.table.gained = Default::default();
        self.table.discarded = self.table.discarded | hand;
    }

    /// S5.5: without the leader and the card that a shuffle has brought.
    fn dismiss_recruit(&mut self) {
        self.without_cards();
        let starts = |leader: &Leader| leader.person().starts || leader.person().side == Side::Rebel;
        for leader in Leader::each().filter(|leader| !starts(leader)) {
            self.table.leaders[leader].at = Spot::Box;
        }
    }

    fn hides(&mut self, base: Place) {
        let card = |place: &Place| *place != Place::CORUSCANT && *place != base;
        self.base = Some(base);
        self.probes = Place::systems().filter(card).collect();
    }

    /// The Empire has these cards already, by whatever means.
    fn probed(&mut self, remotes: &[Place]) {
        for place in remotes {
            self.probes.remove(*place);
            self.table.laid_open.insert(place.thing());
        }
    }

    /// Only these remote systems may be the base.
    fn possible(&mut self, remotes: &[Place]) {
        self.hides(remotes[0]);
        let others: Vec<Place> = Place::remotes().filter(|place| !remotes.contains(place)).collect();
        self.probed(&others);
    }

    fn stand(&mut self, place: Place, units: &[(Unit, u8)]) {
        for (unit, n) in units {
            self.table.units.add(*unit, place, *n);
        }
    }

    fn in_pool(&mut self, leaders: &[Leader]) {
        for leader in Leader::each().filter(|leader| leader.person().side == Side::Empire) {
            self.table.leaders[leader].at = if leaders.contains(&leader) { Spot::Pool } else { Spot::Box };
        }
    }

    fn stands(&mut self, leader: Leader, place: Place) {
        self.table.leaders[leader].at = Spot::At(place);
    }

    fn reveal(&mut self, base: Place) {
        self.hides(base);
        self.table.revealed = Some(base);
    }

    fn loyal(&mut self, side: Side, places: &[Place]) {
        for place in places {
            self.table.loyal[side.index()].insert(place.thing());
        }
    }

    fn units_at(&self, place: Place) -> Vec<(Unit, u8)> {
        self.table.units.at(place).collect()
    }

    /// Carries out a procedure of the Empire with these dice, as far as they go; who is asked besides passes, and fate
    /// does the rest.
    fn does(&mut self, proc: &'static Proc, dice: &[u8]) -> Vec<Event> {
        self.table.active = Side::Empire;
        self.machine.push(Frame::new(programs().entry(proc), 0, Side::Empire.seat().0));
        let depth = self.machine.frames().len();
        let mut events = Vec::new();
        script::run(self, &mut events);
        self.follow_dice(depth, dice, &mut events);
        events
    }

    fn follow_dice(&mut self, depth: usize, dice: &[u8], events: &mut Vec<Event>) {
        let mut dice = dice.iter();
        let mut other = Dice::new(11);
        while self.machine.frames().len() >= depth {
            let input = match Rebellion::turn(self) {
                Turn::Chance(Chance::D8(_) | Chance::D6(_)) => match dice.next() {
                    Some(face) => Input::Fate(Fate::Roll(Roll::default().with(*face))),
                    None => return,
                },
                Turn::Chance(chance) => Input::Fate(chance.draw(&mut other)),
                Turn::Decide(_) => {
                    let seat = Seat(0);
                    let actions = offered::<Rebellion>(self, seat);
                    let pass = actions.iter().find(|action| **action == Action::PASS);
                    Input::Act(seat, *pass.unwrap_or(&actions[0]))
                }
                Turn::Over(_) => break,
            };
            Rebellion::apply(self, input, events);
        }
        assert_eq!(dice.next(), None, "a die was not thrown; {events:?}");
    }

    /// What a die is to decide between now.
    fn lots<T: Thing>(&self) -> Vec<T> {
        script::drawn_from(self).of::<T>().collect()
    }
}

/// Who was sent where.
pub(super) fn sent(events: &[Event]) -> Option<(Leader, Place)> {
    events.iter().find_map(|event| match event {
        Event::Activated { leader, place } => Some((*leader, *place)),
        _ => None,
    })
}

pub(super) fn decisions(events: &[Event]) -> Vec<&Decision> {
    let decided = events.iter().filter_map(|event| match event {
        Event::Decided(decision) => Some(&**decision),
        _ => None,
    });
    decided.collect()
}
