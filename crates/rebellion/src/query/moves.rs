//! R6: what can move where.

use script::Reg;

use crate::state::{Frame, Open, State};
use crate::things::{BASE_SPACE, Place, Side, Things, Unit};

impl Open {
    /// R6.6: a leader of one's own holds the units of a place back.
    pub fn is_held(&self, side: Side, place: Place) -> bool {
        self.leaders_at(side, place).any(|leader| !self.lenient.holds(leader))
    }

    /// The ships of a side in a place that go by themselves, sort by sort.
    pub fn flying(&self, side: Side, place: Place) -> impl Iterator<Item = (Unit, u8)> + '_ {
        self.units_of(side, place).filter(|(unit, _)| unit.flies())
    }

    /// Those that move only if somebody carries them (R6.3).
    pub fn cargo(&self, side: Side, place: Place) -> impl Iterator<Item = (Unit, u8)> + '_ {
        self.units_of(side, place).filter(|(unit, _)| unit.kind().needs_transport)
    }
}

impl State {
    /// Whether units might move as far as the Empire can tell: who is not asked then gives away where the base is not.
    pub(crate) fn might_move(&self, side: Side, frame: &Frame) -> bool {
        let to = frame.reg(Reg::B).of::<Place>().next();
        let free =
            |from: Place| !self.table.is_held(side, from) && self.table.flying(side, from).next().is_some();
        side == Side::Rebel
            && self.table.revealed.is_none()
            && match to {
                Some(BASE_SPACE) => Place::systems().any(|from| !frame.reg(Reg::A).holds(from) && free(from)),
                _ => !frame.reg(Reg::A).holds(BASE_SPACE) && free(BASE_SPACE),
            }
    }

    /// The places whose units can move into one, seen from the side that moves (R6.2, R6.9).
    pub(crate) fn origins(&self, side: Side, to: Place) -> Things {
        let next = match (to == BASE_SPACE, self.base) {
            // R6.9: the base's system and what lies next to it.
            (true, Some(base)) if self.table.revealed.is_none() => base.next_to() | Things::one(base.thing()),
            (true, _) => Things::EMPTY,
            (false, Some(base))
                if side == Side::Rebel
                    && self.table.revealed.is_none()
                    && (base == to || base.next_to().holds(to)) =>
            {
                to.next_to() | Things::one(BASE_SPACE.thing())
            }
            (false, _) => to.next_to(),
        };
        let can = |from: &Place| {
            !self.table.is_held(side, *from) && self.table.flying(side, *from).next().is_some()
        };
        next.of::<Place>().filter(can).collect()
    }
}
