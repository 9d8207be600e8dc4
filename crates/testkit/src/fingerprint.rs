//! One number for much text: what was offered in a million positions, for instance.

use std::fmt::{self, Display, Write};

use kernel::{Game, Turn};

/// FNV-1a over text. Texts outlive types: the same words give the same number, whatever they are
/// written from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint(pub u64);

impl Default for Fingerprint {
    fn default() -> Fingerprint {
        Fingerprint(0xcbf2_9ce4_8422_2325)
    }
}

impl Write for Fingerprint {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

impl Fingerprint {
    /// Adds whatever is offered in this state, to everybody who may act.
    pub fn offers<G: Game>(&mut self, state: &G::State, list: &mut Vec<G::Action>) {
        let Turn::Decide(seats) = G::turn(state) else { return };
        for seat in seats.iter() {
            G::actions(state, seat, list);
            // Writing to a number cannot fail.
            let _ = write!(self, "{}:", seat.0);
            for action in &*list {
                let _ = write!(self, "{action},");
            }
        }
    }
}

impl Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_never_change() {
        let mut print = Fingerprint::default();
        let _ = print.write_str("foobar");
        assert_eq!(print.to_string(), "85944171f73967e8");
    }
}
