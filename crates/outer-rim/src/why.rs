//! What a choice is for.

use kernel::Tone;
use script::{Purpose, Reg};

use crate::turn::Routine;
use crate::words::{It, Op, Party};

/// Each purpose with its name and its tone, once.
macro_rules! purposes {
    ($($Why:ident: $name:literal, $tone:ident;)+) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    About: "about", Other;
    Ask: "ask", Other;
    Attack: "attack", Harm;
    Befriend: "befriend", Gain;
    Bring: "bring", Move;
    Buy: "buy", Gain;
    Character: "character", Other;
    Discard: "discard", Pay;
    Give: "give", Pay;
    Goal: "goal", Move;
    Lend: "lend", Pay;
    Look: "look", Look;
    MakeRoom: "make-room", Pay;
    Mark: "mark", Other;
    Meet: "meet", Look;
    Move: "move", Move;
    MovePatrol: "move-patrol", Move;
    Offend: "offend", Pay;
    PlaceContact: "place-contact", Move;
    PlanetFor: "planet-for", Move;
    PutBack: "put-back", Move;
    Redirect: "redirect", Harm;
    Reroll: "reroll", Gain;
    Reveal: "reveal", Look;
    Sell: "sell", Pay;
    Ship: "ship", Other;
    SwapContact: "swap-contact", Move;
    TakeCrew: "take-crew", Gain;
    Test: "test", Other;
}

impl Why {
    /// What an op does to the things of a register.
    pub(crate) fn of(op: &Op, reg: Reg) -> Option<Why> {
        let it = |r: &Reg| *r == reg;
        Some(match op {
            Op::GainRep(Party::It(r)) if it(r) => Why::Befriend,
            Op::LoseRep(Party::It(r)) if it(r) => Why::Offend,
            Op::TestChosen(r) if it(r) => Why::Test,
            Op::FightPlayer(_, r) if it(r) => Why::Attack,
            Op::BuyShip(r, _) if it(r) => Why::Ship,
            Op::Sell(r, _) if it(r) => Why::Sell,
            Op::Discard(It::Reg(r)) if it(r) => Why::Discard,
            Op::TakeCrew(r) if it(r) => Why::TakeCrew,
            Op::Look(r) if it(r) => Why::Look,
            Op::Reveal(r) if it(r) => Why::Reveal,
            Op::Meet(r) if it(r) => Why::Meet,
            Op::MoveContact(r, _) if it(r) => Why::Bring,
            Op::MoveContact(_, r) if it(r) => Why::PlanetFor,
            Op::GoTo(r) if it(r) => Why::Move,
            Op::MovePatrol(r, ..) | Op::BringPatrol(r) if it(r) => Why::MovePatrol,
            Op::MeetPatrol(r) if it(r) => Why::Attack,
            Op::Redirect(r) if it(r) => Why::Redirect,
            Op::MarkPlanet(r) if it(r) => Why::Mark,
            Op::Reroll(r) if it(r) => Why::Reroll,
            Op::Rule(Routine::TakeCharacter) if reg == Reg::A => Why::Character,
            Op::Rule(Routine::TakeShip) if reg == Reg::A => Why::Ship,
            Op::Rule(Routine::StepPatrol) if reg == Reg::B => Why::MovePatrol,
            Op::Rule(Routine::PlaceContact) if reg == Reg::B => Why::PlaceContact,
            Op::Rule(Routine::Swap) if reg == Reg::A => Why::Give,
            Op::Rule(Routine::Swap) if reg == Reg::B => Why::Ask,
            Op::Rule(Routine::Approach) if reg == Reg::A => Why::Goal,
            Op::Rule(Routine::Approach) if reg == Reg::B => Why::Move,
            _ => return None,
        })
    }
}
