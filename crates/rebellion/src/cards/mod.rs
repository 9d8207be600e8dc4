//! The cards, grouped as the box groups them.

mod imperial_actions;
pub(crate) mod imperial_missions;
mod objectives;
mod rebel_actions;
mod rebel_missions;
pub mod tactics;

use std::fmt;
use std::str::FromStr;

use pieces::{Faces, named_things};

use crate::card::{Mission, Objective, Scheme};
use crate::things::{ActionCard, MissionCard, ObjectiveCard, Side};
use imperial_actions::IMPERIAL_ACTIONS;
use imperial_missions::IMPERIAL_MISSIONS;
use objectives::OBJECTIVES;
use rebel_actions::REBEL_ACTIONS;
use rebel_missions::REBEL_MISSIONS;

const MISSION_FACES: usize = 85;
const MISSIONS: usize = 109;

const fn mission_at(face: usize) -> &'static Mission {
    if face < REBEL_MISSIONS.len() {
        &REBEL_MISSIONS[face]
    } else {
        &IMPERIAL_MISSIONS[face - REBEL_MISSIONS.len()]
    }
}

static MISSION_NAMES: Faces<MISSION_FACES, MISSIONS> = {
    let mut faces = [("", 0); MISSION_FACES];
    let mut i = 0;
    while i < MISSION_FACES {
        faces[i] = (mission_at(i).id, mission_at(i).copies as u16);
        i += 1;
    }
    Faces::new(faces, "mission", "`cantina cards rebellion` lists them")
};

impl MissionCard {
    pub fn mission(self) -> &'static Mission {
        mission_at(self.face())
    }

    /// Which of the different missions it is.
    pub fn face(self) -> usize {
        MISSION_NAMES.face(self.index())
    }

    /// Whose deck it comes from.
    pub fn side(self) -> Side {
        if self.face() < REBEL_MISSIONS.len() { Side::Rebel } else { Side::Empire }
    }
}

/// `hidden-fleet.2` is the second copy.
impl fmt::Display for MissionCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        MISSION_NAMES.write(self.index(), f)
    }
}

impl FromStr for MissionCard {
    type Err = String;

    fn from_str(s: &str) -> Result<MissionCard, String> {
        MISSION_NAMES.read(s).map(|index| MissionCard::from_thing(MissionCard::RANGE.first() + index as u16))
    }
}

pub fn missions() -> impl Iterator<Item = &'static Mission> {
    (0..MISSION_FACES).map(mission_at)
}

/// Each different mission and project, with whose it is.
pub fn all_missions() -> impl Iterator<Item = (&'static Mission, Side)> {
    let side = |face| if face < REBEL_MISSIONS.len() { Side::Rebel } else { Side::Empire };
    (0..MISSION_FACES).map(move |face| (mission_at(face), side(face)))
}

/// What a card with this id is called.
pub(crate) fn card_name(id: &str) -> Option<text::Both> {
    missions().find(|mission| mission.id == id).map(|mission| mission.name)
}

impl ObjectiveCard {
    pub fn objective(self) -> &'static Objective {
        &OBJECTIVES[self.index()]
    }

    /// R17.5: out of the game where the procedure plays the Empire.
    pub(crate) fn leaves_solo(self) -> bool {
        self.objective().id == "heart-of-the-empire"
    }
}

pub fn objectives() -> impl Iterator<Item = &'static Objective> {
    OBJECTIVES.iter()
}

/// Those of the Rebels come first.
const fn scheme_at(index: usize) -> &'static Scheme {
    if index < REBEL_ACTIONS.len() {
        &REBEL_ACTIONS[index]
    } else {
        &IMPERIAL_ACTIONS[index - REBEL_ACTIONS.len()]
    }
}

impl ActionCard {
    pub const fn scheme(self) -> &'static Scheme {
        scheme_at(self.index())
    }

    pub fn side(self) -> Side {
        if self.index() < REBEL_ACTIONS.len() { Side::Rebel } else { Side::Empire }
    }
}

pub fn schemes() -> impl Iterator<Item = &'static Scheme> {
    REBEL_ACTIONS.iter().chain(&IMPERIAL_ACTIONS)
}

named_things! {
    ObjectiveCard: |index| OBJECTIVES[index].id,
    ActionCard: |index| scheme_at(index).id,
}
