//! The objectives of the Rebels.

use script::Reg;
use text::both;

use crate::card::{Objective, Window, stage_1, stage_2, stage_3};
use crate::shorthand::*;
use crate::things::{Leader, Place, Side, Theatre, Unit};
use crate::units::Shape;
use crate::words::*;

const REBEL_UNITS: P = P::Has(Side::Rebel, What::Unit);
const WON_A_BATTLE: Cond = Cond::Either(&[Cond::Won(Theatre::Space), Cond::Won(Theatre::Ground)]);

/// R19.5, R19.6: what is played after a space battle.
const fn death_star_plans(objective: Objective) -> Objective {
    objective.when(Cond::All(EXPOSED)).does(STRIKE).pays(Num::N(2))
}
static STRIKE: Effect = &[act(Op::RollForDeathStar)];
static EXPOSED: &[Cond] = &[
    Cond::Here(P::Has(Side::Rebel, What::Fighter)),
    Cond::Here(P::Has(Side::Empire, What::AnyOf(&DEATH_STARS))),
    Cond::Not(&Cond::Here(P::Has(Side::Empire, What::Of(Unit::SHIELD_BUNKER)))),
    Cond::Not(&Cond::Marked("secure-the-plans")),
];

const fn loyal_systems(n: u8) -> Cond {
    Cond::AtLeast(n, Filter::Systems(LOYAL))
}
static LOYAL: &[P] = &[P::Loyal(Side::Rebel)];

pub(crate) static OBJECTIVES: [Objective; 27] = [
    stage_1("crippling-blow", both("Crippling Blow", "Golpe demoledor"), Window::Combat)
        .when(Cond::All(&[Cond::Initiated, Cond::Lost(Whose::Enemy, Theatre::Ground, 3)])),
    stage_1("cut-supply-lines", both("Cut Supply Lines", "Cortar las líneas de suministro"), Window::Refresh)
        .when(Cond::AtLeast(3, Filter::Systems(&[P::Imperial, P::Or(&[P::Sabotaged, REBEL_UNITS])]))),
    stage_1("defend-the-people", both("Defend the People", "Defender al pueblo"), Window::Refresh)
        .when(Cond::AtLeast(4, Filter::Systems(&[P::Rebel, REBEL_UNITS]))),
    stage_1("rebel-assault", both("Rebel Assault", "Ofensiva rebelde"), Window::Combat).when(Cond::All(&[
        Cond::Initiated,
        Cond::Destroyed(&[Unit::STAR_DESTROYER, Unit::SUPER_STAR_DESTROYER]),
    ])),
    stage_1("regional-support", both("Regional Support", "Apoyo regional"), Window::Refresh)
        .when(Cond::WholeRegion(Side::Rebel)),
    stage_1("decisive-victory", both("Decisive Victory", "Victoria decisiva"), Window::CombatEnds)
        .expansion()
        .when(Cond::All(&[Cond::Won(Theatre::Space), Cond::Won(Theatre::Ground)])),
    stage_1("defensive-position", both("Defensive Position", "Posición defensiva"), Window::Refresh)
        .expansion()
        .when(Cond::Exists(Filter::Systems(&[
            P::HasMany(3, Side::Rebel, What::Structure),
            P::Not(&P::RevealedBase),
        ]))),
    stage_1("support-of-the-hutts", both("Support of the Hutts", "Apoyo de los hutt"), Window::Refresh)
        .expansion()
        .when(Cond::AtLeast(3, Filter::Systems(&[P::Loyal(Side::Rebel), P::RegionOf(Place::NAL_HUTTA)]))),
    stage_1("the-long-war", both("The Long War", "La larga guerra"), Window::Refresh)
        .expansion()
        .when(Cond::AtLeast(3, Filter::Rule(From::Objectives)))
        .costs(&[act(Op::DiscardObjectives(2))]),
    stage_1("threaten-the-core", both("Threaten the Core", "Amenazar el Núcleo"), Window::Refresh)
        .expansion()
        .when(Cond::UnitsIn(5, Side::Rebel, P::Within(1, Place::CORUSCANT))),
    death_star_plans(stage_2(
        "death-star-plans-2",
        both("Death Star Plans", "Planos de la Estrella de la Muerte"),
        Window::SpaceBattle,
    )),
    stage_2("heart-of-the-empire", both("Heart of the Empire", "En el corazón del Imperio"), Window::Refresh)
        .when(Cond::Exists(Filter::Systems(&[
            P::The(Place::CORUSCANT),
            REBEL_UNITS,
            P::Not(&P::Has(Side::Empire, What::Unit)),
        ])))
        .pays(Num::N(2))
        .returns(),
    stage_2("leave-no-one-behind", both("Leave No One Behind", "Nadie se queda atrás"), Window::Refresh)
        .when(Cond::Not(&Cond::Exists(Filter::Leaders(&[L::Captured])))),
    stage_2("liberation", both("Liberation", "Liberación"), Window::CombatEnds)
        .when(Cond::All(&[Cond::Won(Theatre::Ground), Cond::WasSubjugated])),
    stage_2("popular-support", both("Popular Support", "Apoyo popular"), Window::Refresh)
        .when(loyal_systems(6)),
    stage_2("a-time-for-peace", both("A Time for Peace", "Tiempo de paz"), Window::Refresh)
        .expansion()
        .when(Cond::QueueHolds(PEACE))
        .costs(&[act(Op::GiveUpQueued(PEACE))]),
    stage_2("raid-outposts", both("Raid Outposts", "Incursión en los puestos avanzados"), Window::Immediate)
        .expansion()
        .does(&[
            exactly_by(Who::Rival, 2, Reg::A, &[Filter::Systems(&[P::Remote])]),
            act(Op::Mark(At::It(Reg::A))),
        ])
        .pays(Num::N(0))
        .stays(),
    stage_2("rebel-cell", both("Rebel Cell", "Célula rebelde"), Window::Immediate)
        .expansion()
        .when(Cond::Exists(Filter::Systems(&[P::Rebel])))
        .does(&[one(Reg::A, &[Filter::Systems(&[P::Rebel])]), act(Op::Mark(At::It(Reg::A)))])
        .pays(Num::N(0))
        .each_refresh(&[may(&[
            one(Reg::A, &[Filter::Rule(From::Objectives)]),
            act(Op::DropObjective(Reg::A)),
            act(Op::GainReputation(Num::N(1))),
        ])])
        .stays(),
    stage_2("seize-control", both("Seize Control", "Hacerse con el control"), Window::CombatEnds)
        .expansion()
        .when(Cond::All(&[WON_A_BATTLE, Cond::Here(P::Sabotaged)]))
        .does(&[may(&[act(Op::Repair(At::Here))])]),
    death_star_plans(stage_3(
        "death-star-plans-3",
        both("Death Star Plans", "Planos de la Estrella de la Muerte"),
        Window::SpaceBattle,
    )),
    stage_3(
        "establish-outposts",
        both("Establish Outposts", "Establecer puestos avanzados"),
        Window::Refresh,
    )
    .when(Cond::AtLeast(5, Filter::Systems(&[REBEL_UNITS]))),
    stage_3("inspire-sympathy", both("Inspire Sympathy", "Inspirar simpatía"), Window::Refresh)
        .when(Cond::Exists(Filter::Systems(&[P::Destroyed])))
        .pays(Num::Count(Filter::Systems(&[P::Destroyed]))),
    stage_3("major-victory", both("Major Victory", "Gran victoria"), Window::Combat)
        .when(Cond::All(&[Cond::Initiated, Cond::Lost(Whose::Enemy, Theatre::Space, 3)])),
    stage_3("return-of-the-jedi", both("Return of the Jedi", "El retorno del jedi"), Window::CombatEnds)
        .when(Cond::All(&[WON_A_BATTLE, Cond::FacedTheDarkSide]))
        .does(&[when(
            Cond::Exists(Filter::Leaders(&[L::Among(&[Leader::LUKE_SKYWALKER_JEDI]), L::Here])),
            &[
                one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Empire), L::Here])]),
                act(Op::Eliminate(Whom::It(Reg::A))),
            ],
        )])
        .pays(Num::N(2)),
    stage_3(
        "raid-imperial-factory",
        both("Raid Imperial Factory", "Asaltar una fábrica imperial"),
        Window::CombatEnds,
    )
    .expansion()
    .when(Cond::All(&[Cond::Initiated, WON_A_BATTLE, Cond::Here(P::Icon(None, Shape::Square))])),
    stage_3("show-no-fear", both("Show No Fear", "No mostrar temor"), Window::Refresh)
        .expansion()
        .does(&[act(Op::RevealBase), act(Op::Mark(At::Base)), act(Op::FightAt(At::Base))])
        .pays(Num::N(0))
        .each_refresh(&[act(Op::GainReputation(Num::N(1)))])
        .stays(),
    stage_3("uprising", both("Uprising", "Alzamiento"), Window::Refresh)
        .expansion()
        .when(loyal_systems(9))
        .pays(Num::N(2)),
];

/// Two triangles, a circle and a square.
static PEACE: &[Shape] = &[Shape::Triangle, Shape::Triangle, Shape::Circle, Shape::Square];
