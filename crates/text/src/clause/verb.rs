//! Verbs and their forms.

use crate::phrase::Number;
use crate::{Both, Lang, both};

/// A verb, and the frame its objects stand in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verb {
    /// What you do: a request in English, "robas" in Spanish.
    plain: Both,
    /// What somebody else does.
    third: Both,
    /// The doing of it: "drawing", "robar".
    doing: Both,
    pub(super) frame: Both,
    /// The frame for a first object of many words, which Spanish leaves to the end.
    pub(super) heavy: Both,
}

/// The forms in the order "draw, draws, drawing" and "robas, roba, robar".
pub const fn verb(en: [&'static str; 3], es: [&'static str; 3], frame: Both) -> Verb {
    Verb {
        plain: both(en[0], es[0]),
        third: both(en[1], es[1]),
        doing: both(en[2], es[2]),
        frame,
        heavy: frame,
    }
}

/// What a clause asks of its verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    You,
    /// Somebody or something else.
    Other(Number),
    /// Somebody who has been named: "they draw", "roba".
    They,
    /// After "you may", "puedes".
    May,
    Doing,
}

impl Form {
    /// Whether Spanish takes the infinitive, on which a pronoun hangs.
    pub(super) const fn infinitive(self) -> bool {
        matches!(self, Form::May | Form::Doing)
    }
}

impl Verb {
    /// With another frame for a first object of many words.
    #[must_use]
    pub const fn heavy(mut self, frame: Both) -> Verb {
        self.heavy = frame;
        self
    }

    pub fn form(&self, lang: Lang, form: Form) -> String {
        let Verb { plain, third, doing, .. } = *self;
        match form {
            Form::You => plain.word(lang),
            Form::Other(Number::Singular) => third.word(lang),
            // Every Spanish verb of a third person takes an n in the plural, but "es", which no op needs.
            Form::Other(Number::Plural) if lang == Lang::Es => format!("{}n", third.word(lang)),
            Form::Other(Number::Plural) => plain.word(lang),
            Form::They => Both { en: plain.en, es: third.es }.word(lang),
            Form::May => Both { en: plain.en, es: doing.es }.word(lang),
            Form::Doing => doing.word(lang),
        }
    }
}
