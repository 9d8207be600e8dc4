//! Positions as scenarios write them.

use kernel::{Entry, Seat, number};

use crate::SEATS;
use crate::card::{CardId, DECK, Kind, TokenKind};
use crate::cards::BOX;
use crate::grants::{self, Key};
use crate::label::{COPIES, Label, face_called};
use crate::state::{ONE, State, TWO, opponent};
use crate::words::Ability;

/// A state, and what lies hidden in it.
#[derive(Debug)]
pub struct Position {
    pub(super) state: State,
    /// How many cards of each player have a place on the table already.
    brought: [usize; 2],
    pub(super) hands: [Vec<Option<Label>>; 2],
    pub(super) decks: [Option<Vec<Option<Label>>>; 2],
    pub(super) resources: [Vec<(Option<Label>, bool)>; 2],
    /// The action phase has just ended.
    pub(super) regroup: bool,
    /// Who acts next, if it is said.
    pub(super) turn: Option<Seat>,
}

/// A list of cards; `?` is one that nobody names.
pub(super) fn listed(seat: Seat, list: &str) -> Result<Vec<Option<Label>>, String> {
    let mut cards = Vec::new();
    for Entry { count, name, marks } in kernel::entries(list)? {
        if let Some(mark) = marks.iter().flatten().next() {
            return Err(format!("what is `{mark}` of a card in a hand or a deck?"));
        }
        let (count, label) = so_many(seat, count, &name)?;
        (0..count).for_each(|_| cards.push(label));
    }
    Ok(cards)
}

/// `?`, or a number alone, are cards nobody names.
fn so_many(seat: Seat, count: u16, name: &str) -> Result<(u16, Option<Label>), String> {
    Ok(match name.parse() {
        Ok(n) => (n, None),
        Err(_) if name == "?" => (count, None),
        Err(_) => (count, Some(label(seat, name)?)),
    })
}

const MARKS: &str = "a unit has damage N, exhausted, shield N, experience N, entered, attacked, played, used, upgraded, stolen, and upgrades by name, those of the other player after `enemy`";

/// A number of counters.
fn small(n: i64) -> Result<u8, String> {
    u8::try_from(n).map_err(|_| format!("{n} is not a number that fits here"))
}

/// A card of a player by its name. Without a number any copy will do.
fn label(seat: Seat, name: &str) -> Result<Label, String> {
    let found: Label = name.parse()?;
    if !name.contains('.') {
        return Ok(Label::new(found.face_index(), seat, 0));
    }
    if found.owner() != seat {
        let (first, last) = (seat.0 as u16 * COPIES + 1, seat.0 as u16 * COPIES + COPIES);
        return Err(format!(
            "the copies of player {} are numbered {first} to {last}, not as in `{name}`",
            SEATS.name(seat)
        ));
    }
    Ok(found)
}

impl Position {
    pub(super) fn new(state: State) -> Position {
        Position {
            state,
            brought: [0; 2],
            hands: Default::default(),
            decks: Default::default(),
            resources: Default::default(),
            regroup: false,
            turn: None,
        }
    }

    /// R7.6: not somebody who has passed or taken the initiative, if nothing is said.
    pub(super) fn acts_next(&self) -> Seat {
        let table = &self.state.table;
        let waits = table.passed[ONE.index()] || (table.taken && table.initiative == ONE);
        self.turn.unwrap_or(if waits { TWO } else { ONE })
    }

    /// Gives a card a number on the table; a copy that lies somewhere already is followed by the next.
    fn bring(&mut self, seat: Seat, wanted: Label) -> Result<CardId, String> {
        let face = wanted.face_index();
        let table = &mut self.state.table;
        let free = |label: &Label| !table.cards.contains(label);
        let copies = (0..COPIES).map(|copy| Label::new(face, seat, copy));
        let label = if free(&wanted) { Some(wanted) } else { copies.into_iter().find(free) };
        let label = label.ok_or_else(|| format!("there are {COPIES} of `{}` and no more", BOX[face].id))?;
        if !grants::is_played(label.face()) {
            return Err(format!("`{}` is not part of a deck", label.face().id));
        }
        let at = self.brought[seat.index()];
        if at >= DECK {
            return Err(format!("a player has no more than {DECK} cards"));
        }
        self.brought[seat.index()] += 1;
        let card = CardId::deck_of(seat).nth(at).expect("a place in the deck");
        table.cards[card.index()] = label;
        Ok(card)
    }

    /// A card that nobody names: one without abilities, as long as there are some.
    fn any(&mut self, seat: Seat) -> Result<CardId, String> {
        let table = &self.state.table;
        let plain = |face: &usize| BOX[*face].abilities.is_empty() && BOX[*face].keywords.is_empty();
        let played = || (0..BOX.len()).filter(|face| grants::is_played(&BOX[*face]));
        let faces = played().filter(plain).chain(played().filter(|face| !plain(face)));
        let labels = faces.flat_map(|face| (0..COPIES).map(move |copy| Label::new(face, seat, copy)));
        let free = labels.into_iter().find(|label| !table.cards.contains(label));
        self.bring(seat, free.ok_or("there are not so many cards")?)
    }

    pub(super) fn take(&mut self, seat: Seat, card: Option<Label>) -> Result<CardId, String> {
        match card {
            Some(label) => self.bring(seat, label),
            None => self.any(seat),
        }
    }

    pub(super) fn leader(&mut self, seat: Seat, value: &str) -> Result<(), String> {
        let entry: Entry = value.parse()?;
        let leader = CardId::leader_of(seat);
        self.name(leader, seat, &entry, Kind::Leader)?;
        // A unit, whatever else is said about it before.
        if entry.marks.iter().flatten().any(|mark| mark.name == "deployed") {
            self.state.table.units.insert(leader.thing());
            self.state.table.epic.insert(leader.thing());
        }
        for mark in entry.marks.iter().flatten() {
            let table = &mut self.state.table;
            match (mark.name.as_str(), mark.number) {
                ("exhausted", None) => table.exhausted.insert(leader.thing()),
                ("used", None) => table.epic.insert(leader.thing()),
                ("deployed", None) => {}
                (name, _) if !table.units.holds(leader) || name == "stolen" => {
                    let said = &mark.name;
                    return Err(format!(
                        "what is `{said}` of a leader? There are exhausted, used and deployed, and with `deployed` whatever a unit has"
                    ));
                }
                _ => self.mark(leader, seat, &mark.name, mark.number)?,
            }
        }
        Ok(())
    }

    pub(super) fn base(&mut self, seat: Seat, value: &str) -> Result<(), String> {
        let entry: Entry = value.parse()?;
        let base = CardId::base_of(seat);
        self.name(base, seat, &entry, Kind::Base)?;
        for mark in entry.marks.iter().flatten() {
            let table = &mut self.state.table;
            match (mark.name.as_str(), mark.number) {
                ("used", None) => table.epic.insert(base.thing()),
                ("damage", Some(n)) => table.damage.set(base, small(n)?),
                (name, _) => return Err(format!("a base has no `{name}`; there are damage N and used")),
            }
        }
        Ok(())
    }

    fn name(&mut self, card: CardId, seat: Seat, entry: &Entry, kind: Kind) -> Result<(), String> {
        let face = face_called(entry.name.split('.').next().unwrap_or_default())?;
        if BOX[face].kind != kind {
            return Err(format!("`{}` does not belong there", entry.name));
        }
        self.state.table.cards[card.index()] = Label::new(face, seat, 0);
        Ok(())
    }

    /// `wampa (damage 2, exhausted, shield 1, devotion)`: what is not said is not so.
    pub(super) fn units(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        for Entry { count, name, marks } in kernel::entries(list)? {
            let stolen = marks.iter().flatten().any(|mark| mark.name == "stolen");
            let owner = if stolen { opponent(seat) } else { seat };
            for _ in 0..count {
                let unit = self.bring(owner, label(owner, &name)?)?;
                if !self.state.table.face(unit).is_unit() {
                    return Err(format!("`{name}` is no unit"));
                }
                self.state.table.units.insert(unit.thing());
                self.control(unit, seat);
                for mark in marks.iter().flatten() {
                    self.mark(unit, seat, &mark.name, mark.number)?;
                }
            }
        }
        Ok(())
    }

    fn control(&mut self, card: CardId, seat: Seat) {
        if seat == TWO {
            self.state.table.second.insert(card.thing());
        } else {
            self.state.table.second.remove(card.thing());
        }
    }

    fn mark(&mut self, unit: CardId, seat: Seat, name: &str, n: Option<i64>) -> Result<(), String> {
        let table = &mut self.state.table;
        let thing = unit.thing();
        match (name, n) {
            ("damage", Some(n)) => table.damage.set(unit, small(n)?),
            ("exhausted", None) => table.exhausted.insert(thing),
            ("shield", n) => table.tokens.give(unit, TokenKind::Shield, small(n.unwrap_or(1))?),
            ("experience", n) => table.tokens.give(unit, TokenKind::Experience, small(n.unwrap_or(1))?),
            ("entered", None) => table.ledger.mark(Key::Entered, thing),
            ("attacked", None) => table.ledger.mark(Key::Attacked, thing),
            ("upgraded", None) => table.ledger.mark(Key::Upgraded(seat), thing),
            ("used", None) => table.ledger.mark(Key::Used, thing),
            ("played", None) => {
                table.ledger.mark(Key::Played, thing);
                table.ledger.mark(Key::Entered, thing);
                let face = table.face_index(unit);
                self.state.count_played(seat, face);
            }
            ("stolen", None) => {}
            (upgrade, None) => {
                let (by, upgrade) = match upgrade.strip_prefix("enemy ") {
                    Some(upgrade) => (opponent(seat), upgrade),
                    None => (seat, upgrade),
                };
                let wanted = label(by, upgrade).map_err(|problem| format!("{MARKS}; {problem}"))?;
                if wanted.face().kind != Kind::Upgrade {
                    return Err(format!("`{upgrade}` is no upgrade; {MARKS}"));
                }
                let card = self.bring(by, wanted)?;
                self.attach(card, unit, by)?;
            }
            (name, Some(_)) => return Err(format!("`{name}` has no number; {MARKS}")),
        }
        Ok(())
    }

    /// R11.2.
    fn attach(&mut self, upgrade: CardId, unit: CardId, by: Seat) -> Result<(), String> {
        let table = &mut self.state.table;
        let fits = table.face(upgrade).abilities.iter().all(|ability| match ability {
            Ability::Attach(filter) => {
                let frame = crate::state::Frame { source: upgrade.thing(), ..crate::state::Frame::BLANK };
                table.matches_in_play(filter, unit.thing(), &frame)
            }
            _ => true,
        });
        if !fits {
            let (upgrade, unit) = (table.label(upgrade), table.label(unit));
            return Err(format!("`{upgrade}` cannot be attached to `{unit}`"));
        }
        table.upgrades.insert(upgrade.thing());
        table.hosts.set(upgrade, unit.index() as u8);
        self.control(upgrade, by);
        Ok(())
    }

    pub(super) fn phase(&mut self, (): (), value: &str) -> Result<(), String> {
        match value {
            "action" => self.regroup = false,
            "regroup" => self.regroup = true,
            _ => return Err(format!("there is no phase `{value}`; there are action and regroup")),
        }
        Ok(())
    }

    /// Cards that were played in this phase, wherever they are now.
    pub(super) fn played(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        for Entry { count, name, .. } in kernel::entries(list)? {
            let face = face_called(name.split('.').next().unwrap_or_default())?;
            if !grants::is_played(&BOX[face]) {
                return Err(format!("`{name}` is never played"));
            }
            (0..count).for_each(|_| self.state.count_played(seat, face));
        }
        Ok(())
    }

    pub(super) fn tally(&mut self, key: Key, seat: Seat, value: &str) -> Result<(), String> {
        number(value).map(|n| self.state.table.ledger.count(key, seat.0, n))
    }

    /// `5`, `2 ? (exhausted)`, `wampa`.
    pub(super) fn add_resources(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        for Entry { count, name, marks } in kernel::entries(list)? {
            let mut marks = marks.iter().flatten();
            let exhausted = marks.clone().any(|mark| mark.name == "exhausted");
            if let Some(mark) = marks.find(|mark| mark.name != "exhausted") {
                return Err(format!("what is `{mark}` of a resource? There is exhausted"));
            }
            let (count, label) = so_many(seat, count, &name)?;
            (0..count).for_each(|_| self.resources[seat.index()].push((label, exhausted)));
        }
        Ok(())
    }

    pub(super) fn discard(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        for Entry { count, name, marks } in kernel::entries(list)? {
            for _ in 0..count {
                let card = if name == "?" { self.any(seat)? } else { self.bring(seat, label(seat, &name)?)? };
                self.state.table.discards.insert(card.thing());
                for mark in marks.iter().flatten() {
                    match (mark.name.as_str(), mark.number) {
                        // A unit of its owner that fell in this phase.
                        ("defeated", None) if !self.state.table.face(card).is_unit() => {
                            return Err(format!("`{name}` is no unit: only a unit can be `defeated`"));
                        }
                        ("defeated", None) => {
                            let ledger = &mut self.state.table.ledger;
                            ledger.mark(Key::Defeated, card.thing());
                            ledger.count(Key::Defeated, seat.0, 1);
                            ledger.count(Key::Left, seat.0, 1);
                        }
                        _ => return Err(format!("what is `{mark}` of a discarded card? There is defeated")),
                    }
                }
            }
        }
        Ok(())
    }
}
