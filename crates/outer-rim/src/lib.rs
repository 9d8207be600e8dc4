//! Outer Rim: one to four scoundrels between planets, patrols and markets, and the solo opponent of the box.
//!
//! ```
//! use kernel::{Dice, Game, NoLog, Turn, begin, settle};
//! use outer_rim::{OuterRim, Setup};
//!
//! let mut state = begin::<OuterRim>(&Setup::default(), &[]).expect("a set-up");
//! let turn = settle::<OuterRim>(&mut state, &mut Dice::new(7), &mut NoLog);
//! assert!(matches!(turn, Turn::Decide(_)), "somebody chooses a character first");
//! ```

pub mod action;
mod bot;
pub mod card;
pub mod cards;
pub mod chance;
pub mod event;
pub mod map;
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
mod usage;
pub mod view;
pub mod why;
pub mod words;

use kernel::{Dice, Eyes, Game, Input, Log, Outcome, Seat, SetupErrors, Team, Turn};

pub use action::Action;
pub use chance::Chance;
pub use event::Event;
pub use setup::Setup;
pub use state::State;
pub use view::View;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OuterRim;

impl Game for OuterRim {
    const NAME: &'static str = "outer-rim";
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
        let mut state = setup::lay_out(setup);
        script::run(&mut state, &mut kernel::NoLog);
        Ok(state)
    }

    fn turn(state: &State) -> Turn<OuterRim> {
        offer::turn(state)
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        offer::actions(state, seat, out);
    }

    fn apply(state: &mut State, input: Input<OuterRim>, log: &mut impl Log<OuterRim>) {
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
        Some(event.seen(eyes))
    }

    fn imagine(view: &View, dice: &mut Dice) -> State {
        view::imagine(view, dice)
    }

    fn learned(before: &State, after: &State, seat: Seat) -> bool {
        after.known.learned(&before.known, seat)
    }

    fn seats(setup: &Setup) -> u8 {
        setup.people()
    }

    fn teams(setup: &Setup) -> u8 {
        setup.sides()
    }

    fn team(_: &State, seat: Seat) -> Team {
        Team(seat.0)
    }

    fn seat_name(_: &Setup, seat: Seat) -> &'static str {
        things::SEATS[seat.index()]
    }

    fn team_name(_: &Setup, team: Team) -> &'static str {
        things::SEATS[usize::from(team.0)]
    }

    fn may_leave(state: &State, seat: Seat) -> bool {
        state.table.outcome.is_none() && state.table.player(seat).plays()
    }

    /// Fame counts most, then what could become fame.
    fn value(state: &State, team: Team) -> Option<i32> {
        Some(match state.table.outcome {
            Some(Outcome::Won(winner)) if winner == team => 10_000,
            Some(Outcome::Won(_)) => -10_000,
            Some(Outcome::Draw) => 0,
            None => state.table.standing_of(Seat(team.0)),
        })
    }
}
