//! Set-up: what people may agree on before the game, and what is wrong with it.

use kernel::{OFF, ON, OptionRow, Options, Seat, SetupErrors, Value};
use serde::{Deserialize, Serialize};
use text::{Both, both};

use crate::card::{CardId, CardSet, Group};
use crate::rulings::{self, Rulings};
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

kernel::named_value!(Mode {
    Introductory: "introductory",
    FullGalaxy: "full-galaxy",
    SecretBases: "secret-bases",
});

impl Mode {
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
kernel::named_value!(Side { Empire: "empire", Rebel: "rebel" });

/// What tables for two and for four can agree on alike.
pub(crate) trait Terms {
    fn goal(&mut self) -> &mut Option<u8>;
    fn bribing(&mut self) -> &mut bool;
    fn rulings(&mut self) -> &mut Rulings;
}

impl Terms for Setup {
    fn goal(&mut self) -> &mut Option<u8> {
        &mut self.goal
    }

    fn bribing(&mut self) -> &mut bool {
        &mut self.bribing
    }

    fn rulings(&mut self) -> &mut Rulings {
        &mut self.rulings
    }
}

pub(crate) const INTRODUCTORY: (&str, Both) =
    ("introductory", both("First game: five bases a side", "Primera partida: cinco bases por bando"));
pub(crate) const FULL_GALAXY: (&str, Both) =
    ("full-galaxy", both("Full galaxy: all ten bases", "Galaxia completa: las diez bases"));
pub(crate) const SECRET_BASES: (&str, Both) =
    ("secret-bases", both("Secret bases: pick four", "Bases secretas: elige cuatro"));

/// Which bases are in the game.
pub(crate) const fn bases<S>(
    name: &'static str,
    field: fn(&mut S) -> &mut dyn Value,
    values: &'static [(&'static str, Both)],
) -> OptionRow<S> {
    let about = both(
        "Which bases are in the game, and who knows of them.",
        "Qué bases hay en la partida y quién las conoce.",
    );
    OptionRow::new(name, field, both("Bases", "Bases"), about, values)
}

pub(crate) const fn terms<S: Terms>() -> [OptionRow<S>; 2] {
    [
        OptionRow::new(
            "goal",
            |setup| setup.goal(),
            both("Bases to destroy", "Bases que destruir"),
            both(
                "Whoever has destroyed so many enemy bases wins.",
                "Gana quien haya destruido tantas bases enemigas.",
            ),
            const {
                &[
                    ("", both("As the rulebook recommends", "Las que recomienda el reglamento")),
                    ("2", both("2: a short game", "2: partida corta")),
                    ("3", both("3", "3")),
                    ("4", both("4", "4")),
                    ("5", both("5: a long game", "5: partida larga")),
                ]
            },
        ),
        OptionRow::new(
            "bribing",
            |setup| setup.bribing(),
            both("Bribing", "Soborno"),
            both(
                "You may pay the cost of a neutral card of the row to be rid of it.",
                "Puedes pagar el coste de una carta neutral de la fila para deshacerte de ella.",
            ),
            &[OFF, ON],
        ),
    ]
}

pub(crate) static OPTIONS: Options<Setup> = Options {
    rows: &[
        // R9.4: the team mode needs four players and two boxes.
        &[bases("mode", |setup: &mut Setup| &mut setup.mode, &[INTRODUCTORY, FULL_GALAXY, SECRET_BASES])
            .elsewhere(&[("team", "the team mode needs four players; this table is for two")])],
        &terms(),
        &rulings::rows(),
        // People take the seat they want.
        &[OptionRow::unasked("sides", |setup| &mut setup.sides, &[("empire,rebel", both("", ""))])],
    ],
};

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
        OPTIONS.set(self, option, value)
    }

    /// The options that differ from the usual ones, by the names [`Setup::set`] knows.
    pub fn options(&self) -> Vec<(String, String)> {
        OPTIONS.changed(self)
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

#[cfg(test)]
mod tests {
    use kernel::{Game, OptionValue, Speak, Stage};
    use text::Lang;

    use crate::{Deckbuilding, Teams};

    /// Every option has words, and those for its usual value come first.
    fn options_are_told<G: Stage + Speak>() {
        for (option, spanish) in G::options(Lang::En).into_iter().zip(G::options(Lang::Es)) {
            assert!(option.about.ends_with('.') && spanish.about.ends_with('.'), "{option:?}");
            assert!(!option.title.is_empty() && !spanish.title.is_empty(), "{option:?}");
            assert!(option.values.len() > 1);
            for OptionValue { value, title } in &option.values {
                assert!(!title.is_empty(), "{} {value}", option.name);
                let mut setup = G::usual();
                // No value: nothing is said about it.
                if !value.is_empty() {
                    G::set_option(&mut setup, option.name, value).expect("a possible value");
                }
                let usual = setup == G::usual();
                assert_eq!(usual, *value == option.default, "{} {value}", option.name);
            }
        }
    }

    #[test]
    fn options_of_both_games_are_told() {
        options_are_told::<Deckbuilding>();
        options_are_told::<Teams>();
        let names = |options: Vec<kernel::OptionFacts>| options.len();
        assert_eq!(names(Deckbuilding::options(Lang::En)), 21);
        assert_eq!(names(Teams::options(Lang::En)), 22);
    }

    #[test]
    fn a_wrong_mode_is_answered_with_all_modes() {
        let wrong = |mut setup| Deckbuilding::set_option(&mut setup, "mode", "tea");
        let modes = "`mode` must be introductory, full-galaxy, secret-bases or team";
        assert_eq!(wrong(Deckbuilding::usual()), Err(modes.into()));
        let problem = Teams::set_option(&mut Teams::usual(), "mode", "introductory").expect_err("four play");
        assert!(problem.contains("`bases`"), "{}: {problem}", Teams::NAME);
    }
}
