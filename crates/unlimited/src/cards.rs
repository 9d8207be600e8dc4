//! The cards of the set, grouped as the set groups them. A further set is a further list.

mod aggression;
mod bases;
mod command;
mod cunning;
mod leaders;
mod others;
mod vigilance;

use text::both;

use crate::card::{Face, Kind};
use crate::grants;
use crate::words::*;

/// What the lists of cards are written with.
mod prelude {
    pub(crate) use script::{Count, Mode, Reg};
    pub(crate) use text::both;

    pub(crate) use super::HIGHEST_COST;
    pub(crate) use crate::card::{Face, Rarity, TokenKind, base, event, ground, leader, space, upgrade};
    pub(crate) use crate::chance::Luck;
    pub(crate) use crate::grants::{Grant, Stat, To, keyword, minus, plus};
    pub(crate) use crate::turn::Check;
    pub(crate) use crate::why::Why;
    pub(crate) use crate::words::*;
}

/// How many different cards there are, tokens included.
pub const FACES: usize = 254;
/// No card costs more: whoever names a number names none above it.
pub const HIGHEST_COST: u8 = 10;

pub static BOX: [Face; FACES] = {
    const SETS: [&[Face]; 8] = [
        &leaders::LEADERS,
        &bases::BASES,
        &vigilance::VIGILANCE,
        &command::COMMAND,
        &aggression::AGGRESSION,
        &cunning::CUNNING,
        &others::OTHERS,
        &TOKENS,
    ];
    let mut all = [TOKENS[0]; FACES];
    let (mut set, mut at) = (0, 0);
    while set < SETS.len() {
        let mut i = 0;
        while i < SETS[set].len() {
            all[at] = SETS[set][i];
            (i, at) = (i + 1, at + 1);
        }
        set += 1;
    }
    assert!(at == FACES, "every card is in the box");
    all
};

/// R14.
const TOKENS: [Face; 2] = [
    Face { kind: Kind::Token, ..crate::card::upgrade(2, "shield", both("Shield", "Escudo")) }
        .traits(&[Trait::Armor]),
    Face { kind: Kind::Token, ..crate::card::upgrade(1, "experience", both("Experience", "Experiencia")) }
        .traits(&[Trait::Learned])
        .stats(1, 1),
];

/// The abilities of a card have numbers: those of its front, those of a leader's unit side, and the one it gives.
pub const STRIDE: usize = 8;
const DEPLOYED: usize = 4;
const GIVEN: usize = 7;

/// Keywords that trigger (R18).
pub const KEYWORDS: usize = 4;
const FIRST_KEYWORD: u16 = (FACES * STRIDE) as u16;
pub const AMBUSH: u16 = FIRST_KEYWORD;
pub const SHIELDED: u16 = FIRST_KEYWORD + 1;
pub const RESTORE: u16 = FIRST_KEYWORD + 2;
pub const SABOTEUR: u16 = FIRST_KEYWORD + 3;

static KEYWORD_ABILITIES: [Ability; KEYWORDS] = [
    // R18.1.
    may_played(&[
        one(script::Reg::B, &[AMBUSH_OF_THIS]),
        one(script::Reg::A, &[UNIT.that(Test::This)]),
        CALL_ATTACK,
    ]),
    // R18.8.
    played(&[shield(THIS)]),
    // R18.5.
    attacks(&[act(Op::Heal(Num::Given, It::OwnBase))]),
    // R18.6.
    attacks(&[rule(crate::turn::Routine::BreakShields)]),
];

/// The ability of a number.
pub fn ability(id: u16) -> Option<&'static Ability> {
    if id >= FIRST_KEYWORD {
        return KEYWORD_ABILITIES.get(usize::from(id - FIRST_KEYWORD));
    }
    let (face, slot) = (&BOX[usize::from(id) / STRIDE], usize::from(id) % STRIDE);
    match slot {
        GIVEN => face.abilities.iter().chain(face.deployed).find_map(|ability| match ability {
            Ability::Gives { ability, .. } | Ability::Lends(ability) => Some(*ability),
            _ => None,
        }),
        DEPLOYED.. => face.deployed.get(slot - DEPLOYED),
        _ => face.abilities.get(slot),
    }
}

static IDS: [u16; FACES * STRIDE] = {
    let mut ids = [0; FACES * STRIDE];
    let mut i = 0;
    while i < ids.len() {
        ids[i] = i as u16;
        i += 1;
    }
    ids
};

/// The numbers of the abilities of a card's visible side.
pub(crate) fn ability_ids(face: usize, deployed: bool) -> &'static [u16] {
    let Face { kind, abilities, deployed: unit_side, .. } = &BOX[face];
    let (first, len) = match kind {
        Kind::Leader if deployed => (face * STRIDE + DEPLOYED, unit_side.len()),
        _ => (face * STRIDE, abilities.len()),
    };
    &IDS[first..first + len]
}

/// The number of the ability a card gives to others.
pub(crate) const fn given(face: usize) -> u16 {
    (face * STRIDE + GIVEN) as u16
}

/// The number of the one ability a card lends for a while; a second one would need a row of its own in the table of
/// what lasts.
pub(crate) const LENT: u16 = {
    let mut lent = None;
    let mut face = 0;
    while face < FACES {
        let mut i = 0;
        while i < BOX[face].abilities.len() {
            if matches!(BOX[face].abilities[i], Ability::Lends(_)) {
                assert!(lent.is_none(), "one card lends an ability");
                lent = Some(given(face));
            }
            i += 1;
        }
        face += 1;
    }
    lent.expect("a card lends an ability")
};

/// R3.3: the same card, or one of another set with the same name and title.
pub(crate) fn are_copies(a: usize, b: usize) -> bool {
    if a == b {
        return true;
    }
    let (a, b) = (&BOX[a], &BOX[b]);
    a.set != b.set && a.name == b.name && a.title == b.title
}

/// The number of what a card leaves for later.
pub(crate) fn later(face: usize) -> Option<u16> {
    let at = BOX[face].abilities.iter().position(|ability| matches!(ability, Ability::Later(_)))?;
    Some((face * STRIDE + at) as u16)
}

/// The number of what an event does.
pub(crate) fn event_of(face: usize) -> Option<u16> {
    let at = BOX[face].abilities.iter().position(|ability| matches!(ability, Ability::Event(_)))?;
    Some((face * STRIDE + at) as u16)
}

/// What the next card costs less by an effect of this one.
pub(crate) fn next_costs(face: usize) -> Option<(i8, &'static Filter)> {
    let steps = BOX[face].abilities.iter().filter_map(|ability| match ability {
        Ability::When { effect, .. } => Some(*effect),
        _ => None,
    });
    steps.flatten().find_map(|step| match step {
        Step::Do(Op::NextCosts(by, of)) => Some((*by, *of)),
        _ => None,
    })
}

/// Whether a card's visible side does something as long as it is in play, or waits for what others do.
pub(crate) fn stands(abilities: &[Ability]) -> bool {
    abilities.iter().any(grants::stands)
}

pub(crate) fn acts(abilities: &[Ability]) -> bool {
    abilities.iter().any(|ability| matches!(ability, Ability::Action { .. } | Ability::Epic(_)))
}

pub(crate) fn watches(abilities: &[Ability]) -> bool {
    abilities.iter().any(|ability| match ability {
        Ability::When { on, .. } => on.iter().any(|moment| {
            matches!(
                moment,
                Moment::UnitDefeated(_)
                    | Moment::UnitLeaves(_)
                    | Moment::YouPlay(_)
                    | Moment::YouDamage(_)
                    | Moment::ActionPhaseBegins
                    | Moment::CardsReady
            )
        }),
        _ => false,
    })
}
