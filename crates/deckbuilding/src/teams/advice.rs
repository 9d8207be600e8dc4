//! Rules of thumb: those of a region, where most of the work is done.

use kernel::{Advised, Eyes};
use text::Lang;

use super::{TeamView, Teams};
use crate::{Action, Deckbuilding};

impl Advised for Teams {
    fn advise(view: &TeamView, offered: &[Action]) -> Action {
        Deckbuilding::advise(own(view), offered)
    }

    fn reason(view: &TeamView, offered: &[Action], action: &Action, lang: Lang) -> Option<String> {
        Deckbuilding::reason(own(view), offered, action, lang)
    }
}

fn own(view: &TeamView) -> &crate::View {
    match view.eyes {
        Eyes::Seat(seat) => view.region(seat),
        Eyes::Public | Eyes::All => &view.regions[0],
    }
}
