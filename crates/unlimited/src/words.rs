//! The vocabulary of this game: what its cards and its rounds are made of.

use script::{Arg, Block, Count, How, Mode, Reg, Words};

use crate::card::TokenKind;
use crate::chance::Luck;
use crate::grants::{Grant, To};
use crate::turn::{ATTACK, Check, PLAY, PLAY_NOW, Routine};
use crate::why::Why;

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

// ---- filters

impl Filter {
    const fn of(what: What) -> Filter {
        Filter { what, zone: Zone::Play, side: Side::Any, tests: [Test::Any; 4] }
    }

    #[must_use]
    pub const fn friendly(mut self) -> Filter {
        self.side = Side::Friendly;
        self
    }

    #[must_use]
    pub const fn enemy(mut self) -> Filter {
        self.side = Side::Enemy;
        self
    }

    #[must_use]
    pub const fn in_zone(mut self, zone: Zone) -> Filter {
        self.zone = zone;
        self
    }

    /// # Panics
    /// If too much is said of one thing.
    #[must_use]
    pub const fn that(mut self, test: Test) -> Filter {
        let mut i = 0;
        while !matches!(self.tests[i], Test::Any) {
            i += 1;
        }
        self.tests[i] = test;
        self
    }

    #[must_use]
    pub const fn other(self) -> Filter {
        self.that(Test::Other)
    }

    #[must_use]
    pub const fn non_leader(self) -> Filter {
        self.that(Test::NonLeader)
    }

    #[must_use]
    pub const fn leader(self) -> Filter {
        self.that(Test::Leader)
    }

    #[must_use]
    pub const fn ground(self) -> Filter {
        self.that(Test::In(Arena::Ground))
    }

    #[must_use]
    pub const fn space(self) -> Filter {
        self.that(Test::In(Arena::Space))
    }

    #[must_use]
    pub const fn with(self, wanted: Trait) -> Filter {
        self.that(Test::Trait(wanted))
    }

    #[must_use]
    pub const fn without(self, unwanted: Trait) -> Filter {
        self.that(Test::NotTrait(unwanted))
    }

    #[must_use]
    pub const fn aspect(self, wanted: Aspect) -> Filter {
        self.that(Test::Aspect(wanted))
    }

    #[must_use]
    pub const fn damaged(self) -> Filter {
        self.that(Test::Damaged)
    }

    #[must_use]
    pub const fn not(self, reg: Reg) -> Filter {
        self.that(Test::Not(reg))
    }

    #[must_use]
    pub const fn cost_at_most(self, n: u8) -> Filter {
        self.that(Test::CostAtMost(Num::N(n)))
    }

    #[must_use]
    pub const fn able_to_attack(self) -> Filter {
        self.friendly().that(Test::CanAttack(USUAL))
    }

    /// Playable from hand for so much less.
    #[must_use]
    pub const fn playable(self, discount: Discount) -> Filter {
        self.that(Test::Playable(discount))
    }
}

pub const UNIT: Filter = Filter::of(What::Unit);
pub const BASE: Filter = Filter::of(What::Base);
pub const UPGRADE: Filter = Filter::of(What::Upgrade);
pub const RESOURCE: Filter = Filter::of(What::Resource);
pub const CARD: Filter = Filter::of(What::Card);
pub const EVENT: Filter = Filter::of(What::Event);
pub const PLAYER: Filter = Filter::of(What::Player);
pub const LEADER_OR_UNIT: Filter = Filter::of(What::LeaderOrUnit);
pub const DEFENDER: Filter = Filter::of(What::Defender);
pub const HOSTS: Filter = Filter::of(What::Hosts);

pub const USUAL: Attacking = Attacking { even_exhausted: false, no_bases: false };
/// R18.1.
pub const AMBUSHING: Attacking = Attacking { even_exhausted: true, no_bases: true };

// ---- numbers and conditions

pub const GIVEN: Num = Num::Given;

pub const fn n(n: u8) -> Num {
    Num::N(n)
}

pub const fn control(filter: &'static Filter) -> Cond {
    Cond::Control(filter)
}

pub const fn at_least(num: Num, n: u8) -> Cond {
    Cond::AtLeast(num, Num::N(n))
}

// ---- steps

pub const fn act(op: Op) -> Step {
    Step::Do(op)
}

pub(crate) const fn rule(routine: Routine) -> Step {
    act(Op::Rule(routine))
}

pub const fn choose(into: Reg, who: Who, count: Count<Num>, from: &'static [Filter]) -> Step {
    Step::Choose { into, who, from, count, how: How::Set, why: None, secret: false }
}

/// Exactly one, if there is one.
pub const fn one(into: Reg, from: &'static [Filter]) -> Step {
    choose(into, Who::You, Count::Exactly(Num::N(1)), from)
}

pub const fn one_by(who: Who, into: Reg, from: &'static [Filter]) -> Step {
    choose(into, who, Count::Exactly(Num::N(1)), from)
}

pub const fn up_to(most: u8, into: Reg, from: &'static [Filter]) -> Step {
    choose(into, Who::You, Count::UpTo(Num::N(most)), from)
}

pub const fn any(into: Reg, from: &'static [Filter]) -> Step {
    choose(into, Who::You, Count::Any, from)
}

/// A choice whose purpose no op tells.
pub const fn meant(step: Step, why: Why) -> Step {
    match step {
        Step::Choose { into, who, from, count, how, secret, .. } => {
            Step::Choose { into, who, from, count, how, why: Some(why), secret }
        }
        step => step,
    }
}

/// Different cards that cost no more than this together (R24.11).
pub const fn worth(total: u8, most: Count<Num>, into: Reg, from: &'static [Filter]) -> Step {
    let how = How::Budget(Num::N(total), Metric::Cost);
    Step::Choose { into, who: Who::You, from, count: most, how, why: Some(Why::Play), secret: false }
}

/// R17.9: so much in all; `all`: nothing may be kept back.
pub const fn share(total: Num, cap: Metric, all: bool, into: Reg, from: &'static [Filter]) -> Step {
    let how = How::Share { total, cap, all };
    Step::Choose { into, who: Who::You, from, count: Count::Any, how, why: None, secret: false }
}

/// A number between these goes into the frame.
pub const fn amount(least: Num, most: Num, why: Why) -> Step {
    Step::Amount { into: 0, who: Who::You, least, most, why }
}

pub const fn may(block: Effect) -> Step {
    Step::May(Who::You, block)
}

/// R24.2.
pub const fn if_done(block: Effect) -> Step {
    Step::IfDone(block, &[])
}

pub const fn when(cond: Cond, then: Effect) -> Step {
    Step::If(cond, then, &[])
}

pub const fn choose_modes(n: u8, modes: &'static [Mode<Vocabulary>]) -> Step {
    Step::Pick { who: Who::You, n, modes }
}

pub const fn damage(amount: u8, it: It) -> Step {
    act(Op::Damage(n(amount), it))
}

pub const fn heal(amount: u8, it: It) -> Step {
    act(Op::Heal(n(amount), it))
}

pub const fn defeat(it: It) -> Step {
    act(Op::Defeat(it))
}

pub const fn exhaust(it: It) -> Step {
    act(Op::Exhaust(it))
}

pub const fn ready(it: It) -> Step {
    act(Op::Ready(it))
}

pub const fn shield(it: It) -> Step {
    act(Op::Give(TokenKind::Shield, n(1), it))
}

pub const fn experience(amount: u8, it: It) -> Step {
    act(Op::Give(TokenKind::Experience, n(amount), it))
}

/// For this phase.
pub const fn grow(power: i8, hp: i8, it: It) -> Step {
    act(Op::Grow(power, hp, it, Until::Phase))
}

/// For this phase.
pub const fn gain(keyword: Keyword, it: It) -> Step {
    act(Op::Gain(Gift::Keyword(keyword), it, Until::Phase))
}

pub const fn draw(amount: u8) -> Step {
    act(Op::Draw(n(amount), Whose::Yours))
}

pub const fn to_hand(it: It) -> Step {
    act(Op::ToHand(it))
}

/// What the unit in register A, or C, can attack.
pub const TARGET_OF_A: Filter = Filter::of(What::Target(A, USUAL));
const TARGET_OF_C: Filter = Filter::of(What::Target(C, USUAL));
/// The same, exhausted or not, and no bases.
pub const AMBUSH_OF_A: Filter = Filter::of(What::Target(A, AMBUSHING));
pub const AMBUSH_OF_THIS: Filter = Filter::of(What::Target(THIS, AMBUSHING));

/// Register A attacks register B, with all that it triggers (R16.14).
pub const CALL_ATTACK: Step = call_attack(&[Arg::Reg(Reg::A, Reg::A), Arg::Reg(Reg::B, Reg::B)]);

const fn call_attack(args: &'static [Arg<Vocabulary>]) -> Step {
    Step::Call { proc: &ATTACK, args, into: None, num: None }
}

/// The unit in a register attacks: what it attacks is chosen first.
pub const fn attack_with(reg: Reg) -> Step {
    const BY_A: [Step; 2] = [one(Reg::B, &[TARGET_OF_A]), CALL_ATTACK];
    const BY_C: [Step; 2] =
        [one(Reg::B, &[TARGET_OF_C]), call_attack(&[Arg::Reg(Reg::C, Reg::A), Arg::Reg(Reg::B, Reg::B)])];
    match reg {
        Reg::A => Step::If(Cond::Any(Reg::A), &BY_A, &[]),
        Reg::B => panic!("register B holds what is attacked"),
        Reg::C => Step::If(Cond::Any(Reg::C), &BY_C, &[]),
    }
}

/// Power for this attack.
pub const fn for_attack(power: i8, it: It) -> Step {
    act(Op::Grow(power, 0, it, Until::Attack))
}

/// Register A is played for its cost less so much; what came into play is in the register afterwards.
pub const fn play_a(discount: Discount, ready: bool) -> Step {
    const fn call(args: &'static [Arg<Vocabulary>]) -> Step {
        Step::Call { proc: &PLAY, args, into: Some(Reg::A), num: None }
    }
    const CARD_A: Arg<Vocabulary> = Arg::Reg(Reg::A, Reg::A);
    const READY: Arg<Vocabulary> = Arg::Num(1, Num::N(1));
    match (discount, ready) {
        (Discount::Less(0), false) => call(&[CARD_A]),
        (Discount::Less(0), true) => call(&[CARD_A, READY]),
        (Discount::Less(1), _) => call(&[CARD_A, Arg::Num(0, Num::N(1))]),
        (Discount::Less(3), false) => call(&[CARD_A, Arg::Num(0, Num::N(3))]),
        (Discount::Less(3), true) => call(&[CARD_A, Arg::Num(0, Num::N(3)), READY]),
        (Discount::Less(5), _) => call(&[CARD_A, Arg::Num(0, Num::N(5))]),
        (Discount::Free, _) => call(&[CARD_A, Arg::Num(0, Num::N(FREE))]),
        _ => panic!("no card lets another one be played like this"),
    }
}

/// Less than this: nothing is paid (R8.7).
pub const FREE: u8 = 100;

/// The cards of register B leave the deck, so that nothing draws or moves them before they are played (R20.10).
pub const B_ASIDE: Step = rule(Routine::SetAside);

/// The cards of register B are played for free, one after the other, each with its triggers (R20.10).
pub const PLAY_ALL_OF_B: Step = Step::Each {
    thing: Reg::C,
    rest: Reg::B,
    from: &[CARD.in_zone(Zone::Among(Reg::B))],
    order: Some((Who::You, Why::Order)),
    body: &[Step::Call {
        proc: &PLAY_NOW,
        args: &[Arg::Reg(Reg::C, Reg::A), Arg::Num(0, Num::N(FREE))],
        into: None,
        num: None,
    }],
};

/// R24.11: the top cards are looked at, some are taken, the rest goes to the bottom in random order.
pub const REST_TO_BOTTOM: Step = Step::Fate(Luck::Rest);

/// What is left of register A goes back on top in any order: the first one comes to lie lowest.
pub const REST_TO_TOP: Step = Step::Each {
    thing: Reg::C,
    rest: Reg::B,
    from: &[CARD.in_zone(Zone::Among(Reg::A)).not(Reg::B)],
    order: Some((Who::You, Why::ToTop)),
    body: &[act(Op::ToTop(C))],
};

/// The top cards are looked at; any number goes to the bottom, the rest back on top, in any order.
pub const SCRY_1: [Step; 3] = [act(Op::LookAtTop(n(1), Whose::Yours, Reg::A)), SOME_TO_BOTTOM, REST_TO_TOP];
pub const SCRY_2: [Step; 3] = [act(Op::LookAtTop(n(2), Whose::Yours, Reg::A)), SOME_TO_BOTTOM, REST_TO_TOP];

/// Any of register A. They leave it as they go, so that what is left is the rest.
const SOME_TO_BOTTOM: Step = Step::While(
    Cond::Rule(Check::MoreToSort),
    &[
        up_to(1, Reg::B, &[CARD.in_zone(Zone::Among(Reg::A))]),
        Step::IfDone(&[act(Op::ToBottom(B)), rule(Routine::TakeFromA)], &[act(Op::Set(1, n(1)))]),
    ],
);

// ---- abilities

pub const fn on(on: &'static [Moment], effect: Effect) -> Ability {
    Ability::When { on, may: false, once: false, effect }
}

/// "You may".
pub const fn may_on(on: &'static [Moment], effect: Effect) -> Ability {
    Ability::When { on, may: true, once: false, effect }
}

/// "You may", once each round (R20.11).
pub const fn may_once_on(on: &'static [Moment], effect: Effect) -> Ability {
    Ability::When { on, may: true, once: true, effect }
}

pub const fn played(effect: Effect) -> Ability {
    on(&[Moment::Played], effect)
}

pub const fn defeated(effect: Effect) -> Ability {
    on(&[Moment::Defeated], effect)
}

pub const fn attacks(effect: Effect) -> Ability {
    on(&[Moment::Attacks], effect)
}

pub const fn may_played(effect: Effect) -> Ability {
    may_on(&[Moment::Played], effect)
}

pub const fn may_defeated(effect: Effect) -> Ability {
    may_on(&[Moment::Defeated], effect)
}

pub const fn may_attacks(effect: Effect) -> Ability {
    may_on(&[Moment::Attacks], effect)
}

pub const fn action(cost: Effect, effect: Effect) -> Ability {
    Ability::Action { cost, effect }
}

/// The cost of most leaders' actions.
pub const EXHAUST: [Step; 1] = [exhaust(THIS)];
pub const PAY_1_AND_EXHAUST: [Step; 2] = [act(Op::Pay(n(1))), exhaust(THIS)];

pub const fn stands(to: To, when: Cond, grant: Grant) -> Ability {
    Ability::Stands { to, when, grant }
}
