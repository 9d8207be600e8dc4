//! The vocabulary of this game: what the cards' effects are made of.

use script::{Block, Count, How, Mode, Reg, Words};

use crate::rulings::Rulings;
use crate::turn::{Ask, Routine};
use crate::why::Why;

/// The vocabulary as a whole.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary;

impl Words for Vocabulary {
    type Op = Op;
    type Filter = Filter;
    type Cond = Cond;
    type Num = Num;
    type Who = Who;
    type Why = Why;
    type Metric = Measure;
    type Ask = Ask;
    type Chance = ChanceOp;

    fn written(num: &Num) -> Option<u8> {
        match num {
            Num::N(n) => Some(*n),
            Num::CountOf(_) | Num::Given | Num::Rule(_) => None,
        }
    }

    fn use_of(op: &Op, reg: Reg) -> Option<Why> {
        Why::of(op, reg)
    }
}

/// Nothing is weighed or ranked in this game.
#[derive(Clone, Copy, Debug)]
pub enum Measure {}

pub type Step = script::Step<Vocabulary>;
pub type Effect = Block<Vocabulary>;

/// What changes the state.
#[derive(Clone, Copy, Debug)]
pub enum Op {
    /// To this card, until the end of the turn.
    GainAttack(u8),
    GainResources(Num),
    /// The marker moves towards the owner's end.
    GainForce(u8),
    Spend(u8),
    Draw(u8),
    /// Removes damage from the owner's base.
    Repair(u8),
    /// Out of the game for good.
    Exile(Cards),
    /// To the discard pile of the place the cards come from.
    Discard(Cards),
    /// A capital ship to its discard pile.
    Destroy(Cards),
    /// Damage by an ability: capital ships do not protect the base.
    Damage(Cards, Num),
    /// The same to the enemy base, or to one of two, as the owner chooses (R17.7).
    DamageBase(Num),
    Move(Cards, Place),
    /// The cards will be exiled when the turn ends, wherever they are.
    ExileLater(Cards),
    Purchase(Cards, Price, Place),
    /// The next card purchased this turn goes there.
    RedirectNext(Place),
    /// The top card of the galaxy deck, for all to see, becomes "it".
    RevealTop(Reg),
    /// The top cards of the galaxy deck, for the owner's eyes only.
    LookAtTop(u8),
    LookAtHand,
    /// The card of the row and the top card of the galaxy deck change places.
    SwapWithTop(Cards),
    /// The first card, of the row, and the second one, of the galaxy discard pile, change places.
    Swap(Cards, Cards),
    /// A part of the turn; no card says this.
    Rule(Routine),
}

/// The cards an op is about.
#[derive(Clone, Copy, Debug)]
pub enum Cards {
    /// The card whose effect this is.
    This,
    /// The cards of a register.
    It(Reg),
    /// All cards that match.
    All(Filter),
}

#[derive(Clone, Copy, Debug)]
pub enum Num {
    N(u8),
    /// As many as there are such cards.
    CountOf(Filter),
    /// The number the effect was started with: what a card that was defeated cost, or damage to deal.
    Given,
    /// A number of the turn; no card says this.
    Rule(crate::turn::Figure),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    Free,
    Paid,
}

/// Where a card is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    OwnHand,
    OwnDiscard,
    OwnDeckTop,
    EnemyDeckTop,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    You,
    Opponent,
}

/// What is true or not.
#[derive(Clone, Copy, Debug)]
pub enum Cond {
    Always,
    /// R2.12.
    ForceWithYou,
    /// There is such a card.
    Exists(Filter),
    /// There are at least so many such cards.
    AtLeast(u8, Filter),
    /// The cards of the register are such cards (and there is one).
    Is(Reg, Sides),
    /// What was agreed on an open question (R12). The usual reading comes first, and only the one
    /// agreed on is told.
    Agreed(fn(&Rulings) -> bool),
    /// A matter of the turn; no card says this.
    Rule(crate::turn::Check),
}

/// Fate's part in effects.
#[derive(Clone, Copy, Debug)]
pub enum ChanceOp {
    /// R7.14: the owner's discard pile becomes the owner's deck.
    ShuffleOwn,
    ShuffleGalaxy,
    /// R12.10: the same before somebody looks at an empty galaxy deck, if so agreed.
    RenewGalaxy,
    /// A random card of the opponent's hand becomes "it".
    EnemyCard(Reg),
}

/// Which cards are meant: those of a zone that have all the properties asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filter {
    pub zone: Zone,
    pub sides: Sides,
    pub kind: Option<Kind>,
    /// Any of these; empty for no matter which.
    pub traits: Traits,
    pub unique: bool,
    /// Not the card whose effect this is.
    pub other: bool,
    /// The owner has the resources for it.
    pub affordable: bool,
    /// The id of one card.
    pub named: Option<&'static str>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    OwnHand,
    OwnDiscard,
    OwnPlay,
    OwnBase,
    OwnBaseDeck,
    /// Bases that may still be picked in the secret-bases mode.
    OwnSpareBases,
    EnemyHand,
    EnemyPlay,
    EnemyBase,
    EnemyVictoryPile,
    Row,
    GalaxyDiscard,
    /// So many cards from the top of the galaxy deck.
    GalaxyTop(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Unit,
    CapitalShip,
    Base,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Faction {
    Empire,
    Rebel,
    Neutral,
}

/// Factions, absolute or as the owner sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sides(pub u8);

impl Sides {
    pub const ANY: Sides = Sides(0);
    pub const EMPIRE: Sides = Sides(1);
    pub const REBEL: Sides = Sides(2);
    pub const NEUTRAL: Sides = Sides(4);
    /// The owner's faction.
    pub const OWN: Sides = Sides(8);
    /// R2.4: the other faction; a neutral card is never an enemy card.
    pub const ENEMY: Sides = Sides(16);

    #[must_use]
    pub const fn or(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }

    pub const fn has(self, other: Sides) -> bool {
        self.0 & other.0 != 0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits(pub u16);

impl Traits {
    pub const NONE: Traits = Traits(0);
    pub const TROOPER: Traits = Traits(1);
    pub const FIGHTER: Traits = Traits(2);
    pub const VEHICLE: Traits = Traits(4);
    pub const TRANSPORT: Traits = Traits(8);
    pub const OFFICER: Traits = Traits(16);
    pub const SCOUNDREL: Traits = Traits(32);
    pub const BOUNTY_HUNTER: Traits = Traits(64);
    pub const JEDI: Traits = Traits(128);
    pub const SITH: Traits = Traits(256);
    pub const DROID: Traits = Traits(512);

    #[must_use]
    pub const fn or(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    pub const fn meets(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }
}

/// What a card can do in play.
#[derive(Clone, Copy, Debug)]
pub enum Ability {
    None,
    /// R6.2: once per turn, at any time of the owner's turn.
    Activated {
        needs: Cond,
        cost: Effect,
        effect: Effect,
    },
    /// R6.3: whenever it happens.
    Triggered {
        on: Moment,
        effect: Effect,
    },
    /// R6.4: as long as the card is in play.
    Constant(Constant),
}

/// What a triggered ability waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// This card has been played.
    Played,
    /// R12.15: the owner has played the first neutral card of the turn.
    FirstNeutralPlayed,
    /// This card has been purchased and lies in its new place.
    Purchased,
    /// This card took part in defeating a card of the galaxy row.
    Defeats,
    /// This base has been revealed.
    Revealed,
    TurnBegins,
    /// The opponent has discarded a card from hand in the owner's turn.
    OpponentDiscards,
}

/// What holds as long as the card is in play.
#[derive(Clone, Copy, Debug)]
pub enum Constant {
    Attack {
        who: Bearer,
        plus: Plus,
        when: While,
    },
    /// The first such purchase of each turn goes there; `exile`: and leaves the game with the turn.
    RedirectFirst {
        of: Sides,
        to: Place,
        exile: bool,
    },
    /// The first points of damage to this base each turn are prevented.
    Prevent(u8),
    /// R12.13: one neutral unit of the row may be attacked each turn, at its cost, for this reward.
    HuntNeutral {
        reward: Effect,
    },
}

/// Whose attack is raised.
#[derive(Clone, Copy, Debug)]
pub enum Bearer {
    This,
    /// Every card of the kind that the owner has in play, with any of these traits.
    Each(Kind, Traits),
}

/// By how much.
#[derive(Clone, Copy, Debug)]
pub enum Plus {
    N(u8),
    /// R13.5: as many as there are bases of these factions in the opponent's victory pile.
    Victories(Sides),
}

/// As long as this is so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum While {
    Always,
    /// R2.12.
    ForceWithYou,
    /// It attacks a card of the galaxy row.
    AttacksRow,
}

impl Bearer {
    /// The cards in play that are meant, if it is not this card.
    pub const fn filter(self) -> Option<Filter> {
        match self {
            Bearer::This => None,
            Bearer::Each(kind, traits) => Some(Filter { kind: Some(kind), traits, ..OWN_PLAY }),
        }
    }
}

impl Plus {
    /// The bases that count.
    pub const fn victories(of: Sides) -> Filter {
        cards(Zone::EnemyVictoryPile).of(of)
    }
}

impl Ability {
    /// Where the next purchase goes, if using the ability says so.
    pub const fn redirects_next(self) -> Option<Place> {
        match self {
            Ability::Activated { effect: [Step::Do(Op::RedirectNext(to))], .. } => Some(*to),
            _ => None,
        }
    }
}

/// All cards of a zone; the methods narrow it down.
pub const fn cards(zone: Zone) -> Filter {
    Filter {
        zone,
        sides: Sides::ANY,
        kind: None,
        traits: Traits::NONE,
        unique: false,
        other: false,
        affordable: false,
        named: None,
    }
}

impl Filter {
    #[must_use]
    pub const fn of(mut self, sides: Sides) -> Filter {
        self.sides = sides;
        self
    }

    #[must_use]
    pub const fn enemy(self) -> Filter {
        self.of(Sides::ENEMY)
    }

    #[must_use]
    pub const fn units(mut self) -> Filter {
        self.kind = Some(Kind::Unit);
        self
    }

    #[must_use]
    pub const fn ships(mut self) -> Filter {
        self.kind = Some(Kind::CapitalShip);
        self
    }

    #[must_use]
    pub const fn with(mut self, traits: Traits) -> Filter {
        self.traits = traits;
        self
    }

    #[must_use]
    pub const fn unique(mut self) -> Filter {
        self.unique = true;
        self
    }

    #[must_use]
    pub const fn other(mut self) -> Filter {
        self.other = true;
        self
    }

    #[must_use]
    pub const fn affordable(mut self) -> Filter {
        self.affordable = true;
        self
    }

    #[must_use]
    pub const fn named(mut self, id: &'static str) -> Filter {
        self.named = Some(id);
        self
    }
}

pub const OWN_HAND: Filter = cards(Zone::OwnHand);
pub const OWN_DISCARD: Filter = cards(Zone::OwnDiscard);
pub const OWN_PLAY: Filter = cards(Zone::OwnPlay);
pub const OWN_BASE: Filter = cards(Zone::OwnBase);
pub const ENEMY_HAND: Filter = cards(Zone::EnemyHand);
pub const ENEMY_PLAY: Filter = cards(Zone::EnemyPlay);
pub const ENEMY_BASE: Filter = cards(Zone::EnemyBase);
pub const ROW: Filter = cards(Zone::Row);
pub const GALAXY_DISCARD: Filter = cards(Zone::GalaxyDiscard);

const fn picks(into: Reg, who: Who, from: &'static [Filter], count: Count<Num>) -> Step {
    Step::Choose { into, who, from, count, how: How::Set, why: None, secret: false }
}

/// You choose exactly so many, or as many as there are.
pub const fn choose(into: Reg, n: u8, from: &'static [Filter]) -> Step {
    picks(into, Who::You, from, Count::Exactly(Num::N(n)))
}

/// You choose none, some or all of so many.
pub const fn choose_up_to(into: Reg, n: u8, from: &'static [Filter]) -> Step {
    picks(into, Who::You, from, Count::UpTo(Num::N(n)))
}

pub const fn opponent_chooses(into: Reg, n: u8, from: &'static [Filter]) -> Step {
    picks(into, Who::Opponent, from, Count::Exactly(Num::N(n)))
}

pub const fn choose_one(modes: &'static [Mode<Vocabulary>]) -> Step {
    Step::Pick { who: Who::You, n: 1, modes }
}

pub const fn opponent_chooses_one(modes: &'static [Mode<Vocabulary>]) -> Step {
    Step::Pick { who: Who::Opponent, n: 1, modes }
}

pub const fn act(op: Op) -> Step {
    Step::Do(op)
}

pub const fn draw(n: u8) -> Step {
    act(Op::Draw(n))
}

pub const fn gain_resources(n: u8) -> Step {
    act(Op::GainResources(Num::N(n)))
}

pub const fn gain_force(n: u8) -> Step {
    act(Op::GainForce(n))
}

pub const fn gain_attack(n: u8) -> Step {
    act(Op::GainAttack(n))
}

pub const fn repair(n: u8) -> Step {
    act(Op::Repair(n))
}

pub const fn exile_it() -> Step {
    act(Op::Exile(Cards::It(Reg::A)))
}

pub const fn exile_this() -> Step {
    act(Op::Exile(Cards::This))
}

pub const fn discard_it() -> Step {
    act(Op::Discard(Cards::It(Reg::A)))
}

/// R12.10: comes before the galaxy deck is looked at.
pub const fn renew_galaxy() -> Step {
    Step::Fate(ChanceOp::RenewGalaxy)
}

/// R12: the usual reading, and the other one.
pub const fn agreed(reading: fn(&Rulings) -> bool, usual: Effect, otherwise: Effect) -> Step {
    Step::If(Cond::Agreed(reading), usual, otherwise)
}

/// If the Force is with you, the first block, otherwise the second.
pub const fn with_the_force(yes: Effect, no: Effect) -> Step {
    Step::If(Cond::ForceWithYou, yes, no)
}

pub const fn ability(effect: Effect) -> Ability {
    Ability::Activated { needs: Cond::Always, cost: &[], effect }
}

pub const fn ability_if(needs: Cond, effect: Effect) -> Ability {
    Ability::Activated { needs, cost: &[], effect }
}

pub const fn ability_for(cost: Effect, effect: Effect) -> Ability {
    Ability::Activated { needs: Cond::Always, cost, effect }
}

pub const fn on(on: Moment, effect: Effect) -> Ability {
    Ability::Triggered { on, effect }
}

pub const fn constant(constant: Constant) -> Ability {
    Ability::Constant(constant)
}
