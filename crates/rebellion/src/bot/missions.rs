//! What missions are worth, and to whom they are given.

use super::Mind;
use super::goals::Wish;
use crate::card::{How, Mission, Target, Timing};
use crate::leaders::Skill;
use crate::things::{ActionCard, Leader, MissionCard, Place, Side};
use crate::words::{Op, Step};

/// What an op of a mission brings whoever plays it.
fn op(op: &Op) -> i32 {
    match op {
        Op::Loyalty(_, n, _) => 14 * i32::from(*n),
        Op::DestroyWorth(..) | Op::Destroy(..) | Op::DestroyUpTo(..) => 12,
        Op::DestroyQueued(..) | Op::DestroyMatching(..) => 12,
        Op::Gain(..) | Op::GainIt(..) | Op::Build(..) | Op::Queue(..) => 12,
        Op::DeployFrom(..) | Op::Advance(..) => 10,
        Op::Capture(_) | Op::AskForBase(_) | Op::NameSystems(_) | Op::DrawProbes(_) | Op::Intercept(_) => 16,
        Op::Rescue(..) => 18,
        Op::Sabotage(_) => 12,
        Op::DrawObjective(_) | Op::KeepObjective(_) | Op::SplitObjectives | Op::ArrangeObjectives(_) => 10,
        Op::Recruit(..) => 20,
        Op::DestroySystem(_) => 25,
        Op::LoseReputation(_) | Op::GainReputation(_) => 25,
        Op::Uncover => 20,
        _ => 4,
    }
}

fn block(steps: &[Step]) -> i32 {
    let step = |step: &Step| match step {
        Step::Do(one) => op(one),
        Step::Pick { modes, .. } => modes.iter().map(|mode| block(mode.0)).max().unwrap_or(0),
        step => step.blocks().map(block).max().unwrap_or(0),
    };
    steps.iter().map(step).sum()
}

/// Whether somewhere in an effect there is such an op.
pub(super) fn has(steps: &[Step], wanted: &dyn Fn(&Op) -> bool) -> bool {
    steps.iter().any(|step| match step {
        Step::Do(one) => wanted(one),
        Step::Pick { modes, .. } => modes.iter().any(|mode| has(mode.0, wanted)),
        step => step.blocks().any(|steps| has(steps, wanted)),
    })
}

/// What a mission brings to the objectives in hand in a place.
pub(super) fn wished_there(card: MissionCard, wish: Wish) -> i32 {
    let effect = card.mission().effect;
    let loyalty = has(effect, &|op| matches!(op, Op::Loyalty(..)));
    let sabotage = has(effect, &|op| matches!(op, Op::Sabotage(..)));
    i32::from(loyalty) * wish.loyalty + i32::from(sabotage) * wish.sabotage
}

/// Whether a mission destroys units where it is aimed.
pub(super) fn raids(card: MissionCard) -> bool {
    let raid = |op: &Op| matches!(op, Op::DestroyWorth(..) | Op::Destroy(..) | Op::DestroyUpTo(..));
    has(card.mission().effect, &raid)
}

impl Mind<'_> {
    /// What an action card brings, if it is used now; a leader is worth something, too.
    pub(super) fn scheme(&self, card: ActionCard) -> i32 {
        let worth = block(card.scheme().effect);
        match card.scheme().timing {
            Timing::Assignment => worth - 12,
            _ => worth + 10,
        }
    }

    /// What comes of it if it succeeds.
    pub(super) fn mission(&self, card: MissionCard) -> i32 {
        let mission = card.mission();
        let base_in_danger = self.side == Side::Rebel && self.base_is_in_danger();
        match mission.id {
            // A new base is for when the old one is known or surrounded. A procedure finds the new one as soon, and nobody is
            // there to defend it.
            "rapid-mobilization" => {
                if base_in_danger && !self.table.agreed.is_solo() {
                    60
                } else {
                    -20
                }
            }
            "hidden-fleet" | "behind-enemy-lines" | "plan-the-assault" | "lead-the-strike-team" => -10,
            "contingency-plan" => -10,
            _ if mission.mode == How::Reaction => -10,
            _ if self.side == Side::Rebel && !self.has_target(mission) => -10,
            _ => block(mission.effect),
        }
    }

    /// What the objectives in hand make of it, where they pay most.
    pub(super) fn wished(&self, card: MissionCard) -> i32 {
        if self.goals.is_empty() {
            return 0;
        }
        let wishes = self.wishes();
        Place::systems().map(|place| wished_there(card, wishes.at(place))).max().unwrap_or(0) / 2
    }

    /// How well a leader does it.
    pub(super) fn skilled(&self, leader: Leader, card: MissionCard) -> i32 {
        let mission = card.mission();
        let Some((skill, needed)) = mission.skill else { return 0 };
        let (full, minor) = self.table.icons(leader, Some(skill));
        let (full, minor) = (i32::from(full), i32::from(minor));
        if full < i32::from(needed) && minor == 0 {
            return -30;
        }
        let pictured = if mission.portrait.is_some_and(|who| who == leader) { 8 } else { 0 };
        match mission.mode {
            // More icons do not help who only has to turn up.
            How::Resolve => pictured - 2 * full,
            How::Attempt | How::Reaction => 9 * full + 2 * minor + pictured,
        }
    }

    /// What an assignment is worth: one leader for a mission, unless that leader is needed to lead.
    pub(super) fn assignment(&self, leader: Leader, card: MissionCard) -> i32 {
        let leads = leader.person().has_tactics();
        let captains = self.table.pool(self.side).filter(|other| other.person().has_tactics()).count();
        // The Empire's fleets need somebody to lead them; the Rebels win by missions.
        if leads && self.side == Side::Empire && captains <= 3 {
            return -1;
        }
        // Somebody has got it already.
        if self.assigned.holds(card) {
            return -1;
        }
        let tactics = i32::from(leader.person().tactic_score());
        self.mission(card) + self.wished(card) + self.skilled(leader, card)
            - if leads { 2 * tactics } else { 0 }
    }

    /// Whether sending a leader against the mission that is played pays.
    pub(super) fn opposition(&self, leader: Leader) -> i32 {
        let Some(mission) = &self.table.mission else { return -1 };
        let skill: Option<Skill> = mission.card.mission().skill.map(|(skill, _)| skill);
        let (full, minor) = self.table.icons(leader, skill);
        let icons = 2 * i32::from(full) + i32::from(minor);
        let leads = i32::from(leader.person().tactic_score());
        // Those that the Rebels have left over have nothing better to do.
        let spare = self.side == Side::Rebel || icons >= 1 && self.is_left_over(leader);
        if spare { 10 + 5 * icons - leads } else { -1 }
    }

    /// Whether it could be aimed at something now.
    fn has_target(&self, mission: &Mission) -> bool {
        match mission.target {
            Target::System(all) => Place::systems().any(|place| self.counts(place, all)),
            Target::Leader(_) | Target::Base | Target::Nothing => true,
        }
    }

    /// The base is known, or Imperial troops stand next to it.
    pub(super) fn base_is_in_danger(&self) -> bool {
        let Some(base) = self.base else { return false };
        self.table.revealed.is_some() || self.possible.len() <= 3 && self.possible.holds(base)
    }
}
