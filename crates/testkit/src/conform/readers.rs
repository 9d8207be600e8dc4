//! Whatever people or files say is read or refused, never a crash.

use kernel::{Dice, Record, Seat, Stage, offered};

use super::Conduct;
use crate::walk;

/// Characters that readers stumble over.
const ODD: [char; 12] = ['\0', ' ', '\n', '.', '-', '9', 'x', '"', '{', 'ñ', '\u{2003}', '🎲'];

/// Actions, records, states, options and places with something changed in them.
pub fn whatever_is_sent_is_read_or_refused<G: Stage>(conduct: &Conduct<G>) -> Result<(), String> {
    let (name, setup) = &conduct.setups[0];
    let mut record = Record::<G>::new(setup.clone());
    let (mut actions, mut json) = (Vec::new(), String::new());
    let trial = crate::Trial { games: 1, seed: 3, cap: conduct.cap, stride: 1 };
    walk::<G>(setup, trial, |moment| {
        if record.inputs.len() < 60 {
            record.secrets = moment.secrets.to_vec();
            record.inputs.extend(moment.last);
            json = serde_json::to_string(moment.state).map_err(|error| error.to_string())?;
            for seat in (0..G::seats(setup)).map(Seat) {
                actions.extend(offered::<G>(moment.state, seat).iter().map(ToString::to_string));
            }
        }
        Ok(())
    })?;
    let mut dice = Dice::new(5);
    let text = record.write();
    let lines: Vec<&str> = text.lines().collect();
    for keep in 0..lines.len() {
        if Record::<G>::read(&lines[..keep].join("\n")).is_ok() {
            return Err(format!("{name}: a record cut off after {keep} lines is accepted"));
        }
    }
    for _ in 0..400 {
        if let Ok(record) = Record::<G>::read(&spoilt(&text, &mut dice)) {
            // Another record, which is checked like any other.
            let _ = record.state();
        }
        let _ = serde_json::from_str::<G::State>(&spoilt(&json, &mut dice));
        let _ = serde_json::from_str::<G::Setup>(&spoilt(lines[2], &mut dice));
    }
    for action in &actions {
        for _ in 0..4 {
            let _ = spoilt(action, &mut dice).parse::<G::Action>();
        }
        let mut words: Vec<&str> = action.split(' ').collect();
        dice.shuffle(&mut words);
        let _ = words.join(" ").parse::<G::Action>();
    }
    staged::<G>(setup, &mut dice);
    Ok(())
}

/// Options and places of a position, spoilt or in the wrong place.
fn staged<G: Stage>(setup: &G::Setup, dice: &mut Dice) {
    let Ok(start) = G::start(setup, &[]) else { return };
    let facts = G::describe(&G::view(&start, kernel::Eyes::All));
    for _ in 0..200 {
        let Ok(mut stage) = G::stage(setup) else { return };
        for (subject, value) in &facts {
            let other = &facts[dice.below(facts.len())].1;
            let value = if dice.below(3) == 0 { other } else { value };
            let value = if dice.below(4) == 0 { spoilt(value, dice) } else { value.clone() };
            let _ = G::place(&mut stage, subject, &value);
        }
        if let Ok(state) = G::raise(stage) {
            let view = G::view(&state, kernel::Eyes::All);
            for (subject, _) in &facts {
                let _ = G::read(&view, &spoilt(subject, dice));
            }
        }
        let mut changed = setup.clone();
        for (option, value) in G::options_of(setup) {
            let _ = G::set_option(&mut changed, &option, &spoilt(&value, dice));
            let _ = G::set_option(&mut changed, &spoilt(&option, dice), &value);
        }
        let _ = G::start(&changed, &[]);
    }
}

/// A text with one to three characters changed, left out or put in.
fn spoilt(text: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(chars.len() + 1);
        let odd = ODD[dice.below(ODD.len())];
        match dice.below(3) {
            0 => chars.insert(at, odd),
            1 if at < chars.len() => chars[at] = odd,
            _ if at < chars.len() => drop(chars.remove(at)),
            _ => {}
        }
    }
    chars.into_iter().collect()
}
