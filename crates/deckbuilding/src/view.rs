//! What a pair of eyes may know. A view is built up from what lies open and from the cards its eyes
//! could name; a hidden card is `None`.

use kernel::{Dice, Eyes, Seat};
use pieces::{Knowledge, Listed, Unseen};
use script::Core;
use serde::{Deserialize, Serialize};

use crate::card::{BOX_CARDS, COUNT, CardId, CardSet, FAR_CARDS};
use crate::setup::all_bases;
use crate::state::{EMPIRE, Frames, Open, Player, REBEL, State};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Eyes,
    pub table: Open,
    /// What is being carried out. Cards in its registers that these eyes cannot see are left out.
    pub stack: Frames,
    pub galaxy_deck: Cards,
    pub players: [Hidden; 2],
}

/// The cards of a player that do not lie open.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hidden {
    pub hand: Cards,
    pub deck: Cards,
    pub base_deck: Cards,
    pub spare_bases: Cards,
}

/// Cards, of which some are known.
pub type Cards = Listed<CardId>;

pub(crate) fn view(state: &State, eyes: Eyes) -> View {
    view_of(state, eyes, state.known.seen_by(eyes))
}

/// The view of somebody who could name these cards.
pub(crate) fn view_of(state: &State, eyes: Eyes, known: CardSet) -> View {
    // Only what lies open can be named from afar.
    let known = known | FAR_CARDS;
    let mut stack = state.stack;
    for frame in stack.frames_mut() {
        frame.regs = frame.regs.map(|reg| reg & known);
    }
    View {
        eyes,
        table: state.table,
        stack,
        galaxy_deck: state.galaxy_deck.listed(&known),
        players: [0, 1].map(|i| Hidden {
            hand: state.hands[i].listed(&known),
            deck: state.decks[i].listed(&known),
            base_deck: state.base_decks[i].listed(&known),
            spare_bases: state.spare_bases[i].listed(&known),
        }),
    }
}

/// A state that is possible as far as the view can tell: unseen cards are dealt at random to the
/// places they can lie in.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> State {
    let table = &view.table;
    let mut state = State::empty(table.agreed);
    let seen = in_sight(view);
    let mut galaxy = BOX_CARDS;
    for seat in [EMPIRE, REBEL] {
        let i = seat.index();
        let bases = all_bases(seat);
        let owned = table.players[i].owned;
        galaxy = galaxy - bases - owned;
        let hidden = &view.players[i];
        let mut cards = unseen(owned - bases - seen, dice);
        state.hands[i] = cards.deal(&hidden.hand);
        state.decks[i] = cards.deal(&hidden.deck);
        let mut cards = unseen(bases - seen, dice);
        state.base_decks[i] = cards.deal(&hidden.base_deck);
        state.spare_bases[i] = cards.deal(&hidden.spare_bases);
    }
    state.galaxy_deck = unseen(galaxy - seen, dice).deal(&view.galaxy_deck);
    state.table = *table;
    state.stack = view.stack;
    // What the others know beyond what lies open and what is their own is not for this view to say.
    let public = if view.eyes == Eyes::Public { seen } else { lying_open(table) };
    let own = |i: usize| public | state.hands[i] | state.base_decks[i] | state.spare_bases[i];
    state.known = Knowledge::new(match view.eyes {
        Eyes::Seat(EMPIRE) => [seen, own(1), public],
        Eyes::Seat(_) => [own(0), seen, public],
        Eyes::Public => [own(0), own(1), public],
        Eyes::All => [BOX_CARDS; 3],
    });
    state
}

fn unseen(cards: CardSet, dice: &mut Dice) -> Unseen<CardId, COUNT> {
    Unseen::shuffled(cards, dice)
}

fn lying_open(table: &Open) -> CardSet {
    let mut open = table.pilots | table.exile | table.row_cards() | table.galaxy_discard.set();
    for seat in [EMPIRE, REBEL] {
        let player = &table.players[seat.index()];
        open = open | player.victory | player.discard.set() | table.in_play(seat);
    }
    open
}

/// Every card these eyes could point at.
fn in_sight(view: &View) -> CardSet {
    let hidden = view.players.iter().flat_map(|h| [&h.hand, &h.deck, &h.base_deck, &h.spare_bases]);
    let known = hidden.chain([&view.galaxy_deck]).flatten().flatten().copied();
    known.collect::<CardSet>() | lying_open(&view.table)
}

impl View {
    /// Whether this region waits for the other one.
    pub(crate) fn waits(&self) -> bool {
        matches!(crate::pending::own_question(&self.stack), Some(crate::turn::Ask::Wait))
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat.index()]
    }

    pub fn hidden(&self, seat: Seat) -> &Hidden {
        &self.players[seat.index()]
    }
}
