//! Star Wars: Unlimited for two players, with the whole of Spark of Rebellion.

pub mod action;
mod any_deck;
mod bot;
pub mod card;
pub mod cards;
pub mod chance;
pub mod deck;
pub mod event;
pub mod grants;
pub mod label;
mod likely;
mod offer;
mod ops;
mod query;
mod renumber;
pub mod rulings;
pub mod scene;
pub mod setup;
mod speech;
pub mod staged;
pub mod starters;
pub mod state;
pub mod text;
pub mod turn;
mod usage;
mod value;
pub mod view;
pub mod why;
pub mod words;

use kernel::{Bring, Dice, Eyes, Game, Input, Log, Seat, SeatNames, SetupErrors, Team, Turn};

pub use action::Action;
pub use chance::Chance;
pub use deck::Deck;
pub use event::Event;
pub use setup::{Mode, Setup};
pub use state::State;
pub use view::View;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unlimited;

impl Game for Unlimited {
    const NAME: &'static str = "unlimited";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Secret = Deck;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Seen = Event;

    fn start(setup: &Setup, secrets: &[Deck]) -> Result<State, SetupErrors> {
        let mut state = setup::lay_out(setup, secrets);
        script::run(&mut state, &mut kernel::NoLog);
        Ok(state)
    }

    fn check_secret(setup: &Setup, _: Seat, deck: &Deck) -> Result<(), SetupErrors> {
        if deck.is_nothing() {
            return Ok(());
        }
        if !Unlimited::brings(setup) {
            return Err(SetupErrors(vec!["the quick-start game has its own two decks: bring none".into()]));
        }
        let faults = deck.faults();
        let said = |fault: &deck::Fault| {
            let (wrong, mend) = fault.said(::text::Lang::En);
            format!("{wrong} {mend}")
        };
        if faults.is_empty() { Ok(()) } else { Err(SetupErrors(faults.iter().map(said).collect())) }
    }

    fn any_secrets(setup: &Setup, dice: &mut Dice) -> Vec<Deck> {
        if Unlimited::brings(setup) { vec![Deck::any(dice), Deck::any(dice)] } else { Vec::new() }
    }

    fn turn(state: &State) -> Turn<Unlimited> {
        offer::turn(state)
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        offer::actions(state, seat, out);
    }

    fn apply(state: &mut State, input: Input<Unlimited>, log: &mut impl Log<Unlimited>) {
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
        SEATS.name(seat)
    }

    fn team_name(_: &Setup, team: Team) -> &'static str {
        SEATS.name(Seat(team.0))
    }

    fn value(state: &State, team: Team) -> Option<i32> {
        Some(value::value(state, team))
    }

    fn quick(state: &State, seat: Seat, offered: &[Action], dice: &mut Dice) -> usize {
        bot::quick(state, seat, offered).unwrap_or_else(|| dice.below(offered.len()))
    }
}

pub(crate) const SEATS: SeatNames = SeatNames(&["one", "two"]);
