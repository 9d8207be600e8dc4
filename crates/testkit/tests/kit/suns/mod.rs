//! Suns: two players, nine cards, one die. Enough to have hidden cards, chance and an end.
//!
//! In turn, play a card for its worth and draw another, roll the die for as many points, or pass. Who
//! reaches the goal wins; after twenty turns the higher score does.

mod spoken;
mod staged;

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::atomic::{AtomicI64, Ordering};

use kernel::{Dice, Draws, Eyes, Fate, Game, Input, Log, Outcome, Seat, Seats, SetupErrors, Team, Turn};
use serde::{Deserialize, Serialize};

/// Suns with one flaw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Suns<const FLAW: u8>;

pub(crate) const SOUND: u8 = 0;
pub(crate) const UNSORTED: u8 = 1;
pub(crate) const TWICE: u8 = 2;
pub(crate) const LEAKY_VIEW: u8 = 3;
pub(crate) const LEAKY_OFFER: u8 = 4;
pub(crate) const OFFERS_TO_ALL: u8 = 5;
pub(crate) const OFFERS_NOTHING: u8 = 6;
pub(crate) const ASKS_NOBODY: u8 = 7;
pub(crate) const MISREAD: u8 = 8;
pub(crate) const MUMBLED: u8 = 9;
pub(crate) const FORGETS_STATE: u8 = 10;
pub(crate) const FORGETS_VIEW: u8 = 11;
pub(crate) const FORGETS_EVENT: u8 = 12;
pub(crate) const FORGETS_SEEN: u8 = 13;
pub(crate) const ENDLESS: u8 = 14;
pub(crate) const PANICS: u8 = 15;
pub(crate) const MOODY: u8 = 16;
pub(crate) const IMAGINES_NONSENSE: u8 = 17;
pub(crate) const ROLLS_FOREVER: u8 = 18;
pub(crate) const DRAWS_NONSENSE: u8 = 19;
pub(crate) const DEAD_END: u8 = 20;
pub(crate) const KNOWS_TOP_CARD: u8 = 21;
pub(crate) const DRAWS_SILENTLY: u8 = 22;

pub(crate) const KINDS: [&str; 3] = ["sun", "moon", "star"];
const CARDS: u8 = 9;
const TURNS: u8 = 20;
/// What a moody game remembers outside its state.
static MOOD: AtomicI64 = AtomicI64::new(0);

/// Three of each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Card(pub(crate) u8);

impl Card {
    pub(crate) fn kind(self) -> usize {
        usize::from(self.0 / 3)
    }

    fn worth(self) -> i64 {
        [3, 2, 1][self.kind()]
    }

    pub(crate) fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).map(Card)
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", KINDS[self.kind()], self.0 % 3 + 1)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(s: &str) -> Result<Card, String> {
        Card::all().find(|card| card.to_string() == s).ok_or_else(|| format!("there is no card `{s}`"))
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) goal: i64,
    /// Whether both may act at any time.
    pub(crate) open: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Stand {
    Shuffling,
    Deciding,
    Rolling,
    Over(Outcome),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) setup: Setup,
    /// The top first, as the pile.
    pub(crate) deck: Vec<Card>,
    pub(crate) hands: [Vec<Card>; 2],
    pub(crate) pile: Vec<Card>,
    pub(crate) score: [i64; 2],
    pub(crate) turns: u8,
    pub(crate) mover: Seat,
    pub(crate) stand: Stand,
    #[serde(skip)]
    pub(crate) forgotten: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) setup: Setup,
    pub(crate) deck: Vec<Option<Card>>,
    pub(crate) hands: [Vec<Option<Card>>; 2],
    pub(crate) pile: Vec<Card>,
    pub(crate) score: [i64; 2],
    turns: u8,
    pub(crate) mover: Seat,
    stand: Stand,
    peek: Option<Card>,
    #[serde(skip)]
    forgotten: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Play(Card),
    Roll,
    Pass,
    Misread,
    Mumbled,
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Roll => f.write_str("roll"),
            Action::Pass | Action::Misread => f.write_str("pass"),
            Action::Mumbled => f.write_str("mumble"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Action, String> {
        match s.split_once(' ') {
            Some(("play", card)) => card.parse().map(Action::Play),
            None if s == "roll" => Ok(Action::Roll),
            None if s == "pass" => Ok(Action::Pass),
            _ => Err(format!("nobody can `{s}`")),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Chance {
    Shuffle,
    Die,
}

impl Draws for Chance {
    fn draw(&self, dice: &mut Dice) -> Fate {
        match self {
            Chance::Shuffle => Fate::Seed(dice.number()),
            Chance::Die => Fate::Index(dice.below(6) as u16),
        }
    }

    fn accepts(&self, fate: Fate) -> bool {
        match self {
            Chance::Shuffle => matches!(fate, Fate::Seed(_)),
            Chance::Die => matches!(fate, Fate::Index(0..6)),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Happening {
    Played(Seat, Card),
    Drew(Seat, Option<Card>),
    Rolled(Seat, u16),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Event {
    pub(crate) what: Happening,
    #[serde(skip)]
    forgotten: bool,
}

impl<const FLAW: u8> Game for Suns<FLAW> {
    const NAME: &'static str = "suns";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Secret = ();
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Seen = Event;

    fn start(setup: &Setup, _: &[()]) -> Result<State, SetupErrors> {
        if setup.goal < 1 {
            return Err(SetupErrors(vec!["the goal must be at least 1".into()]));
        }
        Ok(State {
            setup: setup.clone(),
            deck: Card::all().collect(),
            hands: [Vec::new(), Vec::new()],
            pile: Vec::new(),
            score: [0, 0],
            turns: 0,
            mover: Seat(0),
            stand: Stand::Shuffling,
            forgotten: false,
        })
    }

    fn turn(state: &State) -> Turn<Self> {
        match state.stand {
            Stand::Shuffling => Turn::Chance(Chance::Shuffle),
            Stand::Rolling => Turn::Chance(Chance::Die),
            Stand::Deciding if FLAW == ASKS_NOBODY && state.turns == 1 => Turn::Decide(Seats::NONE),
            Stand::Deciding if state.setup.open => Turn::Decide(Seats::one(Seat(0)).with(Seat(1))),
            Stand::Deciding => Turn::Decide(Seats::one(state.mover)),
            Stand::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let decides = state.stand == Stand::Deciding && (state.setup.open || seat == state.mover);
        let stuck = [DEAD_END, ASKS_NOBODY].contains(&FLAW) && state.turns == 1;
        if FLAW == OFFERS_NOTHING || stuck {
            return;
        }
        if decides || FLAW == OFFERS_TO_ALL && state.stand == Stand::Deciding {
            out.extend(state.hands[seat.index()].iter().map(|card| Action::Play(*card)));
            let foe = &state.hands[1 - seat.index()];
            if FLAW != LEAKY_OFFER || foe.iter().any(|card| card.kind() == 0) {
                out.push(Action::Roll);
            }
            out.push(Action::Pass);
        }
        match FLAW {
            UNSORTED => out.reverse(),
            TWICE if decides => out.push(Action::Pass),
            MISREAD if decides => out.push(Action::Misread),
            MUMBLED if decides => out.push(Action::Mumbled),
            _ => {}
        }
    }

    fn apply(state: &mut State, input: Input<Self>, log: &mut impl Log<Self>) {
        let mut tell = |what| log.event(Event { what, forgotten: FLAW == FORGETS_EVENT });
        match input {
            Input::Fate(Fate::Seed(seed)) => {
                Dice::new(seed).shuffle(&mut state.deck);
                for (seat, hand) in state.hands.iter_mut().enumerate() {
                    *hand = state.deck.drain(..2).collect();
                    hand.sort_unstable();
                    hand.iter().for_each(|card| tell(Happening::Drew(Seat(seat as u8), Some(*card))));
                }
                state.stand = Stand::Deciding;
            }
            Input::Fate(Fate::Index(face)) => {
                tell(Happening::Rolled(state.mover, face + 1));
                state.score[state.mover.index()] += i64::from(face) + 1;
                if FLAW != ROLLS_FOREVER {
                    end_turn::<FLAW>(state);
                }
            }
            Input::Fate(Fate::Roll(_)) => panic!("one die is an index"),
            Input::Leave(seat) => state.stand = Stand::Over(Outcome::Won(Team(seat.0).rival())),
            Input::Act(seat, action) => {
                state.mover = seat;
                state.forgotten = FLAW == FORGETS_STATE;
                match action {
                    Action::Roll => {
                        state.stand = Stand::Rolling;
                        return;
                    }
                    Action::Play(card) => {
                        tell(Happening::Played(seat, card));
                        let hand = &mut state.hands[seat.index()];
                        hand.retain(|held| *held != card);
                        state.pile.insert(0, card);
                        state.score[seat.index()] += card.worth();
                        if !state.deck.is_empty() {
                            let drawn = state.deck.remove(0);
                            hand.push(drawn);
                            hand.sort_unstable();
                            tell(Happening::Drew(seat, Some(drawn)));
                        }
                    }
                    Action::Pass | Action::Misread | Action::Mumbled => {}
                }
                end_turn::<FLAW>(state);
            }
        }
    }

    fn view(state: &State, eyes: Eyes) -> View {
        let shown = |cards: &[Card], shown: bool| -> Vec<Option<Card>> {
            cards.iter().map(|card| shown.then_some(*card)).collect()
        };
        let all = eyes == Eyes::All;
        let mut deck = shown(&state.deck, all);
        if FLAW == KNOWS_TOP_CARD {
            // What is imagined from this view has the card there, too: the view agrees with itself.
            deck.iter_mut().zip(&state.deck).take(1).for_each(|(place, card)| *place = Some(*card));
        }
        let hand = |seat: usize| shown(&state.hands[seat], all || eyes == Eyes::Seat(Seat(seat as u8)));
        View {
            setup: state.setup.clone(),
            deck,
            hands: [hand(0), hand(1)],
            pile: state.pile.clone(),
            score: state.score,
            turns: state.turns,
            mover: state.mover,
            stand: state.stand,
            peek: state.deck.first().copied().filter(|_| FLAW == LEAKY_VIEW),
            forgotten: FLAW == FORGETS_VIEW,
        }
    }

    fn seen(event: &Event, eyes: Eyes) -> Option<Event> {
        let what = match event.what {
            Happening::Drew(..) if eyes == Eyes::Public || FLAW == DRAWS_SILENTLY => return None,
            Happening::Drew(seat, _) if eyes != Eyes::All && eyes != Eyes::Seat(seat) => {
                Happening::Drew(seat, None)
            }
            what => what,
        };
        Some(Event { what, forgotten: FLAW == FORGETS_SEEN })
    }

    fn imagine(view: &View, dice: &mut Dice) -> State {
        let seen: Vec<Card> =
            view.hands.iter().flatten().chain(&view.deck).flatten().chain(&view.pile).copied().collect();
        let mut unseen: Vec<Card> = Card::all().filter(|card| !seen.contains(card)).collect();
        dice.shuffle(&mut unseen);
        let mut fill = |cards: &[Option<Card>]| -> Vec<Card> {
            cards.iter().filter_map(|card| card.or_else(|| unseen.pop())).collect()
        };
        let mut hands = [fill(&view.hands[0]), fill(&view.hands[1])];
        for hand in &mut hands {
            hand.sort_unstable();
        }
        let mut deck = fill(&view.deck);
        if FLAW == IMAGINES_NONSENSE {
            deck.fill(Card(99));
        }
        State {
            setup: view.setup.clone(),
            deck,
            hands,
            pile: view.pile.clone(),
            score: view.score,
            turns: view.turns,
            mover: view.mover,
            stand: view.stand,
            forgotten: false,
        }
    }

    fn learned(before: &State, after: &State, seat: Seat) -> bool {
        Self::view(before, Eyes::Seat(seat)) != Self::view(after, Eyes::Seat(seat))
    }

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn teams(_: &Setup) -> u8 {
        2
    }

    fn team(_: &State, seat: Seat) -> Team {
        Team(seat.0)
    }

    fn seat_name(_: &Setup, seat: Seat) -> &'static str {
        name(seat)
    }

    fn team_name(_: &Setup, team: Team) -> &'static str {
        name(Seat(team.0))
    }
}

const PLAYERS: [&str; 2] = ["han", "lando"];

fn name(seat: Seat) -> &'static str {
    PLAYERS.get(seat.index()).copied().unwrap_or("nobody")
}

fn called(name: &str) -> Option<Seat> {
    PLAYERS.iter().position(|player| *player == name).map(|seat| Seat(seat as u8))
}

fn end_turn<const FLAW: u8>(state: &mut State) {
    state.turns = state.turns.saturating_add(1);
    assert!(FLAW != PANICS || state.turns < 7, "the seventh turn");
    if FLAW == MOODY {
        state.score[0] = -MOOD.fetch_add(1, Ordering::Relaxed);
    }
    let [han, lando] = state.score;
    let reached = state.score.iter().any(|score| *score >= state.setup.goal);
    state.stand = if FLAW == ENDLESS || !reached && state.turns < TURNS {
        Stand::Deciding
    } else if han == lando {
        Stand::Over(Outcome::Draw)
    } else {
        Stand::Over(Outcome::Won(Team(u8::from(lando > han))))
    };
    state.mover = Seat(1 - state.mover.0);
}
