//! The action cards of the Rebels.

use script::Reg;
use text::both;

use crate::card::{Scheme, Timing, Users, scheme};
use crate::leaders::Skill;
use crate::shorthand::*;
use crate::things::{Leader, Place, Side, Theatre};
use crate::units::Shape;
use crate::words::*;

/// A Rebel leader that is in the game and wears no ring.
const UNRINGED: Step = one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Rebel), L::InPlay, L::Unringed])]);
/// R13.11.
const LUKE: [Leader; 2] = [Leader::LUKE_SKYWALKER, Leader::LUKE_SKYWALKER_JEDI];
/// Where an Independent Operation can drive Imperial troops to.
const REFUGE: [P; 3] = [P::Imperial, P::Not(&P::Has(Side::Rebel, What::Ground)), P::Not(&P::Here)];
/// Where such troops are, and can leave for another system.
const DRIVEN_OUT: [P; 2] =
    [P::Subjugated, P::Elsewhere(&[P::Imperial, P::Not(&P::Has(Side::Rebel, What::Ground))])];

pub(crate) static REBEL_ACTIONS: [Scheme; 25] = [
    scheme(
        "human-cyborg-relations",
        both("Human-Cyborg Relations", "Relaciones cibernético-humanas"),
        Timing::Immediate,
        &[],
    )
    .starting()
    .does(&[UNRINGED, act(Op::Attach(Ring::C3po, Whom::It(Reg::A)))]),
    scheme(
        "our-most-desperate-hour",
        both("Our Most Desperate Hour", "Momentos desesperados"),
        Timing::Assignment,
        &[Leader::PRINCESS_LEIA],
    )
    .starting()
    .does(&[act(Op::Search(Sought::Missions, Into::Assign))]),
    scheme(
        "rebel-planning",
        both("Rebel Planning", "Planificación rebelde"),
        Timing::Assignment,
        &[Leader::JAN_DODONNA],
    )
    .starting()
    .does(&[act(Op::Go(At::Base)), act(Op::DrawObjective(1))]),
    scheme(
        "resourceful-astromech",
        both("Resourceful Astromech", "Astromecánico con recursos"),
        Timing::Immediate,
        &[],
    )
    .starting()
    .does(&[UNRINGED, act(Op::Attach(Ring::R2d2, Whom::It(Reg::A)))]),
    scheme(
        "start-the-evacuation",
        both("Start the Evacuation", "Iniciar la evacuación"),
        Timing::Assignment,
        &[Leader::GENERAL_RIEEKAN],
    )
    .starting()
    .does(&[
        one(Reg::A, &[Filter::Systems(&[P::Not(&P::Has(Side::Empire, What::Unit))])]),
        act(Op::Go(At::It(Reg::A))),
        act(Op::Bring(Bring { held: true, ..Bring::FROM_BASE })),
    ]),
    scheme(
        "temporary-alliance",
        both("Temporary Alliance", "Alianza temporal"),
        Timing::Assignment,
        &[Leader::MON_MOTHMA],
    )
    .starting()
    .does(&[
        one(Reg::A, &[Filter::Systems(&[P::Populous, P::Neutral])]),
        act(Op::Go(At::It(Reg::A))),
        act(Op::Build(Side::Rebel, At::Here)),
    ]),
    scheme("false-orders", both("False Orders", "Órdenes falsas"), Timing::AssignmentEnds, &[])
        .starting()
        .expansion()
        .needs(Cond::Exists(Filter::Leaders(&[L::Of(Side::Empire), L::AloneOnMission])))
        .does(&[
            one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Empire), L::AloneOnMission])]),
            act(Op::CallBack(Reg::A)),
        ]),
    scheme("rebel-extremist", both("Rebel Extremist", "Extremista rebelde"), Timing::Immediate, &[])
        .starting()
        .expansion()
        .does(&[pick(&[
            mode(&[act(Op::DrawStarter)]),
            mode(&[
                needs(Cond::Exists(Filter::Leaders(&[L::Unrecruited, L::Among(&[Leader::SAW_GERRERA])]))),
                act(Op::LoseReputation(1)),
                act(Op::Recruit(Whom::The(Leader::SAW_GERRERA), None)),
            ]),
        ])]),
    scheme("ambush", both("Ambush", "Emboscada"), Timing::Assignment, &[Leader::GENERAL_MADINE]).does(&[
        one(Reg::A, &[Filter::Systems(&[])]),
        act(Op::Go(At::It(Reg::A))),
        destroy_worth(Side::Empire, What::Ground, Num::N(3)),
    ]),
    scheme("an-old-friend", both("An Old Friend", "Un viejo amigo"), Timing::Assignment, &[Leader::HAN_SOLO])
        .needs(Cond::Exists(Filter::Leaders(&[
            L::Unrecruited,
            L::Among(&[Leader::LANDO_CALRISSIAN, Leader::CHEWBACCA]),
        ])))
        .does(&[pick(&[
            mode(&[
                needs(Cond::Exists(Filter::Leaders(&[
                    L::Unrecruited,
                    L::Among(&[Leader::LANDO_CALRISSIAN]),
                ]))),
                act(Op::Go(At::The(Place::BESPIN))),
                act(Op::Recruit(Whom::The(Leader::LANDO_CALRISSIAN), Some(At::Here))),
            ]),
            mode(&[
                needs(Cond::Exists(Filter::Leaders(&[L::Unrecruited, L::Among(&[Leader::CHEWBACCA])]))),
                act(Op::Go(At::The(Place::KASHYYYK))),
                act(Op::Recruit(Whom::The(Leader::CHEWBACCA), Some(At::Here))),
            ]),
        ])]),
    scheme(
        "independent-operation",
        both("Independent Operation", "Operación independiente"),
        Timing::Assignment,
        &[Leader::LANDO_CALRISSIAN],
    )
    .needs(Cond::Exists(Filter::Systems(&DRIVEN_OUT)))
    .does(&[
        one(Reg::A, &[Filter::Systems(&DRIVEN_OUT)]),
        act(Op::Go(At::It(Reg::A))),
        one_by(Who::Rival, Reg::B, &[Filter::Systems(&REFUGE)]),
        act(Op::DriveOut(Reg::B)),
    ]),
    scheme(
        "its-a-trap",
        both("It's a Trap", "¡Es una trampa!"),
        Timing::CombatStarts,
        &[Leader::ADMIRAL_ACKBAR],
    )
    .does(&[act(Op::Lasts(Whose::Enemy, Change::NoTactic(Theatre::Space), Until::Round))]),
    scheme(
        "noble-sacrifice",
        both("Noble Sacrifice", "Noble sacrificio"),
        Timing::Captured,
        &[Leader::OBI_WAN_KENOBI],
    )
    .does(&[act(Op::Eliminate(Whom::User)), act(Op::GainReputation(Num::N(1)))]),
    scheme(
        "one-in-a-million",
        both("One in a Million", "Uno entre un millón"),
        Timing::Rolls,
        &[LUKE[0], LUKE[1], Leader::WEDGE_ANTILLES],
    )
    .does(&[act(Op::SetDice(2))]),
    scheme(
        "point-blank-assault",
        both("Point-Blank Assault", "Asalto a corta distancia"),
        Timing::CombatStarts,
        &[Leader::ADMIRAL_ACKBAR, Leader::GENERAL_MADINE],
    )
    .does(&[act(Op::Weaken)]),
    scheme("son-of-skywalker", both("Son of Skywalker", "Hijo de Skywalker"), Timing::Judged, &LUKE)
        .needs(Cond::Judged(Whose::You, true))
        .does(&[act(Op::Search(
            Sought::Named(&["seek-yoda", "daring-rescue", "critical-rescue"]),
            Into::Hand,
        ))]),
    scheme(
        "target-the-star-destroyers",
        both("Target the Star Destroyers", "Apuntar a los destructores estelares"),
        Timing::CombatStarts,
        &[Leader::WEDGE_ANTILLES],
    )
    .does(&[act(Op::Lasts(Whose::You, Change::Recolours, Until::Combat))]),
    scheme(
        "the-millennium-falcon",
        both("The Millennium Falcon", "El Halcón Milenario"),
        Timing::Immediate,
        &[Leader::HAN_SOLO, Leader::CHEWBACCA],
    )
    .needs(Cond::Exists(Filter::Leaders(&[
        L::Of(Side::Rebel),
        L::InPlay,
        L::Unringed,
        L::Among(&[Leader::HAN_SOLO, Leader::CHEWBACCA]),
    ])))
    .does(&[
        one(
            Reg::A,
            &[Filter::Leaders(&[
                L::Of(Side::Rebel),
                L::InPlay,
                L::Unringed,
                L::Among(&[Leader::HAN_SOLO, Leader::CHEWBACCA]),
            ])],
        ),
        act(Op::Attach(Ring::MillenniumFalcon, Whom::It(Reg::A))),
    ]),
    scheme(
        "undercover",
        both("Undercover", "Clandestinidad"),
        Timing::Attempted,
        &[Leader::LANDO_CALRISSIAN, Leader::OBI_WAN_KENOBI],
    )
    .by(Users::Board)
    .does(&[act(Op::PlaceLeader(Whom::User, At::Here))]),
    scheme(
        "wookiee-guardian",
        both("Wookiee Guardian", "Guardián wookiee"),
        Timing::Attempted,
        &[Leader::CHEWBACCA],
    )
    .needs(Cond::Skill(Skill::SpecOps))
    .does(&[act(Op::FailMission)]),
    scheme(
        "trust-in-the-force",
        both("Trust in the Force", "Confía en la Fuerza"),
        Timing::Assignment,
        &[Leader::JYN_ERSO, Leader::CHIRRUT_IMWE],
    )
    .expansion()
    .needs(Cond::Exists(Filter::Systems(&[P::Subjugated])))
    .does(&[
        one(Reg::A, &[Filter::Systems(&[P::Subjugated])]),
        act(Op::Go(At::It(Reg::A))),
        gain_loyalty(Side::Rebel, 1, At::Here),
        destroy(Side::Empire, What::Shaped(Some(Theatre::Ground), Shape::Triangle), Num::N(1)),
    ]),
    scheme(
        "under-the-radar",
        both("Under the Radar", "Pasar inadvertidos"),
        Timing::Immediate,
        &[Leader::CASSIAN_ANDOR, Leader::SAW_GERRERA],
    )
    .expansion()
    .does(&[act(Op::HideProbe(4))])
    .then(Timing::TurnBegins, &[act(Op::ReturnStash)]),
    scheme(
        "bazes-loyalty",
        both("Baze's Loyalty", "La lealtad de Baze"),
        Timing::CombatStarts,
        &[Leader::CHIRRUT_IMWE],
    )
    .expansion()
    .does(&[destroy_worth(Side::Empire, What::Unit, Num::N(2))]),
    scheme(
        "he-means-well",
        both("He Means Well", "Lo dice con buena intención"),
        Timing::Immediate,
        &[Leader::CASSIAN_ANDOR],
    )
    .expansion()
    .does(&[UNRINGED, act(Op::Attach(Ring::K2so, Whom::It(Reg::A)))]),
    scheme(
        "something-to-fight-for",
        both("Something to Fight For", "Algo por lo que luchar"),
        Timing::CombatEnds,
        &[Leader::JYN_ERSO],
    )
    .expansion()
    .needs(Cond::All(&[
        Cond::Either(&[Cond::Won(Theatre::Space), Cond::Won(Theatre::Ground)]),
        Cond::Exists(Filter::Rule(From::UsedObjectives)),
    ]))
    .does(&[one(Reg::A, &[Filter::Rule(From::UsedObjectives)]), act(Op::RestoreObjective(Reg::A))]),
];
