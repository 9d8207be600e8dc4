//! What things are chosen from.

use script::Reg;

use super::*;

/// What must be true of a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum P {
    Populous,
    Remote,
    /// R2.5.
    Rebel,
    Imperial,
    Neutral,
    Loyal(Side),
    Subjugated,
    Sabotaged,
    Has(Side, What),
    HasMany(u8, Side, What),
    Destroyed,
    /// R18.5.
    RevealedBase,
    RegionOf(Place),
    /// So many moves away at the most.
    Within(u8, Place),
    /// A captured leader is there.
    Captive,
    /// R6.6: no leader of that side holds its units back.
    Unheld(Side),
    /// There is another system of which all this is true.
    Elsewhere(&'static [P]),
    /// R12.5.
    Marked,
    /// R8.1.
    Contested,
    Icon(Option<Theatre>, Shape),
    /// In the region of the system where this happens, or of the base.
    SameRegion,
    BaseRegion,
    /// S1.6, and where the base is once everybody knows.
    PossibleBase,
    Base,
    /// Such a system is in its region.
    RegionHas(&'static P),
    Here,
    The(Place),
    Not(&'static P),
    Or(&'static [P]),
}

/// What must be true of a leader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum L {
    Of(Side),
    OnBoard,
    InPool,
    Captured,
    Free,
    Unrecruited,
    /// In a pool, on a mission or on the board.
    InPlay,
    Unringed,
    Tactics,
    NoTactics,
    Among(&'static [Leader]),
    Here,
    In(&'static [P]),
    Assigned,
    /// On a mission that lies face down.
    OnMission,
    AloneOnMission,
    Wears(Ring),
}

/// Selects things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Systems of which all this is true.
    Systems(&'static [P]),
    Leaders(&'static [L]),
    Regions,
    /// Sorts of units that the owner can gain.
    Gainable(What),
    /// Units of the battle that can be dealt damage: those of the enemy, and those beside the one in the register
    /// that was dealt one.
    Targets(What),
    OtherTargets(Reg),
    /// Units of a combat, by the damage they have taken.
    Own(What),
    Enemy(What),
    /// R8: decks with a card to draw; cards in hand for this theatre beside the one being played.
    TacticDecks,
    OtherTactics,
    /// What the rules of combat choose from.
    Combat(Pool),
    /// A matter of the rules.
    Rule(From),
}

/// What the procedures of combat choose from. Register B holds the sorts of units that come into question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    /// R8.9: what the next die can be assigned to.
    Die,
    /// What a card can deal damage to.
    Struck,
    /// Own units from which damage can be taken, by a card and by a special (R9.9).
    Damaged,
    Repairable,
    /// R8.10: own units with damage of this attack.
    Fresh,
    /// Own units whose damage the one in register C can take over.
    Shiftable,
    /// Dice that lie there.
    Dice,
    /// R9.3: cards that can be played.
    Tactics,
    /// R9.6: cards that can come back to the deck of the theatre in register B.
    Used,
    /// R10.4: what can come along in a retreat.
    Cargo,
    /// Hits that can change their colour.
    Recoloured,
}

/// What the procedures of the rules choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// R6.1: everywhere units can be led to.
    Destinations,
    /// The ships in the place of register C that go by themselves, and what they can carry from there.
    Ships,
    Cargo,
    /// R6.10: captured leaders in the place of register C.
    Captives,
    /// Leaders of the pool that can lead (R8.2).
    PoolLeaders,
    /// R7.4: leaders of the pool.
    Opposing,
    /// What the mission being revealed can be aimed at.
    MissionTargets,
    /// R10.2, R10.3.
    OwnLeadersHere,
    Retreats,
    /// What the next icon builds.
    Buildable,
    /// R15.4: where a unit of the sort in register A stands.
    BuiltBefore,
    /// R12.4: ground units where a system was, if there are more than ships can carry.
    Uncarried,
    /// R3.12: where a Death Star can be under construction.
    Sites,
    /// R3.13: systems in which Rebel units can begin.
    RebelStarts,
    /// R3.15: probe cards that can be the base.
    BaseCards,
    /// R7.14: reactions that lie face down.
    Subversions,
    /// What a card can destroy, bring, deploy or move on next.
    Destroyable,
    Raided,
    Demolished,
    /// Places with a unit of the sort in register A that can be taken back (R15.4).
    Recalled,
    Brought,
    BroughtShips,
    BroughtCargo,
    DeployedFrom,
    Advanced,
    /// Cards with a target marker here.
    Marking,
    /// The systems with an Imperial unit that are nearest to here.
    NearestGarrisons,
    BuiltHere,
    Conquering,
    ProbeHand,
    WithoutBase,
    StartingMissions,
    /// R18.8: where units can be withdrawn from, and what can become the base (R18.7).
    Withdrawn,
    NewBases,
    /// Cards that were drawn to be looked at.
    Looked,
    Aside,
    /// R14.3: what can be discarded from a hand.
    Discardable,
    DiscardedMissions,
    /// The Rebels' objectives and missions, shown to the Empire.
    Objectives,
    RebelMissions,
    /// Objectives in hand but the one that is being played, and those that were used.
    Others,
    UsedObjectives,
    /// R16.4: who can use the action card.
    Users,
    /// Where units of the sort in register B can be gathered from.
    Gathered,
    /// What dice that are not rolled can show.
    Settable,
    /// Dice of a mission that lie there: those of the owner, and those of the enemy that show something.
    OwnDice,
    EnemyDice,
    /// R13.2.
    Surplus,
    /// Units of the queue with the next of the shapes that are given up.
    GivenUp,
    /// What the Empire's procedure decides between.
    Automaton(Candidates),
}
