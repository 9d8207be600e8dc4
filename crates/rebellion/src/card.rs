//! What is printed on cards.

use text::Both;

use crate::leaders::Skill;
use crate::things::Leader;
use crate::units::Release;
use crate::words::{Cond, Effect, L, Num, P};

/// A mission or a project.
#[derive(Clone, Copy, Debug)]
pub struct Mission {
    pub id: &'static str,
    pub name: Both,
    pub set: Set,
    pub release: Release,
    pub copies: u8,
    pub mode: How,
    /// R7.1: how many icons of which skill it takes; none for what anybody can do.
    pub skill: Option<(Skill, u8)>,
    /// R7.7: whose picture is worth two successes.
    pub portrait: Option<Leader>,
    /// R7.10.
    pub counts_all: bool,
    /// Dice more for the side that attempts it where this is true.
    pub more_dice: Option<(u8, P)>,
    /// The attempt is rolled for although nobody opposes it.
    pub always_rolls: bool,
    /// Apart from a target.
    pub needs: Cond,
    pub target: Target,
    pub effect: Effect,
    pub on_fail: Effect,
    /// R20.4: what the expansion's printing says instead.
    pub reprint: Option<(Target, Effect)>,
    /// What nobody has read on the printed card.
    pub doubt: Option<Part>,
}

/// R3.9, R20.5: which deck a card belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    Starting,
    Leader,
    Base,
    Expansion,
    Project,
}

/// R7.3, R7.4, R7.14.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    Attempt,
    Resolve,
    /// Revealed when the other side attempts something.
    Reaction,
}

/// R7.2: what a mission is aimed at.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    System(&'static [P]),
    Leader(&'static [L]),
    /// The base space, or the system of a revealed base.
    Base,
    Nothing,
}

/// A part of a card that follows from a pattern and not from its print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Portrait,
    Count,
    Effect,
}

/// R16: an action card.
#[derive(Clone, Copy, Debug)]
pub struct Scheme {
    pub id: &'static str,
    pub name: Both,
    pub release: Release,
    /// R3.7: without a recruit icon.
    pub starting: bool,
    /// Whom it recruits, and who uses it.
    pub leaders: &'static [Leader],
    pub timing: Timing,
    pub users: Users,
    /// Apart from somebody who uses it.
    pub needs: Cond,
    pub effect: Effect,
    /// It stays in play with a probe card under it (R20.6), and does this later.
    pub armed: Option<(Timing, Effect)>,
    /// What nobody has read on the printed card.
    pub doubt: Option<Part>,
}

/// R16.3: when an action card is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// When it is gained.
    Immediate,
    /// R4.3.
    Assignment,
    AssignmentEnds,
    /// At the start of a turn of one's own.
    TurnBegins,
    CommandEnds,
    /// R8.3.
    CombatStarts,
    /// One's own mission is turned up.
    Revealed,
    /// Before dice are rolled for a mission of the enemy.
    Attempted,
    /// Before dice of one's own are rolled.
    Rolls,
    /// A mission of whichever side has succeeded or failed.
    Judged,
    Rescued,
    /// The enemy has retreated.
    Retreated,
    Captured,
    /// A combat is over.
    CombatEnds,
    /// R13.2: there are too many leaders in the pool.
    PoolFull,
}

impl Timing {
    pub const ALL: [Timing; 15] = [
        Timing::Immediate,
        Timing::Assignment,
        Timing::AssignmentEnds,
        Timing::TurnBegins,
        Timing::CommandEnds,
        Timing::CombatStarts,
        Timing::Revealed,
        Timing::Attempted,
        Timing::Rolls,
        Timing::Judged,
        Timing::Rescued,
        Timing::Retreated,
        Timing::Captured,
        Timing::CombatEnds,
        Timing::PoolFull,
    ];
}

/// R16.4: where a leader on the card must be to use it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Users {
    Nobody,
    Pool,
    /// Where the mission or the combat is.
    There,
    /// On the board.
    Board,
    /// On the mission that is being played.
    Assigned,
    Captured,
}

pub(crate) const fn scheme(
    id: &'static str,
    name: Both,
    timing: Timing,
    leaders: &'static [Leader],
) -> Scheme {
    let users = match timing {
        Timing::Assignment => Users::Pool,
        Timing::CombatStarts
        | Timing::Attempted
        | Timing::Rolls
        | Timing::Judged
        | Timing::Rescued
        | Timing::CombatEnds => Users::There,
        Timing::Revealed => Users::Assigned,
        Timing::Captured => Users::Captured,
        _ => Users::Nobody,
    };
    Scheme {
        id,
        name,
        release: Release::Base,
        starting: false,
        leaders,
        timing,
        users,
        needs: Cond::Always,
        effect: &[],
        armed: None,
        doubt: None,
    }
}

impl Scheme {
    pub(crate) const fn starting(mut self) -> Scheme {
        self.starting = true;
        self
    }

    pub(crate) const fn expansion(mut self) -> Scheme {
        self.release = Release::Expansion;
        self
    }

    pub(crate) const fn by(mut self, users: Users) -> Scheme {
        self.users = users;
        self
    }

    pub(crate) const fn needs(mut self, cond: Cond) -> Scheme {
        self.needs = cond;
        self
    }

    pub(crate) const fn does(mut self, effect: Effect) -> Scheme {
        self.effect = effect;
        self
    }

    pub(crate) const fn then(mut self, timing: Timing, effect: Effect) -> Scheme {
        self.armed = Some((timing, effect));
        self
    }

    pub(crate) const fn doubtful(mut self, part: Part) -> Scheme {
        self.doubt = Some(part);
        self
    }
}

const fn mission(id: &'static str, name: Both, mode: How, skill: Option<(Skill, u8)>) -> Mission {
    Mission {
        id,
        name,
        set: Set::Base,
        release: Release::Base,
        copies: 1,
        mode,
        skill,
        portrait: None,
        counts_all: false,
        more_dice: None,
        always_rolls: false,
        needs: Cond::Always,
        target: Target::Nothing,
        effect: &[],
        on_fail: &[],
        reprint: None,
        doubt: None,
    }
}

pub(crate) const fn attempt(id: &'static str, name: Both, skill: Skill, n: u8) -> Mission {
    mission(id, name, How::Attempt, Some((skill, n)))
}

pub(crate) const fn resolve(id: &'static str, name: Both, skill: Skill, n: u8) -> Mission {
    mission(id, name, How::Resolve, Some((skill, n)))
}

pub(crate) const fn reaction(id: &'static str, name: Both) -> Mission {
    mission(id, name, How::Reaction, None)
}

impl Mission {
    pub(crate) const fn of(mut self, set: Set) -> Mission {
        self.set = set;
        self
    }

    pub(crate) const fn starting(self) -> Mission {
        self.of(Set::Starting)
    }

    pub(crate) const fn pictures(mut self, leader: Leader) -> Mission {
        self.portrait = Some(leader);
        self.of(Set::Leader)
    }

    pub(crate) const fn copies(mut self, copies: u8) -> Mission {
        self.copies = copies;
        self
    }

    pub(crate) const fn expansion(mut self) -> Mission {
        self.release = Release::Expansion;
        self
    }

    pub(crate) const fn at(mut self, systems: &'static [P]) -> Mission {
        self.target = Target::System(systems);
        self
    }

    pub(crate) const fn at_any(self) -> Mission {
        self.at(&[])
    }

    pub(crate) const fn at_base(mut self) -> Mission {
        self.target = Target::Base;
        self
    }

    pub(crate) const fn nowhere(mut self) -> Mission {
        self.target = Target::Nothing;
        self
    }

    pub(crate) const fn against(mut self, leaders: &'static [L]) -> Mission {
        self.target = Target::Leader(leaders);
        self
    }

    pub(crate) const fn counts_all(mut self) -> Mission {
        self.counts_all = true;
        self
    }

    pub(crate) const fn more_dice(mut self, n: u8, here: P) -> Mission {
        self.more_dice = Some((n, here));
        self
    }

    pub(crate) const fn always_rolls(mut self) -> Mission {
        self.always_rolls = true;
        self
    }

    pub(crate) const fn needs(mut self, cond: Cond) -> Mission {
        self.needs = cond;
        self
    }

    pub(crate) const fn does(mut self, effect: Effect) -> Mission {
        self.effect = effect;
        self
    }

    pub(crate) const fn fails(mut self, effect: Effect) -> Mission {
        self.on_fail = effect;
        self
    }

    pub(crate) const fn reprinted(mut self, target: Target, effect: Effect) -> Mission {
        self.reprint = Some((target, effect));
        self
    }

    pub(crate) const fn doubtful(mut self, part: Part) -> Mission {
        self.doubt = Some(part);
        self
    }
}

/// R17.
#[derive(Clone, Copy, Debug)]
pub struct Objective {
    pub id: &'static str,
    pub name: Both,
    /// The number on its back.
    pub stage: u8,
    pub release: Release,
    pub window: Window,
    /// When it can be played.
    pub condition: Cond,
    /// What the Rebels pay for it.
    pub cost: Effect,
    /// R17.1: how far it brings the reputation marker.
    pub reputation: Num,
    /// What it does besides.
    pub effect: Effect,
    /// What it does at the start of each Refresh Phase while it lies there with its target marker.
    pub each_refresh: Effect,
    pub after: After,
}

/// R17.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// As soon as its condition is met in a combat.
    Combat,
    /// When a space battle is over.
    SpaceBattle,
    /// When a combat is over.
    CombatEnds,
    /// R14.1.
    Refresh,
    /// As soon as it is drawn.
    Immediate,
}

impl Window {
    pub const ALL: [Window; 5] =
        [Window::Combat, Window::SpaceBattle, Window::CombatEnds, Window::Refresh, Window::Immediate];
}

/// Where an objective goes when it has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    Discard,
    Return,
    /// R17.4: it stays as long as its target markers do.
    Stay,
}

const fn objective(id: &'static str, name: Both, stage: u8, window: Window) -> Objective {
    Objective {
        id,
        name,
        stage,
        release: Release::Base,
        window,
        condition: Cond::Always,
        cost: &[],
        reputation: Num::N(1),
        effect: &[],
        each_refresh: &[],
        after: After::Discard,
    }
}

pub(crate) const fn stage_1(id: &'static str, name: Both, window: Window) -> Objective {
    objective(id, name, 1, window)
}

pub(crate) const fn stage_2(id: &'static str, name: Both, window: Window) -> Objective {
    objective(id, name, 2, window)
}

pub(crate) const fn stage_3(id: &'static str, name: Both, window: Window) -> Objective {
    objective(id, name, 3, window)
}

impl Objective {
    pub(crate) const fn expansion(mut self) -> Objective {
        self.release = Release::Expansion;
        self
    }

    pub(crate) const fn when(mut self, condition: Cond) -> Objective {
        self.condition = condition;
        self
    }

    pub(crate) const fn costs(mut self, cost: Effect) -> Objective {
        self.cost = cost;
        self
    }

    pub(crate) const fn pays(mut self, reputation: Num) -> Objective {
        self.reputation = reputation;
        self
    }

    pub(crate) const fn does(mut self, effect: Effect) -> Objective {
        self.effect = effect;
        self
    }

    pub(crate) const fn each_refresh(mut self, effect: Effect) -> Objective {
        self.each_refresh = effect;
        self
    }

    pub(crate) const fn returns(mut self) -> Objective {
        self.after = After::Return;
        self
    }

    pub(crate) const fn stays(mut self) -> Objective {
        self.after = After::Stay;
        self
    }
}
