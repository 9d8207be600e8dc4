//! The little game: two sides, three places, sixteen different cards. It is played nowhere; it is the example
//! to read before writing a game, and shows each part of the common ground with a card that needs it.
//!
//! In turn the sides play a card, attack, move a unit one step, or pass. When both have passed, a round is
//! over. Whoever brings down the enemy base wins. Alone, one plays against an automaton.

pub mod action;
mod advice;
pub mod card;
pub mod cards;
pub mod chance;
pub mod event;
pub mod grants;
mod offer;
mod ops;
mod query;
pub mod scene;
pub mod setup;
mod speech;
pub mod staged;
pub mod state;
pub mod text;
pub mod turn;
pub mod view;
pub mod why;
pub mod words;

use std::hash::{DefaultHasher, Hash, Hasher};

use kernel::{Dice, Eyes, Game, Input, Log, Outcome, Seat, SeatNames, SetupErrors, Team, Turn};

pub use action::Action;
pub use chance::Chance;
pub use event::Event;
pub use setup::{Deck, Setup};
pub use state::State;
pub use view::View;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel;

impl Game for Duel {
    const NAME: &'static str = "duel";
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

    fn check_secret(_: &Setup, _: Seat, deck: &Deck) -> Result<(), SetupErrors> {
        deck.check()
    }

    fn turn(state: &State) -> Turn<Duel> {
        offer::turn(state)
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        offer::actions(state, seat, out);
    }

    fn apply(state: &mut State, input: Input<Duel>, log: &mut impl Log<Duel>) {
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
        if setup.solo { 1 } else { 2 }
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

    fn team_name(setup: &Setup, team: Team) -> &'static str {
        if setup.solo && team == Team(1) { "automaton" } else { SIDES.name(Seat(team.0)) }
    }

    /// Cards of the same name do the same wherever they come from.
    fn alike(_: &State, action: &Action) -> u64 {
        let mut hasher = DefaultHasher::new();
        match action {
            Action::Play(card) => ("play", card.face_index()).hash(&mut hasher),
            other => other.hash(&mut hasher),
        }
        hasher.finish()
    }

    /// Damage on the bases counts most, then power in play, then how far it has come.
    fn value(state: &State, team: Team) -> Option<i32> {
        let worth = |side: Seat| {
            let units = state.table.units_of(side);
            let power: i32 = units.of().map(|unit| i32::from(state.table.power(unit))).sum();
            let steps = |unit| i32::from(state.table.place(unit) != card::Place::home(side));
            let ahead: i32 = units.of().map(steps).sum();
            100 * power + 20 * ahead - 500 * i32::from(state.table.bases[side.index()])
        };
        Some(match state.table.outcome {
            Some(Outcome::Won(winner)) if winner == team => 10_000,
            Some(Outcome::Won(_)) => -10_000,
            Some(Outcome::Draw) => 0,
            None => (worth(Seat(team.0)) - worth(Seat(team.rival().0))).clamp(-9_999, 9_999),
        })
    }

    /// Whoever has no time attacks a base if that is possible, and does not pass without need.
    fn quick(_: &State, _: Seat, offered: &[Action], dice: &mut Dice) -> usize {
        let at_base = |action: &Action| matches!(action, Action::Attack(_, card::Piece::Base(_)));
        let need = usize::from(offered.last() == Some(&Action::PASS) && offered.len() > 1);
        let any = dice.below(offered.len() - need);
        offered.iter().position(at_base).unwrap_or(any)
    }
}

pub(crate) const SIDES: SeatNames = SeatNames(&["left", "right"]);
