//! Which cards are played.

use kernel::Usage;

use crate::action::Action;
use crate::card::Kind;
use crate::cards::BOX;
use crate::{Unlimited, label};

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
        label::face_called(id).is_ok_and(|face| matches!(BOX[face].kind, Kind::Base | Kind::Token))
    }
}
