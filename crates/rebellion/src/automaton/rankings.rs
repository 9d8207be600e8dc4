//! How the procedure decides: criteria as data. What they leave is for a die.

use script::{By, Decider, Tier};

use super::decision::Rule;
use super::{Aim, Criterion};
use crate::leaders::Skill;
use crate::state::{Frame, Open, State};
use crate::things::{MissionCard, Side, TacticCard};
use crate::why::Why;
use crate::words::{Metric, Vocabulary};

pub type Ranking = [Tier<Vocabulary>];
/// One sort of candidates.
type Simple = [Tier<Vocabulary>; 1];

pub(super) const fn most(criterion: Criterion) -> By<Vocabulary> {
    By::Most(Metric::Of(criterion))
}

pub(super) const fn least(criterion: Criterion) -> By<Vocabulary> {
    By::Least(Metric::Of(criterion))
}

const fn by(criteria: &'static [By<Vocabulary>]) -> Simple {
    [Tier { of: &[], by: criteria }]
}

/// S3.7, also for S3.19.
static NEAREST: Simple =
    by(&[least(Criterion::Distance), least(Criterion::RouteRebels), most(Criterion::RouteProduction)]);
static STRIKE: Simple = by(&[least(Criterion::RebelStrength), most(Criterion::Production)]);
static NEUTRAL: Simple = by(&[least(Criterion::Distance), most(Criterion::Production)]);
/// S3.14, with the guide's preference.
static REBELS: Simple = by(&[
    least(Criterion::Distance),
    most(Criterion::Loyal),
    least(Criterion::RouteRebels),
    most(Criterion::RouteProduction),
]);
static ATTACK: Simple =
    by(&[least(Criterion::Distance), least(Criterion::RebelStrength), most(Criterion::Production)]);
static BASE: Simple = by(&[]);

/// S3.7: for one goal the stronger fleet.
static FLEET: Simple = by(&[
    least(Criterion::Distance),
    least(Criterion::RouteRebels),
    most(Criterion::RouteProduction),
    most(Criterion::FleetStrength),
]);
/// S3.18.
static FLEET_FOR_BASE: Simple = by(&[least(Criterion::Distance), most(Criterion::FleetStrength)]);
/// S3.8.
static ROUTE: Simple = by(&[least(Criterion::RouteRebels), most(Criterion::RouteProduction)]);

/// S3.15, S7.8.
static BOTH_THEATRES: Simple = by(&[most(Criterion::TacticScore), least(Criterion::SkillScore)]);
static SPACE: Simple = by(&[most(Criterion::SpaceTactic), least(Criterion::SkillScore)]);
static GROUND: Simple = by(&[most(Criterion::GroundTactic), least(Criterion::SkillScore)]);

/// S7.8: first those whose card can be used at the start of the combat.
static JOIN_BOTH: Simple =
    by(&[most(Criterion::CombatCard), most(Criterion::TacticScore), least(Criterion::SkillScore)]);
static JOIN_SPACE: Simple =
    by(&[most(Criterion::CombatCard), most(Criterion::SpaceTactic), least(Criterion::SkillScore)]);
static JOIN_GROUND: Simple =
    by(&[most(Criterion::CombatCard), most(Criterion::GroundTactic), least(Criterion::SkillScore)]);
/// S6.3.
static OLDEST: Simple = by(&[least(Criterion::Age)]);

/// S3.3, S3.4.
pub(crate) static HOLD: Simple = by(&[most(Criterion::Strength), most(Criterion::LeaderTactic)]);
static GARRISON: Simple = by(&[least(Criterion::Strength)]);

/// S8.11.
static DISMISS: Simple = by(&[least(Criterion::SkillScore), least(Criterion::TacticScore)]);
/// S8.12.
static BUILD: Simple = by(&[]);
/// S8.15.
static DEPLOY: Simple = by(&[most(Criterion::Production), least(Criterion::FleetStrength)]);
/// S8.16.
static DEPLOY_NEAR: Simple = by(&[least(Criterion::BaseDistance), most(Criterion::Production)]);
/// S8.17.
static DEPLOY_TO_SEARCH: Simple =
    by(&[least(Criterion::PossibleBase), least(Criterion::BestRebelSystem), most(Criterion::Production)]);
static THEATRE: Simple = by(&[least(Criterion::UnitsThere)]);
static STRONGEST: Simple = by(&[most(Criterion::OfTheatre), most(Criterion::Strength)]);

/// S9.4: what is doomed is not hit again while something else can be.
static HARM: Simple = by(&[
    least(Criterion::Doomed),
    most(Criterion::IonCannon),
    least(Criterion::HealthLeft),
    most(Criterion::AttackDice),
]);

/// S9.7: of what is doomed the strongest is saved, else what has most damage.
static REPAIR: Simple =
    by(&[most(Criterion::Doomed), most(Criterion::DoomedStrength), most(Criterion::Damage)]);
static REROLL: Simple = by(&[most(Criterion::Blank)]);
/// S9.10.
static FORCE: Simple = by(&[most(Criterion::DirectHit)]);
/// S10: whom a card of a battle takes.
static FOREMOST: Simple = by(&[most(Criterion::SkillScore), most(Criterion::TacticScore)]);

/// S1.3: who attempts or opposes a mission best.
pub fn most_capable(skill: Skill) -> &'static Ranking {
    const fn of(criteria: &'static [By<Vocabulary>; 4]) -> Simple {
        by(criteria)
    }
    macro_rules! capable {
        ($skill:ident) => {
            of(&[
                most(Criterion::Pictured),
                most(Criterion::Icons(Skill::$skill)),
                least(Criterion::SkillKinds),
                least(Criterion::TacticScore),
            ])
        };
    }
    static CAPABLE: [Simple; 4] =
        [capable!(Diplomacy), capable!(Intel), capable!(SpecOps), capable!(Logistics)];
    &CAPABLE[skill as usize]
}

/// S1.4: who resolves one.
pub fn for_resolve(skill: Skill) -> &'static Ranking {
    macro_rules! frugal {
        ($skill:ident) => {
            by(&[least(Criterion::Icons(Skill::$skill)), least(Criterion::SkillScore)])
        };
    }
    static FRUGAL: [Simple; 4] = [frugal!(Diplomacy), frugal!(Intel), frugal!(SpecOps), frugal!(Logistics)];
    &FRUGAL[skill as usize]
}

/// S10: whom an action card prefers, then as S1.3 or S1.4 say.
pub fn favoured(skill: Skill, attempt: bool) -> &'static Ranking {
    const fn of(criteria: &'static [By<Vocabulary>]) -> Simple {
        by(criteria)
    }
    macro_rules! favoured {
        ($skill:ident) => {
            [
                of(&[
                    most(Criterion::Preferred),
                    least(Criterion::Icons(Skill::$skill)),
                    least(Criterion::SkillScore),
                ]),
                of(&[
                    most(Criterion::Preferred),
                    most(Criterion::Pictured),
                    most(Criterion::Icons(Skill::$skill)),
                    least(Criterion::SkillKinds),
                    least(Criterion::TacticScore),
                ]),
            ]
        };
    }
    static FAVOURED: [[Simple; 2]; 4] =
        [favoured!(Diplomacy), favoured!(Intel), favoured!(SpecOps), favoured!(Logistics)];
    &FAVOURED[skill as usize][usize::from(attempt)]
}

/// SQ8: the same if the card pays for whom it pictures.
pub fn pictured_first(skill: Skill) -> &'static Ranking {
    macro_rules! pictured {
        ($skill:ident) => {
            by(&[
                most(Criterion::Pictured),
                least(Criterion::Icons(Skill::$skill)),
                least(Criterion::SkillScore),
            ])
        };
    }
    static PICTURED: [Simple; 4] =
        [pictured!(Diplomacy), pictured!(Intel), pictured!(SpecOps), pictured!(Logistics)];
    &PICTURED[skill as usize]
}

/// S7.7: who opposes if nobody has an icon of the skill.
pub fn least_skilled() -> &'static Ranking {
    static LEAST: Simple = by(&[least(Criterion::SkillScore)]);
    &LEAST
}

pub(crate) fn aim(frame: &Frame) -> Aim {
    Aim::ALL[usize::from(frame.num().unsigned_abs()) % Aim::ALL.len()]
}

fn leading(tactic: Criterion) -> &'static Ranking {
    match tactic {
        Criterion::SpaceTactic => &SPACE,
        Criterion::GroundTactic => &GROUND,
        _ => &BOTH_THEATRES,
    }
}

fn joining(tactic: Criterion) -> &'static Ranking {
    match tactic {
        Criterion::SpaceTactic => &JOIN_SPACE,
        Criterion::GroundTactic => &JOIN_GROUND,
        _ => &JOIN_BOTH,
    }
}

impl State {
    /// How the procedure decides, and by which rule.
    pub(crate) fn automaton(&self, why: Option<Why>, frame: &Frame) -> (Rule, Decider<Vocabulary>) {
        let (rule, ranking) = self.ranking(why, frame);
        (rule, Decider::Rank(ranking))
    }

    pub(crate) fn ranking(&self, why: Option<Why>, frame: &Frame) -> (Rule, &'static Ranking) {
        let table = &self.table;
        let hidden = table.revealed.is_none();
        // What a tactic card asks for.
        let fights = TacticCard::RANGE.holds(frame.source);
        if let Some(listed) = why.and_then(|why| self.listed(why, frame)) {
            return (Rule(10, 0), listed);
        }
        match why {
            Some(Why::Undertake) => self.undertaking(frame),
            Some(Why::Goal) => match aim(frame) {
                Aim::Search => (Rule(3, 7), &NEAREST),
                Aim::Strike => (Rule(3, 12), &STRIKE),
                Aim::Neutral => (Rule(3, 13), &NEUTRAL),
                Aim::Rebels => (Rule(3, 14), &REBELS),
                Aim::Base => (Rule(3, 18), &BASE),
                Aim::Deny => (Rule(3, 19), &NEAREST),
                Aim::Attack => (Rule(3, 20), &ATTACK),
                Aim::Towards => (Rule(3, 20), &BASE),
            },
            Some(Why::Fleet) => match aim(frame) {
                Aim::Base | Aim::Towards => (Rule(3, 18), &FLEET_FOR_BASE),
                _ => (Rule(3, 7), &FLEET),
            },
            Some(Why::Route) => (Rule(3, 8), &ROUTE),
            Some(Why::Captain) => (Rule(3, 15), leading(Open::tactic_for(table.forecast(frame)))),
            Some(Why::Join) => {
                let fights = table.combat.as_ref().map_or([false; 2], |combat| table.fought(combat));
                (Rule(7, 8), joining(Open::tactic_for(fights)))
            }
            Some(Why::Play) => (self.using(frame), &OLDEST),
            Some(Why::Recruit) => (Rule(8, 10), &BASE),
            Some(Why::Dismiss) => (Rule(8, 11), &DISMISS),
            Some(Why::Oppose) => (Rule(7, 7), self.opposing(frame)),
            Some(Why::Garrison) => (Rule(3, 4), &GARRISON),
            Some(Why::Stow) => (Rule(3, 3), &HOLD),
            Some(Why::Build) => (Rule(8, 12), &BUILD),
            Some(Why::Supply) if hidden && table.agreed.variations.delta => (Rule(8, 17), &DEPLOY_TO_SEARCH),
            Some(Why::Supply) => (Rule(8, 15), &DEPLOY),
            Some(Why::SupplyNear) => (Rule(8, 16), &DEPLOY_NEAR),
            Some(Why::Theatre) => (Rule(8, 15), &THEATRE),
            Some(Why::Strongest) if hidden => (Rule(8, 15), &STRONGEST),
            Some(Why::Strongest) => (Rule(8, 16), &STRONGEST),
            Some(Why::Harm) => (Rule(9, 4), &HARM),
            Some(Why::Destroy) if fights => (Rule(9, 4), &HARM),
            Some(Why::Repair | Why::Absorb) => (Rule(9, 7), &REPAIR),
            Some(Why::Reroll) => match table.combat.as_ref().map(|combat| combat.attack.side) {
                Some(Side::Rebel) => (Rule(9, 10), &FORCE),
                _ => (Rule(9, 7), &REROLL),
            },
            Some(Why::Plan) => (Rule(9, 2), &BASE),
            Some(Why::Capture) if fights => (Rule(10, 0), &FOREMOST),
            // S0.3.
            _ => (Rule(0, 3), &BASE),
        }
    }

    /// S7.7: who is best at what the card in play asks for; if nobody has an icon of it, who has least to lose.
    fn opposing(&self, frame: &Frame) -> &'static Ranking {
        let card = MissionCard::RANGE.holds(frame.source).then(|| MissionCard::from_thing(frame.source));
        let skill = card.and_then(|card| card.mission().skill).map(|(skill, _)| skill);
        let able = |skill: &Skill| {
            self.table.unreserved(Side::Empire).any(|leader| leader.person().icons(*skill) > 0)
        };
        skill.filter(able).map_or(least_skilled(), most_capable)
    }
}
