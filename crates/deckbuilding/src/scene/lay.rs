//! The table, laid out for a pair of eyes.

use kernel::{Eyes, Seat};

use super::touch::aimed_at;
use super::{Assigned, CardView, Mark, Player, Region, Scene, Side};
use crate::action::Target;
use crate::card::{CardId, CardSet};
use crate::query::of_sides;
use crate::state::{EMPIRE, Open, REBEL, faction_of};
use crate::view::{Cards, View};
use crate::words::{Faction, Sides};

/// The most cards on top of the galaxy deck that an ability looks at.
const LOOK: usize = 2;

pub(super) fn scene(view: &View) -> Scene {
    let table = &view.table;
    let eye = Eye { table, seat: looking(view) };
    let seats = [EMPIRE, REBEL];
    Scene {
        mode: table.agreed.mode.name(),
        goal: table.agreed.goal,
        turn: table.turn,
        active: vec![table.active.0],
        over: table.outcome.is_some(),
        force: table.force,
        force_with: seats.into_iter().filter(|seat| table.force_is_with(*seat)).map(|seat| seat.0).collect(),
        regions: vec![region(view, &eye)],
        players: seats.map(|seat| player(view, seat, &eye)).into(),
        exile: eye.set(table.exile),
        joint_attack: None,
    }
}

/// Whose prices and targets are shown.
fn looking(view: &View) -> Seat {
    match view.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::All => view.table.active,
    }
}

fn region(view: &View, eye: &Eye<'_>) -> Region {
    let table = &view.table;
    let (deck, discard) = eye.piles(view.galaxy_deck.len(), table.galaxy_discard.cards());
    Region {
        row: table.row.map(|place| place.map(|card| eye.for_sale(card))).into(),
        deck,
        top: top(&view.galaxy_deck, eye),
        looked_at: view.galaxy_deck.iter().rev().take(LOOK).flatten().map(|card| eye.card(*card)).collect(),
        discard,
        pilots: table.pilots.iter().map(|thing| eye.for_sale(CardId::from_thing(thing))).collect(),
    }
}

fn player(view: &View, seat: Seat, eye: &Eye<'_>) -> Player {
    let table = &view.table;
    let (player, hidden) = (&table.players[seat.index()], view.hidden(seat));
    let known = |cards: &Cards| cards.iter().flatten().map(|card| eye.card(*card)).collect();
    let ready = table.unassigned(seat);
    let active = seat == table.active;
    let (deck, discard) = eye.piles(hidden.deck.len(), player.discard.cards());
    Player {
        seat: seat.0,
        side: if faction_of(seat) == Faction::Empire { Side::Empire } else { Side::Rebel },
        region: 0,
        base: player.base.map(|base| eye.in_play(base, seat)),
        bases_left: hidden.base_deck.len() as u8,
        bases: known(&hidden.base_deck),
        spare_bases: known(&hidden.spare_bases),
        victory: eye.set(player.victory),
        resources: player.resources,
        attack: ready.iter().map(|thing| table.attack(seat, CardId::from_thing(thing), false)).sum(),
        in_play: player.in_play.iter().map(|thing| eye.in_play(CardId::from_thing(thing), seat)).collect(),
        hand: hidden.hand.iter().map(|card| card.map(|card| eye.card(card))).collect(),
        deck,
        deck_top: top(&hidden.deck, eye),
        discard,
        assigned: if active { assigned(table, seat) } else { Vec::new() },
    }
}

fn top(deck: &Cards, eye: &Eye<'_>) -> Option<CardView> {
    deck.last().copied().flatten().map(|card| eye.card(card))
}

fn assigned(table: &Open, seat: Seat) -> Vec<Assigned> {
    let targets = table.row.iter().flatten().map(|card| Target::Row(*card)).chain([Target::Base]);
    let open = targets.filter(|target| !table.assigned_to(*target).is_empty());
    open.map(|target| Assigned {
        target: aimed_at(table, seat, target),
        cards: table.assigned_to(target).iter().map(|thing| CardId::from_thing(thing).to_string()).collect(),
        attack: table.assigned_attack(seat, target),
    })
    .collect()
}

/// How one player sees cards.
struct Eye<'a> {
    table: &'a Open,
    seat: Seat,
}

impl Eye<'_> {
    fn card(&self, card: CardId) -> CardView {
        let face = card.card();
        let table = self.table;
        let has_hit_points = face.hit_points > 0;
        let assigned = table.attacks.iter().fold(CardSet::EMPTY, |all, attack| all | *attack);
        let marks = [
            (table.used, Mark::Used),
            (table.spent, Mark::Spent),
            (assigned, Mark::Assigned),
            (table.marked, Mark::ExileAtEnd),
        ];
        CardView {
            id: card.to_string(),
            face: face.id,
            attack: face.attack.into(),
            attack_printed: face.attack,
            hit_points: has_hit_points.then(|| table.hit_points_left(card)),
            hit_points_max: has_hit_points.then_some(face.hit_points),
            aim: None,
            cost: None,
            marks: marks
                .iter()
                .filter(|(set, _)| set.contains(card.thing()))
                .map(|(_, mark)| *mark)
                .collect(),
        }
    }

    fn in_play(&self, card: CardId, owner: Seat) -> CardView {
        CardView { attack: self.table.attack(owner, card, false), ..self.card(card) }
    }

    /// In the row, or beside it.
    fn for_sale(&self, card: CardId) -> CardView {
        let buys = of_sides(Sides::OWN.or(Sides::NEUTRAL), self.seat).contains(card.thing());
        CardView {
            aim: self.table.place_in_row(card).and_then(|_| self.table.target_value(self.seat, card)),
            cost: buys.then_some(card.card().cost),
            ..self.card(card)
        }
    }

    fn set(&self, cards: CardSet) -> Vec<CardView> {
        cards.iter().map(|thing| self.card(CardId::from_thing(thing))).collect()
    }

    /// How many cards a deck has, and its discard pile. Before the first turn nothing has been played: all that is
    /// to be shuffled lies in the place of the deck, face down.
    fn piles(&self, deck: usize, discard: &[CardId]) -> (u8, Vec<CardView>) {
        if self.table.turn == 0 {
            return ((deck + discard.len()) as u8, Vec::new());
        }
        (deck as u8, discard.iter().map(|card| self.card(*card)).collect())
    }
}
