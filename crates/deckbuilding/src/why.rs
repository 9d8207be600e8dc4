//! What a choice is for: what becomes of the cards that are chosen.

use kernel::Tone;
use script::{Purpose, Reg};

use crate::turn::Routine;
use crate::words::{Cards, Op, Place};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    Exile,
    Discard,
    Destroy,
    Damage,
    Purchase,
    /// Into the owner's hand.
    Take,
    /// On top of a deck.
    PutBack,
    SwapWithTop,
    Swap,
    Repair,
    RevealBase,
    PickBase,
    /// R17.13: damage that is not dealt.
    Prevent,
}

impl Why {
    /// What an op does to the cards of a register.
    pub(crate) fn of(op: &Op, reg: Reg) -> Option<Why> {
        let about = |cards: &Cards| matches!(cards, Cards::It(it) if *it == reg);
        match op {
            Op::Exile(cards) if about(cards) => Some(Why::Exile),
            Op::Discard(cards) if about(cards) => Some(Why::Discard),
            Op::Destroy(cards) if about(cards) => Some(Why::Destroy),
            Op::Damage(cards, _) if about(cards) => Some(Why::Damage),
            Op::Purchase(cards, ..) if about(cards) => Some(Why::Purchase),
            Op::Move(cards, Place::OwnHand) if about(cards) => Some(Why::Take),
            Op::Move(cards, _) if about(cards) => Some(Why::PutBack),
            Op::SwapWithTop(cards) if about(cards) => Some(Why::SwapWithTop),
            Op::Swap(out, into) if about(out) || about(into) => Some(Why::Swap),
            Op::Rule(Routine::Mend) if reg == Reg::A => Some(Why::Repair),
            Op::Rule(Routine::RevealBase) if reg == Reg::A => Some(Why::RevealBase),
            Op::Rule(Routine::TakeBases) if reg == Reg::A => Some(Why::PickBase),
            _ => None,
        }
    }

    /// Whether a card asks for it; the procedures of the turn belong to none.
    pub(crate) fn has_source(self) -> bool {
        !matches!(self, Why::Repair | Why::RevealBase | Why::PickBase | Why::Prevent)
    }
}

impl Purpose for Why {
    fn name(&self) -> &'static str {
        match self {
            Why::Exile => "exile",
            Why::Discard => "discard",
            Why::Destroy => "destroy",
            Why::Damage => "damage",
            Why::Purchase => "purchase",
            Why::Take => "take",
            Why::PutBack => "put-back",
            Why::SwapWithTop => "swap-with-top",
            Why::Swap => "swap",
            Why::Repair => "repair",
            Why::RevealBase => "reveal-base",
            Why::PickBase => "pick-base",
            Why::Prevent => "prevent",
        }
    }

    fn tone(&self) -> Tone {
        match self {
            Why::Exile | Why::Discard | Why::Destroy | Why::Damage => Tone::Harm,
            Why::Purchase | Why::Take | Why::Repair | Why::Prevent => Tone::Gain,
            Why::PutBack | Why::SwapWithTop | Why::Swap => Tone::Move,
            Why::RevealBase | Why::PickBase => Tone::Keep,
        }
    }
}
