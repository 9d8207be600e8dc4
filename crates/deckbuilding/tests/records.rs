//! Games as they were once played: they must go on being legal, offer the same on the way, and end in the
//! same position. Kept games are never written anew.

use std::path::PathBuf;

use deckbuilding::{Deckbuilding, Setup, TeamSetup, Teams};
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

#[test]
fn old_games_can_still_be_played_and_end_the_same_way() {
    let kept = path("v1");
    assert_eq!(testkit::kept_records::<Deckbuilding>(&kept), Ok(3));
    assert_eq!(testkit::kept_records::<Teams>(&kept), Ok(1));
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
