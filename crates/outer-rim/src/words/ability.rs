//! What cards, characters and ships can do, and when.

use super::*;

/// How often an ability can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Often {
    /// As often as its moment comes.
    Always,
    OncePerTurn,
}

/// Which rolls a dice ability is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rolls {
    Any,
    Ground,
    Ship,
    Combat,
    Test,
    CombatOrTest,
    Delivery,
    /// Dice that an effect throws.
    Effect,
}

/// What an ability waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// R9.7: rerolls come first, then what changes or adds results, then what cancels those of the other side.
    Reroll(Rolls),
    Change(Rolls),
    Cancel(Combat),
    /// Before the other side rolls.
    BeforeRoll(Combat),
    BeforeTest,
    Win(Combat),
    WinAny,
    WinPatrol,
    /// A patrol whose reward is fame.
    WinFamousPatrol,
    LoseShip,
    /// When a reward is gained.
    BountyReward,
    /// The reward for eliminating a target.
    Elimination,
    JobReward,
    CargoReward,
    IllegalReward,
    /// Before the owner is defeated.
    Defeat,
    EnterPatrol,
    OtherEnters,
    /// A patrol so near is about to move towards the owner after a purchase.
    PatrolMoves(u8),
    LoseRep,
    Attacked,
    /// At least so much damage is recovered from the ship.
    RecoverShip(u8),
}

#[derive(Clone, Copy, Debug)]
pub enum Ability {
    /// A value is higher, once or for each asset of a kind.
    Stat {
        stat: Stat,
        more: u8,
        per: Option<Kind>,
        when: Cond,
    },
    /// R2.5.
    FameWhile(u8, Cond),
    /// Purchases of these kinds cost so much less.
    Discount(&'static [Kind], u8),
    Always(Rule),
    Planning(Cond, Effect),
    Action(Cond, Effect),
    Encounter(Cond, Effect),
    When {
        on: Moment,
        often: Often,
        when: Cond,
        may: bool,
        effect: Effect,
    },
}

impl Ability {
    /// What it waits for, if it does.
    pub(crate) const fn moment(&self) -> Option<Moment> {
        match self {
            Ability::When { on, .. } => Some(*on),
            _ => None,
        }
    }
}

impl Moment {
    /// What an ability of this moment is called in notation, on the first side and on the other.
    pub(crate) const fn slug(self, second: bool) -> &'static str {
        let [first, other] = match self {
            Moment::Reroll(_) => ["reroll", "turned-reroll"],
            Moment::Change(_) => ["change", "turned-change"],
            Moment::Cancel(_) => ["cancel", "turned-cancel"],
            Moment::BeforeRoll(_) => ["fewer", "turned-fewer"],
            Moment::BeforeTest => ["test", "turned-test"],
            Moment::Win(_) | Moment::WinAny | Moment::WinPatrol | Moment::WinFamousPatrol => {
                ["win", "turned-win"]
            }
            Moment::LoseShip => ["lose", "turned-lose"],
            Moment::BountyReward
            | Moment::Elimination
            | Moment::JobReward
            | Moment::CargoReward
            | Moment::IllegalReward => ["reward", "turned-reward"],
            Moment::Defeat => ["defeat", "turned-defeat"],
            Moment::EnterPatrol | Moment::OtherEnters => ["enter", "turned-enter"],
            Moment::PatrolMoves(_) => ["patrol", "turned-patrol"],
            Moment::LoseRep => ["reputation", "turned-reputation"],
            Moment::Attacked => ["attacked", "turned-attacked"],
            Moment::RecoverShip(_) => ["recover", "turned-recover"],
        };
        if second { other } else { first }
    }
}

/// Rules that a card changes as long as it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// R7.2 does not hold.
    NoForcedPatrol,
    IgnoresMaelstrom,
    /// R18.4.
    HoldsCargo,
    /// Other players in the space may attack the owner in ship combat as an encounter.
    Attackable,
}

/// R13: what must happen, or be so, for a card to be turned over.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    None,
    /// So many of these deeds, while this holds.
    Deeds(Deed, u8, Cond),
    State(Cond),
    /// What an ability of the goal side says.
    Ability,
}

/// What goals count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    BountyReward,
    JobDone,
    CombatWon,
    PatrolWon,
    IllegalDelivered,
    CargoDelivered,
    CaptureDelivered,
    CrewGained,
}
