//! Events without words.

use std::fmt::Display;

use kernel::{Die, Motion, Roll, Seat};

use crate::event::Event;
use crate::state::{Foe, Open};
use crate::things::{Face, Patrol, Side};
use crate::words::{Body, Combat, Rolls};

fn dice(roll: Roll) -> Vec<Die> {
    roll.faces().map(|face| Die { kind: "rim", face: Face::ALL[usize::from(face)].name() }).collect()
}

const fn body(body: Body) -> &'static str {
    match body {
        Body::Character => "character",
        Body::Ship => "ship",
    }
}

pub(super) const fn fought(combat: Combat) -> &'static str {
    match combat {
        Combat::Ground => "ground",
        Combat::Ship => "ship",
    }
}

/// What dice are rolled for.
pub(super) const fn rolled(of: Rolls) -> &'static str {
    match of {
        Rolls::Ground => "ground",
        Rolls::Ship => "ship",
        Rolls::Test => "test",
        Rolls::Delivery => "delivery",
        Rolls::Any | Rolls::Combat | Rolls::CombatOrTest | Rolls::Effect => "effect",
    }
}

pub(super) fn motion(seen: &Event) -> Motion {
    let what = |what| Motion { what, ..Motion::default() };
    let by = |name, seat: &Seat| Motion { seat: Some(seat.0), ..what(name) };
    let on =
        |name, seat: &Seat, thing: &dyn Display| Motion { things: vec![thing.to_string()], ..by(name, seat) };
    let much = |name, seat: &Seat, n: u8| Motion { amount: Some(n.into()), ..by(name, seat) };
    let open = |name, thing: &dyn Display| Motion { things: vec![thing.to_string()], ..what(name) };
    let perhaps = |name, seat: &Seat, card: &Option<crate::things::CardId>| Motion {
        things: card.iter().map(ToString::to_string).collect(),
        ..by(name, seat)
    };
    let foe = |foe: &Foe| match foe {
        Foe::Enemy => None,
        Foe::Patrol(faction) => Some(Patrol::of(*faction).to_string()),
        Foe::Player(seat) => Some(Side::of(*seat).to_string()),
    };
    match seen {
        Event::Shuffled(_) | Event::Built(_) => what("shuffle"),
        Event::Begins(seat) => by("first", seat),
        Event::TookCharacter(seat, character) => on("character", seat, character),
        Event::TookShip(seat, ship) | Event::ShipTaken(seat, ship) => on("ship", seat, ship),
        Event::Started(seat, card, space) => {
            Motion { to: Some(space.to_string()), ..on("start", seat, card) }
        }
        Event::TurnBegan(seat) => by("turn", seat),
        Event::Moved(seat, space) => {
            Motion { to: Some(space.to_string()), ..on("move", seat, &Side::of(*seat)) }
        }
        Event::Stopped(seat, space) => on("stop", seat, space),
        Event::Stayed(seat) => by("stay", seat),
        Event::Asked { from, .. } => by("ask", from),
        Event::Gained(seat, n) => much("gain", seat, *n),
        Event::Lost(seat, n) => Motion { harms: Some(seat.0), ..much("lose", seat, *n) },
        Event::Paid(seat, n) => much("pay", seat, *n),
        Event::Gave { from, to, credits } => {
            Motion { to: Some(Side::of(*to).to_string()), ..much("give", from, *credits) }
        }
        Event::Fame(seat, n) => much("fame", seat, *n),
        Event::Reputation { seat, faction, up } => {
            let name = if *up { "reputation-up" } else { "reputation-down" };
            on(name, seat, &Patrol::of(*faction))
        }
        Event::Damaged(seat, part, n) => {
            Motion { why: body(*part), harms: Some(seat.0), ..much("damage", seat, *n) }
        }
        Event::Recovered(seat, part, n) => Motion { why: body(*part), ..much("recover", seat, *n) },
        Event::Defeated(seat) => Motion { harms: Some(seat.0), ..by("defeat", seat) },
        Event::Stands(seat) => by("stand", seat),
        Event::ExtraTurn(seat) => by("extra-turn", seat),
        Event::Rolled { seat, of, roll } => {
            Motion { why: rolled(*of), dice: dice(*roll), ..by("roll", seat) }
        }
        Event::Rerolled { seat, kept, roll } => {
            let left = Face::ALL.into_iter().flat_map(|face| {
                std::iter::repeat_n(Die { kind: "kept", face: face.name() }, kept.of(face).into())
            });
            Motion { dice: left.chain(dice(*roll)).collect(), ..by("reroll", seat) }
        }
        Event::Converted { seat, from, to, n } => {
            let things = vec![from.name().to_owned(), to.name().to_owned()];
            Motion { things, ..much("convert", seat, *n) }
        }
        Event::Added { seat, face, n } => {
            Motion { things: vec![face.name().to_owned()], ..much("add", seat, *n) }
        }
        Event::Cancelled { seat, face } => on("cancel", seat, &face.name()),
        Event::Tested { seat, skill, level, passed } => {
            let name = if *passed { "pass" } else { "fail" };
            // The skill, and the faces that counted.
            let counted = Open::passing(*level).iter().map(|face| face.name().to_owned());
            let things = std::iter::once(skill.name().to_owned()).chain(counted).collect();
            Motion { amount: Some((*level).into()), things, ..by(name, seat) }
        }
        Event::BoughtOut(seat, n) => much("buy-out", seat, *n),
        Event::Fought { seat, foe: other, combat, .. } => {
            Motion { to: foe(other), why: fought(*combat), ..by("fight", seat) }
        }
        Event::FightEnded { seat, foe: other, won, damage } => {
            let name = if *won { "win" } else { "loss" };
            // What both sides came to, the attacker first.
            let things = damage.iter().map(ToString::to_string).collect();
            Motion { to: foe(other), things, ..by(name, seat) }
        }
        Event::Contested { winner, .. } => by("contest", winner),
        Event::Prevented(seat) => by("prevent", seat),
        Event::Cycled(_, card) => open("cycle", card),
        Event::Shown(_, card) => open("show", card),
        Event::Bought { seat, card, price } => {
            Motion { amount: Some((*price).into()), ..on("buy", seat, card) }
        }
        Event::Bartered(seat, card) => on("barter", seat, card),
        Event::Sold(seat, card) => on("sell", seat, card),
        Event::Took(seat, card) => on("take", seat, card),
        Event::Discarded(seat, card) => on("discard", seat, card),
        Event::Removed(card) => open("remove", card),
        Event::Marked(seat, space) => on("mark", seat, space),
        Event::LookedAtDeck { seat, n, .. } => much("look", seat, *n),
        Event::Proposed { seat, to, .. } => {
            Motion { to: Some(Side::of(*to).to_string()), ..by("propose", seat) }
        }
        Event::Traded { seat, with } => Motion { to: Some(Side::of(*with).to_string()), ..by("trade", seat) },
        Event::PatrolMoved(faction, space) => {
            Motion { to: Some(space.to_string()), ..open("patrol-move", &Patrol::of(*faction)) }
        }
        Event::PatrolBeaten { seat, faction, .. } => on("patrol-beaten", seat, &Patrol::of(*faction)),
        Event::PatrolCame { faction, space, .. } => {
            Motion { to: Some(space.to_string()), ..open("patrol-come", &Patrol::of(*faction)) }
        }
        Event::Drew { seat, card, .. } => perhaps("draw", seat, card),
        Event::KeptSecret { seat, card, .. } => perhaps("secret", seat, card),
        Event::LostSecret { seat, card, .. } => perhaps("secret-lost", seat, card),
        Event::UsedSecret(seat, card) => on("secret-used", seat, card),
        Event::Read(seat, card) => on("read", seat, card),
        Event::ContactShown(slot, card) => Motion { to: Some(slot.to_string()), ..open("contact", card) },
        Event::LookedAt { seat, slot, .. } => on("look", seat, slot),
        Event::ContactMoved { from, to } => Motion { to: Some(to.to_string()), ..open("contact-move", from) },
        Event::ContactPlaced(card, slot) => Motion { to: Some(slot.to_string()), ..open("contact", card) },
        Event::Joined(seat, card) => on("join", seat, card),
        Event::CrewTaken { seat, from, card } => {
            Motion { from: Some(Side::of(*from).to_string()), harms: Some(from.0), ..on("take", seat, card) }
        }
        Event::Eliminated(seat, card) => on("eliminate", seat, card),
        Event::Captured(seat, card) => on("capture", seat, card),
        Event::Fled(card) => open("flee", card),
        Event::Protected(seat, card) => on("protect", seat, card),
        Event::Attempted(seat, card) => on("attempt", seat, card),
        Event::JobDone(seat, card) => on("job-done", seat, card),
        Event::JobFailed(seat, card) => on("job-failed", seat, card),
        Event::Delivered(seat, card) => on("deliver", seat, card),
        Event::NotDelivered(seat, card) => on("not-delivered", seat, card),
        Event::GoalToken(seat) => by("goal-token", seat),
        Event::GoalReached(seat, part) => Motion { why: body(*part), ..by("goal", seat) },
        Event::Sabotaged(seat, space) => on("sabotage", seat, space),
        Event::Ordered(seat, order) => on("order", seat, order),
        Event::Followed { seat, order, line, .. } => {
            Motion { amount: Some((*line).into()), ..on("follow", seat, order) }
        }
        Event::Chose { piece, .. } => open("choose", piece),
        Event::Left(seat) => by("leave", seat),
        Event::Ended(_) => what("end"),
    }
}
