//! Positions of the team game: those of two regions.
//!
//! A player's things are named after the seat, `empire-2 hand`; those of a region end with its number,
//! `row 2`; `turn` and `force` are for all.

use kernel::{Fact, Fate};

use super::state::{TeamState, region_of, side_at};
use super::{TeamSetup, TeamView, Teams, names};
use crate::state::OtherRegion;
use crate::{Deckbuilding, SIDES, staged};

/// A position in the making.
#[derive(Debug)]
pub struct Stage {
    regions: [staged::Stage; 2],
    open_hands: bool,
}

/// The region and what the subject is called there.
fn local(subject: &str) -> Result<(usize, String), String> {
    if let Some((name, thing)) = subject.split_once(' ')
        && let Some(seat) = names::called(name)
    {
        let side = SIDES.name(side_at(seat));
        return Ok((region_of(seat), format!("{side} {thing}")));
    }
    match subject.rsplit_once(' ') {
        Some((thing, "1")) => Ok((0, thing.to_owned())),
        Some((thing, "2")) => Ok((1, thing.to_owned())),
        _ => Err(format!("there is no `{subject}`; write `empire-1 hand`, `row 1`, `turn` or `force`")),
    }
}

impl kernel::Stage for Teams {
    type Position = Stage;

    fn usual() -> TeamSetup {
        TeamSetup::default()
    }

    fn set_option(setup: &mut TeamSetup, option: &str, value: &str) -> Result<(), String> {
        setup.set(option, value)
    }

    fn options_of(setup: &TeamSetup) -> Vec<(String, String)> {
        setup.options()
    }

    fn stage(setup: &TeamSetup) -> Result<Stage, String> {
        let agreed = setup.check().map_err(|errors| errors.to_string())?;
        let region = || staged::Stage::new(agreed, Some(OtherRegion::default()));
        Ok(Stage { regions: [region(), region()], open_hands: setup.open_hands })
    }

    fn place(stage: &mut Stage, subject: &str, value: &str) -> Result<(), String> {
        if matches!(subject, "turn" | "force") {
            return stage
                .regions
                .iter_mut()
                .try_for_each(|region| Deckbuilding::place(region, subject, value));
        }
        let (region, subject) = local(subject)?;
        Deckbuilding::place(&mut stage.regions[region], &subject, value)
    }

    fn raise(stage: Stage) -> Result<TeamState, String> {
        let [first, second] = stage.regions;
        let regions = [Deckbuilding::raise(first)?, Deckbuilding::raise(second)?];
        staged::impossible::won(&[&regions[0], &regions[1]])?;
        let mut state = TeamState { regions, begun: true, open_hands: stage.open_hands };
        crate::ops::team::join(&mut state);
        Ok(state)
    }

    fn describe(view: &TeamView) -> Vec<(String, String)> {
        let mut all = Vec::new();
        for (i, region) in view.regions.iter().enumerate() {
            for (subject, value) in Deckbuilding::describe(region) {
                let seat = subject.split_once(' ').and_then(|(name, thing)| {
                    let side = SIDES.called(name)?;
                    Some(format!("{} {thing}", names::seat(super::seat_at(i, side))))
                });
                match (seat, subject.as_str()) {
                    (Some(subject), _) => all.push((subject, value)),
                    (None, "turn" | "force") if i == 1 => {}
                    (None, "turn" | "force") => all.push((subject, value)),
                    (None, _) => all.push((format!("{subject} {}", i + 1), value)),
                }
            }
        }
        all
    }

    fn read(view: &TeamView, subject: &str) -> Result<Fact, String> {
        // R14.6: a team has one victory pile.
        if let Some(side) = subject.strip_suffix(" victory").and_then(|name| SIDES.called(name)) {
            let pile = |region: usize| view.regions[region].table.players[side.index()].victory;
            let named = |region: usize| {
                pile(region).of::<crate::CardId>().map(move |card| names::card(&card.to_string(), region))
            };
            return Ok(Fact::List(named(0).chain(named(1)).collect()));
        }
        if matches!(subject, "turn" | "turn number" | "force") {
            return Deckbuilding::read(&view.regions[0], subject);
        }
        let (region, subject) = local(subject)?;
        Deckbuilding::read(&view.regions[region], &subject)
    }

    fn dictate(state: &TeamState, words: &str) -> Result<Fate, String> {
        match state.fateful() {
            Some((region, _)) => Deckbuilding::dictate(&state.regions[region], words),
            None => words.parse(),
        }
    }
}
