//! What a choice is for.

use kernel::Tone;
use script::{Purpose, Reg};

use crate::turn::Routine;
use crate::words::{Asked, At, Deck, Num, Op, Step, Whom};

/// Each purpose with its name and its tone, once.
macro_rules! purposes {
    ($($Why:ident: $name:literal, $tone:ident;)+) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Why { $($Why),+ }

        impl Why {
            pub const ALL: [Why; [$($name),+].len()] = [$(Why::$Why),+];
        }

        impl Purpose for Why {
            fn name(&self) -> &'static str {
                match self { $(Why::$Why => $name),+ }
            }

            fn tone(&self) -> Tone {
                match self { $(Why::$Why => Tone::$tone),+ }
            }
        }
    };
}

purposes! {
    Absorb: "absorb", Keep;
    Aim: "aim", Other;
    Assign: "assign", Other;
    Advance: "advance", Gain;
    Ask: "ask", Look;
    Attach: "attach", Gain;
    Block: "block", Keep;
    Bombard: "bombard", Harm;
    Capture: "capture", Harm;
    Deploy: "deploy", Gain;
    Destroy: "destroy", Harm;
    Discard: "discard", Pay;
    DrawCards: "draw-cards", Gain;
    Eliminate: "eliminate", Harm;
    Escort: "escort", Move;
    Keep: "keep", Keep;
    Loyalty: "loyalty", Gain;
    Mislead: "mislead", Gain;
    Name: "name", Look;
    Oppose: "oppose", Harm;
    Place: "place", Move;
    Plan: "plan", Keep;
    Play: "play", Gain;
    Dismiss: "dismiss", Pay;
    GiveBack: "give-back", Harm;
    GoThere: "go-there", Move;
    Guide: "guide", Gain;
    Mark: "mark", Other;
    Pay: "pay", Pay;
    Recall: "recall", Pay;
    Recolour: "recolour", Gain;
    Restore: "restore", Gain;
    SetDie: "set-die", Gain;
    Spoil: "spoil", Harm;
    Sink: "sink", Other;
    User: "user", Other;
    Recover: "recover", Gain;
    Recruit: "recruit", Gain;
    Repair: "repair", Gain;
    Reroll: "reroll", Other;
    Rescue: "rescue", Gain;
    Source: "source", Move;
    Subvert: "subvert", Harm;
    TakeAway: "take-away", Move;
    Gain: "gain", Gain;
    Activate: "activate", Move;
    Base: "base", Keep;
    Build: "build", Gain;
    Captain: "captain", Move;
    Carry: "carry", Move;
    Fleet: "fleet", Move;
    Fly: "fly", Move;
    GiveUp: "give-up", Harm;
    Garrison: "garrison", Keep;
    Goal: "goal", Move;
    Harm: "harm", Harm;
    Join: "join", Gain;
    Lead: "lead", Move;
    Lose: "lose", Harm;
    Retreat: "retreat", Move;
    Route: "route", Move;
    Site: "site", Keep;
    Start: "start", Keep;
    Stow: "stow", Move;
    Supply: "supply", Keep;
    SupplyNear: "supply-near", Keep;
    Strongest: "strongest", Keep;
    Theatre: "theatre", Keep;
    Undertake: "undertake", Move;
}

impl Why {
    /// What an op does to the things of a register.
    pub(crate) fn of(op: &Op, reg: Reg) -> Option<Why> {
        let it = |r: &Reg| *r == reg;
        let whom = |whom: &Whom| matches!(whom, Whom::It(r) if *r == reg);
        let at = |at: &At| matches!(at, At::It(r) if *r == reg);
        let routine = match op {
            Op::Loyalty(_, _, place) if at(place) => return Some(Why::Loyalty),
            Op::Capture(leader) if whom(leader) => return Some(Why::Capture),
            Op::Rescue(leader, _) if whom(leader) => return Some(Why::Rescue),
            Op::RescueTo(_, place) if at(place) => return Some(Why::Place),
            Op::Attach(_, leader) if whom(leader) => return Some(Why::Attach),
            Op::PlaceLeader(leader, _) if whom(leader) => return Some(Why::Place),
            Op::Recruit(leader, _) if whom(leader) => return Some(Why::Recruit),
            Op::Mislead(leader) if whom(leader) => return Some(Why::Mislead),
            Op::Go(place) if at(place) => return Some(Why::GoThere),
            Op::CallBack(r) if it(r) => return Some(Why::GiveBack),
            Op::DriveOut(r) if it(r) => return Some(Why::GoThere),
            Op::RestoreObjective(r) if it(r) => return Some(Why::Restore),
            Op::DropObjective(r) if it(r) => return Some(Why::Pay),
            Op::Mark(place) if at(place) => return Some(Why::Mark),
            Op::Eliminate(leader) if whom(leader) => return Some(Why::Eliminate),
            Op::ToPool(leader) if whom(leader) => return Some(Why::Recall),
            Op::SortTactics(r, _) if it(r) => return Some(Why::DrawCards),
            Op::Recruit(_, Some(place)) if at(place) => return Some(Why::GoThere),
            Op::GainIt(r, _) if it(r) => return Some(Why::Gain),
            Op::Conquer(r) if it(r) => return Some(Why::Source),
            Op::AskForBase(Asked::Region(r)) if it(r) => return Some(Why::Ask),
            Op::DiscardMission(r) | Op::SinkObjective(r) if it(r) => return Some(Why::Discard),
            Op::DealTo(r, _) if it(r) => return Some(Why::Harm),
            Op::Deal(Num::Attack(_, r), _) if it(r) => return Some(Why::Bombard),
            Op::Absorb(r, _) if it(r) => return Some(Why::Absorb),
            Op::DrawTactics(Deck::In(r), _) if it(r) => return Some(Why::DrawCards),
            Op::DiscardTactic(r) if it(r) => return Some(Why::Discard),
            Op::DestroyIt(r) if it(r) => return Some(Why::Destroy),
            // What is left behind says what becomes of it.
            Op::Later(_, effect) if reg == Reg::A => {
                let eliminates = |step: &Step| matches!(step, Step::Do(Op::Eliminate(Whom::Left)));
                return effect.iter().any(eliminates).then_some(Why::Eliminate);
            }
            Op::Rule(routine) => routine,
            _ => return None,
        };
        Some(match (routine, reg) {
            (Routine::RunCard, Reg::C) => Why::User,
            (Routine::Gather, Reg::C) => Why::Source,
            (Routine::SetDie, Reg::A) => Why::SetDie,
            (Routine::Dismiss, Reg::A) => Why::Dismiss,
            (Routine::PutUnder, Reg::A) => Why::Sink,
            (Routine::RollAgain, Reg::A) => Why::Guide,
            (Routine::Blank, Reg::A) => Why::Spoil,
            (Routine::GiveUp, Reg::A) => Why::Pay,
            (Routine::HitDeathStar, Reg::A) => Why::Destroy,
            (Routine::Aim, Reg::A) => Why::Aim,
            (Routine::Oppose, Reg::A) => Why::Oppose,
            (Routine::Subvert, Reg::A) => Why::Subvert,
            (Routine::DestroyOne | Routine::RaidOne | Routine::DemolishOne, Reg::A) => Why::Destroy,
            (Routine::RecallOne, Reg::B) => Why::Recall,
            (Routine::DeployOne, Reg::A) => Why::Deploy,
            (Routine::AdvanceOne, Reg::A) => Why::Advance,
            (Routine::RetrieveCard, Reg::A) => Why::Keep,
            (Routine::TakeThere, Reg::A) => Why::TakeAway,
            (Routine::DiscardCard, Reg::A) => Why::Discard,
            (Routine::BuildHere, Reg::A) => Why::Build,
            (Routine::SendLeader, Reg::B) => Why::Activate,
            (Routine::Abandon, Reg::A) => Why::Lose,
            (Routine::Build, Reg::A) => Why::Build,
            (Routine::Build | Routine::BuildHere, Reg::B) => Why::GiveUp,
            (Routine::Harm | Routine::Strike, Reg::A) => Why::Harm,
            (Routine::Mend(_), Reg::A) => Why::Repair,
            (Routine::Unharm, Reg::A) => Why::Block,
            (Routine::Shift, Reg::A) => Why::Absorb,
            (Routine::LayTactic, Reg::C) | (Routine::PlayExtra, Reg::A) => Why::Plan,
            (Routine::Recover, Reg::A) => Why::Recover,
            (Routine::JoinCombat, Reg::A) => Why::Join,
            (Routine::LaySite, Reg::B) => Why::Site,
            (Routine::Flee, Reg::A) => Why::Lead,
            (Routine::Flee, Reg::B) => Why::Retreat,
            _ => return None,
        })
    }
}
