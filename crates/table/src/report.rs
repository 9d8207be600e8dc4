//! A position as a scenario, for somebody who found something odd.

use std::fmt::Write;

use games::Playable;

/// Holds what the view holds and nothing else: hidden cards are some others, and it says so.
pub(crate) fn scenario<G: Playable>(setup: &G::Setup, view: &G::View, title: &str) -> String {
    // A title is one line in quotes.
    let title: String = title.chars().filter(|c| !c.is_control()).take(120).collect();
    let title = title.replace('\\', "\\\\").replace('"', "\\\"");
    // Writing to a string cannot fail.
    let mut out = format!("scenario report \"{title}\"\ngame {}\n", G::NAME);
    for (option, value) in G::options_of(setup) {
        let _ = writeln!(out, "option {option} {value}");
    }
    // A scenario says where every card lies, and whoever reports may not know it.
    let _ = writeln!(out, "# Cards the reporter could not see are guesses: some that may lie there.");
    let _ = writeln!(out, "position");
    for (subject, value) in G::describe(view) {
        let _ = writeln!(out, "  {subject}: {value}");
    }
    let _ = writeln!(out, "expect not over");
    out
}
