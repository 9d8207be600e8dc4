//! Two regions side by side.

use kernel::{Dice, Draws, Fate, Seat, Seats, Turn};
use script::Core;
use serde::{Deserialize, Serialize};

use super::Teams;
use crate::action::{Action, Target};
use crate::chance::Chance;
use crate::offer;
use crate::pending::{is_fateful, purpose};
use crate::setup::{Agreed, lay_out};
use crate::state::{OtherRegion, ROW, State};
use crate::why::Why;

/// The region in which a seat is, counted from 0.
#[inline]
pub const fn region_of(seat: Seat) -> usize {
    seat.0 as usize / 2
}

/// What a seat is in its region.
#[inline]
pub const fn side_at(seat: Seat) -> Seat {
    Seat(seat.0 % 2)
}

#[inline]
pub const fn seat_at(region: usize, side: Seat) -> Seat {
    Seat(region as u8 * 2 + side.0)
}

/// A position of the team game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TeamState {
    pub regions: [State; 2],
    /// The team that goes first has been drawn (R14.5).
    pub begun: bool,
    /// R14.21: partners see each other's hands.
    pub open_hands: bool,
}

/// A question to fate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TeamChance {
    /// R14.5: 0 for the Empire, 1 for the Rebels.
    FirstTeam,
    In {
        region: u8,
        chance: Chance,
    },
}

impl Draws for TeamChance {
    fn draw(&self, dice: &mut Dice) -> Fate {
        match self {
            TeamChance::FirstTeam => Fate::Index(dice.below(2) as u16),
            TeamChance::In { chance, .. } => chance.draw(dice),
        }
    }

    fn accepts(&self, fate: Fate) -> bool {
        match self {
            TeamChance::FirstTeam => matches!(fate, Fate::Index(0 | 1)),
            TeamChance::In { chance, .. } => chance.accepts(fate),
        }
    }

    fn outcomes(&self, out: &mut Vec<(Fate, u32)>) -> bool {
        match self {
            TeamChance::FirstTeam => kernel::even_outcomes(2, out),
            TeamChance::In { chance, .. } => chance.outcomes(out),
        }
    }
}

impl TeamState {
    /// R14.3: each region is set up like a game for two.
    pub(super) fn lay_out(agreed: Agreed, open_hands: bool) -> TeamState {
        let mut region = lay_out(agreed);
        region.table.other_region = Some(OtherRegion::default());
        TeamState { regions: [region.clone(), region], begun: false, open_hands }
    }

    /// The first region in which fate is asked.
    pub(crate) fn fateful(&self) -> Option<(usize, Chance)> {
        let region = self.regions.iter().position(|region| is_fateful(&region.stack))?;
        match offer::turn(&self.regions[region]) {
            Turn::Chance(chance) => Some((region, chance)),
            _ => None,
        }
    }

    pub(super) fn turn(&self) -> Turn<Teams> {
        if !self.begun {
            return Turn::Chance(TeamChance::FirstTeam);
        }
        if let Some((region, chance)) = self.fateful() {
            return Turn::Chance(TeamChance::In { region: region as u8, chance });
        }
        let mut seats = Seats::NONE;
        for (i, region) in self.regions.iter().enumerate() {
            match offer::turn(region) {
                Turn::Over(outcome) => return Turn::Over(outcome),
                // R14.23: whoever is done waits for the partner.
                Turn::Decide(decides) if !region.waits() => {
                    let side = decides.first().expect("somebody decides");
                    seats = seats.with(seat_at(i, side));
                    let partner = seat_at(1 - i, side);
                    if self.asking(partner) == i {
                        seats = seats.with(partner);
                    }
                }
                Turn::Decide(_) | Turn::Chance(_) => {}
            }
        }
        Turn::Decide(seats)
    }

    /// The region that asks a seat: its own, or the other one if it asks the whole team (R17.13).
    pub(crate) fn asking(&self, seat: Seat) -> usize {
        let (own, other) = (region_of(seat), 1 - region_of(seat));
        let stack = &self.regions[other].stack;
        let asked = purpose(stack) == Some(Why::Prevent)
            && stack.top().is_some_and(|frame| frame.owner != side_at(seat).0);
        let idle = || match offer::turn(&self.regions[own]) {
            Turn::Decide(seats) => !seats.contains(side_at(seat)) || self.regions[own].waits(),
            _ => false,
        };
        if asked && idle() { other } else { own }
    }

    /// R14.26: what the other region adds to an attack on the bases from this one.
    pub(crate) fn partner_attack(&self, region: usize) -> u16 {
        let partner = &self.regions[1 - region].table;
        partner.assigned_attack(partner.active, Target::Base)
    }

    /// What one region shows of the other and is not so there; there never is such a thing.
    pub fn disagreement(&self) -> Option<String> {
        let [first, second] = &self.regions;
        if !self.begun {
            return None;
        }
        let found =
            [(first, second), (second, first)].into_iter().find_map(|(here, there)| here.mismatch(there));
        found.or_else(|| (first.table.force != second.table.force).then(|| "the Force".into()))
    }

    pub(super) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.begun || self.regions.iter().any(|region| is_fateful(&region.stack)) {
            return;
        }
        let (region, side) = (self.asking(seat), side_at(seat));
        offer::actions(&self.regions[region], side, out);
        if out.last() == Some(&Action::End) {
            let (here, there) = (&self.regions[region], &self.regions[1 - region]);
            out.extend(here.lendable(side, there).of::<crate::CardId>().map(Action::Lend));
            // R14.26: to assign a card is to agree. R14.28: but both may still attack alone, and nobody attacks
            // with the partner's cards only, unless the partner is done.
            let assigned = |region: &State| !region.table.attacks[ROW].is_empty();
            if assigned(there) && (assigned(here) || there.waits()) {
                out.push(Action::Join);
            }
        }
    }
}
