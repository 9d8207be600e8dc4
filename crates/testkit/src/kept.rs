//! Games as they were once played. They go on being legal, every choice offered what it offers now, and
//! they end where they ended. Nothing here writes a file: a record that was kept is kept for good.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use kernel::{Eyes, Input, NoLog, Record, Stage, Turn, game_of_record, play};

use crate::Fingerprint;
use crate::files::files;

/// Plays every `NAME.rec` of this game in a folder and compares its end with `NAME.end`. Says how many
/// there were, or what is wrong with them.
pub fn kept_records<G: Stage>(folder: &Path) -> Result<usize, String> {
    let mut problems = Vec::new();
    let mut count = 0;
    for (path, text) in files(folder, "rec") {
        if game_of_record(&text) != Some(G::NAME) {
            continue;
        }
        count += 1;
        let kept = fs::read_to_string(path.with_extension("end")).unwrap_or_default();
        match end_of::<G>(&text) {
            Err(problem) => problems.push(format!("{}: {problem}", path.display())),
            Ok(end) if end != kept => {
                let line = kept.lines().zip(end.lines()).position(|(kept, now)| kept != now);
                let line = line.unwrap_or(kept.lines().count().min(end.lines().count()));
                let at = |text: &str| text.lines().nth(line).unwrap_or("(nothing)").to_owned();
                problems.push(format!(
                    "{} ends otherwise, line {}:\n  kept: {}\n  now:  {}\nthe whole end of today:\n{end}",
                    path.display(),
                    line + 1,
                    at(&kept),
                    at(&end),
                ));
            }
            Ok(_) => {}
        }
    }
    if problems.is_empty() { Ok(count) } else { Err(problems.join("\n")) }
}

/// How a record ends: how many inputs, what was offered on the way, who won, and what lies where.
fn end_of<G: Stage>(text: &str) -> Result<String, String> {
    let record = Record::<G>::read(text).map_err(|error| error.to_string())?;
    let mut state =
        kernel::begin::<G>(&record.setup, &record.secrets).map_err(|errors| errors.to_string())?;
    let (mut offers, mut list) = (Fingerprint::default(), Vec::new());
    for (i, input) in record.inputs.iter().enumerate() {
        if let Input::Act(..) = input {
            offers.offers::<G>(&state, &mut list);
        }
        play::<G>(&mut state, *input, &mut NoLog)
            .map_err(|rejected| format!("input {} cannot be played: {rejected}", i + 1))?;
    }
    let over = match G::turn(&state) {
        Turn::Over(outcome) => serde_json::to_string(&outcome).map_err(|error| error.to_string())?,
        _ => "not yet".into(),
    };
    let mut end = format!("inputs {}\noffers {offers}\nover {over}\n", record.inputs.len());
    for (subject, value) in G::describe(&G::view(&state, Eyes::All)) {
        // Writing to a string cannot fail.
        let _ = writeln!(end, "{subject}: {value}");
    }
    Ok(end)
}
