//! Every open question (R12) answered the other way.

use deckbuilding::Setup;
use deckbuilding::rulings::Rulings;
use serde_json::Value;

/// Every ruling as its name and the answer that is not the usual one.
pub(crate) fn answers() -> Vec<(String, String)> {
    let Value::Object(usual) = serde_json::to_value(Rulings::USUAL).expect("rulings are plain data") else {
        panic!("rulings have names");
    };
    let other = |value: &Value| match value {
        Value::Bool(on) => if *on { "off" } else { "on" }.to_string(),
        Value::String(name) if name == "strict" => "lenient".into(),
        Value::String(name) if name == "played" => "activated".into(),
        value => panic!("{value} has no other"),
    };
    usual.iter().map(|(name, value)| (name.clone(), other(value))).collect()
}

/// The usual set-up with all of them.
pub(crate) fn setup() -> Setup {
    let mut setup = Setup::default();
    for (name, value) in answers() {
        setup.set(&name, &value).expect("an answer there is");
    }
    setup
}
