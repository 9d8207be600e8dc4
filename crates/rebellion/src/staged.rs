//! Positions as scenarios write them, and what they can claim.

mod actions;
mod cards;
mod fate;
mod placing;
mod possible;
mod reading;
mod tactics;

use kernel::{Fact, Fate, NoLog, Seat, Stage, Subject, Subjects, listed, number, truth};
use pieces::Thing;

use crate::Rebellion;
use crate::event::Event;
use crate::setup::{CombatRules, Empire, MissionSet, OPTIONS, Setup, UnitList};
use crate::state::{Spot, State};
use crate::things::{Leader, MissionCard, Place, Side, Theatre};
use crate::view::View;

pub use placing::Position;

/// A space of the queue has a row of its own.
macro_rules! queue {
    ($space:literal, $name:literal) => {
        Subject::new(
            $name,
            |p: &mut Position, seat, value| p.queue(Side::of_seat(seat), $space - 1, value),
            |v: &View, seat| Fact::Entries(v.queued(Side::of_seat(seat), $space)),
        )
    };
}

/// Markers on systems.
macro_rules! marked {
    ($name:literal, $field:ident) => {
        Subject::new(
            $name,
            |p: &mut Position, (), list| {
                let systems = placing::systems(list)?;
                p.state.table.$field = systems;
                Ok(())
            },
            |v: &View, ()| Fact::list(v.table.$field.of::<Place>()),
        )
    };
}

/// Leaders about whom something is remembered.
macro_rules! leaders {
    ($name:literal, $field:ident) => {
        Subject::new(
            $name,
            |p: &mut Position, (), list| {
                let leaders: Vec<Leader> = listed(list)?;
                p.state.table.$field = leaders.into_iter().collect();
                Ok(())
            },
            |v: &View, ()| Fact::list(v.table.$field.of::<Leader>()),
        )
    };
}

static SUBJECTS: Subjects<Rebellion> = Subjects {
    table: &[
        Subject::new("turn", Position::turn, |v: &View, ()| Fact::name(Some(v.table.active.name()))),
        Subject::new("phase", Position::phase, |v: &View, ()| Fact::name(Some(reading::phase(v)))),
        Subject::new(
            "time",
            |p: &mut Position, (), value| number(value).map(|n| p.state.table.time = n),
            |v: &View, ()| Fact::number(v.table.time),
        ),
        Subject::new(
            "reputation",
            |p: &mut Position, (), value| number(value).map(|n| p.state.table.reputation = n),
            |v: &View, ()| Fact::number(v.table.reputation),
        ),
        Subject::new("subjugated", Position::subjugated, |v: &View, ()| {
            Fact::list(v.table.subjugated.of::<Place>())
        }),
        marked!("sabotaged", sabotaged),
        marked!("destroyed", destroyed),
        Subject::new("removed", Position::removed, |v: &View, ()| Fact::list(v.removed_cards())),
        Subject::new("discarded", Position::discarded, |v: &View, ()| Fact::list(v.discarded_cards())),
        Subject::new("base", Position::base, |v: &View, ()| Fact::name(v.base_name())),
        Subject::new(
            "revealed",
            |p: &mut Position, (), value| truth(value).map(|revealed| p.revealed = revealed),
            |v: &View, ()| Fact::truth(v.table.revealed.is_some()),
        ),
        Subject::new("probe hand", Position::probe_hand, |v: &View, ()| {
            Fact::partly(v.probed.iter().copied())
        }),
        Subject::new("probe deck", Position::probe_deck, |v: &View, ()| {
            Fact::partly(v.probes.iter().rev().copied())
        }),
        Subject::new("starting missions", Position::starting, |v: &View, ()| {
            Fact::partly(v.starting.iter().rev().copied())
        }),
        Subject::new("round deck", Position::round, |v: &View, ()| {
            Fact::partly(v.round.iter().rev().copied())
        }),
        Subject::new("spent", Position::spent, |v: &View, ()| Fact::list(v.table.spent.of::<MissionCard>())),
        Subject::new("put off", Position::put_off, |v: &View, ()| {
            Fact::list(v.table.put_off.of::<MissionCard>())
        }),
        leaders!("reserved", reserved),
        marked!("probed", laid_open),
        Subject::new("explored", Position::explored, |v: &View, ()| {
            Fact::list(v.table.explored.of::<Place>())
        }),
        Subject::new(
            "struck off",
            |p: &mut Position, (), value| truth(value).map(|struck| p.state.table.struck_off = struck),
            |v: &View, ()| Fact::truth(v.table.struck_off),
        ),
        Subject::new("projects", Position::projects, |v: &View, ()| {
            Fact::partly(v.projects.iter().rev().copied())
        }),
        Subject::new("objectives", Position::objectives, |v: &View, ()| {
            Fact::partly(v.objectives.iter().rev().map(|(_, card)| *card))
        }),
        Subject::new("goals", Position::goals, |v: &View, ()| {
            Fact::partly(v.goals.iter().map(|(_, card)| *card))
        }),
        Subject::new("unused", Position::unused, |v: &View, ()| {
            Fact::partly(v.unused.iter().map(|(_, card)| *card))
        }),
        Subject::new("rings", Position::rings, |v: &View, ()| Fact::list(v.ring_names())),
        Subject::new("detained", Position::detained, |v: &View, ()| {
            Fact::list(Leader::each().filter(|leader| v.table.standing(*leader).detained))
        }),
        Subject::new("markers", Position::markers, |v: &View, ()| Fact::Entries(v.marker_names())),
        Subject::new("stashed", Position::stashed, |v: &View, ()| Fact::list(v.stash_names())),
        Subject::new("barred", Position::barred, |v: &View, ()| Fact::name(v.table.barred)),
        leaders!("lenient", lenient),
        Subject::new(
            "guided",
            |p: &mut Position, (), value| truth(value).map(|guided| p.state.table.guided = guided),
            |v: &View, ()| Fact::truth(v.table.guided),
        ),
        Subject::new(
            "pool widened",
            |p: &mut Position, (), value| truth(value).map(|widened| p.state.table.widened = widened),
            |v: &View, ()| Fact::truth(v.table.widened),
        ),
        leaders!("misled", misled),
        leaders!("inspired", inspired),
        Subject::new("mobilizing", Position::mobilizing, |v: &View, ()| {
            Fact::list(v.table.mobilizing.iter().filter(|n| **n > 0))
        }),
        Subject::new("mission", Position::nothing, |v: &View, ()| {
            Fact::name(v.table.mission.map(|mission| mission.card))
        }),
        Subject::new("looked at", Position::nothing, |v: &View, ()| Fact::partly(v.aside.iter().copied())),
        Subject::new(
            "space tactics",
            |p: &mut Position, (), list| p.tactic_deck(Theatre::Space, list),
            |v: &View, ()| Fact::partly(v.tactics[0].iter().rev().copied()),
        ),
        Subject::new(
            "ground tactics",
            |p: &mut Position, (), list| p.tactic_deck(Theatre::Ground, list),
            |v: &View, ()| Fact::partly(v.tactics[1].iter().rev().copied()),
        ),
        Subject::new("combat", Position::nothing, |v: &View, ()| {
            Fact::name(v.table.combat.as_ref().map(|combat| combat.place))
        }),
        Subject::read("roll", |v: &View, ()| Fact::Entries(v.dice())),
    ],
    seat: &[
        Subject::new(
            "passed",
            |p: &mut Position, seat, value| {
                truth(value).map(|passed| p.state.table.passed[seat.index()] = passed)
            },
            |v: &View, seat| Fact::truth(v.table.passed[seat.index()]),
        ),
        Subject::new(
            "hand",
            |p: &mut Position, seat, list| p.hand(Side::of_seat(seat), list),
            |v: &View, seat| Fact::partly(v.hands[seat.index()].iter().copied()),
        ),
        Subject::new(
            "actions",
            |p: &mut Position, seat, list| p.action_hand(Side::of_seat(seat), list),
            |v: &View, seat| Fact::partly(v.action_hands[seat.index()].iter().copied()),
        ),
        Subject::new(
            "action deck",
            |p: &mut Position, seat, list| p.action_deck(Side::of_seat(seat), list),
            |v: &View, seat| Fact::partly(v.actions[seat.index()].iter().rev().copied()),
        ),
        Subject::new(
            "starters",
            |p: &mut Position, seat, list| p.starters(Side::of_seat(seat), list),
            |v: &View, seat| Fact::partly(v.starters[seat.index()].iter().rev().copied()),
        ),
        Subject::new(
            "drawn",
            |p: &mut Position, _, value| p.nothing((), value),
            |v: &View, seat| Fact::partly(v.drawn[seat.index()].iter().copied()),
        ),
        Subject::new(
            "missions",
            |p: &mut Position, seat, list| p.missions(Side::of_seat(seat), list),
            |v: &View, seat| Fact::partly(v.missions[seat.index()].iter().rev().copied()),
        ),
        Subject::new(
            "assigned",
            |p: &mut Position, seat, list| p.assigned(Side::of_seat(seat), list),
            |v: &View, seat| Fact::Entries(v.assigned_missions(Side::of_seat(seat))),
        ),
        Subject::new(
            "pool",
            |p: &mut Position, seat, list| p.pool(Side::of_seat(seat), list),
            |v: &View, seat| Fact::list(v.table.pool(Side::of_seat(seat))),
        ),
        Subject::new(
            "eliminated",
            |p: &mut Position, seat, list| p.stand(Some(Side::of_seat(seat)), Spot::Eliminated, list),
            |v: &View, seat| Fact::list(v.standing(Side::of_seat(seat), Spot::Eliminated)),
        ),
        Subject::read("box", |v: &View, seat| Fact::list(v.standing(Side::of_seat(seat), Spot::Box))),
        Subject::new(
            "loyal",
            |p: &mut Position, seat, list| p.loyal(Side::of_seat(seat), list),
            |v: &View, seat| Fact::list(v.table.loyal[seat.index()].of::<Place>()),
        ),
        Subject::new(
            "used tactics",
            |p: &mut Position, seat, list| p.used_tactics(Side::of_seat(seat), list),
            |v: &View, seat| Fact::list(v.own_tactics(Side::of_seat(seat), v.table.used)),
        ),
        Subject::new(
            "removed tactics",
            |p: &mut Position, seat, list| p.removed_tactics(Side::of_seat(seat), list),
            |v: &View, seat| Fact::list(v.own_tactics(Side::of_seat(seat), v.table.removed)),
        ),
        Subject::read("tactics", |v: &View, seat| {
            Fact::partly(v.tactic_hands[seat.index()].iter().flatten().copied())
        }),
        Subject::read("played", |v: &View, seat| Fact::name(v.played(Side::of_seat(seat)))),
        Subject::new(
            "confronted",
            |p: &mut Position, seat, list| p.confronted(Side::of_seat(seat), list),
            |v: &View, seat| Fact::list(v.confronted(Side::of_seat(seat))),
        ),
        queue!(1, "queue 1"),
        queue!(2, "queue 2"),
        queue!(3, "queue 3"),
    ],
    seats: kernel::SeatNames(&["rebel", "empire"]),
    placed: &reading::PLACED,
    read: &reading::READ,
};

impl View {
    fn standing(&self, side: Side, spot: Spot) -> impl Iterator<Item = Leader> + '_ {
        Leader::each().filter(move |leader| {
            let standing = self.table.standing(*leader);
            standing.side == side && standing.at == spot
        })
    }
}

impl Stage for Rebellion {
    type Position = Position;

    fn usual() -> Setup {
        Setup::default()
    }

    fn set_option(setup: &mut Setup, option: &str, value: &str) -> Result<(), String> {
        OPTIONS.set(setup, option, value)?;
        if option == "expansion" && !setup.has_expansion() {
            // Nothing else is left to choose from.
            setup.combat = CombatRules::Base;
            (setup.rebel_units, setup.imperial_units) = (UnitList::Base, UnitList::Base);
            (setup.rebel_missions, setup.imperial_missions) = (MissionSet::Base, MissionSet::Base);
        }
        Ok(())
    }

    fn set_opponent(setup: &mut Setup, name: &str) -> bool {
        let automaton = name == Empire::Automaton.name();
        if automaton {
            setup.empire = Empire::Automaton;
        }
        automaton
    }

    fn options_of(setup: &Setup) -> Vec<(String, String)> {
        OPTIONS.changed(setup)
    }

    fn stage(setup: &Setup) -> Result<Position, String> {
        setup.check().map_err(|problems| problems.0.join("; "))?;
        Ok(Position::new(setup))
    }

    fn place(position: &mut Position, subject: &str, value: &str) -> Result<(), String> {
        if let Some(placed) = SUBJECTS.place(position, subject, value) {
            return placed;
        }
        position.at(subject, value).unwrap_or_else(|| Err(SUBJECTS.not_placed(subject)))
    }

    fn raise(position: Position) -> Result<State, String> {
        position.raise(&mut NoLog)
    }

    fn raise_telling(position: Position, log: &mut Vec<Event>) -> Result<State, String> {
        position.raise(log)
    }

    fn describe(view: &View) -> Vec<(String, String)> {
        let mut all = SUBJECTS.describe(view, [Seat(0), Seat(1)].into_iter());
        all.extend(view.places());
        all
    }

    fn read(view: &View, subject: &str) -> Result<Fact, String> {
        if let Some(read) = SUBJECTS.read(view, subject) {
            return read;
        }
        view.of_places(subject).unwrap_or_else(|| Err(SUBJECTS.not_read(subject)))
    }

    fn dictate(state: &State, words: &str) -> Result<Fate, String> {
        fate::dictate(state, words)
    }
}
