//! Random games, and a look at each of their states: the one loop that all laws share.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Dice, Draws, Eyes, Game, Input, Seat, Seats, Turn, begin};

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    pub games: usize,
    /// The seed of the first game; each later game has the next one.
    pub seed: u64,
    /// A game that is not over after this many inputs is at fault.
    pub cap: usize,
    /// Laws that take long are checked at every `stride`-th input only; 1 checks them at all.
    pub stride: usize,
}

/// What was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub games: usize,
    /// Actions of players in all games.
    pub actions: usize,
    /// Actions of players in the longest game.
    pub longest: usize,
}

/// A state of a random game, and how it came about.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// What the seats have brought to this game.
    pub secrets: &'a [G::Secret],
    pub state: &'a G::State,
    pub turn: &'a Turn<G>,
    /// The last input and the events it caused; none at the start.
    pub last: Option<Input<G>>,
    pub events: &'a [G::Event],
    /// Whether this is a moment for laws that take long.
    pub thorough: bool,
    /// For a law that needs chance itself, so that the course of the game does not depend on it.
    pub dice: Dice,
}

/// Plays random games to their end, showing every state to `look`.
pub fn walk<G: Game>(
    setup: &G::Setup,
    trial: Trial,
    mut look: impl FnMut(&mut Moment<'_, G>) -> Result<(), String>,
) -> Result<Tally, String> {
    let mut tally = Tally::default();
    for i in 0..trial.games {
        let seed = trial.seed.wrapping_add(i as u64);
        let ply = Cell::new(0);
        let game = || play_one(setup, seed, trial, &ply, &mut look);
        let actions = catch_unwind(AssertUnwindSafe(game))
            .unwrap_or_else(|panic| Err(format!("panic: {}", message_of(&*panic))))
            .map_err(|problem| format!("seed {seed}, ply {}: {problem}", ply.get()))?;
        tally.games += 1;
        tally.actions += actions;
        tally.longest = tally.longest.max(actions);
    }
    Ok(tally)
}

fn play_one<G: Game>(
    setup: &G::Setup,
    seed: u64,
    trial: Trial,
    ply: &Cell<usize>,
    look: &mut impl FnMut(&mut Moment<'_, G>) -> Result<(), String>,
) -> Result<usize, String> {
    let mut dice = Dice::new(seed);
    // The course of a game does not depend on how much is brought to it.
    let mut secrets = G::any_secrets(setup, &mut Dice::at(seed, u64::MAX));
    // Records do not tell that somebody has brought nothing.
    while secrets.last().is_some_and(|secret| *secret == G::Secret::default()) {
        secrets.pop();
    }
    let mut state =
        begin::<G>(setup, &secrets).map_err(|errors| format!("the set-up is refused: {errors}"))?;
    let (mut actions, mut events, mut last, mut offered) = (0, Vec::new(), None, Vec::new());
    loop {
        let turn = G::turn(&state);
        look(&mut Moment {
            secrets: &secrets,
            state: &state,
            turn: &turn,
            last,
            events: &events,
            thorough: ply.get().is_multiple_of(trial.stride.max(1)),
            dice: Dice::at(seed, ply.get() as u64),
        })?;
        let input = match turn {
            Turn::Over(_) => return Ok(actions),
            Turn::Chance(chance) => Input::Fate(chance.draw(&mut dice)),
            Turn::Decide(seats) => {
                actions += 1;
                pick::<G>(&state, seats, &mut dice, &mut offered)?
            }
        };
        if ply.get() == trial.cap {
            return Err(format!("the game is not over after {} inputs", trial.cap));
        }
        ply.set(ply.get() + 1);
        events.clear();
        G::apply(&mut state, input, &mut events);
        last = Some(input);
    }
}

/// One of the actions offered now, each of them as likely as the others of its seat.
pub fn pick<G: Game>(
    state: &G::State,
    seats: Seats,
    dice: &mut Dice,
    offered: &mut Vec<G::Action>,
) -> Result<Input<G>, String> {
    let seat = seats.any(dice).ok_or("the game waits for a decision of nobody")?;
    G::actions(state, seat, offered);
    if offered.is_empty() {
        return Err(format!("seat {} must decide, but is offered nothing", seat.0 + 1));
    }
    Ok(Input::Act(seat, offered[dice.below(offered.len())]))
}

/// Every pair of eyes that may not see all: those of the seats, and of whoever walks past.
pub fn watching<G: Game>(setup: &G::Setup) -> Vec<Eyes> {
    (0..G::seats(setup)).map(|seat| Eyes::Seat(Seat(seat))).chain([Eyes::Public]).collect()
}

fn message_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}
