//! Decks on the command line: files, and those that are ready by their names.

use std::path::Path;

use clap::Args;
use games::Playable;
use kernel::{DeckFault, Reading, Ready};
use text::Lang;

use crate::save::read_text;
use crate::words::{self, fill, pick};

#[derive(Args, Debug)]
pub(crate) struct DecksArg {
    /// What the seats play with: one deck for all or one for each, files or names of ready decks
    #[arg(long, value_name = "DECKS", value_delimiter = ',')]
    decks: Vec<String>,
}

impl DecksArg {
    pub(crate) fn is_usual(&self) -> bool {
        self.decks.is_empty()
    }

    /// What each seat brings; nothing if it is the usual.
    pub(crate) fn secrets<G: Playable>(
        &self,
        setup: &G::Setup,
        lang: Lang,
    ) -> Result<Vec<G::Secret>, String> {
        if !self.is_usual() && !G::brings(setup) {
            return Err(pick(lang, words::NO_DECKS).to_owned());
        }
        let seats = usize::from(G::seats(setup));
        let mut secrets = Vec::new();
        for name in &self.decks {
            secrets.push(playable::<G>(name, lang)?);
        }
        match secrets.len() {
            1 => Ok(vec![secrets.remove(0); seats]),
            n if n == 0 || n == seats => Ok(secrets),
            n => Err(fill(lang, words::WRONG_NUMBER_OF_DECKS, &[&n, &seats])),
        }
    }
}

/// A deck that can be played.
fn playable<G: Playable>(name: &str, lang: Lang) -> Result<G::Secret, String> {
    let read = named::<G>(name, lang)?;
    let faults: Vec<DeckFault> = read.faults.into_iter().chain(G::faults(&read.secret, lang)).collect();
    if faults.is_empty() { Ok(read.secret) } else { Err(unplayable(name, &faults, lang)) }
}

/// A deck that could be read as a whole, legal or not.
pub(crate) fn readable<G: Playable>(name: &str, lang: Lang) -> Result<G::Secret, String> {
    let read = named::<G>(name, lang)?;
    if read.faults.is_empty() { Ok(read.secret) } else { Err(unplayable(name, &read.faults, lang)) }
}

/// The ready deck of that name, or what is in the file.
pub(crate) fn named<G: Playable>(name: &str, lang: Lang) -> Result<Reading<G>, String> {
    if !G::brings(&G::usual()) {
        return Err(pick(lang, words::NO_DECKS).to_owned());
    }
    let ready = G::ready(lang);
    if let Some(Ready { secret, .. }) = ready.iter().find(|ready| ready.id == name).cloned() {
        return Ok(Reading { secret, faults: Vec::new() });
    }
    if !Path::new(name).exists() {
        let ids: Vec<&str> = ready.iter().map(|ready| ready.id).collect();
        return Err(fill(lang, words::NO_SUCH_DECK, &[&name, &ids.join(", ")]));
    }
    Ok(G::read_secret(&read_text(Path::new(name), lang)?, lang))
}

fn unplayable(name: &str, faults: &[DeckFault], lang: Lang) -> String {
    let said: Vec<String> = faults.iter().map(say_fault).collect();
    // One sentence for each fault, and all of them in one line.
    format!("{} {}", fill(lang, words::BAD_DECK, &[&name]), said.join(" "))
}

pub(crate) fn say_fault(fault: &DeckFault) -> String {
    format!("{} {}", fault.text, fault.repair)
}

/// What the file is called, if it is ready or its maker has called it something.
pub(crate) fn title<G: Playable>(name: &str, secret: &G::Secret, lang: Lang) -> String {
    let ready = G::ready(lang).into_iter().find(|ready| ready.id == name).map(|ready| ready.title);
    let own = Some(G::deck_facts(secret, lang).name).filter(|own| !own.is_empty());
    ready.or(own).unwrap_or_else(|| pick(lang, words::NAMELESS_DECK).to_owned())
}
