//! What people agree on before the game.

use kernel::{OFF, ON, OptionRow, Options, SetupErrors, named_value};
use script::Core;
use serde::{Deserialize, Serialize};
use text::{Both, both};

use crate::cards::CHARACTERS;
use crate::map::STANDARD;
use crate::programs::programs;
use crate::state::{Frame, State};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    pub players: Players,
    /// How many solo opponents play along; alone, one at least.
    pub automata: Automata,
    pub length: Length,
    /// R15.3: the modules are shuffled.
    pub modular: bool,
    /// R14.15: fame with which the solo opponents begin.
    pub head_start: HeadStart,
    /// Characters in the order of seats, each by its number plus one; 0 is chosen at the table.
    pub characters: Cast,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Players {
    One,
    #[default]
    Two,
    Three,
    Four,
}

named_value!(Players { One: "1", Two: "2", Three: "3", Four: "4" });

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Automata {
    #[default]
    None,
    One,
    Two,
    Three,
}

named_value!(Automata { None: "0", One: "1", Two: "2", Three: "3" });

/// R2.1, R2.2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    #[default]
    Standard,
    Introductory,
    Long,
}

named_value!(Length { Standard: "standard", Introductory: "introductory", Long: "long" });

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeadStart {
    #[default]
    None,
    One,
    Two,
    Three,
    Four,
    Five,
}

named_value!(HeadStart { None: "0", One: "1", Two: "2", Three: "3", Four: "4", Five: "5" });

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cast(pub [u8; 4]);

/// Names with commas between them, `any` for one that is chosen at the table.
impl kernel::Value for Cast {
    fn get(&self) -> String {
        let last = self.0.iter().rposition(|n| *n > 0).map_or(0, |at| at + 1);
        let name = |n: &u8| n.checked_sub(1).map_or("any", |n| CHARACTERS[usize::from(n)].id);
        self.0[..last].iter().map(name).collect::<Vec<_>>().join(",")
    }

    fn set(&mut self, value: &str) -> bool {
        let mut cast = [0; 4];
        let names: Vec<&str> = value.split([',', ' ']).filter(|name| !name.is_empty()).collect();
        if names.len() > cast.len() {
            return false;
        }
        for (place, name) in cast.iter_mut().zip(names) {
            let found = CHARACTERS.iter().position(|hero| hero.id == name);
            match (name, found) {
                ("any", _) => {}
                (_, Some(at)) => *place = at as u8 + 1,
                (_, None) => return false,
            }
        }
        *self = Cast(cast);
        true
    }
}

/// Whom somebody can play.
static HEROES: [(&str, Both); CHARACTERS.len() + 1] = {
    let mut heroes = [("any", both("Chosen at the table", "Se elige en la mesa")); CHARACTERS.len() + 1];
    let mut n = 0;
    while n < CHARACTERS.len() {
        heroes[n + 1] = (CHARACTERS[n].id, CHARACTERS[n].name);
        n += 1;
    }
    heroes
};

pub(crate) static OPTIONS: Options<Setup> = Options {
    rows: &[&[
        OptionRow::new(
            "players",
            |setup| &mut setup.players,
            both("Players", "Jugadores"),
            both(
                "How many people or computers sit at the table.",
                "Cuántas personas u ordenadores se sientan a la mesa.",
            ),
            &[("2", both("2", "2")), ("1", both("1", "1")), ("3", both("3", "3")), ("4", both("4", "4"))],
        ),
        OptionRow::new(
            "automata",
            |setup| &mut setup.automata,
            both("Solo opponents", "Oponentes automáticos"),
            both(
                "Opponents that follow the ten cards of the box. Alone, there is one at least.",
                "Oponentes que siguen las diez cartas de la caja. En solitario hay al menos uno.",
            ),
            &[("0", both("0", "0")), ("1", both("1", "1")), ("2", both("2", "2")), ("3", both("3", "3"))],
        ),
        OptionRow::new(
            "length",
            |setup| &mut setup.length,
            both("Length", "Duración"),
            both("How much fame wins.", "Con cuánta fama se gana."),
            &[
                ("standard", both("Standard: 10 fame", "Normal: 10 de fama")),
                ("introductory", both("Introductory: 8 fame", "Introductoria: 8 de fama")),
                ("long", both("Long: 12 fame", "Larga: 12 de fama")),
            ],
        ),
        OptionRow::new(
            "modular",
            |setup| &mut setup.modular,
            both("Shuffled board", "Tablero al azar"),
            both("The six parts of the board are shuffled.", "Las seis piezas del tablero se barajan."),
            &[OFF, ON],
        ),
        OptionRow::new(
            "head-start",
            |setup: &mut Setup| &mut setup.head_start,
            both("Head start", "Ventaja"),
            both(
                "Fame with which the solo opponents begin.",
                "Fama con la que empiezan los oponentes automáticos.",
            ),
            &[
                ("0", both("0", "0")),
                ("1", both("1", "1")),
                ("2", both("2", "2")),
                ("3", both("3", "3")),
                ("4", both("4", "4")),
                ("5", both("5", "5")),
            ],
        )
        .advanced(),
        OptionRow::new(
            "characters",
            |setup: &mut Setup| &mut setup.characters,
            both("Character", "Personaje"),
            both(
                "Who plays whom, in the order of seats.",
                "Quién lleva a quién, en el orden de los asientos.",
            ),
            &HEROES,
        )
        .by_seat(),
    ]],
};

impl Setup {
    /// How many seats there are.
    pub const fn people(&self) -> u8 {
        self.players as u8 + 1
    }

    /// R14: nobody plays alone.
    pub const fn automata(&self) -> u8 {
        let wished = self.automata as u8;
        if self.people() == 1 && wished == 0 { 1 } else { wished }
    }

    /// People and solo opponents.
    pub const fn sides(&self) -> u8 {
        self.people() + self.automata()
    }

    /// R2.1, R2.2.
    pub const fn target(&self) -> u8 {
        match self.length {
            Length::Standard => 10,
            Length::Introductory => 8,
            Length::Long => 12,
        }
    }

    /// The order of the modules before anybody has shuffled them.
    pub const fn modules(&self) -> [u8; 6] {
        STANDARD
    }

    pub(crate) fn check(&self) -> Result<(), SetupErrors> {
        let mut problems = Vec::new();
        if self.sides() > 4 {
            problems.push(format!(
                "there are four places, and {} players with {} solo opponents are {}; take fewer of either",
                self.people(),
                self.automata(),
                self.sides()
            ));
        }
        let chosen = self.characters.0.iter().filter(|n| **n > 0);
        for (seat, n) in self.characters.0.iter().enumerate().filter(|(_, n)| **n > 0) {
            let Some(hero) = CHARACTERS.get(usize::from(*n) - 1) else {
                problems.push(format!("there is no character number {n}"));
                continue;
            };
            if seat >= usize::from(self.sides()) {
                problems.push(format!("nobody sits where {} should play", hero.id));
            } else if seat >= usize::from(self.people()) && hero.starts_with == 90 {
                problems.push(format!("a solo opponent cannot play {}: it hunts nobody", hero.id));
            }
            if chosen.clone().filter(|other| *other == n).count() > 1 && self.characters.0[..seat].contains(n)
            {
                problems.push(format!("{} can be played once", hero.id));
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(SetupErrors(problems)) }
    }
}

/// The first position, before anything is shuffled.
pub(crate) fn lay_out(setup: &Setup) -> State {
    let mut state = State::empty(setup);
    state.machine.push(Frame::new(programs().game, 0, 0));
    state
}
