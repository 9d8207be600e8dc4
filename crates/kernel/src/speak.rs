//! A game in words. All sentences come from the game's own vocabulary, in every language.

use std::collections::BTreeMap;

use serde::Serialize;
use text::Lang;

use crate::digest::{DigestSection, Section};
use crate::{Game, Id, Seat, Team};

pub trait Speak: Game {
    /// The name of the game.
    fn title(lang: Lang) -> String;
    fn say_seat(setup: &Self::Setup, seat: Seat, lang: Lang) -> String;
    fn say_team(setup: &Self::Setup, team: Team, lang: Lang) -> String;
    /// What the seat that looks at this view is asked, or what the table waits for.
    fn say_question(view: &Self::View, lang: Lang) -> String;
    /// An action as a menu entry.
    fn say_action(view: &Self::View, action: &Self::Action, lang: Lang) -> String;
    /// The same in a few words, as a button has them: "Buy Han Solo · 5".
    fn say_briefly(view: &Self::View, action: &Self::Action, lang: Lang) -> String {
        Self::say_action(view, action, lang)
    }
    /// Two words at most, to stand on the card itself: "Buy 5".
    fn say_tag(view: &Self::View, action: &Self::Action, lang: Lang) -> String {
        Self::say_action(view, action, lang)
    }
    /// The head under which actions of a turn are listed together: "Buy"; none for what stands alone.
    fn say_group(action: &Self::Action, lang: Lang) -> Option<String> {
        let _ = (action, lang);
        None
    }
    /// What is asked while the first of several things of an action is pointed at: "7 attack: choose a
    /// target".
    fn say_lead(view: &Self::View, action: &Self::Action, lang: Lang) -> Option<String> {
        let _ = (view, action, lang);
        None
    }
    /// Two words at most, to stand on what an action is aimed at: "2 short".
    fn say_aim(view: &Self::View, action: &Self::Action, lang: Lang) -> Option<String> {
        let _ = (view, action, lang);
        None
    }
    /// What somebody who ends the turn now gives up: "4 resources and 1 card"; nothing if it is of no use.
    fn say_unused(view: &Self::View, offered: &[Self::Action], lang: Lang) -> Option<String> {
        let _ = (view, offered, lang);
        None
    }
    /// Why things that people may reach for cannot be taken now, a sentence each.
    fn say_why_not(view: &Self::View, offered: &[Self::Action], lang: Lang) -> Vec<(Id, String)> {
        let _ = (view, offered, lang);
        Vec::new()
    }
    /// An event as a whole sentence of the game log.
    fn say_event(seen: &Self::Seen, cast: &Cast, lang: Lang) -> String;
    /// The whole reason of what somebody decided who is nobody's seat, line by line; nothing for other events.
    fn say_reason(seen: &Self::Seen, lang: Lang) -> Vec<String> {
        let _ = (seen, lang);
        Vec::new()
    }
    /// How an event is told together with others of its kind, if it can be.
    fn say_sum(seen: &Self::Seen, cast: &Cast, lang: Lang) -> Option<Sum> {
        let _ = (seen, cast, lang);
        None
    }
    /// The whole table as text that reads well without colour.
    fn say_table(view: &Self::View, lang: Lang) -> String;
    /// Sequences of actions that most people would take in one go, the most obvious one first. Each
    /// starts with an offered action; each of its actions is offered when its time comes.
    fn combinations(view: &Self::View, offered: &[Self::Action]) -> Vec<Vec<Self::Action>>;
    /// What else is done in one go by whoever points at it on a drawn table; a menu would be too long with them.
    fn ways(view: &Self::View, offered: &[Self::Action]) -> Vec<Vec<Self::Action>> {
        let _ = (view, offered);
        Vec::new()
    }
    fn say_combination(view: &Self::View, actions: &[Self::Action], lang: Lang) -> String;
    fn say_combination_briefly(view: &Self::View, actions: &[Self::Action], lang: Lang) -> String {
        Self::say_combination(view, actions, lang)
    }
    /// What people may agree on before the game.
    fn options(lang: Lang) -> Vec<OptionFacts> {
        let _ = lang;
        Vec::new()
    }
    /// Every card of the box, as what was agreed on makes it read.
    fn catalogue(setup: &Self::Setup, lang: Lang) -> Vec<CardFacts>;
    /// What a number of [`CardFacts::numbers`] is called.
    fn number_name(key: &str, lang: Lang) -> String {
        let _ = lang;
        key.to_owned()
    }
    /// The rules in short, for players: a client shows them beside the table.
    fn digest() -> Vec<Section> {
        Vec::new()
    }
    /// The same in one language.
    fn digest_in(lang: Lang) -> Vec<DigestSection> {
        Self::digest().iter().map(|section| section.said(lang)).collect()
    }
}

/// Who sits where, for somebody who is told what happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cast {
    /// Whoever is told.
    pub you: Option<Seat>,
    /// What people are called, by seat; without a name a seat is called by its side.
    pub names: Vec<String>,
}

impl Cast {
    /// As the seat itself is told, where nobody has a name.
    pub fn told_to(seat: Seat) -> Cast {
        Cast { you: Some(seat), ..Cast::default() }
    }

    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
    }
}

/// Something that happened once or several times; `{n}` stands for how often, or for how much in all. No full
/// stop, so that something can follow.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Sum {
    pub one: String,
    pub many: String,
}

/// An option of the set-up, for people who set up a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct OptionFacts {
    /// As [`crate::Stage::set_option`] knows it.
    pub name: &'static str,
    pub title: String,
    /// One sentence.
    pub about: String,
    pub default: String,
    pub values: Vec<OptionValue>,
    /// For those who know the game well.
    pub advanced: bool,
    /// Each seat has a value of its own, with commas between them.
    pub by_seat: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct OptionValue {
    pub value: String,
    pub title: String,
}

/// A card as the catalogue shows it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct CardFacts {
    pub id: &'static str,
    /// As lists of decks name it: `SOR_014`; empty where cards have no numbers.
    pub code: String,
    pub set: &'static str,
    pub name: String,
    /// What stands under the name: "Jedi Knight".
    pub subtitle: String,
    pub rarity: String,
    pub rarity_id: &'static str,
    pub quantity: u8,
    pub kind: String,
    pub kind_id: &'static str,
    pub faction: String,
    pub faction_id: &'static str,
    /// Its icons, with repetition.
    pub aspects: Vec<TraitFacts>,
    pub traits: Vec<TraitFacts>,
    /// The keywords it has or speaks of.
    pub keywords: Vec<KeywordFacts>,
    /// Where it comes into play, if there are several places: `ground`, `space`.
    pub arena_id: &'static str,
    pub unique: bool,
    /// Where it lies before the game.
    pub group: &'static str,
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, number>"))]
    pub numbers: BTreeMap<&'static str, i64>,
    /// Everything the card says.
    pub text: String,
    /// Its ability alone, and its reward alone.
    pub ability: String,
    pub reward: String,
    /// What its other side says.
    pub back: String,
    /// The same in symbols.
    pub strip: Vec<Symbol>,
    pub reward_strip: Vec<Symbol>,
    pub back_strip: Vec<Symbol>,
}

/// A word of the rules that stands on cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct KeywordFacts {
    pub id: &'static str,
    /// With its number, as the card has it: "Raid 2".
    pub name: String,
    /// That number alone.
    pub amount: Option<u32>,
    /// What it means, in a sentence.
    pub reminder: String,
    /// It is the card's own from the beginning, and not gained or given by what the card does.
    pub printed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct TraitFacts {
    pub id: &'static str,
    pub name: String,
}

/// A picture by name, a few characters, or a picture with a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "http.ts"))]
pub struct Symbol {
    pub icon: Option<&'static str>,
    pub text: Option<String>,
}
