//! The contract on the smallest game that has it all: three rivals and a house that may win without a seat,
//! a card that each of them brings in secret, dice, and people who leave while the others play on.

use std::fmt::{self, Display};
use std::str::FromStr;

use kernel::{
    Dice, Draws, Eyes, Fate, Game, Input, Log, NoLog, Outcome, Record, RecordError, Rejected, Roll, Seat,
    Seats, SetupErrors, Sides, Team, Turn, act, begin, outcome, play, roll_outcomes, seat_called,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Dares;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Setup {
    people: u8,
}

/// The number of a card, from 1 to 9; 0 for somebody who brings none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
struct Secret {
    card: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct State {
    cards: Vec<u8>,
    here: Seats,
    mover: Seat,
    rolling: bool,
    over: Option<Outcome>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
enum Action {
    Dare(u8),
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Dare(n) = self;
        write!(f, "dare {n}")
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Action, String> {
        let n = s.strip_prefix("dare ").and_then(|n| n.parse().ok());
        n.map(Action::Dare).ok_or_else(|| format!("`{s}` is no dare"))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct TwoDice;

/// Two blanks, one hit.
const DICE: [(Sides, u8); 1] = [(Sides(&[2, 1]), 2)];

impl Draws for TwoDice {
    fn draw(&self, dice: &mut Dice) -> Fate {
        Fate::Roll(dice.roll(&DICE))
    }

    fn accepts(&self, fate: Fate) -> bool {
        matches!(fate, Fate::Roll(roll) if roll.is_of(&DICE))
    }

    fn outcomes(&self, out: &mut Vec<(Fate, u32)>) -> bool {
        roll_outcomes(&DICE, out)
    }
}

const NAMES: [&str; 3] = ["red", "green", "blue"];
const HOUSE: Team = Team(3);

impl Game for Dares {
    const NAME: &'static str = "dares";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type Secret = Secret;
    type State = State;
    type Action = Action;
    type Chance = TwoDice;
    type Event = ();
    type View = State;
    type Seen = ();

    fn start(setup: &Setup, secrets: &[Secret]) -> Result<State, SetupErrors> {
        if !(2..=3).contains(&setup.people) {
            return Err(SetupErrors(vec!["two or three people".into()]));
        }
        let card = |seat: u8| secrets.get(usize::from(seat)).copied().unwrap_or_default().card;
        let here = (0..setup.people).map(Seat).fold(Seats::NONE, Seats::with);
        let cards = (0..setup.people).map(card).collect();
        Ok(State { cards, here, mover: Seat(0), rolling: false, over: None })
    }

    fn check_secret(_: &Setup, _: Seat, secret: &Secret) -> Result<(), SetupErrors> {
        if secret.card < 10 { Ok(()) } else { Err(SetupErrors(vec![format!("no card {}", secret.card)])) }
    }

    fn turn(state: &State) -> Turn<Dares> {
        match state.over {
            Some(outcome) => Turn::Over(outcome),
            None if state.rolling => Turn::Chance(TwoDice),
            None => Turn::Decide(Seats::one(state.mover)),
        }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat == state.mover && !state.rolling && state.over.is_none() {
            out.extend([Action::Dare(1), Action::Dare(2)]);
        }
    }

    fn apply(state: &mut State, input: Input<Dares>, _: &mut impl Log<Dares>) {
        match input {
            Input::Act(..) => state.rolling = true,
            Input::Fate(Fate::Roll(roll)) => {
                let hits = roll.faces().filter(|face| *face == 1).count();
                state.rolling = false;
                match hits {
                    2 => state.over = Some(Outcome::Won(Team(state.mover.0))),
                    0 => state.over = Some(Outcome::Won(HOUSE)),
                    _ => next(state),
                }
            }
            Input::Fate(fate) => panic!("{fate} is no roll"),
            Input::Leave(seat) => {
                state.here = state.here.without(seat);
                match state.here.iter().count() {
                    1 => state.over = state.here.first().map(|last| Outcome::Won(Team(last.0))),
                    _ if seat == state.mover => {
                        state.rolling = false;
                        next(state);
                    }
                    _ => {}
                }
            }
        }
    }

    fn view(state: &State, _: Eyes) -> State {
        State { cards: Vec::new(), ..state.clone() }
    }

    fn seen((): &(), _: Eyes) -> Option<()> {
        Some(())
    }

    fn imagine(view: &State, _: &mut Dice) -> State {
        view.clone()
    }

    fn learned(_: &State, _: &State, _: Seat) -> bool {
        false
    }

    fn seats(setup: &Setup) -> u8 {
        setup.people
    }

    fn teams(setup: &Setup) -> u8 {
        setup.people + 1
    }

    fn team(_: &State, seat: Seat) -> Team {
        Team(seat.0)
    }

    fn seat_name(_: &Setup, seat: Seat) -> &'static str {
        NAMES.get(seat.index()).copied().unwrap_or("nobody")
    }

    fn team_name(setup: &Setup, team: Team) -> &'static str {
        if team.0 == setup.people { "house" } else { Self::seat_name(setup, Seat(team.0)) }
    }

    fn may_leave(state: &State, seat: Seat) -> bool {
        state.here.contains(seat)
    }
}

fn next(state: &mut State) {
    let after = |seat: Seat| Seat((seat.0 + 1) % state.cards.len() as u8);
    let mut mover = after(state.mover);
    while !state.here.contains(mover) {
        mover = after(mover);
    }
    state.mover = mover;
}

const THREE: Setup = Setup { people: 3 };

fn fate(words: &str) -> Input<Dares> {
    Input::Fate(words.parse().expect("an answer of fate"))
}

#[test]
fn what_is_brought_in_secret_is_checked_seat_by_seat() {
    let card = |card| Secret { card };
    let state = begin::<Dares>(&THREE, &[card(4), card(7)]).expect("two cards");
    assert_eq!(state.cards, [4, 7, 0], "whoever brings nothing has the default");
    let problems = |secrets: &[Secret]| begin::<Dares>(&THREE, secrets).expect_err("wrong").to_string();
    assert_eq!(problems(&[card(1), card(10), card(12)]), "green: no card 10; blue: no card 12");
    assert_eq!(problems(&[card(1); 4]), "there are 4 secrets for 3 seats");
    assert_eq!(
        begin::<Dares>(&Setup { people: 1 }, &[]).expect_err("alone").to_string(),
        "two or three people"
    );
}

#[test]
fn records_keep_secrets_dice_and_those_who_left() {
    let mut record = Record::<Dares>::new(THREE);
    record.secrets = vec![Secret::default(), Secret { card: 7 }];
    record.inputs = vec![
        Input::Act(Seat(0), Action::Dare(2)),
        fate("roll 0 1"),
        Input::Leave(Seat(2)),
        Input::Leave(Seat(0)),
    ];
    let text = "cantina record 1\ngame dares rules 1\nsetup {\"people\":3}\nsecret green {\"card\":7}\n\
                red dare 2\nfate roll 0 1\nblue leaves\nred leaves\nend 4\n";
    assert_eq!(record.write(), text);
    assert_eq!(Record::read(text).as_ref(), Ok(&record));
    let end = record.state().expect("a legal game");
    assert_eq!((end.cards.as_slice(), outcome::<Dares>(&end)), (&[0, 7, 0][..], Some(Outcome::Won(Team(1)))));
}

#[test]
fn a_record_without_secrets_is_written_as_ever() {
    let mut record = Record::<Dares>::new(THREE);
    let bare = record.write();
    assert_eq!(bare, "cantina record 1\ngame dares rules 1\nsetup {\"people\":3}\nend 0\n");
    record.secrets = vec![Secret::default(); 3];
    assert_eq!(record.write(), bare);
    assert!(Record::<Dares>::read(&bare).expect("a record").secrets.is_empty());
}

#[test]
fn a_secret_that_is_none_is_refused_with_its_line() {
    let with = |line: &str| {
        let text = format!("cantina record 1\ngame dares rules 1\nsetup {{\"people\":3}}\n{line}\nend 0\n");
        Record::<Dares>::read(&text).and_then(|record| record.state().map(|_| ()))
    };
    assert_eq!(with("secret red {\"card\":9}"), Ok(()));
    for wrong in ["secret white {\"card\":9}", "secret red nine", "secret red"] {
        assert!(matches!(with(wrong), Err(RecordError::Line { line: 4, .. })), "{wrong}");
    }
    assert!(matches!(with("secret red {\"card\":99}"), Err(RecordError::Setup(_))));
}

#[test]
fn others_play_on_until_one_is_left() {
    let mut state = begin::<Dares>(&THREE, &[]).expect("a legal set-up");
    let leave = |state: &mut State, seat| play::<Dares>(state, Input::Leave(Seat(seat)), &mut NoLog);
    // Also in the middle of a question to fate.
    act::<Dares>(&mut state, Seat(0), Action::Dare(1), &mut NoLog).expect("it is offered");
    leave(&mut state, 0).expect("one may always leave");
    assert_eq!(Dares::turn(&state), Turn::Decide(Seats::one(Seat(1))));
    let gone = leave(&mut state, 0).expect_err("nobody leaves twice");
    assert_eq!(
        (gone.say(&THREE), gone.to_string()),
        ("red has left the game".into(), "seat 1 has left the game".into())
    );
    leave(&mut state, 1).expect("one may always leave");
    assert_eq!(outcome::<Dares>(&state), Some(Outcome::Won(Team(2))));
    assert!(matches!(leave(&mut state, 2), Err(Rejected::Over(_))));
}

#[test]
fn a_team_without_a_seat_can_win() {
    let mut state = begin::<Dares>(&THREE, &[]).expect("a legal set-up");
    assert_eq!(outcome::<Dares>(&state), None);
    act::<Dares>(&mut state, Seat(0), Action::Dare(1), &mut NoLog).expect("it is offered");
    play::<Dares>(&mut state, fate("roll 0 0"), &mut NoLog).expect("two blanks");
    assert_eq!(outcome::<Dares>(&state), Some(Outcome::Won(HOUSE)));
    assert_eq!(Dares::team_name(&THREE, HOUSE), "house");
    assert!((0..3).all(|seat| Dares::team(&state, Seat(seat)) != HOUSE && HOUSE.0 < Dares::teams(&THREE)));
}

#[test]
fn fate_answers_the_dice_it_is_asked_for() {
    let mut state = begin::<Dares>(&THREE, &[]).expect("a legal set-up");
    act::<Dares>(&mut state, Seat(0), Action::Dare(1), &mut NoLog).expect("it is offered");
    for wrong in ["roll 0", "roll 0 2", "roll 0 0 0", "index 0", "seed 1"] {
        assert_eq!(play::<Dares>(&mut state, fate(wrong), &mut NoLog), Err(Rejected::Fate), "{wrong}");
    }
    let mut out = vec![(Fate::Seed(1), 1)];
    assert!(TwoDice.outcomes(&mut out));
    let listed: Vec<(String, u32)> = out.iter().map(|(fate, weight)| (fate.to_string(), *weight)).collect();
    assert_eq!(listed, [("roll 1 1".into(), 1), ("roll 0 1".into(), 4), ("roll 0 0".into(), 4)]);
    assert!(out.iter().all(|(fate, _)| TwoDice.accepts(*fate)));
    assert!(TwoDice.accepts(TwoDice.draw(&mut Dice::new(3))));
    assert_eq!(Roll::of(&[1, 0]).map(|roll| TwoDice.accepts(Fate::Roll(roll))), Some(true));
}

#[test]
fn a_game_that_says_nothing_is_searched_all_the_same() {
    let state = begin::<Dares>(&THREE, &[]).expect("a legal set-up");
    let [one, two] = [1, 2].map(|n| Dares::alike(&state, &Action::Dare(n)));
    assert!(one != two && one == Dares::alike(&state, &Action::Dare(1)));
    assert_eq!(Dares::value(&state, HOUSE), None);
    let mut dice = Dice::new(1);
    let offered = [Action::Dare(1), Action::Dare(2)];
    let mut taken = [0; 2];
    (0..100).for_each(|_| taken[Dares::quick(&state, Seat(0), &offered, &mut dice)] += 1);
    assert!(taken.iter().all(|n| *n > 20), "{taken:?}");
}

#[test]
fn seats_and_their_number_come_from_the_set_up() {
    assert_eq!(seat_called::<Dares>(&THREE, "blue"), Some(Seat(2)));
    assert_eq!(seat_called::<Dares>(&Setup { people: 2 }, "blue"), None);
    assert_eq!([Team(0).rival(), Team(1).rival()], [Team(1), Team(0)]);
}
