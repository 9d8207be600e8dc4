//! The game a scenario is played on, with everything that is needed to play it again.

use std::collections::VecDeque;

use kernel::{Game, Input, LEAVES, NoLog, Rejected, Seat, Stage, Turn, offered, play, seat_called};

use super::Blame;
use crate::Line;
use crate::notation::{means, spelled};
use crate::survive::survives;

/// More answers of fate in a row than any game needs; a game that asks on is stuck.
const MOST_ANSWERS: usize = 10_000;

pub(super) struct Table<G: Game> {
    pub(super) setup: G::Setup,
    pub(super) state: G::State,
    /// Events since the last line of moves, or since the position began.
    pub(super) log: Vec<G::Event>,
    start: G::State,
    history: Vec<(Input<G>, G::State)>,
    dictated: VecDeque<(Line, String)>,
    answers: u64,
}

impl<G: Stage> Table<G> {
    pub(super) fn new(setup: G::Setup, start: G::State, log: Vec<G::Event>) -> Result<Table<G>, String> {
        survives("the state", &start)?;
        Ok(Table {
            setup,
            state: start.clone(),
            log,
            start,
            history: Vec::new(),
            dictated: VecDeque::new(),
            answers: 0,
        })
    }

    pub(super) fn seat(&self, name: &str) -> Result<Seat, String> {
        seat_called::<G>(&self.setup, name).ok_or_else(|| format!("nobody at this table is called `{name}`"))
    }

    pub(super) fn dictate(&mut self, line: Line, words: &str) {
        self.dictated.push_back((line, words.into()));
    }

    pub(super) fn never_asked(&self) -> Option<(Line, &str)> {
        self.dictated.front().map(|(line, words)| (*line, words.as_str()))
    }

    pub(super) fn forget_log(&mut self) {
        self.log.clear();
    }

    /// Answers fate's questions until somebody must decide or the game is over. What was not
    /// dictated is the fault of the line `here`.
    pub(super) fn settle(&mut self, here: Line) -> Result<(), Blame> {
        for _ in 0..MOST_ANSWERS {
            let Turn::Chance(chance) = G::turn(&self.state) else {
                return Ok(());
            };
            let n = self.answers;
            self.answers += 1;
            match self.dictated.pop_front() {
                Some((line, words)) => G::dictate(&self.state, &words)
                    .and_then(|fate| self.enter(Input::Fate(fate)))
                    .map_err(|problem| (line, format!("fate: {words}"), problem))?,
                None => {
                    let fate = G::undictated(&chance, n);
                    self.enter(Input::Fate(fate)).map_err(|problem| {
                        (here, format!("fate: {fate}"), format!("not dictated, but drawn: {problem}"))
                    })?;
                }
            }
        }
        Err((here, "fate".into(), format!("the game asked fate {MOST_ANSWERS} times in a row")))
    }

    /// The action these words mean: an offered one if there is one.
    pub(super) fn action(&self, seat: Seat, words: &str) -> Result<G::Action, String> {
        let offered = offered::<G>(&self.state, seat);
        let exactly = offered.iter().find(|action| action.to_string() == words);
        match exactly.or_else(|| offered.iter().find(|action| means(words, &action.to_string()))) {
            Some(action) => Ok(*action),
            None => {
                spelled(words).map_err(|problem| format!("`{words}` is no action of this game: {problem}"))
            }
        }
    }

    pub(super) fn act(&mut self, seat: &str, words: &str) -> Result<(), String> {
        let seat = self.seat(seat)?;
        if words == LEAVES {
            return self.enter(Input::Leave(seat));
        }
        let action = self.action(seat, words)?;
        self.enter(Input::Act(seat, action))
    }

    fn enter(&mut self, input: Input<G>) -> Result<(), String> {
        play(&mut self.state, input, &mut self.log)
            .map_err(|rejected: Rejected<G>| rejected.say(&self.setup))?;
        self.history.push((input, self.state.clone()));
        survives("the state", &self.state)
    }

    /// Plays everything again, as undo does, and compares each state with the first time.
    pub(super) fn replay(&self) -> Result<(), String> {
        let mut state = self.start.clone();
        for (i, (input, after)) in self.history.iter().enumerate() {
            let other = match play(&mut state, *input, &mut NoLog) {
                Ok(()) => state != *after,
                Err(_) => true,
            };
            if other {
                let n = i + 1;
                return Err(format!("undo is broken: input {n}, played again, leads to another state"));
            }
        }
        Ok(())
    }
}
