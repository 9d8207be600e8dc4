//! S5.9: where Imperial units begin.

use script::Reg;

use crate::setup::UnitList;
use crate::state::{Frame, State};
use crate::things::{Place, Unit};

/// Units that dice place, one each, in different systems.
#[derive(Debug)]
pub(crate) struct Start {
    pub unit: Unit,
    pub dice: u8,
    /// Whether the sixth system, Coruscant, counts.
    pub coruscant: bool,
    /// What comes to each of the systems that no die has named.
    pub others: Option<Unit>,
}

/// What comes to each of the six systems, to each but Coruscant, and what dice place.
#[derive(Debug)]
pub(crate) struct Starts {
    pub everywhere: &'static [(Unit, u8)],
    pub abroad: &'static [(Unit, u8)],
    pub dice: &'static [Start],
}

const fn start(unit: Unit, dice: u8, coruscant: bool, others: Option<Unit>) -> Start {
    Start { unit, dice, coruscant, others }
}

/// S5.9.4.
static BASE: Starts = Starts {
    everywhere: &[(Unit::TIE_FIGHTER, 2), (Unit::STORMTROOPER, 2)],
    abroad: &[],
    dice: &[
        start(Unit::STAR_DESTROYER, 3, true, Some(Unit::ASSAULT_CARRIER)),
        start(Unit::AT_AT, 1, true, Some(Unit::AT_ST)),
        start(Unit::DEATH_STAR, 1, true, None),
    ],
};

/// S5.9.5.
static EXPANSION: Starts = Starts {
    everywhere: &[(Unit::STORMTROOPER, 2)],
    abroad: &[(Unit::TIE_FIGHTER, 1)],
    dice: &[
        start(Unit::TIE_FIGHTER, 3, false, Some(Unit::TIE_STRIKER)),
        start(Unit::STAR_DESTROYER, 3, true, Some(Unit::ASSAULT_CARRIER)),
        start(Unit::ASSAULT_TANK, 2, true, Some(Unit::AT_ST)),
        start(Unit::AT_AT, 1, false, None),
    ],
};

/// S5.9.5: where a Death Star can be under construction, by pairs of faces.
pub(crate) const SITES: [Place; 4] = [Place::FELUCIA, Place::KESSEL, Place::MALASTARE, Place::ALDERAAN];

impl State {
    pub(crate) fn starts(&self) -> &'static Starts {
        if self.table.agreed.imperial_units == UnitList::Base { &BASE } else { &EXPANSION }
    }

    /// What the next die places: the first number of the frame counts the rows that are done.
    pub(crate) fn next_start(&self, frame: &Frame) -> Option<&'static Start> {
        self.starts().dice.get(usize::from(frame.num().unsigned_abs()))
    }

    /// The faces that count, the first one lowest: those that would be rolled again do not.
    pub(crate) fn start_faces(&self, frame: &Frame) -> u8 {
        let Some(start) = self.next_start(frame) else { return 0 };
        let open = |place: &Place| {
            !frame.reg(Reg::A).holds(*place) && (start.coruscant || *place != Place::CORUSCANT)
        };
        let starts = self.table.starts.cards().iter().enumerate();
        starts.filter(|(_, place)| open(place)).map(|(i, _)| 1 << i).sum()
    }
}
