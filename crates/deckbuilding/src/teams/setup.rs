//! What the four may agree on before the game.

use kernel::{OptionRow, Options, SetupErrors};
use serde::{Deserialize, Serialize};
use text::both;

use crate::rulings::{self, Rulings};
use crate::setup::{self, Agreed, FULL_GALAXY, INTRODUCTORY, Mode, SECRET_BASES, Setup, Terms};

/// An unchecked wish.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TeamSetup {
    #[serde(skip)]
    pub mode: TeamMode,
    /// R14.31: which bases are in the game.
    #[serde(default = "recommended")]
    pub bases: Mode,
    /// R14.32: bases of each opponent to destroy; three if not given.
    #[serde(default)]
    pub goal: Option<u8>,
    /// R10.3.
    #[serde(default)]
    pub bribing: bool,
    /// R14.21.
    #[serde(default = "yes")]
    pub open_hands: bool,
    #[serde(default)]
    pub rulings: Rulings,
}

/// There is one mode for four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TeamMode {
    #[default]
    Team,
}
kernel::named_value!(TeamMode { Team: "team" });

fn recommended() -> Mode {
    Mode::FullGalaxy
}

fn yes() -> bool {
    true
}

impl Default for TeamSetup {
    fn default() -> TeamSetup {
        TeamSetup {
            mode: TeamMode::Team,
            bases: recommended(),
            goal: None,
            bribing: false,
            open_hands: true,
            rulings: Rulings::default(),
        }
    }
}

impl TeamSetup {
    /// R14.30.
    const GOAL: u8 = 3;

    /// The same for one region.
    fn region(&self) -> Setup {
        Setup {
            mode: self.bases,
            goal: Some(self.goal.unwrap_or(Self::GOAL)),
            bribing: self.bribing,
            rulings: self.rulings,
            ..Setup::default()
        }
    }

    pub fn check(&self) -> Result<Agreed, SetupErrors> {
        self.region().check()
    }

    /// Sets an option by name.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), String> {
        OPTIONS.set(self, option, value)
    }

    /// The options that differ from the usual ones, by the names [`TeamSetup::set`] knows.
    pub fn options(&self) -> Vec<(String, String)> {
        OPTIONS.changed(self)
    }
}

impl Terms for TeamSetup {
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

const FOR_TWO: &str = "four players play `mode team`; `bases` says with which bases";

pub(super) static OPTIONS: Options<TeamSetup> = Options {
    rows: &[
        &[
            setup::bases("bases", |setup| &mut setup.bases, &[FULL_GALAXY, INTRODUCTORY, SECRET_BASES]),
            OptionRow::new(
                "open-hands",
                |setup| &mut setup.open_hands,
                both("Partners' hands", "Manos de los compañeros"),
                both("Whether partners see each other's hands.", "Si los compañeros se ven las manos."),
                &[("on", both("Open", "Abiertas")), ("off", both("Hidden", "Ocultas"))],
            ),
        ],
        &setup::terms(),
        &rulings::rows(),
        &[OptionRow::unasked("mode", |setup: &mut TeamSetup| &mut setup.mode, &[("team", both("", ""))])
            .elsewhere(&[("introductory", FOR_TWO), ("full-galaxy", FOR_TWO), ("secret-bases", FOR_TWO)])],
    ],
};
