//! What a pair of eyes may know of both regions.

use kernel::{Dice, Eyes, Seat};
use serde::{Deserialize, Serialize};

use super::event::eyes_in;
use super::state::{TeamState, region_of};
use crate::view::{self, View};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TeamView {
    pub eyes: Eyes,
    pub begun: bool,
    pub open_hands: bool,
    pub regions: [View; 2],
}

impl TeamView {
    /// Where these eyes look first.
    pub(super) fn near(&self) -> usize {
        match self.eyes {
            Eyes::Seat(seat) => region_of(seat),
            Eyes::Public | Eyes::All => 0,
        }
    }

    pub(super) fn region(&self, seat: Seat) -> &View {
        &self.regions[region_of(seat)]
    }
}

pub(super) fn view(state: &TeamState, eyes: Eyes) -> TeamView {
    let look = |region: usize| {
        let mut view = view::view(&state.regions[region], eyes_in(region, eyes, state.open_hands));
        view.table.beyond_mut().joins = state.joins(region);
        view
    };
    TeamView { eyes, begun: state.begun, open_hands: state.open_hands, regions: [look(0), look(1)] }
}

pub(super) fn imagine(view: &TeamView, dice: &mut Dice) -> TeamState {
    let regions = [view::imagine(&view.regions[0], dice), view::imagine(&view.regions[1], dice)];
    TeamState { regions, begun: view.begun, open_hands: view.open_hands }
}
