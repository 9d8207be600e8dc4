//! Ways over the map: of patrols, and of the solo opponent.

use kernel::Seat;
use pieces::Set;

use super::select::planets;
use crate::card::Destination;
use crate::cards;
use crate::map::N;
use crate::state::Open;
use crate::things::{CardId, Faction, Space, Things};
use crate::words::{Ability, Moment, Reach, Stat};

/// Where a move of the solo opponent can end (R14.6).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ends {
    pub(crate) all: Things,
    /// Those it gets to without being stopped by a patrol.
    pub(crate) unstopped: Things,
}

/// A way in the making: the longest hyperdrive there is stays below this.
const LONGEST: usize = 16;

impl Open {
    /// Whether a space is so near to a player.
    pub fn reaches(&self, seat: Seat, reach: Reach, space: Space) -> bool {
        let here = self.player(seat).space;
        match reach {
            Reach::Here => here == space,
            Reach::Within(n) => self.map().apart(here, space) <= n,
            Reach::Any => true,
        }
    }

    /// The patrols that are nearest to a player (R3.5).
    pub fn nearest_patrols(&self, seat: Seat) -> impl Iterator<Item = Faction> + '_ {
        let here = self.player(seat).space;
        let far = move |faction: &Faction| self.map().apart(here, self.patrol(*faction).space);
        let nearest = Faction::ALL.iter().map(far).min();
        Faction::ALL.into_iter().filter(move |faction| Some(far(faction)) == nearest)
    }

    /// R14.2: the goal tokens of the solo opponent lie where its cargo is to be brought and its jobs are to be
    /// done, one for each.
    pub fn goals_at(&self, seat: Seat, space: Space) -> u8 {
        let to = |card: &CardId| self.held(*card).destination == Destination::Planet(space.place().id);
        self.player(seat).assets.of::<CardId>().filter(to).count() as u8
    }

    /// The nearest spaces with a goal token.
    pub(crate) fn nearest_goals(&self, seat: Seat) -> Things {
        let here = self.player(seat).space;
        let spaces = || planets().filter(|space| self.goals_at(seat, *space) > 0);
        let far = |space: Space| self.map().apart(here, space);
        let nearest = spaces().map(far).min();
        spaces().filter(|space| Some(far(*space)) == nearest).collect()
    }

    pub(crate) fn move_ends(&self, seat: Seat, goal: Space) -> Ends {
        let mut way = [self.player(seat).space; LONGEST];
        let mut ends = Ends::default();
        let most = usize::from(self.stat(seat, Stat::Hyperdrive)).min(LONGEST - 1);
        self.follow(seat, goal, &mut way, 0, most, &mut ends);
        ends
    }

    fn follow(
        &self,
        seat: Seat,
        goal: Space,
        way: &mut [Space; LONGEST],
        len: usize,
        most: usize,
        ends: &mut Ends,
    ) {
        let here = way[len];
        let stopped = len > 0 && self.stops(seat, here);
        if here == goal || stopped || len == most {
            // Stopped at its goal, or where it would have stopped anyway, it has lost nothing.
            let full = len == most;
            let end = if full && !stopped { back_to_planet(&way[..=len]) } else { here };
            ends.all.insert(end.thing());
            if !stopped || here == goal || full {
                ends.unstopped.insert(end.thing());
            }
            return;
        }
        for next in self.map().nearer(here, goal) {
            way[len + 1] = next;
            self.follow(seat, goal, way, len + 1, most, ends);
        }
    }

    /// The next space on a shortest way to the goal that leads to this end, around patrols where that is as short.
    pub(crate) fn step_towards(&self, seat: Seat, end: Space) -> Option<Space> {
        let here = self.player(seat).space;
        let free = |space: &Space| *space == end || !self.stops(seat, *space);
        let nearer = || self.map().nearer(here, end);
        nearer().find(|space| free(space) && self.leads_freely(seat, *space, end)).or_else(|| nearer().next())
    }

    /// Whether a shortest way leads there on which no patrol stops.
    fn leads_freely(&self, seat: Seat, from: Space, end: Space) -> bool {
        from == end
            || (!self.stops(seat, from)
                && self.map().nearer(from, end).any(|next| self.leads_freely(seat, next, end)))
    }

    /// Where each space is entered from by somebody who moves so far, on a shortest way on which nothing can stop
    /// the move.
    pub(crate) fn entered_from(&self, seat: Seat, most: u8) -> [Option<Space>; N] {
        let from = self.player(seat).space;
        let mut came = [None; N];
        came[from.index()] = Some(from);
        let mut edge = vec![from];
        for _ in 0..most {
            let mut next = Vec::new();
            for at in edge.into_iter().filter(|at| *at == from || self.is_quiet(seat, *at)) {
                for to in self.map().next_to(at) {
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

    /// Nothing there could stop a move, and nobody has a say in it (R5.8: others are in nobody's way, unless a card
    /// of theirs says so).
    pub(crate) fn is_quiet(&self, seat: Seat, space: Space) -> bool {
        let minds = |other: Seat| {
            let abilities = |(thing, second)| cards::abilities(thing, second).iter();
            self.bearers(other)
                .flat_map(abilities)
                .any(|ability| matches!(ability, Ability::When { on: Moment::OtherEnters, .. }))
        };
        let others = self.seats().filter(|other| *other != seat && self.player(*other).space == space);
        !others.into_iter().any(minds) && !self.stops(seat, space) && !self.is_storm_for(seat, space)
    }

    /// Spaces next to a patrol that bring it nearer to a space.
    pub(crate) fn patrol_steps(&self, faction: Faction, goal: Space) -> Set<{ crate::things::WORDS }> {
        self.map().nearer(self.patrol(faction).space, goal).collect()
    }
}

/// R14.6: a full move that would end on a navpoint ends on a planet among the two spaces passed last.
fn back_to_planet(way: &[Space]) -> Space {
    let end = way[way.len() - 1];
    if !end.is_navpoint() {
        return end;
    }
    // The space it came from is not one it passed.
    let passed = way[1..way.len() - 1].iter().rev().take(2);
    passed.copied().find(|space| space.is_planet()).unwrap_or(end)
}
