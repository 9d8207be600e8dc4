//! What a pair of eyes may know. A view is built up from what lies open and from the cards its eyes
//! could name; a hidden card is `None`.

use kernel::{Dice, Eyes, Seat};
use script::Core;
use serde::{Deserialize, Serialize};

use crate::card::{CardId, CardSet};
use crate::setup::all_bases;
use crate::state::{EMPIRE, Frames, PUBLIC, REBEL, State, Table};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Eyes,
    pub table: Table,
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

/// Cards, of which some are known. Piles are listed from the bottom to the top; where order means
/// nothing the known cards come first.
pub type Cards = Vec<Option<CardId>>;

pub(crate) fn view(state: &State, eyes: Eyes) -> View {
    let known = match eyes {
        Eyes::All => CardId::all().map(CardId::thing).collect(),
        Eyes::Seat(seat) => state.known[seat.index()],
        Eyes::Public => state.known[PUBLIC],
    };
    view_of(state, eyes, known)
}

/// The view of somebody who could name these cards.
pub(crate) fn view_of(state: &State, eyes: Eyes, known: CardSet) -> View {
    // Only what lies open can be named from afar.
    let knows = |card: CardId| card.is_far() || known.contains(card.thing());
    let pile = |cards: &[CardId]| cards.iter().map(|card| knows(*card).then_some(*card)).collect();
    let heap = |cards: CardSet| {
        let (mut open, hidden): (Cards, Cards) = cards
            .iter()
            .map(CardId::from_thing)
            .map(|card| knows(card).then_some(card))
            .partition(Option::is_some);
        open.extend(hidden);
        open
    };
    let mut stack = state.stack;
    for frame in stack.frames_mut() {
        for reg in &mut frame.regs {
            *reg = reg.iter().filter(|thing| knows(CardId::from_thing(*thing))).collect();
        }
    }
    View {
        eyes,
        table: state.table,
        stack,
        galaxy_deck: pile(state.galaxy_deck.cards()),
        players: [EMPIRE, REBEL].map(|seat| Hidden {
            hand: heap(state.hands[seat.index()]),
            deck: pile(state.decks[seat.index()].cards()),
            base_deck: heap(state.base_decks[seat.index()]),
            spare_bases: heap(state.spare_bases[seat.index()]),
        }),
    }
}

/// A state that is possible as far as the view can tell: unseen cards are dealt at random to the
/// places they can lie in.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> State {
    let table = &view.table;
    let mut state = State::empty(table.agreed);
    let seen = in_sight(view);
    let shuffled = |cards: CardSet, dice: &mut Dice| {
        let mut cards: Vec<CardId> = (cards - seen).iter().map(CardId::from_thing).collect();
        dice.shuffle(&mut cards);
        cards
    };
    let everything: CardSet = CardId::all().map(CardId::thing).collect();
    let mut galaxy = everything;
    for seat in [EMPIRE, REBEL] {
        let i = seat.index();
        let bases = all_bases(seat);
        galaxy = galaxy - bases - table.players[i].owned;
        let hidden = &view.players[i];
        let mut cards = shuffled(table.players[i].owned - bases, dice);
        state.hands[i] = deal(&hidden.hand, &mut cards).iter().map(|card| card.thing()).collect();
        state.decks[i] = deal(&hidden.deck, &mut cards).into_iter().collect();
        let mut cards = shuffled(bases, dice);
        state.base_decks[i] = deal(&hidden.base_deck, &mut cards).iter().map(|card| card.thing()).collect();
        state.spare_bases[i] =
            deal(&hidden.spare_bases, &mut cards).iter().map(|card| card.thing()).collect();
    }
    let mut cards = shuffled(galaxy, dice);
    state.galaxy_deck = deal(&view.galaxy_deck, &mut cards).into_iter().collect();
    state.table = *table;
    state.stack = view.stack;
    // What the others know beyond what lies open and what is their own is not for this view to say.
    let public = if view.eyes == Eyes::Public { seen } else { lying_open(table) };
    let own = |i: usize| state.hands[i] | state.base_decks[i] | state.spare_bases[i];
    state.known = [public | own(0), public | own(1), public];
    match view.eyes {
        Eyes::Seat(seat) => state.known[seat.index()] = seen,
        Eyes::Public => {}
        Eyes::All => state.known = [everything; 3],
    }
    state
}

/// Known cards stay; unknown places take the next unseen card.
fn deal(places: &Cards, unseen: &mut Vec<CardId>) -> Vec<CardId> {
    places.iter().map(|place| place.or_else(|| unseen.pop()).expect("as many cards as places")).collect()
}

fn lying_open(table: &Table) -> CardSet {
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
    let known = hidden.chain([&view.galaxy_deck]).flatten().flatten().map(|card| card.thing());
    known.collect::<CardSet>() | lying_open(&view.table)
}

impl View {
    /// Whether this region waits for the other one.
    pub(crate) fn waits(&self) -> bool {
        matches!(crate::standing::own_question(&self.stack), Some(crate::turn::Question::Wait))
    }

    pub fn hidden(&self, seat: Seat) -> &Hidden {
        &self.players[seat.index()]
    }
}
