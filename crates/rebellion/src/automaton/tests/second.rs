//! A second reading of S1, S3, S7 and S8, plain and slow, written from the sheet: it shares no ranking and no definition
//! with the procedure, and must agree with it in random games, and in their positions when they are changed at random.

mod deployment;
mod followed;
mod movement;
mod sheet;
mod turns;

use kernel::Dice;

use super::*;
use crate::setup::Reputation;
pub(crate) use followed::compare;
use sheet::Sheet;

/// Positions of random games, changed at random: who has moved, who stands where, how late it is, what is known.
pub(super) fn positions(seed: u64, mut look: impl FnMut(State, &mut Dice)) {
    let mut dice = Dice::new(seed);
    for game in 0..100 * testkit::conform::times() as u64 {
        let setup = Setup { reputation: Reputation(16), ..solo() };
        let mut state = begun(&setup, &mut Dice::new(seed * 1000 + game));
        for _ in 0..600 {
            if matches!(Rebellion::turn(&state), Turn::Over(_)) {
                break;
            }
            if let Some(script::Question::Ask(crate::words::Ask::Command)) = script::question(&state) {
                for _ in 0..4 {
                    let mut changed = state;
                    change(&mut changed, &mut dice);
                    look(changed, &mut dice);
                }
            }
            step(&mut state, &mut dice, &mut Vec::new());
        }
    }
}

fn change(state: &mut State, dice: &mut Dice) {
    state.without_cards();
    let table = &mut state.table;
    table.moved = Units::new();
    // R12.5: nobody is asked about a marker here.
    table.markers = Default::default();
    for place in Place::systems().filter(|_| dice.below(4) == 0).collect::<Vec<Place>>() {
        for unit in Unit::each().filter(|unit| unit.kind().side == Side::Empire) {
            let n = table.units.of(unit, place);
            table.moved.add(unit, place, dice.below(usize::from(n) + 1) as u8);
        }
    }
    for leader in Leader::each().filter(|leader| leader.person().side == Side::Empire) {
        table.leaders[leader].at = match dice.below(4) {
            0 => Spot::At(Place::numbered(dice.below(32))),
            1 => Spot::Pool,
            _ => Spot::Box,
        };
    }
    for leader in [Leader::DARTH_VADER, Leader::GENERAL_VEERS] {
        table.leaders[leader].at = Spot::Pool;
    }
    // R13.2: no more than a pool holds, nobody is to leave.
    let others = |leader: &Leader| ![Leader::DARTH_VADER, Leader::GENERAL_VEERS].contains(leader);
    let surplus: Vec<Leader> = table.pool(Side::Empire).filter(others).skip(6).collect();
    surplus.into_iter().for_each(|leader| table.leaders[leader].at = Spot::Box);
    table.struck_off = dice.below(3) == 0;
    table.reputation = table.time + [3, 5, 6, 9][dice.below(4)];
    if dice.below(3) == 0 && table.revealed.is_none() {
        let base = state.base.expect("there is a base");
        table.revealed = Some(base);
        table.units.add(Unit::REBEL_TROOPER, base, 1);
    }
}
