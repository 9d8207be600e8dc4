//! The action cards of the Empire.

use script::Reg;
use text::both;

use crate::card::{Part, Scheme, Timing, Users, scheme};
use crate::shorthand::*;
use crate::things::{Leader, Side, Theatre, Unit};
use crate::units::Shape;
use crate::words::*;

pub(crate) static IMPERIAL_ACTIONS: [Scheme; 23] = [
    scheme(
        "according-to-my-design",
        both("According to My Design", "De acuerdo con mis designios"),
        Timing::CombatStarts,
        &[Leader::EMPEROR_PALPATINE],
    )
    .starting()
    .does(&[act(Op::FewerDice { red: 1, black: 2 })]),
    scheme(
        "brilliant-administrator",
        both("Brilliant Administrator", "Administración brillante"),
        Timing::Assignment,
        &[Leader::GRAND_MOFF_TARKIN],
    )
    .starting()
    .does(&[
        one(Reg::A, &[Filter::Systems(&[P::Imperial])]),
        act(Op::Go(At::It(Reg::A))),
        act(Op::Build(Side::Empire, At::Here)),
    ]),
    scheme(
        "it-is-your-destiny",
        both("It Is Your Destiny", "Es tu destino"),
        Timing::Rescued,
        &[Leader::DARTH_VADER],
    )
    .starting()
    .needs(Cond::Exists(Filter::Leaders(&[L::Of(Side::Rebel), L::Assigned, L::InPlay, L::Free])))
    .does(&[
        one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Rebel), L::Assigned, L::InPlay, L::Free])]),
        // Whoever was about to leave has not left.
        act(Op::PlaceLeader(Whom::It(Reg::A), At::Here)),
        act(Op::Capture(Whom::It(Reg::A))),
    ]),
    scheme(
        "more-dangerous-than-you-realize",
        both("More Dangerous Than You Realize", "Más peligroso de lo que creemos"),
        Timing::CombatStarts,
        &[Leader::GENERAL_TAGGE],
    )
    .starting()
    .does(&[one(Reg::A, &[Filter::TacticDecks]), act(Op::DrawTactics(Deck::In(Reg::A), Num::N(3)))]),
    scheme("early-promotion", both("Early Promotion", "Ascenso inmediato"), Timing::Immediate, &[])
        .starting()
        .expansion()
        .does(&[pick(&[
            mode(&[act(Op::DrawStarter)]),
            mode(&[
                needs(Cond::Exists(Filter::Leaders(&[L::Unrecruited, L::Among(&[Leader::ADMIRAL_MOTTI])]))),
                one(Reg::A, &[Filter::Systems(&[P::Imperial])]),
                act(Op::Recruit(Whom::The(Leader::ADMIRAL_MOTTI), Some(At::It(Reg::A)))),
                act(Op::PlaceLeader(Whom::The(Leader::GRAND_MOFF_TARKIN), At::It(Reg::A))),
            ]),
        ])]),
    scheme("track-them", both("Track Them", "Seguir su rastro"), Timing::Retreated, &[])
        .starting()
        .expansion()
        .needs(Cond::Exists(Filter::Leaders(&[L::Of(Side::Empire), L::Here])))
        .does(&[
            one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Empire), L::Here])]),
            act(Op::ToPool(Whom::It(Reg::A))),
        ]),
    scheme(
        "blindside",
        both("Blindside", "Maniobra inesperada"),
        Timing::Revealed,
        &[Leader::BOBA_FETT, Leader::JANUS_GREEJATUS],
    )
    .does(&[act(Op::Mislead(Whom::Assigned))]),
    scheme(
        "boba-fett-where",
        both("Boba Fett? Where?", "¿Boba Fett? ¿Dónde?"),
        Timing::Assignment,
        &[Leader::BOBA_FETT],
    )
    .does(&[
        one(Reg::A, &[Filter::Systems(&[P::Imperial])]),
        act(Op::Go(At::It(Reg::A))),
        act(Op::Bar(At::Here)),
    ]),
    scheme(
        "catch-them-by-surprise",
        both("Catch Them by Surprise", "Cogerlos por sorpresa"),
        Timing::Assignment,
        &[Leader::ADMIRAL_OZZEL],
    )
    .does(&[one(Reg::A, &[Filter::Systems(&[])]), act(Op::Go(At::It(Reg::A))), act(Op::March)]),
    scheme(
        "fully-operational",
        both("Fully Operational", "En perfecto y completo funcionamiento"),
        Timing::CombatStarts,
        &[Leader::MOFF_JERJERROD],
    )
    .needs(Cond::Here(P::Has(Side::Empire, What::AnyOf(&DEATH_STARS))))
    .does(&[destroy(Side::Rebel, What::Ship, Num::N(1))]),
    scheme(
        "good-intel",
        both("Good Intel", "Información fiable"),
        Timing::CombatStarts,
        &[Leader::COLONEL_YULAREN, Leader::SOONTIR_FEL],
    )
    // What it does to cards of one's own is made up to fit.
    .doubtful(Part::Effect)
    .does(&[act(Op::Lasts(Whose::Enemy, Change::ShowsTactics, Until::Combat)), act(Op::ShowTactics)]),
    scheme(
        "keep-them-from-escaping",
        both("Keep Them from Escaping", "Impedir que escapen"),
        Timing::CombatStarts,
        &[Leader::ADMIRAL_PIETT],
    )
    .does(&[act(Op::Lasts(Whose::Enemy, Change::NoRetreat, Until::Combat))]),
    scheme(
        "local-rumors",
        both("Local Rumors", "Rumores locales"),
        Timing::Assignment,
        &[Leader::COLONEL_YULAREN],
    )
    .does(&[
        one(Reg::A, &[Filter::Systems(&[P::Has(Side::Empire, What::Unit)])]),
        act(Op::Go(At::It(Reg::A))),
        act(Op::AskForBase(Asked::RegionHere)),
    ]),
    scheme(
        "proceeding-as-planned",
        both("Proceeding as Planned", "Según lo planeado"),
        Timing::Assignment,
        &[Leader::ADMIRAL_OZZEL, Leader::MOFF_JERJERROD],
    )
    .does(&[act(Op::Search(Sought::Projects, Into::Assign))]),
    scheme(
        "public-support",
        both("Public Support", "Apoyo público"),
        Timing::Assignment,
        &[Leader::JANUS_GREEJATUS],
    )
    .needs(Cond::Exists(Filter::Systems(&[P::Imperial, P::Not(&P::Has(Side::Rebel, What::Ground))])))
    .does(&[
        one(Reg::A, &[Filter::Systems(&[P::Imperial, P::Not(&P::Has(Side::Rebel, What::Ground))])]),
        act(Op::Go(At::It(Reg::A))),
        act(Op::Gain(Unit::STORMTROOPER, 3, At::Here)),
        act(Op::LetPass(Whom::User)),
    ]),
    scheme(
        "ready-for-action",
        both("Ready for Action", "Preparado para la acción"),
        Timing::CombatStarts,
        &[Leader::ADMIRAL_PIETT, Leader::GENERAL_VEERS],
    )
    .by(Users::Pool)
    .does(&[act(Op::PlaceLeader(Whom::User, At::Here)), act(Op::Volunteer(Whom::User))]),
    scheme(
        "scouting-mission",
        both("Scouting Mission", "Misión de reconocimiento"),
        Timing::Assignment,
        &[Leader::SOONTIR_FEL],
    )
    .does(&[
        one(Reg::A, &[Filter::Systems(&[])]),
        act(Op::Go(At::It(Reg::A))),
        act(Op::Gather(Unit::TIE_FIGHTER, 4)),
    ]),
    scheme(
        "target-the-generator-action",
        both("Target the Generator", "Apuntar al generador"),
        Timing::CombatStarts,
        &[Leader::GENERAL_VEERS],
    )
    .needs(Cond::Here(P::Has(Side::Rebel, What::Structure)))
    .does(&[destroy(Side::Rebel, What::Structure, Num::N(1))]),
    scheme(
        "ambitions-of-power",
        both("Ambitions of Power", "Ambiciones de poder"),
        Timing::PoolFull,
        &[Leader::ADMIRAL_MOTTI, Leader::JABBA_THE_HUTT],
    )
    .expansion()
    .does(&[act(Op::WidenPool)]),
    scheme(
        "secret-facility",
        both("Secret Facility", "Instalaciones secretas"),
        Timing::Immediate,
        &[Leader::DIRECTOR_KRENNIC, Leader::KRENNICS_FINEST],
    )
    .expansion()
    .does(&[act(Op::Stash)])
    .then(
        Timing::TurnBegins,
        &[
            act(Op::Unstash),
            act(Op::Gain(Unit::SHIELD_BUNKER, 1, At::Here)),
            one(Reg::A, &[Filter::Gainable(What::Shaped(Some(Theatre::Ground), Shape::Triangle))]),
            act(Op::GainIt(Reg::A, At::Here)),
            act(Op::FightAt(At::Here)),
        ],
    ),
    scheme(
        "lord-vaders-orders",
        both("Lord Vader's Orders", "Por orden de Lord Vader"),
        Timing::Immediate,
        &[Leader::DIRECTOR_KRENNIC],
    )
    .expansion()
    .does(&[act(Op::ArrangeObjectives(3))]),
    scheme(
        "post-bounty",
        both("Post Bounty", "Ofrecer recompensa"),
        Timing::Judged,
        &[Leader::JABBA_THE_HUTT],
    )
    .expansion()
    .needs(Cond::All(&[
        Cond::Either(&[Cond::Judged(Whose::You, false), Cond::Judged(Whose::Enemy, false)]),
        Cond::Exists(Filter::Leaders(&[L::Of(Side::Rebel), L::Unringed, L::Here])),
    ]))
    .does(&[
        one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Rebel), L::Unringed, L::Here])]),
        act(Op::Attach(Ring::Bounty, Whom::It(Reg::A))),
    ]),
    scheme(
        "sweep-the-area",
        both("Sweep the Area", "Peinar la zona"),
        Timing::Immediate,
        &[Leader::KRENNICS_FINEST],
    )
    .expansion()
    .does(&[act(Op::Stash)])
    .then(
        Timing::CommandEnds,
        &[
            act(Op::Unstash),
            one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Rebel), L::Free, L::Here])]),
            // Nobody guards whoever is captured before being there.
            act(Op::TakeAway(Whom::It(Reg::A))),
            act(Op::Capture(Whom::It(Reg::A))),
        ],
    ),
];
