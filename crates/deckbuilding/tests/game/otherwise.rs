//! Every open question (R12) answered the other way.

use deckbuilding::Setup;
use deckbuilding::rulings::Rulings;
use serde_json::Value;

/// The usual set-up, but every ruling has the answer that is not the usual one.
pub(crate) fn setup() -> Setup {
    let mut setup = Setup::default();
    let usual = serde_json::to_value(Rulings::USUAL).expect("rulings are plain data");
    for (name, value) in usual.as_object().expect("rulings have names") {
        let other = match value {
            Value::Bool(on) => {
                if *on {
                    "off"
                } else {
                    "on"
                }
            }
            Value::String(name) if name == "strict" => "lenient",
            Value::String(name) if name == "played" => "activated",
            value => panic!("{value} has no other"),
        };
        setup.set(name, other).expect("an answer there is");
    }
    setup
}
