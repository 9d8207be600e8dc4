//! Positions for scenarios: what a game must answer so that one scenario language serves all games.

use crate::{Dice, Draws, Entry, Fate, Game};

/// A game whose positions can be written down and asked about by name.
pub trait Stage: Game {
    /// A position in the making.
    type Position;

    /// The usual set-up, to be changed by [`Stage::set_option`].
    fn usual() -> Self::Setup;
    /// Sets one option of the set-up, for instance `mode` to `introductory`.
    fn set_option(setup: &mut Self::Setup, option: &str, value: &str) -> Result<(), String>;

    /// Sets up an opponent of that name who is nobody's seat, if the game has one.
    fn set_opponent(setup: &mut Self::Setup, name: &str) -> bool {
        let _ = (setup, name);
        false
    }

    /// The options that lead from the usual set-up to this one.
    fn options_of(setup: &Self::Setup) -> Vec<(String, String)>;

    fn stage(setup: &Self::Setup) -> Result<Self::Position, String>;
    /// Puts one thing of the position in its place: `rebel hand` to `x-wing, y-wing`.
    fn place(position: &mut Self::Position, subject: &str, value: &str) -> Result<(), String>;
    /// The finished position; everything not named has its default.
    fn raise(position: Self::Position) -> Result<Self::State, String>;
    /// The same, with what happens there before anybody is asked: a side that is nobody's seat may have begun to play.
    fn raise_telling(position: Self::Position, log: &mut Vec<Self::Event>) -> Result<Self::State, String> {
        let _ = log;
        Self::raise(position)
    }

    /// The position a view shows, as subjects and values for [`Stage::place`]; what the view hides is
    /// left open.
    fn describe(view: &Self::View) -> Vec<(String, String)>;

    /// What a view shows of a subject.
    fn read(view: &Self::View, subject: &str) -> Result<Fact, String>;
    /// An answer of fate in the words of the game; `index N`, `seed N` and `roll N N N` always work.
    fn dictate(state: &Self::State, words: &str) -> Result<Fate, String> {
        let _ = state;
        words.parse()
    }

    /// The name the game writes for a piece that a scenario calls otherwise, for instance by its number.
    fn name_of(word: &str) -> Option<&'static str> {
        let _ = word;
        None
    }

    /// Fate's answer where a scenario dictates none.
    fn undictated(chance: &Self::Chance, n: u64) -> Fate {
        chance.draw(&mut Dice::at(1, n))
    }
}

/// What can be claimed about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    Number(i64),
    /// One name, or `none`.
    Name(String),
    /// Names in order, the top of a pile first; `?` for what these eyes cannot see.
    List(Vec<String>),
    /// The same where several may be alike, or something is to be said about them: `2 tie-fighter`,
    /// `wampa (damage 2, exhausted)`.
    Entries(Vec<Entry>),
}
