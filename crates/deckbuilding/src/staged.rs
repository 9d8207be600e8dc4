//! Positions written down by name, and what can be asked about them.

pub(crate) mod impossible;

use kernel::{Dice, Eyes, Fact, Fate, Game, NoLog, Seat, Subject, Subjects, Turn, number};
use pieces::{Knowledge, Named, Placed};
use script::Core;

use crate::card::{BOX_CARDS, CardId, CardSet, Group};
use crate::chance::Chance;
use crate::query::of_sides;
use crate::setup::{Agreed, Mode, Setup, all_bases};
use crate::state::{
    EMPIRE, FORCE_END, Frame, OtherRegion, REBEL, ROW, State, WORDS, faction_of, opponent, side_of,
};
use crate::turn::programs;
use crate::view::{Cards, View};
use crate::words::{Faction, Kind, Sides};
use crate::{Deckbuilding, SIDES, offer};

/// A position in the making. What is not named takes its default when the position is raised.
#[derive(Debug)]
pub struct Stage {
    state: State,
    placed: Placed<WORDS>,
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
    fn fits(self, card: CardId) -> Result<(), String> {
        let face = card.card();
        let own = |seat| face.faction == Faction::Neutral || side_of(face.faction) == Some(seat);
        let name = |seat| SIDES.name(seat);
        match self {
            Source::Galaxy if face.group != Group::Galaxy => {
                Err(format!("{card} is no card of the galaxy deck"))
            }
            Source::Player(seat) if face.kind == Kind::Base || !own(seat) => {
                Err(format!("{card} cannot be a card of {}", name(seat)))
            }
            Source::Bases(seat) if !all_bases(seat).holds(card) => {
                Err(format!("{card} is no base of {}", name(seat)))
            }
            _ => Ok(()),
        }
    }
}

impl Stage {
    /// An empty table, or an empty region of a team game.
    pub(crate) fn new(agreed: Agreed, other_region: Option<OtherRegion>) -> Stage {
        let mut state = State::empty(agreed);
        state.table.force = 0;
        state.table.turn = 1;
        state.table.other_region = other_region;
        Stage {
            state,
            placed: Placed::default(),
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
        // Fillers are neutral as long as there are any: they get least in the way.
        let mut fillers: Vec<CardId> = CardId::all().collect();
        fillers.sort_by_key(|card| (card.card().faction != Faction::Neutral, *card));
        self.placed.take(names, fillers, |card| source.fits(card))
    }

    fn take_set(&mut self, names: &str, source: Source) -> Result<CardSet, String> {
        Ok(set(&self.take(names, source)?))
    }

    fn own(&mut self, seat: Seat, names: &str) -> Result<Vec<CardId>, String> {
        self.take(names, Source::Player(seat))
    }

    fn own_set(&mut self, seat: Seat, names: &str) -> Result<CardSet, String> {
        self.take_set(names, Source::Player(seat))
    }

    fn is_free(&self, card: CardId) -> bool {
        self.placed.is_free(card)
    }

    /// The copy of a card that lies in play, for numbers on cards.
    fn in_play(&self, name: &str) -> Result<CardId, String> {
        let in_play = self.state.table.in_play(EMPIRE) | self.state.table.in_play(REBEL);
        let found = CardId::among(name, |card| in_play.holds(card))?;
        found.ok_or_else(|| format!("put `{name}` in play before giving it damage"))
    }

    fn all_in_play(&self, names: &str) -> Result<CardSet, String> {
        names.split(',').map(|name| self.in_play(name.trim())).collect()
    }
}

fn set(cards: &[CardId]) -> CardSet {
    cards.iter().copied().collect()
}

/// A pile is written from the top down.
fn pile<P: FromIterator<CardId>>(cards: Vec<CardId>) -> P {
    cards.into_iter().rev().collect()
}

fn listed(cards: CardSet) -> Fact {
    Fact::list(cards.of::<CardId>())
}

fn from_top(cards: &Cards) -> Fact {
    Fact::partly(cards.iter().rev().copied())
}

type Once = Subject<Deckbuilding, ()>;
type Own = Subject<Deckbuilding, Seat>;

static SUBJECTS: Subjects<Deckbuilding> = Subjects {
    seats: SIDES,
    table: &[
        Once::new("turn", place_turn, |view, ()| Fact::Name(SIDES.name(view.table.active).into())),
        Once::read("turn number", |view, ()| Fact::number(view.table.turn)),
        Once::new("force", place_force, |view, ()| Fact::number(view.table.force)),
        Once::new("row", place_row, |view, ()| Fact::list(view.table.row.iter().flatten())),
        Once::new(
            "galaxy deck",
            |stage, (), cards| stage.take(cards, Source::Galaxy).map(|cards| stage.galaxy_deck = Some(cards)),
            |view, ()| from_top(&view.galaxy_deck),
        ),
        Once::new(
            "galaxy discard",
            |stage, (), cards| {
                stage.take(cards, Source::Galaxy).map(|cards| stage.state.table.galaxy_discard = pile(cards))
            },
            |view, ()| Fact::list(view.table.galaxy_discard.from_top()),
        ),
        Once::new(
            "pilots",
            |stage, (), n| number(n).map(|n| stage.pilots = Some(n)),
            |view, ()| Fact::Number(view.table.pilots.len() as i64),
        )
        .undescribed(),
        Once::new(
            "exile",
            |stage, (), cards| {
                stage.take_set(cards, Source::Anywhere).map(|cards| stage.state.table.exile = cards)
            },
            |view, ()| listed(view.table.exile),
        ),
        Once::read("marked", |view, ()| listed(view.table.marked)),
        Once::placed("used", |stage, (), cards| {
            stage.all_in_play(cards).map(|cards| stage.state.table.used = cards)
        }),
        Once::placed("attacked", |stage, (), cards| {
            stage.all_in_play(cards).map(|cards| stage.state.table.spent = cards)
        }),
    ],
    seat: &[
        Own::new(
            "hand",
            |stage, seat, cards| {
                stage.own_set(seat, cards).map(|cards| stage.state.hands[seat.index()] = cards)
            },
            |view, seat| from_top(&view.hidden(seat).hand),
        ),
        Own::new(
            "deck",
            |stage, seat, cards| stage.own(seat, cards).map(|cards| stage.decks[seat.index()] = Some(cards)),
            |view, seat| from_top(&view.hidden(seat).deck),
        ),
        Own::new(
            "discard",
            |stage, seat, cards| {
                stage.own(seat, cards).map(|cards| stage.state.player_mut(seat).discard = pile(cards))
            },
            |view, seat| Fact::list(view.player(seat).discard.from_top()),
        ),
        Own::new(
            "play",
            |stage, seat, cards| {
                stage.own_set(seat, cards).map(|cards| stage.state.player_mut(seat).in_play = cards)
            },
            |view, seat| listed(view.player(seat).in_play),
        ),
        Own::new(
            "base",
            |stage, seat, card| {
                let base = stage.take(card, Source::Bases(seat))?.first().copied();
                stage.bases[seat.index()] = Some(base);
                stage.state.player_mut(seat).base = base;
                Ok(())
            },
            |view, seat| Fact::name(view.player(seat).base),
        ),
        Own::new(
            "base damage",
            |stage, seat, n| number(n).map(|n| stage.base_damage[seat.index()] = n),
            |view, seat| Fact::number(view.player(seat).base.map_or(0, |base| view.table.damage.of(base))),
        ),
        Own::new(
            "base deck",
            |stage, seat, cards| {
                stage
                    .take_set(cards, Source::Bases(seat))
                    .map(|cards| stage.base_decks[seat.index()] = Some(cards))
            },
            |view, seat| from_top(&view.hidden(seat).base_deck),
        ),
        Own::new(
            "victory",
            |stage, seat, cards| {
                stage
                    .take_set(cards, Source::Bases(opponent(seat)))
                    .map(|cards| stage.state.player_mut(seat).victory = cards)
            },
            |view, seat| listed(view.player(seat).victory),
        ),
        Own::new(
            "resources",
            |stage, seat, n| number(n).map(|n| stage.state.player_mut(seat).resources = n),
            |view, seat| Fact::number(view.player(seat).resources),
        ),
        Own::read("spare bases", |view, seat| from_top(&view.hidden(seat).spare_bases)),
        Own::read("enemy cards", |view, seat| listed(view.table.row_cards() & of_sides(Sides::ENEMY, seat))),
    ],
    placed: &["CARD damage"],
    read: &["CARD attack", "CARD attack on row", "CARD damage"],
};

fn place_turn(stage: &mut Stage, (): (), value: &str) -> Result<(), String> {
    let (name, start) = match value.split_once(' ') {
        Some((name, "start")) => (name, true),
        _ => (value, false),
    };
    let seat = SIDES.called(name);
    stage.state.table.active = seat.ok_or("write `empire`, `rebel`, or one of them and `start`")?;
    stage.at_start = start;
    Ok(())
}

fn place_force(stage: &mut Stage, (): (), value: &str) -> Result<(), String> {
    let force: i8 = number(value)?;
    if force.abs() > FORCE_END {
        return Err("the Force track goes from -3 to +3".into());
    }
    stage.state.table.force = force;
    Ok(())
}

fn place_row(stage: &mut Stage, (): (), cards: &str) -> Result<(), String> {
    stage.row = stage.take(cards, Source::Galaxy)?;
    if stage.row.len() > ROW { Err(format!("the row has {ROW} places")) } else { Ok(()) }
}

impl kernel::Stage for Deckbuilding {
    type Position = Stage;

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
        if let Some(done) = SUBJECTS.place(stage, subject, value) {
            return done;
        }
        let name = subject.strip_suffix(" damage").ok_or_else(|| SUBJECTS.not_placed(subject))?;
        let card = stage.in_play(name)?;
        let damage = number(value)?;
        impossible::damaged(card, damage)?;
        match [EMPIRE, REBEL].into_iter().find(|seat| stage.state.player(*seat).base == Some(card)) {
            Some(seat) => stage.base_damage[seat.index()] = damage,
            None => stage.state.table.damage.set(card, damage),
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
                stage.state.galaxy_deck = pile(cards);
                stage.state.table.exile = stage.state.table.exile | set(&left);
            }
            None => stage.state.galaxy_deck = pile(left),
        }
        let pilots = free(&stage, Group::OuterRim);
        let in_pile = stage.pilots.unwrap_or(pilots.len());
        if in_pile > pilots.len() {
            return Err(format!("{} Outer Rim Pilots are left for their pile, not {in_pile}", pilots.len()));
        }
        stage.state.table.pilots = set(&pilots[..in_pile]);
        stage.state.table.exile = stage.state.table.exile | set(&pilots[in_pile..]);
        let starters = free(&stage, Group::Starter);
        for seat in [EMPIRE, REBEL] {
            let own: Vec<CardId> =
                starters.iter().copied().filter(|card| card.card().faction == faction_of(seat)).collect();
            match stage.decks[seat.index()].take() {
                Some(cards) => {
                    stage.state.decks[seat.index()] = pile(cards);
                    stage.state.table.exile = stage.state.table.exile | set(&own);
                }
                None => stage.state.decks[seat.index()] = pile(own),
            }
        }
        stage.impossible()?;
        if stage.state.table.other_region.is_none() {
            impossible::won(&[&stage.state])?;
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
        let mut all = SUBJECTS.describe(&view, [EMPIRE, REBEL].into_iter());
        // Cards in play may carry damage, or have done their part.
        let in_play = table.players[0].in_play | table.players[1].in_play;
        for card in in_play.of::<CardId>().filter(|card| table.damage.of(*card) > 0) {
            all.push((format!("{card} damage"), table.damage.of(card).to_string()));
        }
        let in_play = table.in_play(EMPIRE) | table.in_play(REBEL);
        for (subject, cards) in [("used", table.used & in_play), ("attacked", table.spent & in_play)] {
            if !cards.is_empty() {
                all.push((subject.into(), listed(cards).to_string()));
            }
        }
        all
    }

    fn read(view: &View, subject: &str) -> Result<Fact, String> {
        let table = &view.table;
        if let Some(fact) = SUBJECTS.read(view, subject) {
            return fact;
        }
        let attack = |name: &str, on_row: bool| {
            let card = find(view, name)?;
            let holder = [EMPIRE, REBEL].into_iter().find(|seat| table.in_play(*seat).holds(card));
            let seat = holder.ok_or_else(|| format!("{card} is not in play"))?;
            Ok(Fact::number(table.attack(seat, card, on_row)))
        };
        if let Some(name) = subject.strip_suffix(" attack") {
            attack(name, false)
        } else if let Some(name) = subject.strip_suffix(" attack on row") {
            attack(name, true)
        } else if let Some(name) = subject.strip_suffix(" damage") {
            Ok(Fact::number(table.damage.of(find(view, name)?)))
        } else {
            Err(SUBJECTS.not_read(subject))
        }
    }

    /// `x-wing` instead of its place in the hand that fate draws from.
    fn dictate(state: &State, words: &str) -> Result<Fate, String> {
        if let (Ok(_), Turn::Chance(Chance::CardOfHand { seat, .. })) =
            (words.parse::<CardId>(), offer::turn(state))
        {
            let hand = state.hands[seat.index()];
            let named = |card: CardId| card.card().id == words || card.to_string() == words;
            let place = hand.of().position(named).ok_or_else(|| format!("`{words}` is not in that hand"))?;
            return Ok(Fate::Index(place as u16));
        }
        words.parse()
    }
}

fn raise_bases(stage: &mut Stage, seat: Seat) -> Result<(), String> {
    let i = seat.index();
    let own = |card: &CardId| all_bases(seat).holds(*card);
    let free =
        |stage: &Stage| CardId::all().filter(own).filter(|card| stage.is_free(*card)).collect::<Vec<_>>();
    if stage.bases[i].is_none() {
        let starting = free(stage).into_iter().find(|card| card.card().group == Group::StartingBase);
        let base =
            starting.ok_or("the starting base lies elsewhere: say which base is in play, or `none`")?;
        stage.placed.add(base);
        stage.state.table.players[i].base = Some(base);
    }
    stage.damage_base(seat, stage.state.table.players[i].base)?;
    let rest = free(stage);
    let deck = stage.base_decks[i].take().unwrap_or_else(|| match stage.state.table.agreed.mode {
        Mode::Introductory => rest.iter().copied().filter(|card| card.card().introductory).collect(),
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
    let mut hidden = state.galaxy_deck.set();
    for seat in [EMPIRE, REBEL] {
        let i = seat.index();
        let player = &mut state.table.players[i];
        let starters = CardId::all()
            .filter(|card| card.card().group == Group::Starter && card.card().faction == faction_of(seat));
        player.owned = starters.collect::<CardSet>()
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
    let hidden_from = [secrets[1], secrets[0], secrets[0] | secrets[1]];
    state.known = Knowledge::new(hidden_from.map(|secret| BOX_CARDS - hidden - secret));
    let entry = if stage.at_start { programs().turn } else { programs().main };
    state.stack.push(Frame::new(entry, 0, state.table.active.0));
}

/// The copy of a card that lies in play, or else any.
fn find(view: &View, name: &str) -> Result<CardId, String> {
    let in_play = view.table.in_play(EMPIRE) | view.table.in_play(REBEL);
    CardId::among(name, |card| in_play.holds(card))?.map_or_else(|| name.parse(), Ok)
}
