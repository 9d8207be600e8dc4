//! Nothing comes from nowhere: what players have changes by what is told, and tokens stay where tokens can be.

use kernel::Seat;
use outer_rim::event::Event;
use outer_rim::setup::{Automata, Length, Players};
use outer_rim::state::{Phase, Player};
use outer_rim::things::{Faction, Ship};
use outer_rim::words::Body;
use outer_rim::{OuterRim, Setup, State};
use testkit::{Trial, walk};

/// What a player has that can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Account {
    credits: i32,
    fame: i32,
    damage: i32,
    ship_damage: i32,
    reputation: [i32; 4],
}

impl Account {
    fn of(player: &Player) -> Account {
        Account {
            credits: player.credits.into(),
            fame: player.fame.into(),
            damage: player.damage.into(),
            ship_damage: player.ship_damage.into(),
            reputation: player.reputation.map(i32::from),
        }
    }

    /// What an event says that it does to this player.
    fn book(&mut self, own: Seat, event: &Event) {
        match *event {
            Event::Gained(seat, n) if seat == own => self.credits += i32::from(n),
            Event::Lost(seat, n) | Event::Paid(seat, n) if seat == own => self.credits -= i32::from(n),
            Event::Bought { seat, price, .. } if seat == own => self.credits -= i32::from(price),
            Event::Gave { from, credits, .. } if from == own => self.credits -= i32::from(credits),
            Event::Gave { to, credits, .. } if to == own => self.credits += i32::from(credits),
            Event::Fame(seat, n) if seat == own => self.fame += i32::from(n),
            Event::Reputation { seat, faction, up } if seat == own => {
                self.reputation[faction.index()] += if up { 1 } else { -1 };
            }
            Event::Damaged(seat, Body::Character, n) if seat == own => self.damage += i32::from(n),
            Event::Damaged(seat, Body::Ship, n) if seat == own => self.ship_damage += i32::from(n),
            Event::Recovered(seat, Body::Character, n) if seat == own => self.damage -= i32::from(n),
            Event::Recovered(seat, Body::Ship, n) if seat == own => self.ship_damage -= i32::from(n),
            // R6.9: a new ship has no damage but what is told afterwards.
            Event::ShipTaken(seat, _) if seat == own => self.ship_damage = 0,
            _ => {}
        }
    }
}

fn accounts(state: &State) -> Vec<Account> {
    state.table.players.iter().map(Account::of).collect()
}

/// Credits come from the supply and go back to it (R3.8): never without a word.
#[test]
fn the_books_balance() {
    for (players, automata, length) in [
        (Players::One, Automata::None, Length::Standard),
        (Players::Two, Automata::None, Length::Standard),
        (Players::Four, Automata::None, Length::Introductory),
        (Players::Two, Automata::Two, Length::Long),
    ] {
        let setup = Setup { players, automata, length, ..Setup::default() };
        let trial = Trial { games: 25, seed: 1, cap: 200_000, stride: 1 };
        let mut before: Option<Vec<Account>> = None;
        let played = walk::<OuterRim>(&setup, trial, |moment| {
            let now = accounts(moment.state);
            let then = before.replace(now.clone());
            let set_up = moment.state.table.turn.phase == Phase::SetUp;
            let Some(mut then) = then.filter(|_| moment.last.is_some() && !set_up) else { return Ok(()) };
            for (seat, account) in then.iter_mut().enumerate() {
                moment.events.iter().for_each(|event| account.book(Seat(seat as u8), event));
            }
            if then == now { Ok(()) } else { Err(format!("told {then:?}\nfound {now:?}")) }
        });
        played.unwrap_or_else(|problem| panic!("{players:?}: {problem}"));
    }
}

/// R7.3, R8.2, R16.1, R6.9: what tokens and sheets there are, and where they can be.
pub(crate) fn tokens_are_where_they_can_be(state: &State) -> Result<(), String> {
    let table = &state.table;
    for seat in table.seats() {
        let player = table.player(seat);
        if player.reputation.iter().any(|rep| !(-1..=1).contains(rep)) {
            return Err(format!("reputations of {:?}", player.reputation));
        }
        let shared = |other: Seat| other != seat && table.player(other).ship == player.ship;
        let sheets = [Ship::G9_RIGGER, Ship::G1A_STARFIGHTER];
        if !sheets.contains(&player.ship) && table.seats().any(shared) {
            return Err(format!("{} has two owners", player.ship));
        }
    }
    for faction in Faction::ALL {
        let patrol = table.patrol(faction);
        if !(1..=4).contains(&patrol.level) {
            return Err(format!("a patrol of level {}", patrol.level));
        }
    }
    let lost = state.table.players.iter().filter(|player| player.credits > 2_000).count();
    if lost > 0 { Err("nobody is so rich".into()) } else { Ok(()) }
}
