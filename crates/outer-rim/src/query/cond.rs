//! What is true of the table.

use kernel::Seat;

use crate::cards::{CHARACTERS, SHIPS, contact_called};
use crate::state::{Fight, Frame, Open};
use crate::things::{CardId, Faction};
use crate::words::*;

impl Open {
    /// Conditions of cards; those of the rules need the whole state.
    pub fn holds(&self, cond: &Cond, frame: &Frame) -> bool {
        let seat = Seat(frame.owner);
        let player = self.player(seat);
        match cond {
            Cond::Always => true,
            Cond::Not(cond) => !self.holds(cond, frame),
            Cond::All(all) => all.iter().all(|cond| self.holds(cond, frame)),
            Cond::AnyOf(any) => any.iter().any(|cond| self.holds(cond, frame)),
            Cond::Rep(party, standing) => self.faction(*party, frame).is_some_and(|faction| {
                let rep = player.rep(faction);
                match standing {
                    Standing::Negative => rep < 0,
                    Standing::Neutral => rep == 0,
                    Standing::Positive => rep > 0,
                    Standing::Fine => rep >= 0,
                }
            }),
            Cond::AnyNegative => player.reputation.iter().any(|rep| *rep < 0),
            Cond::FameAtLeast(n) => self.fame(seat) >= *n,
            Cond::LessFame => {
                let rival = self.fight.and_then(|fight| fight.rival());
                rival.is_some_and(|rival| self.fame(seat) < self.fame(rival))
            }
            Cond::Has(kind, n) => self.count(seat, *kind) >= *n,
            Cond::HasIllegal => player.assets.of::<CardId>().any(|card| self.held(card).is_illegal()),
            Cond::HasDroids(n) => {
                let droids = self.of_kind(seat, Kind::Crew).filter(|card| self.held(*card).is(Trait::Droid));
                droids.count() >= usize::from(*n)
            }
            Cond::HasCrew(name) => contact_called(name).is_some_and(|contact| player.assets.holds(contact)),
            Cond::Armed(thousands) => {
                let arms = player.assets.of::<CardId>().map(|card| self.held(card));
                let arms = arms.filter(|card| matches!(card.kind, Kind::Gear | Kind::Mod));
                arms.map(|card| u16::from(card.cost)).sum::<u16>() >= u16::from(*thousands)
            }
            Cond::PositiveReps(n) => {
                player.reputation.iter().filter(|rep| **rep > 0).count() >= usize::from(*n)
            }
            Cond::Skilled(skill) => self.skill(seat, *skill) > 0,
            Cond::Droid => player.character.is_some_and(|character| CHARACTERS[character.index()].droid),
            Cond::MostFamous => self.is_most_famous(seat),
            Cond::PlayerHere => self.others_here(seat).next().is_some(),
            Cond::Standing => !player.defeated,
            Cond::WonStanding => !player.defeated && self.fight.is_some_and(|fight| fight.won == Some(true)),
            Cond::AtPlanet => player.space.is_planet(),
            Cond::AtNavpoint => player.space.is_navpoint(),
            Cond::PlanetOf(faction) => player.space.faction() == Some(*faction),
            Cond::ShipCombat => self.turn.by_combat == Some(Combat::Ship),
            Cond::ShipCosts(thousands) => SHIPS[player.ship.index()].cost >= *thousands,
            Cond::Sabotaged(n) => self.sabotaged.count_ones() >= u32::from(*n),
            Cond::Shows(faces) => faces.iter().any(|face| self.roll.pool.of(*face) > 0),
            Cond::Rule(_) => unreachable!("no card asks for a matter of the rules"),
        }
    }

    /// The faction an op or a condition is about, if there is one.
    pub fn faction(&self, party: Party, frame: &Frame) -> Option<Faction> {
        match party {
            Party::Of(faction) => Some(faction),
            Party::Planet => self.faction_here(Seat(frame.owner)),
            Party::Job => self.job.and_then(|job| self.held(job.card).faction),
            Party::JobRival => self.job.and_then(|job| self.held(job.card).faction).map(Faction::rival),
            Party::It(reg) => {
                frame.reg(reg).of::<crate::things::Patrol>().next().map(crate::things::Patrol::what)
            }
        }
    }
}

impl Fight {
    /// The other player, if there is one.
    pub fn rival(&self) -> Option<Seat> {
        match self.foe {
            crate::state::Foe::Player(seat) => Some(seat),
            _ => None,
        }
    }
}
