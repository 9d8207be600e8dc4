//! How well a player stands: a point of fame is a thousand.

use kernel::{Outcome, Seat};
use script::{Entry, Question};

use super::odds::SURE;
use super::plan::{Now, Plan};
use super::weights::*;
use crate::card::{Card, Destination};
use crate::cards::{self, CHARACTERS, SHIPS};
use crate::ops::PRICE_OF_DEFEAT;
use crate::state::{Frame, Open, Phase, State};
use crate::things::{CardId, Deck, Space};
use crate::words::*;

pub(super) const FAME: i32 = 1_000;

/// How well a seat stands, compared with its best rival.
pub(super) fn compared(state: &State, seat: Seat) -> i32 {
    if let Some(Outcome::Won(team)) = state.table.outcome {
        return if team.0 == seat.0 { 1_000_000 } else { -1_000_000 };
    }
    let table = &state.table;
    let rivals = table.seats().filter(|other| *other != seat);
    let rival =
        |other: Seat| FAME * i32::from(table.fame(other)) + 40 * i32::from(table.player(other).credits);
    of(state, seat) - rivals.map(rival).max().unwrap_or(0) / 2 - tempting(state)
}

/// What lies open for the solo opponents: a job takes them no skill (R14.8), and fame is for sale to them.
pub(super) fn tempting(state: &State) -> i32 {
    let table = &state.table;
    let open = || [Deck::Cargo, Deck::Job].into_iter().filter_map(|deck| state.faceup(deck));
    let automata = table.seats().filter(|seat| table.player(*seat).is_automaton());
    let gain = |seat: Seat, card: &Card| {
        let reward = Reward::of(table, seat, card.reward);
        FAME * i32::from(reward.fame) + FAME / FAME_COSTS * (i32::from(reward.credits) - i32::from(card.cost))
    };
    let all = automata.map(|seat| open().map(|card| gain(seat, cards::card(card))).sum::<i32>());
    all.sum::<i32>() * TAKEN / SURE
}

/// What a player has, and can look forward to.
fn of(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let player = table.player(seat);
    let rep = |rep: &i8| if *rep < 0 { -HATED } else { LIKED * i32::from(*rep) };
    let lasting =
        player.assets.of::<CardId>().map(|card| asset(table.held(card))).sum::<i32>() + ship(table, seat);
    FAME * i32::from(table.fame(seat))
        + purse(table, player.credits.into())
        + future(table, lasting)
        + player.reputation.iter().map(rep).sum::<i32>()
        + SECRET * state.secrets[seat.index()].len() as i32
        + progress(table, seat)
        + if player.again { TURN } else { 0 }
        - hurt(table, seat)
        - if player.defeated { SETBACK } else { 0 }
        + Plan::new(state, seat).from(player.space, now(state, seat))
}

/// What can still be done in this turn.
fn now(state: &State, seat: Seat) -> Now {
    let table = &state.table;
    if table.active != seat || table.player(seat).defeated {
        return Now::NOTHING;
    }
    match script::question(state) {
        Some(Question::Ask(Ask::Encounter)) => Now { acts: false, meets: true },
        Some(Question::Ask(Ask::Planning)) => Now::NOTHING,
        _ => Now { acts: table.turn.phase == Phase::Action, meets: !table.turn.skips_encounter },
    }
}

/// How many turns the game is likely to last: whoever is ahead becomes famous at the usual pace.
pub(super) fn turns_left(table: &Open) -> i32 {
    let target = i32::from(table.agreed.target());
    let lead = table.seats().map(|seat| i32::from(table.fame(seat))).max().unwrap_or(0);
    (SPAN * (target - lead) / 10).max(1)
}

/// What will help later, by how much later there is.
fn future(table: &Open, worth: i32) -> i32 {
    worth * turns_left(table) / SPAN
}

/// What credits are worth: the first buy what is needed most.
fn purse(table: &Open, credits: i32) -> i32 {
    let worth = POOR * credits.min(PURSE)
        + RICH * (credits.min(CHEST) - PURSE).max(0)
        + HOARD * (credits - CHEST).max(0);
    // At the very end money buys nothing.
    worth * (turns_left(table) + 3).min(SPAN) / SPAN
}

/// What so many credits more are worth.
pub(super) fn money(table: &Open, seat: Seat, more: i32) -> i32 {
    let credits = i32::from(table.player(seat).credits);
    purse(table, credits + more) - purse(table, credits)
}

/// What a defeat costs: a turn, and the credits of R8.3.
pub(super) fn defeat(table: &Open, seat: Seat) -> i32 {
    let price = table.player(seat).credits.min(PRICE_OF_DEFEAT.into());
    SETBACK - money(table, seat, -i32::from(price))
}

/// Damage is a danger before it defeats.
pub(super) fn hurt(table: &Open, seat: Seat) -> i32 {
    let hurt = |body: Body| {
        let (damage, most) = (i32::from(table.damage(seat, body)), i32::from(table.toughness(seat, body)));
        DAMAGE * damage + DAMAGE * damage * damage / most.max(1)
    };
    hurt(Body::Character) + hurt(Body::Ship)
}

/// Goals that are on their way.
fn progress(table: &Open, seat: Seat) -> i32 {
    let player = table.player(seat);
    let share = |goal: &Goal, tokens: u8| match goal {
        Goal::Deeds(_, need, _) => FAME * i32::from(tokens) / i32::from(*need),
        Goal::State(Cond::Sabotaged(need)) => {
            FAME * (table.sabotaged.count_ones() as i32).min(i32::from(*need)) / i32::from(*need)
        }
        _ => 0,
    };
    let hero = player.character.filter(|_| !player.turned);
    let hero = hero.map_or(0, |hero| share(&CHARACTERS[hero.index()].goal, player.tokens));
    let ship =
        if player.ship_turned { 0 } else { share(&SHIPS[player.ship.index()].goal, player.ship_tokens) };
    hero + ship
}

/// What a ship helps with: how far it goes, how well it fights, how much it carries, and its goal.
fn ship(table: &Open, seat: Seat) -> i32 {
    let player = table.player(seat);
    let sheet = &SHIPS[player.ship.index()];
    let side = &sheet.sides[usize::from(player.ship_turned)];
    let slots = side.slots.crew + side.slots.cargo + side.slots.mods + side.slots.both;
    let goal = if player.ship.is_starting() || player.ship_turned { 0 } else { SHIPGOAL };
    SPEED * i32::from(table.stat(seat, Stat::Hyperdrive))
        + FIGHTING * i32::from(side.combat)
        + TOUGH * i32::from(side.hull)
        + ROOM * i32::from(slots)
        + goal
}

/// What a card helps with as long as it is there; what is brought somewhere is an errand.
fn asset(card: &Card) -> i32 {
    SKILL * if card.kind == Kind::Crew { card.skills.len() as i32 } else { 0 }
        + card.abilities.iter().map(ability).sum::<i32>()
}

fn ability(ability: &Ability) -> i32 {
    match ability {
        Ability::Stat { stat: Stat::Ground | Stat::Ship, more, .. } => FIGHTING * i32::from(*more),
        Ability::Stat { stat: Stat::Hyperdrive, .. } => 0,
        Ability::Stat { more, .. } => TOUGH * i32::from(*more),
        Ability::When { effect, .. }
            if effect.iter().any(|step| matches!(step, Step::Do(Op::WaiveCredits))) =>
        {
            LUXURY
        }
        Ability::When { on: Moment::WinFamousPatrol, .. } => LUXURY / 2,
        Ability::When { .. } => DICE,
        Ability::Action(..) | Ability::Discount(..) => 40,
        Ability::Always(Rule::HoldsCargo) => ROOM,
        _ => 0,
    }
}

/// Where a card is to be brought, or attempted.
pub(super) fn destination(table: &Open, card: &Card) -> Option<Space> {
    match card.destination {
        Destination::Planet(planet) => planet.parse().ok(),
        Destination::Marked => table.marked,
        Destination::None | Destination::OtherPlayer | Destination::HatedPlayer => None,
    }
}

/// What a reward brings.
#[derive(Clone, Copy, Default)]
pub(super) struct Reward {
    pub fame: u8,
    pub credits: u8,
    pub liked: i8,
}

impl Reward {
    pub(super) fn of(table: &Open, seat: Seat, effect: Effect) -> Reward {
        let mut reward = Reward::default();
        reward.read(table, &Frame::new(Entry::WINDOW, 0, seat.0), effect);
        reward
    }

    pub(super) fn of_card(table: &Open, seat: Seat, card: CardId, effect: Effect) -> Reward {
        let mut reward = Reward::default();
        reward.read(table, &Frame::new(Entry::WINDOW, card.thing(), seat.0), effect);
        reward
    }

    fn read(&mut self, table: &Open, frame: &Frame, effect: Effect) {
        for step in effect {
            match step {
                Step::Do(Op::Pays(n) | Op::Gain(Num::N(n))) => self.credits += n,
                Step::Do(Op::Fame(n)) => self.fame += n,
                Step::Do(Op::GainRep(_)) => self.liked += 1,
                Step::Do(Op::LoseRep(_) | Op::PayRep(_)) => self.liked -= 1,
                Step::If(cond, yes, no) => {
                    self.read(table, frame, if table.holds(cond, frame) { yes } else { no });
                }
                _ => {}
            }
        }
    }

    pub(super) fn worth(self, table: &Open, seat: Seat, waives: bool) -> i32 {
        let paid = money(table, seat, self.credits.into());
        let paid = if waives { paid.max(FAME) } else { paid };
        FAME * i32::from(self.fame) + paid + LIKED * i32::from(self.liked)
    }
}
