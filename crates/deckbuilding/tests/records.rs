//! Games as they were once played: they must go on being legal, and end in the same position.
//! `CANTINA_BLESS=1` plays and writes them anew.

use std::fs;
use std::path::PathBuf;

use deckbuilding::{Deckbuilding, EMPIRE, Event, Mode, Setup};
use kernel::{Advised, Dice, Draws, Eyes, Game, Input, Record, Spoken, Turn, offered};
use text::Lang;

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "replays", name].iter().collect()
}

/// The Empire follows the rules of thumb; the Rebels do too, or play at random.
fn play(setup: &Setup, seed: u64, both_think: bool) -> Record<Deckbuilding> {
    let mut record = Record::new(setup.clone());
    let mut state = Deckbuilding::start(setup).expect("a legal set-up");
    let mut dice = Dice::new(seed);
    loop {
        let input = match Deckbuilding::turn(&state) {
            Turn::Over(_) => return record,
            Turn::Chance(chance) => Input::Fate(chance.draw(&mut dice)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody decides");
                let actions = offered::<Deckbuilding>(&state, seat);
                let thinks = both_think || seat == EMPIRE;
                let view = Deckbuilding::view(&state, Eyes::Seat(seat));
                let action = if thinks {
                    Deckbuilding::advise(&view, &actions)
                } else {
                    actions[dice.below(actions.len())]
                };
                Input::Act(seat, action)
            }
        };
        record.inputs.push(input);
        Deckbuilding::apply(&mut state, input, &mut kernel::NoLog);
    }
}

#[test]
fn old_games_can_still_be_played_and_end_the_same_way() {
    for (mode, seed) in [(Mode::Introductory, 11), (Mode::FullGalaxy, 12), (Mode::SecretBases, 13)] {
        let name = mode.name();
        if testkit::blessing() {
            let setup = Setup { mode, bribing: true, ..Setup::default() };
            fs::create_dir_all(path("")).expect("a writable folder");
            fs::write(path(&format!("{name}.rec")), play(&setup, seed, false).write())
                .expect("a writable file");
        }
        let text = fs::read_to_string(path(&format!("{name}.rec"))).expect("a recorded game");
        let record = Record::<Deckbuilding>::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let state = record.state().unwrap_or_else(|error| panic!("{name}: {error}"));
        let table = Deckbuilding::say_table(&Deckbuilding::view(&state, Eyes::All), Lang::En);
        testkit::golden(path(&format!("{name}.end.txt")), &format!("{table}\n"));
    }
}

/// One whole game in words: living documentation, in both languages.
#[test]
fn a_game_reads_as_it_always_did() {
    let record = play(&Setup::default(), 21, true);
    for lang in [Lang::En, Lang::Es] {
        let mut events: Vec<Event> = Vec::new();
        let mut story = format!("{}\n\n", Deckbuilding::title(lang));
        let end = record.state_after(record.inputs.len(), &mut events).expect("a legal game");
        for event in &events {
            if matches!(event, Event::TurnBegan { .. }) {
                story.push('\n');
            }
            story.push_str(&Deckbuilding::say_event(event, lang));
            story.push('\n');
        }
        story.push('\n');
        story.push_str(&Deckbuilding::say_table(&Deckbuilding::view(&end, Eyes::All), lang));
        story.push('\n');
        testkit::golden(path(&format!("playthrough.{lang}.txt")), &story);
    }
}
