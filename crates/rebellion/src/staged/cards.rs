//! Missions, objectives, rings and target markers of a position.

use kernel::{Entry, Mark, entries, number};
use pieces::{Pile, Thing};

use super::placing::Position;
use crate::card::Set;
use crate::setup::{MissionSet, Setup};
use crate::state::{MARKERS, Marker, SLOTS, Spot, State};
use crate::things::{ActionCard, Leader, MissionCard, ObjectiveCard, Place, Side, Things};
use crate::view::View;
use crate::words::Ring;

const RINGS: [(Ring, &str); 9] = [
    (Ring::Captured, "captured"),
    (Ring::Carbonite, "carbonite"),
    (Ring::Lured, "lured"),
    (Ring::MasterYoda, "master-yoda"),
    (Ring::MillenniumFalcon, "millennium-falcon"),
    (Ring::C3po, "c-3po"),
    (Ring::R2d2, "r2-d2"),
    (Ring::Bounty, "bounty"),
    (Ring::K2so, "k-2so"),
];

/// What has been said about cards; `None` in a list is one that nobody names.
#[derive(Debug, Default)]
pub(super) struct Cards {
    hands: [Option<Vec<Option<MissionCard>>>; 2],
    decks: [Vec<Option<MissionCard>>; 2],
    projects: Vec<Option<MissionCard>>,
    /// S2.1.
    starting: Vec<Option<MissionCard>>,
    round: Vec<Option<MissionCard>>,
    /// A mission that lies face down, and who is on it.
    assigned: [Vec<(Option<MissionCard>, Vec<Leader>)>; 2],
    objectives: Vec<Option<ObjectiveCard>>,
    goals: Vec<Option<ObjectiveCard>>,
    unused: Vec<Option<ObjectiveCard>>,
    /// Missions that lie somewhere, so that the next copy of the same name is another one.
    taken: Things,
}

/// Cards that the set-up leaves in the box.
pub(super) fn left_out(setup: &Setup) -> Things {
    State::empty(setup).table.removed
}

impl Cards {
    /// A mission by its name; without a number the first copy that lies nowhere yet.
    fn mission(&mut self, name: &str) -> Result<MissionCard, String> {
        let card: MissionCard = name.parse()?;
        let alike = |other: &MissionCard| other.face() == card.face() && !self.taken.holds(*other);
        let free = if name.contains('.') { None } else { MissionCard::each().find(alike) };
        let card = free.unwrap_or(card);
        if self.taken.holds(card) {
            return Err(format!("`{card}` is in two places"));
        }
        self.taken.insert(card.thing());
        Ok(card)
    }

    fn missions(&mut self, list: &str) -> Result<Vec<Option<MissionCard>>, String> {
        let mut all = Vec::new();
        for Entry { count, name, .. } in entries(list)? {
            for _ in 0..count {
                all.push(if name == "?" { None } else { Some(self.mission(&name)?) });
            }
        }
        Ok(all)
    }
}

fn of_side(side: Side, cards: &[Option<MissionCard>]) -> Result<(), String> {
    match cards.iter().flatten().find(|card| card.side() != side) {
        Some(card) => Err(format!("`{card}` is no card of the {}", side.name())),
        None => Ok(()),
    }
}

// ---- what lines say

impl Position {
    pub(super) fn hand(&mut self, side: Side, list: &str) -> Result<(), String> {
        let cards = self.cards.missions(list)?;
        of_side(side, &cards)?;
        self.cards.hands[side.index()] = Some(cards);
        Ok(())
    }

    pub(super) fn missions(&mut self, side: Side, list: &str) -> Result<(), String> {
        let cards = self.cards.missions(list)?;
        of_side(side, &cards)?;
        self.cards.decks[side.index()] = cards;
        Ok(())
    }

    pub(super) fn projects(&mut self, (): (), list: &str) -> Result<(), String> {
        self.cards.projects = self.cards.missions(list)?;
        Ok(())
    }

    pub(super) fn starting(&mut self, (): (), list: &str) -> Result<(), String> {
        self.cards.starting = self.cards.missions(list)?;
        Ok(())
    }

    pub(super) fn round(&mut self, (): (), list: &str) -> Result<(), String> {
        self.cards.round = self.cards.missions(list)?;
        Ok(())
    }

    pub(super) fn spent(&mut self, (): (), list: &str) -> Result<(), String> {
        let cards = self.cards.missions(list)?;
        self.state.table.spent = cards.into_iter().flatten().collect();
        Ok(())
    }

    /// They lie in the Round deck.
    pub(super) fn put_off(&mut self, (): (), list: &str) -> Result<(), String> {
        let cards: Vec<MissionCard> = kernel::listed(list)?;
        self.state.table.put_off = cards.into_iter().collect();
        Ok(())
    }

    /// `sabotage (princess-leia, han-solo)`.
    pub(super) fn assigned(&mut self, side: Side, list: &str) -> Result<(), String> {
        for entry in entries(list)? {
            let card = if entry.name == "?" { None } else { Some(self.cards.mission(&entry.name)?) };
            of_side(side, &[card])?;
            let leader = |mark: &Mark| mark.to_string().parse::<Leader>();
            let leaders: Vec<Leader> =
                entry.marks.iter().flatten().map(leader).collect::<Result<_, String>>()?;
            if !(1..=2).contains(&leaders.len()) {
                return Err(format!("`{}` needs one or two leaders: `{0} (han-solo)`", entry.name));
            }
            self.cards.assigned[side.index()].push((card, leaders));
        }
        Ok(())
    }

    pub(super) fn objectives(&mut self, (): (), list: &str) -> Result<(), String> {
        self.cards.objectives = kernel::partly(list)?;
        Ok(())
    }

    pub(super) fn goals(&mut self, (): (), list: &str) -> Result<(), String> {
        self.cards.goals = kernel::partly(list)?;
        Ok(())
    }

    pub(super) fn unused(&mut self, (): (), list: &str) -> Result<(), String> {
        self.cards.unused = kernel::partly(list)?;
        Ok(())
    }

    /// Missions and objectives that lie open.
    pub(super) fn discarded(&mut self, (): (), list: &str) -> Result<(), String> {
        let cards = self.open_cards(list)?;
        self.state.table.discarded = cards;
        Ok(())
    }

    /// Probe cards, missions and objectives that have left the game.
    pub(super) fn removed(&mut self, (): (), list: &str) -> Result<(), String> {
        let (places, cards): (Vec<Entry>, Vec<Entry>) =
            entries(list)?.into_iter().partition(|entry| entry.name.parse::<Place>().is_ok());
        let places: Vec<Place> =
            places.iter().map(|entry| entry.name.parse()).collect::<Result<_, String>>()?;
        self.state.table.gone = places.into_iter().collect();
        let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
        if !cards.is_empty() {
            let cards = self.open_cards(&cards.join(", "))?;
            self.state.table.removed = self.state.table.removed | cards;
        }
        Ok(())
    }

    fn open_cards(&mut self, list: &str) -> Result<Things, String> {
        let mut all = Things::EMPTY;
        for Entry { name, .. } in entries(list)? {
            let objective = name.parse::<ObjectiveCard>().map(Thing::thing);
            let action = || name.parse::<ActionCard>().map(Thing::thing);
            all.insert(match objective.or_else(|_| action()) {
                Ok(card) => card,
                Err(_) => self.cards.mission(&name)?.thing(),
            });
        }
        Ok(all)
    }

    /// `princess-leia captured`.
    pub(super) fn rings(&mut self, (): (), list: &str) -> Result<(), String> {
        for Entry { name, .. } in entries(list)? {
            let names = || RINGS.map(|(_, name)| name).join(", ");
            let (leader, ring) = name
                .split_once(' ')
                .ok_or_else(|| format!("`{name}`: write for instance `princess-leia captured`"))?;
            let leader: Leader = leader.parse()?;
            let found = RINGS.iter().find(|(_, name)| *name == ring.trim());
            let (ring, _) =
                found.ok_or_else(|| format!("there is no ring `{ring}`; there are {}", names()))?;
            let standing = &mut self.state.table.leaders[leader];
            standing.ring = Some(*ring);
            if *ring == Ring::Lured {
                standing.side = Side::Empire;
            }
        }
        Ok(())
    }

    /// `naboo rebel-cell`, with `(left)` behind it where whoever may lift it was asked.
    pub(super) fn markers(&mut self, (): (), list: &str) -> Result<(), String> {
        let entries = entries(list)?;
        if entries.len() > MARKERS {
            return Err(format!("there are no more than {MARKERS} target markers"));
        }
        self.state.table.markers = [None; MARKERS];
        for (marker, Entry { name, marks, .. }) in self.state.table.markers.iter_mut().zip(entries) {
            let (place, card) = name
                .split_once(' ')
                .ok_or_else(|| format!("`{name}`: write for instance `naboo rebel-cell`"))?;
            let card: crate::action::Piece = card.trim().parse()?;
            let marks = marks.unwrap_or_default();
            if marks.iter().any(|mark| mark.name != "left") {
                return Err(format!("`{name}`: nothing but `(left)` can be said about it"));
            }
            let left = !marks.is_empty();
            *marker = Some(Marker { place: place.parse()?, card: card.number(), left });
            if ObjectiveCard::RANGE.holds(card.number()) {
                // R17.4.
                self.state.table.in_play.insert(card.number());
            }
        }
        Ok(())
    }

    /// What is being played, looked at or fought is in no position.
    pub(super) fn nothing(&mut self, (): (), value: &str) -> Result<(), String> {
        match value {
            "none" => Ok(()),
            _ => Err(format!("`{value}` is going on: a position stands at a question of the turn")),
        }
    }

    pub(super) fn mobilizing(&mut self, (): (), list: &str) -> Result<(), String> {
        let counts =
            entries(list)?.iter().map(|entry| number(&entry.name)).collect::<Result<Vec<u8>, String>>()?;
        for (place, n) in self.state.table.mobilizing.iter_mut().zip(counts) {
            *place = n;
        }
        Ok(())
    }
}

// ---- the finished position

impl Position {
    /// Who is on a mission, for [`Position::cast`].
    pub(super) fn on_missions(&self) -> Vec<(Leader, Spot, Option<Side>)> {
        let of = |side: Side| {
            let slots = State::slots(side).zip(&self.cards.assigned[side.index()]);
            let on = move |slot: usize| move |leader: &Leader| (*leader, Spot::On(slot as u8), Some(side));
            slots.flat_map(move |(slot, (_, leaders))| leaders.iter().map(on(slot)))
        };
        Side::ALL.into_iter().flat_map(of).collect()
    }

    /// Every card lies somewhere: where it is named, starting missions in hand, others in their decks.
    pub(super) fn deal_cards(&mut self) -> Result<(), String> {
        self.name_sets();
        let out = left_out(&self.state.table.agreed);
        if let Some(card) = (out & self.cards.taken).of::<MissionCard>().next() {
            return Err(format!("`{card}` is not in this game: it belongs to another set of missions"));
        }
        Side::ALL.into_iter().try_for_each(|side| self.deal_missions(side, out))?;
        self.deal_objectives()
    }

    /// S2.2, S5.7: cards of the expansion tell what a die has said.
    fn name_sets(&mut self) {
        let agreed = self.state.table.agreed;
        let expanded = |side: Side| {
            let mut named = self.cards.taken.of::<MissionCard>().filter(|card| card.side() == side);
            agreed.has_expansion() && named.any(|card| card.mission().set == Set::Expansion)
        };
        for (side, set) in Side::ALL.into_iter().zip([agreed.rebel_missions, agreed.imperial_missions]) {
            if set == MissionSet::Die {
                let set = if expanded(side) { MissionSet::Expansion } else { MissionSet::Base };
                let agreed = &mut self.state.table.agreed;
                match side {
                    Side::Rebel => agreed.rebel_missions = set,
                    Side::Empire => agreed.imperial_missions = set,
                }
            }
        }
        let said = self.state.table.removed - left_out(&agreed);
        self.state.table.removed = left_out(&self.state.table.agreed) | said;
    }

    fn deal_missions(&mut self, side: Side, out: Things) -> Result<(), String> {
        let nobodys = self.state.table.is_automaton(side);
        let (state, cards) = (&mut self.state, &self.cards);
        let is = |card: &MissionCard, set: Set| card.mission().set == set;
        let mut free: Vec<MissionCard> = MissionCard::each()
            .filter(|card| card.side() == side && !cards.taken.holds(*card) && !out.holds(*card))
            .collect();
        // What nobody names: starting missions first, then others.
        free.sort_by_key(|card| (!is(card, Set::Starting), is(card, Set::Project)));
        let mut next = |named: Option<MissionCard>| match named {
            Some(card) => Ok(card),
            None if free.is_empty() => Err("there are not so many missions".to_owned()),
            None => Ok(free.remove(0)),
        };
        let assigned = &cards.assigned[side.index()];
        if assigned.len() > SLOTS / 2 {
            return Err(format!("the {} cannot have so many missions", side.name()));
        }
        for (slot, (card, _)) in State::slots(side).zip(assigned) {
            state.assigned[slot] = Some(next(*card)?);
        }
        let hand = &mut state.hands[side.index()];
        for card in cards.hands[side.index()].iter().flatten() {
            hand.insert(next(*card)?.thing());
        }
        let starting: Things = free.iter().copied().filter(|card| is(card, Set::Starting)).collect();
        if nobodys {
            // S2.1: they have a deck of their own.
            let named: Things = cards.starting.iter().flatten().copied().collect();
            // S4.3: one of them is in no deck once the base is known.
            let withheld = |card: &MissionCard| self.revealed && card.searches() && !named.holds(*card);
            let aside: Things = starting.of::<MissionCard>().filter(withheld).collect();
            state.table.spent = state.table.spent | aside;
            let all: Vec<MissionCard> = ((starting - aside) | named).of().collect();
            state.starting = Pile::named_first(&cards.starting, all)?;
            free.retain(|card| !is(card, Set::Starting));
            let mut round = Vec::new();
            for card in &cards.round {
                let unnamed = free.iter().position(|card| !is(card, Set::Project));
                let next = card.or_else(|| unnamed.map(|at| free.remove(at)));
                round.push(next.ok_or("there are not so many missions")?);
            }
            state.round = round.into_iter().rev().collect();
            state.table.unrevealed = state.round.len() as u8;
        } else if cards.hands[side.index()].is_none() {
            *hand = *hand | starting;
        } else {
            state.table.removed = state.table.removed | starting;
        }
        let (mut deck, mut projects) = (Vec::new(), Vec::new());
        let lying: Things =
            cards.decks[side.index()].iter().chain(&cards.projects).flatten().copied().collect();
        let named = lying.of::<MissionCard>().filter(|card| card.side() == side);
        free.retain(|card| !is(card, Set::Starting));
        free.extend(named);
        free.sort_unstable();
        let of_deck: Things = cards.decks[side.index()].iter().flatten().copied().collect();
        let of_projects: Things = cards.projects.iter().flatten().copied().collect();
        // S2.2: of each project one is a Main mission.
        let first =
            |card: &MissionCard| MissionCard::each().find(|other| other.face() == card.face()) == Some(*card);
        for card in free {
            let main = nobodys && !of_projects.holds(card) && (of_deck.holds(card) || first(&card));
            if is(&card, Set::Project) && !main { projects.push(card) } else { deck.push(card) }
        }
        state.missions[side.index()] = Pile::named_first(&cards.decks[side.index()], deck)?;
        if side == Side::Empire {
            state.projects = Pile::named_first(&cards.projects, projects)?;
        }
        Ok(())
    }

    /// R3.6: stage I over II over III.
    fn deal_objectives(&mut self) -> Result<(), String> {
        let (state, cards) = (&mut self.state, &self.cards);
        let lies = state.table.discarded | state.table.removed | state.table.in_play;
        let named: Things =
            cards.goals.iter().chain(&cards.unused).chain(&cards.objectives).flatten().copied().collect();
        let solo = state.table.agreed.is_solo();
        let leaves =
            |card: &ObjectiveCard| solo && card.leaves_solo() && !lies.holds(*card) && !named.holds(*card);
        state.table.removed = state.table.removed | ObjectiveCard::each().filter(leaves).collect();
        let lies = lies | state.table.removed;
        let release = |card: &ObjectiveCard| state.table.agreed.includes(card.objective().release);
        let mut free: Vec<ObjectiveCard> =
            ObjectiveCard::each().filter(|card| release(card) && !lies.holds(*card)).collect();
        for (list, set) in [(&cards.goals, &mut state.goals), (&cards.unused, &mut state.unused)] {
            for card in list {
                let wanted = |other: &ObjectiveCard| match card {
                    Some(card) => card == other,
                    None => !named.holds(*other),
                };
                let at = free.iter().position(wanted);
                let at = at.ok_or_else(|| match card {
                    Some(card) => format!("`{card}` is in two places, or not in this game"),
                    None => "there are not so many objectives".to_owned(),
                })?;
                set.insert(free.remove(at).thing());
            }
        }
        state.objectives = Pile::named_first(&cards.objectives, free)?;
        Ok(())
    }
}

impl State {
    /// Whoever can see a card knows it.
    pub(super) fn know_cards(&mut self) {
        let open = self.table.discarded | self.table.in_play | self.table.spent | self.table.put_off;
        for card in open.of::<MissionCard>() {
            self.known.learn_all(card);
        }
        for card in open.of::<ObjectiveCard>() {
            self.known.learn_all(card);
        }
        for card in open.of::<ActionCard>() {
            self.known.learn_all(card);
        }
        for side in Side::ALL {
            let lying: Things = State::slots(side).filter_map(|slot| self.assigned[slot]).collect();
            self.known.learn_these(side.seat(), lying | self.hands[side.index()]);
        }
        self.known.learn_these(Side::Rebel.seat(), self.goals);
    }
}

// ---- what claims read

impl View {
    pub(super) fn assigned_missions(&self, side: Side) -> Vec<Entry> {
        let entry = |slot: usize| {
            let card = self.assigned[slot].first()?;
            let entry = Entry::new(1, card.map_or("?".to_owned(), |card| card.to_string()));
            let leaders = self.table.on_slot(slot as u8);
            Some(leaders.of::<Leader>().fold(entry, |entry, leader| entry.marked(&leader.to_string())))
        };
        State::slots(side).filter_map(entry).collect()
    }

    /// Missions, then objectives.
    fn card_names(cards: Things) -> impl Iterator<Item = String> {
        let missions: Vec<String> = cards.of::<MissionCard>().map(|card| card.to_string()).collect();
        let objectives: Vec<String> = cards.of::<ObjectiveCard>().map(|card| card.to_string()).collect();
        missions.into_iter().chain(objectives)
    }

    pub(super) fn discarded_cards(&self) -> impl Iterator<Item = String> {
        let actions: Vec<String> =
            self.table.discarded.of::<ActionCard>().map(|card| card.to_string()).collect();
        View::card_names(self.table.discarded).chain(actions)
    }

    pub(super) fn removed_cards(&self) -> impl Iterator<Item = String> {
        let probes: Vec<String> = self.table.gone.of::<Place>().map(|place| place.to_string()).collect();
        probes.into_iter().chain(View::card_names(self.table.removed - left_out(&self.table.agreed)))
    }

    pub(super) fn ring_names(&self) -> impl Iterator<Item = String> + '_ {
        Leader::each().filter_map(|leader| {
            let ring = self.table.standing(leader).ring?;
            let (_, name) = RINGS.iter().find(|(other, _)| *other == ring)?;
            Some(format!("{leader} {name}"))
        })
    }

    pub(super) fn marker_names(&self) -> Vec<Entry> {
        let markers = self.table.markers.iter().flatten();
        let entry = |marker: &Marker| {
            let card = crate::action::Piece::of_thing(marker.card);
            let entry = Entry::new(1, format!("{} {card}", marker.place));
            if marker.left { entry.marked("left") } else { entry }
        };
        markers.map(entry).collect()
    }
}
