//! What a choice is for.

use kernel::Tone;
use script::{Purpose, Reg};

use crate::card::TokenKind;
use crate::turn::Routine;
use crate::words::{Gift, It, Op};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    Damage,
    Heal,
    Defeat,
    Ready,
    Exhaust,
    Shield,
    Experience,
    Grow,
    Shrink,
    Gain,
    Lose,
    Control,
    ToHand,
    ToBottom,
    ToTop,
    Resource,
    Discard,
    Draw,
    Reveal,
    Play,
    PlayOn,
    Attack,
    Target,
    /// A unit whose power is used.
    Strike,
    /// A player who is to do something.
    Affect,
    Order,
    Pay,
    Number,
    /// The copies of a unique card that go (R22.6).
    Duplicate,
}

impl Why {
    /// What an op does to the things of a register.
    pub(crate) fn of(op: &Op, reg: Reg) -> Option<Why> {
        use crate::words::Whose;
        let about = |it: &It, why| (*it == It::Of(reg)).then_some(why);
        let for_player = |whose: &Whose| (*whose == Whose::Chosen(reg)).then_some(Why::Affect);
        match op {
            Op::DamageFrom(by, _, it) => about(it, Why::Damage).or((*by == reg).then_some(Why::Strike)),
            Op::Damage(_, it) => about(it, Why::Damage),
            Op::DamageShares(r) => (*r == reg).then_some(Why::Damage),
            Op::Heal(_, it) => about(it, Why::Heal),
            Op::HealShares(r) => (*r == reg).then_some(Why::Heal),
            Op::Defeat(it) => about(it, Why::Defeat),
            Op::DefeatShares(r) => (*r == reg).then_some(Why::Defeat),
            Op::Ready(it) => about(it, Why::Ready),
            Op::Exhaust(it) => about(it, Why::Exhaust),
            Op::Give(TokenKind::Shield, _, it) => about(it, Why::Shield),
            Op::Give(TokenKind::Experience, _, it) => about(it, Why::Experience),
            Op::Grow(power, hp, it, _) => {
                about(it, if *power < 0 || *hp < 0 { Why::Shrink } else { Why::Grow })
            }
            Op::Gain(Gift::Keyword(_) | Gift::StrikesFirst | Gift::Lent, it, _) => about(it, Why::Gain),
            Op::Gain(_, it, _) => about(it, Why::Lose),
            Op::Draw(_, whose)
            | Op::Mill(_, whose, _)
            | Op::RevealTop(_, whose, _)
            | Op::LookAtTop(_, whose, _) => for_player(whose),
            Op::DrawThese(it) => about(it, Why::Draw),
            Op::Discard(it) => about(it, Why::Discard),
            Op::Reveal(it) => about(it, Why::Reveal),
            Op::ToHand(it) => about(it, Why::ToHand),
            Op::ToBottom(it) => about(it, Why::ToBottom),
            Op::ToTop(it) => about(it, Why::ToTop),
            Op::Resource(it, _) => about(it, Why::Resource),
            Op::TakeControl(it, _) => about(it, Why::Control),
            Op::Rule(Routine::BeginAttack) => match reg {
                Reg::A => Some(Why::Attack),
                Reg::B => Some(Why::Target),
                Reg::C => None,
            },
            Op::Rule(Routine::PayFor) => (reg == Reg::A).then_some(Why::Play),
            Op::Rule(Routine::Enter) => (reg == Reg::B).then_some(Why::PlayOn),
            Op::Rule(Routine::DefeatCopies) => (reg == Reg::B).then_some(Why::Duplicate),
            _ => None,
        }
    }
}

impl Purpose for Why {
    fn name(&self) -> &'static str {
        match self {
            Why::Damage => "damage",
            Why::Heal => "heal",
            Why::Defeat => "defeat",
            Why::Ready => "ready",
            Why::Exhaust => "exhaust",
            Why::Shield => "shield",
            Why::Experience => "experience",
            Why::Grow => "grow",
            Why::Shrink => "shrink",
            Why::Gain => "gain",
            Why::Lose => "lose",
            Why::Control => "control",
            Why::ToHand => "to-hand",
            Why::ToBottom => "to-bottom",
            Why::ToTop => "to-top",
            Why::Resource => "resource",
            Why::Discard => "discard",
            Why::Draw => "draw",
            Why::Reveal => "reveal",
            Why::Play => "play",
            Why::PlayOn => "play-on",
            Why::Attack => "attack",
            Why::Target => "target",
            Why::Strike => "strike",
            Why::Affect => "affect",
            Why::Order => "order",
            Why::Pay => "pay",
            Why::Number => "number",
            Why::Duplicate => "duplicate",
        }
    }

    fn tone(&self) -> Tone {
        match self {
            Why::Heal | Why::Ready | Why::Shield | Why::Experience | Why::Grow | Why::Gain | Why::Draw => {
                Tone::Gain
            }
            Why::Damage | Why::Defeat | Why::Exhaust | Why::Shrink | Why::Lose | Why::Target => Tone::Harm,
            Why::Discard | Why::Pay | Why::Duplicate => Tone::Pay,
            Why::ToHand | Why::ToBottom | Why::ToTop | Why::Resource | Why::Play | Why::PlayOn => Tone::Move,
            Why::Reveal => Tone::Look,
            Why::Control => Tone::Keep,
            Why::Attack | Why::Strike | Why::Affect | Why::Order | Why::Number => Tone::Other,
        }
    }
}
