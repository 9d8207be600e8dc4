//! What a pair of eyes may know of both regions.

use crate::why::Why;
use std::borrow::Cow;

use kernel::{Dice, Eyes, Seat};
use pieces::Knowledge;
use serde::{Deserialize, Serialize};

use super::state::{TeamState, region_of, side_at};
use crate::card::CardSet;
use crate::pending::{pending, purpose};
use crate::state::{EMPIRE, opponent};
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

    /// The region that asks these eyes: R17.13 asks a whole team.
    pub(super) fn asking(&self) -> usize {
        let near = self.near();
        let Eyes::Seat(seat) = self.eyes else { return near };
        let asks = |region: usize| {
            let region = &self.regions[region];
            !region.waits() && pending(region).is_some_and(|(who, ..)| who == side_at(seat))
        };
        let shields = purpose(&self.regions[1 - near].stack) == Some(Why::Prevent);
        if shields && asks(1 - near) && !asks(near) { 1 - near } else { near }
    }

    /// That region, as whoever is asked sees it.
    pub(super) fn asked(&self) -> Cow<'_, View> {
        let region = &self.regions[self.asking()];
        match self.eyes {
            Eyes::Seat(seat) if self.asking() != self.near() => {
                Cow::Owned(View { eyes: Eyes::Seat(side_at(seat)), ..region.clone() })
            }
            _ => Cow::Borrowed(region),
        }
    }
}

pub(super) fn view(state: &TeamState, eyes: Eyes) -> TeamView {
    let look = |at: usize| match (eyes, &state.regions[at]) {
        (Eyes::Seat(seat), region) if region_of(seat) == at => view::view(region, Eyes::Seat(side_at(seat))),
        (Eyes::Seat(seat), region) if state.open_hands => {
            view::view_of(region, Eyes::Seat(side_at(seat)), known_to(state, at, seat))
        }
        (Eyes::Seat(_), region) => view::view(region, Eyes::Public),
        (eyes, region) => view::view(region, eyes),
    };
    let mut regions = [look(0), look(1)];
    for (at, region) in regions.iter_mut().enumerate() {
        region.table.other_region_mut().partner_attack = state.partner_attack(at);
    }
    TeamView { eyes, begun: state.begun, open_hands: state.open_hands, regions }
}

/// The cards of a region that a seat could name. R14.21: partners show each other their hands, and nothing
/// else: what one has looked at elsewhere, or picked in secret, is for that one to tell.
pub(super) fn known_to(state: &TeamState, at: usize, seat: Seat) -> CardSet {
    let (region, side) = (&state.regions[at], side_at(seat));
    if region_of(seat) == at {
        region.known.of(side)
    } else if state.open_hands {
        region.known.public() | region.hands[side.index()]
    } else {
        region.known.public()
    }
}

pub(super) fn imagine(view: &TeamView, dice: &mut Dice) -> TeamState {
    let mut regions = [view::imagine(&view.regions[0], dice), view::imagine(&view.regions[1], dice)];
    for region in &mut regions {
        region.table.other_region_mut().partner_attack = 0;
    }
    if let (Eyes::Seat(seat), true) = (view.eyes, view.open_hands) {
        // Of the other region these eyes know what everybody knows, and a hand.
        let (region, side) = (&mut regions[1 - region_of(seat)], side_at(seat));
        let (own, public) = (region.known.of(side), region.known.of(side) - region.hands[side.index()]);
        let theirs = region.known.of(opponent(side)) | public;
        region.known =
            Knowledge::new(if side == EMPIRE { [own, theirs, public] } else { [theirs, own, public] });
    }
    TeamState { regions, begun: view.begun, open_hands: view.open_hands }
}
