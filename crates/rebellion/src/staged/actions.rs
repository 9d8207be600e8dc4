//! Action cards of a position: those that are not named take no part.

use kernel::{Entry, entries, partly};
use pieces::{Pile, Thing};

use super::placing::Position;
use crate::state::{STASHES, Stash};
use crate::things::{ActionCard, Place, Side, Things};
use crate::view::View;

/// What has been said about action cards; `None` in a list is one that nobody names.
#[derive(Debug, Default)]
pub(super) struct Plans {
    hands: [Vec<Option<ActionCard>>; 2],
    decks: [Vec<Option<ActionCard>>; 2],
    starters: [Vec<Option<ActionCard>>; 2],
    stashed: Vec<(ActionCard, Option<Place>)>,
}

fn of_side(side: Side, list: &str) -> Result<Vec<Option<ActionCard>>, String> {
    let cards: Vec<Option<ActionCard>> = partly(list)?;
    match cards.iter().flatten().find(|card| card.side() != side) {
        Some(card) => Err(format!("`{card}` is no card of the {}", side.name())),
        None => Ok(cards),
    }
}

// ---- what lines say

impl Position {
    pub(super) fn action_hand(&mut self, side: Side, list: &str) -> Result<(), String> {
        self.plans.hands[side.index()] = of_side(side, list)?;
        Ok(())
    }

    pub(super) fn action_deck(&mut self, side: Side, list: &str) -> Result<(), String> {
        let cards = of_side(side, list)?;
        if let Some(card) = cards.iter().flatten().find(|card| card.scheme().starting) {
            return Err(format!("`{card}` has no recruit icon (R3.7)"));
        }
        self.plans.decks[side.index()] = cards;
        Ok(())
    }

    pub(super) fn starters(&mut self, side: Side, list: &str) -> Result<(), String> {
        let cards = of_side(side, list)?;
        if let Some(card) = cards.iter().flatten().find(|card| !card.scheme().starting) {
            return Err(format!("`{card}` is no starting action card (R3.7)"));
        }
        self.plans.starters[side.index()] = cards;
        Ok(())
    }

    /// `sweep-the-area naboo`.
    pub(super) fn stashed(&mut self, (): (), list: &str) -> Result<(), String> {
        for Entry { name, .. } in entries(list)? {
            let (card, place) = name
                .split_once(' ')
                .ok_or_else(|| format!("`{name}`: write for instance `sweep-the-area naboo`"))?;
            let card: ActionCard = card.parse()?;
            if card.scheme().armed.is_none() {
                return Err(format!("no probe card lies under `{card}`"));
            }
            let place = if place.trim() == "?" { None } else { Some(place.trim().parse()?) };
            self.plans.stashed.push((card, place));
        }
        if self.plans.stashed.len() > STASHES {
            return Err(format!("no more than {STASHES} cards hold probe cards"));
        }
        Ok(())
    }

    /// Where probe cards lie face down, as far as it was said.
    pub(super) fn hidden_probes(&self) -> impl Iterator<Item = (ActionCard, Option<Place>)> + '_ {
        self.plans.stashed.iter().copied()
    }
}

// ---- the finished position

impl Position {
    pub(super) fn deal_actions(&mut self) -> Result<(), String> {
        let (state, plans) = (&mut self.state, &self.plans);
        let out = super::cards::left_out(&state.table.agreed);
        let lists = || plans.hands.iter().chain(&plans.decks).chain(&plans.starters);
        let mut named = state.table.discarded & ActionCard::RANGE.set();
        named = named | plans.stashed.iter().map(|(card, _)| *card).collect();
        for card in lists().flatten().flatten() {
            if named.holds(*card) {
                return Err(format!("`{card}` is in two places"));
            }
            named.insert(card.thing());
        }
        if let Some(card) = (named & out).of::<ActionCard>().next() {
            return Err(format!("`{card}` comes with the expansion, which is off"));
        }
        let mut free: Vec<ActionCard> =
            ActionCard::each().filter(|card| !named.holds(*card) && !out.holds(*card)).collect();
        let mut next = |card: Option<ActionCard>, side: Side, starting: Option<bool>| match card {
            Some(card) => Ok(card),
            None => {
                let fits = |card: &ActionCard| {
                    card.side() == side && starting.is_none_or(|is| card.scheme().starting == is)
                };
                let at = free.iter().position(fits).ok_or("there are not so many action cards")?;
                Ok::<ActionCard, String>(free.remove(at))
            }
        };
        for side in Side::ALL {
            let i = side.index();
            let mut pile = |list: &[Option<ActionCard>], starting| {
                list.iter().rev().map(|card| next(*card, side, starting)).collect::<Result<Vec<_>, String>>()
            };
            state.actions[i] = pile(&plans.decks[i], Some(false))?.into_iter().collect::<Pile<_, _>>();
            state.starters[i] = pile(&plans.starters[i], Some(true))?.into_iter().collect::<Pile<_, _>>();
            let hand = pile(&plans.hands[i], None)?;
            if state.table.is_automaton(side) {
                // S6.3: the first one is the oldest.
                state.table.gained = hand.iter().rev().copied().collect::<Pile<_, _>>();
                hand.iter().for_each(|card| state.known.learn_all(*card));
            }
            state.action_hands[i] = hand.into_iter().collect();
            state.known.learn_these(side.seat(), state.action_hands[i]);
        }
        state.table.removed = state.table.removed | free.into_iter().collect::<Things>();
        Ok(())
    }

    /// R20.6: probe cards under action cards, from those that lie nowhere else.
    pub(super) fn deal_stashes(&mut self, others: &mut Vec<Place>) -> Result<(), String> {
        let stashed: Vec<(ActionCard, Option<Place>)> = self.hidden_probes().collect();
        for (slot, (card, place)) in self.state.stashed.iter_mut().zip(stashed) {
            let at = match place {
                Some(place) => others.iter().position(|other| *other == place),
                None => others.len().checked_sub(1),
            };
            let place = others.remove(at.ok_or_else(|| match place {
                Some(place) => super::placing::nowhere(place),
                None => "there are not so many probe cards".to_owned(),
            })?);
            *slot = Some(Stash { card, place });
            self.state.table.in_play.insert(card.thing());
            self.state.known.learn_all(card);
            self.state.known.learn(card.side().seat(), place);
        }
        Ok(())
    }
}

// ---- what claims read

impl View {
    pub(super) fn stash_names(&self) -> impl Iterator<Item = String> + '_ {
        self.stashed.iter().map(|(card, place)| match place {
            Some(place) => format!("{card} {place}"),
            None => format!("{card} ?"),
        })
    }
}
