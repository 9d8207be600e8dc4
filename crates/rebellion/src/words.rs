//! The vocabulary of this game: what its cards and its turns are made of.

use script::{Block, Reg, Words};
use serde::{Deserialize, Serialize};

use crate::automaton::{Candidates, Criterion};
use crate::chance::Luck;
use crate::leaders::Skill;
use crate::things::{Colour, Leader, Place, Side, Theatre, Unit};
use crate::turn::{Check, Routine};
use crate::units::Shape;
use crate::why::Why;

#[derive(Clone, Copy, Debug)]
pub struct Vocabulary;

pub type Step = script::Step<Vocabulary>;
pub type Mode = script::Mode<Vocabulary>;
pub type Effect = Block<Vocabulary>;
pub type Proc = script::Proc<Vocabulary>;

impl Words for Vocabulary {
    type Op = Op;
    type Filter = Filter;
    type Cond = Cond;
    type Num = Num;
    type Who = Who;
    type Why = Why;
    type Metric = Metric;
    type Ask = Ask;
    type Chance = Luck;

    fn written(num: &Num) -> Option<u8> {
        match num {
            Num::N(n) => Some(*n),
            _ => None,
        }
    }

    fn use_of(op: &Op, reg: Reg) -> Option<Why> {
        Why::of(op, reg)
    }
}

/// Where something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// The system of the mission, or where a leader was placed.
    Here,
    It(Reg),
    /// R18.3: the base space, or the system of a revealed base.
    Base,
    The(Place),
}

/// Whom something is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    It(Reg),
    /// The leaders of the mission that is being played.
    Assigned,
    /// The leader that the mission is aimed at.
    Target,
    TargetAndAssigned,
    /// The pictured leader that uses the action card.
    User,
    /// The one that an effect was left behind for: see [`Op::Later`].
    Left,
    The(Leader),
}

/// Units, and leaders, by what they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    Unit,
    Ship,
    Ground,
    Structure,
    /// Ships with black health, and with red.
    Fighter,
    Capital,
    Except(Unit),
    /// What can move at all.
    Mobile,
    Shaped(Option<Theatre>, Shape),
    Of(Unit),
    AnyOf(&'static [Unit]),
    Leader,
}

/// R13.4, R13.7, R13.9, R13.10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ring {
    Captured,
    Carbonite,
    Lured,
    MasterYoda,
    MillenniumFalcon,
    C3po,
    R2d2,
    Bounty,
    K2so,
}

/// Seen from the owner of the effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    You,
    Enemy,
}

/// A tactic deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    Of(Theatre),
    /// The one of the theatre in the register.
    In(Reg),
}

/// A rule that is otherwise for one side for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// It cannot retreat, block damage, play tactic cards or take damage off with specials.
    NoRetreat,
    NoBlock,
    NoTactic(Theatre),
    NoRepair(Theatre),
    /// Its units need no transport when they retreat.
    NoTransport,
    /// Its tactic cards lie open.
    ShowsTactics,
    /// Two of its black hits in space may count as red ones.
    Recolours,
    /// S10: it draws no tactic cards of units that are not there; it draws one card in each theatre, whoever leads; it
    /// turns up three cards in that theatre.
    Informed,
    FewTactics,
    MoreTactics(Theatre),
}

/// How long something lasts in a combat, the shortest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    #[default]
    Over,
    Attack,
    Round,
    NextRound,
    Combat,
}

/// What an effect that was left behind waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// R9.18: both sides have assigned their damage.
    AfterDamage,
    /// R9.14: the destroyed units of a battle are gone.
    BattleEnds,
    /// R10: both sides could retreat.
    AfterRetreats,
    /// R5: nobody takes a turn any more.
    CommandEnds,
}

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
    /// R12.5: a target marker of this card, or all there are.
    Mark(At),
    Unmark(At),
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
    /// So many units of these spaces one space down.
    Advance(Side, Num, &'static [u8]),
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
    /// What lies under this card is shown and comes back to the Imperial hand; there the rest of it happens. That of the
    /// Rebels goes unseen to the top of its deck.
    Unstash,
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

#[derive(Clone, Copy, Debug)]
pub enum Cond {
    Always,
    Not(&'static Cond),
    All(&'static [Cond]),
    Either(&'static [Cond]),
    /// A register holds something.
    Any(Reg),
    /// Here this is true.
    Here(P),
    Exists(Filter),
    /// The leader is one of those of the mission.
    Assigned(Leader),
    TwoLeaders,
    TargetIs(Leader),
    /// R1.4.
    InSupply(Unit),
    Queued(Side, &'static [u8]),
    /// So many things at least.
    AtLeast(u8, Filter),
    /// A target marker of the card of this name lies somewhere.
    Marked(&'static str),
    /// All populous systems of a region are loyal to a side, and there is one.
    WholeRegion(Side),
    /// So many units of a side in such systems together.
    UnitsIn(u8, Side, P),
    /// Units of all these shapes wait on the owner's queue.
    QueueHolds(&'static [Shape]),
    /// The mission of one side has been attempted: with or without success.
    Judged(Whose, bool),
    /// The mission needs this skill.
    Skill(Skill),
    /// R17.2: the owner has brought this combat about.
    Initiated,
    /// R10.7.
    Won(Theatre),
    /// Units of so much printed health were destroyed in this combat, and one of these.
    Lost(Whose, Theatre, u8),
    Destroyed(&'static [Unit]),
    /// The system was subjugated when this combat began; Darth Vader or the Emperor was there.
    WasSubjugated,
    FacedTheDarkSide,
    /// The owner has more of them here than the enemy.
    MoreThanEnemy(What),
    /// In this round.
    Retreated(Whose),
    /// The last units of that theatre were destroyed in this round.
    LastDestroyed(Whose, Theatre),
    /// A matter of the rules.
    Rule(Check),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    N(u8),
    /// One number with this leader on the mission, another without.
    With(Leader, u8, u8),
    /// One number with two leaders on the mission, another with one.
    Leaders(u8, u8),
    /// R7.7: by how much the attempt was won, and no more than this.
    Margin(u8),
    /// Gather Intel: a quarter of the units in the base space, one at least.
    Scouted,
    /// R6.3: what the ships that are being loaded can carry.
    Capacity,
    /// R8.4, R9.8: the best tactic value of the owner's leaders here.
    Tactic(Theatre),
    /// The same in the theatre of the battle.
    TacticHere,
    /// R8.15: Shield Generators here.
    Generators,
    /// How many dice of a colour the unit in the register has.
    Attack(Colour, Reg),
    /// How many things there are.
    Count(Filter),
    /// What is left of a number, and of that what can be carried.
    Left,
    Room,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    You,
    Rival,
    Chance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    /// Units of this sort where they are loaded, or dice that show this.
    There,
    /// The same, and no more than Planetary Conquest moves.
    Conquering,
    /// What the Empire's procedure weighs.
    Of(Criterion),
}

/// Questions that only this game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// R3.11: which units go where, before the game.
    Place,
    /// R4.1.
    Assign,
    /// R5.1.
    Command,
    /// R6.2: which units come along.
    Move,
    /// R15.6.
    Deploy,
    /// R8.8: tactic cards of the attacker.
    Fight,
    /// R8.10: tactic cards of whoever was hit.
    Block,
    /// R9.4: which ability of the card is used.
    Ability,
    /// R16.1.
    Recruit,
    /// R16.3: action cards of the moment that the second number of the frame says.
    Cards,
    /// R17.2: objectives of the window that the second number of the frame says.
    Score,
}
