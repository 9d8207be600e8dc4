//! Positions as scenarios write them.

use kernel::{Entry, Log, entries, listed, partly};
use pieces::Pile;
use script::Core;

use super::actions::Plans;
use super::cards::Cards;
use crate::Rebellion;
use crate::programs::programs;
use crate::setup::Setup;
use crate::state::{Frame, Phase, Spot, State};
use crate::things::{BASE_SPACE, Leader, Place, Side, Theatre, Things, Unit};

/// Where the base is if nobody says it.
const USUAL_BASE: Place = Place::HOTH;

/// A state in the making, and what has been said about leaders, markers and cards.
#[derive(Debug)]
pub struct Position {
    pub(super) state: State,
    pub(super) revealed: bool,
    /// Who is in the pool: those that begin there, if nobody says it.
    pools: [Option<Vec<Leader>>; 2],
    /// Who is somewhere else, and whose.
    standing: Vec<(Leader, Spot, Option<Side>)>,
    /// Where Imperial ground units are, if nobody says it.
    subjugated: Option<Things>,
    base: Option<Place>,
    /// S3.9: where Imperial ground units are, if nobody says it.
    explored: Option<Things>,
    pub(super) cards: Cards,
    pub(super) plans: Plans,
    hand: Vec<Option<Place>>,
    deck: Vec<Option<Place>>,
}

pub(super) fn systems(list: &str) -> Result<Things, String> {
    let places: Vec<Place> = listed(list)?;
    match places.iter().find(|place| !place.is_system()) {
        Some(place) => Err(format!("`{place}` is no system")),
        None => Ok(places.into_iter().collect()),
    }
}

/// Equal units, as many as are said.
fn units(list: &str) -> Result<Vec<(Unit, u8)>, String> {
    let unit = |entry: Entry| {
        if let Some(mark) = entry.marks.iter().flatten().next() {
            return Err(format!(
                "what is `{mark}` of `{}`? Damage is of a combat, and a position stands in none",
                entry.name
            ));
        }
        let unit: Unit = entry.name.parse()?;
        let n = u8::try_from(entry.count).ok().filter(|n| *n <= unit.kind().pieces);
        n.map(|n| (unit, n)).ok_or_else(|| too_many(unit))
    };
    entries(list)?.into_iter().map(unit).collect()
}

pub(super) fn too_many(unit: Unit) -> String {
    format!("there are {} `{unit}` in the box", unit.kind().pieces)
}

// ---- what lines say

impl Position {
    pub(super) fn new(setup: &Setup) -> Position {
        let mut state = State::empty(setup);
        state.table.phase = Phase::Command;
        Position {
            state,
            revealed: false,
            pools: [None, None],
            standing: Vec::new(),
            subjugated: None,
            base: None,
            explored: None,
            cards: Cards::default(),
            plans: Plans::default(),
            hand: Vec::new(),
            deck: Vec::new(),
        }
    }

    pub(super) fn turn(&mut self, (): (), value: &str) -> Result<(), String> {
        let side = Side::ALL.into_iter().find(|side| side.name() == value);
        self.state.table.active =
            side.ok_or_else(|| format!("nobody is called `{value}`; there are rebel and empire"))?;
        Ok(())
    }

    pub(super) fn phase(&mut self, (): (), value: &str) -> Result<(), String> {
        match value {
            "command" => self.state.table.phase = Phase::Command,
            "assignment" => self.state.table.phase = Phase::Assignment,
            _ => {
                return Err(format!(
                    "a position stands in the phase `command` or `assignment`, not `{value}`"
                ));
            }
        }
        Ok(())
    }

    pub(super) fn subjugated(&mut self, (): (), list: &str) -> Result<(), String> {
        self.subjugated = Some(systems(list)?);
        Ok(())
    }

    pub(super) fn base(&mut self, (): (), value: &str) -> Result<(), String> {
        self.base = if value == "?" { None } else { Some(value.parse()?) };
        match self.base {
            Some(place @ (Place::CORUSCANT | BASE_SPACE)) => Err(nowhere(place)),
            _ => Ok(()),
        }
    }

    pub(super) fn explored(&mut self, (): (), list: &str) -> Result<(), String> {
        self.explored = Some(systems(list)?);
        Ok(())
    }

    pub(super) fn probe_hand(&mut self, (): (), list: &str) -> Result<(), String> {
        self.hand = partly(list)?;
        Ok(())
    }

    pub(super) fn probe_deck(&mut self, (): (), list: &str) -> Result<(), String> {
        self.deck = partly(list)?;
        Ok(())
    }

    pub(super) fn queue(&mut self, side: Side, space: usize, list: &str) -> Result<(), String> {
        let units = units(list)?;
        if let Some((unit, _)) = units.iter().find(|(unit, _)| unit.kind().side != side) {
            return Err(format!("`{unit}` is no unit of the {}", side.name()));
        }
        for (unit, n) in units {
            self.state.table.queue[space][unit.index()] = n;
        }
        Ok(())
    }

    pub(super) fn loyal(&mut self, side: Side, list: &str) -> Result<(), String> {
        let mut systems = systems(list)?;
        if side == Side::Empire {
            systems.insert(Place::CORUSCANT.thing());
        }
        self.state.table.loyal[side.index()] = systems;
        Ok(())
    }

    pub(super) fn pool(&mut self, side: Side, list: &str) -> Result<(), String> {
        self.pools[side.index()] = Some(listed(list)?);
        Ok(())
    }

    pub(super) fn stand(&mut self, side: Option<Side>, spot: Spot, list: &str) -> Result<(), String> {
        let leaders: Vec<Leader> = listed(list)?;
        self.standing.extend(leaders.into_iter().map(|leader| (leader, spot, side)));
        Ok(())
    }

    pub(super) fn barred(&mut self, (): (), value: &str) -> Result<(), String> {
        self.state.table.barred = if value == "none" { None } else { Some(value.parse()?) };
        Ok(())
    }

    pub(super) fn detained(&mut self, (): (), list: &str) -> Result<(), String> {
        for leader in listed::<Leader>(list)? {
            self.state.table.leaders[leader].detained = true;
        }
        Ok(())
    }

    /// `sullust`, `sullust leaders`, `sullust moved`; nothing if the subject is about no place.
    pub(super) fn at(&mut self, subject: &str, value: &str) -> Option<Result<(), String>> {
        let (place, what) = subject.split_once(' ').unwrap_or((subject, ""));
        let place: Place = place.parse().ok()?;
        Some(match what {
            "" => units(value).and_then(|units| self.put(place, &units, false)),
            "moved" => units(value).and_then(|units| self.put(place, &units, true)),
            "leaders" => self.stand(None, Spot::At(place), value),
            _ => return None,
        })
    }

    fn put(&mut self, place: Place, units: &[(Unit, u8)], moved: bool) -> Result<(), String> {
        let table = &mut self.state.table;
        let counts = if moved { &mut table.moved } else { &mut table.units };
        for (unit, n) in units {
            if counts.total(*unit) + u16::from(*n) > unit.kind().pieces.into() {
                return Err(too_many(*unit));
            }
            counts.add(*unit, place, *n);
        }
        Ok(())
    }
}

// ---- the finished position

impl Position {
    pub(super) fn raise(mut self, log: &mut impl Log<Rebellion>) -> Result<State, String> {
        self.cast()?;
        self.subjugate();
        self.deal()?;
        self.deal_actions()?;
        self.deal_cards()?;
        let mut state = self.state;
        super::possible::impossible(&state).map_or(Ok(()), Err)?;
        state.know_what_lies_open();
        state.know_cards();
        // R5.1: whose turn it is comes after the other one; who assigns first is said by the round.
        state.table.active = state.table.active.other();
        state.machine.push(Frame::new(programs().round, 0, Side::Rebel.seat().0));
        script::run(&mut state, log);
        Ok(state)
    }

    /// Everybody who is named stands somewhere once; who is not named begins the game in the pool, or waits in the box.
    fn cast(&mut self) -> Result<(), String> {
        let mut said = self.on_missions();
        said.append(&mut self.standing);
        let leaders = &mut self.state.table.leaders;
        for (side, pool) in Side::ALL.into_iter().zip(&self.pools) {
            let Some(pool) = pool else { continue };
            let own = leaders.iter_mut().filter(|(_, standing)| standing.side == side);
            own.for_each(|(_, standing)| standing.at = Spot::Box);
            said.extend(pool.iter().map(|leader| (*leader, Spot::Pool, Some(side))));
        }
        let mut named = Things::EMPTY;
        for (leader, spot, side) in said {
            if side.is_some_and(|side| side != leaders[leader].side) {
                let side = leaders[leader].side.other().name();
                return Err(format!("`{leader}` is no leader of the {side}"));
            }
            if named.holds(leader) {
                return Err(format!("`{leader}` is in two places"));
            }
            named.insert(leader.thing());
            leaders[leader].at = spot;
        }
        Ok(())
    }

    /// R11.5, R22.2.
    fn subjugate(&mut self) {
        let table = &mut self.state.table;
        let held = |place: &Place| {
            table.has_in(Side::Empire, Theatre::Ground, *place)
                && table.is_populous(*place)
                && !table.is_loyal(Side::Empire, *place)
                && !table.meets(*place)
        };
        table.subjugated = self.subjugated.unwrap_or_else(|| Place::systems().filter(held).collect());
    }

    /// Probe cards: the base, those that are named, and those that are left.
    fn deal(&mut self) -> Result<(), String> {
        let stashed: Vec<Option<Place>> = self.hidden_probes().map(|(_, place)| place).collect();
        let state = &mut self.state;
        state.table.explored = self.explored.unwrap_or_else(|| {
            let searched = state.table.agreed.is_solo() && !self.revealed;
            let told = state.table.laid_open;
            let held = |place: &Place| state.table.is_controlled(*place) && !told.holds(*place);
            Place::remotes().filter(|place| searched && held(place)).collect()
        });
        let open = state.table.laid_open | state.table.explored | state.table.gone;
        let named: Things = self.hand.iter().chain(&self.deck).chain(&stashed).flatten().copied().collect();
        let base = match self.base {
            Some(base) => base,
            None => {
                let free = |place: &Place| {
                    *place != Place::CORUSCANT
                        && !named.holds(*place)
                        && !open.holds(*place)
                        && !state.table.is_destroyed(*place)
                        && !state.table.would_reveal(*place)
                        // S4.1.
                        && (state.table.is_remote(*place) || !state.table.agreed.is_solo())
                };
                let mut all = std::iter::once(USUAL_BASE).chain(Place::systems());
                all.find(free).ok_or("no probe card is left for the base")?
            }
        };
        state.base = Some(base);
        state.table.revealed = self.revealed.then_some(base);
        let mut others: Vec<Place> = Place::systems()
            .filter(|place| *place != Place::CORUSCANT && *place != base && !open.holds(*place))
            .collect();
        for card in self.hand.iter().flatten() {
            let at = others.iter().position(|other| other == card);
            others.remove(at.ok_or_else(|| nowhere(*card))?);
            state.probed.insert(card.thing());
        }
        self.deal_stashes(&mut others)?;
        let state = &mut self.state;
        if let Some(card) = self.deck.iter().flatten().find(|card| !others.contains(card)) {
            return Err(nowhere(*card));
        }
        for _ in self.hand.iter().filter(|card| card.is_none()) {
            let unnamed = others.iter().rposition(|card| !named.holds(*card));
            let at = unnamed.ok_or("there are not so many probe cards")?;
            state.probed.insert(others.remove(at).thing());
        }
        state.probes = Pile::named_first(&self.deck, others)?;
        Ok(())
    }
}

pub(super) fn nowhere(card: Place) -> String {
    match card {
        Place::CORUSCANT | BASE_SPACE => format!("`{card}` has no probe card"),
        _ => format!("the probe card of `{card}` is in two places"),
    }
}

impl State {
    /// Whoever can see a card knows it.
    fn know_what_lies_open(&mut self) {
        let open = self.table.gone | self.table.laid_open | self.table.explored;
        for card in open.of::<Place>().chain(self.table.revealed) {
            self.known.learn_all(card);
        }
        self.known.learn_these(Side::Rebel.seat(), self.base.into_iter().collect());
        self.known.learn_these(Side::Empire.seat(), self.probed);
    }
}
