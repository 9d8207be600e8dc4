//! Contacts: what meeting them brings, and what they do as crew.

use super::prelude::*;

pub(super) const CONTACTS: [Card; 22] = [
    contact(2, "4-lom", both("4-LOM", "4-LOM"), Class::Green, &[Icon::Droid])
        .traits(&[Trait::Droid])
        .skills(&[Skill::Tactics])
        .effect(&[may(&[act(Op::Pay(Num::LessPer(3, 1, Kind::Bounty))), RECRUIT])])
        .abilities(&[stat(Stat::Ground, 1)]),
    loner(3, "bib-fortuna", both("Bib Fortuna", "Bib Fortuna"), Class::Green, &[Icon::Of(Faction::Hutt)])
        .effect(&[may(&[pay(2), gain_rep(Faction::Hutt)])]),
    contact(
        4,
        "black-krrsantan",
        both("Black Krrsantan", "Black Krrsantan"),
        Class::Yellow,
        &[Icon::Of(Faction::Hutt)],
    )
    .skills(&[Skill::Strength])
    .effect(&[either(
        Cond::Has(Kind::Job, 1),
        &[may(&[pay(1), RECRUIT])],
        &[when(Cond::Has(Kind::Bounty, 1), &[may(&[pay(1), RECRUIT])])],
    )])
    .abilities(&[may_on(
        Moment::Reroll(Rolls::Ground),
        &[reroll(1, &[Filter::OwnFaces]), act(Op::Reroll(Reg::A))],
    )])
    .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    contact(
        5,
        "black-sun-agent",
        both("Black Sun Agent", "Agente de Sol Negro"),
        Class::White,
        &[Icon::Of(Faction::Syndicate)],
    )
    .skills(&[Skill::Stealth])
    .effect(&[either(
        negative(Faction::Syndicate),
        &[test(Skill::Stealth, &[], &[hurt(2)])],
        &[may(&[test_or_pay(Skill::Influence, 2, &[RECRUIT], &[])])],
    )])
    .abilities(&[on(Moment::JobReward, &[credits(2)])]),
    contact(6, "boshek", both("BoShek", "BoShek"), Class::Green, &[])
        .skills(&[Skill::Piloting])
        .effect(&[may(&[pay(2), RECRUIT])])
        .abilities(&[may_on(Moment::Change(Rolls::Ship), &[convert(&[Face::Focus], Face::Hit, 1)])])
        .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    contact(7, "chewbacca", both("Chewbacca", "Chewbacca"), Class::Yellow, &[])
        .skills(&[Skill::Piloting, Skill::Strength])
        .effect(&[may(&[pay(4), RECRUIT])])
        .abilities(&[stat(Stat::Health, 1), stat(Stat::Hull, 2)]),
    loner(8, "dengar", both("Dengar", "Dengar"), Class::Yellow, &[])
        .effect(&[when(Cond::AnyNegative, &[fight(Combat::Ground, 5, &[fame(1)], &[]), SUFFER])]),
    contact(9, "doctor-evazan", both("Doctor Evazan", "Doctor Evazan"), Class::White, &[])
        .skills(&[Skill::Tech])
        .effect(&[may(&[choose_one(&[
            mode(&[pay(2), RECRUIT]),
            mode(&[hurt(1), test(Skill::Knowledge, &[RECRUIT], &[])]),
        ])])])
        .abilities(&[action(&[heal(2)])])
        .trust(Trust::Reconstructed)
        .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    contact(10, "garindan", both("Garindan", "Garindan"), Class::White, &[Icon::Of(Faction::Imperial)])
        .skills(&[Skill::Knowledge])
        .effect(&[either(
            fine(Faction::Imperial),
            &[may(&[pay(2), RECRUIT])],
            &[one(Reg::C, &[Filter::Patrol(Faction::Imperial)]), act(Op::MovePatrol(Reg::C, 3, Toward::You))],
        )])
        .abilities(&[action(&[look(&[Filter::Facedown(Reach::Here)], 1), LOOK])])
        .trust(Trust::Reconstructed)
        .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    loner(
        11,
        "grand-admiral-thrawn",
        both("Grand Admiral Thrawn", "Gran Almirante Thrawn"),
        Class::Yellow,
        &[Icon::Of(Faction::Imperial)],
    )
    .effect(&[either(
        positive(Faction::Imperial),
        &[may(&[pay(2), pay_rep(Faction::Imperial), test(Skill::Tactics, &[fame(1)], &[])])],
        &[either(
            neutral(Faction::Imperial),
            &[may(&[test(
                Skill::Tactics,
                &[gain_rep(Faction::Imperial), lose_rep(Faction::Rebel)],
                &[lose(1)],
            )])],
            &[test(
                Skill::Stealth,
                &[],
                &[one(Reg::C, &[Filter::Patrol(Faction::Imperial)]), act(Op::BringPatrol(Reg::C)), hurt(2)],
            )],
        )],
    )])
    .trust(Trust::Reconstructed),
    contact(12, "greedo", both("Greedo", "Greedo"), Class::Green, &[Icon::Of(Faction::Hutt)])
        .skills(&[Skill::Stealth])
        .effect(&[either(
            negative(Faction::Hutt),
            &[test(Skill::Stealth, &[], &[hurt(2)])],
            &[may(&[test_or_pay(Skill::Influence, 2, &[RECRUIT], &[])])],
        )])
        .abilities(&[may_on(Moment::Change(Rolls::Ground), &[pay(1), act(Op::Add(Face::Hit, 1))])]),
    contact(
        13,
        "hera-syndulla",
        both("Hera Syndulla", "Hera Syndulla"),
        Class::Yellow,
        &[Icon::Of(Faction::Rebel)],
    )
    .skills(&[Skill::Piloting])
    .effect(&[either(
        positive(Faction::Rebel),
        &[RECRUIT],
        &[either(
            neutral(Faction::Rebel),
            &[may(&[test_or_pay(Skill::Piloting, 5, &[RECRUIT], &[])])],
            &[hurt_ship(1)],
        )],
    )])
    .abilities(&[may_on(
        Moment::Reroll(Rolls::Ship),
        &[reroll(2, &[Filter::OwnFace(Face::Blank)]), act(Op::Reroll(Reg::A))],
    )])
    .trust(Trust::Reconstructed)
    .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    contact(14, "hondo-ohnaka", both("Hondo Ohnaka", "Hondo Ohnaka"), Class::Green, &[])
        .skills(&[Skill::Influence])
        .effect(&[may(&[test_or_pay(Skill::Influence, 4, &[RECRUIT], &[lose(1)])])])
        .abilities(&[on(Moment::CargoReward, &[credits(2)])])
        .trust(Trust::Reconstructed),
    contact(15, "ig-rm-droid", both("IG-RM Droid", "Droide IG-RM"), Class::Green, &[Icon::Droid])
        .traits(&[Trait::Droid])
        .skills(&[Skill::Strength])
        .effect(&[may(&[test_or_pay(Skill::Tech, 3, &[RECRUIT], &[])])])
        .abilities(&[stat(Stat::Health, 2)])
        .trust(Trust::Reconstructed)
        .doubts(&[(Part::Name, Trust::Remembered)]),
    contact(16, "k-2so", both("K-2SO", "K-2SO"), Class::Yellow, &[Icon::Droid])
        .traits(&[Trait::Droid])
        .skills(&[Skill::Strength])
        .effect(&[may(&[test(
            Skill::Tech,
            &[RECRUIT],
            &[fight(Combat::Ground, 4, &[RECRUIT], &[]), SUFFER],
        )])])
        .abilities(&[may_on(Moment::Cancel(Combat::Ground), &[cancel(Face::Hit)])])
        .trust(Trust::Reconstructed)
        .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    loner(17, "leia-organa", both("Leia Organa", "Leia Organa"), Class::Green, &[Icon::Of(Faction::Rebel)])
        .effect(&[either(
            positive(Faction::Rebel),
            &[may(&[pay(2), pay_rep(Faction::Rebel), test(Skill::Influence, &[fame(1)], &[])])],
            &[either(
                neutral(Faction::Rebel),
                &[may(&[test(
                    Skill::Influence,
                    &[gain_rep(Faction::Rebel), lose_rep(Faction::Imperial)],
                    &[
                        one(Reg::C, &[Filter::Patrol(Faction::Imperial)]),
                        act(Op::MovePatrol(Reg::C, 4, Toward::You)),
                    ],
                )])],
                &[credits(1)],
            )],
        )])
        .trust(Trust::Reconstructed),
    contact(18, "lobot", both("Lobot", "Lobot"), Class::White, &[])
        .skills(&[Skill::Tech])
        .effect(&[may(&[pay(3), RECRUIT])])
        .abilities(&[Ability::Discount(&[Kind::Gear, Kind::Mod], 1)])
        .trust(Trust::Reconstructed)
        .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    contact(19, "maz-kanata", both("Maz Kanata", "Maz Kanata"), Class::Yellow, &[])
        .skills(&[Skill::Influence, Skill::Knowledge])
        .effect(&[may(&[
            one_skill(&[Filter::Skills(&[Skill::Influence, Skill::Knowledge])]),
            test_chosen(&[RECRUIT], &[may(&[pay(5), RECRUIT])]),
        ])])
        .abilities(&[action(&[look(&[Filter::Facedown(Reach::Any)], 1), LOOK])])
        .trust(Trust::Reconstructed)
        .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    contact(20, "ponda-baba", both("Ponda Baba", "Ponda Baba"), Class::White, &[])
        .skills(&[Skill::Strength])
        .effect(&[may(&[test(Skill::Strength, &[RECRUIT], &[hurt(2)])])])
        .abilities(&[may_on(Moment::Change(Rolls::Ground), &[convert(&[Face::Focus], Face::Hit, 1)])])
        .trust(Trust::Reconstructed)
        .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    contact(
        21,
        "saw-gerrera",
        both("Saw Gerrera", "Saw Gerrera"),
        Class::Yellow,
        &[Icon::Of(Faction::Rebel)],
    )
    .skills(&[Skill::Tactics])
    .effect(&[either(
        positive(Faction::Imperial),
        &[fight(Combat::Ground, 4, &[], &[lose(2)]), SUFFER],
        &[may(&[pay(4), RECRUIT])],
    )])
    .abilities(&[on(Moment::WinPatrol, &[credits(2)])])
    .trust(Trust::Reconstructed)
    .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    contact(22, "w1-le", both("W1-LE", "W1-LE"), Class::White, &[Icon::Droid])
        .traits(&[Trait::Droid])
        .skills(&[Skill::Influence])
        .effect(&[may(&[test_or_pay(Skill::Tech, 2, &[RECRUIT], &[])])])
        .abilities(&[once_a_turn(
            Moment::Reroll(Rolls::Test),
            &[reroll(1, &[Filter::OwnFaces]), act(Op::Reroll(Reg::A))],
        )])
        .trust(Trust::Reconstructed)
        .doubts(&[(Part::Ability, Trust::Reconstructed)]),
    loner(23, "ziton-moj", both("Ziton Moj", "Ziton Moj"), Class::Yellow, &[Icon::Of(Faction::Syndicate)])
        .effect(&[either(
            fine(Faction::Syndicate),
            &[may(&[pay(3), gain_rep(Faction::Syndicate)])],
            &[fight(Combat::Ground, 5, &[fame(1)], &[lose(2)]), SUFFER],
        )])
        .trust(Trust::Reconstructed),
];
