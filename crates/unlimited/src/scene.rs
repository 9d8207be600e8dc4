//! What a client draws and touches. Everything is made from a view, and names nothing it does not know.

mod lay;
mod motion;
mod touch;

use kernel::{Draw, Motion, Prompt, PromptKind, Touch};
use serde::Serialize;

use crate::action::{Action, Raw};
use crate::event::Event;
use crate::view::View;
use crate::{Unlimited, offer, view};

impl Draw for Unlimited {
    type Scene = Scene;

    fn scene(view: &View) -> Scene {
        lay::scene(view)
    }

    fn prompt(view: &View) -> Prompt {
        let state = view::imagine(view, &mut kernel::Dice::new(0));
        let kind = if offer::asks(view) { PromptKind::Turn } else { PromptKind::Wait };
        let prompt = script::prompt::<_, Raw, 4>(&state, view.eyes);
        let Some(mut prompt) = prompt else { return Prompt { kind, ..Prompt::default() } };
        // The machine knows things by their numbers.
        for (id, _) in &mut prompt.among {
            *id = state.piece(id.parse().expect("a number")).to_string();
        }
        prompt
    }

    fn touch(_: &View, action: &Action) -> Touch {
        touch::touch(action)
    }

    fn motion(seen: &Event) -> Motion {
        motion::motion(seen)
    }

    fn begins_turn(seen: &Event) -> bool {
        matches!(seen, Event::RoundBegan(_))
    }
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scene {
    pub round: u8,
    pub phase: &'static str,
    pub active: u8,
    /// Who holds the counter, and whether it is taken this round.
    pub initiative: u8,
    pub taken: bool,
    pub over: bool,
    pub attack: Option<AttackView>,
    /// In the order of their seats.
    pub players: Vec<Player>,
}

/// An attack in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AttackView {
    pub attacker: String,
    pub defender: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    pub seat: u8,
    pub passed: bool,
    pub base: CardView,
    /// On its leader side; none while it is deployed.
    pub leader: Option<CardView>,
    pub ground: Vec<CardView>,
    pub space: Vec<CardView>,
    /// Nothing for a card that these eyes do not know.
    pub hand: Vec<Option<CardView>>,
    pub ready: u16,
    pub exhausted: u16,
    /// Those that these eyes know.
    pub resources: Vec<CardView>,
    pub deck: u8,
    /// The cards of the deck that these eyes know, the topmost first.
    pub looked_at: Vec<CardView>,
    pub discard: Vec<CardView>,
}

/// A card that can be seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    /// `battlefield-marine.4`.
    pub id: String,
    /// `battlefield-marine`: its entry in the catalogue.
    pub face: &'static str,
    /// What its player would pay for it now.
    pub cost: Option<u8>,
    /// As of now; in play only.
    pub power: Option<u8>,
    pub hp: Option<u8>,
    pub damage: u8,
    pub exhausted: bool,
    /// Its epic action is used up.
    pub used: bool,
    pub shields: u8,
    pub experience: u8,
    /// Those it has now, printed or gained.
    pub keywords: Vec<&'static str>,
    pub upgrades: Vec<CardView>,
}
