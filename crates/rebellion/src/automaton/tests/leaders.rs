//! S1.3, S1.4, S3.15, S7.7, S7.8: which leader.

use script::Reg;

use super::*;
use crate::automaton::ACTIVATION;
use crate::automaton::rankings::{Ranking, for_resolve, least_skilled, most_capable};
use crate::leaders::Skill;
use crate::things::MissionCard;

/// The best of a pool, as far as nothing but a die can tell them apart.
fn best(
    pool: &[Leader],
    ranking: &Ranking,
    needed: Option<(Skill, u8)>,
    pictured: Option<Leader>,
) -> Vec<Leader> {
    let mut state = empty();
    state.in_pool(pool);
    let from = match needed {
        Some((skill, needed)) => state.table.qualified(Side::Empire, skill, needed),
        None => pool.iter().copied().collect(),
    };
    // A card that pictures them, if anybody.
    let card = MissionCard::each().find(|card| card.mission().portrait == pictured && pictured.is_some());
    let frame = Frame { source: card.map_or(0, MissionCard::thing), ..Frame::BLANK };
    script::best(&state, ranking, from, &frame).0.of::<Leader>().collect()
}

#[test]
fn sc_057_to_064_the_most_capable_and_the_one_who_is_enough() {
    use Leader as L;
    let intel =
        |pool: &[Leader], needed| best(pool, most_capable(Skill::Intel), Some((Skill::Intel, needed)), None);
    assert_eq!(intel(&[L::EMPEROR_PALPATINE, L::ADMIRAL_PIETT, L::COLONEL_YULAREN], 2), [L::COLONEL_YULAREN]);
    assert_eq!(intel(&[L::ADMIRAL_PIETT, L::JABBA_THE_HUTT], 2), [L::JABBA_THE_HUTT]);
    assert_eq!(intel(&[L::ADMIRAL_PIETT, L::DIRECTOR_KRENNIC], 2), [L::ADMIRAL_PIETT]);
    assert_eq!(intel(&[L::DIRECTOR_KRENNIC], 3), [L::DIRECTOR_KRENNIC]);
    assert_eq!(intel(&[L::GENERAL_TAGGE], 1), []);
    let ops = |pictured| {
        let pool = [L::DARTH_VADER, L::BOBA_FETT];
        best(&pool, most_capable(Skill::SpecOps), Some((Skill::SpecOps, 1)), pictured)
    };
    assert_eq!(ops(Some(L::DARTH_VADER)), [L::DARTH_VADER]);
    assert_eq!(ops(None), [L::BOBA_FETT]);
    let pool = [L::EMPEROR_PALPATINE, L::GRAND_MOFF_TARKIN, L::JANUS_GREEJATUS];
    let resolves = best(&pool, for_resolve(Skill::Diplomacy), Some((Skill::Diplomacy, 1)), None);
    assert_eq!(resolves, [L::GRAND_MOFF_TARKIN]);
}

#[test]
fn sc_069_who_has_no_icon_opposes_if_least_skilled() {
    let pool = [Leader::GENERAL_TAGGE, Leader::GENERAL_VEERS, Leader::COLONEL_YULAREN];
    assert_eq!(best(&pool, least_skilled(), None, None), [Leader::GENERAL_TAGGE, Leader::GENERAL_VEERS]);
}

#[test]
fn sc_180_two_leaders_are_not_joined_to_meet_a_requirement() {
    let pool = [Leader::DARTH_VADER, Leader::GRAND_MOFF_TARKIN, Leader::GENERAL_TAGGE];
    assert_eq!(best(&pool, most_capable(Skill::Diplomacy), Some((Skill::Diplomacy, 3)), None), []);
}

/// Who is sent from Rodia to Geonosis against these Rebels, or between whom a die decides.
fn sent_against(rebels: &[(Unit, u8)], pool: &[Leader]) -> Vec<Leader> {
    let mut state = empty();
    state.in_pool(pool);
    state.stand(Place::RODIA, &[(Unit::STAR_DESTROYER, 1), (Unit::STORMTROOPER, 3)]);
    state.stand(Place::GEONOSIS, rebels);
    state.table.struck_off = true;
    let events = state.does(&ACTIVATION, &[]);
    let lots = state.lots();
    sent(&events).map_or(lots, |(leader, place)| {
        assert_eq!(place, Place::GEONOSIS);
        vec![leader]
    })
}

#[test]
fn sc_065_066_067_the_battle_ahead_says_who_is_sent() {
    use Leader as L;
    let both = [(Unit::X_WING, 1), (Unit::REBEL_TROOPER, 1)];
    let pool = [L::DARTH_VADER, L::EMPEROR_PALPATINE, L::GRAND_MOFF_TARKIN];
    assert_eq!(sent_against(&both, &pool), [L::EMPEROR_PALPATINE, L::DARTH_VADER]);
    let ground = [(Unit::REBEL_TROOPER, 1)];
    let pool = [L::DARTH_VADER, L::GENERAL_VEERS, L::EMPEROR_PALPATINE];
    assert_eq!(sent_against(&ground, &pool), [L::GENERAL_VEERS]);
    let space = [(Unit::X_WING, 1)];
    let pool = [L::ADMIRAL_PIETT, L::EMPEROR_PALPATINE, L::DARTH_VADER];
    assert_eq!(sent_against(&space, &pool), [L::ADMIRAL_PIETT]);
}

/// Who joins a combat that Rebels begin in Corellia.
fn joins(pool: &[Leader], unrevealed: u8, rebels: &[(Unit, u8)]) -> Vec<Leader> {
    let mut state = empty();
    state.in_pool(pool);
    state.table.unrevealed = unrevealed;
    state.stand(Place::CORELLIA, &[(Unit::STAR_DESTROYER, 1), (Unit::AT_AT, 1)]);
    state.stand(Place::CORELLIA, rebels);
    state.table.active = Side::Rebel;
    let frame = Frame::new(programs().entry(&crate::turn::COMBAT), 0, 0);
    state.machine.push(frame.with(Reg::B, Things::one(Place::CORELLIA.thing())));
    let depth = state.machine.frames().len();
    let mut events = Vec::new();
    script::run(&mut state, &mut events);
    state.follow_dice(depth, &[], &mut events);
    let joined = |event: &Event| match event {
        Event::Joined(leader) if leader.person().side == Side::Empire => Some(*leader),
        _ => None,
    };
    events.iter().filter_map(joined).collect()
}

#[test]
fn sc_096_097_the_best_leader_joins_a_combat_if_there_are_leaders_to_spare() {
    use Leader as L;
    let both = [(Unit::X_WING, 1), (Unit::REBEL_TROOPER, 1)];
    let pool = [L::DARTH_VADER, L::GENERAL_TAGGE, L::JANUS_GREEJATUS];
    assert_eq!(joins(&pool, 2, &both), [L::DARTH_VADER]);
    assert_eq!(joins(&pool, 3, &both), []);
    let pool = [L::EMPEROR_PALPATINE, L::GENERAL_VEERS, L::GENERAL_TAGGE];
    assert_eq!(joins(&pool, 2, &[(Unit::REBEL_TROOPER, 1)]), [L::GENERAL_VEERS]);
}
