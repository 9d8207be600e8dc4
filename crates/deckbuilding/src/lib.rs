//! The Deckbuilding Game: Empire against Rebels, two players.
//!
//! Each player draws five cards a turn, plays them for resources, Force and attack, purchases
//! better ones from the galaxy row, and attacks: enemy cards in the row for their reward, the
//! enemy base to win. Whoever has destroyed three enemy bases wins at once.
//!
//! ```
//! use deckbuilding::{Deckbuilding, Setup};
//! use kernel::{Dice, Game, NoLog, Turn, act, offered, settle};
//!
//! let mut state = Deckbuilding::start(&Setup::default(), &[])?;
//! let mut dice = Dice::new(7);
//! while let Turn::Decide(seats) = settle::<Deckbuilding>(&mut state, &mut dice, &mut NoLog) {
//!     let seat = seats.first().expect("somebody decides");
//!     let actions = offered::<Deckbuilding>(&state, seat);
//!     let action = actions[dice.below(actions.len())];
//!     act::<Deckbuilding>(&mut state, seat, action, &mut NoLog)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rules are cited by the numbers of the rules digest, `R5.2.3`.

pub mod action;
mod alike;
mod bot;
pub mod card;
pub mod cards;
pub mod chance;
pub mod event;
mod offer;
mod ops;
mod pending;
pub mod query;
pub mod rulings;
pub mod scene;
pub mod setup;
mod speech;
pub mod staged;
pub mod state;
pub mod teams;
pub mod text;
pub mod turn;
mod usage;
pub mod view;
mod why;
pub mod words;

use kernel::{Dice, Eyes, Game, Input, Log, Seat, SeatNames, SetupErrors, Team, Turn};

pub use action::{Action, Target};
pub use card::{Card, CardId, CardSet};
pub use chance::Chance;
pub use event::Event;
pub use setup::{Mode, Setup};
pub use state::{EMPIRE, REBEL, State};
pub use teams::{TeamSetup, Teams};
pub use view::View;
pub use why::Why;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deckbuilding;

impl Game for Deckbuilding {
    const NAME: &'static str = "deckbuilding";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Secret = ();
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Seen = Event;

    fn start(setup: &Setup, _: &[()]) -> Result<State, SetupErrors> {
        let mut state = setup::lay_out(setup.check()?);
        script::run(&mut state, &mut kernel::NoLog);
        Ok(state)
    }

    fn turn(state: &State) -> Turn<Deckbuilding> {
        offer::turn(state)
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        offer::actions(state, seat, out);
    }

    fn apply(state: &mut State, input: Input<Deckbuilding>, log: &mut impl Log<Deckbuilding>) {
        match input {
            Input::Act(seat, action) => ops::act(state, seat, action, log),
            Input::Fate(fate) => match script::question(state) {
                Some(script::Question::Fate(luck)) => ops::apply_fate(state, luck, fate, log),
                _ => unreachable!("fate answers only when it is asked"),
            },
            Input::Leave(seat) => ops::leave(state, seat, log),
        }
    }

    fn view(state: &State, eyes: Eyes) -> View {
        view::view(state, eyes)
    }

    fn seen(event: &Event, eyes: Eyes) -> Option<Event> {
        Some(event.seen(eyes))
    }

    fn imagine(view: &View, dice: &mut Dice) -> State {
        view::imagine(view, dice)
    }

    fn learned(before: &State, after: &State, seat: Seat) -> bool {
        after.known.learned(&before.known, seat)
    }

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn teams(_: &Setup) -> u8 {
        2
    }

    fn team(_: &State, seat: Seat) -> Team {
        Team(seat.0)
    }

    fn seat_name(_: &Setup, seat: Seat) -> &'static str {
        SIDES.name(seat)
    }

    fn team_name(_: &Setup, team: Team) -> &'static str {
        SIDES.name(Seat(team.0))
    }

    fn alike(state: &State, action: &Action) -> u64 {
        alike::alike(state, action)
    }
}

pub(crate) const SIDES: SeatNames = SeatNames(&["empire", "rebel"]);
