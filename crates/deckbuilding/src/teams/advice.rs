//! Rules of thumb: those of a region, where most of the work is done.

use kernel::Advise;
use text::Lang;

use super::{TeamView, Teams};
use crate::{Action, Deckbuilding};

impl Advise for Teams {
    fn advise(view: &TeamView, offered: &[Action]) -> Action {
        Deckbuilding::advise(&view.asked(), offered)
    }

    fn reason(view: &TeamView, offered: &[Action], action: &Action, lang: Lang) -> Option<String> {
        Deckbuilding::reason(&view.asked(), offered, action, lang)
    }
}
