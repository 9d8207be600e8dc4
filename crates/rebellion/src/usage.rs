//! What seats bring, which is nothing, and which cards are put to use.

use kernel::{Bring, Usage};

use crate::Rebellion;
use crate::action::{Action, Piece};
use crate::cards;
use crate::cards::tactics::TACTICS;
use crate::event::Event;
use crate::things::{ActionCard, ObjectiveCard};
use pieces::Thing;
use script::Answer;

impl Bring for Rebellion {}

impl Usage for Rebellion {
    fn played_card(action: &Action) -> Option<&'static str> {
        match action {
            Action::Assign(_, card) | Action::Reveal(card) => Some(card.mission().id),
            Action::Answer(Answer::Choose(Piece::Mission(card))) => Some(card.mission().id),
            Action::Use(card) | Action::Recruit(_, card) | Action::Keep(card) => Some(card.scheme().id),
            Action::Score(card) => Some(card.objective().id),
            Action::Play(card) | Action::Answer(Answer::Choose(Piece::Tactic(card))) => Some(card.face().id),
            _ => None,
        }
    }

    /// What Ataque Imperial plays, too.
    fn card_in_event(event: &Event) -> Option<&'static str> {
        match event {
            Event::Revealed { card, .. } => Some(card.mission().id),
            Event::ActionUsed { card, .. } | Event::ActionKept { card: Some(card), .. } => {
                Some(card.scheme().id)
            }
            Event::TacticPlayed { card, .. } => Some(card.face().id),
            _ => None,
        }
    }

    /// Cards are played by somebody; all else is on the board or is drawn.
    fn begins_in_play(id: &str) -> bool {
        let missions = cards::all_missions().map(|(mission, _)| mission.id);
        let actions = ActionCard::each().map(|card| card.scheme().id);
        let objectives = ObjectiveCard::each().map(|card| card.objective().id);
        let tactics = TACTICS.iter().map(|tactic| tactic.id);
        !missions.chain(tactics).chain(actions).chain(objectives).any(|played| played == id)
    }
}
