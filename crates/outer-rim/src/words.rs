//! The vocabulary of this game: what its cards, its turns and its solo opponent are made of.

use script::{Block, Reg, Words};

use crate::chance::Luck;
use crate::things::{Deck, Face, Faction, Skill};
use crate::turn::{Check, Routine};
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

/// R9.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Combat {
    Ground,
    Ship,
}

/// R8.1: where damage is kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Body {
    Character,
    Ship,
}

/// What is printed as a number on characters and ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stat {
    Ground,
    Ship,
    Health,
    Hull,
    Hyperdrive,
}

/// R1.5, and what else can be held.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    Cargo,
    Gear,
    Mod,
    Crew,
    Bounty,
    Job,
    /// A card of the market that sells a ship.
    Ship,
    Secret,
    /// Read and put back: contacts that never join, and the databank.
    Event,
}

/// R1.6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trait {
    Illegal,
    Weapon,
    Armor,
    Droid,
}

/// Which faction an op or a condition is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    Of(Faction),
    /// That of the planet, if it has one (R1.7).
    Planet,
    /// That of the favor being done, and the one opposed to it.
    Job,
    JobRival,
    /// The one in a register.
    It(Reg),
}

/// Which things an op is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum It {
    /// The card whose effect this is.
    This,
    Reg(Reg),
    /// The cargo being delivered.
    Cargo,
    /// The job being attempted.
    Job,
}

pub const A: It = It::Reg(Reg::A);
pub const B: It = It::Reg(Reg::B);
pub const C: It = It::Reg(Reg::C);

/// What changes the state. Credits are counted in thousands (R3.8).
#[derive(Clone, Copy, Debug)]
pub enum Op {
    Gain(Num),
    /// The credits of a reward: some effects take fame instead.
    Pays(u8),
    Lose(u8),
    /// All of it or nothing at all.
    Pay(Num),
    /// From the player in the register, or all that one has.
    TakeCredits(u8, Reg),
    Fame(u8),
    GainRep(Party),
    LoseRep(Party),
    /// The same as a price, which cannot be paid if it is negative already (R16.2).
    PayRep(Party),
    /// Lost, also if it is negative already (R16.2).
    LoseRepEvenIfNegative(Party),
    Damage(Body, u8),
    /// So much of it, or all.
    Recover(Body, Option<u8>),
    AvoidDefeat,

    /// R10: done if it is passed. The second number can be paid to pass it after all.
    Test(Skill, u8),
    /// R10 with the skill in the register.
    TestChosen(Reg),
    /// R9 against an enemy with so many dice: done if it is won. Damage comes with `Suffer`.
    Fight(Combat, u8),
    /// R9 against the player in the register; where the combat is not named, the space says which it is.
    FightPlayer(Option<Combat>, Reg),
    /// R9.6: what the last combat dealt.
    Suffer,
    /// So many dice, which lie there to be looked at.
    Roll(Num),
    /// Both players, the other one being in the register, roll so many dice and one more for each of these
    /// skills: done if the owner wins.
    Contest(u8, &'static [Skill], Reg),

    /// R6.5 anywhere, for so much less.
    BuyTop(Deck, u8),
    /// Reveals cards until one of this kind shows, which may be bought.
    FindBuy(Deck, Kind, u8),
    /// Looks at the top cards of a deck, which go into the register.
    LookTop(Deck, u8, Reg),
    /// One of those looked at may be bought; the others go back on top in any order.
    BuyLooked(Deck, u8, Reg),
    GainTop(Deck),
    CycleTop(Deck),
    /// The ship in the register is bought at its price, with the damage it comes with.
    BuyShip(Reg, u8),
    /// The ship that this card sells.
    GainShip,
    /// R6.4, beside the one of the action step.
    Market,
    /// The asset in the register is sold for its price and so much more.
    Sell(Reg, u8),

    /// What is printed on this card is kept.
    Keep,
    KeepSecret,
    Discard(It),
    Remove(It),
    /// Back into its deck, which is shuffled.
    ShuffleThis,
    Shuffle(Deck),
    /// R3.3: a card of that number is read and put back.
    Databank(u8),
    /// The crew in the register changes sides.
    TakeCrew(Reg),
    /// The contact joins the crew (R7.4).
    Recruit,

    /// R7.7: the owner alone sees who lies there.
    Look(Reg),
    Reveal(Reg),
    /// R7.4.
    Meet(Reg),
    /// The contact of the first register goes to the planet of the second, where it changes places with another one
    /// if no contact space is free.
    MoveContact(Reg, Reg),

    /// So many spaces at most, by the usual rules.
    Travel(u8),
    /// Straight to the space in the register.
    GoTo(Reg),
    /// The patrol in the register goes so many spaces, towards you or wherever you like.
    MovePatrol(Reg, u8, Toward),
    /// The patrol in the register comes to your space.
    BringPatrol(Reg),
    /// R7.3, wherever that patrol is.
    MeetPatrol(Reg),
    /// The patrol about to move goes to the player in the register instead.
    Redirect(Reg),
    ExtraTurn,
    IgnoreStop,
    StopMover,

    /// R12.5, R12.4.
    JobDone,
    JobFails,
    /// The cargo being delivered is, or is not.
    DeliverThis,
    HoldThis,
    /// The planet in the register is the destination of this card.
    MarkPlanet(Reg),
    /// A damage token on the planet: it counts for a goal.
    MarkSabotage,
    /// The goal of this ship is reached (R13.3).
    ShipGoal,

    /// The dice shared out by face in the register are rolled again.
    Reroll(Reg),
    /// Up to so many own results of these faces become another.
    Convert(&'static [Face], Face, u8),
    Add(Face, u8),
    /// Of the other side.
    Cancel(Face),
    FewerDice(u8),
    CapDamage(u8),
    /// The skill being tested counts once more; if so said, this card goes when the test is passed.
    MoreSkill(bool),
    NoRepLoss,
    WaiveCredits,
    /// What has triggered this does not happen.
    Prevent,

    /// The player in the register does this.
    As(Reg, Theirs),
    /// A part of the turn; no card says this.
    Rule(Routine),
}

/// What another player does when a card says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theirs {
    Gains2,
    Gains3,
    Loses3,
    PlaysEpic,
    PlaysCutthroat,
    WinsSociably,
    SharesJewels,
    IsPaid,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toward {
    You,
    Anywhere,
}

/// Where contacts, patrols and spaces are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    Here,
    Within(u8),
    Any,
}

/// Selects things. "Own" is seen from the owner of the effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Own assets of a kind.
    Own(Kind),
    OwnIllegal,
    /// The cargo, gear and mods of one's own.
    OwnGoods,
    /// Other players in the space that can be attacked.
    Rivals(Rival),
    /// Other players in the space.
    Others,
    /// Other players wherever they are.
    Elsewhere,
    /// Droid crew of other players in the space.
    OtherDroids,
    Factions,
    Patrol(Faction),
    Patrols(Reach),
    NearestPatrol,
    /// Contact spaces with a contact face down, or with any.
    Facedown(Reach),
    Contacts(Reach),
    /// Planets to which a contact can be moved: another one than that in register A.
    PlanetsFor(Reach),
    /// Planets so near, or the Maelstrom.
    Planets(Reach),
    Maelstrom(Reach),
    Skills(&'static [Skill]),
    /// Faces that own dice show, and of them a certain one.
    OwnFaces,
    OwnFace(Face),
    /// Sheets that can be bought; those that cost more than one's own.
    ShipsForSale,
    DearerShips,
    /// What is in a register and can be bought for so much less as the first number of the frame says.
    Buyable(Reg),
    /// A matter of the rules.
    Rule(Pool),
}

/// Whom a player may attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rival {
    Any,
    /// Whose reputation with this faction is negative.
    HatedBy(Faction),
    HatedByAny,
    MostFamous,
    MoreFamous,
}

/// What the procedures of the rules choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    /// Characters nobody has; those the solo opponent can have (R14.1).
    Characters,
    /// The two faces of a starting ship.
    StartingShips,
    /// Assets whose leaving makes room for register A (R6.7).
    MakesRoom,
    /// Assets of the owner when there are too many (R18.3).
    TooMuch,
    /// Planets with a free contact space that are nearest to the owner.
    NearestFree,
    /// The contacts on the planet in register B.
    ContactsThere,
    /// The cards looked at that have no place in their deck yet.
    StillLooked,
    /// Spaces nearer to where the patrol in register A goes, or all next to it.
    PatrolSteps,
    PatrolNeighbours,
    /// What a player can give or get in a trade (R6.2).
    OwnTradable,
    TheirTradable,
    /// Planets to the left player's liking (R6.5, the Sith Holocron).
    AnyPlanet,
    /// R14.6: the nearest planets with a goal token, where a move towards register A can end, and of those the
    /// ends of ways on which no patrol stops.
    NearestGoals,
    MoveEnds,
    UnstoppedEnds,
    /// R14.8: the cargo for this planet, and the jobs.
    CargoForHere,
    JobsForHere,
    /// R7.2: patrols here of factions with a negative reputation.
    HatedPatrols,
    /// R14.9: whom a card brings; and of the contacts face down here those of the lowest class.
    LowestContacts,
    LowestFacedown,
}

#[derive(Clone, Copy, Debug)]
pub enum Cond {
    Always,
    Not(&'static Cond),
    All(&'static [Cond]),
    AnyOf(&'static [Cond]),
    /// Reputation: negative, neutral or positive.
    Rep(Party, Standing),
    AnyNegative,
    FameAtLeast(u8),
    /// Less fame than the player just fought.
    LessFame,
    /// So many assets of a kind.
    Has(Kind, u8),
    HasIllegal,
    HasDroids(u8),
    /// The contact of this name is among the crew.
    HasCrew(&'static str),
    /// Gear and mods that cost so much together.
    Armed(u8),
    PositiveReps(u8),
    Skilled(Skill),
    Droid,
    MostFamous,
    PlayerHere,
    /// R8: not defeated.
    Standing,
    /// R9.9: the last combat was won, and the winner still stands.
    WonStanding,
    AtPlanet,
    AtNavpoint,
    PlanetOf(Faction),
    /// What is going on is a ship combat.
    ShipCombat,
    ShipCosts(u8),
    Sabotaged(u8),
    /// A die shows one of these.
    Shows(&'static [Face]),
    /// A matter of the rules.
    Rule(Check),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Negative,
    Neutral,
    Positive,
    /// Neutral or positive.
    Fine,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Num {
    N(u8),
    /// The second number of the frame.
    Second,
    /// What the owner has.
    Credits,
    /// So much less for each.
    LessPer(u8, u8, Kind),
    Count(Kind),
    /// So much for each die that shows this.
    Per(u8, Face),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    You,
    /// The player in the register.
    In(Reg),
    /// The next player clockwise.
    Left,
    /// Whoever chooses for the owner before the game: somebody at the table (R14.1).
    Chooser,
    /// The solo opponent, by what R14.6 prefers.
    Pilot,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    /// Dice that show a face.
    Dice,
}

/// Questions that only this game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// R5.2.
    Planning,
    /// Where to go on to.
    Onward,
    /// R6.1.
    Act,
    /// What to buy in a market action, after a card was put away (R6.4).
    Purchase,
    /// R6.8.
    Barter,
    /// R7.1.
    Encounter,
}

// ---- abilities

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
