//! What most people would do in one go: a whole move to a planet.

use kernel::{Eyes, Seat};
use pieces::Thing;
use text::{Lang, both, fill};

use super::menu::{self, asking};
use super::names::{space, to_space};
use crate::action::Action;
use crate::card::Destination;
use crate::map::N;
use crate::state::Open;
use crate::things::{CardId, Space};
use crate::view::View;
use crate::words::{Ask, Stat};

pub(super) fn combinations(view: &View, offered: &[Action]) -> Vec<Vec<Action>> {
    let (Eyes::Seat(seat), Some(Ask::Planning)) = (view.eyes, asking(view)) else { return Vec::new() };
    let mut all = Vec::new();
    if offered.contains(&Action::Stay) {
        all.extend(moves(&view.table, seat));
    }
    all.extend(
        [Action::Recover, Action::Earn].iter().filter(|action| offered.contains(action)).map(|a| vec![*a]),
    );
    all
}

/// To each planet that can be reached, first where something is to be brought or done, then by distance.
fn moves(table: &Open, seat: Seat) -> Vec<Vec<Action>> {
    let most = usize::from(table.stat(seat, Stat::Hyperdrive));
    let from = table.player(seat).space;
    let came = ways(table, seat, from, most);
    let way = |to: Space| {
        let mut way = vec![to];
        while let Some(before) = came[way[way.len() - 1].index()].filter(|before| *before != from) {
            way.push(before);
        }
        way.reverse();
        way
    };
    let mut ways: Vec<Vec<Space>> = Space::each()
        .filter(|to| to.is_planet() && *to != from && came[to.index()].is_some())
        .map(way)
        .collect();
    ways.sort_by_key(|way| (!is_wanted(table, seat, way[way.len() - 1]), way.len()));
    ways.into_iter().map(|way| whole_move(table, seat, &way, most)).collect()
}

/// Where each space is entered from, on a shortest way on which nothing can stop the move.
fn ways(table: &Open, seat: Seat, from: Space, most: usize) -> [Option<Space>; N] {
    let mut came = [None; N];
    came[from.index()] = Some(from);
    let mut edge = vec![from];
    for _ in 0..most {
        let mut next = Vec::new();
        for at in edge.into_iter().filter(|at| *at == from || is_quiet(table, seat, *at)) {
            for to in table.map().next_to(at) {
                if came[to.index()].is_none() {
                    came[to.index()] = Some(at);
                    next.push(to);
                }
            }
        }
        edge = next;
    }
    came
}

/// Nobody is there who could stop the move or have a say in it.
fn is_quiet(table: &Open, seat: Seat, at: Space) -> bool {
    let others = table.seats().any(|other| other != seat && table.player(other).space == at);
    !others && !table.stops(seat, at) && !table.is_storm_for(seat, at)
}

/// The move ends by itself where the hyperdrive does, and where something stops it.
fn whole_move(table: &Open, seat: Seat, way: &[Space], most: usize) -> Vec<Action> {
    let goes_on = way.len() < most && is_quiet(table, seat, way[way.len() - 1]);
    way.iter().map(|to| Action::Move(*to)).chain(goes_on.then_some(Action::PASS)).collect()
}

/// Something is to be brought there, or done.
fn is_wanted(table: &Open, seat: Seat, planet: Space) -> bool {
    let id = planet.place().id;
    table.player(seat).assets.of::<CardId>().any(|card| {
        let held = table.held(card);
        let brings =
            table.captured.holds(card) && held.bounty.is_some_and(|bounty| bounty.capture_planet == id);
        brings || held.destination == Destination::Planet(id)
    })
}

fn end(actions: &[Action]) -> Option<(Space, usize)> {
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
