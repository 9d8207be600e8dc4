//! Set-up: what people may agree on before the game, and what is wrong with it.

use kernel::{Seat, SetupErrors};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, CardSet, Group};
use crate::rulings::{Rulings, SWITCHES, StatChoice, Strictness};
use crate::state::{State, side_of};
use crate::turn;
use crate::words::Kind;

/// An unchecked wish.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    #[serde(default)]
    pub mode: Mode,
    /// Which side each player asks for (R3.1).
    #[serde(default = "both_sides")]
    pub sides: Vec<Side>,
    /// R10.1: enemy bases to destroy; the number the rulebook recommends for the mode if not given.
    #[serde(default)]
    pub goal: Option<u8>,
    /// R10.3.
    #[serde(default)]
    pub bribing: bool,
    #[serde(default)]
    pub rulings: Rulings,
}

fn both_sides() -> Vec<Side> {
    vec![Side::Empire, Side::Rebel]
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            mode: Mode::Introductory,
            sides: both_sides(),
            goal: None,
            bribing: false,
            rulings: Rulings::default(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// R9.1.
    #[default]
    Introductory,
    /// R9.2.
    FullGalaxy,
    /// R9.3.
    SecretBases,
}

impl Mode {
    pub const ALL: [Mode; 3] = [Mode::Introductory, Mode::FullGalaxy, Mode::SecretBases];

    pub const fn name(self) -> &'static str {
        match self {
            Mode::Introductory => "introductory",
            Mode::FullGalaxy => "full-galaxy",
            Mode::SecretBases => "secret-bases",
        }
    }

    /// R9.1 to R9.3.
    pub const fn recommended_goal(self) -> u8 {
        match self {
            Mode::Introductory => 3,
            Mode::FullGalaxy | Mode::SecretBases => 4,
        }
    }

    /// How many bases each player has, the starting base among them.
    pub const fn bases(self) -> u8 {
        match self {
            Mode::Introductory | Mode::SecretBases => 5,
            Mode::FullGalaxy => 10,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Empire,
    Rebel,
}

/// What was agreed on, as the rules need it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Agreed {
    pub mode: Mode,
    pub goal: u8,
    pub bribing: bool,
    pub rulings: Rulings,
}

impl Setup {
    pub fn check(&self) -> Result<Agreed, SetupErrors> {
        let mut errors = Vec::new();
        let goal = self.goal.unwrap_or(self.mode.recommended_goal());
        // R10.2 comes with R10.1: every mode has at least five bases a side.
        if !(2..=5).contains(&goal) || goal > self.mode.bases() {
            errors.push(format!("a goal of {goal} is not possible: agree on 2, 3, 4 or 5 bases"));
        }
        if self.sides.len() != 2 {
            errors.push(format!("this mode is for two players, not {}", self.sides.len()));
        } else if self.sides[0] == self.sides[1] {
            errors.push("both players ask for the same side: one must be the Empire, one the Rebels".into());
        }
        if errors.is_empty() {
            Ok(Agreed { mode: self.mode, goal, bribing: self.bribing, rulings: self.rulings })
        } else {
            Err(SetupErrors(errors))
        }
    }

    /// Sets an option by name, as the command line and scenarios do.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), String> {
        /// Reads a value the way serde would, and says what is possible if it cannot.
        fn one_of<T: serde::de::DeserializeOwned>(
            option: &str,
            value: &str,
            names: &[&str],
        ) -> Result<T, String> {
            use serde::de::IntoDeserializer;
            use serde::de::value::{Error, StrDeserializer};
            let value: StrDeserializer<'_, Error> = value.into_deserializer();
            T::deserialize(value).map_err(|_| format!("`{option}` must be {}", names.join(" or ")))
        }
        fn switch(option: &str, value: &str) -> Result<bool, String> {
            match value {
                "on" | "true" | "yes" => Ok(true),
                "off" | "false" | "no" => Ok(false),
                _ => Err(format!("`{option}` must be on or off")),
            }
        }
        let rulings = &mut self.rulings;
        match option {
            // R9.4: the team mode needs four players and two boxes.
            "mode" if value == "team" => {
                return Err("the team mode needs four players; this table is for two".into());
            }
            "mode" => self.mode = one_of(option, value, &Mode::ALL.map(Mode::name))?,
            "goal" => {
                self.goal =
                    Some(value.parse().map_err(|_| "`goal` must be a number from 2 to 5".to_string())?);
            }
            "bribing" => self.bribing = switch(option, value)?,
            "sides" => {
                let names = value.split([',', ' ']).filter(|name| !name.is_empty());
                self.sides =
                    names.map(|name| one_of(option, name, &["empire", "rebel"])).collect::<Result<_, _>>()?;
            }
            "choice-strictness" => rulings.choice_strictness = one_of(option, value, &["strict", "lenient"])?,
            "stat-choice-timing" => {
                rulings.stat_choice_timing = one_of(option, value, &["played", "activated"])?;
            }
            _ => match SWITCHES.iter().find(|(name, _)| *name == option) {
                Some((_, of)) => *of(rulings) = switch(option, value)?,
                None => {
                    let switches = SWITCHES.map(|(name, _)| name).join(", ");
                    return Err(format!(
                        "there is no option `{option}`; there are mode, goal, bribing, sides, \
                         choice-strictness, stat-choice-timing, {switches}"
                    ));
                }
            },
        }
        Ok(())
    }
}

impl Setup {
    /// The options that differ from the usual ones, by the names [`Setup::set`] knows.
    pub fn options(&self) -> Vec<(String, String)> {
        let on = |switch: bool| if switch { "on" } else { "off" }.to_string();
        let sides: Vec<&str> = self
            .sides
            .iter()
            .map(|side| match side {
                Side::Empire => "empire",
                Side::Rebel => "rebel",
            })
            .collect();
        let strictness = match self.rulings.choice_strictness {
            Strictness::Strict => "strict",
            Strictness::Lenient => "lenient",
        };
        let timing = match self.rulings.stat_choice_timing {
            StatChoice::Played => "played",
            StatChoice::Activated => "activated",
        };
        let mut all = vec![
            ("mode", self.mode.name().to_string()),
            ("bribing", on(self.bribing)),
            ("sides", sides.join(",")),
            ("choice-strictness", strictness.to_string()),
            ("stat-choice-timing", timing.to_string()),
        ];
        let mut rulings = self.rulings;
        all.extend(SWITCHES.map(|(name, of)| (name, on(*of(&mut rulings)))));
        all.extend(self.goal.map(|goal| ("goal", goal.to_string())));
        // What is as usual need not be said.
        all.retain(|(option, value)| {
            let mut usual = Setup::default();
            usual.set(option, value).is_ok_and(|()| usual != Setup::default())
        });
        all.into_iter().map(|(option, value)| (option.to_string(), value)).collect()
    }
}

/// The table before anything has been shuffled: starters and galaxy cards lie in their discard
/// piles, and become decks the first time a card is needed (R7.14).
pub fn lay_out(agreed: Agreed) -> State {
    let mut state = State::empty(agreed);
    for card in CardId::all() {
        let face = card.card();
        let side = side_of(face.faction);
        match face.group {
            Group::Galaxy => state.table.galaxy_discard.put(card),
            Group::OuterRim => state.table.pilots.insert(card.thing()),
            Group::Starter => {
                let seat = side.expect("starters have a side");
                state.table.players[seat.index()].discard.put(card);
            }
            Group::StartingBase => {
                let seat = side.expect("bases have a side");
                state.table.players[seat.index()].base = Some(card);
            }
            Group::Base => {
                let seat = side.expect("bases have a side").index();
                let in_deck = match agreed.mode {
                    Mode::Introductory => face.introductory,
                    Mode::FullGalaxy => true,
                    Mode::SecretBases => false,
                };
                let pile = if in_deck { &mut state.base_decks } else { &mut state.spare_bases };
                pile[seat].insert(card.thing());
            }
        }
        let hidden = face.kind == Kind::Base && face.group == Group::Base;
        // R2.9: a base deck is its owner's secret; what was set aside by the mode is not.
        let open = !hidden || agreed.mode == Mode::Introductory && !face.introductory;
        match side {
            _ if open => state.known.learn_all(card),
            Some(seat) => state.known.learn(seat, card),
            None => {}
        }
        if let (Some(seat), true) = (side, face.group != Group::Galaxy) {
            state.table.players[seat.index()].owned.insert(card.thing());
        }
    }
    turn::begin(&mut state);
    state
}

/// The bases a side has when the game starts, in play or in its base deck.
pub fn all_bases(seat: Seat) -> CardSet {
    CardId::all()
        .filter(|card| card.card().kind == Kind::Base && side_of(card.card().faction) == Some(seat))
        .collect()
}
