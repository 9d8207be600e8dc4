//! Pebbles: a game small enough to follow by heart, with a bit of everything a real game has.
//!
//! A turn: fate rolls a die that only the mover sees. The mover plays pebbles from a bag of three:
//! two grey ones, worth 1 each, and a white one, worth the die; the white one also lets its player
//! polish any of four shells, in ascending order, for nothing. Who ends a turn with the goal reached
//! has won.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::str::FromStr;

use kernel::{
    Advise, Bring, CardFacts, Dice, Draw, Draws, Eyes, Fact, Fate, Game, Input, Log, Motion, Outcome, Prompt,
    PromptKind, Seat, Seats, Section, SetupErrors, Speak, Stage, Team, Touch, TraitFacts, Turn, Usage,
};
use serde::{Deserialize, Serialize};
use text::Lang;

games::shelf! {
    pub(crate) struct ToyShelf { Pebbles }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pebbles;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    goal: u8,
    white: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    goal: u8,
    scores: [u8; 2],
    mover: u8,
    die: Option<u8>,
    bag: Vec<u8>,
    /// The lowest shell that may still be polished.
    shells: Option<u8>,
    white: bool,
    over: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Play(u8),
    Polish(u8),
    Done,
    End,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Die;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Rolled { seat: u8, die: u8 },
    Played { seat: u8, pebble: u8, score: u8 },
    Polished { shell: u8 },
    Ended { seat: u8 },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    die: Option<u8>,
    state: State,
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(n) => write!(f, "play {n}"),
            Action::Polish(n) => write!(f, "polish {n}"),
            Action::Done => f.write_str("done"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Action, String> {
        let wrong = || format!("`{s}` is no action");
        match s.split_once(' ') {
            Some(("play", n)) => n.parse().map(Action::Play).map_err(|_| wrong()),
            Some(("polish", n)) => n.parse().map(Action::Polish).map_err(|_| wrong()),
            None if s == "done" => Ok(Action::Done),
            None if s == "end" => Ok(Action::End),
            _ => Err(wrong()),
        }
    }
}

impl Draws for Die {
    fn draw(&self, dice: &mut Dice) -> Fate {
        Fate::Index(dice.below(6) as u16)
    }

    fn accepts(&self, fate: Fate) -> bool {
        matches!(fate, Fate::Index(0..=5))
    }
}

impl Game for Pebbles {
    const NAME: &'static str = "pebbles";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type Secret = ();
    type State = State;
    type Action = Action;
    type Chance = Die;
    type Event = Event;
    type View = View;
    type Seen = Event;

    fn start(setup: &Setup, _: &[()]) -> Result<State, SetupErrors> {
        if setup.goal == 0 {
            return Err(SetupErrors(vec!["the goal is at least 1".into()]));
        }
        Ok(State {
            goal: setup.goal,
            scores: [0; 2],
            mover: 0,
            die: None,
            bag: Vec::new(),
            shells: None,
            white: setup.white,
            over: false,
        })
    }

    fn turn(state: &State) -> Turn<Pebbles> {
        if state.over {
            Turn::Over(Outcome::Won(Team(state.mover)))
        } else if state.die.is_none() {
            Turn::Chance(Die)
        } else {
            Turn::Decide(Seats::one(Seat(state.mover)))
        }
    }

    fn actions(state: &State, _: Seat, out: &mut Vec<Action>) {
        out.clear();
        if let Some(lowest) = state.shells {
            out.extend((lowest..=4).map(Action::Polish));
            out.push(Action::Done);
        } else {
            out.extend(state.bag.iter().copied().map(Action::Play));
            out.push(Action::End);
        }
    }

    fn apply(state: &mut State, input: Input<Pebbles>, log: &mut impl Log<Pebbles>) {
        let seat = state.mover;
        match input {
            Input::Fate(Fate::Index(die)) => {
                let die = die as u8 + 1;
                state.die = Some(die);
                state.bag = if state.white { vec![1, 2, 3] } else { vec![1, 2] };
                log.event(Event::Rolled { seat, die });
            }
            Input::Fate(Fate::Seed(_) | Fate::Roll(_)) => panic!("one die is an index"),
            Input::Leave(seat) => {
                state.over = true;
                state.mover = 1 - seat.0;
            }
            Input::Act(_, Action::Play(pebble)) => {
                state.bag.retain(|p| *p != pebble);
                let worth = if pebble == 3 { state.die.expect("the die is rolled") } else { 1 };
                let score = &mut state.scores[usize::from(seat)];
                *score = score.saturating_add(worth);
                log.event(Event::Played { seat, pebble, score: *score });
                if pebble == 3 {
                    state.shells = Some(1);
                }
            }
            Input::Act(_, Action::Polish(shell)) => {
                log.event(Event::Polished { shell });
                state.shells = Some(shell + 1);
            }
            Input::Act(_, Action::Done) => state.shells = None,
            Input::Act(_, Action::End) => {
                log.event(Event::Ended { seat });
                if state.scores[usize::from(seat)] >= state.goal {
                    state.over = true;
                } else {
                    state.mover = 1 - seat;
                    state.die = None;
                }
            }
        }
    }

    fn view(state: &State, eyes: Eyes) -> View {
        let sees = eyes == Eyes::All || eyes == Eyes::Seat(Seat(state.mover));
        let die = state.die.filter(|_| sees);
        View { die, state: State { die, ..state.clone() } }
    }

    fn seen(event: &Event, eyes: Eyes) -> Option<Event> {
        match event {
            Event::Rolled { seat, .. } if eyes != Eyes::All && eyes != Eyes::Seat(Seat(*seat)) => None,
            _ => Some(event.clone()),
        }
    }

    fn imagine(view: &View, dice: &mut Dice) -> State {
        State { die: view.die.or(Some(dice.below(6) as u8 + 1)), ..view.state.clone() }
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
        ["red", "blue"].get(seat.index()).copied().unwrap_or("nobody")
    }

    fn team_name(setup: &Setup, team: Team) -> &'static str {
        Self::seat_name(setup, Seat(team.0))
    }
}

fn say(lang: Lang, en: &str, es: &str) -> String {
    if lang == Lang::Es { es.to_string() } else { en.to_string() }
}

fn colour(seat: u8, lang: Lang) -> String {
    if seat == 0 { say(lang, "Red", "Rojo") } else { say(lang, "Blue", "Azul") }
}

fn pebble(n: u8, lang: Lang) -> String {
    if n == 3 { say(lang, "white pebble", "canto élite") } else { say(lang, "grey pebble", "canto gris") }
}

impl Speak for Pebbles {
    fn title(lang: Lang) -> String {
        say(lang, "Pebbles", "Cantos")
    }

    fn say_seat(_: &Setup, seat: Seat, lang: Lang) -> String {
        colour(seat.0, lang)
    }

    fn say_team(_: &Setup, team: Team, lang: Lang) -> String {
        colour(team.0, lang)
    }

    fn say_question(view: &View, lang: Lang) -> String {
        if view.state.shells.is_some() {
            say(lang, "Polish which shells?", "¿Qué conchas pules?")
        } else {
            say(lang, "What do you play?", "¿Qué juegas?")
        }
    }

    fn say_action(_: &View, action: &Action, lang: Lang) -> String {
        match action {
            Action::Play(n) => format!("{} {}", say(lang, "play a", "juega un"), pebble(*n, lang)),
            Action::Polish(n) => format!("{} {n}", say(lang, "shell", "concha")),
            Action::Done => say(lang, "done", "listo"),
            Action::End => say(lang, "end the turn", "termina el turno"),
        }
    }

    fn say_event(seen: &Event, _: &kernel::Cast, lang: Lang) -> String {
        match seen {
            Event::Rolled { seat, die } => {
                format!("{} {} {die}.", colour(*seat, lang), say(lang, "rolls", "saca"))
            }
            Event::Played { seat, pebble: n, score } => format!(
                "{} {} {}: {score}.",
                colour(*seat, lang),
                say(lang, "plays a", "juega un"),
                pebble(*n, lang)
            ),
            Event::Polished { shell } => format!("{} {shell}.", say(lang, "Shiny: shell", "Brilla: concha")),
            Event::Ended { seat } => {
                format!("{} {}.", colour(*seat, lang), say(lang, "ends the turn", "termina"))
            }
        }
    }

    fn say_table(view: &View, lang: Lang) -> String {
        let [red, blue] = view.state.scores;
        let die = view.die.map_or("?".to_string(), |die| die.to_string());
        format!("{}: {red} - {blue}, {die}\n", say(lang, "TABLE", "MESA"))
    }

    fn combinations(view: &View, _: &[Action]) -> Vec<Vec<Action>> {
        let greys: Vec<Action> =
            view.state.bag.iter().filter(|n| **n < 3).map(|n| Action::Play(*n)).collect();
        if view.state.shells.is_some() { Vec::new() } else { vec![greys] }
    }

    fn say_combination(_: &View, actions: &[Action], lang: Lang) -> String {
        format!("{} ({})", say(lang, "play all grey pebbles", "juega todos los cantos grises"), actions.len())
    }

    fn catalogue(_: &Setup, lang: Lang) -> Vec<CardFacts> {
        let facts = |id, n, quantity| CardFacts {
            id,
            name: pebble(n, lang),
            quantity,
            kind: say(lang, "Pebble", "Canto"),
            faction: String::new(),
            numbers: BTreeMap::from([("worth", 1)]),
            text: say(lang, "It lies there.", "Ahí está."),
            ..CardFacts::default()
        };
        let white = facts("white", 3, 1);
        let shiny = TraitFacts { id: "shiny", name: say(lang, "Shiny", "Brillante") };
        vec![facts("grey", 1, 2), CardFacts { traits: vec![shiny], unique: true, ..white }]
    }

    fn number_name(key: &str, lang: Lang) -> String {
        if key == "worth" { say(lang, "worth", "valor") } else { key.to_owned() }
    }

    fn digest() -> Vec<Section> {
        kernel::digest(DIGEST)
    }
}

impl Bring for Pebbles {}

impl Usage for Pebbles {
    fn played_card(action: &Action) -> Option<&'static str> {
        match action {
            Action::Play(3) => Some("white"),
            Action::Play(_) => Some("grey"),
            _ => None,
        }
    }
}

const DIGEST: &str = "\
# pebbles
en Pebbles and shells
es Cantos y conchas

R1.1
en You hold three pebbles.
es Tienes tres cantos.

R1.2
en The white pebble lets you polish shells.
es El canto élite te deja pulir conchas.

# end
en The end
es El final

R2.1
en Reach the goal in your turn.
es Alcanza la meta en tu turno.
";

impl Draw for Pebbles {
    type Scene = [u8; 2];

    fn scene(view: &View) -> [u8; 2] {
        view.state.scores
    }

    fn prompt(_: &View) -> Prompt {
        Prompt { kind: PromptKind::Turn, ..Prompt::default() }
    }

    fn touch(_: &View, _: &Action) -> Touch {
        Touch::default()
    }

    fn motion(_: &Event) -> Motion {
        Motion::default()
    }
}

impl Advise for Pebbles {
    fn advise(_: &View, offered: &[Action]) -> Action {
        offered[0]
    }
}

impl Stage for Pebbles {
    type Position = State;

    fn usual() -> Setup {
        Setup { goal: 20, white: true }
    }

    fn options_of(setup: &Setup) -> Vec<(String, String)> {
        vec![("goal".into(), setup.goal.to_string())]
    }

    fn describe(_: &View) -> Vec<(String, String)> {
        Vec::new()
    }

    fn set_option(setup: &mut Setup, option: &str, value: &str) -> Result<(), String> {
        match (option, value) {
            ("goal", n) => setup.goal = n.parse().map_err(|_| format!("goal `{n}` is no number to 255"))?,
            ("mode", "grey") => setup.white = false,
            ("mode", _) => return Err(format!("unknown mode `{value}`; there is: grey")),
            _ => return Err(format!("unknown option `{option}`; there are: goal, mode")),
        }
        Ok(())
    }

    fn stage(setup: &Setup) -> Result<State, String> {
        Pebbles::start(setup, &[]).map_err(|errors| errors.to_string())
    }

    fn place(_: &mut State, subject: &str, _: &str) -> Result<(), String> {
        Err(format!("there is no `{subject}`"))
    }

    fn raise(stage: State) -> Result<State, String> {
        Ok(stage)
    }

    fn read(_: &View, subject: &str) -> Result<Fact, String> {
        Err(format!("there is no `{subject}`"))
    }
}
