//! The contract of a rules engine.

use std::fmt::{self, Debug, Display};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Dice, Eyes, Roll, Seat, Seats, Team};

/// Plain data: it can be copied, compared, hashed, printed, sent and stored.
pub trait Plain: Clone + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}
impl<T> Plain for T where T: Clone + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}

/// The rules of one game.
///
/// Between two inputs a state stands on a question to one or more seats, on a question to fate, or
/// the game is over. Equal set-ups and equal inputs give equal states, on every platform.
pub trait Game: 'static + Sized + Copy + Eq + Debug + Send + Sync {
    const NAME: &'static str;
    /// Raised whenever old inputs may mean something else.
    const RULES_VERSION: u32;

    /// An unchecked wish, open to everybody.
    type Setup: Plain;
    /// What one seat brings along and shows to nobody, a deck for instance; `()` where nobody brings anything.
    type Secret: Plain + Default;
    /// A legal position.
    type State: Plain;
    /// One answer of a player. `Display` and `FromStr` are its notation and agree with each other.
    type Action: Plain + Copy + Ord + Display + FromStr<Err = String>;
    /// One question to fate.
    type Chance: Plain + Copy + Draws;
    /// Something that happened, nothing hidden.
    type Event: Plain;
    /// What one pair of eyes may know: built up from nothing, never cut down.
    type View: Plain;
    /// An event as one pair of eyes saw it.
    type Seen: Plain;

    /// The first position. Secrets come in the order of seats, each of them known to be right (see
    /// [`crate::begin`]); a seat beyond the last one brings the default.
    fn start(setup: &Self::Setup, secrets: &[Self::Secret]) -> Result<Self::State, SetupErrors>;
    /// Whether a seat may bring this.
    fn check_secret(setup: &Self::Setup, seat: Seat, secret: &Self::Secret) -> Result<(), SetupErrors> {
        let _ = (setup, seat, secret);
        Ok(())
    }
    /// What the seats might bring to a game that nobody plays, so that tests meet more than the usual.
    fn any_secrets(setup: &Self::Setup, dice: &mut Dice) -> Vec<Self::Secret> {
        let _ = (setup, dice);
        Vec::new()
    }
    fn turn(state: &Self::State) -> Turn<Self>;
    /// Writes the actions a seat may take now: sorted, without duplicates, replacing what was in `out`.
    fn actions(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Takes an input that is known to be legal. See [`crate::play`] for one that is not.
    fn apply(state: &mut Self::State, input: Input<Self>, log: &mut impl Log<Self>);

    fn view(state: &Self::State, eyes: Eyes) -> Self::View;
    fn seen(event: &Self::Event, eyes: Eyes) -> Option<Self::Seen>;
    /// A state that is possible as far as the view can tell.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self::State;

    /// Whether a seat has learned something between the two states that was hidden from it before: an
    /// action that has taught its player nothing can be taken back without asking.
    fn learned(before: &Self::State, after: &Self::State, seat: Seat) -> bool;

    fn seats(setup: &Self::Setup) -> u8;
    /// How many teams there are, one that is nobody's seat and may win among them.
    fn teams(setup: &Self::Setup) -> u8;
    fn team(state: &Self::State, seat: Seat) -> Team;
    /// What a seat is called in notation, for instance `empire`: one word, and none of `fate`, `secret` and `end`.
    fn seat_name(setup: &Self::Setup, seat: Seat) -> &'static str;
    fn team_name(setup: &Self::Setup, team: Team) -> &'static str;
    /// Whether a seat can still leave; what follows is for [`Game::apply`] to say.
    fn may_leave(state: &Self::State, seat: Seat) -> bool {
        let _ = (state, seat);
        true
    }

    // ---- For search; a game that says nothing is searched all the same.

    /// Equal for actions that lead to the same, such as playing one of two equal cards. Numbers mean
    /// nothing beyond one run of the program.
    fn alike(state: &Self::State, action: &Self::Action) -> u64 {
        let _ = state;
        let mut hasher = DefaultHasher::new();
        action.hash(&mut hasher);
        hasher.finish()
    }
    /// How well a team stands, from -10,000 (lost) to 10,000 (won), if the game can say.
    fn value(state: &Self::State, team: Team) -> Option<i32> {
        let _ = (state, team);
        None
    }
    /// Which of the offered actions a seat takes that has no time to think.
    fn quick(state: &Self::State, seat: Seat, offered: &[Self::Action], dice: &mut Dice) -> usize {
        let _ = (state, seat);
        dice.below(offered.len())
    }
}

/// What a state waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn<G: Game> {
    /// These seats may act; the first action that arrives counts.
    Decide(Seats),
    Chance(G::Chance),
    Over(Outcome),
}

/// One step of a game's history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<G: Game> {
    Act(Seat, G::Action),
    Fate(Fate),
    /// Somebody gets up for good. The game says what follows: where two teams play the other one wins,
    /// among several rivals the others may play on.
    Leave(Seat),
}

/// An answer of fate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// One of a few outcomes: a die face, a random card.
    Index(u16),
    /// A shuffle, which nobody enumerates.
    Seed(u64),
    /// Dice that fall together.
    Roll(Roll),
}

impl Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fate::Index(i) => write!(f, "index {i}"),
            Fate::Seed(s) => write!(f, "seed {s}"),
            Fate::Roll(roll) => write!(f, "{roll}"),
        }
    }
}

impl FromStr for Fate {
    type Err = String;

    fn from_str(s: &str) -> Result<Fate, String> {
        let wrong = || format!("`{s}` is no answer of fate; write `index N`, `seed N` or `roll N N N`");
        let (kind, number) = s.trim().split_once(' ').unwrap_or((s.trim(), ""));
        match kind {
            "index" => number.trim().parse().map(Fate::Index).map_err(|_| wrong()),
            "seed" => number.trim().parse().map(Fate::Seed).map_err(|_| wrong()),
            "roll" => s.parse().map(Fate::Roll),
            _ => Err(wrong()),
        }
    }
}

/// A question to fate that can be answered by dice.
pub trait Draws {
    fn draw(&self, dice: &mut Dice) -> Fate;
    /// Whether an answer, come from a file, is one that fate could have given.
    fn accepts(&self, fate: Fate) -> bool;
    /// Writes every answer with its weight, replacing what was in `out`; `false` where nobody can list
    /// them: shuffles, and whatever has more than [`crate::MOST_OUTCOMES`].
    fn outcomes(&self, out: &mut Vec<(Fate, u32)>) -> bool {
        let _ = out;
        false
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The team may be nobody's seat.
    Won(Team),
    Draw,
}

/// The seat of that name.
pub fn seat_called<G: Game>(setup: &G::Setup, name: &str) -> Option<Seat> {
    (0..G::seats(setup)).map(Seat).find(|seat| G::seat_name(setup, *seat) == name)
}

/// The result of a finished game.
pub fn outcome<G: Game>(state: &G::State) -> Option<Outcome> {
    match G::turn(state) {
        Turn::Over(outcome) => Some(outcome),
        Turn::Decide(_) | Turn::Chance(_) => None,
    }
}

/// Everything that is wrong with a set-up, all reasons at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupErrors(pub Vec<String>);

impl Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for SetupErrors {}

/// Where events go.
pub trait Log<G: Game> {
    fn event(&mut self, event: G::Event);

    /// An event that takes memory to build, which is asked for only if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        self.event(event());
    }
}

/// For search and simulation: nobody listens, nothing is built.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLog;

impl<G: Game> Log<G> for NoLog {
    #[inline(always)]
    fn event(&mut self, _: G::Event) {}

    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> G::Event) {}
}

impl<G: Game> Log<G> for Vec<G::Event> {
    fn event(&mut self, event: G::Event) {
        self.push(event);
    }
}

/// Answers fate's questions until a player must decide or the game is over.
pub fn settle<G: Game>(state: &mut G::State, dice: &mut Dice, log: &mut impl Log<G>) -> Turn<G> {
    loop {
        match G::turn(state) {
            Turn::Chance(chance) => G::apply(state, Input::Fate(chance.draw(dice)), log),
            turn => return turn,
        }
    }
}
