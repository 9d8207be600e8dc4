//! The missions of the Rebels.

use script::Reg;
use text::both;

use crate::card::{Mission, Set, Target, attempt, reaction, resolve};
use crate::leaders::Skill;
use crate::shorthand::*;
use crate::things::{Leader, Place, Side, Theatre, Unit};
use crate::turn::Check;
use crate::units::Shape;
use crate::words::*;

pub(crate) static REBEL_MISSIONS: [Mission; 39] = [
    attempt("sabotage", both("Sabotage", "Sabotaje"), Skill::SpecOps, 1)
        .starting()
        .at(&[P::Populous])
        .reprinted(
            Target::System(&[P::Or(&[P::Populous, P::Has(Side::Empire, What::Of(Unit::SHIELD_BUNKER))])]),
            &[pick(&[
                mode(&[needs(Cond::Here(P::Populous)), SABOTAGE]),
                mode(&[
                    needs(Cond::Here(P::Has(Side::Empire, What::Of(Unit::SHIELD_BUNKER)))),
                    destroy(Side::Empire, What::Of(Unit::SHIELD_BUNKER), Num::N(1)),
                ]),
            ])],
        )
        .does(&[SABOTAGE]),
    attempt("build-alliance", both("Build Alliance", "Forjar una alianza"), Skill::Diplomacy, 1)
        .starting()
        .at(&[P::Populous])
        .more_dice(2, P::Has(Side::Rebel, What::Unit))
        .does(&[gain_loyalty(Side::Rebel, 1, At::Here)]),
    attempt("infiltration", both("Infiltration", "Infiltración"), Skill::Intel, 1)
        .starting()
        .at(&[P::Has(Side::Empire, What::Unit)])
        .does(&[act(Op::SplitObjectives)]),
    resolve("rapid-mobilization", both("Rapid Mobilization", "Movilización rápida"), Skill::Logistics, 1)
        .starting()
        .at_base()
        .does(&[act(Op::Mobilize(Num::Leaders(4, 8)))]),
    attempt("stolen-plans", both("Stolen Plans", "Planos robados"), Skill::Intel, 2)
        .pictures(Leader::PRINCESS_LEIA)
        .at(&[P::Has(Side::Empire, What::Unit)])
        .does(&[act(Op::ArrangeObjectives(4))]),
    attempt(
        "establish-trade-relations",
        both("Establish Trade Relations", "Establecer relaciones comerciales"),
        Skill::Diplomacy,
        3,
    )
    .pictures(Leader::MON_MOTHMA)
    .at(&[P::Not(&P::Sabotaged)])
    .does(&[gain_loyalty(Side::Rebel, 1, At::Here), act(Op::Build(Side::Rebel, At::Here))]),
    attempt("base-defenses", both("Base Defenses", "Defensas de la base"), Skill::Diplomacy, 1)
        .pictures(Leader::GENERAL_RIEEKAN)
        .at(&[P::Rebel])
        .does(&[
            act(Op::Gain(Unit::ION_CANNON, 1, At::Base)),
            act(Op::Gain(Unit::SHIELD_GENERATOR, 1, At::Base)),
        ]),
    attempt("plan-the-assault", both("Plan the Assault", "Planificar la ofensiva"), Skill::Intel, 2)
        .pictures(Leader::JAN_DODONNA)
        .at(&[P::Has(Side::Empire, What::Ship)])
        .does(&[act(Op::Bring(Bring { what: What::Ship, ..Bring::FROM_BASE })), COMBAT]),
    resolve("seek-yoda", both("Seek Yoda", "Buscar a Yoda"), Skill::Intel, 1)
        .pictures(Leader::LUKE_SKYWALKER)
        .at(&[P::The(Place::DAGOBAH)])
        .does(&[
            one(Reg::A, &[Filter::Leaders(&[L::Assigned, L::Unringed])]),
            act(Op::Attach(Ring::MasterYoda, Whom::It(Reg::A))),
            when(Cond::Assigned(Leader::LUKE_SKYWALKER), &[act(Op::BecomeJedi)]),
        ]),
    attempt("lead-the-strike-team", both("Lead the Strike Team", "Liderar el comando"), Skill::SpecOps, 2)
        .pictures(Leader::HAN_SOLO)
        .at_any()
        .does(&[
            act(Op::Bring(Bring { what: What::Ground, most: 4, carriers: false, held: true })),
            when(Cond::Here(P::Has(Side::Empire, What::Ground)), &[COMBAT]),
        ]),
    attempt("wookiee-uprising", both("Wookiee Uprising", "Alzamiento wookiee"), Skill::SpecOps, 3)
        .pictures(Leader::CHEWBACCA)
        .at(&[P::The(Place::KASHYYYK)])
        .does(&[gain_loyalty(Side::Rebel, 1, At::Here), destroy_worth(Side::Empire, What::Unit, Num::N(4))]),
    attempt("for-the-greater-good", both("For the Greater Good", "Por el bien común"), Skill::Intel, 3)
        .pictures(Leader::OBI_WAN_KENOBI)
        .at(&[P::Captive])
        .does(&[
            one(Reg::A, &[Filter::Leaders(&[L::Captured, L::Here])]),
            act(Op::Rescue(Whom::It(Reg::A), Escort::None)),
            act(Op::DrawObjective(1)),
        ]),
    resolve("contingency-plan", both("Contingency Plan", "Plan de contingencia"), Skill::Logistics, 1)
        .pictures(Leader::LANDO_CALRISSIAN)
        .nowhere()
        .does(&[
            when(
                Cond::Assigned(Leader::LANDO_CALRISSIAN),
                &[act(Op::MoreSuccesses(Leader::LANDO_CALRISSIAN, 2))],
            ),
            act(Op::Reassign),
        ]),
    attempt(
        "support-of-mon-calamari",
        both("Support of Mon Calamari", "Apoyo de los mon calamari"),
        Skill::Diplomacy,
        2,
    )
    .pictures(Leader::ADMIRAL_ACKBAR)
    .at(&[P::The(Place::MON_CALAMARI)])
    .does(&[pick(&[
        mode(&[gain_loyalty(Side::Rebel, 2, At::Here)]),
        mode(&[act(Op::Queue(Unit::MON_CALAMARI_CRUISER, Num::N(3)))]),
    ])]),
    attempt(
        "rogue-squadron-raid",
        both("Rogue Squadron Raid", "Incursión del Escuadrón Pícaro"),
        Skill::SpecOps,
        2,
    )
    .pictures(Leader::WEDGE_ANTILLES)
    .at(&[P::Imperial])
    .does(&[act(Op::DestroyQueued(Side::Empire, 4))]),
    attempt("misdirection", both("Misdirection", "Maniobra de distracción"), Skill::SpecOps, 1)
        .pictures(Leader::GENERAL_MADINE)
        .at(&[P::Has(Side::Empire, What::Unit)])
        .does(&[
            one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Rebel), L::OnMission])]),
            act(Op::Mislead(Whom::It(Reg::A))),
        ]),
    attempt("heist", both("Heist", "Golpe"), Skill::Intel, 2)
        .pictures(Leader::JYN_ERSO)
        .expansion()
        .at(&[P::Has(Side::Empire, What::Unit)])
        .does(&[pick(&[
            mode(&[needs(Cond::Here(P::Marked)), act(Op::UnmarkOne)]),
            mode(&[
                needs(Cond::Here(P::Has(Side::Empire, What::AnyOf(&DEATH_STARS)))),
                act(Op::DrawObjective(1)),
            ]),
        ])]),
    resolve("secret-mission", both("Secret Mission", "Misión secreta"), Skill::Logistics, 1)
        .pictures(Leader::CASSIAN_ANDOR)
        .expansion()
        .at(&[P::Rebel])
        .does(&[act(Op::TakeMissions(6, Num::With(Leader::CASSIAN_ANDOR, 2, 1)))]),
    attempt(
        "prepare-for-battle",
        both("Prepare for Battle", "Prepararse para la batalla"),
        Skill::SpecOps,
        1,
    )
    .pictures(Leader::SAW_GERRERA)
    .expansion()
    .at(&[P::Subjugated])
    .does(&[
        act(Op::ToPool(Whom::Assigned)),
        Step::If(
            Cond::Rule(Check::SharedTactics),
            &[one(Reg::A, &[Filter::TacticDecks]), act(Op::SortTactics(Reg::A, 4))],
            &[act(Op::RecycleTactics)],
        ),
    ]),
    attempt(
        "aggressive-negotiations",
        both("Aggressive Negotiations", "Negociaciones agresivas"),
        Skill::Diplomacy,
        2,
    )
    .pictures(Leader::CHIRRUT_IMWE)
    .expansion()
    .at(&[P::Captive])
    .fails(&[may(&[destroy(Side::Empire, What::Shaped(Some(Theatre::Ground), Shape::Triangle), Num::N(1))])])
    .does(&[
        one(Reg::A, &[Filter::Leaders(&[L::Captured, L::Here])]),
        act(Op::Rescue(Whom::It(Reg::A), Escort::May)),
    ]),
    attempt("covert-operation", both("Covert Operation", "Operación encubierta"), Skill::Intel, 3)
        .of(Set::Base)
        .at(&[P::Has(Side::Empire, What::Unit)])
        .does(&[act(Op::KeepObjective(2))]),
    attempt("daring-rescue", both("Daring Rescue", "Rescate audaz"), Skill::Intel, 2)
        .of(Set::Base)
        .copies(2)
        .at(&[P::Captive])
        .does(&[
            one(Reg::A, &[Filter::Leaders(&[L::Captured, L::Here])]),
            act(Op::Rescue(Whom::It(Reg::A), Escort::May)),
        ]),
    attempt("demolition", both("Demolition", "Demolición"), Skill::SpecOps, 3)
        .of(Set::Base)
        .at(&[P::Imperial])
        .does(&[act(Op::DestroyMatching(Side::Empire, At::Here))]),
    resolve("hidden-fleet", both("Hidden Fleet", "Flota oculta"), Skill::Logistics, 1)
        .of(Set::Base)
        .copies(3)
        .at(&[P::Not(&P::Has(Side::Empire, What::Unit))])
        .does(&[act(Op::Bring(Bring::FROM_BASE))]),
    attempt("hit-and-run", both("Hit and Run", "Ataque relámpago"), Skill::SpecOps, 2)
        .of(Set::Base)
        .copies(2)
        .at_any()
        .does(&[destroy_worth(Side::Empire, What::Unit, Num::N(2))]),
    attempt("incite-rebellion", both("Incite Rebellion", "Incitar a la rebelión"), Skill::Diplomacy, 2)
        .of(Set::Base)
        .copies(2)
        .at(&[P::Subjugated])
        .does(&[act(Op::Gain(Unit::REBEL_TROOPER, 3, At::Here)), COMBAT]),
    resolve("plant-false-lead", both("Plant False Lead", "Dejar una pista falsa"), Skill::Logistics, 1)
        .of(Set::Base)
        .at(&[P::Has(Side::Empire, What::Unit)])
        .does(&[act(Op::FalseLead(4))]),
    attempt("public-uprising", both("Public Uprising", "Levantamiento popular"), Skill::Diplomacy, 3)
        .of(Set::Base)
        .at(&[P::Subjugated])
        .does(&[
            one(Reg::A, &[Filter::Gainable(What::Shaped(None, Shape::Circle))]),
            act(Op::GainIt(Reg::A, At::Here)),
            one(Reg::A, &[Filter::Gainable(What::Shaped(None, Shape::Triangle))]),
            act(Op::GainIt(Reg::A, At::Here)),
            one(Reg::A, &[Filter::Gainable(What::Shaped(None, Shape::Triangle))]),
            act(Op::GainIt(Reg::A, At::Here)),
            COMBAT,
        ]),
    reaction("subversion-rebel-base", both("Subversion", "Subversión"))
        .of(Set::Base)
        .expansion()
        .nowhere()
        .does(&[act(Op::PlaceLeader(Whom::Assigned, At::Here)), act(Op::MoreDice(1))]),
    attempt("safe-haven", both("Safe Haven", "Refugio seguro"), Skill::Diplomacy, 2)
        .of(Set::Expansion)
        .copies(2)
        .expansion()
        .at(&[P::Rebel, P::Not(&P::Has(Side::Empire, What::Unit))])
        .does(&[act(Op::DeployUpTo(Side::Rebel, 2, &[1, 2, 3]))]),
    attempt("regional-aid", both("Regional Aid", "Ayuda regional"), Skill::Diplomacy, 3)
        .of(Set::Expansion)
        .expansion()
        .at(&[P::Populous])
        .does(&[
            gain_loyalty(Side::Rebel, 1, At::Here),
            one(Reg::A, &[Filter::Systems(&[P::Populous, P::SameRegion, P::Not(&P::Here)])]),
            gain_loyalty(Side::Rebel, 1, At::It(Reg::A)),
        ]),
    attempt("reconnaissance", both("Reconnaissance", "Reconocimiento"), Skill::Intel, 2)
        .of(Set::Expansion)
        .copies(2)
        .expansion()
        .at(&[P::Imperial])
        .does(&[act(Op::Retrieve)]),
    attempt("critical-rescue", both("Critical Rescue", "Rescate crítico"), Skill::Intel, 3)
        .of(Set::Expansion)
        .expansion()
        .at(&[P::Captive])
        .fails(&[act(Op::ReturnThis)])
        .does(&[
            one(Reg::A, &[Filter::Leaders(&[L::Captured, L::Here])]),
            act(Op::Rescue(Whom::It(Reg::A), Escort::May)),
        ]),
    attempt("assault", both("Assault", "Pasar a la ofensiva"), Skill::SpecOps, 1)
        .of(Set::Expansion)
        .copies(2)
        .expansion()
        .at(&[P::Subjugated])
        .always_rolls()
        .does(&[destroy_up_to(Side::Empire, What::Of(Unit::STORMTROOPER), Num::Margin(3))]),
    attempt("plant-explosives", both("Plant Explosives", "Colocar explosivos"), Skill::SpecOps, 2)
        .of(Set::Expansion)
        .expansion()
        .at_any()
        .always_rolls()
        .does(&[act(Op::DestroyWorth(Side::Empire, What::Ground, Num::Margin(u8::MAX), 3, At::Here))]),
    resolve(
        "behind-enemy-lines",
        both("Behind Enemy Lines", "Tras las líneas enemigas"),
        Skill::Logistics,
        1,
    )
    .of(Set::Expansion)
    .copies(2)
    .expansion()
    .at(&[P::Or(&[P::Subjugated, P::Rebel])])
    .does(&[
        act(Op::Bring(Bring { what: What::Mobile, most: 5, ..Bring::FROM_BASE })),
        when(Cond::Here(P::Contested), &[COMBAT]),
    ]),
    resolve("my-only-hope", both("My Only Hope", "Mi única esperanza"), Skill::Logistics, 1)
        .of(Set::Expansion)
        .expansion()
        .at(&[P::Remote])
        .needs(Cond::Exists(Filter::Leaders(&[
            L::Unrecruited,
            L::Among(&[
                Leader::LUKE_SKYWALKER,
                Leader::OBI_WAN_KENOBI,
                Leader::HAN_SOLO,
                Leader::JYN_ERSO,
                Leader::CHIRRUT_IMWE,
            ]),
        ])))
        .does(&[
            one(
                Reg::A,
                &[Filter::Leaders(&[
                    L::Unrecruited,
                    L::Among(&[
                        Leader::LUKE_SKYWALKER,
                        Leader::OBI_WAN_KENOBI,
                        Leader::HAN_SOLO,
                        Leader::JYN_ERSO,
                        Leader::CHIRRUT_IMWE,
                    ]),
                ])],
            ),
            act(Op::Recruit(Whom::It(Reg::A), Some(At::Here))),
        ]),
    resolve("promotion-rebel", both("Promotion", "Ascenso"), Skill::Logistics, 1)
        .of(Set::Expansion)
        .expansion()
        .at(&[P::Rebel])
        .needs(Cond::Exists(Filter::Leaders(&[
            L::Unrecruited,
            L::Among(&[
                Leader::ADMIRAL_ACKBAR,
                Leader::WEDGE_ANTILLES,
                Leader::GENERAL_MADINE,
                Leader::CASSIAN_ANDOR,
                Leader::SAW_GERRERA,
            ]),
        ])))
        .does(&[
            one(
                Reg::A,
                &[Filter::Leaders(&[
                    L::Unrecruited,
                    L::Among(&[
                        Leader::ADMIRAL_ACKBAR,
                        Leader::WEDGE_ANTILLES,
                        Leader::GENERAL_MADINE,
                        Leader::CASSIAN_ANDOR,
                        Leader::SAW_GERRERA,
                    ]),
                ])],
            ),
            act(Op::Recruit(Whom::It(Reg::A), Some(At::Here))),
        ]),
    reaction("subversion-rebel-expansion", both("Subversion", "Subversión"))
        .of(Set::Expansion)
        .expansion()
        .nowhere()
        .does(&[act(Op::PlaceLeader(Whom::Assigned, At::Here)), act(Op::MoreDice(1))]),
];
