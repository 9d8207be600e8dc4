//! What a pair of eyes may know.

use kernel::{Dice, Eyes, Seat};
use pieces::{Knowledge, Listed, Unseen};
use script::{Core, Flags, Reg};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, SIDE, Things};
use crate::state::{LEFT, Machine, RIGHT, State, Table};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Eyes,
    pub table: Table,
    /// What is being carried out, without what these eyes cannot see.
    pub machine: Machine,
    pub hands: [Listed<CardId>; 2],
    pub decks: [Listed<CardId>; 2],
}

pub(crate) fn view(state: &State, eyes: Eyes) -> View {
    let known = state.known.seen_by(eyes);
    let cards: Things = CardId::RANGE.set();
    let mut machine = state.machine;
    for frame in machine.frames_mut() {
        frame.regs = frame.regs.map(|reg| reg - (cards - known));
        let picked_it = eyes == Eyes::All || eyes == Eyes::Seat(Seat(frame.owner));
        if frame.is(Flags::SECRET) && !picked_it {
            frame.set(Reg::C, Things::EMPTY);
        }
    }
    View {
        eyes,
        table: state.table,
        machine,
        hands: [0, 1].map(|i| state.hands[i].listed(&known)),
        decks: [0, 1].map(|i| state.decks[i].listed(&known)),
    }
}

/// A state that is possible as far as the view can tell: what is unseen of a side is dealt to its hand and deck,
/// and the rest stays in the box, since nobody knows what the other has brought.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> State {
    let mut state = State::empty(view.table.agreed);
    let open = view.table.units | view.table.discards;
    let listed = view.hands.iter().chain(&view.decks).flatten().flatten();
    let seen = open | listed.copied().collect();
    for side in [LEFT, RIGHT] {
        let i = side.index();
        let own: Things = <CardId as pieces::Thing>::each().filter(|card| card.owner() == side).collect();
        let mut unseen = Unseen::<CardId, SIDE>::shuffled(own - seen, dice);
        state.hands[i] = unseen.deal(&view.hands[i]);
        state.decks[i] = unseen.deal(&view.decks[i]);
    }
    state.table = view.table;
    state.machine = view.machine;
    let public = if view.eyes == Eyes::Public { seen } else { open };
    let own =
        |seat: Seat| if view.eyes == Eyes::Seat(seat) { seen } else { public | state.hands[seat.index()] };
    state.known = match view.eyes {
        Eyes::All => Knowledge::new([CardId::RANGE.set(); 3]),
        _ => Knowledge::new([own(LEFT), own(RIGHT), public]),
    };
    state
}
