//! What most people would do in one go: a whole move to a planet.

use pieces::Thing;
use script::Instr;
use text::{Lang, both, fill};

use super::menu::{self, instruction, near};
use super::names::{space, to_space};
use crate::action::Action;
use crate::things::Space;
use crate::view::View;
use crate::words::{Ask, Stat};

pub(super) fn combinations(view: &View, offered: &[Action]) -> Vec<Vec<Action>> {
    let mut moves = moves(view, offered);
    moves.retain(|way| way[way.len() - 1].is_planet());
    let (table, seat) = (&view.table, near(view));
    moves.sort_by_key(|way| (table.errands(seat, way[way.len() - 1]).next().is_none(), way.len()));
    let simple = [Action::Recover, Action::Earn].into_iter().filter(|action| offered.contains(action));
    moves.iter().map(|way| whole_move(view, way)).chain(simple.map(|action| vec![action])).collect()
}

/// To everything between the planets.
pub(super) fn ways(view: &View, offered: &[Action]) -> Vec<Vec<Action>> {
    let mut moves = moves(view, offered);
    moves.retain(|way| !way[way.len() - 1].is_planet());
    moves.sort_by_key(Vec::len);
    moves.iter().map(|way| whole_move(view, way)).collect()
}

/// The ways to all spaces that can be reached now, if somebody may move.
fn moves(view: &View, offered: &[Action]) -> Vec<Vec<Space>> {
    if !offered.iter().any(|action| matches!(action, Action::Move(_))) {
        return Vec::new();
    }
    let from = view.table.player(near(view)).space;
    let came = view.table.entered_from(near(view), range(view));
    let way = |to: Space| {
        let mut way = vec![to];
        while let Some(before) = came[way[way.len() - 1].index()].filter(|before| *before != from) {
            way.push(before);
        }
        way.reverse();
        way
    };
    Space::each().filter(|to| *to != from && came[to.index()].is_some()).map(way).collect()
}

/// How many spaces somebody may move now.
fn range(view: &View) -> u8 {
    match instruction(view) {
        Some((frame, Instr::Ask(Ask::Onward))) => frame.nums[0] as u8,
        _ => view.table.stat(near(view), Stat::Hyperdrive),
    }
}

/// The move ends by itself where the hyperdrive does, and where something stops it.
fn whole_move(view: &View, way: &[Space]) -> Vec<Action> {
    let end = way[way.len() - 1];
    let goes_on = way.len() < usize::from(range(view)) && view.table.is_quiet(near(view), end);
    way.iter().map(|to| Action::Move(*to)).chain(goes_on.then_some(Action::PASS)).collect()
}

/// Where a move ends, and how long it is.
pub(crate) fn end(actions: &[Action]) -> Option<(Space, usize)> {
    let moves = actions.iter().filter_map(|action| match action {
        Action::Move(to) => Some(*to),
        _ => None,
    });
    Some((moves.clone().next_back()?, moves.count()))
}

pub(super) fn say(view: &View, actions: &[Action], lang: Lang) -> String {
    match end(actions) {
        Some((to, 1)) => {
            fill(lang, both("Move {0} (1 space)", "Moverse {0} (1 casilla)"), &[&to_space(to, lang)])
        }
        Some((to, n)) => fill(
            lang,
            both("Move {0} ({1} spaces)", "Moverse {0} ({1} casillas)"),
            &[&to_space(to, lang), &n],
        ),
        None => actions.iter().map(|action| menu::action(view, action, lang)).collect::<Vec<_>>().join(", "),
    }
}

pub(super) fn say_briefly(view: &View, actions: &[Action], lang: Lang) -> String {
    match end(actions) {
        Some((to, n)) => fill(lang, both("{0} · {1}", "{0} · {1}"), &[&space(to, lang), &n]),
        None => say(view, actions, lang),
    }
}
