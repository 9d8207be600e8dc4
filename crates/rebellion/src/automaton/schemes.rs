//! S10: the list of decisions for the action cards of the Empire.

use script::Reg;

use super::cards::drawn;
use super::lines::{FASTEST, HIDDEN, Line, PRODUCTIVE, SKILLED, STRONG, any, choice, line, task, tier};
use super::rankings::{least, most};
use super::{Candidates, Criterion, Matter, Task};
use crate::card::Timing;
use crate::shorthand::{act, one};
use crate::things::{ActionCard, Leader, ObjectiveCard, Side, Theatre, Unit};
use crate::turn::Check;
use crate::units::Shape;
use crate::why::Why;
use crate::words::*;

type By = script::By<Vocabulary>;
type Tier = script::Tier<Vocabulary>;

/// The most skilled leader, then the best tactician.
const FOREMOST: [By; 2] = [SKILLED, most(Criterion::TacticScore)];
const STATIONS: What = What::AnyOf(&crate::shorthand::DEATH_STARS);
const MOTTI: Filter = Filter::Leaders(&[L::Unrecruited, L::Among(&[Leader::ADMIRAL_MOTTI])]);

const fn of(candidates: Candidates) -> Filter {
    Filter::Rule(From::Automaton(candidates))
}

const fn given(matter: Matter) -> Cond {
    Cond::Rule(Check::Automaton(matter))
}

pub static SCHEMES: [Line; 25] = [
    // ---- starting actions
    line("brilliant-administrator", &any(&FASTEST)),
    line("early-promotion", &any(&FASTEST)).does(&[Step::If(
        Cond::Exists(MOTTI),
        &[
            one(Reg::A, &[Filter::Systems(&[P::Imperial])]),
            act(Op::Recruit(Whom::The(Leader::ADMIRAL_MOTTI), Some(At::It(Reg::A)))),
            act(Op::PlaceLeader(Whom::The(Leader::GRAND_MOFF_TARKIN), At::It(Reg::A))),
        ],
        &[act(Op::DrawStarter)],
    )]),
    line("it-is-your-destiny", &[]).chooses(&[choice(Why::Place, &any(&[SKILLED]))]),
    line("more-dangerous-than-you-realize", &[])
        .does(&[drawn(Reg::A, &[of(Candidates::Fought)], 1, Why::Theatre), task(Task::Emphasise)]),
    line("track-them", &[]).chooses(&[choice(
        Why::Recall,
        &any(&[SKILLED, most(Criterion::SkillKinds), most(Criterion::TacticScore)]),
    )]),
    // ---- actions
    line("boba-fett-where", &any(&FASTEST)),
    line("public-support", &any(&FASTEST))
        .pursues(&any(&[least(Criterion::BaseDistance), most(Criterion::FleetStrength)])),
    line("target-the-generator-action", &[])
        .chooses(&[choice(Why::Destroy, &any(&[most(Criterion::IsIonCannon)]))]),
    line(
        "catch-them-by-surprise",
        &[
            tier(&[of(Candidates::SurprisedBases)], &[most(Criterion::AdjacentStrength)]),
            tier(&[of(Candidates::Surprised)], &[most(Criterion::AdjacentStrength)]),
        ],
    )
    .pursues(&[tier(&[of(Candidates::Surprised)], &[])])
    .if_true(Cond::Exists(of(Candidates::Surprised))),
    line("fully-operational", &[])
        .if_true(Cond::Here(P::Has(Side::Rebel, What::Ship)))
        .chooses(&[choice(Why::Destroy, &any(&[STRONG]))]),
    line("keep-them-from-escaping", &[]),
    line("good-intel", &[]).does(&[
        act(Op::Lasts(Whose::You, Change::Informed, Until::Combat)),
        act(Op::Lasts(Whose::Enemy, Change::FewTactics, Until::Combat)),
    ]),
    line("secret-facility", &[])
        .at(Timing::TurnBegins)
        .if_true(Cond::Either(&[
            Cond::Exists(Filter::Systems(&[P::Has(Side::Empire, STATIONS)])),
            Cond::Exists(Filter::Rule(From::ProbeHand)),
        ]))
        .chooses(&[choice(
            Why::Keep,
            &[
                tier(&[Filter::Systems(&[P::Imperial])], &[PRODUCTIVE]),
                tier(&[Filter::Systems(&[P::Rebel])], &[least(Criterion::RebelTroops)]),
                tier(&[], &[]),
            ],
        )])
        .does(&[
            Step::If(
                Cond::Exists(Filter::Systems(&[P::Has(Side::Empire, STATIONS)])),
                &[drawn(Reg::A, &[Filter::Systems(&[P::Has(Side::Empire, STATIONS)])], 1, Why::Gain)],
                &[
                    drawn(Reg::C, &[of(Candidates::Unsampled)], 1, Why::Keep),
                    task(Task::Sample),
                    drawn(Reg::C, &[of(Candidates::Unsampled)], 1, Why::Keep),
                    task(Task::Sample),
                    drawn(Reg::C, &[of(Candidates::Unsampled)], 1, Why::Keep),
                    task(Task::Sample),
                    super::turn::best(Reg::A, &[of(Candidates::Sampled)], Why::Keep),
                ],
            ),
            task(Task::GoOn),
            act(Op::Gain(Unit::SHIELD_BUNKER, 1, At::Here)),
            one(Reg::A, &[Filter::Gainable(What::Shaped(Some(Theatre::Ground), Shape::Triangle))]),
            act(Op::GainIt(Reg::A, At::Here)),
            act(Op::FightAt(At::Here)),
        ]),
    line("blindside", &[]).if_true(given(Matter::Attempts)),
    line("scouting-mission", &[tier(&[Filter::Systems(&[P::Rebel])], &FASTEST)])
        .pursues(&[tier(&[Filter::Systems(&[P::Base])], &[])])
        .if_true(Cond::All(&[
            Cond::Exists(Filter::Systems(&[P::Has(Side::Empire, What::Of(Unit::TIE_FIGHTER))])),
            Cond::Either(&[Cond::Not(&HIDDEN), Cond::Exists(Filter::Systems(&[P::Rebel]))]),
        ])),
    line("post-bounty", &[]).chooses(&[choice(Why::Attach, &any(&FOREMOST))]),
    line("sweep-the-area", &[])
        .at(Timing::CommandEnds)
        .if_true(Cond::Exists(of(Candidates::Swept)))
        .chooses(&[choice(Why::Capture, &any(&FOREMOST))])
        .does(&[
            drawn(Reg::A, &[of(Candidates::Swept)], 1, Why::Keep),
            task(Task::GoOn),
            one(Reg::A, &[Filter::Leaders(&[L::Of(Side::Rebel), L::Free, L::Here])]),
            act(Op::TakeAway(Whom::It(Reg::A))),
            act(Op::Capture(Whom::It(Reg::A))),
        ]),
    line("lord-vaders-orders", &[]).chooses(&[choice(Why::Keep, &any(&[most(Criterion::Reputation)]))]),
    line("ready-for-action", &[]).chooses(&[choice(Why::User, &any(&[most(Criterion::TacticThere)]))]),
    line("local-rumors", &[tier(&[Filter::Systems(&[P::Has(Side::Empire, What::Unit)])], &[PRODUCTIVE])])
        .if_true(Cond::All(&[HIDDEN, Cond::Exists(of(Candidates::RegionsToSearch))]))
        .does(&[
            one(Reg::A, &[Filter::Systems(&[P::Has(Side::Empire, What::Unit)])]),
            act(Op::Go(At::It(Reg::A))),
            drawn(Reg::A, &[of(Candidates::RegionsToSearch)], 1, Why::Ask),
            task(Task::Learn(Asked::Region(Reg::A))),
        ]),
    line("proceeding-as-planned", &[])
        .if_true(given(Matter::ProjectsInDeck))
        .does(&[task(Task::CarryOutProject)]),
    // ---- cards of the Rebels that leave something to the Empire
    line("independent-operation", &any(&FASTEST)).pursues(&any(&[least(Criterion::BaseDistance)])),
    line("its-a-trap", &[]).does(&[act(Op::Lasts(Whose::Enemy, Change::Trapped, Until::Round))]),
    line("false-orders", &[]).if_true(given(Matter::RoundLeft)).does(&[task(Task::SendBack)]),
    line("raid-outposts", &[]).chooses(&[choice(Why::Mark, &OUTPOSTS)]),
];

/// Where its troops are, then where it is strong, then far from the Rebels.
const OUTPOSTS: [Tier; 2] =
    [tier(&[Filter::Systems(&[P::Remote, P::Has(Side::Empire, What::Ground)])], &HELD), tier(&[], &HELD)];
const HELD: [By; 2] = [most(Criterion::ImperialStrength), most(Criterion::RebelDistance)];

impl ActionCard {
    /// What the list says about it; nothing for those without a choice.
    pub fn line(self) -> Option<&'static Line> {
        SCHEMES.iter().find(|line| line.id == self.scheme().id)
    }
}

impl ObjectiveCard {
    pub(super) fn line(self) -> Option<&'static Line> {
        SCHEMES.iter().find(|line| line.id == self.objective().id)
    }
}
