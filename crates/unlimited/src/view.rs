//! What one pair of eyes may know, and what could be true as far as they can tell.
//!
//! In a view cards have other numbers than in the state: known ones in the order of their names, then those nobody
//! can tell apart. So a number says nothing that a name would not.

use kernel::{Dice, Eyes, Seat};
use pieces::{Knowledge, Listed, Pile};
use script::{Core, Flags, Instr, Read, Reg};
use serde::{Deserialize, Serialize};

use crate::card::{CARDS, CardId, SIDE, Things};
use crate::label::Label;
use crate::likely;
use crate::renumber::Numbers;
use crate::state::{Frame, Machine, ONE, Open, State, TWO, opponent};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Eyes,
    /// Cards that these eyes do not know have no name in it.
    pub table: Open,
    pub machine: Machine,
    pub hands: [Listed<CardId>; 2],
    /// From the top down.
    pub decks: [Listed<CardId>; 2],
    /// How many are ready, and how many exhausted.
    pub resources: [(u16, u16); 2],
    /// What the other seats are known to know.
    pub shared: Things,
    /// What else is in one's own deck, wherever it lies: everybody knows what they have brought.
    pub own: Vec<Label>,
}

pub(crate) fn view(state: &State, eyes: Eyes) -> View {
    let known = match eyes {
        Eyes::All => CARDS,
        eyes => state.known.seen_by(eyes),
    };
    let mut seen = *state;
    Numbers::as_seen(state, known).apply(&mut seen);
    let own = unplaced(state, known, eyes);
    let known = Numbers::known(state, known);
    // Where a card lies that has left something behind is nobody's business.
    let hidden: Things = CARDS - known;
    let named = |thing| if hidden.contains(thing) { 0 } else { thing };
    seen.table.lasting.renumber(|things| things, named);
    for late in seen.table.later.iter_mut().flatten() {
        late.source = named(late.source);
    }
    // What has been chosen of another's hand and is still in it, nobody else sees.
    let held = match eyes {
        Eyes::All => Things::EMPTY,
        Eyes::Seat(seat) => seen.hands[opponent(seat).index()],
        Eyes::Public => seen.hands[0] | seen.hands[1],
    };
    for frame in seen.machine.frames_mut() {
        let own = eyes == Eyes::All || eyes == Eyes::Seat(Seat(frame.owner));
        let sorted = sorted(frame).filter(|_| is_top(&seen.decks, frame));
        for reg in [Reg::A, Reg::B, Reg::C].into_iter().filter(|reg| Some(*reg) != sorted) {
            frame.set(reg, frame.reg(reg) - hidden - held);
        }
        if frame.is(Flags::SECRET) && !own {
            frame.set(Reg::C, Things::EMPTY);
        }
    }
    for (at, label) in seen.table.cards.iter_mut().enumerate() {
        if !known.contains(at as u16) {
            *label = Label::UNKNOWN;
        }
    }
    let resources = [ONE, TWO].map(|seat| {
        let all = seen.table.resources_of(seat);
        ((all - seen.table.exhausted).len() as u16, (all & seen.table.exhausted).len() as u16)
    });
    View {
        eyes,
        hands: [0, 1].map(|i| seen.hands[i].listed(&known)),
        decks: [0, 1]
            .map(|i| seen.decks[i].from_top().map(|card| known.holds(card).then_some(card)).collect()),
        resources,
        shared: seen.known.public(),
        table: seen.table,
        machine: seen.machine,
        own,
    }
}

/// The register of the cards that an effect is putting in order on top of a deck: everybody sees that they lie there.
fn sorted(frame: &Frame) -> Option<Reg> {
    match State::code().at(frame.pc) {
        Instr::Next { rest, order: Some(_), .. } => Some(*rest),
        _ => None,
    }
}

/// The topmost cards of a player's deck.
fn top(decks: &[Pile<CardId, SIDE>; 2], seat: u8, n: usize) -> Things {
    decks[usize::from(seat)].from_top().take(n).collect()
}

/// Whether what an effect puts in order is what lies on top of the deck.
fn is_top(decks: &[Pile<CardId, SIDE>; 2], frame: &Frame) -> bool {
    sorted(frame).is_some_and(|reg| frame.reg(reg) == top(decks, frame.owner, frame.reg(reg).len()))
}

/// The names of one's own cards that could lie anywhere, in order.
fn unplaced(state: &State, known: Things, eyes: Eyes) -> Vec<Label> {
    let Eyes::Seat(seat) = eyes else { return Vec::new() };
    let hidden = CardId::deck_of(seat).filter(|card| !known.holds(*card));
    let mut own: Vec<Label> =
        hidden.map(|card| state.table.label(card)).filter(|label| label.is_known()).collect();
    own.sort_unstable();
    own
}

/// A state that is possible as far as the view can tell: what is unseen of one's own cards is what one has brought,
/// and what is unseen of the other player's is dealt from what such a deck could hold.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> State {
    let mut state = State::empty(view.table.agreed);
    state.table = view.table;
    state.machine = view.machine;
    for seat in [ONE, TWO] {
        let own = if view.eyes == Eyes::Seat(seat) { &view.own[..] } else { &[] };
        let count = placed(view, seat);
        likely::fill(&mut state.table, seat, count, own, dice);
        let i = seat.index();
        let open = state.table.placed();
        let listed = view.hands[i].iter().chain(&view.decks[i]).flatten();
        let named: Things = listed.copied().collect();
        let mut hidden: Vec<CardId> = CardId::deck_of(seat)
            .take(count)
            .filter(|card| !open.holds(*card) && !named.holds(*card))
            .collect();
        dice.shuffle(&mut hidden);
        let mut hidden = hidden.into_iter();
        let mut deal =
            |card: &Option<CardId>| card.or_else(|| hidden.next()).expect("enough cards are hidden");
        state.hands[i] = view.hands[i].iter().map(&mut deal).collect();
        let deck: Vec<CardId> = view.decks[i].iter().map(&mut deal).collect();
        deck.into_iter().rev().for_each(|card| state.decks[i].put(card));
    }
    for (frame, seen) in state.machine.frames_mut().iter_mut().zip(view.machine.frames()) {
        let dealt = |things: Things| things.of::<CardId>().any(|card| !view.table.label(card).is_known());
        if let Some(reg) = sorted(seen).filter(|reg| dealt(seen.reg(*reg))) {
            frame.set(reg, top(&state.decks, seen.owner, seen.reg(reg).len()));
        }
    }
    let known = named(&view.table);
    let own = |seat: Seat| match view.eyes {
        Eyes::Seat(eyes) if eyes == seat => known,
        _ => view.shared | state.hands[seat.index()] | state.table.resources_of(seat),
    };
    state.known = match view.eyes {
        Eyes::All => Knowledge::new([CARDS; 3]),
        _ => Knowledge::new([own(ONE), own(TWO), view.shared]),
    };
    state
}

/// The cards that have a name.
fn named(table: &Open) -> Things {
    (0..2 * SIDE as u16).filter(|at| table.cards[usize::from(*at)].is_known()).collect()
}

/// How many cards of a deck a player has in all: they have the first numbers.
fn placed(view: &View, seat: Seat) -> usize {
    let i = seat.index();
    let table = &view.table;
    let open = table.placed().of::<CardId>();
    let open = open.filter(|card| card.owner() == seat && !card.is_leader()).count();
    open + view.hands[i].len() + view.decks[i].len()
}
