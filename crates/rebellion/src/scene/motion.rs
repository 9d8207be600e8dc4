//! Events without words.

use std::fmt::Display;

use kernel::{Die, Motion, Roll};

use crate::event::Event;
use crate::text::names::ring_id;
use crate::things::{Colour, Face, Leader, MissionCard, ObjectiveCard, Place, Side, TacticCard, Things};

/// Dice fall in the order of their colours.
fn dice(n: [u8; 3], roll: Roll) -> Vec<Die> {
    let kinds =
        Colour::ALL.into_iter().flat_map(|colour| std::iter::repeat_n(colour, n[colour as usize].into()));
    kinds
        .zip(roll.faces())
        .map(|(colour, face)| Die { kind: colour.name(), face: Face::ALL[usize::from(face)].name() })
        .collect()
}

fn what(what: &'static str) -> Motion {
    Motion { what, ..Motion::default() }
}

fn on(name: &'static str, thing: &dyn Display) -> Motion {
    Motion { things: vec![thing.to_string()], ..what(name) }
}

fn by(name: &'static str, side: Side) -> Motion {
    Motion { seat: Some(side.seat().0), ..what(name) }
}

fn perhaps<T: Display>(name: &'static str, side: Side, card: Option<T>) -> Motion {
    Motion { things: card.into_iter().map(|card| card.to_string()).collect(), ..by(name, side) }
}

fn to(motion: Motion, place: Place) -> Motion {
    Motion { to: Some(place.to_string()), ..motion }
}

fn cards(name: &'static str, side: Side, cards: Things) -> Motion {
    let missions = cards.of::<MissionCard>().map(|card| card.to_string());
    let things = missions.chain(cards.of::<ObjectiveCard>().map(|card| card.to_string())).collect();
    Motion { things, ..by(name, side) }
}

pub(super) fn motion(seen: &Event) -> Motion {
    match seen {
        Event::Loyalty(place, side) => {
            Motion { seat: side.map(|side| side.seat().0), ..on("loyalty", place) }
        }
        Event::Subjugated(place) => on("subjugate", place),
        Event::Freed(place) => on("free", place),
        Event::ProbeRemoved(place) => on("probe-removed", place),
        Event::Placed { side, unit, n, place } => {
            let placed =
                Motion { things: vec![unit.to_string()], amount: Some((*n).into()), ..by("place", *side) };
            to(placed, *place)
        }
        Event::BaseHidden(place) => perhaps("base-hidden", Side::Rebel, *place),
        Event::BaseRevealed(place) => on("base-revealed", place),
        Event::BaseMoved => by("base-moved", Side::Rebel),
        Event::RoundBegan(n) => Motion { amount: Some((*n).into()), ..what("round") },
        Event::Time(n) => Motion { amount: Some((*n).into()), ..what("time") },
        Event::Reputation(n) => Motion { amount: Some((*n).into()), ..what("reputation") },
        Event::Passed(side) => by("pass", *side),
        Event::Activated { leader, place } => to(on("activate", leader), *place),
        Event::Moved { side, unit, n, from } => Motion {
            things: vec![unit.to_string()],
            amount: Some((*n).into()),
            from: Some(from.to_string()),
            ..by("move", *side)
        },
        Event::Arrived { side, place } => to(by("arrive", *side), *place),
        Event::CombatBegan(place) => on("combat", place),
        Event::CombatEnded(place) => on("combat-end", place),
        Event::Joined(leader) => on("join", leader),
        Event::Rolled { side, theatre, dice: n, roll } => {
            Motion { why: theatre.name(), dice: dice(*n, *roll), ..by("roll", *side) }
        }
        Event::RolledMission { side, dice: n, roll } => {
            Motion { why: "mission", dice: dice(*n, *roll), ..by("roll", *side) }
        }
        Event::Hit { side, unit } => Motion { harms: Some(side.seat().0), ..on("hit", unit) },
        Event::Eased { side, unit } => Motion { seat: Some(side.seat().0), ..on("ease", unit) },
        Event::Prevented { side, n } => Motion { amount: Some((*n).into()), ..by("prevent", *side) },
        Event::Forced { n, .. } => Motion { amount: Some((*n).into()), ..by("forced", Side::Rebel) },
        Event::TacticDrawn { side, card, .. } => perhaps("tactic-drawn", *side, *card),
        Event::TacticDiscarded { side, card } => perhaps("tactic-discarded", *side, Some(card)),
        Event::TacticLaid { side, card } => perhaps("tactic-laid", *side, *card),
        Event::TacticPlayed { side, card } => perhaps("tactic-played", *side, Some(card)),
        Event::TacticUsed { side, card, half } => {
            Motion { why: half.name(), ..perhaps("tactic-used", *side, Some(card)) }
        }
        Event::TacticCancelled { side, card } => perhaps("tactic-cancelled", *side, Some(card)),
        Event::TacticsReturned { side, theatre } => {
            Motion { why: theatre.name(), ..by("tactics-returned", *side) }
        }
        Event::TacticRecovered { side, card } => perhaps("tactic-recovered", *side, Some(card)),
        Event::TacticRemoved(card) => on("tactic-removed", card),
        Event::Destroyed { unit, n, place } => Motion {
            harms: Some(unit.kind().side.seat().0),
            amount: Some((*n).into()),
            from: Some(place.to_string()),
            ..on("destroy", unit)
        },
        Event::Retreated { leader, to: place } => to(on("retreat", leader), *place),
        Event::ProbeDrawn(place) => perhaps("probe-drawn", Side::Empire, *place),
        Event::ProbeTaken { place, .. } => perhaps("probe-taken", Side::Empire, *place),
        Event::ProbeReturned => what("probe-returned"),
        Event::Unqueued { unit, space } => Motion { amount: Some((*space).into()), ..on("unqueue", unit) },
        Event::Built { unit, space } => Motion { amount: Some((*space).into()), ..on("build", unit) },
        Event::Shuffled(_) => what("shuffle"),
        Event::Assigned { leader, slot, card } => Motion {
            to: card.map(|card| card.to_string()),
            amount: Some((*slot).into()),
            ..on("assign", leader)
        },
        Event::Revealed { side, card, leaders } => {
            let who = leaders.of::<Leader>().map(|leader| leader.to_string());
            Motion { things: std::iter::once(card.to_string()).chain(who).collect(), ..by("reveal", *side) }
        }
        Event::Aimed { card, place } => to(on("aim", card), *place),
        Event::Opposed(leader) => on("oppose", leader),
        Event::Attempted { card, succeeded } => on(if *succeeded { "succeed" } else { "fail" }, card),
        Event::Returned { side, card } => perhaps("return", *side, Some(card)),
        Event::Discarded(card) => on("discard", card),
        Event::TurnedUp(card) => on("turn-up", card),
        Event::Unplayable(card) => on("unplayable", card),
        Event::PutOff { card, .. } => on("put-off", card),
        Event::Withheld(card) => on("withheld", card),
        Event::Restored(card) => on("restored", card),
        Event::SentBack(_) => what("sent-back"),
        Event::Drew { side, card } => perhaps("draw", *side, *card),
        Event::DrewObjective(card) => perhaps("draw-objective", Side::Rebel, *card),
        Event::LookedAt { side, cards: seen } => cards("look", *side, *seen),
        Event::ShownObjectives(shown) | Event::ShownMissions(shown) => cards("show", Side::Rebel, *shown),
        Event::ObjectiveSunk(card) => perhaps("objective-sunk", Side::Rebel, *card),
        Event::ObjectiveTopped { side, card, .. } => perhaps("objective-topped", *side, *card),
        Event::ObjectiveRaised { card, .. } => perhaps("objective-raised", Side::Rebel, *card),
        Event::Captured(leader) => Motion { harms: Some(Side::Rebel.seat().0), ..on("capture", leader) },
        Event::Rescued(leader, place) => to(on("rescue", leader), *place),
        Event::Ringed(leader, ring) => Motion { why: ring_id(*ring), ..on("ring", leader) },
        Event::Eliminated(leader) => on("eliminate", leader),
        Event::Recruited(leader, place) => {
            Motion { to: place.map(|place| place.to_string()), ..on("recruit", leader) }
        }
        Event::BecameJedi => on("jedi", &Leader::LUKE_SKYWALKER_JEDI),
        Event::Detained(leader) => on("detain", leader),
        Event::Sent(leader, place) => to(on("send", leader), *place),
        Event::ToPool(leader) => on("to-pool", leader),
        Event::Sabotaged(place) => on("sabotage", place),
        Event::Repaired(place) => on("repair", place),
        Event::SystemDestroyed(place) => on("system-destroyed", place),
        Event::Marked(place) => on("mark", place),
        Event::Unmarked(place) => on("unmark", place),
        Event::Answered { region, place, there } => {
            let name = if *there { "base-there" } else { "base-not-there" };
            let region = region.iter().map(ToString::to_string);
            Motion { things: region.chain(place.iter().map(ToString::to_string)).collect(), ..what(name) }
        }
        Event::Named(places) => {
            Motion { things: places.of::<Place>().map(|place| place.to_string()).collect(), ..what("name") }
        }
        Event::Threw { face, .. } => Motion { amount: Some((*face).into()), ..what("throw") },
        Event::ImperialDeed { die, .. } => Motion { amount: die.map(u16::from), ..by("deed", Side::Empire) },
        Event::Heads { die, .. } => Motion { amount: die.map(u16::from), ..by("goal", Side::Empire) },
        Event::Helped { place, .. } => on("help", place),
        Event::Decided(decision) => Motion {
            why: script::Purpose::name(&decision.question),
            amount: decision.die.map(u16::from),
            ..on("decide", &decision.answer)
        },
        Event::Probed(place) => on("probed", place),
        Event::Explored(place) => on("explore", place),
        Event::GivenUp(place) => on("give-up", place),
        Event::SearchReopened(places) => {
            Motion { things: places.of::<Place>().map(|place| place.to_string()).collect(), ..what("search") }
        }
        Event::ActionDrawn { side, card } => perhaps("action-drawn", *side, *card),
        Event::ActionKept { side, card } => perhaps("action-kept", *side, *card),
        Event::ActionShown { side, card } => perhaps("action-shown", *side, Some(card)),
        Event::ActionUsed { side, card } => perhaps("action-used", *side, Some(card)),
        Event::ActionDiscarded { side, card } => perhaps("action-discarded", *side, Some(card)),
        Event::Stashed { card, place } => {
            Motion { to: place.map(|place| place.to_string()), ..on("stash", card) }
        }
        Event::StashShown { card, place } => to(on("stash-shown", card), *place),
        Event::Barred(place) => on("bar", place),
        Event::PoolWidened => by("pool-widened", Side::Empire),
        Event::DieSet { side, die } => perhaps("die-set", *side, Some(die)),
        Event::DieBlanked { side, die } => perhaps("die-blanked", *side, Some(die)),
        Event::Recoloured(n) => Motion { amount: Some((*n).into()), ..by("recolour", Side::Rebel) },
        Event::TacticsShown { side, cards } => Motion {
            things: cards.of::<TacticCard>().map(|card| card.to_string()).collect(),
            ..by("tactics-shown", *side)
        },
        Event::MissionDoomed => what("mission-doomed"),
        Event::CameBack(leader) => on("came-back", leader),
        Event::ObjectivePlayed(card) => perhaps("objective-played", Side::Rebel, Some(card)),
        Event::ObjectiveMissed(card) => perhaps("objective-missed", Side::Rebel, Some(card)),
        Event::ObjectiveDiscarded(card) => perhaps("objective-discarded", Side::Rebel, Some(card)),
        Event::ObjectiveRestored(card) => perhaps("objective-restored", Side::Rebel, Some(card)),
        Event::Unringed(leader, ring) => Motion { why: ring_id(*ring), ..on("unring", leader) },
        Event::Left(side) => by("leave", *side),
        Event::Ended(_) => what("end"),
    }
}
