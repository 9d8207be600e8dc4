//! The game's own procedures, written in the same language as the cards.

use std::sync::LazyLock;

use script::{By, Code, Count, Entry, How, Instr, Reg, Tier};

use crate::cards::{BOX, GRANTED, Kind, MOST_ABILITIES};
use crate::chance::Luck;
use crate::state::{LEFT, RIGHT};
use crate::why::Why;
use crate::words::*;

/// Rounds, until a base falls or the last one is over.
static GAME: [Step; 4] = [
    Step::Fate(Luck::Shuffle(LEFT)),
    Step::Fate(Luck::Shuffle(RIGHT)),
    rule(Routine::Deal),
    Step::While(Cond::Always, &ROUND),
];

static ROUND: [Step; 3] =
    [rule(Routine::BeginRound), Step::While(Cond::RoundGoesOn, &TURN), rule(Routine::EndRound)];

static TURN: [Step; 2] = [
    Step::If(
        Cond::AutomatonActs,
        &[Step::Call { proc: &AUTOMATON, args: &[], into: None, num: None }],
        &[Step::Ask(Question::Main)],
    ),
    rule(Routine::NextSeat),
];

/// What it raises waits until all of it is done.
pub(crate) static PLAY: Proc = Proc::scope("play", &[rule(Routine::Play)]);

/// Register A attacks register B with so much more power as the number says. What fell comes back in A, and
/// how much power was to spare as the number.
pub(crate) static ATTACK: Proc = Proc::scope(
    "attack",
    &[
        rule(Routine::Declare),
        // Before any blow is struck.
        Step::Window,
        Step::Together(&[
            Op::Rule(Routine::Strike(Reg::A, Reg::B)),
            Op::Rule(Routine::Strike(Reg::B, Reg::A)),
        ]),
        rule(Routine::AfterAttack),
    ],
);

/// An effect would damage register A: a guard may take it.
pub(crate) static GUARDED: Proc = Proc::new(
    "guarded",
    &[choose(Reg::B, Count::UpTo(Num::N(1)), &[Filter::Guards], How::Set), rule(Routine::Suffer)],
);

/// The automaton attacks if it can, else goes forward, else rests.
static AUTOMATON: Proc = Proc::scope(
    "automaton",
    &[
        rule(Routine::TurnOver),
        one(Reg::A, &[Filter::Attackers]),
        Step::If(
            Cond::Any(Reg::A),
            &[
                one(Reg::B, &[Filter::Targets]),
                Step::Call {
                    proc: &ATTACK,
                    args: &[script::Arg::Reg(Reg::A, Reg::A), script::Arg::Reg(Reg::B, Reg::B)],
                    into: None,
                    num: None,
                },
            ],
            &[
                one(Reg::A, &[Filter::Marchers]),
                Step::If(Cond::Any(Reg::A), &[rule(Routine::Advance)], &[rule(Routine::Rest)]),
            ],
        ),
    ],
);

type Ranking = script::Ranking<Vocabulary>;

/// Whom the automaton hits: whoever would fall, the strongest first; else the base; else the weakest.
pub static HARM: [Tier<Vocabulary>; 3] = [
    Tier { of: &[Filter::Doomed], by: &[By::Most(Metric::Power), By::Least(Metric::HealthLeft)] },
    Tier { of: &[Filter::EnemyBase], by: &[] },
    Tier { of: &[], by: &[By::Least(Metric::HealthLeft)] },
];

/// Whom it sends: the strongest, of these one that is not hurt.
pub static SEND: [Tier<Vocabulary>; 1] =
    [Tier { of: &[], by: &[By::Most(Metric::Power), By::Least(Metric::Damage)] }];

/// Whom it can do without.
pub static SPARE: [Tier<Vocabulary>; 1] = [Tier { of: &[], by: &[By::Least(Metric::Power)] }];

/// Whom it mends: one that is ready, if there is one, and of these the one that is hurt most.
pub static TEND: [Tier<Vocabulary>; 1] =
    [Tier { of: &[], by: &[By::Prefer(Filter::Ready), By::Most(Metric::Damage)] }];

pub(crate) fn ranking(why: Option<Why>) -> &'static Ranking {
    match why {
        Some(Why::Damage | Why::Strike | Why::Discard) => &HARM,
        Some(Why::Defeat) => &SPARE,
        Some(Why::Mend) => &TEND,
        _ => &SEND,
    }
}

/// Where each program starts in the flat code.
pub struct Programs {
    pub code: Code<Vocabulary>,
    /// Those of the cards, and last the one that is only granted.
    abilities: [Entry; BOX.len() * MOST_ABILITIES + 1],
    events: [Entry; BOX.len()],
    pub(crate) game: Entry,
    /// The question what to do with one's turn, inside the game.
    pub(crate) main: Entry,
}

impl std::fmt::Debug for Programs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} instructions", self.code.len())
    }
}

impl Programs {
    fn lower() -> Programs {
        let mut code = Code::new();
        let ability = |id: usize| match BOX.get(id / MOST_ABILITIES) {
            Some(face) => face.abilities.get(id % MOST_ABILITIES),
            None => Some(&GRANTED),
        };
        let abilities = std::array::from_fn(|id| match ability(id) {
            None => code.lower(&[]),
            Some(ability) if ability.optional => code.lower_optional(ability.effect),
            Some(ability) => code.lower(ability.effect),
        });
        let events = std::array::from_fn(|i| match BOX[i].kind {
            Kind::Event(effect) => code.lower(effect),
            Kind::Unit { .. } => code.lower(&[]),
        });
        for proc in [&PLAY, &ATTACK, &GUARDED] {
            code.procedure(proc);
        }
        let game = code.lower(&GAME);
        let main = code.find(|instr| matches!(instr, Instr::Ask(Question::Main)));
        Programs { abilities, events, game, main: main.expect("a turn has a question"), code }
    }

    pub(crate) fn ability(&self, id: u16) -> Entry {
        self.abilities[usize::from(id)]
    }

    pub(crate) fn event(&self, face: usize) -> Entry {
        self.events[face]
    }

    pub(crate) fn entry(&self, proc: &'static Proc) -> Entry {
        self.code.entry(proc)
    }
}

pub fn programs() -> &'static Programs {
    static PROGRAMS: LazyLock<Programs> = LazyLock::new(Programs::lower);
    &PROGRAMS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn purposes_are_found_in_what_is_done() {
        let code = &programs().code;
        let choices = (0..code.len()).filter_map(|pc| match code.at(pc as u16) {
            Instr::Choose(choice) if choice.from == [Filter::Targets] => Some(choice.why),
            _ => None,
        });
        // Once for the card that attacks, once for the automaton: both through a procedure.
        assert_eq!(choices.collect::<Vec<_>>(), [Why::Strike, Why::Strike]);
    }

    #[test]
    #[should_panic = "nobody says what"]
    fn a_choice_without_a_purpose_is_refused() {
        Code::new().lower(const { &[one(Reg::A, &[Filter::Enemy]), act(Op::Mill)] });
    }
}
