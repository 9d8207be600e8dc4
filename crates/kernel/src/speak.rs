//! A game in words. All sentences come from the game's own vocabulary, in every language.

use std::collections::BTreeMap;

use serde::Serialize;
use text::Lang;

use crate::digest::{DigestSection, Section};
use crate::{Game, Seat, Team};

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
    /// An event as a whole sentence of the game log.
    fn say_event(seen: &Self::Seen, lang: Lang) -> String;
    /// The whole table as text that reads well without colour.
    fn say_table(view: &Self::View, lang: Lang) -> String;
    /// Sequences of actions that most people would take in one go, the most obvious one first. Each
    /// starts with an offered action; each of its actions is offered when its time comes.
    fn combinations(view: &Self::View, offered: &[Self::Action]) -> Vec<Vec<Self::Action>>;
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
    pub name: String,
    pub quantity: u8,
    pub kind: String,
    pub kind_id: &'static str,
    pub faction: String,
    pub faction_id: &'static str,
    pub traits: Vec<TraitFacts>,
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
    /// The same in symbols.
    pub strip: Vec<Symbol>,
    pub reward_strip: Vec<Symbol>,
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
