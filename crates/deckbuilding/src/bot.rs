//! Rules of thumb: what a sensible player does. Everything is worked out anew from the view at every
//! question, so that the advice fits whatever happened before.
//!
//! Worth is counted in tenths of a point of attack.

mod aim;
mod reason;

use kernel::{Advise, Seat};
use script::{Answer, Core, Instr, best_pick, wanted};
use text::Lang;

use crate::Deckbuilding;
use crate::action::{Action, Target};
use crate::card::{Card, CardId, Group};
use crate::state::{Open, faction_of, side_of};
use crate::turn::programs;
use crate::view::View;
use crate::why::Why;
use crate::words::*;

/// A point of attack, a resource, a space on the Force track, a card drawn or discarded, a card exiled.
const ATTACK: i32 = 10;
const RESOURCE: i32 = 10;
const FORCE: i32 = 5;
const DRAW: i32 = 14;
const EXILE: i32 = 12;
/// A card that is not worth more than this is better out of the deck.
const JUNK: i32 = 21;

impl Advise for Deckbuilding {
    fn advise(view: &View, offered: &[Action]) -> Action {
        let seat = offered_to(view);
        match offered[0] {
            Action::Answer(Answer::Choose(_)) => choose(view, seat, offered),
            Action::Answer(Answer::Mode(_)) => best(offered, |action| mode_worth(view, seat, action)),
            Action::Redirect(_) => best(offered, redirect_worth),
            Action::Answer(Answer::Amount(_)) => aim::amount(view, seat, offered),
            Action::Answer(Answer::Trigger(..) | Answer::Yes) => offered[0],
            _ => in_turn(view, seat, offered),
        }
    }

    fn reason(view: &View, offered: &[Action], action: &Action, lang: Lang) -> Option<String> {
        reason::reason(view, offered_to(view), offered, action, lang)
    }
}

fn offered_to(view: &View) -> Seat {
    match view.eyes {
        kernel::Eyes::Seat(seat) => seat,
        kernel::Eyes::Public | kernel::Eyes::All => view.table.active,
    }
}

/// The first of the best.
fn best(offered: &[Action], worth: impl Fn(&Action) -> i32) -> Action {
    let mut best = (i32::MIN, offered[0]);
    for action in offered {
        let worth = worth(action);
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}

// ---- The turn: play everything, use what helps, hunt, attack, buy.

fn in_turn(view: &View, seat: Seat, offered: &[Action]) -> Action {
    let table = &view.table;
    let purse = table.players[seat.index()].resources;
    let score = |action: &Action| match *action {
        // Abilities that turn weak cards in hand into better ones come before the cards are played.
        Action::Use(card) => use_worth(view, seat, card),
        Action::Play(card) => 8_000 + i32::from(card.card().force) * 100 + i32::from(card.card().attack),
        Action::Resolve(Target::Row(target)) => {
            let enough = table.assigned_attack(seat, Target::Row(target));
            if table.target_value(seat, target).is_some_and(|needed| enough >= needed.into()) {
                7_000
            } else {
                -1
            }
        }
        Action::Assign(card, Target::Row(target)) => match hunter(table, seat, target) {
            Some(next) if next == card => 6_000 + hunt_worth(table, seat, target),
            _ => -1,
        },
        Action::Assign(_, Target::Base) => 5_000,
        Action::Resolve(Target::Base) => 4_000,
        Action::Buy(card) => buy_worth(table, card, purse),
        // Money that buys nothing of use still keeps a good card from the enemy.
        Action::Bribe(card) => worth(card.card()) / 4,
        // One's own use of it comes first.
        Action::Lend(_) => 7_400,
        // The partner's cards are the partner's; what was left behind is better used than lost.
        Action::Join => 1,
        Action::End => 0,
        _ => -1,
    };
    best(offered, score)
}

/// The next card to assign to a hunt that is worth it, and can succeed.
fn hunter(table: &Open, seat: Seat, target: CardId) -> Option<CardId> {
    let needed = u16::from(table.target_value(seat, target)?);
    let gathered = table.assigned_attack(seat, Target::Row(target));
    if gathered >= needed {
        return None;
    }
    let attack = |thing: &u16| table.attack(seat, CardId::from_thing(*thing), true);
    let mut free: Vec<u16> =
        (table.unassigned(seat) & crate::query::units()).iter().filter(|thing| attack(thing) > 0).collect();
    // The smallest single card that does it, or else the biggest first.
    free.sort_by_key(|thing| std::cmp::Reverse(attack(thing)));
    let total: u16 = free.iter().map(attack).sum();
    let missing = needed - gathered;
    if total < missing {
        return None;
    }
    let single = free.iter().rev().find(|thing| attack(thing) >= missing);
    let spent = single.map_or_else(
        || {
            let mut sum = 0;
            free.iter()
                .map(attack)
                .take_while(|a| {
                    let more = sum < missing;
                    sum += a;
                    more
                })
                .sum::<u16>()
        },
        &attack,
    );
    let started = gathered > 0;
    let finishes = aim::base_falls(table, seat);
    if !started && (finishes || hunt_worth(table, seat, target) < i32::from(spent) * ATTACK) {
        return None;
    }
    single.or(free.first()).map(|thing| CardId::from_thing(*thing))
}

/// The reward, and that the enemy will not have the card.
fn hunt_worth(table: &Open, seat: Seat, target: CardId) -> i32 {
    let card = target.card();
    let reward = match card.faction {
        Faction::Neutral => i32::from(card.cost) * RESOURCE,
        Faction::Empire | Faction::Rebel => effect_worth(card.reward),
    };
    let room = table.force_of(seat);
    let no_room = if room >= 2 { FORCE } else { 0 };
    reward + worth(card) / 3 - no_room
}

fn use_worth(view: &View, seat: Seat, card: CardId) -> i32 {
    let table = &view.table;
    let Ability::Activated { cost, effect, .. } = card.card().ability else { return 7_500 };
    let exiles_itself = matches!(cost, [Step::Do(Op::Exile(Cards::This))]);
    let damage = worst_damage(table, seat);
    if exiles_itself {
        // The card is worth keeping unless what it buys is worth more right now.
        let now = match effect {
            [Step::Do(Op::GainForce(_))] => table.force_of(seat) == 2 && late(table),
            [Step::Do(Op::Repair(n))] => damage >= *n && late(table),
            [Step::Choose { .. }, Step::Do(Op::Damage(..))] => aim::finishing(table, seat, 2),
            [Step::Choose { .. }, Step::Do(Op::Destroy(_))] => true,
            [Step::Choose { .. }, Step::Do(Op::Exile(_))] => has_junk(view, seat),
            _ => false,
        };
        return if now { 3_000 } else { -1 };
    }
    if let [Step::Choose { .. }, ..] = cost {
        // A card from hand is the price: only a weak one is worth paying.
        let weak = view.hidden(seat).hand.iter().flatten().any(|card| worth(card.card()) <= JUNK);
        let repairs = matches!(effect, [Step::Do(Op::Repair(_))]);
        return if weak && (!repairs || damage >= 3) { 8_500 } else { -1 };
    }
    match effect {
        [Step::Do(Op::Repair(_))] if damage == 0 => -1,
        _ => 7_500,
    }
}

/// The damage on the base of one's side that has most.
fn worst_damage(table: &Open, seat: Seat) -> u8 {
    table.bases(seat).iter().map(|base| table.damage.of(CardId::from_thing(base))).max().unwrap_or(0)
}

fn late(table: &Open) -> bool {
    table.turn > 14
}

fn has_junk(view: &View, seat: Seat) -> bool {
    let hand = view.hidden(seat).hand.iter().flatten().copied();
    hand.chain(view.table.players[seat.index()].discard.from_top()).any(|card| worth(card.card()) <= JUNK)
}

fn buy_worth(table: &Open, card: CardId, purse: u16) -> i32 {
    let face = card.card();
    if face.group == Group::OuterRim {
        // Money early, ballast late.
        return if table.turn <= 10 && purse < 4 { 100 } else { -1 };
    }
    let slow = if late(table) { i32::from(face.resources) * RESOURCE / 2 } else { 0 };
    100 + worth(face) * 4 - slow
}

// ---- Questions

fn choose(view: &View, seat: Seat, offered: &[Action]) -> Action {
    let frame = view.stack.top().expect("a question is open");
    let table = &view.table;
    let mine = |card: CardId| table.players[seat.index()].owned.contains(card.thing());
    let pass = offered.contains(&Action::PASS);
    let of = |action: &Action, score: &dyn Fn(CardId) -> i32| match action {
        Action::Answer(Answer::Choose(card)) => score(*card),
        _ => 0,
    };
    let Instr::Choose(choice) = programs().code.at(frame.pc) else { return offered[0] };
    let wanted = wanted(choice, frame);
    let by =
        |score: &dyn Fn(CardId) -> i32| best_pick(offered, wanted, Action::PASS, |action| of(action, score));
    // What will be done with the cards tells which ones to choose.
    match choice.why {
        Why::Exile if pass => by(&|card| JUNK + 1 - worth(card.card())),
        Why::Exile => by(&|card| 1_000 - worth(card.card())),
        Why::Discard
            if offered.iter().any(|a| matches!(a, Action::Answer(Answer::Choose(c)) if mine(*c))) =>
        {
            by(&|card| 1_000 - worth(card.card()))
        }
        // Cards of the galaxy: what the enemy would like most goes.
        Why::Discard => by(&|card| 1_000 + use_to_enemy(card, seat)),
        Why::Damage => by(&|card| {
            let left = i32::from(table.hit_points_left(card));
            let falls = left <= 2;
            if card.card().kind == Kind::Base {
                let counts = aim::wanted(table, seat).contains(card.thing());
                (if falls { 500 } else { 200 }) - left - if counts { 0 } else { 200 }
            } else if falls {
                300
            } else {
                100 - left
            }
        }),
        Why::Destroy => by(&|card| {
            let enemy = table.enemy_ships(seat).contains(card.thing());
            1_000 + worth(card.card()) * if enemy { 2 } else { 1 }
                - i32::from(side_of(card.card().faction) == Some(seat)) * 900
        }),
        // Swap the card on top of the galaxy deck only for one that helps the enemy.
        Why::SwapWithTop => by(&|card| use_to_enemy(card, seat) - 30),
        Why::Repair => by(&|card| table.damage.of(card).into()),
        Why::RevealBase | Why::PickBase => by(&|card| base_worth(card)),
        Why::Purchase | Why::Take | Why::PutBack | Why::Swap | Why::Prevent => {
            by(&|card| 1_000 + worth(card.card()))
        }
    }
}

/// Positive for cards only the enemy can have, negative for one's own.
fn use_to_enemy(card: CardId, seat: Seat) -> i32 {
    let face = card.card();
    match face.faction {
        Faction::Neutral => 0,
        faction if faction == faction_of(seat) => -worth(face),
        Faction::Empire | Faction::Rebel => worth(face),
    }
}

fn mode_worth(view: &View, seat: Seat, action: &Action) -> i32 {
    let Action::Answer(Answer::Mode(mode)) = action else { return 1 };
    let frame = view.stack.top().expect("a question is open");
    let Instr::Pick { modes, .. } = programs().code.at(frame.pc) else { return 0 };
    let effect = modes[usize::from(*mode)].0;
    let owner = Seat(frame.owner);
    let gain = match effect {
        [Step::Do(Op::GainForce(n))] => {
            // The last space pays a resource every turn.
            let room = 3 - i32::from(view.table.force_of(owner));
            i32::from(*n).min(room) * FORCE + if room == i32::from(*n) { RESOURCE } else { 0 }
        }
        [Step::Do(Op::Repair(n))] => i32::from(worst_damage(&view.table, owner).min(*n)) * ATTACK,
        effect => effect_worth(effect),
    };
    // An opponent who must choose gives away the least.
    if owner == seat { gain } else { 1_000 - gain }
}

fn redirect_worth(action: &Action) -> i32 {
    match action {
        Action::Redirect(by) => match by.card().ability {
            // A card that will be exiled again is a card lost.
            Ability::Constant(Constant::RedirectFirst { exile: true, .. }) => -1,
            Ability::Triggered { .. } => 20,
            _ => 10,
        },
        _ => 0,
    }
}

// ---- What cards are worth

/// What a card is worth in a deck, turn after turn.
fn worth(card: &Card) -> i32 {
    let printed = i32::from(card.attack) * ATTACK
        + i32::from(card.resources) * RESOURCE
        + i32::from(card.force) * FORCE;
    let stays = match card.kind {
        // A capital ship works every turn and stands in the way.
        Kind::CapitalShip => printed / 2 + i32::from(card.hit_points) * 4,
        Kind::Unit | Kind::Base => 0,
    };
    let ability = match card.ability {
        Ability::None => 0,
        Ability::Activated { needs, cost, effect } => {
            let effect = effect_worth(effect);
            let effect = if matches!(needs, Cond::Always) { effect } else { effect / 2 };
            if cost.is_empty() { effect } else { effect / 3 }
        }
        Ability::Triggered { on, effect } => match on {
            Moment::Played => effect_worth(effect),
            _ => effect_worth(effect) / 2,
        },
        Ability::Constant(Constant::Attack { plus: Plus::N(n), .. }) => i32::from(n) * ATTACK * 2 / 3,
        Ability::Constant(_) => ATTACK,
    };
    printed + stays + ability
}

fn effect_worth(effect: Effect) -> i32 {
    effect.iter().map(step_worth).sum()
}

fn step_worth(step: &Step) -> i32 {
    match step {
        Step::Do(op) => op_worth(op),
        Step::Together(ops) => ops.iter().map(op_worth).sum(),
        Step::Call { proc, .. } => effect_worth(proc.body),
        Step::Pick { modes, who, .. } => {
            let worths = modes.iter().map(|mode| effect_worth(mode.0));
            match who {
                Who::You => worths.max().unwrap_or(0),
                Who::Opponent => worths.min().unwrap_or(0),
            }
        }
        Step::May(_, block) => effect_worth(block),
        Step::If(Cond::Agreed(_), usual, _) => effect_worth(usual),
        Step::If(_, yes, no) | Step::IfDone(yes, no) => (effect_worth(yes) + effect_worth(no)) / 2,
        _ => 0,
    }
}

fn op_worth(op: &Op) -> i32 {
    let number = |num: &Num| match num {
        Num::N(n) => i32::from(*n),
        _ => 2,
    };
    match op {
        Op::GainAttack(n) => i32::from(*n) * ATTACK,
        Op::GainResources(num) => number(num) * RESOURCE,
        Op::GainForce(n) => i32::from(*n) * FORCE,
        Op::Spend(n) => -i32::from(*n) * RESOURCE,
        Op::Draw(n) => i32::from(*n) * DRAW,
        Op::Repair(n) => i32::from(*n) * ATTACK / 2,
        Op::Exile(_) => EXILE,
        Op::Discard(_) => DRAW,
        Op::Destroy(_) => 30,
        Op::Damage(_, num) | Op::DamageBase(num) => number(num) * ATTACK,
        Op::Move(..) => DRAW,
        Op::Purchase(..) => 30,
        Op::RedirectNext(_) | Op::SwapWithTop(_) | Op::Swap(..) => 5,
        Op::ExileLater(_) | Op::RevealTop(_) | Op::LookAtTop(_) | Op::LookAtHand | Op::Rule(_) => 0,
    }
}

/// Which base to reveal or to pick: hit points, and what it does.
fn base_worth(base: CardId) -> i32 {
    let card = base.card();
    let ability = match card.ability {
        Ability::None => 0,
        Ability::Activated { effect, .. } | Ability::Triggered { effect, .. } => effect_worth(effect),
        Ability::Constant(Constant::Attack { .. } | Constant::Prevent(_)) => 40,
        Ability::Constant(Constant::RedirectFirst { exile: false, .. }) => 25,
        Ability::Constant(_) => 10,
    };
    i32::from(card.hit_points) * ATTACK + ability
}
