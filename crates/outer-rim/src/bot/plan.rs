//! Where to go: the round of errands that brings most for the turns it takes.

use kernel::Seat;

use super::errands::{Errand, Means, errands};
use super::odds::SURE;
use super::weights::*;
use super::{trial, worth};
use crate::action::Action;
use crate::state::{Open, State};
use crate::things::Space;
use crate::words::*;

/// No more stops than this are thought ahead.
const STOPS: u8 = 4;

/// What is known of the table, gathered once for many rounds.
pub(super) struct Plan<'a> {
    table: &'a Open,
    seat: Seat,
    errands: Vec<Errand>,
    speed: i32,
    /// What so many stops more can bring at the very most.
    most: [i32; STOPS as usize],
}

/// What can still be done in this turn where somebody is.
#[derive(Clone, Copy)]
pub(super) struct Now {
    pub acts: bool,
    pub meets: bool,
}

impl Now {
    pub(super) const ALL: Now = Now { acts: true, meets: true };
    pub(super) const NOTHING: Now = Now { acts: false, meets: false };
}

/// What has been done on the way.
#[derive(Clone, Copy)]
struct Done {
    errands: u64,
    /// How likely each prey has been caught.
    caught: [i32; 2],
}

impl<'a> Plan<'a> {
    pub(super) fn new(state: &'a State, seat: Seat) -> Plan<'a> {
        let table = &state.table;
        let speed = i32::from(table.stat(seat, Stat::Hyperdrive)).max(1);
        let errands = errands(state, seat);
        let most = most(&errands);
        Plan { table, seat, errands, speed, most }
    }

    /// What somebody in a space can look forward to.
    pub(super) fn from(&self, space: Space, now: Now) -> i32 {
        let (gain, done) = self.stop(space, now, Done { errands: 0, caught: [0; 2] });
        gain + self.onward(space, done, STOPS)
    }

    fn onward(&self, from: Space, done: Done, stops: u8) -> i32 {
        let mut best = 0;
        if stops == 0 {
            return best;
        }
        let mut seen = 0u64;
        for (i, errand) in self.errands.iter().enumerate() {
            let space = errand.space;
            if done.errands & (1 << i) != 0 || errand.gain <= 0 || seen & (1 << space.index()) != 0 {
                continue;
            }
            if matches!(errand.means, Means::HandIn(prey) if done.caught[usize::from(prey) % 2] == 0) {
                continue;
            }
            seen |= 1 << space.index();
            let far = i32::from(self.table.map().apart(from, space));
            let takes = ((far + self.speed - 1) / self.speed).max(1);
            let (gain, after) = self.stop(space, Now::ALL, done);
            let in_time = |gain| (0..takes).fold(gain, |gain, _| gain * LATER / SURE);
            if in_time(gain + self.most[usize::from(stops) - 1]) > best {
                best = best.max(in_time(gain + self.onward(space, after, stops - 1)));
            }
        }
        best
    }

    /// What is gained in a space in one turn.
    fn stop(&self, space: Space, now: Now, mut done: Done) -> (i32, Done) {
        let mut gain = 0;
        let mut met: Option<(usize, i32)> = None;
        let mut forced = false;
        for (i, errand) in self.errands.iter().enumerate() {
            if errand.space != space || done.errands & (1 << i) != 0 {
                continue;
            }
            match errand.means {
                Means::Action if now.acts => {
                    gain += errand.gain;
                    done.errands |= 1 << i;
                }
                Means::HandIn(prey) if now.acts => {
                    let caught = done.caught[usize::from(prey) % 2];
                    if caught > 0 {
                        gain += errand.gain * caught / SURE;
                        done.errands |= 1 << i;
                    }
                }
                Means::Forced if now.meets => {
                    met = Some((i, errand.gain));
                    forced = true;
                }
                Means::Encounter | Means::Hunt(..)
                    if now.meets && !forced && met.is_none_or(|(_, most)| errand.gain > most) =>
                {
                    met = Some((i, errand.gain));
                }
                _ => {}
            }
        }
        if space.is_planet() && now.acts {
            gain += MARKET;
        }
        if now.meets {
            let idle = if space.is_planet() { MEETING } else { DRAWING };
            match met {
                Some((i, most)) if forced || most > idle => {
                    gain += most;
                    done.errands |= 1 << i;
                    if let Means::Hunt(prey, chance) = self.errands[i].means {
                        done.caught[usize::from(prey) % 2] += chance;
                    }
                }
                _ => gain += idle,
            }
        }
        (gain, done)
    }

    /// Where a move can end that has so many steps left, and how many are left there.
    fn ends(&self, from: Space, left: i32) -> Vec<(Space, i32)> {
        let mut reached = vec![(from, left)];
        let mut at = 0;
        while let Some((space, left)) = reached.get(at).copied() {
            at += 1;
            if left == 0 || (at > 1 || space != self.table.player(self.seat).space) && self.halts(space) {
                continue;
            }
            for next in self.table.map().next_to(space) {
                if reached.iter().all(|(other, _)| *other != next) {
                    reached.push((next, left - 1));
                }
            }
        }
        reached
    }

    fn halts(&self, space: Space) -> bool {
        self.table.stops(self.seat, space) || self.table.is_storm_for(self.seat, space)
    }

    /// The end of a move that is worth most, once somebody has come to a space with so many steps left; and how many
    /// are left there.
    pub(super) fn best_end(&self, from: Space, left: i32) -> End {
        let end = |(space, left): (Space, i32)| End { worth: self.from(space, Now::ALL), left, space };
        self.ends(from, left).into_iter().map(end).max().expect("at least where it is")
    }
}

/// What a round of no, one and more stops can bring at the very most: as if all that can be gained in a space were
/// gained at once, the best first, and each stop took one turn.
fn most(errands: &[Errand]) -> [i32; STOPS as usize] {
    let mut spaces: Vec<(Space, i32)> = Vec::with_capacity(errands.len());
    for errand in errands.iter().filter(|errand| errand.gain > 0) {
        match spaces.iter_mut().find(|(space, _)| *space == errand.space) {
            Some((_, gain)) => *gain += errand.gain,
            None => spaces.push((errand.space, errand.gain)),
        }
    }
    spaces.sort_unstable_by_key(|(_, gain)| -gain);
    let of = |stops: usize| {
        let gains = (0..stops).map(|stop| spaces.get(stop).map_or(0, |(_, gain)| *gain) + MARKET + MEETING);
        gains.rev().fold(0, |later, gain| (gain + later) * LATER / SURE + 1)
    };
    std::array::from_fn(of)
}

/// Where a move ends. A shorter way is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct End {
    worth: i32,
    left: i32,
    pub space: Space,
}

/// R5.2: rest, earn or go.
pub(super) fn planning(state: &State, seat: Seat, offered: &[Action]) -> Action {
    let plan = Plan::new(state, seat);
    let table = &state.table;
    let here = table.player(seat).space;
    let stay = plan.from(here, Now::ALL);
    // What is there whatever is done now.
    let fixed = worth::compared(state, seat) - plan.from(here, Now::NOTHING);
    let score = |action: &Action| match action {
        Action::Recover => {
            let mut rested = *state;
            rested.table.player_mut(seat).damage = 0;
            rested.table.player_mut(seat).ship_damage = 0;
            let healed = worth::hurt(table, seat);
            (Plan::new(&rested, seat).from(here, Now::ALL) + healed, 0)
        }
        Action::Earn => (stay + worth::money(table, seat, 2), 0),
        Action::Move(next) => {
            let end = plan.best_end(*next, plan.speed - 1);
            (end.worth, end.left)
        }
        Action::Use(_) => (trial::worth(state, seat, *action, 0) - fixed, 0),
        Action::Stay => (stay, 0),
        _ => (i32::MIN, 0),
    };
    best(offered, score)
}

/// On towards what looks best from here, or no further.
pub(super) fn onward(state: &State, seat: Seat, left: i32, offered: &[Action]) -> Action {
    let plan = Plan::new(state, seat);
    let here = state.table.player(seat).space;
    let score = |action: &Action| match action {
        Action::Move(next) => {
            let end = plan.best_end(*next, left - 1);
            (end.worth, end.left)
        }
        _ => (plan.from(here, Now::ALL), left),
    };
    best(offered, score)
}

fn best(offered: &[Action], score: impl Fn(&Action) -> (i32, i32)) -> Action {
    // Of equals the first.
    *offered.iter().rev().max_by_key(|action| score(action)).expect("something is offered")
}
