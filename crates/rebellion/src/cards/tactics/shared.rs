//! R8: the 30 cards of the two decks that both sides draw from.

use super::prelude::*;
use super::{Tactic, tactic};

pub(super) static SHARED: [Tactic; 19] = [
    tactic("ground-bombardment", both("Bombardment", "Bombardeo"), Theatre::Ground).for_special(&[
        one(Reg::A, &[Filter::Own(What::Ship)]),
        act(Op::Deal(Num::Attack(Colour::Red, Reg::A), None)),
    ]),
    tactic("ground-brilliant-strategy", both("Brilliant Strategy", "Estrategia brillante"), Theatre::Ground)
        .for_special(&BRILLIANT_STRATEGY),
    tactic("ground-concentrate-fire", both("Concentrate Fire", "Concentrar el fuego"), Theatre::Ground)
        .copies(2)
        .does(&CONCENTRATE_FIRE),
    tactic("ground-critical-hit", both("Critical Hit", "Impacto crítico"), Theatre::Ground)
        .copies(2)
        .does(&CRITICAL_HIT),
    tactic("ground-defensive-formation", both("Defensive Formation", "Formación defensiva"), Theatre::Ground)
        .copies(3)
        .against_damage(&DEFENSIVE_FORMATION),
    tactic("ground-dig-in", both("Dig In", "Atrincherarse"), Theatre::Ground)
        .copies(2)
        .against_damage(&DISCARD_TO_BLOCK),
    tactic("ground-escape-plan", both("Escape Plan", "Plan de huida"), Theatre::Ground)
        .for_special(&[act(Op::Lasts(Whose::You, Change::NoTransport, Until::Round))]),
    tactic("ground-onslaught", both("Onslaught", "Embestida"), Theatre::Ground).for_special(&ONSLAUGHT),
    tactic("ground-take-it-down", both("Take It Down", "¡Derribadlo!"), Theatre::Ground)
        .for_special(&TAKE_IT_DOWN),
    tactic("ground-unstoppable-assault", both("Unstoppable Assault", "Asalto imparable"), Theatre::Ground)
        .for_special(&UNSTOPPABLE_ASSAULT),
    tactic("space-brilliant-strategy", both("Brilliant Strategy", "Estrategia brillante"), Theatre::Space)
        .for_special(&BRILLIANT_STRATEGY),
    tactic("space-concentrate-fire", both("Concentrate Fire", "Concentrar el fuego"), Theatre::Space)
        .copies(2)
        .does(&CONCENTRATE_FIRE),
    tactic("space-critical-hit", both("Critical Hit", "Impacto crítico"), Theatre::Space)
        .copies(2)
        .does(&CRITICAL_HIT),
    tactic("space-defensive-formation", both("Defensive Formation", "Formación defensiva"), Theatre::Space)
        .copies(3)
        .against_damage(&DEFENSIVE_FORMATION),
    tactic("space-no-escape", both("No Escape", "Sin escapatoria"), Theatre::Space).does(&[act(Op::Lasts(
        Whose::Enemy,
        Change::NoRetreat,
        Until::Round,
    ))]),
    tactic("space-onslaught", both("Onslaught", "Embestida"), Theatre::Space).for_special(&ONSLAUGHT),
    tactic("space-outmaneuver", both("Outmaneuver", "Superioridad táctica"), Theatre::Space)
        .copies(2)
        .against_damage(&DISCARD_TO_BLOCK),
    tactic("space-take-it-down", both("Take It Down", "¡Derribadlo!"), Theatre::Space)
        .copies(2)
        .for_special(&TAKE_IT_DOWN),
    tactic("space-unstoppable-assault", both("Unstoppable Assault", "Asalto imparable"), Theatre::Space)
        .for_special(&UNSTOPPABLE_ASSAULT),
];

/// Two from one deck, or one from each.
static BRILLIANT_STRATEGY: [Step; 4] = [
    one(Reg::A, &[Filter::TacticDecks]),
    act(Op::DrawTactics(Deck::In(Reg::A), Num::N(1))),
    one(Reg::A, &[Filter::TacticDecks]),
    act(Op::DrawTactics(Deck::In(Reg::A), Num::N(1))),
];

static CONCENTRATE_FIRE: [Step; 1] = [act(Op::Reroll(Num::N(2)))];

static CRITICAL_HIT: [Step; 1] = [act(Op::Deal(Num::N(1), None))];

static DEFENSIVE_FORMATION: [Step; 1] = [act(Op::Block(1))];

static DISCARD_TO_BLOCK: [Step; 3] =
    [one(Reg::A, &[Filter::OtherTactics]), act(Op::DiscardTactic(Reg::A)), act(Op::BlockUpTo(2))];

/// Up to two different units.
static ONSLAUGHT: [Step; 4] = [
    one(Reg::A, &[Filter::Targets(What::Unit)]),
    act(Op::DealTo(Reg::A, 1)),
    up_to_one(Reg::B, &[Filter::OtherTargets(Reg::A)]),
    act(Op::DealTo(Reg::B, 1)),
];

static TAKE_IT_DOWN: [Step; 2] = [one(Reg::A, &[Filter::Targets(What::Unit)]), act(Op::DealTo(Reg::A, 2))];

static UNSTOPPABLE_ASSAULT: [Step; 1] = [act(Op::Lasts(Whose::Enemy, Change::NoBlock, Until::Attack))];
