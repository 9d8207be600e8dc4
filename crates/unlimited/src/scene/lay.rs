//! A view laid out.

use kernel::Seat;

use super::{AttackView, CardView, KeywordView, Player, Scene, TokenView, forecast};
use crate::card::{CardId, TokenKind};
use crate::grants::Trick;
use crate::label::Piece;
use crate::state::{ONE, Phase, TWO};
use crate::view::View;
use crate::words::Arena;

pub(super) fn scene(view: &View) -> Scene {
    let table = &view.table;
    let name = |card: CardId| table.label(card).to_string();
    Scene {
        round: table.round,
        phase: match table.phase {
            Phase::SetUp => "set-up",
            Phase::Action => "action",
            Phase::Regroup => "regroup",
        },
        active: table.active.0,
        initiative: table.initiative.0,
        taken: table.taken,
        over: table.outcome.is_some(),
        attack: table
            .attack
            .map(|attack| AttackView { attacker: name(attack.attacker), defender: name(attack.defender) }),
        forecasts: forecast::forecasts(view),
        players: [ONE, TWO].map(|seat| player(view, seat)).into(),
    }
}

fn player(view: &View, seat: Seat) -> Player {
    let table = &view.table;
    let i = seat.index();
    let leader = CardId::leader_of(seat);
    let units = |arena: Arena| {
        let there = table.units_of(seat).of::<CardId>().filter(move |unit| table.arena(*unit) == Some(arena));
        there.map(|unit| unit_view(view, unit)).collect()
    };
    let aside = table.aside.of::<CardId>().filter(|card| card.owner() == seat);
    let looked_at = view.decks[i].iter().flatten();
    let (ready, exhausted) = view.resources[i];
    let own = table.resources_of(seat).of::<CardId>().filter(|card| table.label(*card).is_known());
    Player {
        id: Piece::Player(seat).to_string(),
        seat: seat.0,
        passed: table.passed[i],
        base: unit_view(view, CardId::base_of(seat)),
        leader: (!table.is_deployed(seat)).then(|| plain(view, leader)),
        ground: units(Arena::Ground),
        space: units(Arena::Space),
        hand: view.hands[i]
            .iter()
            .map(|card| {
                card.map(|card| CardView { cost: Some(table.cost(seat, card, None)), ..plain(view, card) })
            })
            .collect(),
        ready,
        exhausted,
        resources: own.map(|card| plain(view, card)).collect(),
        deck: view.decks[i].len() as u8,
        aside: aside.map(|card| plain(view, card)).collect(),
        looked_at: looked_at.map(|card| plain(view, *card)).collect(),
        discard: table.discard_of(seat).of::<CardId>().map(|card| plain(view, card)).collect(),
    }
}

/// What is true of a card wherever it lies.
fn plain(view: &View, card: CardId) -> CardView {
    let table = &view.table;
    let label = table.label(card);
    CardView {
        id: label.to_string(),
        face: label.face().id,
        cost: None,
        power: None,
        hp: None,
        damage: table.damage.of(card),
        exhausted: table.exhausted.holds(card),
        used: table.epic.holds(card),
        tokens: Vec::new(),
        keywords: Vec::new(),
        upgrades: Vec::new(),
        stolen: false,
        guarded: false,
    }
}

/// A unit or a base.
fn unit_view(view: &View, card: CardId) -> CardView {
    let table = &view.table;
    let in_play = plain(view, card);
    if card.is_base() {
        return CardView { hp: Some(table.hp(card)), ..in_play };
    }
    let upgrades = table.upgrades_on(card).of::<CardId>();
    CardView {
        power: Some(table.power(card)),
        hp: Some(table.hp(card)),
        tokens: tokens(view, card),
        keywords: keywords(view, card),
        upgrades: upgrades
            .map(|upgrade| CardView { stolen: is_stolen(view, upgrade), ..plain(view, upgrade) })
            .collect(),
        stolen: is_stolen(view, card),
        guarded: is_guarded(view, card),
        ..in_play
    }
}

fn tokens(view: &View, unit: CardId) -> Vec<TokenView> {
    let label = view.table.label(unit);
    let of = |kind| TokenView {
        id: Piece::Token(label, kind).to_string(),
        kind: kind.name(),
        n: view.table.tokens.on(unit, kind),
    };
    [TokenKind::Shield, TokenKind::Experience].map(of).into_iter().filter(|tokens| tokens.n > 0).collect()
}

fn is_stolen(view: &View, card: CardId) -> bool {
    view.table.controller(card) != card.owner()
}

fn is_guarded(view: &View, unit: CardId) -> bool {
    let table = &view.table;
    let beside = table
        .units_of(table.controller(unit))
        .of::<CardId>()
        .filter(|other| table.arena(*other) == table.arena(unit));
    !table.has(unit, Trick::Sentinel) && beside.into_iter().any(|other| table.has(other, Trick::Sentinel))
}

fn keywords(view: &View, unit: CardId) -> Vec<KeywordView> {
    let table = &view.table;
    let tricks = [
        (Trick::Ambush, "ambush"),
        (Trick::Grit, "grit"),
        (Trick::Overwhelm, "overwhelm"),
        (Trick::Saboteur, "saboteur"),
        (Trick::Sentinel, "sentinel"),
        (Trick::Shielded, "shielded"),
    ];
    let has = tricks.into_iter().filter(|(trick, _)| table.has(unit, *trick));
    let plain = has.map(|(_, id)| KeywordView { id, amount: None });
    let counted =
        [("raid", table.raid(unit)), ("restore", table.restore(unit))].into_iter().filter(|(_, n)| *n > 0);
    plain.chain(counted.map(|(id, n)| KeywordView { id, amount: Some(n) })).collect()
}
