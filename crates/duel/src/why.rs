//! What a choice is for.

use kernel::Tone;
use script::{Purpose, Reg};

use crate::grants::Gift;
use crate::words::{Cards, Op, Routine};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    Attack,
    Damage,
    Defeat,
    Discard,
    Guard,
    Guess,
    Hide,
    March,
    Mend,
    Order,
    Pay,
    Play,
    Rally,
    Strike,
}

impl Why {
    /// What an op does to the things of a register.
    pub(crate) fn of(op: &Op, reg: Reg) -> Option<Why> {
        let it = Cards::It(reg);
        Some(match op {
            Op::Deal(_, cards) if *cards == it => Why::Damage,
            Op::DealShares(r) if *r == reg => Why::Damage,
            Op::Mend(r) if *r == reg => Why::Mend,
            Op::Defeat(cards) if *cards == it => Why::Defeat,
            Op::PutIntoPlay(cards) | Op::ToHand(cards) if *cards == it => Why::Play,
            Op::Grant(Gift::Rallied, cards) if *cards == it => Why::Rally,
            Op::DiscardNamed(r) if *r == reg => Why::Discard,
            Op::Rule(Routine::Declare) if reg == Reg::A => Why::Attack,
            Op::Rule(Routine::Declare) if reg == Reg::B => Why::Strike,
            Op::Rule(Routine::Suffer) if reg == Reg::B => Why::Guard,
            Op::Rule(Routine::Advance) if reg == Reg::A => Why::March,
            _ => return None,
        })
    }
}

impl Purpose for Why {
    fn name(&self) -> &'static str {
        match self {
            Why::Attack => "attack",
            Why::Damage => "damage",
            Why::Defeat => "defeat",
            Why::Discard => "discard",
            Why::Guard => "guard",
            Why::Guess => "guess",
            Why::Hide => "hide",
            Why::March => "march",
            Why::Mend => "mend",
            Why::Order => "order",
            Why::Pay => "pay",
            Why::Play => "play",
            Why::Rally => "rally",
            Why::Strike => "strike",
        }
    }

    fn tone(&self) -> Tone {
        match self {
            Why::Attack | Why::Damage | Why::Defeat | Why::Discard | Why::Strike => Tone::Harm,
            Why::Guard | Why::Hide | Why::Mend => Tone::Keep,
            Why::March => Tone::Move,
            Why::Pay => Tone::Pay,
            Why::Play | Why::Rally => Tone::Gain,
            Why::Guess | Why::Order => Tone::Other,
        }
    }
}
