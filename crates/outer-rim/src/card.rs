//! What is printed on cards, ship sheets and characters.

use text::{Both, both};

use crate::map::Class;
use crate::things::{Faction, Skill};
use crate::words::{Ability, Combat, Effect, Goal, Kind, Trait};

/// How sure it is that something is as it is printed. What is not `Known` is shown as a stand-in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trust {
    /// Stated in the rulebook, or read from the thing itself.
    Known,
    /// Follows from a pattern, read nowhere.
    Inferred,
    Remembered,
    /// Made up to fit: of the right sort, price and purpose.
    Reconstructed,
}

/// Which part of a card is less sure than the rest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    Name,
    Ability,
    Cost,
    Details,
    Patrol,
}

/// A card, or what an encounter card becomes when it is kept.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// What it is called in notation.
    pub id: &'static str,
    pub name: Both,
    pub kind: Kind,
    /// In thousands.
    pub cost: u8,
    pub traits: &'static [Trait],
    /// Crew has them, jobs test them.
    pub skills: &'static [Skill],
    /// Skills of a job whose failure mostly fails the job.
    pub critical: &'static [Skill],
    /// Where it cannot be bought (R6.6).
    pub not_at: Option<&'static str>,
    pub destination: Destination,
    pub reward: Effect,
    /// What follows the reward: it is discarded or removed.
    pub after: Effect,
    /// Of a job, how it is attempted; of a databank card, what is read.
    pub effect: Effect,
    pub bounty: Option<Bounty>,
    /// Of a contact.
    pub contact: Option<Contact>,
    /// Of a card that sells a ship, which one.
    pub sells: Option<&'static str>,
    /// What happens when it is bought.
    pub on_buy: Effect,
    pub abilities: &'static [Ability],
    /// The patrol that moves when it is revealed after a purchase (R6.10).
    pub patrol: Option<(Faction, u8)>,
    /// Of a favor (R12).
    pub faction: Option<Faction>,
    /// Of a databank card.
    pub number: u8,
    /// Of a starting card, where its character begins (R4.8).
    pub start: Option<&'static str>,
    pub cannot_discard: bool,
    /// Of a contact, of what meeting it brings.
    pub trust: Trust,
    pub doubts: &'static [(Part, Trust)],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    None,
    Planet(&'static str),
    /// Wherever another player is.
    OtherPlayer,
    /// Wherever another player with a negative reputation is.
    HatedPlayer,
    /// The planet that was marked when it was bought.
    Marked,
}

/// R11.1.
#[derive(Clone, Copy, Debug)]
pub struct Bounty {
    pub target: &'static str,
    pub combat: Combat,
    pub dice: u8,
    pub eliminate: Effect,
    pub capture_planet: &'static str,
    pub capture: Effect,
}

#[derive(Clone, Copy, Debug)]
pub struct Contact {
    pub class: Class,
    pub icons: &'static [Icon],
    pub joins: bool,
}

/// R7.8: icons do nothing by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Droid,
    Of(Faction),
}

impl Card {
    pub(crate) const fn new(kind: Kind, id: &'static str, name: Both) -> Card {
        Card {
            id,
            name,
            kind,
            cost: 0,
            traits: &[],
            skills: &[],
            critical: &[],
            not_at: None,
            destination: Destination::None,
            reward: &[],
            after: &[],
            effect: &[],
            bounty: None,
            contact: None,
            sells: None,
            on_buy: &[],
            abilities: &[],
            patrol: None,
            faction: None,
            number: 0,
            start: None,
            cannot_discard: false,
            trust: Trust::Known,
            doubts: &[],
        }
    }

    pub fn is(&self, wanted: Trait) -> bool {
        self.traits.contains(&wanted)
    }

    pub fn is_illegal(&self) -> bool {
        self.is(Trait::Illegal)
    }

    /// Whether something about it is a stand-in.
    pub fn is_stand_in(&self) -> bool {
        self.trust != Trust::Known || !self.doubts.is_empty()
    }
}

/// One builder for each thing a card can say.
macro_rules! builders {
    ($Type:ident { $($(#[$about:meta])* $name:ident: $Value:ty),* $(,)? }) => {
        impl $Type {
            $($(#[$about])* #[must_use]
            pub(crate) const fn $name(mut self, $name: $Value) -> $Type {
                self.$name = $name;
                self
            })*
        }
    };
}

builders!(Card {
    cost: u8,
    traits: &'static [Trait],
    skills: &'static [Skill],
    critical: &'static [Skill],
    destination: Destination,
    reward: Effect,
    after: Effect,
    effect: Effect,
    on_buy: Effect,
    abilities: &'static [Ability],
    number: u8,
    trust: Trust,
    doubts: &'static [(Part, Trust)],
});

impl Card {
    #[must_use]
    pub(crate) const fn not_at(mut self, planet: &'static str) -> Card {
        self.not_at = Some(planet);
        self
    }

    /// To be brought to a planet, or attempted there.
    #[must_use]
    pub(crate) const fn to(mut self, planet: &'static str) -> Card {
        self.destination = Destination::Planet(planet);
        self
    }

    /// The same planet is its destination and where it cannot be bought, as on most cards.
    #[must_use]
    pub(crate) const fn only_to(self, planet: &'static str) -> Card {
        self.to(planet).not_at(planet)
    }

    #[must_use]
    pub(crate) const fn patrol(mut self, faction: Faction, distance: u8) -> Card {
        self.patrol = Some((faction, distance));
        self
    }

    #[must_use]
    pub(crate) const fn favor(mut self, faction: Faction) -> Card {
        self.faction = Some(faction);
        self
    }

    #[must_use]
    pub(crate) const fn starts_at(mut self, planet: &'static str) -> Card {
        self.start = Some(planet);
        self
    }

    #[must_use]
    pub(crate) const fn sells(mut self, ship: &'static str) -> Card {
        self.sells = Some(ship);
        self
    }

    #[must_use]
    pub(crate) const fn hunts(mut self, target: &'static str, combat: Combat, dice: u8) -> Card {
        self.bounty = Some(Bounty { target, combat, dice, eliminate: &[], capture_planet: "", capture: &[] });
        self
    }

    #[must_use]
    pub(crate) const fn eliminated(mut self, reward: Effect) -> Card {
        if let Some(bounty) = &mut self.bounty {
            bounty.eliminate = reward;
        }
        self
    }

    #[must_use]
    pub(crate) const fn captured(mut self, planet: &'static str, reward: Effect) -> Card {
        if let Some(bounty) = &mut self.bounty {
            bounty.capture_planet = planet;
            bounty.capture = reward;
        }
        self
    }

    #[must_use]
    pub(crate) const fn kept_at_any_price(mut self) -> Card {
        self.cannot_discard = true;
        self
    }
}

pub(crate) const fn cargo(id: &'static str, name: Both) -> Card {
    Card::new(Kind::Cargo, id, name)
}

/// R17.
pub(crate) const fn illegal(id: &'static str, name: Both) -> Card {
    cargo(id, name).traits(&[Trait::Illegal])
}

pub(crate) const fn gear(id: &'static str, name: Both) -> Card {
    Card::new(Kind::Gear, id, name)
}

pub(crate) const fn modification(id: &'static str, name: Both) -> Card {
    Card::new(Kind::Mod, id, name)
}

pub(crate) const fn crew(id: &'static str, name: Both) -> Card {
    Card::new(Kind::Crew, id, name)
}

pub(crate) const fn bounty(id: &'static str, name: Both) -> Card {
    Card::new(Kind::Bounty, id, name)
}

pub(crate) const fn job(id: &'static str, name: Both) -> Card {
    Card::new(Kind::Job, id, name)
}

pub(crate) const fn secret(id: &'static str, name: Both) -> Card {
    Card::new(Kind::Secret, id, name)
}

pub(crate) const fn sale(id: &'static str, name: Both) -> Card {
    Card::new(Kind::Ship, id, name)
}

/// A card of the databank that is read and put back.
pub(crate) const fn event(number: u8, id: &'static str, name: Both) -> Card {
    Card::new(Kind::Event, id, name).number(number)
}

/// A contact that can join.
pub(crate) const fn contact(
    number: u8,
    id: &'static str,
    name: Both,
    class: Class,
    icons: &'static [Icon],
) -> Card {
    let mut card = crew(id, name).number(number);
    card.contact = Some(Contact { class, icons, joins: true });
    card
}

/// A contact that joins nobody.
pub(crate) const fn loner(
    number: u8,
    id: &'static str,
    name: Both,
    class: Class,
    icons: &'static [Icon],
) -> Card {
    let mut card = event(number, id, name);
    card.contact = Some(Contact { class, icons, joins: false });
    card
}

/// An encounter card: a section for each of two spaces, and what it may become.
#[derive(Clone, Copy, Debug)]
pub struct Tale {
    pub sections: [Section; 2],
    /// What a section makes of it when it is kept.
    pub assets: [Option<Card>; 2],
}

#[derive(Clone, Copy, Debug)]
pub struct Section {
    pub title: Both,
    pub effect: Effect,
    pub trust: Trust,
}

pub(crate) const fn tale(first: Section, second: Section) -> Tale {
    Tale { sections: [first, second], assets: [None, None] }
}

/// A section nobody has read; most are stand-ins.
pub(crate) const fn section(title: Both, effect: Effect) -> Section {
    Section { title, effect, trust: Trust::Reconstructed }
}

impl Section {
    #[must_use]
    pub(crate) const fn known(mut self) -> Section {
        self.trust = Trust::Known;
        self
    }
}

impl Tale {
    #[must_use]
    pub(crate) const fn first_becomes(mut self, asset: Card) -> Tale {
        self.assets[0] = Some(asset);
        self
    }

    #[must_use]
    pub(crate) const fn second_becomes(mut self, asset: Card) -> Tale {
        self.assets[1] = Some(asset);
        self
    }
}

/// A character card with both its sides.
#[derive(Clone, Copy, Debug)]
pub struct Hero {
    pub id: &'static str,
    pub name: Both,
    pub ground: u8,
    pub health: u8,
    pub skills: &'static [Skill],
    pub droid: bool,
    /// The number of the databank card it begins with (R4.7).
    pub starts_with: u8,
    /// R4.9.
    pub reputation: FirstRep,
    pub goal: Goal,
    /// Those of the goal side, and of the other.
    pub abilities: [&'static [Ability]; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstRep {
    None,
    Liked(Faction),
    Hated(Faction),
    /// Liked by a faction of the player's choice.
    Chosen,
}

/// A ship sheet with both its sides.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    pub id: &'static str,
    pub name: Both,
    /// What it is called when its goal is reached.
    pub legend: Both,
    /// What the ability of the other side is called.
    pub ability_name: Both,
    pub cost: u8,
    pub goal: Goal,
    pub sides: [SheetSide; 2],
    pub trust: Trust,
    pub doubts: &'static [(Part, Trust)],
}

#[derive(Clone, Copy, Debug)]
pub struct SheetSide {
    pub hyperdrive: u8,
    pub combat: u8,
    pub hull: u8,
    pub slots: Slots,
    pub abilities: &'static [Ability],
}

/// R18.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slots {
    pub crew: u8,
    pub cargo: u8,
    pub mods: u8,
    /// For either.
    pub both: u8,
}

pub(crate) const fn slots(crew: u8, cargo: u8, mods: u8, both: u8) -> Slots {
    Slots { crew, cargo, mods, both }
}

pub(crate) const fn side(
    hyperdrive: u8,
    combat: u8,
    hull: u8,
    slots: Slots,
    abilities: &'static [Ability],
) -> SheetSide {
    SheetSide { hyperdrive, combat, hull, slots, abilities }
}

/// A sheet whose two sides are the same: a starting ship has no goal.
pub(crate) const fn starting(id: &'static str, name: Both, only: SheetSide) -> Sheet {
    Sheet {
        id,
        name,
        legend: both("", ""),
        ability_name: both("", ""),
        cost: 0,
        goal: Goal::None,
        sides: [only, only],
        trust: Trust::Known,
        doubts: &[],
    }
}
