//! Positions written down by name, and what can be asked about them.

use kernel::{Dice, Eyes, Fact, Fate, Game, NoLog, Seat, Staged, Turn};

use crate::card::{CardId, CardSet, Group};
use crate::chance::Chance;
use crate::query::of_sides;
use crate::setup::{Agreed, Mode, Setup, all_bases};
use crate::state::{Beyond, EMPIRE, FORCE_END, Frame, REBEL, ROW, State, faction_of, side_of};
use crate::turn::programs;
use crate::view::{Cards, View};
use crate::words::{Faction, Kind, Sides};
use crate::{Deckbuilding, offer};

/// A position in the making. What is not named takes its default when the position is raised.
#[derive(Debug)]
pub struct Stage {
    state: State,
    placed: CardSet,
    at_start: bool,
    row: Vec<CardId>,
    galaxy_deck: Option<Vec<CardId>>,
    decks: [Option<Vec<CardId>>; 2],
    bases: [Option<Option<CardId>>; 2],
    base_decks: [Option<CardSet>; 2],
    base_damage: [u8; 2],
    pilots: Option<usize>,
}

/// Where unnamed copies and `N others` are taken from.
#[derive(Clone, Copy)]
enum Source {
    Galaxy,
    Player(Seat),
    Bases(Seat),
    Anywhere,
}

impl Source {
    fn fits(self, card: CardId) -> bool {
        let face = card.card();
        let own = |seat| face.faction == Faction::Neutral || side_of(face.faction) == Some(seat);
        match self {
            Source::Galaxy => face.group == Group::Galaxy,
            Source::Player(seat) => face.kind != Kind::Base && own(seat),
            Source::Bases(seat) => all_bases(seat).contains(card.thing()),
            Source::Anywhere => true,
        }
    }

    fn problem(self, card: CardId) -> String {
        match self {
            Source::Galaxy => format!("{card} is no card of the galaxy deck"),
            Source::Player(seat) => format!("{card} cannot be a card of {}", Deckbuilding::seat_name(seat)),
            Source::Bases(seat) => format!("{card} is no base of {}", Deckbuilding::seat_name(seat)),
            Source::Anywhere => format!("{card} cannot lie there"),
        }
    }
}

impl Stage {
    /// An empty table, or an empty region of a team game.
    pub(crate) fn new(agreed: Agreed, beyond: Option<Beyond>) -> Stage {
        let mut state = State::empty(agreed);
        state.table.force = 0;
        state.table.turn = 1;
        state.table.beyond = beyond;
        Stage {
            state,
            placed: CardSet::EMPTY,
            at_start: false,
            row: Vec::new(),
            galaxy_deck: None,
            decks: [None, None],
            bases: [None, None],
            base_decks: [None, None],
            base_damage: [0, 0],
            pilots: None,
        }
    }

    /// Reads `x-wing, y-wing.2, 3 others` and marks the cards as placed.
    fn take(&mut self, names: &str, source: Source) -> Result<Vec<CardId>, String> {
        let mut cards = Vec::new();
        if names == "none" {
            return Ok(cards);
        }
        for name in names.split(',').map(str::trim) {
            if let Some(n) = name.strip_suffix(" others") {
                let n: usize = n.trim().parse().map_err(|_| format!("`{name}`: write `5 others`"))?;
                let free = CardId::all().filter(|card| self.is_free(*card) && source.fits(*card));
                // Galaxy fillers are neutral as long as there are any: they get least in the way.
                let mut free: Vec<CardId> = free.collect();
                free.sort_by_key(|card| (card.card().faction != Faction::Neutral, *card));
                if free.len() < n {
                    return Err(format!("there are only {} others left", free.len()));
                }
                free.truncate(n);
                free.iter().for_each(|card| self.placed.insert(card.thing()));
                cards.extend(free);
                continue;
            }
            let exact: CardId = name.parse()?;
            let card = if name.contains('.') {
                Some(exact).filter(|card| self.is_free(*card))
            } else {
                CardId::copies(name).find(|card| self.is_free(*card))
            };
            let card = card.ok_or_else(|| format!("every copy of `{name}` is somewhere else already"))?;
            if !source.fits(card) {
                return Err(source.problem(card));
            }
            self.placed.insert(card.thing());
            cards.push(card);
        }
        Ok(cards)
    }

    fn is_free(&self, card: CardId) -> bool {
        !self.placed.contains(card.thing())
    }

    /// The copy of a card that lies in play, for numbers on cards.
    fn in_play(&self, name: &str) -> Result<CardId, String> {
        let _: CardId = name.parse()?;
        let here = |card: &CardId| {
            [EMPIRE, REBEL].iter().any(|seat| self.state.table.in_play(*seat).contains(card.thing()))
                && (!name.contains('.') || card.to_string() == name)
        };
        let id = name.split('.').next().unwrap_or(name);
        CardId::copies(id).find(here).ok_or_else(|| format!("put `{name}` in play before giving it damage"))
    }
}

fn set(cards: &[CardId]) -> CardSet {
    cards.iter().map(|card| card.thing()).collect()
}

fn number<T: std::str::FromStr>(value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("`{value}` is not a number that fits here"))
}

/// `rebel hand` is about a seat and one of its things.
fn of_seat(subject: &str) -> Option<(Seat, &str)> {
    let (name, thing) = subject.split_once(' ')?;
    Deckbuilding::seat_called(name).map(|seat| (seat, thing))
}

const PLAYER_SUBJECTS: &str = "hand, deck, discard, play, base, base damage, base deck, victory, resources";

impl Staged for Deckbuilding {
    type Stage = Stage;

    fn usual() -> Setup {
        Setup::default()
    }

    fn set_option(setup: &mut Setup, option: &str, value: &str) -> Result<(), String> {
        setup.set(option, value)
    }

    fn options_of(setup: &Setup) -> Vec<(String, String)> {
        setup.options()
    }

    fn stage(setup: &Setup) -> Result<Stage, String> {
        let agreed = setup.check().map_err(|errors| errors.to_string())?;
        Ok(Stage::new(agreed, None))
    }

    fn place(stage: &mut Stage, subject: &str, value: &str) -> Result<(), String> {
        let value = value.trim();
        if let Some((seat, thing)) = of_seat(subject) {
            return place_of_player(stage, seat, thing, value);
        }
        match subject {
            "turn" => {
                let (name, start) = match value.split_once(' ') {
                    Some((name, "start")) => (name, true),
                    _ => (value, false),
                };
                let seat = Self::seat_called(name);
                stage.state.table.active =
                    seat.ok_or("write `empire`, `rebel`, or one of them and `start`")?;
                stage.at_start = start;
            }
            "force" => {
                let force: i8 = number(value.trim_start_matches('+'))?;
                if force.abs() > FORCE_END {
                    return Err("the Force track goes from -3 to +3".into());
                }
                stage.state.table.force = force;
            }
            "row" => {
                stage.row = stage.take(value, Source::Galaxy)?;
                if stage.row.len() > ROW {
                    return Err(format!("the row has {ROW} places"));
                }
            }
            "galaxy deck" => stage.galaxy_deck = Some(stage.take(value, Source::Galaxy)?),
            "galaxy discard" => {
                let cards = stage.take(value, Source::Galaxy)?;
                stage.state.table.galaxy_discard = cards.into_iter().rev().collect();
            }
            "pilots" => stage.pilots = Some(number(value)?),
            "exile" => {
                let cards = stage.take(value, Source::Anywhere)?;
                stage.state.table.exile = set(&cards);
            }
            "used" | "attacked" => {
                let mut cards = CardSet::EMPTY;
                for name in value.split(',').map(str::trim) {
                    cards.insert(stage.in_play(name)?.thing());
                }
                if subject == "used" {
                    stage.state.table.used = cards;
                } else {
                    stage.state.table.spent = cards;
                }
            }
            _ => match subject.strip_suffix(" damage") {
                Some(name) => {
                    let card = stage.in_play(name)?;
                    stage.state.table.damage.set(card, number(value)?);
                }
                None => {
                    return Err(format!(
                        "there is no `{subject}`; there are turn, force, row, galaxy deck, galaxy discard, pilots, \
                         exile, used, attacked, CARD damage, and for `empire` and `rebel` {PLAYER_SUBJECTS}"
                    ));
                }
            },
        }
        Ok(())
    }

    fn raise(mut stage: Stage) -> Result<State, String> {
        let free = |stage: &Stage, group: Group| -> Vec<CardId> {
            CardId::all().filter(|card| stage.is_free(*card) && card.card().group == group).collect()
        };
        // Bases first: nothing else depends on them.
        for seat in [EMPIRE, REBEL] {
            raise_bases(&mut stage, seat)?;
        }
        // The row is filled up with neutral cards, as far as there are cards.
        let missing = ROW.checked_sub(stage.row.len()).ok_or_else(|| format!("the row has {ROW} places"))?;
        let missing = missing.min(free(&stage, Group::Galaxy).len());
        let fillers = stage.take(&format!("{missing} others"), Source::Galaxy)?;
        stage.row.extend(fillers);
        for (place, card) in stage.row.iter().enumerate() {
            stage.state.table.row[place] = Some(*card);
        }
        // A pile that is named holds what is named; what is left over is out of the game.
        let left = free(&stage, Group::Galaxy);
        match stage.galaxy_deck.take() {
            Some(cards) => {
                stage.state.galaxy_deck = cards.into_iter().rev().collect();
                stage.state.table.exile = stage.state.table.exile | set(&left);
            }
            None => stage.state.galaxy_deck = left.into_iter().rev().collect(),
        }
        let pilots = free(&stage, Group::OuterRim);
        let in_pile = stage.pilots.unwrap_or(pilots.len()).min(pilots.len());
        stage.state.table.pilots = set(&pilots[..in_pile]);
        stage.state.table.exile = stage.state.table.exile | set(&pilots[in_pile..]);
        let starters = free(&stage, Group::Starter);
        for seat in [EMPIRE, REBEL] {
            let own: Vec<CardId> =
                starters.iter().copied().filter(|card| card.card().faction == faction_of(seat)).collect();
            match stage.decks[seat.index()].take() {
                Some(cards) => {
                    stage.state.decks[seat.index()] = cards.into_iter().rev().collect();
                    stage.state.table.exile = stage.state.table.exile | set(&own);
                }
                None => stage.state.decks[seat.index()] = own.into_iter().rev().collect(),
            }
        }
        finish(&mut stage);
        let mut state = stage.state;
        if let Some(card) = state.misplaced() {
            return Err(format!("{card} does not lie in exactly one place"));
        }
        script::run(&mut state, &mut NoLog);
        Ok(state)
    }

    /// Hidden cards are dealt anew, as the view allows: the cards named there are possible, not true.
    fn describe(view: &View) -> Vec<(String, String)> {
        let view = Self::view(&Self::imagine(view, &mut Dice::new(1)), Eyes::All);
        let table = &view.table;
        let mut all = Vec::new();
        let mut say = |subject: String, fact: Fact| {
            let value = match fact {
                Fact::List(names) if names.is_empty() => "none".into(),
                Fact::List(names) => names.join(", "),
                Fact::Name(name) => name,
                Fact::Number(n) => n.to_string(),
            };
            all.push((subject, value));
        };
        for subject in ["turn", "force", "row", "galaxy deck", "galaxy discard", "exile"] {
            say(subject.into(), Self::read(&view, subject).expect("a view can be read"));
        }
        for seat in [EMPIRE, REBEL] {
            for thing in PLAYER_SUBJECTS.split(", ") {
                let fact = read_of_player(&view, seat, thing).expect("a view can be read");
                say(format!("{} {thing}", Self::seat_name(seat)), fact);
            }
        }
        // Cards in play may carry damage, or have done their part.
        let in_play = table.players[0].in_play | table.players[1].in_play;
        for card in in_play.iter().map(CardId::from_thing).filter(|card| table.damage.of(*card) > 0) {
            say(format!("{card} damage"), Fact::Number(table.damage.of(card).into()));
        }
        let in_play = table.in_play(EMPIRE) | table.in_play(REBEL);
        for (subject, cards) in [("used", table.used & in_play), ("attacked", table.spent & in_play)] {
            if !cards.is_empty() {
                say(subject.into(), list(cards.iter().map(CardId::from_thing)));
            }
        }
        all
    }

    fn read(view: &View, subject: &str) -> Result<Fact, String> {
        let table = &view.table;
        if let Some((seat, thing)) = of_seat(subject) {
            return read_of_player(view, seat, thing);
        }
        let number = |n: i64| Ok(Fact::Number(n));
        match subject {
            "turn" => Ok(Fact::Name(Self::seat_name(table.active).into())),
            "turn number" => number(table.turn.into()),
            "force" => number(table.force.into()),
            "row" => Ok(list(table.row.iter().flatten().copied())),
            "galaxy deck" => Ok(pile(&view.galaxy_deck)),
            "galaxy discard" => Ok(list(table.galaxy_discard.from_top())),
            "pilots" => number(table.pilots.len() as i64),
            "exile" => Ok(list(table.exile.iter().map(CardId::from_thing))),
            "marked" => Ok(list(table.marked.iter().map(CardId::from_thing))),
            _ => {
                let attack = |name: &str, on_row: bool| {
                    let card = find(view, name)?;
                    let seat = [EMPIRE, REBEL]
                        .into_iter()
                        .find(|seat| table.in_play(*seat).contains(card.thing()))
                        .ok_or_else(|| format!("{card} is not in play"))?;
                    number(table.attack(seat, card, on_row).into())
                };
                if let Some(name) = subject.strip_suffix(" attack") {
                    attack(name, false)
                } else if let Some(name) = subject.strip_suffix(" attack on row") {
                    attack(name, true)
                } else if let Some(name) = subject.strip_suffix(" damage") {
                    number(table.damage.of(find(view, name)?).into())
                } else {
                    Err(format!(
                        "there is no `{subject}`; there are turn, turn number, force, row, galaxy deck, galaxy \
                         discard, pilots, exile, marked, CARD attack, CARD attack on row, CARD damage, and for \
                         `empire` and `rebel` {PLAYER_SUBJECTS}, spare bases, enemy cards"
                    ))
                }
            }
        }
    }

    /// `x-wing` instead of its place in the hand that fate draws from.
    fn dictate(state: &State, words: &str) -> Result<Fate, String> {
        if let (Ok(_), Turn::Chance(Chance::CardOfHand { seat, .. })) =
            (words.parse::<CardId>(), offer::turn(state))
        {
            let hand = state.hands[seat.index()];
            let names = |thing: u16| {
                let card = CardId::from_thing(thing);
                card.card().id == words || card.to_string() == words
            };
            let place =
                hand.iter().position(names).ok_or_else(|| format!("`{words}` is not in that hand"))?;
            return Ok(Fate::Index(place as u16));
        }
        words.parse()
    }
}

fn place_of_player(stage: &mut Stage, seat: Seat, thing: &str, value: &str) -> Result<(), String> {
    let i = seat.index();
    let own = Source::Player(seat);
    match thing {
        "hand" => stage.state.hands[i] = set(&stage.take(value, own)?),
        "deck" => stage.decks[i] = Some(stage.take(value, own)?),
        "discard" => {
            stage.state.table.players[i].discard = stage.take(value, own)?.into_iter().rev().collect();
        }
        "play" => stage.state.table.players[i].in_play = set(&stage.take(value, own)?),
        "resources" => stage.state.table.players[i].resources = number(value)?,
        "base" => {
            let base = stage.take(value, Source::Bases(seat))?;
            stage.bases[i] = Some(base.first().copied());
            stage.state.table.players[i].base = base.first().copied();
        }
        "base damage" => stage.base_damage[i] = number(value)?,
        "base deck" => stage.base_decks[i] = Some(set(&stage.take(value, Source::Bases(seat))?)),
        "victory" => {
            let enemy = crate::state::opponent(seat);
            stage.state.table.players[i].victory = set(&stage.take(value, Source::Bases(enemy))?);
        }
        _ => return Err(format!("a player has no `{thing}`; there are {PLAYER_SUBJECTS}")),
    }
    Ok(())
}

fn raise_bases(stage: &mut Stage, seat: Seat) -> Result<(), String> {
    let i = seat.index();
    let own = |card: &CardId| all_bases(seat).contains(card.thing());
    let free =
        |stage: &Stage| CardId::all().filter(own).filter(|card| stage.is_free(*card)).collect::<Vec<_>>();
    if stage.bases[i].is_none() {
        let starting = free(stage).into_iter().find(|card| card.card().group == Group::StartingBase);
        let base =
            starting.ok_or("the starting base lies elsewhere: say which base is in play, or `none`")?;
        stage.placed.insert(base.thing());
        stage.state.table.players[i].base = Some(base);
    }
    if let Some(base) = stage.state.table.players[i].base {
        stage.state.table.damage.set(base, stage.base_damage[i]);
    }
    let rest = free(stage);
    let deck = stage.base_decks[i].take().unwrap_or_else(|| match stage.state.table.agreed.mode {
        Mode::Introductory => {
            rest.iter().filter(|card| card.card().introductory).map(|card| card.thing()).collect()
        }
        Mode::FullGalaxy => set(&rest),
        Mode::SecretBases => set(&rest[..rest.len().min(4)]),
    });
    stage.state.base_decks[i] = deck;
    stage.state.spare_bases[i] = set(&rest) - deck;
    Ok(())
}

/// What follows from where the cards lie: whose they are, who knows them, and what is going on.
fn finish(stage: &mut Stage) {
    let state = &mut stage.state;
    let everything: CardSet = CardId::all().map(CardId::thing).collect();
    let mut hidden = state.galaxy_deck.set();
    for seat in [EMPIRE, REBEL] {
        let i = seat.index();
        let player = &mut state.table.players[i];
        let starters = CardId::all()
            .filter(|card| card.card().group == Group::Starter && card.card().faction == faction_of(seat));
        player.owned = starters.map(CardId::thing).collect::<CardSet>()
            | all_bases(seat)
            | player.in_play
            | player.discard.set()
            | state.hands[i]
            | state.decks[i].set();
        hidden = hidden | state.decks[i].set();
    }
    let secret_of = |i: usize| {
        let secret = state.hands[i] | state.base_decks[i];
        if state.table.agreed.mode == Mode::SecretBases { secret | state.spare_bases[i] } else { secret }
    };
    let secrets = [secret_of(0), secret_of(1)];
    state.known =
        [secrets[1], secrets[0], secrets[0] | secrets[1]].map(|secret| everything - hidden - secret);
    let entry = if stage.at_start { programs().turn } else { programs().main };
    state.stack.push(Frame::new(entry, 0, state.table.active.0));
}

fn read_of_player(view: &View, seat: Seat, thing: &str) -> Result<Fact, String> {
    let player = &view.table.players[seat.index()];
    let hidden = view.hidden(seat);
    let cards = |set: CardSet| list(set.iter().map(CardId::from_thing));
    Ok(match thing {
        "hand" => pile(&hidden.hand),
        "deck" => pile(&hidden.deck),
        "base deck" => pile(&hidden.base_deck),
        "spare bases" => pile(&hidden.spare_bases),
        "discard" => list(player.discard.from_top()),
        "play" => cards(player.in_play),
        "victory" => cards(player.victory),
        "enemy cards" => cards(view.table.row_cards() & of_sides(Sides::ENEMY, seat)),
        "resources" => Fact::Number(player.resources.into()),
        "base" => Fact::Name(player.base.map_or("none".into(), |base| base.to_string())),
        "base damage" => Fact::Number(player.base.map_or(0, |base| view.table.damage.of(base)).into()),
        _ => {
            return Err(format!(
                "a player has no `{thing}`; there are {PLAYER_SUBJECTS}, spare bases, enemy cards"
            ));
        }
    })
}

fn list(cards: impl Iterator<Item = CardId>) -> Fact {
    Fact::List(cards.map(|card| card.to_string()).collect())
}

/// From the top down, as piles are read.
fn pile(cards: &Cards) -> Fact {
    Fact::List(cards.iter().rev().map(|card| card.map_or("?".into(), |card| card.to_string())).collect())
}

/// The copy of a card that lies in play, or else any.
fn find(view: &View, name: &str) -> Result<CardId, String> {
    let exact: CardId = name.parse()?;
    if name.contains('.') {
        return Ok(exact);
    }
    let in_play = view.table.in_play(EMPIRE) | view.table.in_play(REBEL);
    Ok(CardId::copies(name).find(|card| in_play.contains(card.thing())).unwrap_or(exact))
}
