//! What stands as long as a card is in play, what lasts for a while, and what is remembered.

use kernel::Seat;
use script::{Board, Class, Grants, Row, Standing};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, Face, Kind};
use crate::cards;
use crate::state::{Frame, Open};
use crate::words::{Ability, Aspect, Cond, Filter, Gift, Keyword, Num, Until};

/// What a unit has by numbers. Restrictions are numbers too: who loses all abilities does not lose them (R19.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stat {
    Power,
    Hp,
    Raid,
    Restore,
    /// It cannot attack bases.
    NoBases,
    /// It cannot be attacked.
    Untouchable,
    NoReadying,
    NoHealing,
    /// It stays without HP (Chirrut Îmwe).
    Undying,
    /// It can attack ground units, too.
    AttacksGround,
    /// R16.12.
    StrikesFirst,
}

/// A keyword that is there or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trick {
    Ambush,
    Grit,
    Overwhelm,
    Saboteur,
    Sentinel,
    Shielded,
}

/// Whom a standing grant is for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum To {
    This,
    Host,
    Attacker,
    Defender,
    Each(Filter),
}

#[derive(Clone, Copy, Debug)]
pub enum Promises {}

pub type Grant = script::Grant<Promises>;

impl Grants for Promises {
    type Stat = Stat;
    type Keyword = Trick;
    type To = To;
    type When = Cond;
    type Num = Num;

    const TABLE: &'static [Grant] = &TABLE;

    /// R21.4: what is taken off is remembered when something is added.
    fn floor(_: Stat) -> i16 {
        i16::MIN
    }
}

const ONE: Num = Num::N(1);

/// What effects leave behind, in the order of their numbers.
static TABLE: [Grant; 19] = [
    Grant::Plus(Stat::Power, ONE),
    Grant::Plus(Stat::Hp, ONE),
    Grant::Plus(Stat::Raid, ONE),
    Grant::Plus(Stat::Restore, ONE),
    Grant::Plus(Stat::NoReadying, ONE),
    Grant::Plus(Stat::NoHealing, ONE),
    Grant::Plus(Stat::StrikesFirst, ONE),
    Grant::Has(Trick::Ambush),
    Grant::Has(Trick::Grit),
    Grant::Has(Trick::Overwhelm),
    Grant::Has(Trick::Saboteur),
    Grant::Has(Trick::Sentinel),
    Grant::Has(Trick::Shielded),
    Grant::Lacks(None),
    Grant::Lacks(Some(Trick::Sentinel)),
    Grant::Ability(cards::LENT),
    // Rows that are about no unit: what the next card costs less, which comes as often as it is granted; what cannot be
    // played, and when a card came.
    Grant::Ability(cards::LENT),
    Grant::Plus(Stat::Power, Num::N(0)),
    Grant::Plus(Stat::Power, Num::N(0)),
];

pub(crate) const POWER: u16 = 0;
pub(crate) const HP: u16 = 1;
pub(crate) const NEXT_COSTS: u16 = 16;
pub(crate) const FORBIDDEN: u16 = 17;
pub(crate) const ARRIVAL: u16 = 18;

/// A keyword as something that is granted.
pub const fn keyword(keyword: Keyword) -> Grant {
    match keyword {
        Keyword::Ambush => Grant::Has(Trick::Ambush),
        Keyword::Grit => Grant::Has(Trick::Grit),
        Keyword::Overwhelm => Grant::Has(Trick::Overwhelm),
        Keyword::Raid(n) => Grant::Plus(Stat::Raid, Num::N(n)),
        Keyword::Restore(n) => Grant::Plus(Stat::Restore, Num::N(n)),
        Keyword::Saboteur => Grant::Has(Trick::Saboteur),
        Keyword::Sentinel => Grant::Has(Trick::Sentinel),
        Keyword::Shielded => Grant::Has(Trick::Shielded),
    }
}

pub const fn plus(stat: Stat, n: u8) -> Grant {
    Grant::Plus(stat, Num::N(n))
}

pub const fn minus(stat: Stat, n: u8) -> Grant {
    Grant::Plus(stat, Num::Minus(n))
}

impl Gift {
    /// Its place in the table, and its number.
    pub(crate) const fn row(self) -> (u16, i16) {
        match self {
            Gift::Keyword(Keyword::Raid(n)) => (2, n as i16),
            Gift::Keyword(Keyword::Restore(n)) => (3, n as i16),
            Gift::CannotReady => (4, 1),
            Gift::CannotBeHealed => (5, 1),
            Gift::StrikesFirst => (6, 1),
            Gift::Keyword(Keyword::Ambush) => (7, 0),
            Gift::Keyword(Keyword::Grit) => (8, 0),
            Gift::Keyword(Keyword::Overwhelm) => (9, 0),
            Gift::Keyword(Keyword::Saboteur) => (10, 0),
            Gift::Keyword(Keyword::Sentinel) => (11, 0),
            Gift::Keyword(Keyword::Shielded) => (12, 0),
            Gift::LosesAbilities => (13, 0),
            Gift::LosesSentinel => (14, 0),
            Gift::Lent => (15, 0),
        }
    }
}

/// Whether a row takes abilities or a keyword away.
pub(crate) fn is_loss(row: &Row<4>) -> bool {
    TABLE[usize::from(row.what)].class() == Class::Loss
}

impl Until {
    pub(crate) const fn code(self) -> u8 {
        self as u8
    }
}

impl Board<4> for Open {
    type Grants = Promises;
    const STANDING_LOSSES: bool = false;

    /// What the card and its upgrades say (R11.1).
    fn printed(&self, stat: Stat, thing: u16) -> i16 {
        let card = CardId::from_thing(thing);
        let face = self.face(card);
        let upgraded = |of: fn(&Face) -> i8| -> i16 {
            self.upgrades_on(card).of::<CardId>().map(|upgrade| i16::from(of(self.face(upgrade)))).sum()
        };
        let learned = i16::from(self.experience_on(card));
        match stat {
            Stat::Power => i16::from(face.power) + upgraded(|face| face.power) + learned,
            Stat::Hp => i16::from(face.hp) + upgraded(|face| face.hp) + learned,
            Stat::Raid => {
                face.keywords.iter().map(|k| if let Keyword::Raid(n) = k { i16::from(*n) } else { 0 }).sum()
            }
            Stat::Restore => face
                .keywords
                .iter()
                .map(|k| if let Keyword::Restore(n) = k { i16::from(*n) } else { 0 })
                .sum(),
            _ => 0,
        }
    }

    fn prints(&self, trick: Trick, thing: u16) -> bool {
        let keywords = self.face(CardId::from_thing(thing)).keywords;
        keywords.iter().any(|k| matches!(keyword(*k), Grant::Has(has) if has == trick))
    }

    fn printed_abilities(&self, thing: u16) -> &'static [u16] {
        cards::ability_ids(self.face_index(CardId::from_thing(thing)), self.is_unit(thing))
    }

    fn standing(&self, class: Class) -> impl Iterator<Item = (Frame, Standing<Promises>)> {
        self.standing.of::<CardId>().flat_map(move |card| {
            let owner = self.controller(card).0;
            let frame = Frame { source: card.thing(), owner, ..Frame::BLANK };
            let given = cards::given(self.face_index(card));
            self.says(card).iter().filter_map(move |ability| {
                let standing = match ability {
                    Ability::Stands { to, when, grant } => Standing { to: *to, when: *when, grant: *grant },
                    Ability::Gives { to, when, .. } => {
                        Standing { to: *to, when: *when, grant: Grant::Ability(given) }
                    }
                    _ => return None,
                };
                (standing.grant.class() == class).then_some((frame, standing))
            })
        })
    }

    fn lasting(&self) -> &[Row<4>] {
        self.lasting.rows()
    }

    /// R29.5.
    fn arrivals(&self) -> Option<u16> {
        self.agreed.rulings.lost_is_regained.then_some(ARRIVAL)
    }

    fn reaches(&self, to: &To, thing: u16, frame: &Frame) -> bool {
        match to {
            To::This => thing == frame.source,
            To::Host => self.host(CardId::from_thing(frame.source)).is_some_and(|host| host.thing() == thing),
            To::Attacker => self.attack.is_some_and(|attack| attack.attacker.thing() == thing),
            To::Defender => self.attack.is_some_and(|attack| attack.defender.thing() == thing),
            To::Each(filter) => self.matches_in_play(filter, thing, frame),
        }
    }

    fn holds(&self, when: &Cond, frame: &Frame) -> bool {
        self.holds_open(when, frame)
    }

    fn value(&self, num: &Num, frame: &Frame) -> i16 {
        self.number_open(num, frame)
    }
}

/// What is written down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// Cards played this phase: how many of each player, and which are still in play.
    Played,
    /// How many of them have an aspect.
    PlayedOf(Aspect),
    Attacked,
    /// Units that were defeated this phase: those in the discard piles, and how many of each player.
    Defeated,
    /// Units of each player that left play this phase.
    Left,
    /// Damage each player has dealt to the enemy base this phase.
    DealtToBase,
    /// R24.16.
    Entered,
    /// Events played this round.
    Events,
    /// Units on which a player has played an upgrade this round.
    Upgraded(Seat),
    /// Abilities used that can be used once each round.
    Used,
}

impl script::Key for Key {
    const ALL: &'static [Key] = &[
        Key::Played,
        Key::PlayedOf(Aspect::Vigilance),
        Key::PlayedOf(Aspect::Command),
        Key::PlayedOf(Aspect::Aggression),
        Key::PlayedOf(Aspect::Cunning),
        Key::PlayedOf(Aspect::Heroism),
        Key::PlayedOf(Aspect::Villainy),
        Key::Attacked,
        Key::Defeated,
        Key::Left,
        Key::DealtToBase,
        Key::Entered,
        Key::Events,
        Key::Upgraded(Seat(0)),
        Key::Upgraded(Seat(1)),
        Key::Used,
    ];

    fn index(self) -> usize {
        match self {
            Key::Played => 0,
            Key::PlayedOf(aspect) => 1 + aspect as usize,
            Key::Attacked => 7,
            Key::Defeated => 8,
            Key::Left => 9,
            Key::DealtToBase => 10,
            Key::Entered => 11,
            Key::Events => 12,
            Key::Upgraded(seat) => 13 + seat.index(),
            Key::Used => 15,
        }
    }

    fn until(self) -> u8 {
        match self {
            Key::Entered | Key::Events | Key::Upgraded(_) | Key::Used => Until::Round.code(),
            _ => Until::Phase.code(),
        }
    }

    /// R2.8: only that it was defeated is known of a card that has left play.
    fn kept(self) -> bool {
        matches!(self, Key::Defeated)
    }
}

/// Which stats and keywords the standing cards grant: a question about another one need not look at them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Granted(u32);

impl Granted {
    pub const NOTHING: Granted = Granted(0);
    /// Something is said about what cards cost, or do when they are played.
    const PRICES: u32 = 1 << 31;
    /// Somebody has less HP.
    const SHRINKS: u32 = 1 << 30;
    /// Somebody has abilities of somebody else.
    const ABILITIES: u32 = 1 << 29;

    const fn stat(stat: Stat) -> u32 {
        1 << stat as u32
    }

    const fn trick(trick: Trick) -> u32 {
        1 << (16 + trick as u32)
    }

    /// With what these abilities grant.
    #[must_use]
    pub(crate) fn with(self, abilities: &[Ability]) -> Granted {
        abilities.iter().fold(self, |granted, ability| match ability {
            Ability::Stands { grant: Grant::Plus(Stat::Hp, Num::Minus(_)), .. } => {
                Granted(granted.0 | Granted::stat(Stat::Hp) | Granted::SHRINKS)
            }
            Ability::Stands { grant: Grant::Plus(stat, _), .. } => Granted(granted.0 | Granted::stat(*stat)),
            Ability::Gives { .. } | Ability::Stands { grant: Grant::Ability(_), .. } => {
                Granted(granted.0 | Granted::ABILITIES)
            }
            Ability::Stands { grant: Grant::Has(trick), .. } => Granted(granted.0 | Granted::trick(*trick)),
            Ability::Price(_)
            | Ability::IgnoresPenalty(_)
            | Ability::Toll { .. }
            | Ability::BlanksFirstEvent => Granted(granted.0 | Granted::PRICES),
            _ => granted,
        })
    }

    #[inline]
    pub(crate) fn adds_to(self, stat: Stat) -> bool {
        self.0 & Granted::stat(stat) != 0
    }

    #[inline]
    pub(crate) fn shrinks(self) -> bool {
        self.0 & Granted::SHRINKS != 0
    }

    #[inline]
    pub(crate) fn gives_abilities(self) -> bool {
        self.0 & Granted::ABILITIES != 0
    }

    #[inline]
    pub(crate) fn changes_prices(self) -> bool {
        self.0 & Granted::PRICES != 0
    }

    #[inline]
    pub(crate) fn gives(self, trick: Trick) -> bool {
        self.0 & Granted::trick(trick) != 0
    }
}

/// Whether a card's abilities do something as long as it is in play.
pub(crate) fn stands(ability: &Ability) -> bool {
    !matches!(
        ability,
        Ability::When { .. }
            | Ability::Action { .. }
            | Ability::Epic(_)
            | Ability::Event(_)
            | Ability::Attach(_)
            | Ability::OwnPrice(..)
            | Ability::InsteadOfPaying(_)
            | Ability::Later(_)
            | Ability::Lends(_)
            | Ability::EntersReady
    )
}

/// Whether a face is that of a card that can be played.
pub(crate) fn is_played(face: &Face) -> bool {
    matches!(face.kind, Kind::Unit(_) | Kind::Event | Kind::Upgrade)
}
