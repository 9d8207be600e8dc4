//! What changes the state.

use script::Reg;

use super::*;

/// What changes the state.
#[derive(Clone, Copy, Debug)]
pub enum Op {
    // ---- systems (R11, R12)
    Loyalty(Side, u8, At),
    MakeNeutral(At),
    Sabotage(At),
    Repair(At),
    RepairAll,
    /// The Rebels attempt no mission and use no action card here for the rest of the phase.
    Bar(At),
    /// R12.3.
    DestroySystem(At),
    /// R12.5: a target marker of this card, all there are, or one of those that are here.
    Mark(At),
    Unmark(At),
    UnmarkOne,
    // ---- reputation and base (R17, R18)
    GainReputation(Num),
    LoseReputation(u8),
    /// The Rebels roll so many dice: a special costs reputation.
    RiskReputation(Num),
    /// The base is revealed if it is here, and wherever it is.
    Uncover,
    RevealBase,
    /// R18.7, R18.8: at the end of the phase units come to the base, or so many probe cards are drawn for a new one.
    Mobilize(Num),
    /// The Rebels say whether the base is there.
    AskForBase(Asked),
    /// The Rebels name so many systems, one of which has the base.
    NameSystems(u8),
    // ---- leaders (R13, R16)
    Capture(Whom),
    Rescue(Whom, Escort),
    /// Freed and put into a system.
    RescueTo(Whom, At),
    Eliminate(Whom),
    Detain(Whom),
    /// R13.9.
    Lure(Whom),
    Attach(Ring, Whom),
    PlaceLeader(Whom, At),
    ToPool(Whom),
    /// Into the pool if nowhere else.
    Recruit(Whom, Option<At>),
    /// Luke Skywalker becomes a Jedi.
    BecomeJedi,
    /// To the nearest system with an Imperial unit, if there is none here.
    TakeAway(Whom),
    /// The missions of these leaders are not opposed from the pool for the rest of the round.
    Mislead(Whom),
    /// The leader who uses the action card goes there, and there the rest of it happens.
    Go(At),
    /// The leader in the register comes back to the pool, and the mission to the hand.
    CallBack(Reg),
    /// The leader holds no units back in this round (R6.6).
    LetPass(Whom),
    /// The leader does not lead a retreat from this combat, and is back in the pool when it is over.
    Volunteer(Whom),
    /// R13.2: one leader more, for good.
    WidenPool,
    /// With the leaders of this mission a starting mission is attempted once more.
    Reassign,
    /// Extra successes on the owner's attempts for the rest of the round.
    MoreSuccesses(Leader, u8),
    // ---- units (R15)
    /// From the supply straight onto the board (R15.10).
    Gain(Unit, u8, At),
    /// The sort in the register.
    GainIt(Reg, At),
    /// A unit for each icon, whoever the system belongs to.
    Build(Side, At),
    Queue(Unit, Num),
    /// So many units of the spaces 2 and 3 one space down.
    Advance(Side, Num),
    /// Units from these spaces: so many, or up to so many.
    DeployFrom(Side, u8, &'static [u8]),
    DeployUpTo(Side, u8, &'static [u8]),
    /// Units of the enemy's queue worth so much health.
    DestroyQueued(Side, u8),
    /// One queued unit for each icon of the system.
    DestroyMatching(Side, At),
    /// So many units, or up to so many, or all of them.
    Destroy(Side, What, Num, At),
    DestroyUpTo(Side, What, Num, At),
    DestroyAll(Side, What, At),
    /// Units worth so much health, and no more than so many.
    DestroyWorth(Side, What, Num, u8, At),
    /// Units come here.
    Bring(Bring),
    /// One AT-AT, one AT-ST and two Stormtroopers at most come here from the place in the register.
    Conquer(Reg),
    /// Ground units of the base worth so much health are led here by the enemy.
    Bait(u8),
    /// R7.8: a combat comes when the card is done.
    Combat,
    /// R8.1: a combat, if both sides have met there.
    FightAt(At),
    /// R6.2: units come here from next to it, and fight.
    March,
    /// Up to so many units of a sort come here from wherever they are, without transport, and fight.
    Gather(Unit, u8),
    /// Imperial ground units go from here to the place in the register.
    DriveOut(Reg),
    /// R17: units of one's own queue with these shapes.
    GiveUpQueued(&'static [Shape]),
    // ---- cards
    DrawProbes(Num),
    DrawProjects(u8),
    /// So many are drawn, one is kept, the others go to the bottom.
    KeepProject(u8),
    DrawObjective(u8),
    KeepObjective(u8),
    /// The top so many objectives in any order.
    ArrangeObjectives(u8),
    /// Of the top two, one stays on top.
    SplitObjectives,
    /// The top so many missions: some are taken, the others shuffled in.
    TakeMissions(u8, Num),
    /// A discarded mission comes back to the hand.
    Retrieve,
    /// This card comes back to the hand.
    ReturnThis,
    ShowObjectives,
    ShowMissions,
    DiscardMission(Reg),
    /// The objective in the register goes to the bottom of its deck; one by chance goes to its top.
    SinkObjective(Reg),
    RaiseObjective,
    /// A used objective comes back to the top of its deck.
    RestoreObjective(Reg),
    /// The objective in the register is given up, and so many that are chosen.
    DropObjective(Reg),
    DiscardObjectives(u8),
    /// R3.14: a starting action card.
    DrawStarter,
    /// A card of a deck of one's own, which is shuffled then.
    Search(Sought, Into),
    /// R20.6: a probe card of the Imperial hand goes under this card.
    Stash,
    /// Of the top so many probe cards one goes under this card, the others go to the top or the bottom of their deck.
    HideProbe(u8),
    /// What lies under this card is shown and comes back to the Imperial hand; there the rest of it happens.
    Unstash,
    /// Or it goes unseen to the top of its deck.
    ReturnStash,
    /// R9.5: the used tactic cards of the owner come back.
    RecycleTactics,
    /// Of the top so many cards of the shared deck of the theatre in the register, some go to the bottom.
    SortTactics(Reg, u8),
    /// The top so many probe cards: those of systems with Imperial units go to the Empire.
    Intercept(u8),
    /// So many probe cards of the Imperial hand, by chance, go to the top or the bottom of their deck.
    FalseLead(u8),
    /// R7.6: dice more on the side of the owner.
    MoreDice(u8),
    /// The mission fails.
    FailMission,
    /// Up to so many dice of the owner show what the owner says instead of being rolled.
    SetDice(u8),
    /// R19.5.
    RollForDeathStar,
    // ---- combat (R8, R9): the theatre is that of the battle, damage is for units of the enemy
    /// So much damage, split freely among units with health of that colour.
    Deal(Num, Option<Colour>),
    /// So much damage on the unit in the register.
    DealTo(Reg, u8),
    /// No damage can be taken off the unit that was just dealt one, this round.
    Lock(Reg),
    /// R9.10: so many of the dice of the enemy count for nothing.
    Prevent {
        red: u8,
        black: u8,
        direct: u8,
    },
    /// R8.10: so much damage of this attack, or up to so much.
    Block(u8),
    BlockUpTo(u8),
    /// Up to so much, from units of one's own.
    RemoveDamage(What, u8),
    /// Up to so much damage goes from units of one's own to the one in the register.
    Absorb(Reg, u8),
    /// Up to so many dice.
    Reroll(Num),
    /// R9.19: the enemy rolls fewer dice in each battle of the first round.
    FewerDice {
        red: u8,
        black: u8,
    },
    /// All units have one health less, and one at least, until the combat ends.
    Weaken,
    /// The enemy's tactic cards are shown.
    ShowTactics,
    /// R9.13: the other card has no effect.
    Cancel,
    /// R9.13: one more card may be played.
    ExtraTactic,
    /// R9.7: who attacks first in this theatre, until the combat ends.
    AttacksFirst(Whose),
    Lasts(Whose, Change, Until),
    RetreatNow,
    /// R8.4; R9.6: in cinematic combat chosen cards come back instead.
    DrawTactics(Deck, Num),
    DiscardTactic(Reg),
    /// R9.12: the unit in the register, at once.
    DestroyIt(Reg),
    /// The effect is carried out then, about what register A holds now.
    Later(Moment, Effect),
    /// The tactic card leaves the game.
    RemoveThis,
    // ---- a part of the rules
    Rule(Routine),
}

/// What is looked for in a deck, and where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    Missions,
    Projects,
    Named(&'static [&'static str]),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Into {
    Hand,
    /// Face down, with the leader who uses the card.
    Assign,
}

/// R13.8: who goes along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Escort {
    /// The leaders of the mission may.
    May,
    None,
}

/// Rebel units that a card brings here from the base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bring {
    pub what: What,
    pub most: u8,
    /// R6.7: rules that the card leaves in force: transport, and leaders that hold units back.
    pub carriers: bool,
    pub held: bool,
}

impl Bring {
    pub const FROM_BASE: Bring = Bring { what: What::Mobile, most: u8::MAX, carriers: true, held: false };
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Here.
    System,
    /// In the region of the register, and in the one this is in.
    Region(Reg),
    RegionHere,
}
