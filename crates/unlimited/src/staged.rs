//! Positions as scenarios write them, and what they can claim.

use kernel::{Entry, Fact, Fate, Seat, Stage, Subject, Subjects, number};
use script::Core;

use crate::Unlimited;
use crate::card::{CardId, DECK, Kind, TokenKind};
use crate::cards::BOX;
use crate::grants::{self, Key};
use crate::label::{COPIES, Label, face_called};
use crate::setup::{OPTIONS, Setup};
use crate::state::{Frame, ONE, Phase, State, TWO, opponent};
use crate::turn::programs;
use crate::view::View;
use crate::{seat_called, seat_name};

/// A state, and what lies hidden in it.
#[derive(Debug)]
pub struct Position {
    state: State,
    /// How many cards of each player have a place on the table already.
    brought: [usize; 2],
    hands: [Vec<Option<Label>>; 2],
    decks: [Option<Vec<Option<Label>>>; 2],
    resources: [Vec<(Option<Label>, bool)>; 2],
}

/// So many cards nobody names are in a deck that nobody speaks of.
const USUAL_DECK: usize = 20;

static SUBJECTS: Subjects<Unlimited> = Subjects {
    table: &[
        Subject::new(
            "turn",
            |p: &mut Position, (), value| seat(value).map(|seat| p.state.table.active = seat),
            |v: &View, ()| Fact::name(Some(seat_name(v.table.active))),
        ),
        Subject::new(
            "round",
            |p: &mut Position, (), value| number(value).map(|n| p.state.table.round = n),
            |v: &View, ()| Fact::number(v.table.round),
        ),
        Subject::new(
            "initiative",
            |p: &mut Position, (), value| seat(value).map(|seat| p.state.table.initiative = seat),
            |v: &View, ()| Fact::name(Some(seat_name(v.table.initiative))),
        ),
        Subject::new(
            "taken",
            |p: &mut Position, (), value| number::<u8>(value).map(|n| p.state.table.taken = n > 0),
            |v: &View, ()| Fact::number(u8::from(v.table.taken)),
        ),
        Subject::read("phase", |v: &View, ()| {
            Fact::name(Some(match v.table.phase {
                Phase::SetUp => "set-up",
                Phase::Action => "action",
                Phase::Regroup => "regroup",
            }))
        }),
    ],
    seat: &[
        Subject::new("leader", Position::leader, |v: &View, seat| {
            Fact::Entries(vec![v.entry(CardId::leader_of(seat))])
        }),
        Subject::new("base", Position::base, |v: &View, seat| {
            Fact::Entries(vec![v.entry(CardId::base_of(seat))])
        }),
        Subject::new("units", Position::units, |v: &View, seat| {
            let units = v.table.units_of(seat).of::<CardId>().filter(|unit| !unit.is_leader());
            Fact::Entries(units.map(|unit| v.entry(unit)).collect())
        }),
        Subject::new("resources", Position::add_resources, |v: &View, seat| Fact::Entries(v.resources(seat))),
        Subject::new(
            "hand",
            |p: &mut Position, seat, value| listed(seat, value).map(|cards| p.hands[seat.index()] = cards),
            |v: &View, seat| Fact::partly(v.labels(&v.hands[seat.index()])),
        ),
        // From the top down.
        Subject::new(
            "deck",
            |p: &mut Position, seat, value| {
                listed(seat, value).map(|cards| p.decks[seat.index()] = Some(cards))
            },
            |v: &View, seat| Fact::partly(v.labels(&v.decks[seat.index()])),
        ),
        Subject::new("discard", Position::discard, |v: &View, seat| {
            Fact::list(v.table.discard_of(seat).of::<CardId>().map(|card| v.table.label(card)))
        }),
        Subject::new(
            "passed",
            |p: &mut Position, seat, value| {
                number::<u8>(value).map(|n| p.state.table.passed[seat.index()] = n > 0)
            },
            |v: &View, seat| Fact::number(u8::from(v.table.passed[seat.index()])),
        ),
        Subject::read("ready", |v: &View, seat| Fact::number(v.table.ready_resources(seat).len() as i64)),
    ],
    seat_name,
    seat_called,
    placed: &[],
    read: &["CARD power", "CARD hp", "CARD cost"],
};

fn seat(name: &str) -> Result<Seat, String> {
    seat_called(name).ok_or_else(|| format!("nobody is called `{name}`; there are one and two"))
}

/// A list of cards; `?` is one that nobody names.
fn listed(seat: Seat, list: &str) -> Result<Vec<Option<Label>>, String> {
    let mut cards = Vec::new();
    for Entry { count, name, .. } in kernel::entries(list)? {
        for _ in 0..count {
            cards.push(if name == "?" { None } else { Some(label(seat, &name)?) });
        }
    }
    Ok(cards)
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
            seat_name(seat)
        ));
    }
    Ok(found)
}

impl Position {
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

    fn take(&mut self, seat: Seat, card: Option<Label>) -> Result<CardId, String> {
        match card {
            Some(label) => self.bring(seat, label),
            None => self.any(seat),
        }
    }

    fn leader(&mut self, seat: Seat, value: &str) -> Result<(), String> {
        let entry: Entry = value.parse()?;
        let leader = CardId::leader_of(seat);
        self.name(leader, seat, &entry, Kind::Leader)?;
        for mark in entry.marks.iter().flatten() {
            let table = &mut self.state.table;
            match (mark.name.as_str(), mark.number) {
                ("exhausted", None) => table.exhausted.insert(leader.thing()),
                ("used", None) => table.epic.insert(leader.thing()),
                ("deployed", None) => {
                    table.units.insert(leader.thing());
                    table.epic.insert(leader.thing());
                }
                _ => self.mark(leader, seat, &mark.name, mark.number)?,
            }
        }
        Ok(())
    }

    fn base(&mut self, seat: Seat, value: &str) -> Result<(), String> {
        let entry: Entry = value.parse()?;
        let base = CardId::base_of(seat);
        self.name(base, seat, &entry, Kind::Base)?;
        for mark in entry.marks.iter().flatten() {
            let table = &mut self.state.table;
            match (mark.name.as_str(), mark.number) {
                ("used", None) => table.epic.insert(base.thing()),
                ("damage", Some(n)) => table.damage.set(base, n as u8),
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
    fn units(&mut self, seat: Seat, list: &str) -> Result<(), String> {
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
            ("damage", Some(n)) => table.damage.set(unit, n as u8),
            ("exhausted", None) => table.exhausted.insert(thing),
            ("shield", n) => table.tokens.give(unit, TokenKind::Shield, n.unwrap_or(1) as u8),
            ("experience", n) => table.tokens.give(unit, TokenKind::Experience, n.unwrap_or(1) as u8),
            ("entered", None) => table.ledger.mark(Key::Entered, thing),
            ("attacked", None) => table.ledger.mark(Key::Attacked, thing),
            ("played", None) => {
                table.ledger.mark(Key::Played, thing);
                table.ledger.mark(Key::Entered, thing);
            }
            ("stolen", None) => {}
            (upgrade, None) => {
                let (by, upgrade) = match upgrade.strip_prefix("enemy ") {
                    Some(upgrade) => (opponent(seat), upgrade),
                    None => (seat, upgrade),
                };
                let card = self.bring(by, label(by, upgrade)?)?;
                if self.state.table.face(card).kind != Kind::Upgrade {
                    return Err(format!(
                        "what is `{upgrade}`? There are damage N, exhausted, shield N, experience N, entered, attacked, played, stolen, and upgrades by name"
                    ));
                }
                self.state.table.upgrades.insert(card.thing());
                self.state.table.hosts.set(card, unit.index() as u8);
                self.control(card, by);
            }
            (name, Some(_)) => return Err(format!("`{name}` has no number")),
        }
        Ok(())
    }

    /// `5`, `2 ? (exhausted)`, `wampa`.
    fn add_resources(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        for Entry { count, name, marks } in kernel::entries(list)? {
            let exhausted = marks.iter().flatten().any(|mark| mark.name == "exhausted");
            let (count, label) = match name.parse::<u16>() {
                Ok(n) => (n, None),
                Err(_) if name == "?" => (count, None),
                Err(_) => (count, Some(label(seat, &name)?)),
            };
            (0..count).for_each(|_| self.resources[seat.index()].push((label, exhausted)));
        }
        Ok(())
    }

    fn discard(&mut self, seat: Seat, list: &str) -> Result<(), String> {
        for Entry { count, name, marks } in kernel::entries(list)? {
            for _ in 0..count {
                let card = if name == "?" { self.any(seat)? } else { self.bring(seat, label(seat, &name)?)? };
                self.state.table.discards.insert(card.thing());
                if marks.iter().flatten().any(|mark| mark.name == "defeated") {
                    self.state.table.ledger.mark(Key::Defeated, card.thing());
                }
            }
        }
        Ok(())
    }
}

impl View {
    fn entry(&self, card: CardId) -> Entry {
        let table = &self.table;
        let mut entry = Entry::new(1, table.label(card)).numbered("damage", table.damage.of(card).into());
        if card.is_leader() && table.units.holds(card) {
            entry = entry.marked("deployed");
        } else if card.is_leader() && table.epic.holds(card) || card.is_base() && table.epic.holds(card) {
            entry = entry.marked("used");
        }
        if table.exhausted.holds(card) {
            entry = entry.marked("exhausted");
        }
        entry = entry.numbered("shield", table.shields_on(card).into());
        entry = entry.numbered("experience", table.experience_on(card).into());
        for upgrade in table.upgrades_on(card).of::<CardId>() {
            let name = table.label(upgrade).to_string();
            let own = table.controller(upgrade) == table.controller(card);
            entry = entry.marked(&if own { name } else { format!("enemy {name}") });
        }
        if table.units.holds(card) && card.owner() != table.controller(card) {
            entry = entry.marked("stolen");
        }
        entry
    }

    fn labels<'a>(&'a self, cards: &'a [Option<CardId>]) -> impl Iterator<Item = Option<Label>> + 'a {
        cards.iter().map(|card| card.map(|card| self.table.label(card)))
    }

    fn resources(&self, seat: Seat) -> Vec<Entry> {
        let (ready, exhausted) = self.resources[seat.index()];
        let entries = [(ready, false), (exhausted, true)].into_iter().filter(|(n, _)| *n > 0);
        let entry = |(n, exhausted): (u16, bool)| {
            let entry = Entry::new(n, "?");
            if exhausted { entry.marked("exhausted") } else { entry }
        };
        entries.map(entry).collect()
    }
}

impl Stage for Unlimited {
    type Position = Position;

    fn usual() -> Setup {
        Setup::default()
    }

    fn set_option(setup: &mut Setup, option: &str, value: &str) -> Result<(), String> {
        OPTIONS.set(setup, option, value)
    }

    fn options_of(setup: &Setup) -> Vec<(String, String)> {
        OPTIONS.changed(setup)
    }

    fn stage(setup: &Setup) -> Result<Position, String> {
        let mut state = State::empty(*setup);
        state.table.round = 1;
        state.table.phase = Phase::Action;
        for seat in [ONE, TWO] {
            let (leader, base) = crate::Deck::usual(seat).leader_and_base();
            state.table.cards[CardId::leader_of(seat).index()] = Label::new(leader, seat, 0);
            state.table.cards[CardId::base_of(seat).index()] = Label::new(base, seat, 0);
        }
        Ok(Position {
            state,
            brought: [0; 2],
            hands: Default::default(),
            decks: Default::default(),
            resources: Default::default(),
        })
    }

    fn place(position: &mut Position, subject: &str, value: &str) -> Result<(), String> {
        let placed = SUBJECTS.place(position, subject, value);
        placed.unwrap_or_else(|| Err(SUBJECTS.not_placed(subject)))
    }

    fn raise(mut position: Position) -> Result<State, String> {
        for seat in [ONE, TWO] {
            let i = seat.index();
            let resources = std::mem::take(&mut position.resources[i]);
            let labels: Vec<Option<Label>> = resources.iter().map(|(label, _)| *label).collect();
            let hand = std::mem::take(&mut position.hands[i]);
            let deck = position.decks[i].take().unwrap_or_else(|| vec![None; USUAL_DECK]);
            // Those that are named come first, so that no other takes their place.
            let mut zones = [labels, hand, deck]
                .map(|labels| labels.into_iter().map(|label| (label, None)).collect::<Vec<_>>());
            for named in [true, false] {
                for (label, card) in zones.iter_mut().flatten().filter(|(label, _)| label.is_some() == named)
                {
                    *card = Some(position.take(seat, *label)?);
                }
            }
            let [cards, hand, deck] = zones.map(|zone| zone.into_iter().filter_map(|(_, card)| card));
            for (card, (_, exhausted)) in cards.zip(resources) {
                position.state.table.resources.insert(card.thing());
                if exhausted {
                    position.state.table.exhausted.insert(card.thing());
                }
            }
            position.state.hands[i] = hand.map(CardId::thing).collect();
            deck.rev().for_each(|card| position.state.decks[i].put(card));
        }
        let mut state = position.state;
        state.know_what_lies_open();
        let table = &state.table;
        if table.fallen_bases() != [false; 2] {
            return Err("the game is over in this position: a base has no HP left".into());
        }
        if let Some(unit) = table.units.of::<CardId>().find(|unit| table.is_falling(*unit)) {
            return Err(format!("`{}` has no HP left; it could not be in play", table.label(unit)));
        }
        if table.passed == [true; 2] {
            return Err("both have passed: the action phase would be over".into());
        }
        state.machine.push(Frame::new(programs().main, 0, state.table.active.0));
        script::run(&mut state, &mut kernel::NoLog);
        Ok(state)
    }

    fn describe(view: &View) -> Vec<(String, String)> {
        SUBJECTS.describe(view, [ONE, TWO].into_iter())
    }

    fn read(view: &View, subject: &str) -> Result<Fact, String> {
        for (what, of) in [("power", 0), ("hp", 1), ("cost", 2)] {
            let Some(name) = subject.strip_suffix(what).and_then(|rest| rest.strip_suffix(' ')) else {
                continue;
            };
            let label: Label = name.parse()?;
            let at = view.table.cards.iter().position(|other| *other == label);
            let card = at.map(|at| CardId::from_thing(at as u16));
            let card = card.ok_or_else(|| format!("nobody can see `{name}` here"))?;
            return Ok(Fact::number(match of {
                0 => view.table.power(card),
                1 => view.table.hp(card),
                _ => view.table.cost(card.owner(), card, None),
            }));
        }
        SUBJECTS.read(view, subject).unwrap_or_else(|| Err(SUBJECTS.not_read(subject)))
    }

    fn dictate(_: &State, words: &str) -> Result<Fate, String> {
        words.parse()
    }
}

impl State {
    /// Whoever can see a card knows it, and its abilities count.
    fn know_what_lies_open(&mut self) {
        for seat in [ONE, TWO] {
            let i = seat.index();
            let hidden = self.hands[i] | self.table.resources_of(seat);
            self.known.learn_these(seat, hidden);
            for card in [CardId::leader_of(seat), CardId::base_of(seat)] {
                self.known.learn_all(card);
                self.takes_effect(card);
            }
        }
        let table = &self.table;
        for card in (table.units | table.upgrades | table.discards).of::<CardId>() {
            self.known.learn_all(card);
        }
        for card in (self.table.units | self.table.upgrades).of::<CardId>() {
            self.takes_effect(card);
        }
    }
}
