//! S3.15: where a move will cause a battle, and who leads best there.

use script::Reg;

use super::Criterion;
use crate::state::{Combat, Frame, Open};
use crate::things::{Place, Side, Theatre, Unit};

impl Open {
    /// S3.15: what leaders are compared by if they lead into these battles.
    pub(super) fn tactic_for(fights: [bool; 2]) -> Criterion {
        match fights {
            [true, false] => Criterion::SpaceTactic,
            [false, true] => Criterion::GroundTactic,
            _ => Criterion::TacticScore,
        }
    }

    /// The theatres in which the activation of the system in register B will cause a battle, by what can reach it. The
    /// fleet in register C is helped if it stands there itself.
    pub(super) fn forecast(&self, frame: &Frame) -> [bool; 2] {
        let place = |reg| frame.reg(reg).of::<Place>().next();
        let (Some(to), Some(fleet)) = (place(Reg::B), place(Reg::C)) else { return [false; 2] };
        Theatre::ALL.map(|theatre| {
            let comes = match theatre {
                _ if fleet == to => theatre == Theatre::Ground,
                Theatre::Space => true,
                Theatre::Ground => self.sources(to).of::<Place>().any(|from| self.can_bring_troops(from)),
            };
            (comes || self.has_in(Side::Empire, theatre, to))
                && self.has_in(Side::Rebel, theatre, to)
                && !(theatre == Theatre::Ground && self.is_destroyed(to))
        })
    }

    /// Whether ground units can leave a place besides the one that stays.
    fn can_bring_troops(&self, from: Place) -> bool {
        let unmoved = |unit: &Unit| self.unmoved(*unit, from);
        let troops = Open::imperial_units().filter(|unit| !unit.is_ship() && unit.kind().needs_transport);
        let troops: u8 = troops.map(|unit| unmoved(&unit)).sum();
        let room = Open::imperial_units().filter(|unit| unit.flies());
        let room: u8 = room.map(|unit| unmoved(&unit) * unit.kind().capacity).sum();
        room > 0 && troops > u8::from(self.needs_garrison(from))
    }

    /// S7.8: the theatres in which a combat is fought.
    pub(super) fn fought(&self, combat: &Combat) -> [bool; 2] {
        Theatre::ALL.map(|theatre| combat.is_contested(self, theatre))
    }
}
