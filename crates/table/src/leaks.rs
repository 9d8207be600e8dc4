//! Nobody is told what is hidden from them: whatever a table says to a pair of eyes is the same, byte for
//! byte, if the hidden cards are some others.

use games::{Library, Playable, Shelf, Task};
use kernel::{Dice, Eyes, Seat, Turn};
use text::Lang;

use crate::game_board::{GameBoard, cast, told};
use crate::{Board, SeenEvent, Waits, options};

const GAMES: usize = 1_000;
/// Random games are long; one in so many inputs is looked at.
const STRIDE: usize = 61;
const CAP: usize = 30_000;

/// Everything these eyes could be sent about the position, the refusal of an action among it.
fn said(board: &mut dyn Board, eyes: Eyes, refused: &str) -> String {
    let mut said = vec![board.scene(eyes), format!("{:?}", board.prompt(eyes)), board.scenario(eyes, "odd")];
    for lang in [Lang::En, Lang::Es] {
        said.extend([board.question(eyes, lang), board.table_in_words(eyes, lang)]);
        let Eyes::Seat(seat) = eyes else { continue };
        said.push(format!("{:?}", board.offers(seat, lang)));
        said.push(format!("{:?}", board.combinations(seat, lang)));
    }
    said.push(format!("{:?}", board.waits()));
    if let Eyes::Seat(seat) = eyes {
        for action in ["nonsense", refused] {
            said.push(format!("{:?}", board.act(seat, action).expect_err("it is not offered")));
        }
        said.extend(board.thinking(seat, "rules", 7).map(|task| task()));
        said.extend(board.advising(seat, "rules", 7, Lang::En).map(|task| format!("{:?}", task())));
    }
    said.join("\n")
}

/// A state that looks the same before an input, and leads to what looks the same, has the same story: in
/// whatever order, because cards drawn in another order lie in the same hand.
fn same_story<G: Playable>(board: &GameBoard<G>, before: &G::State, eyes: Eyes, dice: &mut Dice) {
    let mut other = G::imagine(&G::view(before, eyes), dice);
    let mut events: Vec<G::Event> = Vec::new();
    // What is offered to somebody else may depend on cards that these eyes cannot see.
    if kernel::play::<G>(&mut other, board.last_input(), &mut events).is_err()
        || G::view(&other, eyes) != G::view(board.state(), eyes)
    {
        return;
    }
    let last = board.plies() - 1;
    let mut here = board.story(last, last + 1, eyes, &[], Lang::En);
    let cast = cast(eyes, &[]);
    let there = events.iter().filter_map(|event| G::seen(event, eyes));
    let there = there.map(|seen| told::<G>(last, &seen, &cast, Lang::En));
    let mut there: Vec<SeenEvent> = there.collect();
    here.sort();
    there.sort();
    assert_eq!(here, there, "{eyes:?} heard of what they cannot see");
}

fn play<G: Playable>(setup: &str, games: usize, seed: u64) {
    let setup: G::Setup = serde_json::from_str(setup).expect("a set-up");
    let mut watching: Vec<Eyes> = (0..G::seats(&setup)).map(|seat| Eyes::Seat(Seat(seat))).collect();
    watching.push(Eyes::Public);
    for game in 0..games {
        let mut dice = Dice::at(seed, game as u64);
        let mut board = GameBoard::<G>::new(setup.clone(), Vec::new(), Vec::new()).expect("a legal set-up");
        let mut played: Vec<String> = Vec::new();
        for step in 0..CAP {
            let before = board.state().clone();
            match board.waits() {
                Waits::Over(_) => break,
                Waits::ForFate => board.fate(board.draw(Dice::new(dice.number()))).expect("fate answers"),
                Waits::For(seats) => {
                    let seat = seats.any(&mut dice).expect("somebody decides");
                    let offers = kernel::offered::<G>(board.state(), seat);
                    played.push(offers[dice.below(offers.len())].to_string());
                    board.act(seat, played.last().expect("one action")).expect("it was offered");
                }
            }
            if (step + game) % STRIDE != 0 || matches!(G::turn(board.state()), Turn::Chance(_)) {
                continue;
            }
            for eyes in &watching {
                let view = G::view(board.state(), *eyes);
                let mut imagined = board.with_state(G::imagine(&view, &mut dice));
                // Something that was once played and is not offered to anybody now.
                let offers = |seat: &Seat| kernel::offered::<G>(board.state(), *seat);
                let offered: Vec<String> = (0..board.seats())
                    .map(Seat)
                    .flat_map(|seat| offers(&seat))
                    .map(|action| action.to_string())
                    .collect();
                let refused = played.iter().rev().find(|action| !offered.contains(action));
                let refused = refused.map_or("nonsense", String::as_str).to_owned();
                assert_eq!(
                    said(&mut board, *eyes, &refused),
                    said(&mut imagined, *eyes, &refused),
                    "{eyes:?} in game {game}"
                );
                same_story(&board, &before, *eyes, &mut dice);
            }
        }
    }
}

/// The twin law for everything a table says: see [`testkit::twins`]. `known` may plant a flaw.
fn twins<G: Playable>(
    setup: &G::Setup,
    games: usize,
    known: impl Fn(&G::State) -> G::State,
) -> Result<testkit::Twins, String> {
    let board = GameBoard::<G>::new(setup.clone(), Vec::new(), Vec::new()).expect("a legal set-up");
    let trial = testkit::Trial { games, seed: 1, cap: 80_000, stride: 10 };
    testkit::twins::<G>(setup, trial, |sight| {
        said(&mut board.with_state(known(sight.state)), sight.eyes, "nonsense")
    })
}

struct Leaks<'a> {
    setup: &'a str,
    games: usize,
    seed: u64,
}

impl Task for Leaks<'_> {
    type Result = ();

    fn with<G: Playable>(self) {
        play::<G>(self.setup, self.games, self.seed);
        let setup: G::Setup = serde_json::from_str(self.setup).expect("a set-up");
        let done = twins::<G>(&setup, 2, Clone::clone).unwrap_or_else(|problem| panic!("{problem}"));
        assert!(done.pairs > 10 && done.positions > 50, "too little was compared: {done:?}");
    }
}

#[test]
fn nobody_is_told_what_is_hidden_from_them() {
    let modes = ["introductory", "full-galaxy", "secret-bases"];
    for (seed, mode) in modes.into_iter().enumerate() {
        let (setup, _) = options("deckbuilding", &[("mode".into(), mode.into())]).expect("a mode");
        let task = Leaks { setup: &setup, games: GAMES / modes.len() + 1, seed: seed as u64 };
        Library::with_game("deckbuilding", task).expect("the game");
    }
}

#[test]
fn nobody_in_a_team_is_told_what_is_hidden_from_them() {
    for (seed, hands) in ["on", "off"].into_iter().enumerate() {
        let (setup, _) =
            options("deckbuilding-team", &[("open-hands".into(), hands.into())]).expect("an option");
        let task = Leaks { setup: &setup, games: GAMES / 100, seed: seed as u64 };
        Library::with_game("deckbuilding-team", task).expect("the game");
    }
}

/// One card that becomes known to everybody when it is drawn is found in what the table says.
#[test]
fn a_table_that_knows_one_card_too_much_is_found() {
    let starter: deckbuilding::CardId = "rebel-trooper.1".parse().expect("a card");
    let known = |state: &deckbuilding::State| {
        let mut state = state.clone();
        if state.hands.iter().any(|hand| hand.contains(starter.thing())) {
            state.known.learn_all(starter);
        }
        state
    };
    let setup = deckbuilding::Setup::default();
    let found = twins::<deckbuilding::Deckbuilding>(&setup, 4, known);
    assert!(found.expect_err("a card too much").contains("parted unobserved"));
}

/// Two tables at which the other player has brought something else with the same leader and base say the same,
/// for as long as nothing of it is seen.
#[test]
fn nobody_is_told_what_the_others_have_brought() {
    use unlimited::{Deck, Setup, Unlimited, starters};

    let usual = Deck::of(&starters::VADER);
    let tarkin = starters::ALL.iter().find(|list| list.id == "tarkin").expect("a ready deck");
    let other = Deck { cards: Deck::of(tarkin).cards, ..usual.clone() };
    let brought = [&[Deck::default(), usual][..], &[Deck::default(), other][..]];
    let board = GameBoard::<Unlimited>::new(Setup::default(), Vec::new(), Vec::new()).expect("a set-up");
    let trial = testkit::Trial { games: 6, seed: 1, cap: 2_000, stride: 1 };
    let done = testkit::secret_twins::<Unlimited>(&Setup::default(), brought, Seat(0), trial, |sight| {
        said(&mut board.with_state(*sight.state), sight.eyes, "nonsense")
    });
    let done = done.unwrap_or_else(|leak| panic!("{leak}"));
    assert!(done.positions > 20, "too little was compared: {done:?}");
}
