//! Games as they were once played: they must go on being legal, and end in the same position.
//! `CANTINA_BLESS=1` plays and writes them anew.

use std::fs;
use std::path::PathBuf;

use deckbuilding::{Deckbuilding, EMPIRE, Mode, Setup, TeamSetup, Teams};
use kernel::{Advise, Dice, Draw, Draws, Eyes, Input, Record, Seat, Speak, Turn, offered};
use text::Lang;

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "replays", name].iter().collect()
}

/// Some follow the rules of thumb, the others play at random.
fn play<G: Advise>(setup: &G::Setup, seed: u64, thinks: impl Fn(Seat) -> bool) -> Record<G> {
    let mut record = Record::new(setup.clone());
    let mut state = G::start(setup, &[]).expect("a legal set-up");
    let mut dice = Dice::new(seed);
    loop {
        let input = match G::turn(&state) {
            Turn::Over(_) => return record,
            Turn::Chance(chance) => Input::Fate(chance.draw(&mut dice)),
            Turn::Decide(seats) => {
                let seat = seats.any(&mut dice).expect("somebody decides");
                let actions = offered::<G>(&state, seat);
                let action = if thinks(seat) {
                    G::advise(&G::view(&state, Eyes::Seat(seat)), &actions)
                } else {
                    actions[dice.below(actions.len())]
                };
                Input::Act(seat, action)
            }
        };
        record.inputs.push(input);
        G::apply(&mut state, input, &mut kernel::NoLog);
    }
}

/// A game between the Empire, which follows the rules of thumb, and Rebels who play at random.
fn as_once<G: Advise + Speak>(name: &str, setup: &G::Setup, seed: u64, empire: &[Seat]) {
    if testkit::blessing() {
        fs::create_dir_all(path("")).expect("a writable folder");
        let record = play::<G>(setup, seed, |seat| empire.contains(&seat));
        fs::write(path(&format!("{name}.rec")), record.write()).expect("a writable file");
    }
    let text = fs::read_to_string(path(&format!("{name}.rec"))).expect("a recorded game");
    let record = Record::<G>::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let state = record.state().unwrap_or_else(|error| panic!("{name}: {error}"));
    let table = G::say_table(&G::view(&state, Eyes::All), Lang::En);
    testkit::golden(path(&format!("{name}.end.txt")), &format!("{table}\n"));
}

#[test]
fn old_games_can_still_be_played_and_end_the_same_way() {
    for (mode, seed) in [(Mode::Introductory, 11), (Mode::FullGalaxy, 12), (Mode::SecretBases, 13)] {
        let setup = Setup { mode, bribing: true, ..Setup::default() };
        as_once::<Deckbuilding>(mode.name(), &setup, seed, &[EMPIRE]);
    }
    let setup = TeamSetup { bribing: true, ..TeamSetup::default() };
    as_once::<Teams>("team", &setup, 14, &[Seat(0), Seat(2)]);
}

/// Whole games in words: living documentation, in both languages.
fn story<G: Advise + Speak + Draw>(name: &str, setup: &G::Setup) {
    let record = play::<G>(setup, 21, |_| true);
    for lang in [Lang::En, Lang::Es] {
        let mut events: Vec<G::Event> = Vec::new();
        let mut story = format!("{}\n\n", G::title(lang));
        let end = record.state_after(record.inputs.len(), &mut events).expect("a legal game");
        for event in events.iter().filter_map(|event| G::seen(event, Eyes::All)) {
            if G::begins_turn(&event) {
                story.push('\n');
            }
            story.push_str(&G::say_event(&event, lang));
            story.push('\n');
        }
        story.push('\n');
        story.push_str(&G::say_table(&G::view(&end, Eyes::All), lang));
        story.push('\n');
        testkit::golden(path(&format!("{name}.{lang}.txt")), &story);
    }
}

#[test]
fn a_game_reads_as_it_always_did() {
    story::<Deckbuilding>("playthrough", &Setup::default());
    story::<Teams>("team-playthrough", &TeamSetup::default());
}
