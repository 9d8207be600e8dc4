//! What a client draws and touches. Everything is made from a view, and names nothing it does not know.

mod lay;
mod motion;
mod prompt;
mod touch;
mod typescript;

use kernel::{Motion, Prompt, Touch};
use serde::Serialize;

use crate::Deckbuilding;
use crate::action::Action;
use crate::event::Event;
use crate::view::View;

impl kernel::Draw for Deckbuilding {
    type Scene = Scene;

    fn scene(view: &View) -> Scene {
        lay::scene(view)
    }

    fn prompt(view: &View) -> Prompt {
        prompt::prompt(view)
    }

    fn touch(view: &View, action: &Action) -> Touch {
        touch::touch(view, action)
    }

    fn motion(seen: &Event) -> Motion {
        motion::motion(seen)
    }

    fn follows(seen: &Event) -> bool {
        crate::speech::log::follows(seen)
    }

    fn begins_turn(seen: &Event) -> bool {
        matches!(seen, Event::TurnBegan { .. })
    }
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "deckbuilding.ts"))]
pub struct Scene {
    pub mode: &'static str,
    pub goal: u8,
    pub turn: u16,
    /// The seats whose turn it is.
    pub active: Vec<u8>,
    pub over: bool,
    /// From -3, the Empire's end, to 3, the Rebels' end.
    pub force: i8,
    /// The seats the Force is with.
    pub force_with: Vec<u8>,
    pub regions: Vec<Region>,
    /// In the order of their seats.
    pub players: Vec<Player>,
    pub exile: Vec<CardView>,
    /// What partners have gathered together against the enemy bases; nothing where nobody has a partner.
    pub joint_attack: Option<u16>,
}

/// A galaxy row and what belongs to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "deckbuilding.ts"))]
pub struct Region {
    pub row: Vec<Option<CardView>>,
    /// How many cards the galaxy deck has.
    pub deck: u8,
    pub top: Option<CardView>,
    /// The known ones of the cards that can be looked at on top of the galaxy deck, the topmost first.
    pub looked_at: Vec<CardView>,
    /// The top card is the last one.
    pub discard: Vec<CardView>,
    pub pilots: Vec<CardView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "deckbuilding.ts"))]
pub struct Player {
    pub seat: u8,
    pub side: Side,
    pub region: u8,
    pub base: Option<CardView>,
    /// How many bases the base deck has.
    pub bases_left: u8,
    /// Those of them that these eyes know.
    pub bases: Vec<CardView>,
    /// Bases that are not in this game, or may still be picked for it, as far as these eyes know them.
    pub spare_bases: Vec<CardView>,
    /// Enemy bases this player has destroyed.
    pub victory: Vec<CardView>,
    pub resources: u16,
    /// What the cards that have not attacked and are not assigned would bring against the base.
    pub attack: u16,
    pub in_play: Vec<CardView>,
    /// Nothing for a card that these eyes do not know.
    pub hand: Vec<Option<CardView>>,
    /// How many cards the deck has.
    pub deck: u8,
    pub deck_top: Option<CardView>,
    /// The top card is the last one.
    pub discard: Vec<CardView>,
    /// Open attacks.
    pub assigned: Vec<Assigned>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "deckbuilding.ts"))]
pub enum Side {
    Empire,
    Rebel,
}

/// Cards on their way to a target.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "deckbuilding.ts"))]
pub struct Assigned {
    /// A card of the row or the enemy base; `base` where the enemy has none in play.
    pub target: String,
    pub cards: Vec<String>,
    pub attack: u16,
}

/// A card that can be seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "deckbuilding.ts"))]
pub struct CardView {
    /// `x-wing.2`.
    pub id: String,
    /// `x-wing`: its entry in the catalogue.
    pub face: &'static str,
    /// As of now.
    pub attack: u16,
    pub attack_printed: u8,
    /// As of now.
    pub hit_points: Option<u8>,
    pub hit_points_max: Option<u8>,
    /// What it takes to defeat it in the row, for the player who looks, or else the active one.
    pub aim: Option<u8>,
    /// What that player would pay for it now.
    pub cost: Option<u8>,
    pub marks: Vec<Mark>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "deckbuilding.ts"))]
pub enum Mark {
    /// Its ability has been used this turn.
    Used,
    /// It has attacked this turn.
    Spent,
    Assigned,
    ExileAtEnd,
}
