//! What claims can read of a view.

use kernel::{Entry, Fact};
use pieces::Thing;

use crate::state::Phase;
use crate::things::{Hurt, Leader, Place, Shown, Side, Theatre, Unit};
use crate::view::View;

/// Subjects with the names of systems in them: `sullust moved`.
pub(super) const PLACED: [&str; 3] = ["SYSTEM", "SYSTEM leaders", "SYSTEM moved"];
pub(super) const READ: [&str; 6] =
    ["SYSTEM", "SYSTEM leaders", "SYSTEM moved", "SYSTEM side", "SYSTEM next", "SYSTEM to SYSTEM"];

pub(super) fn phase(view: &View) -> &'static str {
    match view.table.phase {
        Phase::SetUp => "set-up",
        Phase::Assignment => "assignment",
        Phase::Command => "command",
        Phase::Refresh => "refresh",
    }
}

impl View {
    /// What is asked of systems by their names; nothing if the subject is about none.
    pub(super) fn of_places(&self, subject: &str) -> Option<Result<Fact, String>> {
        if let Some((from, to)) = subject.split_once(" to ") {
            let both = from.parse::<Place>().and_then(|from| Ok((from, to.parse::<Place>()?)));
            return Some(both.map(|(from, to)| Fact::number(from.distance(to))));
        }
        let (place, what) = subject.split_once(' ').unwrap_or((subject, ""));
        let place: Place = place.parse().ok()?;
        let table = &self.table;
        Some(Ok(match what {
            "" => Fact::Entries(self.units_at(place)),
            "leaders" => Fact::list(Leader::each().filter(|leader| table.place_of(*leader) == Some(place))),
            "moved" => Fact::Entries(counted(table.moved.at(place))),
            "side" => {
                Fact::name(Side::ALL.into_iter().find(|side| table.is_of(*side, place)).map(Side::name))
            }
            "next" => Fact::list(place.next_to().of::<Place>()),
            _ => return None,
        }))
    }

    /// Units of a place; in a combat with the damage they have taken.
    fn units_at(&self, place: Place) -> Vec<Entry> {
        let table = &self.table;
        match &table.combat {
            Some(combat) if combat.place == place => {
                let pieces = Side::ALL.into_iter().flat_map(|side| {
                    Theatre::ALL.into_iter().flat_map(move |theatre| combat.pieces(table, side, theatre))
                });
                let entry = |(hurt, n): (Hurt, u8)| {
                    Entry::new(n.into(), hurt.unit()).numbered("damage", hurt.damage().into())
                };
                pieces.map(entry).collect()
            }
            _ => counted(table.units.at(place)),
        }
    }

    pub(super) fn queued(&self, side: Side, space: u8) -> Vec<Entry> {
        counted(self.table.queued(side, space).filter(|(_, n)| *n > 0))
    }

    /// Where the base is; `?` for eyes that cannot tell.
    pub(super) fn base_name(&self) -> Option<String> {
        let base = self.base.first()?;
        Some(base.map_or("?".to_owned(), |base| base.to_string()))
    }

    /// The dice of the attack that goes on, by what they show.
    pub(super) fn dice(&self) -> Vec<Entry> {
        let Some(combat) = &self.table.combat else { return Vec::new() };
        let shown = Shown::each().map(|die| (die, combat.attack.pool.of(die.colour(), die.face())));
        shown.filter(|(_, n)| *n > 0).map(|(die, n)| Entry::new(n.into(), die)).collect()
    }

    /// What stands where, as far as anything does.
    pub(super) fn places(&self) -> Vec<(String, String)> {
        let mut all = Vec::new();
        for place in Place::each() {
            for subject in PLACED {
                let subject = subject.replace("SYSTEM", &place.to_string());
                if let Some(Ok(fact)) = self.of_places(&subject)
                    && fact.to_string() != "none"
                {
                    all.push((subject, fact.to_string()));
                }
            }
        }
        all
    }
}

fn counted(units: impl Iterator<Item = (Unit, u8)>) -> Vec<Entry> {
    units.map(|(unit, n)| Entry::new(n.into(), unit)).collect()
}
