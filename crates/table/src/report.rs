//! A position as a scenario, for somebody who found something odd.

use std::fmt::Write;

use games::Playable;
use kernel::Input;

use crate::Facts;

/// Holds what the view holds and nothing else: hidden cards are some others, and it says so.
pub(crate) fn scenario<G: Playable>(setup: &G::Setup, view: &G::View, title: &str) -> String {
    // A title is one line in quotes.
    let title: String = title.chars().filter(|c| !c.is_control()).take(120).collect();
    let title = title.replace('\\', "\\\\").replace('"', "\\\"");
    // A scenario says where every card lies, and whoever reports may not know it.
    let guesses = "# Cards the reporter could not see are guesses: some that may lie there.\n";
    format!("{guesses}{}expect not over\n", head::<G>(setup, &title, &G::describe(view)))
}

/// A game that started from a stated position: what was stated, and everything that was played.
pub(crate) fn played<G: Playable>(
    setup: &G::Setup,
    position: &Facts,
    inputs: impl Iterator<Item = Input<G>>,
) -> String {
    let mut out = head::<G>(setup, "A game from a stated position", position);
    for input in inputs {
        let name = |seat| G::seat_name(setup, seat);
        // Writing to a string cannot fail.
        let _ = match input {
            Input::Act(seat, action) => writeln!(out, "{}: {action}", name(seat)),
            Input::Fate(fate) => writeln!(out, "fate: {fate}"),
            Input::Leave(seat) => writeln!(out, "{}: leaves", name(seat)),
        };
    }
    out
}

fn head<G: Playable>(setup: &G::Setup, title: &str, position: &Facts) -> String {
    let mut out = format!("scenario report \"{title}\"\ngame {}\n", G::NAME);
    for (option, value) in G::options_of(setup) {
        let _ = writeln!(out, "option {option} {value}");
    }
    out += "position\n";
    for (subject, value) in position {
        let _ = writeln!(out, "  {subject}: {value}");
    }
    out
}
