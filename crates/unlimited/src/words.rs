//! The vocabulary of this game: what its cards and its rounds are made of.

mod phrases;

use script::{Block, Reg, Words};

use crate::card::TokenKind;
use crate::chance::Luck;
use crate::grants::{Grant, To};
use crate::turn::{Check, Routine};
use crate::why::Why;

pub use phrases::*;

#[derive(Clone, Copy, Debug)]
pub struct Vocabulary;

pub type Step = script::Step<Vocabulary>;
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

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arena {
    Ground,
    Space,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Aspect {
    Vigilance,
    Command,
    Aggression,
    Cunning,
    Heroism,
    Villainy,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trait {
    Armor,
    BountyHunter,
    CapitalShip,
    Clone,
    Condition,
    Creature,
    Disaster,
    Droid,
    Fighter,
    Force,
    Fringe,
    Gambit,
    Hutt,
    Imperial,
    Innate,
    Inquisitor,
    Item,
    Jawa,
    Jedi,
    Law,
    Learned,
    Lightsaber,
    Mandalorian,
    Modification,
    NewRepublic,
    Official,
    Plan,
    Rebel,
    Republic,
    Resistance,
    Separatist,
    Sith,
    Spectre,
    Speeder,
    Supply,
    Tactic,
    Tank,
    Transport,
    Trick,
    Trooper,
    Twilek,
    Underworld,
    Vehicle,
    Walker,
    Weapon,
    Wookiee,
}

/// R18.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Keyword {
    Ambush,
    Grit,
    Overwhelm,
    Raid(u8),
    Restore(u8),
    Saboteur,
    Sentinel,
    Shielded,
}

/// What a card says.
#[derive(Clone, Copy, Debug)]
pub enum Ability {
    /// R19.6: it triggers at each of these moments.
    When {
        on: &'static [Moment],
        may: bool,
        once: bool,
        effect: Effect,
    },
    /// R19.2.
    Action {
        cost: Effect,
        effect: Effect,
    },
    /// R19.3.
    Epic(Effect),
    /// R19.4.
    Event(Effect),
    /// R19.1: as long as the card is in play and the condition holds.
    Stands {
        to: To,
        when: Cond,
        grant: Grant,
    },
    /// The same for an ability.
    Gives {
        to: To,
        when: Cond,
        ability: &'static Ability,
    },
    /// R11.2: what this upgrade can be attached to.
    Attach(Filter),
    /// R8.4: what it adds to the cost of cards, or takes off.
    Price(Price),
    /// The same for itself, while it is being played.
    OwnPrice(Cond, i8),
    /// R8.9: discarding such a card instead of paying.
    InsteadOfPaying(Filter),
    /// R8.8: whoever plays such a card first deals so much damage to the own base.
    Toll {
        of: Filter,
        damage: u8,
    },
    /// R8.7.
    IgnoresPenalty(Filter),
    /// R10.3: the first event an opponent plays each round does nothing.
    BlanksFirstEvent,
    EntersReady,
    /// What an effect of this card lends to a unit.
    Lends(&'static Ability),
    /// R21.7: what the effect of this card has left for later; `about` is whom it is about.
    Later(Effect),
}

/// A change of costs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Price {
    pub of: Filter,
    pub by: i8,
    /// For the cards the opponent plays.
    pub enemy: bool,
    /// Only for upgrades played on this unit, and only the first in each round.
    pub onto_this: bool,
}

/// What abilities wait for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Moment {
    Played,
    Deployed,
    Defeated,
    Attacks,
    /// R16.3: this unit is attacked.
    Defends,
    /// R16.8.
    CompletesAttack,
    UnitDefeated(Filter),
    UnitLeaves(Filter),
    YouPlay(Filter),
    YouDamage(Filter),
    /// This unit has dealt combat damage; `attacking`: as the attacker.
    DealsCombatDamage {
        to: Filter,
        attacking: bool,
    },
    /// This unit's attack has defeated the defender.
    DefeatsDefender,
    ActionPhaseBegins,
    /// R26.4.
    CardsReady,
    Attached(Filter),
    Detached,
}

/// What changes the state.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    Damage(Num, It),
    /// A unit deals damage equal to its power, or so much.
    DamageFrom(Reg, Num, It),
    /// What has been shared out among the things of a register.
    DamageShares(Reg),
    Heal(Num, It),
    /// What has been shared out; the number of the frame becomes what was healed.
    HealShares(Reg),
    Defeat(It),
    /// As many as have been shared out of each: tokens of a kind are one thing.
    DefeatShares(Reg),
    Ready(It),
    Exhaust(It),
    ReadyResources(Num, Whose),
    ExhaustResources(Num, Whose),
    Pay(Num),
    Give(TokenKind, Num, It),
    /// Power and HP, until then.
    Grow(i8, i8, It, Until),
    Gain(Gift, It, Until),
    Draw(Num, Whose),
    /// These cards, of a deck.
    DrawThese(It),
    Discard(It),
    DiscardHand(Whose),
    /// The top cards of a deck are discarded, and come to lie in the register.
    Mill(Num, Whose, Reg),
    LookAtTop(Num, Whose, Reg),
    RevealTop(Num, Whose, Reg),
    /// One more, beside those that are in the register already.
    RevealNext(Reg),
    /// The whole deck is searched.
    SearchDeck(Reg),
    LookAtHand(Whose),
    RevealHand(Whose),
    Reveal(It),
    ToHand(It),
    ToBottom(It),
    ToTop(It),
    Resource(It, Enters),
    TakeControl(It, Whose),
    /// R21.7: the rest of this card comes then, about the things.
    Later(Due, It),
    /// The next card of this kind that is played in this phase costs less.
    NextCosts(i8, &'static Filter),
    /// The card of that name cannot be played by the opponent as long as this is in play.
    ForbidNamed,
    /// A number of the frame becomes this.
    Set(u8, Num),
    /// An ability that can be used once each round has been.
    Use,
    /// A part of the rules; no card says this.
    Rule(Routine),
}

/// In what state a resource comes into play (R15.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Enters {
    Ready,
    Exhausted,
}

/// How long something lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    Attack,
    Phase,
    Round,
    /// As long as its source is in play.
    Gone,
}

/// When something comes later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    RegroupPhase,
    NextActionPhase,
}

/// What an effect leaves with a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    Keyword(Keyword),
    LosesSentinel,
    LosesAbilities,
    CannotReady,
    CannotBeHealed,
    StrikesFirst,
    /// The ability this card lends.
    Lent,
}

/// Which things an op is about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum It {
    /// The card whose effect this is.
    This,
    /// The unit this upgrade is attached to.
    Host,
    Of(Reg),
    /// What the trigger is about.
    About,
    Attacker,
    Defender,
    OwnBase,
    /// The bases of the players in a register.
    BasesOf(Reg),
    /// All that match.
    All(&'static Filter),
    /// Those of the first register that are not in the second.
    Rest(Reg, Reg),
    TopCard,
}

pub const THIS: It = It::This;
pub const HOST: It = It::Host;
pub const A: It = It::Of(Reg::A);
pub const B: It = It::Of(Reg::B);
pub const C: It = It::Of(Reg::C);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    Yours,
    Opponents,
    /// Both players.
    Each,
    /// The controller of the unit in a register, or the last one it had.
    ControllerOf(Reg),
    OwnerOfAbout,
    /// The players in a register.
    Chosen(Reg),
    /// The player whose unit or base is attacked.
    Defending,
}

/// Who decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    You,
    Opponent,
    ControllerOf(Reg),
    /// The player in a register.
    Chosen(Reg),
}

/// Selects things: all that is said must hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Filter {
    pub what: What,
    pub zone: Zone,
    pub side: Side,
    pub tests: [Test; 4],
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum What {
    Unit,
    Base,
    /// Tokens too (R14.7).
    Upgrade,
    Resource,
    /// A card of any kind, where a zone is named or a card is being played.
    Card,
    Event,
    Player,
    LeaderOrUnit,
    /// The unit that is attacked.
    Defender,
    /// What this unit can attack.
    Target(It, Attacking),
    /// The units on which the upgrade in register A can be played.
    Hosts,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    Play,
    OwnHand,
    EnemyHand,
    OwnDiscard,
    AnyDiscard,
    /// The hand of the player in a register.
    HandOf(Reg),
    /// The cards of a register, wherever they are.
    Among(Reg),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Any,
    Friendly,
    Enemy,
}

/// How an attack differs from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attacking {
    pub even_exhausted: bool,
    pub no_bases: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Test {
    /// Nothing more.
    Any,
    /// The card itself, and any but it.
    This,
    Other,
    /// The unit this upgrade is on.
    Host,
    Leader,
    NonLeader,
    Unique,
    NonUnique,
    Ready,
    Exhausted,
    Damaged,
    In(Arena),
    /// In the arena of this unit.
    ArenaOf(It),
    Trait(Trait),
    NotTrait(Trait),
    Aspect(Aspect),
    NotAspect(Aspect),
    Named(&'static str),
    /// Of the name that was said.
    NamedGiven,
    NotUnit,
    /// It can be discarded instead of paying for what is in register A.
    InsteadOfPaying,
    CostAtMost(Num),
    CostAtLeast(u8),
    PowerAtMost(u8),
    HpLeftAtMost(u8),
    DamageAtLeast(u8),
    /// Not one of these.
    Not(Reg),
    /// Attached to this unit.
    On(Reg),
    Defending,
    PlayedThisPhase,
    AttackedThisPhase,
    DefeatedThisPhase,
    EnteredEarlier,
    /// A unit with something to attack.
    CanAttack(Attacking),
    /// A card that can be played from where it is for so much less.
    Playable(Discount),
    /// All in the same pile as what is in a register.
    PileOf(Reg),
}

/// How an effect lets a card be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discount {
    Less(u8),
    Free,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cond {
    Always,
    Not(&'static Cond),
    Either(&'static Cond, &'static Cond),
    /// You control such a thing.
    Control(&'static Filter),
    Exists(&'static Filter),
    Is(It, &'static Filter),
    /// Something is in the register.
    Any(Reg),
    HaveInitiative,
    /// This unit attacks, and the defender matches, if there is one to match.
    Attacking(Option<&'static Filter>),
    HostDefends,
    ActionPhase,
    /// R16.8: the defender was defeated during the attack.
    DefenderFell,
    AtLeast(Num, Num),
    Equal(Num, Num),
    /// A part of the rules.
    Rule(Check),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Num {
    N(u8),
    /// Less than nothing: what is taken off.
    Minus(u8),
    /// A number of the frame: what was named, paid or handed over.
    Given,
    GivenSecond,
    Count(&'static Filter),
    /// How many are in the register.
    In(Reg),
    PowerOf(It),
    CostOf(It),
    DamageOn(It),
    HpLeft(It),
    /// The resources you control.
    Resources,
    ReadyResources,
    ExhaustedResources,
    HandOf(Whose),
    /// How many different aspects there are among these.
    AspectsOf(It),
    TotalCost(Reg),
    /// Cards you have played this phase, apart from this one.
    OthersPlayed,
    PlayedOf(Aspect),
    /// Units of a side that were defeated, or left play, this phase.
    Defeated(Side),
    Left(Side),
    /// Damage you have dealt to the enemy base this phase.
    DealtToEnemyBase,
    Twice(&'static Num),
    Plus(&'static Num, u8),
    Least(&'static Num, u8),
    /// What is above this number.
    Beyond(&'static Num, u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    Cost,
    Damage,
    /// A share without a limit of its own.
    Unlimited,
    /// How many there are of it: tokens of a kind are one thing.
    Copies,
}

/// Questions that only this game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// R7: an action.
    Main,
    /// R24.13: a card by its name.
    NameCard,
}
