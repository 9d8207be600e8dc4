//! What objectives in hand ask for: each condition is a tree, and what is missing in a system follows from it.

use pieces::Thing;

use super::{Mind, missions};
use crate::board::Icon;
use crate::card::{Objective, Window};
use crate::things::{ObjectiveCard, PLACES, Place, Region, Side};
use crate::words::{Cond, Filter, Num, Op, P, What};

/// What brings a goal nearer in a place, by how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Wish {
    pub units: i32,
    pub loyalty: i32,
    pub sabotage: i32,
}

pub(super) struct Wishes([Wish; PLACES]);

impl Wishes {
    pub(super) fn at(&self, place: Place) -> Wish {
        self.0[place.index()]
    }

    fn add(&mut self, place: Place, missing: Missing, worth: i32) {
        let wish = &mut self.0[place.index()];
        // Of several goals the nearest one counts whole, the others a little.
        let more = |of: &mut i32, worth: i32| *of = worth.max(*of) + worth.min(*of) / 4;
        match missing {
            Missing::Units => more(&mut wish.units, worth),
            Missing::Loyalty => more(&mut wish.loyalty, worth),
            Missing::Sabotage => more(&mut wish.sabotage, worth),
            Missing::Nothing | Missing::Much => {}
        }
    }
}

/// What a system lacks to count for a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Missing {
    Nothing,
    Units,
    Loyalty,
    Sabotage,
    /// More than one thing, or what nobody can bring about on purpose.
    Much,
}

impl Mind<'_> {
    /// What the objectives in hand ask for.
    pub(super) fn wishes(&self) -> Wishes {
        let mut wishes = Wishes([Wish::default(); PLACES]);
        for card in self.goals.of::<ObjectiveCard>() {
            let objective = card.objective();
            self.wish(&objective.condition, 40 * reputation(objective), &mut wishes);
        }
        wishes
    }

    /// An objective that has come true wins, those first that bring most. Whoever must show the base for it waits until it is
    /// known or the end is near.
    pub(super) fn scoring(&self, card: ObjectiveCard) -> i32 {
        let objective = card.objective();
        let shows = missions::has(objective.effect, &|op| matches!(op, Op::RevealBase));
        if shows && self.table.revealed.is_none() && self.table.gap() > 3 {
            return -1;
        }
        500 + 20 * reputation(objective) - 5 * objective.cost.len() as i32
    }

    /// How near an objective is, of 100 for each space of reputation.
    pub(super) fn prospect(&self, card: ObjectiveCard) -> i32 {
        let objective = card.objective();
        let near = match &objective.condition {
            Cond::AtLeast(n, Filter::Systems(all)) => self.share(*n, all),
            Cond::Exists(Filter::Systems(all)) => self.share(1, all),
            Cond::WholeRegion(side) => {
                let most =
                    Region::each().map(|region| 4 - self.missing_in(region, *side).count() as i32).max();
                25 * most.unwrap_or(0)
            }
            Cond::Not(_) | Cond::Always => 90,
            Cond::AtLeast(..) => 70,
            _ => 45,
        };
        near * reputation(objective)
    }

    /// What the objectives in hand pay for a battle there.
    pub(super) fn battle_goal(&self, place: Place) -> i32 {
        let paid = |card: &ObjectiveCard| {
            let window = card.objective().window;
            matches!(window, Window::Combat | Window::CombatEnds | Window::SpaceBattle)
                && self.promises(&card.objective().condition, place)
        };
        self.goals
            .of::<ObjectiveCard>()
            .filter(paid)
            .map(|card| 40 * reputation(card.objective()))
            .max()
            .unwrap_or(0)
    }

    /// Whether a battle won there meets a condition.
    fn promises(&self, cond: &Cond, place: Place) -> bool {
        let table = self.table;
        match cond {
            Cond::All(all) => all.iter().all(|cond| self.promises(cond, place)),
            Cond::Either(any) => any.iter().any(|cond| self.promises(cond, place)),
            Cond::Initiated | Cond::Not(_) => true,
            Cond::Won(theatre) => table.has_in(Side::Empire, *theatre, place),
            Cond::Lost(_, theatre, n) => {
                let units = table.units_of(Side::Empire, place);
                let there = units.filter(|(unit, _)| unit.kind().theatre == *theatre);
                there.map(|(unit, n)| unit.kind().health * n).sum::<u8>() >= *n
            }
            Cond::Destroyed(units) => units.iter().any(|unit| table.units.of(*unit, place) > 0),
            Cond::WasSubjugated => table.subjugated.holds(place),
            Cond::Here(p) => self.lack(place, p) == Missing::Nothing,
            _ => false,
        }
    }

    fn share(&self, n: u8, all: &[P]) -> i32 {
        let count = |missing: &dyn Fn(Missing) -> bool| {
            Place::systems().filter(|place| missing(self.missing(*place, all))).count() as i32
        };
        let there = count(&|missing| missing == Missing::Nothing);
        let near = count(&|missing| !matches!(missing, Missing::Nothing | Missing::Much));
        let n = i32::from(n);
        if there + near < n { 20 } else { 100 * there.min(n) / n / 2 + 50 - 8 * (n - there).max(0) }
    }

    fn wish(&self, cond: &Cond, worth: i32, wishes: &mut Wishes) {
        match cond {
            Cond::AtLeast(n, Filter::Systems(all)) => self.wish_for(*n, all, worth, wishes),
            Cond::Exists(Filter::Systems(all)) => self.wish_for(1, all, worth, wishes),
            Cond::All(all) => all.iter().for_each(|cond| self.wish(cond, worth, wishes)),
            Cond::WholeRegion(side) => {
                for region in Region::each() {
                    let missing: Vec<Place> = self.missing_in(region, *side).collect();
                    for place in &missing {
                        let steps = missing.len() as i32 + i32::from(self.table.is_imperial(*place));
                        wishes.add(*place, Missing::Loyalty, worth / (steps * steps));
                    }
                }
            }
            _ => {}
        }
    }

    fn wish_for(&self, n: u8, all: &[P], worth: i32, wishes: &mut Wishes) {
        let missing = |place| (place, self.missing(place, all));
        let each = || Place::systems().map(missing);
        let there = each().filter(|(_, missing)| *missing == Missing::Nothing).count() as i32;
        let left = i32::from(n) - there;
        if left > 0 {
            each().for_each(|(place, missing)| {
                let steps = left + i32::from(missing == Missing::Loyalty && self.table.is_imperial(place));
                wishes.add(place, missing, worth / steps);
            });
        }
    }

    fn missing_in(&self, region: Region, side: Side) -> impl Iterator<Item = Place> + '_ {
        let missing =
            move |place: &Place| self.table.is_populous(*place) && !self.table.is_loyal(side, *place);
        region.systems().filter(missing)
    }

    /// Whether all this is true of a system.
    pub(super) fn counts(&self, place: Place, all: &[P]) -> bool {
        self.missing(place, all) == Missing::Nothing
    }

    /// The one thing that a system lacks.
    fn missing(&self, place: Place, all: &[P]) -> Missing {
        all.iter().fold(Missing::Nothing, |missing, p| match (missing, self.lack(place, p)) {
            (missing, Missing::Nothing) => missing,
            (Missing::Nothing, missing) => missing,
            _ => Missing::Much,
        })
    }

    fn lack(&self, place: Place, p: &P) -> Missing {
        let table = self.table;
        let (there, missing) = match p {
            P::Rebel => (
                table.is_rebel(place),
                if table.is_populous(place) && !table.subjugated.holds(place) {
                    Missing::Loyalty
                } else {
                    Missing::Much
                },
            ),
            P::Loyal(Side::Rebel) => (
                table.is_loyal(Side::Rebel, place),
                if table.is_populous(place) && place != Place::CORUSCANT {
                    Missing::Loyalty
                } else {
                    Missing::Much
                },
            ),
            P::Imperial => (table.is_imperial(place), Missing::Much),
            P::Subjugated => (table.subjugated.holds(place), Missing::Much),
            P::Captive => (table.captives(place).next().is_some(), Missing::Much),
            P::Sabotaged => (table.sabotaged.holds(place), Missing::Sabotage),
            P::Populous => (table.is_populous(place), Missing::Much),
            P::Remote => (table.is_remote(place), Missing::Much),
            P::Destroyed => (table.is_destroyed(place), Missing::Much),
            P::Has(Side::Rebel, What::Unit) => (table.has_units(Side::Rebel, place), Missing::Units),
            P::Has(side, What::Unit) => (table.has_units(*side, place), Missing::Much),
            P::HasMany(n, side, what) => (table.count(*side, *what, place) >= *n, Missing::Much),
            P::Icon(theatre, shape) => {
                let is = |icon: &Icon| icon.shape == *shape && theatre.is_none_or(|t| t == icon.theatre);
                (table.is_populous(place) && place.system().icons.iter().any(is), Missing::Much)
            }
            P::Has(side, what) => (table.has(*side, *what, place), Missing::Much),
            P::RegionOf(other) => (place.region() == other.region(), Missing::Much),
            P::The(other) => (place == *other, Missing::Much),
            P::RevealedBase => (table.revealed == Some(place), Missing::Much),
            P::Not(p) => (self.lack(place, p) != Missing::Nothing, Missing::Much),
            // Sabotage is easier than units where the Empire is.
            P::Or(any) => {
                let lacks = || any.iter().map(|p| self.lack(place, p));
                let easy = |missing: &Missing| !matches!(missing, Missing::Nothing | Missing::Much);
                (
                    lacks().any(|missing| missing == Missing::Nothing),
                    lacks().find(easy).unwrap_or(Missing::Much),
                )
            }
            _ => (false, Missing::Much),
        };
        if there { Missing::Nothing } else { missing }
    }
}

fn reputation(objective: &Objective) -> i32 {
    match objective.reputation {
        Num::N(n) => i32::from(n).max(1),
        _ => 1,
    }
}
