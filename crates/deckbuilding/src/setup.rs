//! Set-up: what people may agree on before the game, and what is wrong with it.

use kernel::{Seat, SetupErrors};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, CardSet, Group};
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

/// R12: where the official texts leave a question open, the answer is a switch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rulings {
    /// R12.1.
    pub choice_strictness: Strictness,
    /// R12.2: a cost may be paid for an effect that does nothing.
    pub self_exile_without_effect: bool,
    /// R12.6: a redirect declined for the first purchase of the turn is lost for the turn.
    pub declined_redirect_is_lost: bool,
    /// R12.7: cards to be exiled at the end of the turn are found in decks and discard piles too,
    /// not only in hand and in play.
    pub marked_exile_anywhere: bool,
    /// R12.9.
    pub coruscant_on_reveal_turn: bool,
    /// R12.13: a failed attack on a neutral unit uses up Ord Mantell for the turn.
    pub failed_hunt_counts: bool,
    /// R12.14: Inquisitor, Temple Guardian, Lobot.
    pub stat_choice_timing: StatChoice,
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings {
            choice_strictness: Strictness::Strict,
            self_exile_without_effect: true,
            declined_redirect_is_lost: true,
            marked_exile_anywhere: true,
            coruscant_on_reveal_turn: false,
            failed_hunt_counts: true,
            stat_choice_timing: StatChoice::Played,
        }
    }
}

/// When an option of a choice can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strictness {
    /// Gaining N Force needs N free spaces.
    Strict,
    /// One free space will do.
    Lenient,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StatChoice {
    /// When the card is played.
    Played,
    /// Once, at any time of the turn.
    Activated,
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
            "self-exile-without-effect" => rulings.self_exile_without_effect = switch(option, value)?,
            "declined-redirect-is-lost" => rulings.declined_redirect_is_lost = switch(option, value)?,
            "marked-exile-anywhere" => rulings.marked_exile_anywhere = switch(option, value)?,
            "coruscant-on-reveal-turn" => rulings.coruscant_on_reveal_turn = switch(option, value)?,
            "failed-hunt-counts" => rulings.failed_hunt_counts = switch(option, value)?,
            "stat-choice-timing" => {
                rulings.stat_choice_timing = one_of(option, value, &["played", "activated"])?;
            }
            _ => {
                return Err(format!(
                    "there is no option `{option}`; there are mode, goal, bribing, sides, choice-strictness, \
                     self-exile-without-effect, declined-redirect-is-lost, marked-exile-anywhere, \
                     coruscant-on-reveal-turn, failed-hunt-counts and stat-choice-timing"
                ));
            }
        }
        Ok(())
    }
}

impl Setup {
    /// The options that differ from the usual ones, by the names [`Setup::set`] knows.
    pub fn options(&self) -> Vec<(String, String)> {
        let Rulings {
            choice_strictness,
            self_exile_without_effect,
            declined_redirect_is_lost,
            marked_exile_anywhere,
            coruscant_on_reveal_turn,
            failed_hunt_counts,
            stat_choice_timing,
        } = self.rulings;
        let on = |switch: bool| if switch { "on" } else { "off" }.to_string();
        let sides: Vec<&str> = self
            .sides
            .iter()
            .map(|side| match side {
                Side::Empire => "empire",
                Side::Rebel => "rebel",
            })
            .collect();
        let strictness = match choice_strictness {
            Strictness::Strict => "strict",
            Strictness::Lenient => "lenient",
        };
        let timing = match stat_choice_timing {
            StatChoice::Played => "played",
            StatChoice::Activated => "activated",
        };
        let mut all = vec![
            ("mode", self.mode.name().to_string()),
            ("bribing", on(self.bribing)),
            ("sides", sides.join(",")),
            ("choice-strictness", strictness.to_string()),
            ("self-exile-without-effect", on(self_exile_without_effect)),
            ("declined-redirect-is-lost", on(declined_redirect_is_lost)),
            ("marked-exile-anywhere", on(marked_exile_anywhere)),
            ("coruscant-on-reveal-turn", on(coruscant_on_reveal_turn)),
            ("failed-hunt-counts", on(failed_hunt_counts)),
            ("stat-choice-timing", timing.to_string()),
        ];
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
        for (i, known) in state.known.iter_mut().enumerate() {
            if open || side.is_some_and(|seat| seat.index() == i) {
                known.insert(card.thing());
            }
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
        .map(CardId::thing)
        .collect()
}
