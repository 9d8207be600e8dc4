//! Bounties.

use super::prelude::*;

pub(super) const BOUNTIES: [Card; 11] = [
    bounty("bounty-garindan", both("Garindan", "Garindan"))
        .hunts("garindan", Combat::Ground, 3)
        .eliminated(&[pays(6), fame(1)])
        .captured("kessel", &[pays(8), fame(2), gain_rep(Faction::Rebel)])
        .after(&[lose_rep(Faction::Imperial), REMOVE_THIS])
        .patrol(Faction::Imperial, 4),
    bounty("bounty-boshek", both("BoShek", "BoShek"))
        .hunts("boshek", Combat::Ship, 3)
        .eliminated(&[pays(6), fame(1)])
        .captured("nal-hutta", &[pays(8), fame(2)])
        .after(&[REMOVE_THIS]),
    bounty("bounty-greedo", both("Greedo", "Greedo"))
        .hunts("greedo", Combat::Ground, 4)
        .eliminated(&[pays(8), fame(1)])
        .captured("ord-mantell", &[pays(9), fame(2), gain_rep(Faction::Syndicate)])
        .after(&[lose_rep(Faction::Hutt), REMOVE_THIS])
        .patrol(Faction::Hutt, 4),
    bounty("bounty-4-lom", both("4-LOM", "4-LOM"))
        .hunts("4-lom", Combat::Ground, 4)
        .eliminated(&[pays(8), fame(1)])
        .captured("tatooine", &[pays(10), fame(2)])
        .after(&[REMOVE_THIS])
        .patrol(Faction::Imperial, 3),
    bounty("bounty-maz", both("Maz Kanata", "Maz Kanata"))
        .hunts("maz-kanata", Combat::Ground, 5)
        .eliminated(&[pays(5), fame(2)])
        .captured("naboo", &[pays(15), fame(2)])
        .after(&[REMOVE_THIS]),
    bounty("bounty-hera", both("Hera Syndulla", "Hera Syndulla"))
        .hunts("hera-syndulla", Combat::Ship, 5)
        .eliminated(&[pays(6), fame(2)])
        .captured("lothal", &[pays(15), fame(2), gain_rep(Faction::Imperial)])
        .after(&[lose_rep(Faction::Rebel), REMOVE_THIS])
        .patrol(Faction::Imperial, 3),
    bounty("bounty-ziton-moj", both("Ziton Moj", "Ziton Moj"))
        .hunts("ziton-moj", Combat::Ground, 5)
        .eliminated(&[pays(6), fame(2)])
        .captured("ring-of-kafrene", &[pays(16), fame(2)])
        .after(&[lose_rep(Faction::Syndicate), REMOVE_THIS])
        .patrol(Faction::Syndicate, 4),
    bounty("bounty-chewbacca", both("Chewbacca", "Chewbacca"))
        .hunts("chewbacca", Combat::Ground, 6)
        .eliminated(&[pays(8), fame(2)])
        .captured("ring-of-kafrene", &[pays(18), fame(2)])
        .after(&[REMOVE_THIS]),
    bounty("bounty-saw-gerrera", both("Saw Gerrera", "Saw Gerrera"))
        .hunts("saw-gerrera", Combat::Ground, 6)
        .eliminated(&[pays(8), fame(2)])
        .captured("lothal", &[pays(17), fame(2), gain_rep(Faction::Imperial)])
        .after(&[REMOVE_THIS])
        .patrol(Faction::Rebel, 4),
    job("wanted-1", both("Wanted", "Se busca"))
        .destination(Destination::HatedPlayer)
        .effect(&[rival(&[Filter::Rivals(Rival::HatedByAny)]), fight_player(None, &[JOB_DONE]), SUFFER])
        .reward(&[pays(5), either(Cond::LessFame, &[fame(2)], &[fame(1)])])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Hutt, 3)
        .doubts(&[(Part::Details, Trust::Reconstructed), (Part::Patrol, Trust::Inferred)]),
    job("wanted-2", both("Wanted", "Se busca"))
        .destination(Destination::HatedPlayer)
        .effect(&[rival(&[Filter::Rivals(Rival::HatedByAny)]), fight_player(None, &[JOB_DONE]), SUFFER])
        .reward(&[pays(5), either(Cond::LessFame, &[fame(2)], &[fame(1)])])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Syndicate, 3)
        .doubts(&[(Part::Details, Trust::Reconstructed), (Part::Patrol, Trust::Inferred)]),
];
