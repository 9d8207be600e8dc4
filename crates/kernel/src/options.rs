//! What people may agree on before a game: one row for each option says all there is to say about it.

use text::{Both, Lang, both};

use crate::{OptionFacts, OptionValue};

/// The options of a set-up, in the order in which people are asked.
#[derive(Debug)]
pub struct Options<S: 'static> {
    /// In several lists, so that set-ups can share some of them.
    pub rows: &'static [&'static [OptionRow<S>]],
}

/// One option.
#[derive(Debug)]
pub struct OptionRow<S> {
    name: &'static str,
    field: fn(&mut S) -> &mut dyn Value,
    title: Both,
    about: Both,
    /// The usual one comes first.
    values: &'static [(&'static str, Both)],
    /// Values that another game of the box has, and what to say to those who ask for them here.
    elsewhere: &'static [(&'static str, &'static str)],
    advanced: bool,
    by_seat: bool,
    asked: bool,
}

/// What an option is set to, as a word. Nothing is an empty word.
pub trait Value {
    fn get(&self) -> String;
    /// Whether it could be set to this.
    fn set(&mut self, value: &str) -> bool;
}

/// The values of an option that is on or off.
pub const ON: (&str, Both) = ("on", both("Yes", "Sí"));
pub const OFF: (&str, Both) = ("off", both("No", "No"));

impl Value for bool {
    fn get(&self) -> String {
        if *self { "on" } else { "off" }.into()
    }

    fn set(&mut self, value: &str) -> bool {
        match value {
            "on" | "true" | "yes" => *self = true,
            "off" | "false" | "no" => *self = false,
            _ => return false,
        }
        true
    }
}

impl Value for Option<u8> {
    fn get(&self) -> String {
        self.map_or(String::new(), |n| n.to_string())
    }

    fn set(&mut self, value: &str) -> bool {
        let n = value.parse().ok();
        *self = n.or(*self);
        n.is_some()
    }
}

/// One of a few words.
pub trait OneOf: Copy + 'static {
    fn words() -> &'static [(&'static str, Self)];
}

/// Words with commas or spaces between them.
impl<T: OneOf + PartialEq> Value for Vec<T> {
    fn get(&self) -> String {
        let word = |value: &T| T::words().iter().find(|(_, known)| known == value).map(|(word, _)| *word);
        self.iter().filter_map(word).collect::<Vec<_>>().join(",")
    }

    fn set(&mut self, value: &str) -> bool {
        let names = value.split([',', ' ']).filter(|name| !name.is_empty());
        let values =
            names.map(|name| T::words().iter().find(|(word, _)| *word == name).map(|(_, value)| *value));
        let values: Option<Vec<T>> = values.collect();
        values.map(|values| *self = values).is_some()
    }
}

/// Makes a plain enum a [`Value`]: each of its variants with the word for it.
#[macro_export]
macro_rules! named_value {
    ($Type:ident { $($Variant:ident: $name:literal),+ $(,)? }) => {
        #[allow(unreachable_pub)]
        impl $Type {
            pub const ALL: [$Type; [$($name),+].len()] = [$($Type::$Variant),+];

            pub const fn name(self) -> &'static str {
                match self {
                    $($Type::$Variant => $name,)+
                }
            }
        }

        impl $crate::OneOf for $Type {
            fn words() -> &'static [(&'static str, $Type)] {
                &[$(($name, $Type::$Variant)),+]
            }
        }

        impl $crate::Value for $Type {
            fn get(&self) -> String {
                self.name().into()
            }

            fn set(&mut self, value: &str) -> bool {
                let found = Self::ALL.iter().find(|known| known.name() == value);
                *self = *found.unwrap_or(self);
                found.is_some()
            }
        }
    };
}

impl<S> OptionRow<S> {
    pub const fn new(
        name: &'static str,
        field: fn(&mut S) -> &mut dyn Value,
        title: Both,
        about: Both,
        values: &'static [(&'static str, Both)],
    ) -> OptionRow<S> {
        OptionRow {
            name,
            field,
            title,
            about,
            values,
            elsewhere: &[],
            advanced: false,
            by_seat: false,
            asked: true,
        }
    }

    /// An option that nobody is asked about: it is set by name only.
    pub const fn unasked(
        name: &'static str,
        field: fn(&mut S) -> &mut dyn Value,
        values: &'static [(&'static str, Both)],
    ) -> OptionRow<S> {
        OptionRow { asked: false, ..OptionRow::new(name, field, both("", ""), both("", ""), values) }
    }

    /// For those who know the game well.
    #[must_use]
    pub const fn advanced(mut self) -> OptionRow<S> {
        self.advanced = true;
        self
    }

    /// Each seat has a value of its own, with commas between them.
    #[must_use]
    pub const fn by_seat(mut self) -> OptionRow<S> {
        self.by_seat = true;
        self
    }

    #[must_use]
    pub const fn elsewhere(mut self, values: &'static [(&'static str, &'static str)]) -> OptionRow<S> {
        self.elsewhere = values;
        self
    }

    fn said(&self, lang: Lang) -> OptionFacts {
        let words = |(value, title): &(&str, Both)| OptionValue {
            value: (*value).to_owned(),
            title: title.word(lang),
        };
        OptionFacts {
            name: self.name,
            title: self.title.word(lang),
            about: self.about.word(lang),
            default: self.values.first().map_or(String::new(), |(value, _)| (*value).to_owned()),
            values: self.values.iter().map(words).collect(),
            advanced: self.advanced,
            by_seat: self.by_seat,
        }
    }

    /// What to say to somebody who asks for a value that is none.
    fn refusal(&self, value: &str) -> String {
        if let Some((_, reason)) = self.elsewhere.iter().find(|(other, _)| *other == value) {
            return (*reason).to_owned();
        }
        let here = self.values.iter().map(|(value, _)| *value);
        let all: Vec<&str> = here.chain(self.elsewhere.iter().map(|(value, _)| *value)).collect();
        let mut all: Vec<&str> = all.into_iter().filter(|value| !value.is_empty()).collect();
        // Numbers are read in their order, whichever of them is the usual one.
        if all.iter().all(|value| value.parse::<u8>().is_ok()) {
            all.sort_by_key(|value| value.parse::<u8>().ok());
        }
        let all = match &all[..] {
            [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
            all => all.concat(),
        };
        format!("`{}` must be {all}", self.name)
    }
}

impl<S: Clone + Default> Options<S> {
    fn all(&self) -> impl Iterator<Item = &'static OptionRow<S>> {
        self.rows.iter().copied().flatten()
    }

    /// Sets an option by name, as the command line and scenarios do.
    pub fn set(&self, setup: &mut S, option: &str, value: &str) -> Result<(), String> {
        let Some(row) = self.all().find(|row| row.name == option) else {
            let names: Vec<&str> = self.all().map(|row| row.name).collect();
            return Err(format!("there is no option `{option}`; there are {}", names.join(", ")));
        };
        let is_set = (row.field)(setup).set(value);
        if is_set { Ok(()) } else { Err(row.refusal(value)) }
    }

    /// The options that differ from the usual ones, with their values.
    pub fn changed(&self, setup: &S) -> Vec<(String, String)> {
        let (mut setup, mut usual) = (setup.clone(), S::default());
        let mut values = |row: &OptionRow<S>| ((row.field)(&mut setup).get(), (row.field)(&mut usual).get());
        self.all()
            .map(|row| (row.name, values(row)))
            .filter(|(_, (value, usual))| value != usual)
            .map(|(name, (value, _))| (name.to_owned(), value))
            .collect()
    }

    /// What people are asked, in words.
    pub fn said(&self, lang: Lang) -> Vec<OptionFacts> {
        self.all().filter(|row| row.asked).map(|row| row.said(lang)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Default, PartialEq, Debug)]
    struct Setup {
        speed: Speed,
        dice: bool,
        goal: Option<u8>,
        laps: Vec<Speed>,
    }

    #[derive(Clone, Copy, Default, PartialEq, Debug)]
    enum Speed {
        #[default]
        Slow,
        Fast,
    }
    named_value!(Speed { Slow: "slow", Fast: "fast" });

    static OPTIONS: Options<Setup> = Options {
        rows: &[
            &[
                OptionRow::new(
                    "speed",
                    |s: &mut Setup| &mut s.speed,
                    both("Speed", "Velocidad"),
                    both("How fast.", "Cuánto."),
                    &[("slow", both("Slow", "Lenta")), ("fast", both("Fast", "Rápida"))],
                )
                .elsewhere(&[("light", "nothing is that fast here")]),
                OptionRow::new(
                    "dice",
                    |s: &mut Setup| &mut s.dice,
                    both("Dice", "Dados"),
                    both("Whether.", "Si."),
                    &[OFF, ON],
                )
                .advanced(),
            ],
            &[
                OptionRow::unasked(
                    "goal",
                    |s: &mut Setup| &mut s.goal,
                    &[("", both("", "")), ("3", both("3", "3")), ("2", both("2", "2"))],
                ),
                OptionRow::unasked("laps", |s: &mut Setup| &mut s.laps, &[("slow,fast", both("", ""))]),
            ],
        ],
    };

    fn set(option: &str, value: &str) -> Result<Setup, String> {
        let mut setup = Setup::default();
        OPTIONS.set(&mut setup, option, value).map(|()| setup)
    }

    #[test]
    fn an_option_is_set_by_name_and_told_if_it_is_not_the_usual() {
        assert_eq!(set("speed", "fast").map(|setup| setup.speed), Ok(Speed::Fast));
        assert_eq!(set("goal", "7").map(|setup| setup.goal), Ok(Some(7)));
        for (option, value) in [("speed", "fast"), ("dice", "on"), ("goal", "7"), ("laps", "slow,slow,fast")]
        {
            let setup = set(option, value).expect("a value");
            assert_eq!(OPTIONS.changed(&setup), [(option.to_owned(), value.to_owned())]);
        }
        assert_eq!(OPTIONS.changed(&set("dice", "no").expect("a value")), []);
    }

    #[test]
    fn a_wrong_word_is_answered_with_the_right_ones() {
        assert_eq!(set("speed", "fats"), Err("`speed` must be slow, fast or light".into()));
        assert_eq!(set("speed", "light"), Err("nothing is that fast here".into()));
        assert_eq!(set("dice", "perhaps"), Err("`dice` must be off or on".into()));
        assert_eq!(set("goal", "many"), Err("`goal` must be 2 or 3".into()));
        assert_eq!(set("laps", "slow walking"), Err("`laps` must be slow,fast".into()));
        assert_eq!(
            set("sped", "fast"),
            Err("there is no option `sped`; there are speed, dice, goal, laps".into())
        );
    }

    #[test]
    fn people_are_asked_in_their_language_with_the_usual_value_first() {
        let said = OPTIONS.said(Lang::Es);
        let names: Vec<_> = said.iter().map(|option| (option.name, option.default.as_str())).collect();
        assert_eq!(names, [("speed", "slow"), ("dice", "off")]);
        assert_eq!((said[0].title.as_str(), said[0].values[1].title.as_str()), ("Velocidad", "Rápida"));
        assert!(said[1].advanced && !said[0].advanced);
    }
}
