//! The rules of the team mode in our own words; after them come those it shares with the game for two.

mod cards;
mod table;

use kernel::Section;

use crate::speech::DIGEST as FOR_TWO;

const OWN: [Section; 11] = [
    table::SET_UP,
    table::TEAMWORK,
    table::REGIONS,
    table::SHARED_ZONE,
    table::SHARED_TURNS,
    table::PURCHASES,
    table::ATTACKS,
    table::WINNING,
    cards::ANSWERS,
    cards::CARD_NOTES,
    cards::RULINGS,
];

pub(super) static DIGEST: [Section; OWN.len() + FOR_TWO.len()] = {
    let mut all = [OWN[0]; OWN.len() + FOR_TWO.len()];
    let mut i = 1;
    while i < all.len() {
        all[i] = if i < OWN.len() { OWN[i] } else { FOR_TWO[i - OWN.len()] };
        i += 1;
    }
    all
};
