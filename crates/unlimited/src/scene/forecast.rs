//! What attacks would do, for those who are about to make one.

use kernel::{Dice, Eyes};
use script::{Answer, Core, Instr, Read};

use super::Forecast;
use crate::action::Action;
use crate::card::CardId;
use crate::grants::{Stat, Trick};
use crate::label::Piece;
use crate::offer;
use crate::state::{Attack, Open, State};
use crate::view::{self, View};
use crate::words::What;

/// Of the attacks that are offered to these eyes.
pub(super) fn forecasts(view: &View) -> Vec<Forecast> {
    let Eyes::Seat(seat) = view.eyes else { return Vec::new() };
    let state = view::imagine(view, &mut Dice::new(0));
    let mut offered = Vec::new();
    offer::actions(&state, seat, &mut offered);
    let attacker = asked_for_a_target(&state);
    let pair = |action: &Action| match (action, attacker) {
        (Action::Attack(unit, target), _) => Some((state.card(*unit)?, state.card(*target)?)),
        (Action::Answer(Answer::Choose(Piece::Card(target))), Some(unit)) => {
            Some((unit, state.card(*target)?))
        }
        _ => None,
    };
    offered.iter().filter_map(pair).map(|(unit, target)| forecast(&state.table, unit, target)).collect()
}

/// The unit whose target is being chosen: the question itself says whose targets it lists.
fn asked_for_a_target(state: &State) -> Option<CardId> {
    let frame = state.machine.top()?;
    let Instr::Choose(choice) = State::code().at(frame.pc) else { return None };
    choice.from.iter().find_map(|filter| match &filter.what {
        What::Target(unit, _) => state.table.things_open(unit, frame).of::<CardId>().next(),
        _ => None,
    })
}

/// R16.5.
fn forecast(table: &Open, attacker: CardId, target: CardId) -> Forecast {
    let by = table.controller(attacker);
    let mut then = *table;
    then.attack = Some(Attack::begun(attacker, target, by));
    let shielded = |unit: CardId| !unit.is_base() && then.shields_on(unit) > 0;
    // R18.6: Saboteur breaks the Shields first.
    let stopped = shielded(target) && !then.has(attacker, Trick::Saboteur);
    let dealt = if stopped { 0 } else { then.power(attacker) };
    let left = then.hp_left(target);
    let defeats = dealt >= left && !then.is_under(target, Stat::Undying);
    // R16.12.
    let first = defeats && then.is_under(attacker, Stat::StrikesFirst);
    let silent = target.is_base() || first || shielded(attacker);
    let taken = if silent { 0 } else { then.power(target) };
    let overwhelms = !target.is_base() && then.has(attacker, Trick::Overwhelm);
    Forecast {
        attacker: table.label(attacker).to_string(),
        target: table.label(target).to_string(),
        dealt,
        taken,
        defeats,
        falls: taken > 0 && taken >= then.hp_left(attacker) && !then.is_under(attacker, Stat::Undying),
        beyond: if overwhelms { dealt.saturating_sub(left) } else { 0 },
    }
}
