//! What a pair of eyes may know (R19).

use kernel::{Dice, Eyes, Seat};
use pieces::{Knowledge, Listed, Set, Thing, Unseen};
use script::Core;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::cards;
use crate::map::Class;
use crate::state::{Machine, Open, SIDES, SLOTS, State};
use crate::things::{CardId, DATABANK, Deck, Order, Slot, Tales, Things};
use crate::words::Kind;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Eyes,
    pub table: Open,
    /// What is being carried out, without what these eyes cannot see.
    pub machine: Machine,
    /// From the bottom to the top.
    pub markets: [Listed<CardId>; 6],
    pub tales: [Listed<CardId>; 7],
    pub orders: Listed<Order>,
    /// Whoever lies on each contact space: the class, which its back shows, and who it is.
    pub contacts: Vec<Option<(Class, Option<CardId>)>>,
    /// The secrets of each player: the deck, which the back shows, and which card it is.
    pub secrets: [Vec<(Tales, Option<CardId>)>; SIDES],
}

pub(crate) fn view(state: &State, eyes: Eyes) -> View {
    let known = state.known.seen_by(eyes);
    // Whatever is not in play of the databank is in it, for everybody to see.
    let open: Things = (0..DATABANK).map(CardId::databank).collect();
    let hidden: Things = CardId::RANGE.set::<5>() - known - open;
    let mut machine = state.machine;
    for frame in machine.frames_mut() {
        frame.regs = frame.regs.map(|reg| reg - hidden);
    }
    let mut table = state.table;
    table.aside = table.aside - hidden;
    table.second = table.second - hidden;
    table.turn.reading = table.turn.reading.filter(|card| known.holds(*card));
    let contact = |at: &Option<CardId>| {
        at.map(|contact| (cards::class_of(contact), Some(contact).filter(|contact| known.holds(*contact))))
    };
    let secrets = |seat: usize| {
        let mut listed: Vec<(Tales, Option<CardId>)> = state.secrets[seat]
            .of::<CardId>()
            .map(|card| (tales_of(card), Some(card).filter(|card| known.holds(*card))))
            .collect();
        listed.sort_unstable();
        listed
    };
    View {
        eyes,
        table,
        machine,
        markets: std::array::from_fn(|i| state.markets[i].listed(&known)),
        tales: std::array::from_fn(|i| state.tales[i].listed(&known)),
        orders: state.orders.listed(&known),
        contacts: state.contacts.iter().map(contact).collect(),
        secrets: std::array::from_fn(secrets),
    }
}

fn tales_of(card: CardId) -> Tales {
    match card.origin() {
        crate::things::Origin::Encounter(tales) => tales,
        _ => unreachable!("secrets are encounter cards"),
    }
}

/// A state that is possible as far as the view can tell.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> State {
    let mut state = State {
        table: view.table,
        machine: view.machine,
        markets: Default::default(),
        tales: Default::default(),
        orders: Default::default(),
        contacts: [None; SLOTS],
        secrets: [Things::EMPTY; SIDES],
        known: Knowledge::NONE,
    };
    let seen = named(view);
    for deck in Deck::ALL {
        let unseen: Things = cards::cards_of(deck).collect::<Things>() - seen;
        state.markets[deck.index()] =
            Unseen::<CardId, 15>::shuffled(unseen, dice).deal(&view.markets[deck.index()]);
    }
    for tales in Tales::ALL {
        let unseen: Things = tales.cards().collect::<Things>() - seen;
        let secrets = deal_secrets(view, tales, unseen, dice);
        let dealt = secrets.iter().fold(Things::EMPTY, |all, secrets| all | *secrets);
        state.table.second =
            state.table.second | dealt.of().filter(|card| secret_side(*card) == Some(1)).collect();
        for (all, secrets) in state.secrets.iter_mut().zip(secrets) {
            *all = *all | secrets;
        }
        state.tales[tales.index()] =
            Unseen::<CardId, 10>::shuffled(unseen - dealt, dice).deal(&view.tales[tales.index()]);
    }
    let unseen: Things =
        Order::RANGE.set::<5>() - view.orders.iter().flatten().copied().collect() - view.table.aside;
    state.orders = Unseen::<Order, 10>::shuffled(unseen, dice).deal(&view.orders);
    for class in Class::ALL {
        let unseen: Things = cards::of_class(class).collect::<Things>() - seen;
        let mut unseen = Unseen::<CardId, 9>::shuffled(unseen, dice);
        for slot in Slot::each() {
            if let Some((of, contact)) = view.contacts[slot.index()]
                && of == class
            {
                let dealt: Set<5> = unseen.deal(&[contact]);
                state.contacts[slot.index()] = dealt.of::<CardId>().next();
            }
        }
    }
    state.known = knowledge(view, &state, seen);
    state
}

/// The secrets of an encounter deck, which must be cards that can be kept, by who holds them.
fn deal_secrets(view: &View, tales: Tales, unseen: Things, dice: &mut Dice) -> [Things; SIDES] {
    let becomes_secret = |card: &CardId| secret_side(*card).is_some();
    let mut possible =
        Unseen::<CardId, 10>::shuffled::<5>(unseen.of().filter(becomes_secret).collect(), dice);
    std::array::from_fn(|seat| {
        let listed = view.secrets[seat].iter().filter(|(of, _)| *of == tales);
        let listed: Vec<Option<CardId>> = listed.map(|(_, card)| *card).collect();
        possible.deal(&listed)
    })
}

/// The section that makes a secret of a card.
fn secret_side(card: CardId) -> Option<usize> {
    let is_secret = |asset: &Option<Card>| asset.as_ref().is_some_and(|asset| asset.kind == Kind::Secret);
    cards::tale(card).assets.iter().position(is_secret)
}

/// Every card that the view can name.
fn named(view: &View) -> Things {
    let piles = view.markets.iter().chain(&view.tales).flatten().flatten().copied();
    let contacts = view.contacts.iter().flatten().filter_map(|(_, contact)| *contact);
    let secrets = view.secrets.iter().flatten().filter_map(|(_, card)| *card);
    let lying: Things = piles.chain(contacts).chain(secrets).collect();
    let table = &view.table;
    let held = table.players.iter().fold(Things::EMPTY, |all, player| all | player.assets);
    let captured: Things = table.captured.of::<CardId>().map(crate::query::target).collect();
    lying | held | captured | table.removed | table.aside
}

/// What everybody would know in the imagined state.
fn knowledge(view: &View, state: &State, seen: Things) -> crate::state::Known {
    let table = &state.table;
    let open = table.players.iter().fold(table.removed | table.aside | table.faceup, |all, p| all | p.assets);
    let tops: Things = Deck::ALL.into_iter().filter_map(|deck| state.faceup(deck)).collect();
    let orders: Things = view.orders.iter().flatten().copied().collect();
    let all = CardId::RANGE.set::<5>() | Order::RANGE.set();
    let public = orders | if view.eyes == Eyes::Public { seen } else { open | tops };
    let of = |seat: usize| match view.eyes {
        Eyes::All => all,
        Eyes::Seat(Seat(own)) if usize::from(own) == seat => seen | orders,
        _ => public | state.secrets[seat],
    };
    let public = if view.eyes == Eyes::All { all } else { public };
    Knowledge::new([of(0), of(1), of(2), of(3), public])
}
