//! What both sides do alike: fight, build, choose.

use script::Answer;

use super::Mind;
use crate::action::{Action, Piece};
use crate::things::{Face, Hurt, Leader, Place, Unit};
use crate::units::Class;
use crate::why::Why;

impl Mind<'_> {
    /// What is not a matter of the plan of a side.
    pub(super) fn common(&self, action: &Action) -> i32 {
        match action {
            Action::Assign(leader, card) => self.assignment(*leader, *card),
            Action::Reveal(card) => 40 + self.mission(*card).max(0),
            Action::Ability(half) => self.half(*half),
            Action::Play(_) => 3,
            Action::DrawTactic => 1,
            Action::Score(card) => self.scoring(*card),
            Action::Use(card) => self.scheme(*card),
            Action::Recruit(leader, _) => 100 + self.tactics(*leader) + leader.person().skill_score(),
            Action::Keep(_) => 50,
            Action::Place(place, unit, n) => {
                i32::from(*n) + self.strength(*unit) + i32::from(self.holds_ground(*place))
            }
            Action::Answer(Answer::Pass) => 0,
            Action::Answer(Answer::Yes) => 1,
            Action::Answer(Answer::Choose(piece)) => self.choice(*piece),
            // As much of it as can be.
            Action::Answer(Answer::Take(Piece::Shown(shown), n) | Answer::Put(Piece::Shown(shown), n)) => {
                if shown.face() == Face::Blank {
                    i32::from(*n)
                } else {
                    -1
                }
            }
            Action::Answer(Answer::Take(_, n) | Answer::Put(_, n) | Answer::Amount(n)) => i32::from(*n),
            _ => 0,
        }
    }

    fn holds_ground(&self, place: Place) -> bool {
        self.table.has_units(self.side, place)
    }

    pub(super) fn strength(&self, unit: Unit) -> i32 {
        let kind = unit.kind();
        let dice: u8 = kind.attack.iter().sum();
        i32::from(kind.strength) * 4 + i32::from(dice) * 10
    }

    fn choice(&self, piece: Piece) -> i32 {
        match (self.purpose(), piece) {
            (Some(Why::Harm | Why::Destroy), Piece::Hurt(hurt)) => self.target(hurt),
            (Some(Why::Destroy), Piece::Unit(unit)) => self.strength(unit),
            (Some(Why::Lose | Why::GiveUp), Piece::Unit(unit)) => 100 - self.strength(unit),
            (Some(Why::Repair | Why::Block | Why::Absorb), Piece::Hurt(hurt)) => self.saved(hurt),
            (Some(Why::Build | Why::Gain | Why::Deploy | Why::Advance), Piece::Unit(unit)) => {
                20 + self.wanted(unit)
            }
            (Some(Why::Join), Piece::Leader(leader)) => 10 + self.tactics(leader),
            (Some(Why::Oppose), Piece::Leader(leader)) => self.opposition(leader),
            (Some(Why::Lead), Piece::Leader(_)) => self.retreats(),
            (Some(Why::Capture | Why::Rescue | Why::Recruit), Piece::Leader(leader)) => {
                10 + i32::from(leader.person().tactic_score()) + leader.person().skill_score()
            }
            (Some(Why::Discard), Piece::Mission(card)) => 50 - self.mission(card),
            (Some(Why::Keep), Piece::Mission(card)) => 50 + self.mission(card),
            (why, Piece::Objective(card)) => {
                let prospect = self.prospect(card);
                if matches!(why, Some(Why::Pay | Why::Discard | Why::Sink)) {
                    300 - prospect
                } else {
                    1 + prospect
                }
            }
            (Some(Why::Plan), Piece::Tactic(card)) => self.plan(card),
            (Some(Why::Recall), _) => -1,
            (Some(Why::Subvert), _) => 5,
            _ => 1,
        }
    }

    pub(super) fn tactics(&self, leader: Leader) -> i32 {
        i32::from(leader.person().tactic_score())
    }

    /// What falls at once comes first, then what hits hardest.
    fn target(&self, hurt: Hurt) -> i32 {
        let left = i32::from(hurt.unit().kind().health) - i32::from(hurt.damage());
        if left <= 0 {
            return 0;
        }
        40 + 2 * self.strength(hurt.unit()) - 10 * (left - 1)
    }

    /// What would fall and need not.
    fn saved(&self, hurt: Hurt) -> i32 {
        let left = i32::from(hurt.unit().kind().health) - i32::from(hurt.damage());
        let worth = self.strength(hurt.unit());
        if left == 0 { 40 + worth } else { worth.max(1) }
    }

    /// Carriers and what fights are both needed.
    fn wanted(&self, unit: Unit) -> i32 {
        let kind = unit.kind();
        let carries = i32::from(kind.capacity);
        let station = if kind.class == Class::Structure { -2 } else { 0 };
        self.strength(unit) + carries + station
    }

    /// Only a lost battle is left.
    fn retreats(&self) -> i32 {
        let Some(combat) = &self.table.combat else { return -1 };
        let own = self.table.strength(self.side, combat.place);
        let other = self.table.strength(self.side.other(), combat.place);
        let at_base = self.base == Some(combat.place);
        if !at_base && own * 2 < other { 10 } else { -1 }
    }
}
