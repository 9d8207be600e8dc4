//! What the Empire's procedure gives as its reasons, and that everything that happens has words.

use kernel::{Cast, Dice, Game, Input, Speak, Stage, Turn, begin, settle};
use rebellion::action::Piece;
use rebellion::automaton::decision::{Candidate, Decision, Rule, Weighing};
use rebellion::automaton::{Aim, Criterion};
use rebellion::event::{Deed, Event, Throw};
use rebellion::leaders::Skill;
use rebellion::things::{Leader, Place, Unit};
use rebellion::why::Why;
use rebellion::{Rebellion, Setup};
use text::Lang;

fn candidate(piece: impl Into<Piece>, values: &[i32], out: Option<u8>) -> Candidate {
    Candidate { piece: piece.into(), values: values.to_vec(), out }
}

fn decided(
    rule: Rule,
    question: Why,
    criteria: Vec<Weighing>,
    candidates: Vec<Candidate>,
    die: Option<u8>,
) -> Event {
    let answer = candidates.iter().find(|candidate| candidate.out.is_none()).expect("somebody is left").piece;
    Event::Decided(Box::new(Decision { rule, question, tier: 0, criteria, candidates, die, answer }))
}

/// One of each kind.
fn reasons() -> Vec<Event> {
    use Criterion::*;
    use Weighing::{Least, Most};
    let place = |place: Place| Piece::Place(place);
    let leader = |leader: Leader| Piece::Leader(leader);
    let unit = |unit: Unit| Piece::Unit(unit);
    let mut all = vec![
        decided(
            Rule(3, 7),
            Why::Goal,
            vec![Least(Distance), Least(RouteRebels), Most(RouteProduction)],
            vec![
                candidate(place(Place::HOTH), &[2, 0, 3], None),
                candidate(place(Place::ENDOR), &[2, 0, 1], Some(2)),
                candidate(place(Place::DAGOBAH), &[2, 4], Some(1)),
                candidate(place(Place::YAVIN), &[5], Some(0)),
            ],
            None,
        ),
        decided(Rule(3, 18), Why::Fleet, vec![], vec![candidate(place(Place::CORUSCANT), &[], None)], None),
        decided(
            Rule(3, 8),
            Why::Route,
            vec![],
            vec![candidate(place(Place::BESPIN), &[], None), candidate(place(Place::MUSTAFAR), &[], None)],
            Some(3),
        ),
        decided(
            Rule(3, 15),
            Why::Captain,
            vec![Most(TacticScore), Least(SkillScore)],
            vec![
                candidate(leader(Leader::DARTH_VADER), &[5, 10], None),
                candidate(leader(Leader::DIRECTOR_KRENNIC), &[4], Some(0)),
                candidate(leader(Leader::EMPEROR_PALPATINE), &[5, 11], Some(1)),
            ],
            None,
        ),
        decided(
            Rule(8, 12),
            Why::Build,
            vec![],
            vec![
                candidate(unit(Unit::AT_ST), &[], None),
                candidate(unit(Unit::ASSAULT_TANK), &[], None),
                candidate(unit(Unit::STORMTROOPER), &[], None),
            ],
            Some(1),
        ),
    ];
    // Every criterion and every purpose once.
    let criteria = [
        FleetStrength,
        RebelStrength,
        Strength,
        Production,
        Loyal,
        SpaceTactic,
        GroundTactic,
        LeaderTactic,
        Pictured,
        Icons(Skill::Diplomacy),
        Icons(Skill::Intel),
        Icons(Skill::SpecOps),
        Icons(Skill::Logistics),
        SkillKinds,
        UnitsThere,
        OfTheatre,
        BaseDistance,
        PossibleBase,
        BestRebelSystem,
        Favour(Skill::Diplomacy),
        Favour(Skill::Intel),
        Favour(Skill::SpecOps),
        Favour(Skill::Logistics),
        FavourOfAll,
        ImperialStrength,
        Yield,
        BuildSpace,
        FleetDistance,
        ImperialDistance,
        RebelDistance,
        HasLeader,
        HasSite,
        HasBunker,
        RebelSystem,
        Subjugated,
        Movable,
        RegionRebelSystems,
        RegionRebelStrength,
        RegionPossibleBases,
        RegionRebelProduction,
        RegionSubjugatedProduction,
        RegionProduction,
        IsLuke,
        OnSpace(2),
        OnGround,
        StrongerTheatre,
        BusierTheatre,
        Doomed,
        IonCannon,
        HealthLeft,
        AttackDice,
        DoomedStrength,
        Damage,
        Blank,
        DirectHit,
        Preferred,
        Age,
        CombatCard,
        AdjacentStrength,
        RebelTroops,
        IsIonCannon,
        Reputation,
        TacticThere,
    ];
    for (i, criterion) in criteria.into_iter().enumerate() {
        let why = Why::ALL[i % Why::ALL.len()];
        let two =
            vec![candidate(place(Place::HOTH), &[1], None), candidate(place(Place::ILUM), &[0], Some(0))];
        all.push(decided(Rule(9, 4), why, vec![Most(criterion)], two, None));
    }
    // SQ19: 4 and 1 are printed.
    let sabotaged = vec![
        candidate(place(Place::CORELLIA), &[4 - 16], None),
        candidate(place(Place::CORUSCANT), &[1 - 16], Some(0)),
    ];
    all.push(decided(Rule(10, 0), Why::Aim, vec![Most(Yield)], sabotaged, None));
    for why in Why::ALL {
        all.push(decided(Rule(0, 3), why, vec![], vec![candidate(place(Place::HOTH), &[], None)], None));
    }
    for deed in [Deed::Pass, Deed::Activate, Deed::Mission] {
        all.push(Event::ImperialDeed {
            rule: Rule(7, 2),
            pool: 3,
            unrevealed: 2,
            gap: 9,
            die: Some(5),
            deed,
        });
    }
    for aim in Aim::ALL {
        all.extend([None, Some(4)].map(|die| Event::Heads { rule: Rule(3, 14), aim, die }));
    }
    all.push(Event::Helped { rule: Rule(3, 5), place: Place::HOTH });
    let told_by_a_number =
        [Throw::RebelMissions, Throw::ImperialMissions, Throw::Units, Throw::Start, Throw::Site];
    all.extend(told_by_a_number.map(|die| Event::Threw { die, face: 3 }));
    for die in [Throw::Opposition, Throw::Joining, Throw::Cards] {
        all.extend([4, 5].map(|face| Event::Threw { die, face }));
    }
    all
}

/// `CANTINA_BLESS=1` writes the file anew.
fn compare(lang: Lang) {
    let mut told = String::new();
    for event in reasons() {
        told.push_str(&format!("{}\n", Rebellion::say_event(&event, &Cast::default(), lang)));
        for line in Rebellion::say_reason(&event, lang) {
            told.push_str(&format!("    {line}\n"));
        }
    }
    testkit::golden(format!("{}/tests/reasons.{lang}.txt", env!("CARGO_MANIFEST_DIR")), &told);
}

#[test]
fn english_reasons_are_as_agreed() {
    compare(Lang::En);
}

#[test]
fn spanish_reasons_are_as_agreed() {
    compare(Lang::Es);
}

/// What a guide for people with the box needs: they describe the position, throw the die, and are told what the Empire does.
#[test]
fn a_described_position_is_decided_with_its_reasons() {
    let mut setup = Rebellion::usual();
    Rebellion::set_option(&mut setup, "empire", "ataque-imperial").expect("an option");
    let mut stage = Rebellion::stage(&setup).expect("a set-up");
    let lines = [
        ("turn", "empire"),
        ("empire pool", "darth-vader, general-tagge"),
        ("mygeeto", "star-destroyer, 2 stormtrooper"),
        ("probed", "dantooine, dathomir"),
    ];
    for (subject, value) in lines {
        Rebellion::place(&mut stage, subject, value).expect("a line of a position");
    }
    let mut state = Rebellion::raise(stage).expect("a position");
    let mut events: Vec<Event> = Vec::new();
    let die = Rebellion::dictate(&state, "roll 2").expect("a die: the Empire activates");
    Rebellion::apply(&mut state, Input::Fate(die), &mut events);
    let decisions = events.iter().filter_map(|event| match event {
        Event::Decided(decision) => Some((decision.rule, decision.answer)),
        _ => None,
    });
    let ilum = (Rule(3, 7), Piece::Place(Place::ILUM));
    let vader = (Rule(3, 15), Piece::Leader(Leader::DARTH_VADER));
    let mut decisions: Vec<(Rule, Piece)> = decisions.collect();
    decisions.retain(|decision| [ilum, vader].contains(decision));
    assert_eq!(decisions, [ilum, vader]);
    let told = events.iter().flat_map(|event| Rebellion::say_reason(event, Lang::Es)).count();
    assert!(told > 3, "{told} lines of reasons");
}

/// Everything that happens in random games is told in whole sentences.
#[test]
fn everything_that_happens_has_words() {
    let mut offered = Vec::new();
    for seed in 0..30 {
        let mut state = begin::<Rebellion>(&Setup::default(), &[]).expect("a set-up");
        let dice = &mut Dice::new(seed);
        let mut events: Vec<Event> = Vec::new();
        while let Turn::Decide(seats) = settle::<Rebellion>(&mut state, dice, &mut events) {
            let seat = seats.first().expect("somebody is asked");
            Rebellion::actions(&state, seat, &mut offered);
            let action = offered[dice.below(offered.len())];
            Rebellion::apply(&mut state, Input::Act(seat, action), &mut events);
        }
        for event in &events {
            for lang in [Lang::En, Lang::Es] {
                let said = Rebellion::say_event(event, &Cast::default(), lang);
                assert!(said.ends_with(['.', '!']), "{event:?}: {said}");
            }
        }
    }
}
