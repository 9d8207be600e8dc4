//! Positions that no game comes to, each refused with a sentence.

use kernel::Seat;

use super::Stage;
use crate::SIDES;
use crate::card::CardId;
use crate::state::{EMPIRE, REBEL, State};
use crate::words::Kind;

/// R5.5.3, R5.5.6: what has taken all it can take does not lie in play any more.
pub(super) fn damaged(card: CardId, damage: u8) -> Result<(), String> {
    let face = card.card();
    if face.kind == Kind::Unit && damage > 0 {
        return Err(format!("{card} is a unit: only bases and capital ships take damage"));
    }
    if face.kind != Kind::Unit && damage >= face.hit_points {
        return Err(format!(
            "{card} has {} hit points and would be destroyed: it can lie there with 0 to {} damage",
            face.hit_points,
            face.hit_points - 1
        ));
    }
    Ok(())
}

/// R8.1, R14.30: so many bases of each opponent end the game.
pub(crate) fn won(regions: &[&State]) -> Result<(), String> {
    for seat in [EMPIRE, REBEL] {
        let goal = regions[0].table.agreed.goal;
        if regions.iter().all(|region| region.player(seat).victory.len() >= goal.into()) {
            let each = if regions.len() > 1 { " of each opponent" } else { "" };
            let name = SIDES.name(seat);
            return Err(format!("{name} has destroyed {goal} bases{each} and won: the game is over"));
        }
    }
    Ok(())
}

impl Stage {
    /// What cannot be at this moment of a turn. Units of the other side may lie there: they show that it is
    /// not they who are meant.
    pub(super) fn impossible(&self) -> Result<(), String> {
        let table = &self.state.table;
        for seat in [EMPIRE, REBEL] {
            let player = self.state.player(seat);
            let name = SIDES.name(seat);
            if seat != table.active || self.at_start {
                // R5.7.4: a turn leaves no resources behind.
                if player.resources > 0 {
                    return Err(format!("{name} has resources only while it is the turn of {name}"));
                }
            } else if player.base.is_none() && !self.state.base_decks[seat.index()].is_empty() {
                // R4.2.
                return Err(format!(
                    "{name} has revealed a base by now: write `turn: {name} start`, name the base, or write \
                     `{name} base deck: none`"
                ));
            }
        }
        Ok(())
    }

    /// How much damage lies on the base of a seat.
    pub(super) fn damage_base(&mut self, seat: Seat, base: Option<CardId>) -> Result<(), String> {
        let damage = self.base_damage[seat.index()];
        match base {
            Some(base) => {
                damaged(base, damage)?;
                self.state.table.damage.set(base, damage);
                Ok(())
            }
            None if damage > 0 => Err(format!("{} has no base that could be damaged", SIDES.name(seat))),
            None => Ok(()),
        }
    }
}
