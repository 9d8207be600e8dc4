//! Which cards are played.

use kernel::Usage;

use crate::Unlimited;
use crate::action::Action;
use crate::card::Kind;
use crate::cards::BOX;

impl Usage for Unlimited {
    fn played_card(action: &Action) -> Option<&'static str> {
        match action {
            Action::Play(label, _) | Action::Deploy(label) => Some(label.face().id),
            Action::Use(label) if label.face().kind == Kind::Base => Some(label.face().id),
            _ => None,
        }
    }

    /// Bases lie there, and tokens come with what others do.
    fn begins_in_play(id: &str) -> bool {
        BOX.iter().any(|face| face.id == id && matches!(face.kind, Kind::Base | Kind::Token))
    }
}
