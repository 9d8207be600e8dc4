//! Which cards have which properties, worked out by the compiler.

use kernel::Seat;

use crate::card::{COUNT, CardId, CardSet, THINGS};
use crate::cards::BOX;
use crate::state::side_of;
use crate::words::*;

/// Which cards have a property, for all properties a filter can ask for.
pub(super) struct Masks {
    pub(super) factions: [CardSet; 3],
    pub(super) kinds: [CardSet; 3],
    pub(super) traits: [CardSet; 10],
    pub(super) unique: CardSet,
    /// Capital ships and bases of this region.
    pub(super) shared: CardSet,
    /// Cards that raise attack, and those that raise that of others.
    pub(super) raising: CardSet,
    pub(super) helping: CardSet,
    /// Cards with an ability that can be used at any time.
    pub(super) activated: CardSet,
    /// Cards whose ability waits for a moment.
    pub(super) moments: [CardSet; 7],
    /// Bases that give leave to attack neutral units.
    pub(super) hunting: CardSet,
    /// Cards with a triggered ability that exiles cards.
    pub(super) exiling: CardSet,
    /// Cards that return a card from the discard pile to the hand.
    pub(super) returning: CardSet,
}

/// Worked out by the compiler.
pub(super) static MASKS: Masks = {
    let mut masks = Masks {
        factions: [CardSet::EMPTY; 3],
        kinds: [CardSet::EMPTY; 3],
        traits: [CardSet::EMPTY; 10],
        unique: CardSet::EMPTY,
        shared: CardSet::EMPTY,
        raising: CardSet::EMPTY,
        helping: CardSet::EMPTY,
        activated: CardSet::EMPTY,
        moments: [CardSet::EMPTY; 7],
        hunting: CardSet::EMPTY,
        exiling: CardSet::EMPTY,
        returning: CardSet::EMPTY,
    };
    let mut thing = 0;
    while thing < THINGS as u16 {
        let card = BOX[CardId::from_thing(thing).face()];
        masks.factions[card.faction as usize].insert(thing);
        masks.kinds[card.kind as usize].insert(thing);
        if !matches!(card.kind, Kind::Unit) && (thing as usize) < COUNT {
            masks.shared.insert(thing);
        }
        let mut bit = 0;
        while bit < 10 {
            if card.traits.0 & (1 << bit) != 0 {
                masks.traits[bit].insert(thing);
            }
            bit += 1;
        }
        if card.unique {
            masks.unique.insert(thing);
        }
        match card.ability {
            Ability::Constant(Constant::Attack { who, .. }) => {
                masks.raising.insert(thing);
                if matches!(who, Bearer::Each(..)) {
                    masks.helping.insert(thing);
                }
            }
            Ability::Constant(Constant::HuntNeutral { .. }) => masks.hunting.insert(thing),
            Ability::Activated { effect, .. } => {
                masks.activated.insert(thing);
                if matches!(effect, [Step::Choose { .. }, Step::Do(Op::Move(_, Place::OwnHand))]) {
                    masks.returning.insert(thing);
                }
            }
            Ability::Triggered { on, effect } => {
                masks.moments[on as usize].insert(thing);
                if matches!(effect, [.., Step::Do(Op::Exile(_))]) {
                    masks.exiling.insert(thing);
                }
            }
            _ => {}
        }
        thing += 1;
    }
    masks
};

pub fn units() -> CardSet {
    MASKS.kinds[Kind::Unit as usize]
}

pub fn ships() -> CardSet {
    MASKS.kinds[Kind::CapitalShip as usize]
}

/// R14.15: cards that lie in the shared zone when they are in play.
pub fn shared() -> CardSet {
    MASKS.shared
}

pub fn waiting_for(moment: Moment) -> CardSet {
    MASKS.moments[moment as usize]
}

/// R14.10: cards whose triggered ability is for their own player alone.
pub fn exiling() -> CardSet {
    MASKS.exiling
}

/// The cards of these factions, as the owner of the effect sees them.
pub fn of_sides(sides: Sides, owner: Seat) -> CardSet {
    let mut set = CardSet::EMPTY;
    let has = |absolute: Sides, faction: Faction| {
        let relative = match side_of(faction) {
            Some(seat) if seat == owner => Sides::OWN,
            Some(_) => Sides::ENEMY,
            None => Sides::NEUTRAL,
        };
        sides.has(absolute) || sides.has(relative)
    };
    for (absolute, faction) in
        [(Sides::EMPIRE, Faction::Empire), (Sides::REBEL, Faction::Rebel), (Sides::NEUTRAL, Faction::Neutral)]
    {
        if has(absolute, faction) {
            set = set | MASKS.factions[faction as usize];
        }
    }
    set
}

/// Which of the cards a filter would take, its zone apart.
pub(super) fn matching(
    mut cards: CardSet,
    filter: &Filter,
    owner: Seat,
    source: u16,
    resources: u16,
) -> CardSet {
    if filter.sides != Sides::ANY {
        cards = cards & of_sides(filter.sides, owner);
    }
    if let Some(kind) = filter.kind {
        cards = cards & MASKS.kinds[kind as usize];
    }
    if filter.traits != Traits::NONE {
        let mut with = CardSet::EMPTY;
        for (bit, mask) in MASKS.traits.iter().enumerate() {
            if filter.traits.0 & (1 << bit) != 0 {
                with = with | *mask;
            }
        }
        cards = cards & with;
    }
    if filter.unique {
        cards = cards & MASKS.unique;
    }
    if filter.other {
        cards.remove(source);
    }
    if filter.affordable || filter.named.is_some() {
        for thing in cards {
            let card = CardId::from_thing(thing).card();
            let too_dear = filter.affordable && u16::from(card.cost) > resources;
            if too_dear || filter.named.is_some_and(|id| id != card.id) {
                cards.remove(thing);
            }
        }
    }
    cards
}
