//! S7.2, S7.7, S1.3, S1.4: what is done and by whom, read from the sheet.

use super::sheet::{icons, kinds, least, most, score, tactics};
use super::*;
use crate::automaton::IMPERIAL_TURN;
use crate::automaton::rankings::{for_resolve, least_skilled, most_capable};
use crate::event::Deed;
use crate::things::MissionCard;

impl Sheet<'_> {
    /// S7.2: whether a die is thrown, and what each half of its faces means.
    fn deeds(&self, unrevealed: usize, movable: bool) -> (bool, Deed, Deed) {
        let pool = self.pool();
        let leads = pool.iter().any(|leader| leader.person().tactics != [0, 0]);
        let activates = leads && movable;
        let plays = unrevealed > 0 && !pool.is_empty();
        let or = |first: Deed, can: bool, second: Deed, other: bool| match (can, other) {
            (true, _) => first,
            (false, true) => second,
            // S7.2.5: there is always a Main deck in these games.
            (false, false) if pool.is_empty() => Deed::Pass,
            (false, false) => Deed::Mission,
        };
        let activate = or(Deed::Activate, activates, Deed::Mission, plays);
        let mission = or(Deed::Mission, plays, Deed::Activate, activates);
        if self.0.agreed.variations.alpha {
            // S7.5, SQ20.
            (false, mission, mission)
        } else if self.0.revealed.is_some() || self.gap() <= 5 {
            (false, activate, activate)
        } else if pool.len() > unrevealed && (activates || plays) {
            (true, activate, mission)
        } else {
            (false, mission, mission)
        }
    }
}

#[test]
fn what_the_empire_does_agrees_with_a_second_reading_of_s7_2() {
    let mut looked = 0;
    positions(17, |mut state, dice| {
        let unrevealed = dice.below(4);
        state.round = Default::default();
        let cards: Vec<MissionCard> = state.missions[1].cards().to_vec();
        cards.iter().take(unrevealed).for_each(|card| state.round.put(*card));
        state.table.unrevealed = state.round.len() as u8;
        state.table.agreed.variations.alpha = dice.below(4) == 0;
        let sheet = Sheet(&state.table);
        let (rolls, low, high) = sheet.deeds(state.round.len(), !sheet.decide(false).is_empty());
        for face in [1, 4, 5, 8] {
            let mut tried = state;
            tried.table.active = Side::Empire;
            tried.machine.push(Frame::new(programs().entry(&IMPERIAL_TURN), 0, 1));
            let mut events = Vec::new();
            script::run(&mut tried, &mut events);
            let told = |events: &[Event]| {
                events.iter().find_map(|event| match event {
                    Event::ImperialDeed { die, deed, .. } => Some((*die, *deed)),
                    _ => None,
                })
            };
            let expected = if face <= 4 { low } else { high };
            if !rolls {
                assert_eq!(told(&events), Some((None, low)), "{:?}", state.table.leaders);
                break;
            }
            let die = Fate::Roll(Roll::default().with(face));
            Rebellion::apply(&mut tried, Input::Fate(die), &mut events);
            assert_eq!(told(&events), Some((Some(face), expected)));
        }
        looked += 1;
    });
    assert!(looked > 300, "{looked} positions are too few");
}

#[test]
fn who_undertakes_and_who_opposes_agrees_with_a_second_reading_of_s1() {
    let mut dice = Dice::new(5);
    let mut state = empty();
    let imperial: Vec<Leader> =
        Leader::each().filter(|leader| leader.person().side == Side::Empire).collect();
    let cards: Vec<MissionCard> = MissionCard::each()
        .filter(|card| card.side() == Side::Empire && card.mission().skill.is_some())
        .collect();
    for _ in 0..3_000 {
        let pool: Vec<Leader> = imperial.iter().copied().filter(|_| dice.below(3) == 0).collect();
        state.in_pool(&pool);
        let card = cards[dice.below(cards.len())];
        let (skill, needed) = card.mission().skill.expect("it takes a skill");
        let frame = Frame { source: card.thing(), ..Frame::BLANK };
        let ranked = |ranking, from: &[Leader]| -> Vec<Leader> {
            let from = from.iter().copied().collect();
            script::best(&state, ranking, from, &frame).0.of::<Leader>().collect()
        };
        let enough = |leader: &Leader| {
            let person = leader.person();
            person.skills[skill as usize] + person.minor[skill as usize] >= needed
        };
        let able: Vec<Leader> = pool.iter().copied().filter(enough).collect();
        let engine: Vec<Leader> = state.table.qualified(Side::Empire, skill, needed).of().collect();
        assert_eq!(engine, able, "{card}");
        // S1.3.
        let pictured = |leader: &Leader| i32::from(card.mission().portrait == Some(*leader));
        let best = most(able.clone(), pictured);
        let best = most(best, |leader| icons(*leader, skill));
        let best = least(best, |leader| kinds(*leader));
        let best = least(best, |leader| tactics(*leader));
        assert_eq!(ranked(most_capable(skill), &able), best, "{card}");
        // S1.4.
        let frugal = least(able.clone(), |leader| icons(*leader, skill));
        let frugal = least(frugal, |leader| score(*leader));
        assert_eq!(ranked(for_resolve(skill), &able), frugal, "{card}");
        // S7.7.
        assert_eq!(ranked(least_skilled(), &pool), least(pool.clone(), |leader| score(*leader)));
    }
}
