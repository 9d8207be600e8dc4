//! What somebody brings, before it is known what it is.

use games::{Library, Playable, Shelf, Task};
use kernel::{DeckFault, Dice, Reading, Seat, read_brought};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::Lang;

use crate::{Refusal, Why};

/// The name of a ready deck, a list, or a deck as JSON.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Value", into = "String")]
pub struct Brought(String);

impl Brought {
    pub fn new(written: impl Into<String>) -> Brought {
        Brought(written.into())
    }

    pub fn read<G: Playable>(&self, lang: Lang) -> Reading<G> {
        read_brought::<G>(&self.0, lang)
    }
}

impl std::fmt::Debug for Brought {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // What is brought in secret stays out of logs.
        f.write_str("something brought")
    }
}

impl From<Value> for Brought {
    fn from(value: Value) -> Brought {
        match value {
            Value::String(written) => Brought(written),
            json => Brought(json.to_string()),
        }
    }
}

impl From<Brought> for String {
    fn from(brought: Brought) -> String {
        brought.0
    }
}

/// Keeps the choice for computers apart from fate's.
const READY_DICE: u64 = 0xDEC4;

/// What was brought, as JSON, if it can be played; otherwise everything that is wrong with it.
pub fn secret_of(game: &str, setup: &str, brought: &Brought) -> Result<String, Refusal> {
    struct Secret<'a>(&'a Brought);
    impl Task for Secret<'_> {
        type Result = Result<String, Refusal>;

        fn with<G: Playable>(self) -> Self::Result {
            let read = self.0.read::<G>(Lang::En);
            if read.faults.is_empty() && G::faults(&read.secret, Lang::En).is_empty() {
                return Ok(serde_json::to_string(&read.secret).expect("a secret is plain data"));
            }
            Err(Refusal::told(Why::Deck, |lang| {
                let read = self.0.read::<G>(lang);
                let faults: Vec<DeckFault> =
                    read.faults.into_iter().chain(G::faults(&read.secret, lang)).collect();
                said(&faults)
            }))
        }
    }
    if !brings(game, setup) {
        return Err(Refusal::new(Why::NoDecks));
    }
    Library::with_game(game, Secret(brought)).map_err(|problem| Refusal::about(Why::UnknownGame, problem))?
}

/// All that is wrong, each with what would mend it.
pub fn said(faults: &[DeckFault]) -> String {
    let said: Vec<String> = faults.iter().map(|fault| format!("{} {}", fault.text, fault.repair)).collect();
    said.join(" ")
}

/// Whether seats bring something to this game with this set-up, which is JSON.
pub fn brings(game: &str, setup: &str) -> bool {
    struct Brings<'a>(&'a str);
    impl Task for Brings<'_> {
        type Result = bool;

        fn with<G: Playable>(self) -> bool {
            serde_json::from_str(self.0).is_ok_and(|setup| G::brings(&setup))
        }
    }
    Library::take(game, Brings(setup)).unwrap_or(false)
}

/// Something that is ready, as JSON, for a computer that was given nothing.
pub fn ready_by_chance(game: &str, seed: u64, seat: Seat) -> Option<String> {
    struct AnyReady(Dice);
    impl Task for AnyReady {
        type Result = Option<String>;

        fn with<G: Playable>(mut self) -> Option<String> {
            let ready = G::ready(Lang::En);
            let secret = (!ready.is_empty()).then(|| &ready[self.0.below(ready.len())].secret)?;
            Some(serde_json::to_string(secret).expect("a secret is plain data"))
        }
    }
    Library::take(game, AnyReady(Dice::at(seed ^ READY_DICE, seat.0.into()))).ok()?
}
