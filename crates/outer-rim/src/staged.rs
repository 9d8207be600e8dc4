//! Positions as scenarios write them, and what they can claim.

mod fate;
mod placing;
mod reading;

use kernel::{Fact, Fate, Seat, Stage, Subject, Subjects, number, truth};

use crate::OuterRim;
use crate::setup::{OPTIONS, Setup};
use crate::state::{Seated, State};
use crate::things::{Deck, Faction, SEATS, Skill, Tales};
use crate::view::View;
use crate::words::Stat;

pub use placing::Position;

/// A deck, patrol or skill each has a row of its own.
macro_rules! market {
    ($deck:ident, $name:literal) => {
        Subject::new(
            $name,
            |p: &mut Position, (), value| p.market(Deck::$deck, value),
            |v: &View, ()| Fact::partly(v.markets[Deck::$deck.index()].iter().rev().copied()),
        )
    };
}

macro_rules! tales {
    ($tales:ident, $name:literal) => {
        Subject::new(
            $name,
            |p: &mut Position, (), value| p.tales(Tales::$tales, value),
            |v: &View, ()| Fact::partly(v.tales[Tales::$tales.index()].iter().rev().copied()),
        )
    };
}

macro_rules! patrol {
    ($faction:ident, $name:literal) => {
        Subject::new(
            $name,
            |p: &mut Position, (), value| p.patrol(Faction::$faction, value),
            |v: &View, ()| Fact::Entries(vec![v.patrol_entry(Faction::$faction)]),
        )
    };
}

macro_rules! skill {
    ($skill:ident, $name:literal) => {
        Subject::read($name, |v: &View, seat| Fact::number(v.table.skill(seat, Skill::$skill)))
    };
}

macro_rules! stat {
    ($stat:ident, $name:literal) => {
        Subject::read($name, |v: &View, seat| Fact::number(v.table.stat(seat, Stat::$stat)))
    };
}

/// A number of a player that is written as it is kept.
macro_rules! counted {
    ($name:literal, $field:ident) => {
        Subject::new(
            $name,
            |p: &mut Position, seat, value| {
                let n = number(value)?;
                p.player(seat).map(|player| player.$field = n)
            },
            |v: &View, seat| Fact::number(v.table.player(seat).$field),
        )
    };
}

static SUBJECTS: Subjects<OuterRim> = Subjects {
    table: &[
        Subject::new("turn", Position::turn, |v: &View, ()| Fact::name(Some(SEATS[v.table.active.index()]))),
        Subject::new("first", Position::first, |v: &View, ()| Fact::name(Some(SEATS[v.table.first.index()]))),
        Subject::new("step", Position::step, |v: &View, ()| Fact::name(Some(reading::step(v)))),
        Subject::new(
            "round",
            |p: &mut Position, (), value| number(value).map(|n| p.state.table.round = n),
            |v: &View, ()| Fact::number(v.table.round),
        ),
        Subject::new("modules", Position::modules, |v: &View, ()| {
            Fact::list(v.table.modules.iter().map(|module| format!("m{}", module + 1)))
        }),
        patrol!(Hutt, "hutt patrol"),
        patrol!(Syndicate, "syndicate patrol"),
        patrol!(Imperial, "imperial patrol"),
        patrol!(Rebel, "rebel patrol"),
        Subject::new("contacts", Position::contacts, |v: &View, ()| Fact::Entries(v.contact_entries())),
        market!(Cargo, "cargo market"),
        market!(Gear, "gear market"),
        market!(Luxury, "luxury market"),
        market!(Ship, "ship market"),
        market!(Bounty, "bounty market"),
        market!(Job, "job market"),
        tales!(OrdMantellCantonica, "ord-mantell-cantonica deck"),
        tales!(LothalMonCalamari, "lothal-mon-calamari deck"),
        tales!(KesselMaelstrom, "kessel-maelstrom deck"),
        tales!(TatooineNalHutta, "tatooine-nal-hutta deck"),
        tales!(NabooRyloth, "naboo-ryloth deck"),
        tales!(TakodanaKafrene, "takodana-ring-of-kafrene deck"),
        tales!(Navpoint, "navpoint deck"),
        Subject::new("orders", Position::orders, |v: &View, ()| Fact::partly(v.orders.iter().rev().copied())),
        Subject::new("removed", Position::removed, |v: &View, ()| Fact::list(v.gone().into_iter())),
        Subject::new("sabotaged", Position::sabotaged, |v: &View, ()| {
            Fact::list(reading::spaces(v.table.sabotaged))
        }),
        Subject::new("marked", Position::marked, |v: &View, ()| Fact::name(v.table.marked)),
        Subject::new("done", Position::done, |v: &View, ()| Fact::list(reading::done(v).into_iter())),
        Subject::new("acted", Position::acted, |v: &View, ()| {
            Fact::list(reading::pieces(&v.table.turn.acted))
        }),
        Subject::new("used", Position::used, |v: &View, ()| Fact::list(reading::pieces(&v.table.turn.used))),
        Subject::new("tried", Position::tried, |v: &View, ()| {
            Fact::list(reading::pieces(&v.table.turn.tried))
        }),
        Subject::new("aside", Position::aside, |v: &View, ()| Fact::list(reading::pieces(&v.table.aside))),
        Subject::read("roll", |v: &View, ()| Fact::Entries(v.dice())),
    ],
    seat: &[
        Subject::new("character", Position::character, |v: &View, seat| {
            let player = v.table.player(seat);
            Fact::Entries(
                player.character.map(|hero| reading::turned(hero, player.turned)).into_iter().collect(),
            )
        }),
        Subject::new("ship", Position::ship, |v: &View, seat| {
            let player = v.table.player(seat);
            Fact::Entries(vec![reading::turned(player.ship, player.ship_turned)])
        }),
        Subject::new("at", Position::at, |v: &View, seat| Fact::name(Some(v.table.player(seat).space))),
        counted!("credits", credits),
        Subject::new(
            "fame",
            |p: &mut Position, seat, value| number(value).and_then(|n| p.fame(seat, n)),
            |v: &View, seat| Fact::number(v.table.fame(seat)),
        ),
        Subject::new("reputation", Position::reputation, |v: &View, seat| {
            Fact::list(v.reputation(seat).into_iter())
        }),
        counted!("damage", damage),
        counted!("ship damage", ship_damage),
        counted!("tokens", tokens),
        counted!("ship tokens", ship_tokens),
        Subject::new("assets", Position::assets, |v: &View, seat| Fact::Entries(v.assets(seat))),
        Subject::new("secrets", Position::secrets, |v: &View, seat| Fact::partly(v.secret_names(seat))),
        Subject::new("knows", Position::knows, |v: &View, seat| Fact::list(v.known_contacts(seat))),
        Subject::new(
            "again",
            |p: &mut Position, seat, value| {
                let again = truth(value)?;
                p.player(seat).map(|player| player.again = again)
            },
            |v: &View, seat| Fact::truth(v.table.player(seat).again),
        ),
        Subject::read("defeated", |v: &View, seat| Fact::truth(v.table.player(seat).defeated)),
        Subject::read("famous", |v: &View, seat| Fact::truth(v.table.is_most_famous(seat))),
        stat!(Ground, "ground"),
        stat!(Health, "health"),
        stat!(Ship, "ship combat"),
        stat!(Hull, "hull"),
        stat!(Hyperdrive, "hyperdrive"),
        skill!(Influence, "skill influence"),
        skill!(Knowledge, "skill knowledge"),
        skill!(Piloting, "skill piloting"),
        skill!(Stealth, "skill stealth"),
        skill!(Strength, "skill strength"),
        skill!(Tactics, "skill tactics"),
        skill!(Tech, "skill tech"),
        Subject::read("goals", |v: &View, seat| Fact::Entries(v.goals(seat))),
    ],
    seats: kernel::SeatNames(&SEATS),
    placed: &[],
    read: &reading::OF_SPACES,
};

fn seat_called(name: &str) -> Option<Seat> {
    SEATS.iter().position(|seat| *seat == name).map(|seat| Seat(seat as u8))
}

impl Stage for OuterRim {
    type Position = Position;

    fn usual() -> Setup {
        Setup::default()
    }

    fn set_option(setup: &mut Setup, option: &str, value: &str) -> Result<(), String> {
        // What people call a mode is a number here.
        match (option, value) {
            ("mode", "solo") => OPTIONS.set(setup, "players", "1"),
            ("mode", _) => Err("`mode` must be solo; how many play is said by `players`".into()),
            _ => OPTIONS.set(setup, option, value),
        }
    }

    fn options_of(setup: &Setup) -> Vec<(String, String)> {
        OPTIONS.changed(setup)
    }

    fn stage(setup: &Setup) -> Result<Position, String> {
        setup.check().map_err(|problems| problems.0.join("; "))?;
        Ok(Position::new(setup))
    }

    fn place(position: &mut Position, subject: &str, value: &str) -> Result<(), String> {
        let placed = SUBJECTS.place(position, subject, value);
        placed.unwrap_or_else(|| Err(SUBJECTS.not_placed(subject)))
    }

    fn raise(position: Position) -> Result<State, String> {
        position.raise()
    }

    fn describe(view: &View) -> Vec<(String, String)> {
        let here = |seat: &Seat| view.table.player(*seat).seated != Seated::Nobody;
        SUBJECTS.describe(view, (0..4).map(Seat).filter(here))
    }

    fn read(view: &View, subject: &str) -> Result<Fact, String> {
        if let Some(read) = view.of_spaces(subject) {
            return read;
        }
        SUBJECTS.read(view, subject).unwrap_or_else(|| Err(SUBJECTS.not_read(subject)))
    }

    fn dictate(state: &State, words: &str) -> Result<Fate, String> {
        fate::dictate(state, words)
    }
}
