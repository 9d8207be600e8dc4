//! Rules of thumb: what a sensible player does, said by the game that knows itself best.

use text::Lang;

use crate::Game;

pub trait Advise: Game {
    /// One of the offered actions. The view is all a player may go by.
    fn advise(view: &Self::View, offered: &[Self::Action]) -> Self::Action;

    /// Why [`Advise::advise`] takes this action, in one sentence, if there is more to say than that it
    /// is possible.
    fn reason(
        view: &Self::View,
        offered: &[Self::Action],
        action: &Self::Action,
        lang: Lang,
    ) -> Option<String> {
        let _ = (view, offered, action, lang);
        None
    }
}
