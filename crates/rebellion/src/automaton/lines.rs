//! S10: the list of decisions for the missions and projects of the Empire.

use script::{Count, How, Reg};

use super::rankings::{least, most};
use super::{Candidates, Criterion, Matter, Task};
use crate::card::Timing;
use crate::cards::imperial_missions::CONQUERORS;
use crate::leaders::Skill;
use crate::shorthand::{act, when};
use crate::things::{MissionCard, Side, Unit};
use crate::turn::{Check, Duty, Party, Routine, by, rule};
use crate::why::Why;
use crate::words::*;

type By = script::By<Vocabulary>;
type Tier = script::Tier<Vocabulary>;

/// What the list says about one card.
#[derive(Debug)]
pub struct Line {
    pub id: &'static str,
    /// What it is aimed at while the base is hidden, and once it is known. Only what one of the sorts holds will do.
    aims: &'static [Tier],
    pursues: Option<&'static [Tier]>,
    /// S1.1: what must be true besides.
    pub playable: Cond,
    pub choices: &'static [Choice],
    /// What the card does in the solo game instead of what it says.
    pub instead: Option<Effect>,
    /// S2.7: two leaders if there are more in the pool than missions face down.
    pub second: bool,
    /// SQ8: it pays for the leader whose picture it has, although it is resolved.
    pub pays: bool,
    /// When an action card is used, if not when it says.
    pub timing: Option<Timing>,
}

/// How something else is chosen: always, while the base is hidden, or once it is known.
#[derive(Debug)]
pub struct Choice {
    pub why: Why,
    known: Option<bool>,
    by: &'static [Tier],
}

pub(super) const fn tier(of: &'static [Filter], by: &'static [By]) -> Tier {
    Tier { of, by }
}

pub(super) const fn any(by: &'static [By]) -> [Tier; 1] {
    [tier(&[], by)]
}

pub(super) const fn line(id: &'static str, aims: &'static [Tier]) -> Line {
    Line {
        id,
        aims,
        pursues: None,
        playable: Cond::Always,
        choices: &[],
        instead: None,
        second: false,
        pays: false,
        timing: None,
    }
}

pub(super) const fn choice(why: Why, by: &'static [Tier]) -> Choice {
    Choice { why, known: None, by }
}

const fn hidden(why: Why, by: &'static [Tier]) -> Choice {
    Choice { why, known: Some(false), by }
}

const fn known(why: Why, by: &'static [Tier]) -> Choice {
    Choice { why, known: Some(true), by }
}

impl Line {
    pub(super) const fn pursues(mut self, tiers: &'static [Tier]) -> Line {
        self.pursues = Some(tiers);
        self
    }

    pub(super) const fn if_true(mut self, cond: Cond) -> Line {
        self.playable = cond;
        self
    }

    pub(super) const fn chooses(mut self, choices: &'static [Choice]) -> Line {
        self.choices = choices;
        self
    }

    pub(super) const fn does(mut self, effect: Effect) -> Line {
        self.instead = Some(effect);
        self
    }

    const fn with_two(mut self) -> Line {
        self.second = true;
        self
    }

    const fn pays(mut self) -> Line {
        self.pays = true;
        self
    }

    pub(super) const fn at(mut self, timing: Timing) -> Line {
        self.timing = Some(timing);
        self
    }

    /// What the card is aimed at.
    pub fn aims(&self, known: bool) -> &'static [Tier] {
        self.pursues.filter(|_| known).unwrap_or(self.aims)
    }

    /// How something else is chosen for it.
    pub fn choice(&self, why: Why, known: bool) -> Option<&'static [Tier]> {
        let fits = |choice: &&Choice| choice.why == why && choice.known.is_none_or(|of| of == known);
        self.choices.iter().find(fits).map(|choice| choice.by)
    }
}

const fn favour(skill: Skill) -> By {
    most(Criterion::Favour(skill))
}

pub(super) const SKILLED: By = most(Criterion::SkillScore);
pub(super) const PRODUCTIVE: By = most(Criterion::Yield);
pub(super) const STRONG: By = most(Criterion::Strength);
const REBEL: &[Filter] = &[Filter::Systems(&[P::Rebel])];
const BASE: [Tier; 1] = [tier(&[Filter::Systems(&[P::Base])], &[])];
const POSSIBLE: &[Filter] = &[Filter::Systems(&[P::PossibleBase])];
const DISLOYAL: &[Filter] = &[Filter::Systems(&[P::Not(&P::Loyal(Side::Empire))])];
pub(super) const HIDDEN: Cond = Cond::Rule(Check::BaseHidden);

/// A Rebel leader: the most skilled, where spec ops promise most, where most Imperial units are.
const OPERATIVE: [By; 3] = [SKILLED, favour(Skill::SpecOps), most(Criterion::ImperialStrength)];
/// Whoever is captured: where a skill promises most, then the most skilled.
const PRISONER: [By; 2] = [favour(Skill::SpecOps), SKILLED];
pub(super) const FASTEST: [By; 2] = [PRODUCTIVE, least(Criterion::BuildSpace)];
const UNATTENDED: [By; 2] = [most(Criterion::HasLeader), least(Criterion::ImperialStrength)];
const NEGOTIATED: [Tier; 2] =
    [tier(REBEL, &[PRODUCTIVE, favour(Skill::Diplomacy)]), tier(DISLOYAL, &[PRODUCTIVE])];
const INTELLIGENCE: [Tier; 1] = any(&[favour(Skill::Intel), PRODUCTIVE]);
const SABOTAGED_FIRST: [Tier; 2] =
    [tier(&[Filter::Systems(&[P::Sabotaged])], &[PRODUCTIVE]), tier(&[], &[PRODUCTIVE])];
const LASER: [Tier; 2] = [tier(POSSIBLE, &[]), tier(REBEL, &[])];
/// What two health can destroy.
const FRAIL: What = What::AnyOf(&[
    Unit::X_WING,
    Unit::Y_WING,
    Unit::U_WING,
    Unit::REBEL_TRANSPORT,
    Unit::CORELLIAN_CORVETTE,
    Unit::REBEL_TROOPER,
    Unit::AIRSPEEDER,
    Unit::REBEL_VANGUARD,
]);

pub(super) const fn task(task: Task) -> Step {
    rule(Routine::Automaton(task))
}

const fn by_lot(from: &'static [Filter], why: Why) -> Step {
    let count = Count::Exactly(Num::N(1));
    Step::Choose { into: Reg::A, who: Who::Chance, from, count, how: How::Set, why: Some(why), secret: false }
}

pub static LINES: [Line; 44] = [
    // ---- starting missions
    line("capture-rebel-operative", &any(&OPERATIVE)),
    line("research-and-development", &SABOTAGED_FIRST)
        .does(&[when(Cond::Here(P::Sabotaged), &[act(Op::Repair(At::Here))]), act(Op::DrawProjects(1))]),
    line("gather-intel", &any(&[favour(Skill::Intel), least(Criterion::FleetDistance)])).if_true(HIDDEN),
    line(
        "rule-by-fear",
        &[
            tier(&[Filter::Systems(&[P::Subjugated])], &[PRODUCTIVE, favour(Skill::Diplomacy)]),
            tier(&[Filter::Systems(&[P::Neutral])], &[PRODUCTIVE, favour(Skill::Diplomacy)]),
        ],
    ),
    // ---- missions with a leader's icon
    line("detained", &[tier(&[Filter::Leaders(&[L::Free])], &OPERATIVE)]),
    line(
        "hunt-them-down",
        &[tier(
            &[Filter::Systems(&[P::Rebel, P::Has(Side::Rebel, FRAIL)])],
            &[PRODUCTIVE, favour(Skill::SpecOps)],
        )],
    )
    .pursues(&BASE)
    .chooses(&[
        known(Why::Destroy, &any(&[most(Criterion::OnGround), STRONG])),
        hidden(Why::Destroy, &any(&[most(Criterion::StrongerTheatre), STRONG])),
    ]),
    line("collect-bounty", &any(&OPERATIVE)),
    line("planetary-conquest", &[tier(REBEL, &[PRODUCTIVE, favour(Skill::SpecOps)])])
        .pursues(&BASE)
        .if_true(Cond::Exists(Filter::Systems(&[CONQUERORS, P::Unheld(Side::Empire)])))
        .chooses(&[
            known(Why::Source, &any(&[most(Criterion::BaseDistance), most(Criterion::Movable)])),
            hidden(Why::Source, &any(&[least(Criterion::RegionPossibleBases), most(Criterion::Movable)])),
            choice(Why::Carry, &any(&[STRONG])),
        ]),
    line("interrogation-droid", &any(&[favour(Skill::Intel), SKILLED]))
        .if_true(Cond::Rule(Check::Automaton(Matter::ManyPossibleBases)))
        .does(&[by(Party::Rival, Duty::Withhold)]),
    line(
        "fear-will-keep-them-in-line",
        &[
            tier(
                &[Filter::Systems(&[P::RegionHas(&P::Rebel)])],
                &[
                    most(Criterion::RegionRebelProduction),
                    most(Criterion::RegionSubjugatedProduction),
                    most(Criterion::RegionProduction),
                ],
            ),
            tier(
                &[Filter::Systems(&[P::RegionHas(&P::Subjugated)])],
                &[most(Criterion::RegionSubjugatedProduction), most(Criterion::RegionProduction)],
            ),
            tier(&[], &[most(Criterion::RegionProduction)]),
        ],
    )
    .chooses(&[choice(
        Why::Loyalty,
        &[
            tier(REBEL, &[PRODUCTIVE]),
            tier(&[Filter::Systems(&[P::Subjugated, P::Not(&P::RegionHas(&P::Rebel))])], &[PRODUCTIVE]),
            tier(&[], &[PRODUCTIVE]),
        ],
    )])
    .does(&[
        Step::Choose {
            into: Reg::A,
            who: Who::You,
            from: &[Filter::Systems(&[P::Populous, P::SameRegion, P::Not(&P::Loyal(Side::Empire))])],
            count: Count::Exactly(Num::N(2)),
            how: How::Set,
            why: Some(Why::Loyalty),
            secret: false,
        },
        act(Op::Loyalty(Side::Empire, 1, At::It(Reg::A))),
    ]),
    line("probe-droid-initiative", &any(&UNATTENDED)).pays(),
    line("double-our-efforts", &any(&[PRODUCTIVE]))
        .if_true(Cond::Queued(Side::Empire, &[2, 3]))
        .chooses(&[choice(Why::Advance, &any(&[STRONG, most(Criterion::OnSpace(3))]))])
        .pays(),
    line(
        "imperial-propaganda",
        &any(&[most(Criterion::RegionRebelSystems), most(Criterion::RegionRebelStrength)]),
    ),
    line("retrieve-the-plans", &any(&PRISONER))
        .chooses(&[choice(Why::Discard, &any(&[most(Criterion::Reputation)]))]),
    line("lure-of-the-dark-side", &any(&[most(Criterion::IsLuke), SKILLED, most(Criterion::FavourOfAll)])),
    line("long-range-probe", &[tier(POSSIBLE, &[most(Criterion::ImperialDistance)])])
        .if_true(HIDDEN)
        .does(&[task(Task::Learn(Asked::System))]),
    line("secure-the-plans", &[tier(POSSIBLE, &[])]).pursues(&BASE),
    line(
        "draw-them-out",
        &[tier(
            &[Filter::Systems(&[P::Has(Side::Empire, What::Unit)])],
            &[favour(Skill::SpecOps), most(Criterion::ImperialStrength)],
        )],
    )
    .if_true(Cond::Exists(Filter::Leaders(&[L::Of(Side::Rebel), L::InPool])))
    .chooses(&[choice(Why::Place, &any(&[SKILLED, most(Criterion::TacticScore)]))]),
    line("make-an-example", &any(&[SKILLED, most(Criterion::FavourOfAll)])),
    line("discredit-rebellion", &any(&UNATTENDED)).pays(),
    // ---- the base set
    line("address-delays", &any(&FASTEST)),
    line("trade-negotiations", &NEGOTIATED),
    line("homing-beacon", &any(&[SKILLED, favour(Skill::Intel)])).if_true(HIDDEN).does(&[
        Step::Choose {
            into: Reg::A,
            who: Who::Rival,
            from: &[Filter::Systems(&[P::BaseRegion])],
            count: Count::Exactly(Num::N(1)),
            how: How::Set,
            why: Some(Why::Place),
            secret: false,
        },
        act(Op::RescueTo(Whom::Target, At::It(Reg::A))),
        task(Task::Learn(Asked::Region(Reg::A))),
    ]),
    line(
        "carbon-freezing",
        &[tier(&[Filter::Leaders(&[L::Wears(Ring::Captured)])], &[SKILLED, favour(Skill::SpecOps)])],
    ),
    line("display-of-power", &[tier(REBEL, &[PRODUCTIVE, favour(Skill::Diplomacy)])]),
    line("intercept-transmission", &INTELLIGENCE),
    line("interrogation", &any(&PRISONER))
        .does(&[by_lot(&[Filter::Rule(From::Objectives)], Why::Discard), task(Task::DiscardObjective)]),
    line("secret-weapons-research", &any(&[most(Criterion::HasLeader), PRODUCTIVE]))
        .if_true(Cond::Rule(Check::Automaton(Matter::ProjectsLeft))),
    // ---- the set of the expansion
    line("exploit-weakness", &any(&PRISONER)).if_true(Cond::Exists(Filter::Rule(From::Objectives))),
    line("promotion-imperial", &any(&FASTEST)),
    line("hire-mercenaries", &[tier(POSSIBLE, &[]), tier(&[], &[])]),
    line("stolen-intel", &INTELLIGENCE).does(&[
        act(Op::DrawProbes(Num::N(1))),
        by_lot(&[Filter::Rule(From::RebelMissions)], Why::Discard),
        act(Op::DiscardMission(Reg::A)),
    ]),
    line(
        "deployment",
        &[
            tier(POSSIBLE, &[most(Criterion::ImperialDistance), favour(Skill::Diplomacy)]),
            tier(&[], &[favour(Skill::Diplomacy), PRODUCTIVE]),
        ],
    ),
    line("break-their-will", &any(&[most(Criterion::FavourOfAll)])).if_true(HIDDEN).does(&[
        by_lot(&[Filter::Rule(From::Automaton(Candidates::RegionsToSearch))], Why::Ask),
        task(Task::Learn(Asked::Region(Reg::A))),
    ]),
    line(
        "imperial-might",
        &[
            tier(
                &[Filter::Systems(&[P::Has(Side::Empire, What::Of(Unit::DEATH_STAR))])],
                &[least(Criterion::ImperialStrength), most(Criterion::HasSite), most(Criterion::HasBunker)],
            ),
            tier(
                &[Filter::Systems(&[P::Has(Side::Empire, What::Of(Unit::DEATH_STAR_UNDER_CONSTRUCTION))])],
                &[],
            ),
            tier(
                &[Filter::Systems(&[P::Has(Side::Empire, What::Of(Unit::SHIELD_BUNKER))])],
                &[least(Criterion::ImperialStrength)],
            ),
        ],
    )
    .if_true(Cond::Queued(Side::Empire, &[1]))
    .chooses(&[choice(Why::Deploy, &any(&[STRONG]))]),
    line("message-from-high-command", &NEGOTIATED),
    line("were-the-bait", &any(&[most(Criterion::ImperialStrength), favour(Skill::Intel)]))
        .chooses(&[choice(Why::Carry, &any(&[most(Criterion::BusierTheatre), STRONG]))]),
    // ---- projects
    line("construct-death-star", &[tier(POSSIBLE, &[]), tier(&[], &[])]),
    line("construct-factory", &SABOTAGED_FIRST),
    line("construct-super-star-destroyer", &any(&[favour(Skill::Logistics)])).with_two(),
    line("oversee-project", &[tier(&[Filter::Systems(&[P::Imperial])], &[PRODUCTIVE])])
        .pursues(&any(&[least(Criterion::BaseDistance)]))
        .chooses(&[choice(Why::Deploy, &any(&[STRONG, most(Criterion::OnSpace(2))]))]),
    line("superlaser-online", &LASER).pursues(&BASE).chooses(&[choice(
        Why::Loyalty,
        &any(&[most(Criterion::RebelSystem), most(Criterion::Subjugated), PRODUCTIVE]),
    )]),
    line("interdictor-development", &any(&[favour(Skill::Logistics)])).with_two(),
    line("single-reactor-ignition", &LASER).pursues(&BASE).does(&[
        act(Op::Uncover),
        task(Task::Learn(Asked::System)),
        act(Op::DestroyAll(Side::Rebel, What::Ground, At::Here)),
        act(Op::Unmark(At::Here)),
        when(Cond::Here(P::Contested), &[act(Op::Combat)]),
    ]),
];

impl MissionCard {
    /// S4.3: it is of no use once everybody knows where the base is.
    pub(crate) fn searches(self) -> bool {
        self.mission().id == "gather-intel"
    }

    /// What the list says about it; nothing for cards that the Empire does not play.
    pub fn line(self) -> Option<&'static Line> {
        LINES.iter().find(|line| line.id == self.mission().id)
    }
}
