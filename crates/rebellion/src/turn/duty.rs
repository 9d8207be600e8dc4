//! What somebody does in a procedure, and who.

use super::*;
use crate::things::Side;

/// Whose part it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    The(Side),
    /// R8.6: the current player comes first, then the other one.
    Current,
    Other,
    /// The opponent of whoever owns the effect.
    Rival,
    /// R14.7, R15.5: the Rebels build and deploy first; S8.12, S8.14: in the solo game the Empire does.
    Earlier,
    Later,
    /// R9.7: who attacks first in the battle, and who second.
    First,
    Second,
    /// Whoever owns the effect.
    Own,
    /// R9.3: who lays a card first, where it is seen, and who second.
    LaysFirst,
    LaysSecond,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    Assign,
    Oppose,
    Draw,
    Mobilize,
    PlaceImperial,
    PlaceRebel,
    ChooseBase,
    Join,
    DrawTactics,
    Shield,
    LayTactic,
    /// S9.2.
    TurnUpTactic,
    Forestall,
    UseTactic,
    Attack,
    /// S9.10.
    Force,
    Block,
    Retreat,
    Build,
    Deploy,
    /// S6.1.
    RoundDeck,
    /// S8.3.
    Tidy,
    /// S10.
    Withhold,
    /// S5.5.
    FirstRecruit,
    Recruit,
    /// R16.3: action cards of that moment.
    Cards(Timing),
    Immediate,
    /// R17.2: objectives of that window.
    Score(Window),
    ScoreRefresh,
    // ---- what rings and cards allow
    Guide,
    GuideAttack,
    Astromech,
    Protocol,
    Falcon,
    Recolour,
}

impl Duty {
    pub(crate) fn proc(self) -> &'static Proc {
        match self {
            Duty::Assign => &ASSIGN,
            Duty::Oppose => &OPPOSE,
            Duty::Draw => &DRAW,
            Duty::Mobilize => &MOBILIZE,
            Duty::PlaceImperial => &PLACE_IMPERIAL,
            Duty::PlaceRebel => &PLACE_REBEL,
            Duty::ChooseBase => &CHOOSE_BASE,
            Duty::Join => &JOIN,
            Duty::DrawTactics => &DRAW_FIRST,
            Duty::Shield => &SHIELD,
            Duty::LayTactic => &LAY,
            Duty::TurnUpTactic => &IMPERIAL_TACTIC,
            Duty::Forestall => &FORESTALL,
            Duty::UseTactic => &USE,
            Duty::Attack => &ATTACK,
            Duty::Force => &FORCE,
            Duty::Block => &BLOCK,
            Duty::Retreat => &RETREAT,
            Duty::Build => &BUILD,
            Duty::Deploy => &DEPLOY,
            Duty::RoundDeck => &ROUND_DECK,
            Duty::Tidy => &TIDY,
            Duty::Withhold => &WITHHOLD,
            Duty::FirstRecruit => &FIRST_RECRUIT,
            Duty::Recruit => &RECRUIT,
            Duty::Cards(_) => &CARDS,
            Duty::Immediate => &IMMEDIATE,
            Duty::Score(_) => &SCORE,
            Duty::ScoreRefresh => &SCORE_REFRESH,
            Duty::Guide => &GUIDE_MISSION,
            Duty::GuideAttack => &GUIDE_ATTACK,
            Duty::Astromech => &ASTROMECH,
            Duty::Protocol => &PROTOCOL,
            Duty::Falcon => &FALCON,
            Duty::Recolour => &RECOLOUR,
        }
    }

    /// The same for a side that is nobody's seat.
    pub(crate) fn automatic(self) -> &'static Proc {
        match self {
            Duty::PlaceImperial => &IMPERIAL_SET_UP,
            Duty::Deploy => &DEPLOYMENT,
            Duty::Oppose => &IMPERIAL_OPPOSITION,
            Duty::UseTactic => &IMPERIAL_USE,
            Duty::Join => &IMPERIAL_JOIN,
            Duty::Recruit => &IMPERIAL_RECRUIT,
            Duty::Cards(_) => &IMPERIAL_CARDS,
            other => other.proc(),
        }
    }
}
