//! The Rebels: a base far from everybody, units around it, friends everywhere else.

use script::Answer;

use super::Mind;
use super::missions::{raids, wished_there};
use crate::action::{Action, Piece};
use crate::things::{BASE_SPACE, Place, Side, Unit};
use crate::why::Why;
use crate::words::Ask;

impl Mind<'_> {
    pub(super) fn rebel(&self, action: &Action) -> i32 {
        match action {
            // R5.5: nobody need know.
            Action::RevealBase => -100,
            Action::Activate(leader) => self.sortie().map_or(-1, |worth| worth + self.tactics(*leader)),
            // What is dearest comes last, when the Empire has fewer leaders left to send against it.
            Action::Reveal(card) => 400 - (self.mission(*card).max(0) + self.wished(*card)) / 2,
            Action::All(_) => 1,
            Action::From(_) => -1,
            Action::Place(place, unit, n) => self.stationed(*place, *unit) + i32::from(*n),
            Action::Answer(Answer::Choose(Piece::Place(place))) => self.place(*place),
            Action::Answer(Answer::Pass) if self.asked() == Some(Ask::Move) => 0,
            action => self.common(action),
        }
    }

    /// Units begin and are deployed at the base, where nobody finds them one by one.
    fn stationed(&self, place: Place, unit: Unit) -> i32 {
        if self.is_home(place) {
            return 60;
        }
        10 + self.wishes().at(place).units + self.strength(unit) - 3 * self.menace(place)
    }

    pub(super) fn is_home(&self, place: Place) -> bool {
        place == BASE_SPACE || self.base == Some(place)
    }

    /// Imperial units next to a place.
    fn menace(&self, place: Place) -> i32 {
        if place == BASE_SPACE {
            return 0;
        }
        let near = place.next_to().of::<Place>().map(|next| self.table.strength(Side::Empire, next));
        self.table.strength(Side::Empire, place) + near.sum::<i32>()
    }

    fn place(&self, place: Place) -> i32 {
        match self.purpose() {
            Some(Why::Base) => self.hiding_place(place),
            Some(Why::Activate) => self.attack(place),
            Some(Why::Aim) => self.target_of_mission(place),
            Some(Why::Retreat) => 50 - self.menace(place),
            // R3.13: all of them are at the base instead.
            Some(Why::Start) => -1,
            Some(Why::Loyalty) if place != BASE_SPACE => 10 + i32::from(place.system().printed_production()),
            _ => 1,
        }
    }

    /// As far from Imperial units as can be, and where few ways lead.
    fn hiding_place(&self, place: Place) -> i32 {
        if place == BASE_SPACE {
            return 0;
        }
        let garrisons = Place::systems().filter(|other| self.table.strength(Side::Empire, *other) > 0);
        let nearest = garrisons.map(|other| i32::from(other.distance(place))).min().unwrap_or(7);
        let ways = place.next_to().len() as i32;
        100 + 20 * nearest - 14 * ways + 6 * i32::from(place.system().is_remote())
    }

    /// What the mission that is being played would bring to objectives there.
    pub(super) fn wished_at(&self, place: Place) -> i32 {
        let playing = self.table.mission.as_ref();
        playing.map_or(0, |mission| wished_there(mission.card, self.wishes().at(place)))
    }

    fn target_of_mission(&self, place: Place) -> i32 {
        if place == BASE_SPACE {
            return 1;
        }
        let wished = self.wished_at(place);
        let raid = self.table.mission.as_ref().is_some_and(|mission| raids(mission.card));
        let raided = match self.table.strength(Side::Empire, place) {
            0 if raid => -40,
            // S3.10: a single garrison, without which a searched system must be searched again.
            1 if raid && self.table.revealed.is_none() && self.table.explored.holds(place) => 60,
            _ => 0,
        };
        let opposed = self.table.leaders_at(Side::Empire, place).count() as i32;
        let production = i32::from(place.system().printed_production());
        let friends = i32::from(self.table.is_loyal(Side::Rebel, place));
        20 + wished + raided + 2 * production - 8 * opposed - 6 * friends
    }

    /// Whether Imperial units next to a fleet are worth an attack: those that are weaker than what can come.
    fn attack(&self, to: Place) -> i32 {
        if to == BASE_SPACE || self.base == Some(to) && self.table.revealed.is_none() {
            return -1;
        }
        let table = self.table;
        let from = to.next_to().of::<Place>().filter(|from| !table.is_held(Side::Rebel, *from));
        let force: i32 = from
            .filter(|from| Some(*from) != table.revealed)
            .map(|from| table.strength(Side::Rebel, from))
            .sum();
        let enemy = table.strength(Side::Empire, to);
        // S3.10: where nobody of the Empire is left, the search begins again.
        let searched = if table.explored.holds(to) { 60 } else { 0 };
        let freed = if table.subjugated.holds(to) { 20 } else { 0 };
        let worth = 40 + enemy + searched + freed + self.battle_goal(to);
        if enemy > 0 && force > enemy { worth } else { -1 }
    }

    fn sortie(&self) -> Option<i32> {
        Place::systems().map(|place| self.attack(place)).max().filter(|worth| *worth > 0)
    }
}
