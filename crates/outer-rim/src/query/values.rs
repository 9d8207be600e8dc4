//! Numbers of players: what is printed, and what their cards add.

use kernel::Seat;
use script::Entry;

use crate::cards::{self, CHARACTERS, SHIPS};
use crate::map::PlaceKind;
use crate::state::{Frame, Open};
use crate::things::{CardId, Face, Faction, Skill, Space, Things};
use crate::words::*;

impl Open {
    /// Everything of a player that has abilities: the character, the ship and the assets.
    pub fn bearers(&self, seat: Seat) -> impl Iterator<Item = (u16, bool)> + '_ {
        let player = self.player(seat);
        let hero = player.character.map(|character| (character.thing(), player.turned));
        let ship = (player.ship.thing(), player.ship_turned);
        let assets = player.assets.of::<CardId>().filter(|card| self.helps(*card));
        let assets = assets.map(|card| (card.thing(), self.second.holds(card)));
        hero.into_iter().chain([ship]).chain(assets)
    }

    /// R11.6: crew that is fought by its owner is of no use.
    fn helps(&self, card: CardId) -> bool {
        self.turn.hunted != Some(card)
    }

    /// The abilities of a player, each with what it is on.
    pub fn abilities(&self, seat: Seat) -> impl Iterator<Item = (u16, &'static Ability)> + '_ {
        self.bearers(seat)
            .flat_map(|(thing, second)| cards::abilities(thing, second).iter().map(move |own| (thing, own)))
    }

    /// Whether a card of the player changes this rule.
    pub fn has_rule(&self, seat: Seat, rule: Rule) -> bool {
        self.abilities(seat).any(|(_, ability)| matches!(ability, Ability::Always(own) if *own == rule))
    }

    /// A value with all that raises it.
    pub fn stat(&self, seat: Seat, stat: Stat) -> u8 {
        let player = self.player(seat);
        let side = &SHIPS[player.ship.index()].sides[usize::from(player.ship_turned)];
        let hero = player.character.map(|character| &CHARACTERS[character.index()]);
        let printed = match stat {
            Stat::Ground => hero.map_or(0, |hero| hero.ground),
            Stat::Health => hero.map_or(0, |hero| hero.health),
            Stat::Ship => side.combat,
            Stat::Hull => side.hull,
            Stat::Hyperdrive => side.hyperdrive,
        };
        let more = |(thing, ability): (u16, &Ability)| match ability {
            Ability::Stat { stat: own, more, per, when } if *own == stat => {
                let frame = Frame::new(Entry::WINDOW, thing, seat.0);
                let times = per.map_or(1, |kind| self.count(seat, kind));
                if self.holds(when, &frame) { more * times } else { 0 }
            }
            _ => 0,
        };
        printed + self.abilities(seat).map(more).sum::<u8>()
    }

    pub fn combat(&self, seat: Seat, combat: Combat) -> u8 {
        match combat {
            Combat::Ground => self.stat(seat, Stat::Ground),
            Combat::Ship => self.stat(seat, Stat::Ship),
        }
    }

    /// How much damage defeats.
    pub fn toughness(&self, seat: Seat, body: Body) -> u8 {
        match body {
            Body::Character => self.stat(seat, Stat::Health),
            Body::Ship => self.stat(seat, Stat::Hull),
        }
    }

    pub fn damage(&self, seat: Seat, body: Body) -> u8 {
        match body {
            Body::Character => self.player(seat).damage,
            Body::Ship => self.player(seat).ship_damage,
        }
    }

    /// R8.2.
    pub fn is_down(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        // Most of the time nobody is hurt.
        (player.damage > 0 && player.damage >= self.stat(seat, Stat::Health))
            || (player.ship_damage > 0 && player.ship_damage >= self.stat(seat, Stat::Hull))
    }

    /// How often a player has a skill (R10.1).
    pub fn skill(&self, seat: Seat, skill: Skill) -> u8 {
        let player = self.player(seat);
        let of = |skills: &[Skill]| skills.iter().filter(|own| **own == skill).count() as u8;
        let hero = player.character.map_or(0, |character| of(CHARACTERS[character.index()].skills));
        let crew = self.of_kind(seat, Kind::Crew).filter(|card| self.helps(*card));
        hero + crew.map(|card| of(self.held(card).skills)).sum::<u8>()
    }

    /// R2: fame gained, and fame as long as something is so.
    pub fn fame(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let while_held = |(thing, ability): (u16, &Ability)| match ability {
            Ability::FameWhile(n, when) if self.holds(when, &Frame::new(Entry::WINDOW, thing, seat.0)) => *n,
            _ => 0,
        };
        player.fame + self.abilities(seat).map(while_held).sum::<u8>()
    }

    /// R2.4.
    pub fn is_most_famous(&self, seat: Seat) -> bool {
        let fame = self.fame(seat);
        self.seats().all(|other| self.fame(other) <= fame)
    }

    /// Assets of a kind.
    pub fn of_kind(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = CardId> + '_ {
        self.player(seat).assets.of::<CardId>().filter(move |card| self.held(*card).kind == kind)
    }

    pub fn count(&self, seat: Seat, kind: Kind) -> u8 {
        self.of_kind(seat, kind).count() as u8
    }

    /// The faction of the space a player is in.
    pub fn faction_here(&self, seat: Seat) -> Option<Faction> {
        self.player(seat).space.faction()
    }

    /// Whether a patrol in a space stops a player who enters (R5.5).
    pub fn stops(&self, seat: Seat, space: Space) -> bool {
        self.patrols_at(space).any(|faction| self.player(seat).rep(faction) < 1)
    }

    /// R5.4.
    pub fn is_storm_for(&self, seat: Seat, space: Space) -> bool {
        space.place().kind == PlaceKind::Maelstrom && !self.has_rule(seat, Rule::IgnoresMaelstrom)
    }

    /// What a skill test takes to pass: the faces that are enough (R10.1).
    pub fn passing(level: u8) -> &'static [Face] {
        match level {
            0 => &[Face::Crit],
            1 => &[Face::Crit, Face::Hit],
            _ => &[Face::Crit, Face::Hit, Face::Focus],
        }
    }

    /// Where a card is to be brought or attempted now, for its owner.
    pub fn is_destination(&self, seat: Seat, card: CardId) -> bool {
        use crate::card::Destination;
        let space = self.player(seat).space;
        match self.held(card).destination {
            Destination::None => false,
            Destination::Planet(planet) => space.place().id == planet,
            Destination::Marked => self.marked == Some(space),
            Destination::OtherPlayer => self.others_here(seat).next().is_some(),
            Destination::HatedPlayer => !self.rivals(seat, Rival::HatedByAny).is_empty(),
        }
    }

    /// What a player has to deliver or to do in a space, whoever else must be there.
    pub fn errands(&self, seat: Seat, space: Space) -> impl Iterator<Item = CardId> + '_ {
        use crate::card::Destination;
        let id = space.place().id;
        self.player(seat).assets.of::<CardId>().filter(move |card| {
            let held = self.held(*card);
            let brings =
                self.captured.holds(*card) && held.bounty.is_some_and(|bounty| bounty.capture_planet == id);
            let marked = held.destination == Destination::Marked && self.marked == Some(space);
            brings || marked || held.destination == Destination::Planet(id)
        })
    }

    /// Other players in the space that can be attacked (R8.7).
    pub fn rivals(&self, seat: Seat, which: Rival) -> Things {
        let fits = |other: &Seat| {
            let player = self.player(*other);
            !player.defeated
                && match which {
                    Rival::Any => true,
                    Rival::HatedBy(faction) => player.rep(faction) < 0,
                    Rival::HatedByAny => player.reputation.iter().any(|rep| *rep < 0),
                    Rival::MostFamous => self.is_most_famous(*other),
                    Rival::MoreFamous => self.fame(*other) > self.fame(seat),
                }
        };
        self.others_here(seat).filter(fits).map(crate::things::Side::of).collect()
    }

    /// How well a player stands, from a little above -10,000 to a little below 10,000: fame counts most, then what
    /// could become fame.
    pub fn standing_of(&self, seat: Seat) -> i32 {
        let worth = |seat: Seat| {
            let player = self.player(seat);
            let assets: i32 =
                player.assets.of::<CardId>().map(|card| 40 + 12 * i32::from(self.held(card).cost)).sum();
            let ship = 15 * i32::from(SHIPS[player.ship.index()].cost);
            let hurt = i32::from(player.damage) + i32::from(player.ship_damage);
            let rep: i32 = player.reputation.iter().map(|rep| i32::from(*rep)).sum();
            700 * i32::from(self.fame(seat)) + 15 * i32::from(player.credits) + assets + ship + 20 * rep
                - 15 * hurt
                - if player.defeated { 150 } else { 0 }
        };
        let best = self.seats().filter(|other| *other != seat).map(worth).max().unwrap_or(0);
        (worth(seat) - best).clamp(-9_999, 9_999)
    }
}
