//! What dice are likely to show, in thousandths, and how jobs are likely to end.

use std::array::from_fn;
use std::sync::LazyLock;

use kernel::Seat;
use script::Entry;

use crate::card::Card;
use crate::cards;
use crate::state::{Frame, Open};
use crate::words::*;

/// What is certain.
pub(super) const SURE: i32 = 1_000;

/// Nobody rolls more dice in a combat.
const MOST_DICE: usize = 12;

/// How a fight is likely to end.
#[derive(Clone, Copy)]
pub(super) struct Clash {
    pub win: i32,
    /// Whoever fights is defeated.
    pub fall: i32,
    /// The damage to be expected, in thousandths of a point.
    pub hurt: i32,
}

/// A fight of so many dice against so many, for somebody who can take so much damage.
pub(super) fn clash(own: u8, other: u8, stamina: u8) -> Clash {
    let (own, other) = (usize::from(own).min(MOST_DICE), usize::from(other).min(MOST_DICE));
    let fall = AT_LEAST[other][usize::from(stamina).min(2 * MOST_DICE)];
    Clash { win: WINS[own][other], fall, hurt: 625 * other as i32 }
}

/// The fight of a player: every card that helps with the dice is worth about a die more.
pub(super) fn fight(table: &Open, seat: Seat, combat: Combat, other: u8) -> Clash {
    let body = match combat {
        Combat::Ground => Body::Character,
        Combat::Ship => Body::Ship,
    };
    let rolls = |of: Rolls| match combat {
        Combat::Ground => matches!(of, Rolls::Any | Rolls::Combat | Rolls::CombatOrTest | Rolls::Ground),
        Combat::Ship => matches!(of, Rolls::Any | Rolls::Combat | Rolls::CombatOrTest | Rolls::Ship),
    };
    let helps = |ability: &Ability, thing: u16| match ability {
        Ability::When { on, when, .. } => {
            let useful = match on {
                Moment::Reroll(of) | Moment::Change(of) => rolls(*of),
                Moment::Cancel(own) | Moment::BeforeRoll(own) => *own == combat,
                _ => false,
            };
            useful && table.holds(when, &Frame::new(Entry::WINDOW, thing, seat.0))
        }
        _ => false,
    };
    let more = table.abilities(seat).filter(|(thing, ability)| helps(ability, *thing)).count() as u8;
    let stamina = table.toughness(seat, body).saturating_sub(table.damage(seat, body));
    clash(table.combat(seat, combat) + more, other, stamina)
}

/// R9.5: how often so many dice deal at least as much damage as so many others.
static WINS: LazyLock<[[i32; MOST_DICE + 1]; MOST_DICE + 1]> =
    LazyLock::new(|| from_fn(|own| from_fn(|other| win(own, other))));

/// How often so many dice deal at least so much damage.
static AT_LEAST: LazyLock<[[i32; 2 * MOST_DICE + 1]; MOST_DICE + 1]> = LazyLock::new(|| {
    from_fn(|dice| {
        let ways = damages(dice);
        from_fn(|least| thousandths(ways[least..].iter().sum(), dice))
    })
});

fn win(own: usize, other: usize) -> i32 {
    let (mine, theirs) = (damages(own), damages(other));
    let ways = |i: usize| mine[i] * theirs[..=i].iter().sum::<u128>();
    thousandths((0..mine.len()).map(ways).sum(), own + other)
}

fn thousandths(ways: u128, dice: usize) -> i32 {
    (ways * SURE as u128 / 8u128.pow(dice as u32)) as i32
}

/// In how many ways so many dice show each damage.
fn damages(dice: usize) -> [u128; 2 * MOST_DICE + 1] {
    let mut ways = [0; 2 * MOST_DICE + 1];
    ways[0] = 1;
    for _ in 0..dice {
        let before = ways;
        for (damage, now) in ways.iter_mut().enumerate() {
            let one = damage.checked_sub(1).map_or(0, |less| before[less]);
            let two = damage.checked_sub(2).map_or(0, |less| before[less]);
            // Four sides do nothing, three hit, one is a crit.
            *now = 4 * before[damage] + 3 * one + two;
        }
    }
    ways
}

/// R10.1: how likely a test is to be passed by how often the skill is there.
pub(super) fn test(level: u8) -> i32 {
    match level {
        0 => 234,
        1 => 750,
        _ => 938,
    }
}

/// How an attempt at a job is likely to end.
#[derive(Clone, Copy, Default)]
pub(super) struct Attempt {
    pub done: i32,
    pub fall: i32,
    /// Damage to character and ship, in thousandths of a point.
    pub hurt: i32,
}

/// Walks through a job step by step, along every way it can go that is likely enough.
pub(super) fn attempt(table: &Open, seat: Seat, job: &Card) -> Attempt {
    let stamina = |body| table.toughness(seat, body).saturating_sub(table.damage(seat, body));
    let start = Walker {
        stamina: [stamina(Body::Character), stamina(Body::Ship)],
        helps: helps(table, seat),
        ..Walker::default()
    };
    let mut walk = Walk { table, seat, found: Attempt::default() };
    walk.on(start, SURE * SURE, Rest { block: job.effect, then: None, steps: &[], next: 0, out: None });
    let Attempt { done, fall, hurt } = walk.found;
    Attempt { done: done / SURE, fall: fall / SURE, hurt: hurt / SURE }
}

/// Cards that help with one test each.
fn helps(table: &Open, seat: Seat) -> u8 {
    let helps = |(_, ability): &(u16, &Ability)| {
        matches!(
            ability.moment(),
            Some(
                Moment::BeforeTest
                    | Moment::Reroll(Rolls::Test | Rolls::Any)
                    | Moment::Change(Rolls::CombatOrTest)
            )
        )
    };
    table.abilities(seat).filter(helps).count() as u8
}

/// Ways less likely than this, of a million, are not followed.
const UNLIKELY: i32 = 2_000;

struct Walk<'a> {
    table: &'a Open,
    seat: Seat,
    found: Attempt,
}

/// Where somebody stands in the middle of a job.
#[derive(Clone, Copy, Default)]
struct Walker {
    stamina: [u8; 2],
    helps: u8,
    /// Whether the last test or fight went well.
    well: bool,
    /// What the last fight was against, before its damage.
    against: Option<(Combat, u8)>,
}

/// What is still to be read.
#[derive(Clone, Copy)]
struct Rest<'a> {
    block: Effect,
    /// What follows a branch.
    then: Option<&'a Rest<'a>>,
    /// The numbered steps this is a part of, the place of the next one, and what follows them.
    steps: &'static [Effect],
    next: usize,
    out: Option<&'a Rest<'a>>,
}

impl Walk<'_> {
    fn on(&mut self, mut at: Walker, weight: i32, rest: Rest<'_>) {
        if weight < UNLIKELY {
            return;
        }
        let Some((step, after)) = rest.block.split_first() else {
            if let Some(after) = rest.after() {
                self.on(at, weight, after);
            }
            return;
        };
        let rest = Rest { block: after, ..rest };
        let branch = |block: Effect| Rest { block, then: Some(&rest), ..rest };
        match step {
            Step::Do(Op::JobDone) => self.found.done += weight,
            Step::Do(Op::JobFails) => {}
            Step::Do(Op::Damage(body, n)) => {
                if let Some(at) = self.hurt(at, *body, *n, weight) {
                    self.on(at, weight, rest);
                }
            }
            Step::Do(Op::Recover(body, n)) => {
                let stamina = &mut at.stamina[*body as usize];
                *stamina = (*stamina + n.unwrap_or(0)).min(self.table.toughness(self.seat, *body));
                self.on(at, weight, rest);
            }
            Step::Do(Op::Suffer) => self.suffer(at, weight, rest),
            Step::Do(Op::Databank(n)) => {
                let read = cards::numbered(*n).next().map_or(&[][..], |card| cards::card(card).effect);
                self.on(at, weight, branch(read));
            }
            Step::Try(Op::Test(skill, _), passed, failed) => {
                let level = self.table.skill(self.seat, *skill);
                let helped = level < 2 && at.helps > 0;
                at.helps -= u8::from(helped);
                let chance = test(level + u8::from(helped));
                self.on(at, weight / SURE * chance, branch(passed));
                self.on(at, weight / SURE * (SURE - chance), branch(failed));
            }
            Step::Try(Op::Fight(combat, dice), won, lost) => {
                let chance = fight(self.table, self.seat, *combat, *dice).win;
                at.against = Some((*combat, *dice));
                self.on(Walker { well: true, ..at }, weight / SURE * chance, branch(won));
                self.on(Walker { well: false, ..at }, weight / SURE * (SURE - chance), branch(lost));
            }
            Step::If(Cond::WonStanding, yes, no) => {
                self.on(at, weight, branch(if at.well { yes } else { no }));
            }
            Step::If(Cond::Standing, yes, _) | Step::IfDone(yes, _) => self.on(at, weight, branch(yes)),
            Step::Steps(steps) => {
                self.on(at, weight, Rest { block: &[], then: None, steps, next: 0, out: Some(&rest) });
            }
            Step::Go(n) => {
                self.on(at, weight, Rest { block: &[], then: None, next: usize::from(*n) - 1, ..rest });
            }
            _ => self.on(at, weight, rest),
        }
    }

    /// R12.4: whoever is defeated has failed.
    fn hurt(&mut self, mut at: Walker, body: Body, n: u8, weight: i32) -> Option<Walker> {
        self.found.hurt += weight * i32::from(n);
        let stamina = &mut at.stamina[body as usize];
        *stamina = stamina.saturating_sub(n);
        if *stamina == 0 {
            self.found.fall += weight;
            return None;
        }
        Some(at)
    }

    /// What the last fight dealt, from nothing to what defeats.
    fn suffer(&mut self, at: Walker, weight: i32, rest: Rest<'_>) {
        let Some((combat, dice)) = at.against else { return self.on(at, weight, rest) };
        let body = if combat == Combat::Ground { Body::Character } else { Body::Ship };
        let at_least = &AT_LEAST[usize::from(dice).min(MOST_DICE)];
        let stamina = at.stamina[body as usize];
        for n in 0..=stamina {
            let more = if n == stamina { 0 } else { at_least[usize::from(n) + 1] };
            let share = weight / SURE * (at_least[usize::from(n)] - more);
            if let Some(at) = self.hurt(at, body, n, share) {
                self.on(at, share, rest);
            }
        }
    }
}

impl<'a> Rest<'a> {
    /// What is read when the block has come to its end.
    fn after(self) -> Option<Rest<'a>> {
        match (self.then, self.steps.get(self.next)) {
            (Some(then), _) => Some(*then),
            (None, Some(step)) => Some(Rest { block: step, next: self.next + 1, ..self }),
            (None, None) => self.out.copied(),
        }
    }
}
