//! Rebellion: the Empire looks for a hidden base while the Rebels win the galaxy over.
//!
//! ```
//! use kernel::{Dice, Game, NoLog, Turn, begin, settle};
//! use rebellion::{Rebellion, Setup};
//!
//! let mut state = begin::<Rebellion>(&Setup::default(), &[]).expect("a set-up");
//! let turn = settle::<Rebellion>(&mut state, &mut Dice::new(7), &mut NoLog);
//! assert!(matches!(turn, Turn::Decide(_)), "the Empire builds a Death Star somewhere");
//! ```

pub mod action;
pub mod automaton;
pub mod board;
mod bot;
pub mod card;
pub mod cards;
pub mod chance;
pub mod doubts;
pub mod event;
mod imagine;
pub mod leaders;
mod offer;
mod ops;
pub mod programs;
mod query;
pub mod scene;
pub mod setup;
mod shorthand;
mod speech;
pub mod staged;
pub mod state;
pub mod text;
pub mod things;
pub mod turn;
pub mod units;
mod usage;
pub mod view;
pub mod why;
pub mod words;

use kernel::{Dice, Eyes, Game, Input, Log, Seat, SetupErrors, Team, Turn};
use script::Core;

pub use action::Action;
pub use chance::Chance;
pub use event::Event;
pub use setup::Setup;
pub use state::State;
pub use view::View;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rebellion;

impl Game for Rebellion {
    const NAME: &'static str = "rebellion";
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
        setup.check()?;
        let mut state = State::empty(setup);
        state.machine.push(state::Frame::new(programs::programs().game, 0, things::Side::Rebel.seat().0));
        script::run(&mut state, &mut kernel::NoLog);
        Ok(state)
    }

    fn turn(state: &State) -> Turn<Rebellion> {
        offer::turn(state)
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        offer::actions(state, seat, out);
    }

    fn apply(state: &mut State, input: Input<Rebellion>, log: &mut impl Log<Rebellion>) {
        match input {
            Input::Act(seat, action) => ops::act(state, seat, action, log),
            Input::Fate(fate) => ops::befall(state, fate, log),
            Input::Leave(seat) => ops::leave(state, seat, log),
        }
    }

    fn view(state: &State, eyes: Eyes) -> View {
        view::view(state, eyes)
    }

    fn seen(event: &Event, eyes: Eyes) -> Option<Event> {
        Some(event.clone().seen(eyes))
    }

    fn imagine(view: &View, dice: &mut Dice) -> State {
        imagine::imagine(view, dice)
    }

    fn learned(before: &State, after: &State, seat: Seat) -> bool {
        after.known.learned(&before.known, seat)
    }

    fn seats(setup: &Setup) -> u8 {
        if setup.is_solo() { 1 } else { 2 }
    }

    fn teams(_: &Setup) -> u8 {
        2
    }

    fn team(_: &State, seat: Seat) -> Team {
        Team(seat.0)
    }

    fn seat_name(_: &Setup, seat: Seat) -> &'static str {
        things::Side::of_seat(seat).name()
    }

    fn team_name(_: &Setup, team: Team) -> &'static str {
        things::Side::of_seat(Seat(team.0)).name()
    }
}
