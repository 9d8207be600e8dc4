//! R14 to R17: two against two. Each region is a table for two with a box of its own; what the regions
//! share is kept the same in both (`ops/sharing.rs`).

mod advice;
mod event;
mod names;
mod scene;
mod setup;
mod speech;
mod staged;
mod state;
mod view;

use kernel::{Dice, Eyes, Game, Input, Log, Seat, SetupErrors, Team, Turn};

pub use event::TeamEvent;
pub use setup::TeamSetup;
pub use state::{TeamChance, TeamState, region_of, seat_at, side_at};
pub use view::TeamView;

use crate::ops::team;
use crate::{Action, Event};

/// The team mode. Seats go round the regions: Empire 1, Rebel 1, Empire 2, Rebel 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Teams;

impl Game for Teams {
    const NAME: &'static str = "deckbuilding-team";
    const RULES_VERSION: u32 = 1;

    type Setup = TeamSetup;
    type Secret = ();
    type State = TeamState;
    type Action = Action;
    type Chance = TeamChance;
    type Event = TeamEvent;
    type View = TeamView;
    type Seen = TeamEvent;

    fn start(setup: &TeamSetup, _: &[()]) -> Result<TeamState, SetupErrors> {
        Ok(TeamState::lay_out(setup.check()?, setup.open_hands))
    }

    fn turn(state: &TeamState) -> Turn<Teams> {
        state.turn()
    }

    fn actions(state: &TeamState, seat: Seat, out: &mut Vec<Action>) {
        state.actions(seat, out);
    }

    fn apply(state: &mut TeamState, input: Input<Teams>, log: &mut impl Log<Teams>) {
        match input {
            Input::Act(seat, action) => team::act(state, seat, action, log),
            Input::Fate(fate) => team::apply_fate(state, fate, log),
            Input::Leave(seat) => team::leave(state, seat, log),
        }
    }

    fn view(state: &TeamState, eyes: Eyes) -> TeamView {
        view::view(state, eyes)
    }

    fn seen(event: &TeamEvent, eyes: Eyes) -> Option<TeamEvent> {
        // R14.19: a turn begins in both regions, but it is told once.
        let told_before = event.region == 0 && matches!(event.event, Event::TurnBegan { .. });
        (!told_before).then(|| event.seen(eyes))
    }

    fn imagine(view: &TeamView, dice: &mut Dice) -> TeamState {
        view::imagine(view, dice)
    }

    fn learned(before: &TeamState, after: &TeamState, seat: Seat) -> bool {
        let known = |state: &TeamState, region| view::known_to(state, region, seat);
        (0..2).any(|region| !(known(after, region) - known(before, region)).is_empty())
    }

    fn seats(_: &TeamSetup) -> u8 {
        4
    }

    fn teams(_: &TeamSetup) -> u8 {
        2
    }

    fn team(_: &TeamState, seat: Seat) -> Team {
        Team(side_at(seat).0)
    }

    fn seat_name(_: &TeamSetup, seat: Seat) -> &'static str {
        names::seat(seat)
    }

    fn team_name(_: &TeamSetup, team: Team) -> &'static str {
        crate::SIDES.name(Seat(team.0))
    }
}
