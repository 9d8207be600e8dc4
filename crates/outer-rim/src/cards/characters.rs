//! The characters.

use super::prelude::*;

pub(super) const CHARACTERS: [Hero; 8] = [
    Hero {
        id: "boba-fett",
        name: both("Boba Fett", "Boba Fett"),
        ground: 3,
        health: 4,
        skills: &[Skill::Stealth, Skill::Tactics],
        droid: false,
        starts_with: 90,
        reputation: FirstRep::Liked(Faction::Hutt),
        goal: Goal::Deeds(Deed::BountyReward, 2, Cond::Always),
        abilities: [
            &[action(&[look(&[Filter::Facedown(Reach::Here)], 1), LOOK])],
            &[
                action(&[look(&[Filter::Facedown(Reach::Here)], 1), LOOK]),
                on(Moment::Elimination, &[credits(5)]),
            ],
        ],
    },
    Hero {
        id: "bossk",
        name: both("Bossk", "Bossk"),
        ground: 3,
        health: 4,
        skills: &[Skill::Strength, Skill::Tactics],
        droid: false,
        starts_with: 90,
        reputation: FirstRep::Liked(Faction::Hutt),
        goal: Goal::State(Cond::All(&[Cond::Has(Kind::Mod, 1), Cond::Has(Kind::Gear, 2), Cond::Armed(15)])),
        abilities: [
            &[action(&[heal(2), repair(2)])],
            &[
                action(&[heal(2), repair(2)]),
                encounter(&[
                    rival(&[Filter::Rivals(Rival::MoreFamous)]),
                    fight_player(None, &[fame(1)]),
                    SUFFER,
                ]),
            ],
        ],
    },
    Hero {
        id: "doctor-aphra",
        name: both("Doctor Aphra", "Doctora Aphra"),
        ground: 2,
        health: 4,
        skills: &[Skill::Knowledge, Skill::Stealth, Skill::Tech],
        droid: false,
        starts_with: 92,
        reputation: FirstRep::Liked(Faction::Imperial),
        goal: Goal::Deeds(Deed::JobDone, 2, Cond::Always),
        abilities: [
            &[once_a_turn(Moment::BeforeTest, &[act(Op::MoreSkill(false))])],
            &[
                once_a_turn(Moment::BeforeTest, &[act(Op::MoreSkill(false))]),
                Ability::Planning(Cond::AnyOf(&[Cond::AtPlanet, Cond::AtNavpoint]), &[act(Op::Market)]),
            ],
        ],
    },
    Hero {
        id: "han-solo",
        name: both("Han Solo", "Han Solo"),
        ground: 3,
        health: 4,
        skills: &[Skill::Piloting, Skill::Tech],
        droid: false,
        starts_with: 91,
        reputation: FirstRep::Hated(Faction::Hutt),
        goal: Goal::State(Cond::ShipCosts(15)),
        abilities: [
            &[stat(Stat::Hyperdrive, 2)],
            &[
                stat(Stat::Hyperdrive, 2),
                may_on(Moment::EnterPatrol, &[test(Skill::Piloting, &[act(Op::IgnoreStop)], &[])]),
            ],
        ],
    },
    Hero {
        id: "ig-88",
        name: both("IG-88", "IG-88"),
        ground: 3,
        health: 4,
        skills: &[Skill::Strength, Skill::Tech],
        droid: true,
        starts_with: 90,
        reputation: FirstRep::None,
        goal: Goal::State(Cond::HasDroids(2)),
        abilities: [
            &[
                may_on(
                    Moment::Reroll(Rolls::Combat),
                    &[reroll(ANY_DICE, &[Filter::OwnFaces]), act(Op::Reroll(Reg::A))],
                ),
                action(&[one(Reg::A, &[Filter::OtherDroids]), act(Op::TakeCrew(Reg::A))]),
            ],
            &[
                may_on(
                    Moment::Reroll(Rolls::Combat),
                    &[reroll(ANY_DICE, &[Filter::OwnFaces]), act(Op::Reroll(Reg::A))],
                ),
                may_on(
                    Moment::Defeat,
                    &[
                        one(Reg::A, &[Filter::Own(Kind::Crew)]),
                        act(Op::Discard(A)),
                        HEAL_ALL,
                        REPAIR_ALL,
                        act(Op::AvoidDefeat),
                    ],
                ),
            ],
        ],
    },
    Hero {
        id: "jyn-erso",
        name: both("Jyn Erso", "Jyn Erso"),
        ground: 3,
        health: 4,
        skills: &[Skill::Influence, Skill::Tactics],
        droid: false,
        starts_with: 92,
        reputation: FirstRep::Hated(Faction::Imperial),
        goal: Goal::State(Cond::Sabotaged(2)),
        abilities: [
            &[
                once_a_turn(Moment::Change(Rolls::CombatOrTest), &[convert(&[Face::Focus], Face::Crit, 1)]),
                action_if(
                    Cond::All(&[Cond::AtPlanet, Cond::PlanetOf(Faction::Imperial)]),
                    &[test(Skill::Stealth, &[act(Op::MarkSabotage)], &[])],
                ),
            ],
            &[
                once_a_turn(Moment::Change(Rolls::CombatOrTest), &[convert(&[Face::Focus], Face::Crit, 1)]),
                may_on(
                    Moment::PatrolMoves(3),
                    &[one(Reg::B, &[Filter::Elsewhere]), act(Op::Redirect(Reg::B))],
                ),
            ],
        ],
    },
    Hero {
        id: "ketsu-onyo",
        name: both("Ketsu Onyo", "Ketsu Onyo"),
        ground: 3,
        health: 4,
        skills: &[Skill::Stealth, Skill::Strength],
        droid: false,
        starts_with: 90,
        reputation: FirstRep::Liked(Faction::Syndicate),
        goal: Goal::Deeds(Deed::CombatWon, 3, Cond::Always),
        abilities: [
            &[encounter(&[choose_one(&[
                mode(&[one(Reg::A, &[Filter::Patrols(Reach::Within(3))]), act(Op::MeetPatrol(Reg::A))]),
                mode(&[one(Reg::A, &[Filter::Contacts(Reach::Within(3))]), MEET]),
            ])])],
            &[
                encounter(&[choose_one(&[
                    mode(&[one(Reg::A, &[Filter::Patrols(Reach::Within(3))]), act(Op::MeetPatrol(Reg::A))]),
                    mode(&[one(Reg::A, &[Filter::Contacts(Reach::Within(3))]), MEET]),
                ])]),
                on(Moment::WinAny, &[credits(4)]),
            ],
        ],
    },
    Hero {
        id: "lando-calrissian",
        name: both("Lando Calrissian", "Lando Calrissian"),
        ground: 2,
        health: 4,
        skills: &[Skill::Influence, Skill::Knowledge, Skill::Piloting],
        droid: false,
        starts_with: 91,
        reputation: FirstRep::Chosen,
        goal: Goal::Deeds(Deed::IllegalDelivered, 2, Cond::Always),
        abilities: [
            &[may_on(Moment::Reroll(Rolls::Any), &[reroll(1, &[Filter::OwnFaces]), act(Op::Reroll(Reg::A))])],
            &[
                may_on(
                    Moment::Reroll(Rolls::Any),
                    &[reroll(1, &[Filter::OwnFaces]), act(Op::Reroll(Reg::A))],
                ),
                action_if(
                    Cond::AtPlanet,
                    &[pay(1), test(Skill::Influence, &[act(Op::GainRep(Party::Planet))], &[])],
                ),
            ],
        ],
    },
];
