//! Positions that no game comes to.

use pieces::Thing;

use super::placing::{nowhere, too_many};
use crate::board::LAST_SPACE;
use crate::state::{Phase, Spot, State};
use crate::things::{BASE_SPACE, Leader, Place, Side, Theatre, Unit};

/// Why no game comes to this.
pub(super) fn impossible(state: &State) -> Option<String> {
    pieces(state).or_else(|| markers(state)).or_else(|| base(state)).or_else(|| turn(state))
}

fn pieces(state: &State) -> Option<String> {
    let table = &state.table;
    for unit in Unit::each() {
        if table.in_use(unit) > unit.kind().pieces.into() {
            return Some(too_many(unit));
        }
        if table.in_use(unit) > 0 && !table.agreed.includes(unit.kind().release) {
            return Some(format!("`{unit}` comes with the expansion, which is off"));
        }
        if let Some(place) =
            Place::each().find(|place| table.moved.of(unit, *place) > table.units.of(unit, *place))
        {
            return Some(format!("more `{unit}` have moved to `{place}` than are there"));
        }
    }
    if table.units_of(Side::Empire, BASE_SPACE).next().is_some() {
        return Some("the Empire has no units on the Rebel base space".into());
    }
    for leader in Leader::each() {
        let standing = table.standing(leader);
        if standing.at != Spot::Box && !table.agreed.includes(leader.person().release) {
            return Some(format!("`{leader}` comes with the expansion, which is off"));
        }
        let guarded = |place| table.has_units(Side::Empire, place);
        if table.is_captured(leader) && !table.place_of(leader).is_some_and(guarded) {
            return Some(format!("nobody guards `{leader}`, who is captured (R13.8)"));
        }
        let same = |other: &Leader| *other > leader && table.standing(*other).ring == standing.ring;
        if standing.ring.is_some() && Leader::each().any(|other| same(&other)) {
            return Some("there is one ring of each sort (R13.4)".into());
        }
        if standing.detained && table.place_of(leader).is_none() {
            return Some(format!("`{leader}` is detained, and stands nowhere"));
        }
        if standing.at == Spot::At(BASE_SPACE) && standing.side == Side::Empire {
            return Some(format!("`{leader}` cannot be on the Rebel base space"));
        }
    }
    None
}

fn markers(state: &State) -> Option<String> {
    let table = &state.table;
    for place in Place::systems() {
        let loyal = Side::ALL.map(|side| table.is_loyal(side, place));
        let [rebel, empire] = loyal;
        if rebel && empire {
            return Some(format!("`{place}` cannot be loyal to both sides"));
        }
        if (rebel || empire) && !table.is_populous(place) {
            return Some(format!("`{place}` is remote or destroyed and has no loyalty (R11.3)"));
        }
        if table.sabotaged.holds(place) && !table.is_populous(place) {
            return Some(format!("`{place}` is remote or destroyed and cannot be sabotaged (R12.1)"));
        }
        let held = table.has_in(Side::Empire, Theatre::Ground, place) && table.is_populous(place) && !empire;
        match (held, table.subjugated.holds(place)) {
            (false, true) => {
                return Some(format!("no Imperial ground unit subjugates `{place}`, or it is loyal (R11.5)"));
            }
            (true, false) if !table.meets(place) => {
                return Some(format!("Imperial ground units subjugate `{place}` (R11.5)"));
            }
            _ => {}
        }
        if let Some(side) = Side::ALL.into_iter().find(|side| table.is_overloaded(*side, place)) {
            return Some(format!(
                "`{place}` is destroyed: the {} has more ground units there than its ships carry (R12.4)",
                side.name()
            ));
        }
    }
    None
}

fn base(state: &State) -> Option<String> {
    let table = &state.table;
    let base = state.base?;
    if let Some(card) = state.misplaced() {
        return Some(nowhere(card));
    }
    if !table.agreed.is_solo() && !(table.laid_open | table.explored).is_empty() {
        return Some("probe cards lie open only where the Empire is nobody's seat (S8.7)".into());
    }
    if table.agreed.is_solo() && !table.is_remote(base) {
        return Some(format!("the base is in a remote system, and not on `{base}` (S4.1)"));
    }
    let left = |place: &Place| !table.is_controlled(*place);
    if let Some(place) = table.explored.of::<Place>().find(left) {
        return Some(format!("no Imperial ground unit explores `{place}` (S3.10)"));
    }
    if table.is_destroyed(base) {
        return Some("the Empire has won: the system of the base is destroyed (R21.2)".into());
    }
    match table.revealed {
        None if table.would_reveal(base) => {
            Some(format!("the base on `{base}` is found: Imperial ground units or loyalty are there (R18.4)"))
        }
        Some(_) if table.has_units(Side::Rebel, BASE_SPACE) => {
            Some("the units of a revealed base are in its system (R18.5)".into())
        }
        Some(_) if table.has_units(Side::Empire, base) && !table.has_units(Side::Rebel, base) => {
            Some("the Empire has won: nobody defends the revealed base (R21.1)".into())
        }
        Some(_) => {
            let on_space = |leader: &Leader| table.standing(*leader).at == Spot::At(BASE_SPACE);
            let leader = Leader::each().find(on_space)?;
            Some(format!("`{leader}` is in the system of the revealed base (R18.5)"))
        }
        None => None,
    }
}

fn turn(state: &State) -> Option<String> {
    let table = &state.table;
    if !(1..=LAST_SPACE).contains(&table.time) || !(1..=LAST_SPACE).contains(&table.reputation) {
        return Some(format!("the track has spaces 1 to {LAST_SPACE}"));
    }
    if table.reputation <= table.time {
        return Some("the Rebels have won: reputation and time share a space (R21.3)".into());
    }
    if table.phase == Phase::Assignment {
        let first = table.active == Side::Rebel;
        return (!first).then(|| "the Rebels assign missions first (R4.1); leave `turn` out".into());
    }
    if table.passed[table.active.index()] {
        return Some(format!("the {} has passed and takes no turn (R5.2)", table.active.name()));
    }
    None
}
