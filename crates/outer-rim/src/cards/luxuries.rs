//! Luxury items.

use super::prelude::*;

/// What the other player gets for the jewels.
pub(crate) static SHARES_JEWELS: Proc = Proc::new("shares the jewels", &[credits(7), fame(1)]);

pub(super) const LUXURIES: [Card; 11] = [
    modification("chromium-hull", both("Chromium Hull", "Casco de cromio"))
        .cost(20)
        .abilities(&[
            Ability::FameWhile(1, Cond::Always),
            on(Moment::LoseShip, &[DISCARD_THIS]),
            Ability::Always(Rule::Attackable),
        ])
        .patrol(Faction::Imperial, 4),
    crew("dash-rendar", both("Dash Rendar", "Dash Rendar"))
        .cost(10)
        .skills(&[Skill::Stealth])
        .abilities(&[may_on(Moment::IllegalReward, &[act(Op::WaiveCredits), fame(1)])]),
    cargo("dejarik-holotable", both("Dejarik Holotable", "Holotablero de dejarik"))
        .cost(10)
        .abilities(&[
            Ability::FameWhile(1, Cond::Has(Kind::Crew, 2)),
            action_if(
                Cond::AtNavpoint,
                &[act(Op::Roll(Num::Count(Kind::Crew))), act(Op::Gain(Num::Per(1, Face::Focus)))],
            ),
        ])
        .doubts(&[(Part::Details, Trust::Reconstructed)]),
    gear("extravagant-wardrobe", both("Extravagant Wardrobe", "Vestuario extravagante"))
        .cost(15)
        .abilities(&[
            Ability::FameWhile(1, Cond::PositiveReps(2)),
            Ability::FameWhile(1, Cond::PositiveReps(4)),
        ])
        .patrol(Faction::Syndicate, 4),
    cargo("gift-for-jabba", both("Gift for Jabba", "Obsequio para Jabba"))
        .cost(20)
        .only_to("tatooine")
        .reward(&[fame(2), gain_rep(Faction::Hutt)])
        .after(&[REMOVE_THIS])
        .abilities(&[on(Moment::Defeat, &[one(Reg::A, &[Filter::Own(Kind::Crew)]), act(Op::Discard(A))])])
        .patrol(Faction::Hutt, 4),
    job("legendary-sabacc", both("Legendary Game of Sabacc", "Legendaria partida de sabacc"))
        .cost(10)
        .destination(Destination::OtherPlayer)
        .effect(&[one_for(Why::About, Reg::B, &[Filter::Others]), act(Op::Databank(40)), REMOVE_THIS])
        .patrol(Faction::Syndicate, 3)
        .doubts(&[(Part::Details, Trust::Reconstructed), (Part::Patrol, Trust::Inferred)]),
    gear("mandalorian-armor", both("Mandalorian Armor", "Armadura mandaloriana"))
        .cost(10)
        .traits(&[Trait::Armor])
        .abilities(&[stat(Stat::Health, 3), may_on(Moment::BountyReward, &[act(Op::WaiveCredits), fame(1)])])
        .patrol(Faction::Hutt, 3),
    modification("proton-torpedoes", both("Proton Torpedoes", "Torpedos de protones"))
        .cost(15)
        .traits(&[Trait::Weapon])
        .abilities(&[stat(Stat::Ship, 1), on(Moment::WinFamousPatrol, &[fame(1)])])
        .patrol(Faction::Rebel, 4),
    cargo("sith-holocron", both("Sith Holocron", "Holocrón sith"))
        .cost(15)
        .destination(Destination::Marked)
        .reward(&[fame(2)])
        .after(&[REMOVE_THIS])
        .on_buy(&[
            one_by(Who::Left, Reg::A, &[Filter::Rule(Pool::AnyPlanet)], Why::Mark),
            act(Op::MarkPlanet(Reg::A)),
        ])
        .patrol(Faction::Imperial, 3)
        .doubts(&[(Part::Details, Trust::Reconstructed), (Part::Patrol, Trust::Inferred)]),
    cargo("stolen-jewels", both("Stolen Jewels", "Joyas robadas"))
        .cost(10)
        .abilities(&[action_if(
            Cond::PlayerHere,
            &[
                one_for(Why::About, Reg::B, &[Filter::Others]),
                DISCARD_THIS,
                credits(7),
                fame(1),
                act(Op::As(Reg::B, Theirs::SharesJewels)),
            ],
        )])
        .patrol(Faction::Rebel, 3)
        .doubts(&[(Part::Patrol, Trust::Inferred)]),
    crew("sy-snootles", both("Sy Snootles", "Sy Snootles"))
        .cost(10)
        .skills(&[Skill::Influence, Skill::Tactics])
        .abilities(&[may_on(Moment::JobReward, &[act(Op::WaiveCredits), fame(1)])]),
];
