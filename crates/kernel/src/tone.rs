//! What kind of thing a choice does to what is chosen.

use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    Gain,
    Harm,
    Pay,
    Move,
    Look,
    Keep,
    #[default]
    Other,
}
