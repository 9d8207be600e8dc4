//! Tactic cards of a position.

use kernel::{listed, partly};
use pieces::Pile;

use super::placing::Position;
use crate::programs::programs;
use crate::setup::CombatRules;
use crate::state::Later;
use crate::things::{Leader, Side, TacticCard, Theatre, Things};
use crate::view::View;
use crate::words::{Change, Moment};

impl Position {
    /// The top of a shared deck; what is not named lies below.
    pub(super) fn tactic_deck(&mut self, theatre: Theatre, list: &str) -> Result<(), String> {
        let named: Vec<Option<TacticCard>> = partly(list)?;
        let shares = self.state.table.agreed.combat == CombatRules::Base;
        let mut deck: Vec<TacticCard> = TacticCard::shared(theatre).filter(|_| shares).collect();
        for (i, card) in named.iter().flatten().enumerate() {
            let twice = named.iter().flatten().take(i).any(|other| other == card);
            if twice || !deck.contains(card) {
                return Err(format!("`{card}` is in two places, or not in the {} deck", theatre.name()));
            }
        }
        deck.reverse();
        self.state.tactics[theatre.index()] = Pile::named_first(&named, deck)?;
        Ok(())
    }

    pub(super) fn used_tactics(&mut self, side: Side, list: &str) -> Result<(), String> {
        let used = own(side, list)?;
        self.state.table.used = self.state.table.used | used;
        let all = Theatre::ALL.map(|theatre| self.state.table.tactic_deck(side, theatre));
        match all.iter().position(Things::is_empty) {
            Some(_) => Err("the used cards come back when the last one is used (R9.5)".into()),
            None => Ok(()),
        }
    }

    pub(super) fn removed_tactics(&mut self, side: Side, list: &str) -> Result<(), String> {
        let removed = own(side, list)?;
        self.state.table.removed = self.state.table.removed | removed;
        Ok(())
    }

    /// Leaders who are eliminated at the end of the phase.
    pub(super) fn confronted(&mut self, side: Side, list: &str) -> Result<(), String> {
        let ability = programs().waiting_for(Moment::CommandEnds).expect("a card waits for it");
        let source: TacticCard = "confrontation".parse().expect("it is a card");
        for leader in listed::<Leader>(list)? {
            let free = self.state.table.later.iter_mut().find(|place| place.is_none());
            let later = Later { ability, source: source.thing(), owner: side.other(), left: leader.thing() };
            *free.ok_or("nobody confronts so many")? = Some(later);
        }
        Ok(())
    }
}

/// Cards that a side has for itself.
fn own(side: Side, list: &str) -> Result<Things, String> {
    let cards: Vec<TacticCard> = listed(list)?;
    match cards.iter().find(|card| card.face().side != Some(side)) {
        Some(card) => Err(format!("`{card}` is no card of the {}", side.name())),
        None => Ok(cards.into_iter().collect()),
    }
}

impl View {
    pub(super) fn own_tactics(&self, side: Side, cards: Things) -> impl Iterator<Item = TacticCard> {
        cards.of::<TacticCard>().filter(move |card| card.face().side == Some(side))
    }

    /// The card that a side has revealed in this battle.
    pub(super) fn played(&self, side: Side) -> Option<TacticCard> {
        let combat = self.table.combat.as_ref()?;
        // Good Intel: it is seen as soon as it is laid.
        let shown = combat.changes[side.index()].hold(Change::ShowsTactics);
        let laid = self.laid[side.index()].first().filter(|_| shown);
        combat.played[side.index()].map(|played| played.card).or_else(|| laid.copied().flatten())
    }

    pub(super) fn confronted(&self, side: Side) -> impl Iterator<Item = Leader> + '_ {
        let waits = move |later: &&Later| {
            later.owner != side && programs().moment(later.ability) == Moment::CommandEnds
        };
        self.table.later.iter().flatten().filter(waits).map(|later| Leader::from_thing(later.left))
    }
}
