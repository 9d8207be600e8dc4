//! What the four may agree on before the game.

use kernel::SetupErrors;
use serde::{Deserialize, Serialize};

use crate::rulings::Rulings;
use crate::setup::{Agreed, Mode, Setup};

/// An unchecked wish.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TeamSetup {
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

fn recommended() -> Mode {
    Mode::FullGalaxy
}

fn yes() -> bool {
    true
}

impl Default for TeamSetup {
    fn default() -> TeamSetup {
        TeamSetup {
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
        match (option, value) {
            ("mode", "team") => return Ok(()),
            ("mode", _) => return Err("four players play `mode team`; `bases` says with which bases".into()),
            ("open-hands", "on") => self.open_hands = true,
            ("open-hands", "off") => self.open_hands = false,
            ("open-hands", _) => return Err("`open-hands` must be on or off".into()),
            ("sides", _) => return Err("there is no option `sides`: each team has a side".into()),
            _ => {}
        }
        if option == "open-hands" {
            return Ok(());
        }
        let mut region = self.region();
        region.goal = self.goal;
        let known = if option == "bases" { "mode" } else { option };
        region.set(known, value).map_err(|problem| problem.replace("`mode`", "`bases`"))?;
        let Setup { mode, goal, bribing, rulings, .. } = region;
        *self = TeamSetup { bases: mode, goal, bribing, rulings, ..self.clone() };
        Ok(())
    }

    /// The options that differ from the usual ones, by the names [`TeamSetup::set`] knows.
    pub fn options(&self) -> Vec<(String, String)> {
        let bases = ("bases".to_string(), self.bases.name().to_string());
        let mut all: Vec<(String, String)> =
            (self.bases != recommended()).then_some(bases).into_iter().collect();
        if !self.open_hands {
            all.push(("open-hands".into(), "off".into()));
        }
        let region = Setup { mode: Mode::default(), goal: self.goal, ..self.region() };
        all.extend(region.options());
        all
    }
}
