//! The state: nouns and numbers. What lies open is one struct, so that a view can show it whole.

use kernel::{Outcome, Seat};
use pieces::{Knowledge, Per, Pile};
use script::Machine;
use serde::{Deserialize, Serialize};

use crate::card::{CardId, CardSet, GALAXY, OWNABLE, THINGS};
use crate::setup::Agreed;
use crate::words::Faction;

pub const EMPIRE: Seat = Seat(0);
pub const REBEL: Seat = Seat(1);

/// R2.11: the ends of the Force track.
pub const FORCE_END: i8 = 3;
pub const ROW: usize = 6;
pub const HAND: u8 = 5;

/// Words of a card set; effects inside each other, and triggers waiting. In millions of random games there are
/// never more than 5 of either.
pub const WORDS: usize = 3;
pub const DEPTH: usize = 8;
pub const WAITING: usize = 8;
pub type Frames = Machine<WORDS, DEPTH, WAITING>;
pub type Frame = script::Frame<WORDS>;

pub type Deck = Pile<CardId, OWNABLE>;
pub type GalaxyPile = Pile<CardId, GALAXY>;
/// A small number on every card.
pub type PerCard = Per<CardId, THINGS>;

#[inline]
pub const fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

#[inline]
pub const fn faction_of(seat: Seat) -> Faction {
    if seat.0 == EMPIRE.0 { Faction::Empire } else { Faction::Rebel }
}

#[inline]
pub const fn side_of(faction: Faction) -> Option<Seat> {
    match faction {
        Faction::Empire => Some(EMPIRE),
        Faction::Rebel => Some(REBEL),
        Faction::Neutral => None,
    }
}

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub table: Open,
    pub hands: [CardSet; 2],
    pub decks: [Deck; 2],
    pub galaxy_deck: GalaxyPile,
    pub base_decks: [CardSet; 2],
    /// Bases that are not in this game; in the secret-bases mode only their owner knows which.
    pub spare_bases: [CardSet; 2],
    /// The cards each seat could name where they lie, and those that anybody could.
    pub known: Knowledge<WORDS, 3>,
    pub stack: Frames,
}

/// What lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    pub agreed: Agreed,
    pub outcome: Option<Outcome>,
    pub active: Seat,
    pub turn: u16,
    /// R2.11: from -3, the Empire's end, to +3, the Rebels' end.
    pub force: i8,
    pub row: [Option<CardId>; ROW],
    pub pilots: CardSet,
    pub galaxy_discard: GalaxyPile,
    pub exile: CardSet,
    pub players: [Player; 2],
    /// Damage on capital ships and bases in play.
    pub damage: PerCard,
    /// Attack gained by cards in play until the end of the turn.
    pub bonus: PerCard,
    /// Cards whose ability has been used this turn (R6.2).
    pub used: CardSet,
    /// Cards that have attacked this turn (R5.4.3).
    pub spent: CardSet,
    /// Cards assigned to open attacks: on the card in each place of the row, and last on the base.
    pub attacks: [CardSet; ROW + 1],
    /// Cards to be exiled at the end of the turn (R12.7).
    pub marked: CardSet,
    pub this_turn: ThisTurn,
    /// Damage that is about to be dealt, while somebody says how much of it is prevented.
    pub due: u16,
    /// The other region of a team game; there is none in a game for two.
    pub other_region: Option<OtherRegion>,
}

/// What the other region of a team game shares with this one (R14.15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct OtherRegion {
    /// Those who sit there, by their side.
    pub players: [Across; 2],
    /// What the partner's cards add to an attack of both (R14.26); reckoned when somebody attacks or looks.
    pub partner_attack: u16,
    /// Cards of either region whose damage has changed here, but not yet there.
    pub hurt: CardSet,
    /// Abilities of this region's bases that the partner may carry out instead (R14.17).
    pub open: CardSet,
}

/// What lies open in front of somebody in the other region, in the numbers of that region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Across {
    pub in_play: CardSet,
    pub base: Option<CardId>,
    pub victory: CardSet,
}

/// What lies open in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Units and capital ships.
    pub in_play: CardSet,
    pub base: Option<CardId>,
    pub discard: Deck,
    /// Enemy bases this player has destroyed.
    pub victory: CardSet,
    /// Every card that is or was this player's, wherever it lies: purchases are public.
    pub owned: CardSet,
    pub resources: u16,
}

/// What the rules remember until the turn is over (R4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct ThisTurn {
    pub purchased: bool,
    pub purchased_neutral: bool,
    /// A neutral card has been played; or, if a draw that is declined is not lost, the draw was taken.
    pub played_neutral: bool,
    /// Attacks made by leave of Ord Mantell.
    pub hunted: u8,
    /// The active player has revealed a base this turn.
    pub revealed: bool,
    /// Damage Hoth has prevented.
    pub prevented: u8,
    /// The card that redirects the next purchase.
    pub redirecting: Option<CardId>,
}

impl Open {
    /// The other region, in a game that has one.
    pub(crate) fn other_region_mut(&mut self) -> &mut OtherRegion {
        self.other_region.as_mut().expect("a region knows of the other")
    }
}

impl State {
    /// A table with nothing on it.
    pub(crate) fn empty(agreed: Agreed) -> State {
        let player = || Player {
            in_play: CardSet::EMPTY,
            base: None,
            discard: Pile::new(),
            victory: CardSet::EMPTY,
            owned: CardSet::EMPTY,
            resources: 0,
        };
        State {
            table: Open {
                agreed,
                outcome: None,
                active: EMPIRE,
                turn: 0,
                // R3.7: the last Rebel space.
                force: FORCE_END,
                row: [None; ROW],
                pilots: CardSet::EMPTY,
                galaxy_discard: Pile::new(),
                exile: CardSet::EMPTY,
                players: [player(), player()],
                damage: PerCard::new(),
                bonus: PerCard::new(),
                used: CardSet::EMPTY,
                spent: CardSet::EMPTY,
                attacks: [CardSet::EMPTY; ROW + 1],
                marked: CardSet::EMPTY,
                this_turn: ThisTurn::default(),
                due: 0,
                other_region: None,
            },
            hands: [CardSet::EMPTY; 2],
            decks: [Pile::new(), Pile::new()],
            galaxy_deck: Pile::new(),
            base_decks: [CardSet::EMPTY; 2],
            spare_bases: [CardSet::EMPTY; 2],
            known: Knowledge::NONE,
            stack: Frames::new(),
        }
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat.index()]
    }
}
