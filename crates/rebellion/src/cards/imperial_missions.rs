//! The missions and projects of the Empire.

use script::Reg;
use text::both;

use crate::card::{Mission, Part, Set, Target, attempt, reaction, resolve};
use crate::leaders::Skill;
use crate::shorthand::*;
use crate::things::{Leader, Place, Side, Theatre, Unit};
use crate::units::Shape;
use crate::words::*;

/// What Planetary Conquest moves.
pub(crate) const CONQUERORS: P =
    P::Has(Side::Empire, What::AnyOf(&[Unit::AT_AT, Unit::AT_ST, Unit::STORMTROOPER]));

pub(crate) static IMPERIAL_MISSIONS: [Mission; 46] = [
    attempt(
        "capture-rebel-operative",
        both("Capture Rebel Operative", "Capturar agente rebelde"),
        Skill::SpecOps,
        1,
    )
    .starting()
    .against(&[L::Of(Side::Rebel), L::OnBoard, L::Free, L::In(&[P::Has(Side::Empire, What::Unit)])])
    .does(&[act(Op::Capture(Whom::Target))]),
    resolve(
        "research-and-development",
        both("Research and Development", "Investigación y desarrollo"),
        Skill::Logistics,
        1,
    )
    .starting()
    .at(&[P::Loyal(Side::Empire)])
    .does(&[pick(&[
        mode(&[act(Op::KeepProject(2))]),
        mode(&[needs(Cond::Here(P::Sabotaged)), act(Op::Repair(At::Here)), act(Op::DrawProjects(1))]),
    ])]),
    attempt("gather-intel", both("Gather Intel", "Recabar información"), Skill::Intel, 1)
        .starting()
        .at(&[P::Rebel])
        .does(&[act(Op::DrawProbes(Num::Scouted))]),
    attempt("rule-by-fear", both("Rule by Fear", "Reinado del terror"), Skill::Diplomacy, 1)
        .starting()
        .at(&[P::Populous, P::Has(Side::Empire, What::Unit)])
        .does(&[gain_loyalty(Side::Empire, 1, At::Here)]),
    attempt("detained", both("Detained", "Arresto"), Skill::SpecOps, 1)
        .pictures(Leader::GENERAL_TAGGE)
        .against(&[L::Of(Side::Rebel), L::OnBoard, L::In(&[])])
        .does(&[act(Op::Detain(Whom::Target))]),
    attempt("hunt-them-down", both("Hunt Them Down", "Cazadlos"), Skill::SpecOps, 2)
        .pictures(Leader::SOONTIR_FEL)
        .at_any()
        .does(&[destroy_worth(Side::Rebel, What::Unit, Num::N(2))]),
    attempt("collect-bounty", both("Collect Bounty", "Cobrar recompensa"), Skill::SpecOps, 3)
        .pictures(Leader::BOBA_FETT)
        .against(&[L::Of(Side::Rebel), L::OnBoard, L::Free, L::In(&[])])
        .does(&[
            // Nobody guards whoever is captured before being there.
            act(Op::TakeAway(Whom::TargetAndAssigned)),
            act(Op::Capture(Whom::Target)),
        ]),
    attempt("planetary-conquest", both("Planetary Conquest", "Conquista planetaria"), Skill::SpecOps, 2)
        .pictures(Leader::GENERAL_VEERS)
        .at_any()
        .does(&[
            one(Reg::C, &[Filter::Systems(&[CONQUERORS, P::Unheld(Side::Empire), P::Not(&P::Here)])]),
            act(Op::Conquer(Reg::C)),
            when(Cond::Here(P::Has(Side::Rebel, What::Ground)), &[COMBAT]),
        ]),
    attempt("interrogation-droid", both("Interrogation Droid", "Droide interrogador"), Skill::Intel, 3)
        .pictures(Leader::COLONEL_YULAREN)
        .against(&[L::Of(Side::Rebel), L::Captured])
        .counts_all()
        .does(&[act(Op::NameSystems(3))]),
    attempt(
        "fear-will-keep-them-in-line",
        both("Fear Will Keep Them in Line", "El miedo los mantendrá en orden"),
        Skill::Diplomacy,
        1,
    )
    .pictures(Leader::GRAND_MOFF_TARKIN)
    .at(&[P::Has(
        Side::Empire,
        What::AnyOf(&[Unit::DEATH_STAR, Unit::SUPER_STAR_DESTROYER, Unit::STAR_DESTROYER]),
    )])
    .does(&[
        exactly(2, Reg::A, &[Filter::Systems(&[P::SameRegion])]),
        gain_loyalty(Side::Empire, 1, At::It(Reg::A)),
    ]),
    resolve(
        "probe-droid-initiative",
        both("Probe Droid Initiative", "Lanzamiento de droides sonda"),
        Skill::Intel,
        1,
    )
    .pictures(Leader::ADMIRAL_OZZEL)
    .at(&[P::Has(Side::Empire, What::AnyOf(&[Unit::STAR_DESTROYER, Unit::SUPER_STAR_DESTROYER]))])
    .does(&[act(Op::DrawProbes(Num::With(Leader::ADMIRAL_OZZEL, 4, 2)))]),
    resolve("double-our-efforts", both("Double Our Efforts", "Nos esforzaremos"), Skill::Diplomacy, 1)
        .pictures(Leader::MOFF_JERJERROD)
        .at(&[P::Imperial])
        .does(&[act(Op::Advance(Side::Empire, Num::With(Leader::MOFF_JERJERROD, 2, 1)))]),
    attempt("imperial-propaganda", both("Imperial Propaganda", "Propaganda imperial"), Skill::Diplomacy, 2)
        .pictures(Leader::JANUS_GREEJATUS)
        .at(&[P::Imperial])
        .does(&[Step::Each {
            thing: Reg::A,
            rest: Reg::B,
            from: &[Filter::Systems(&[P::Loyal(Side::Rebel), P::SameRegion])],
            order: None,
            body: &[act(Op::MakeNeutral(At::It(Reg::A)))],
        }]),
    attempt("retrieve-the-plans", both("Retrieve the Plans", "Recuperar los planos"), Skill::SpecOps, 3)
        .pictures(Leader::DARTH_VADER)
        .against(&[L::Of(Side::Rebel), L::Captured])
        .does(&[
            act(Op::ShowObjectives),
            one(Reg::A, &[Filter::Rule(From::Objectives)]),
            act(Op::SinkObjective(Reg::A)),
        ]),
    attempt(
        "lure-of-the-dark-side",
        both("Lure of the Dark Side", "Seducido por el lado oscuro"),
        Skill::Diplomacy,
        3,
    )
    .pictures(Leader::EMPEROR_PALPATINE)
    .against(&[L::Of(Side::Rebel), L::Captured])
    .counts_all()
    .does(&[
        act(Op::Lure(Whom::Target)),
        when(Cond::TargetIs(Leader::LUKE_SKYWALKER), &[act(Op::LoseReputation(1))]),
    ]),
    attempt("long-range-probe", both("Long-Range Probe", "Sonda de largo alcance"), Skill::Intel, 2)
        .pictures(Leader::ADMIRAL_PIETT)
        .at_any()
        .does(&[act(Op::AskForBase(Asked::System))]),
    attempt("secure-the-plans", both("Secure the Plans", "Asegurar los planos"), Skill::Intel, 3)
        .pictures(Leader::DIRECTOR_KRENNIC)
        .expansion()
        .at(&[P::Remote])
        .does(&[act(Op::Mark(At::Here))]),
    attempt("draw-them-out", both("Draw Them Out", "Hacerlos salir"), Skill::SpecOps, 1)
        .pictures(Leader::KRENNICS_FINEST)
        .expansion()
        .at(&[P::Not(&P::Has(Side::Rebel, What::Unit))])
        .doubtful(Part::Portrait)
        .does(&[
            one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Rebel), L::InPool])]),
            act(Op::PlaceLeader(Whom::It(Reg::A), At::Here)),
        ]),
    attempt("make-an-example", both("Make an Example", "Castigo ejemplar"), Skill::Diplomacy, 2)
        .pictures(Leader::JABBA_THE_HUTT)
        .expansion()
        .against(&[L::Of(Side::Rebel), L::Captured, L::In(&[P::Remote])])
        .counts_all()
        .does(&[act(Op::Eliminate(Whom::Target))]),
    resolve(
        "discredit-rebellion",
        both("Discredit Rebellion", "Desacreditar a la Rebelión"),
        Skill::Logistics,
        1,
    )
    .pictures(Leader::ADMIRAL_MOTTI)
    .expansion()
    .at(&[P::Sabotaged])
    .does(&[Step::Pick {
        who: Who::Rival,
        n: 1,
        modes: &[
            mode(&[act(Op::RepairAll)]),
            mode(&[act(Op::RiskReputation(Num::With(Leader::ADMIRAL_MOTTI, 2, 1)))]),
        ],
    }]),
    resolve("address-delays", both("Address Delays", "Acabar con los retrasos"), Skill::Logistics, 1)
        .of(Set::Base)
        .copies(2)
        .at(&[P::Imperial])
        .does(&[act(Op::Build(Side::Empire, At::Here))]),
    attempt("trade-negotiations", both("Trade Negotiations", "Acuerdos comerciales"), Skill::Diplomacy, 2)
        .of(Set::Base)
        .copies(2)
        .at(&[P::Populous])
        .does(&[gain_loyalty(Side::Empire, 1, At::Here)]),
    attempt("homing-beacon", both("Homing Beacon", "Baliza señalizadora"), Skill::Intel, 3)
        .of(Set::Base)
        .against(&[L::Of(Side::Rebel), L::Captured])
        .does(&[
            one_by(Who::Rival, Reg::A, &[Filter::Systems(&[P::BaseRegion])]),
            act(Op::RescueTo(Whom::Target, At::It(Reg::A))),
        ]),
    attempt("carbon-freezing", both("Carbon Freezing", "Congelado en carbonita"), Skill::SpecOps, 3)
        .of(Set::Base)
        .against(&[L::Of(Side::Rebel), L::Captured])
        .does(&[act(Op::Attach(Ring::Carbonite, Whom::Target)), act(Op::LoseReputation(1))]),
    attempt("display-of-power", both("Display of Power", "Demostración de poder"), Skill::Diplomacy, 3)
        .of(Set::Base)
        .at(&[P::Populous])
        .does(&[gain_loyalty(Side::Empire, 2, At::Here)]),
    attempt(
        "intercept-transmission",
        both("Intercept Transmission", "Interceptar transmisión"),
        Skill::Intel,
        2,
    )
    .of(Set::Base)
    .copies(2)
    .at(&[P::Rebel])
    .does(&[act(Op::Intercept(8))]),
    attempt("interrogation", both("Interrogation", "Interrogatorio"), Skill::SpecOps, 2)
        .of(Set::Base)
        .copies(2)
        .against(&[L::Of(Side::Rebel), L::Captured])
        .does(&[act(Op::ShowObjectives)]),
    resolve(
        "secret-weapons-research",
        both("Secret Weapons Research", "Programa de armas secretas"),
        Skill::Logistics,
        1,
    )
    .of(Set::Base)
    .copies(2)
    .at(&[P::Imperial])
    .does(&[act(Op::DrawProjects(2))]),
    reaction("subversion-imperial-base", both("Subversion", "Subversión"))
        .of(Set::Base)
        .expansion()
        .nowhere()
        .does(&[act(Op::PlaceLeader(Whom::Assigned, At::Here)), act(Op::MoreDice(1))]),
    attempt("exploit-weakness", both("Exploit Weakness", "Aprovechar una debilidad"), Skill::SpecOps, 2)
        .of(Set::Expansion)
        .copies(2)
        .expansion()
        .against(&[L::Of(Side::Rebel), L::Captured])
        .does(&[act(Op::RaiseObjective)]),
    resolve("promotion-imperial", both("Promotion", "Ascenso"), Skill::Logistics, 1)
        .of(Set::Expansion)
        .expansion()
        .at(&[P::Imperial])
        .needs(Cond::Exists(Filter::Leaders(&[L::Of(Side::Empire), L::Unrecruited, L::Tactics])))
        .does(&[
            one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Empire), L::Unrecruited, L::Tactics])]),
            act(Op::Recruit(Whom::It(Reg::A), Some(At::Here))),
        ]),
    resolve("hire-mercenaries", both("Hire Mercenaries", "Contratar mercenarios"), Skill::Logistics, 1)
        .of(Set::Expansion)
        .expansion()
        .at(&[P::Remote])
        .needs(Cond::Exists(Filter::Leaders(&[L::Of(Side::Empire), L::Unrecruited, L::NoTactics])))
        .does(&[
            one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Empire), L::Unrecruited, L::NoTactics])]),
            act(Op::Recruit(Whom::It(Reg::A), Some(At::Here))),
        ]),
    attempt("stolen-intel", both("Stolen Intel", "Datos robados"), Skill::Intel, 1)
        .of(Set::Expansion)
        .copies(2)
        .expansion()
        .at(&[P::Rebel])
        .does(&[
            act(Op::DrawProbes(Num::N(1))),
            act(Op::ShowMissions),
            one(Reg::A, &[Filter::Rule(From::RebelMissions)]),
            act(Op::DiscardMission(Reg::A)),
        ]),
    attempt("deployment", both("Deployment", "Despliegue"), Skill::Diplomacy, 2)
        .of(Set::Expansion)
        .copies(2)
        .expansion()
        .at(&[P::Not(&P::Has(Side::Rebel, What::Unit)), P::Not(&P::Loyal(Side::Rebel))])
        .does(&[
            one(Reg::A, &[Filter::Gainable(What::Shaped(Some(Theatre::Ground), Shape::Triangle))]),
            act(Op::GainIt(Reg::A, At::Here)),
        ]),
    attempt("break-their-will", both("Break Their Will", "Doblegar su voluntad"), Skill::SpecOps, 3)
        .of(Set::Expansion)
        .expansion()
        .against(&[L::Of(Side::Rebel), L::Captured])
        .counts_all()
        .fails(&[act(Op::ReturnThis)])
        .does(&[one(Reg::A, &[Filter::Regions]), act(Op::AskForBase(Asked::Region(Reg::A)))]),
    resolve("imperial-might", both("Imperial Might", "El poder del Imperio"), Skill::Logistics, 1)
        .of(Set::Expansion)
        .copies(2)
        .expansion()
        .at(&[
            P::Has(
                Side::Empire,
                What::AnyOf(&[Unit::DEATH_STAR, Unit::DEATH_STAR_UNDER_CONSTRUCTION, Unit::SHIELD_BUNKER]),
            ),
            P::Not(&P::Has(Side::Rebel, What::Unit)),
        ])
        .does(&[
            act(Op::DeployUpTo(Side::Empire, 4, &[1])),
            when(Cond::TwoLeaders, &[act(Op::PlaceLeader(Whom::Assigned, At::The(Place::CORUSCANT)))]),
        ]),
    attempt(
        "message-from-high-command",
        both("Message from High Command", "Mensaje del alto mando"),
        Skill::Diplomacy,
        3,
    )
    .of(Set::Expansion)
    .expansion()
    .at(&[P::Populous])
    .does(&[gain_loyalty(Side::Empire, 1, At::Here), act(Op::ToPool(Whom::Assigned))]),
    attempt("were-the-bait", both("We're the Bait", "Nosotros somos el cebo"), Skill::Intel, 3)
        .of(Set::Expansion)
        .expansion()
        .at(&[P::Captive])
        .does(&[act(Op::Bait(4)), COMBAT]),
    reaction("subversion-imperial-expansion", both("Subversion", "Subversión"))
        .of(Set::Expansion)
        .expansion()
        .nowhere()
        .does(&[act(Op::PlaceLeader(Whom::Assigned, At::Here)), act(Op::MoreDice(1))]),
    resolve(
        "construct-death-star",
        both("Construct Death Star", "Construir Estrella de la Muerte"),
        Skill::Logistics,
        1,
    )
    .of(Set::Project)
    .at(&[P::Remote, P::Not(&P::Has(Side::Rebel, What::Unit))])
    .needs(Cond::All(&[
        Cond::InSupply(Unit::DEATH_STAR_UNDER_CONSTRUCTION),
        Cond::InSupply(Unit::DEATH_STAR),
    ]))
    .does(&[
        act(Op::Gain(Unit::DEATH_STAR_UNDER_CONSTRUCTION, 1, At::Here)),
        act(Op::Queue(Unit::DEATH_STAR, Num::N(3))),
    ]),
    resolve("construct-factory", both("Construct Factory", "Construir fábrica"), Skill::Logistics, 1)
        .of(Set::Project)
        .copies(2)
        .at(&[P::Imperial])
        .does(&[act(Op::Repair(At::Here)), act(Op::Build(Side::Empire, At::Here))]),
    resolve(
        "construct-super-star-destroyer",
        both("Construct Super Star Destroyer", "Construir Súper Destructor Estelar"),
        Skill::Logistics,
        1,
    )
    .of(Set::Project)
    .copies(2)
    .at(&[P::Imperial, P::Icon(Some(Theatre::Space), Shape::Square)])
    .needs(Cond::InSupply(Unit::SUPER_STAR_DESTROYER))
    .reprinted(
        Target::System(&[P::Imperial, P::Icon(Some(Theatre::Space), Shape::Square)]),
        &[act(Op::Queue(Unit::SUPER_STAR_DESTROYER, Num::Leaders(3, 2)))],
    )
    .does(&[act(Op::Queue(Unit::SUPER_STAR_DESTROYER, Num::N(3)))]),
    resolve("oversee-project", both("Oversee Project", "Supervisar proyecto"), Skill::Logistics, 1)
        .of(Set::Project)
        .copies(2)
        .at(&[
            P::Has(Side::Empire, What::Unit),
            P::Not(&P::Has(Side::Rebel, What::Unit)),
            P::Not(&P::Sabotaged),
        ])
        .needs(Cond::Queued(Side::Empire, &[1, 2]))
        .does(&[act(Op::DeployFrom(Side::Empire, 1, &[1, 2]))]),
    resolve("superlaser-online", both("Superlaser Online", "Superláser operativo"), Skill::Logistics, 1)
        .of(Set::Project)
        .copies(3)
        .at(&[P::Has(Side::Empire, What::Of(Unit::DEATH_STAR))])
        .does(&[
            act(Op::DestroySystem(At::Here)),
            one(Reg::A, &[Filter::Systems(&[P::Populous, P::SameRegion])]),
            gain_loyalty(Side::Empire, 1, At::It(Reg::A)),
        ]),
    resolve(
        "interdictor-development",
        both("Interdictor Development", "Desarrollo de Interdictor"),
        Skill::Logistics,
        1,
    )
    .of(Set::Project)
    .copies(2)
    .expansion()
    .at(&[P::Imperial, P::Icon(Some(Theatre::Space), Shape::Square)])
    .needs(Cond::InSupply(Unit::INTERDICTOR))
    .doubtful(Part::Count)
    .does(&[
        act(Op::Queue(Unit::INTERDICTOR, Num::Leaders(2, 1))),
        when(Cond::TwoLeaders, &[act(Op::ReturnThis)]),
    ]),
    resolve(
        "single-reactor-ignition",
        both("Single Reactor Ignition", "Un único encendido del reactor"),
        Skill::Logistics,
        1,
    )
    .of(Set::Project)
    .expansion()
    .at(&[P::Has(Side::Empire, What::Of(Unit::DEATH_STAR))])
    .does(&[
        act(Op::Uncover),
        act(Op::DestroyAll(Side::Rebel, What::Ground, At::Here)),
        act(Op::Unmark(At::Here)),
        when(Cond::Here(P::Contested), &[COMBAT]),
    ]),
];
