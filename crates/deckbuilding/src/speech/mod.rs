//! The game in words: questions, menus, the log, the table and a digest of the rules.

mod brief;
mod catalogue;
mod combinations;
mod digest;
pub(crate) mod log;
mod menu;
mod table;

pub(crate) use digest::{DIGEST, rule};
use kernel::{CardFacts, OptionFacts, Seat, Section, Spoken};
use script::Answer;
use text::{Lang, both};

use crate::Deckbuilding;
use crate::action::Action;
use crate::card::Group;
use crate::cards::BOX;
use crate::event::Event;
use crate::state::faction_of;
use crate::text::seat_name;
use crate::view::View;

impl Spoken for Deckbuilding {
    fn title(lang: Lang) -> String {
        both("The Deckbuilding Game", "El juego de construcción de mazos").word(lang)
    }

    fn say_seat(seat: Seat, lang: Lang) -> String {
        seat_name(faction_of(seat), lang).text
    }

    fn say_question(view: &View, lang: Lang) -> String {
        menu::question(view, lang)
    }

    fn say_action(view: &View, action: &Action, lang: Lang) -> String {
        menu::action(view, action, lang)
    }

    fn say_briefly(view: &View, action: &Action, lang: Lang) -> String {
        brief::action(view, action, lang)
    }

    fn say_tag(view: &View, action: &Action, lang: Lang) -> String {
        brief::tag(view, action, lang)
    }

    fn say_event(seen: &Event, lang: Lang) -> String {
        log::event(seen, None, lang)
    }

    fn say_table(view: &View, lang: Lang) -> String {
        table::table(view, lang)
    }

    fn combinations(view: &View, offered: &[Action]) -> Vec<Vec<Action>> {
        combinations::combinations(view, offered)
    }

    fn say_combination(view: &View, actions: &[Action], lang: Lang) -> String {
        combinations::say(view, actions, lang)
    }

    fn say_combination_briefly(view: &View, actions: &[Action], lang: Lang) -> String {
        brief::combination(view, actions, lang)
    }

    fn options(lang: Lang) -> Vec<OptionFacts> {
        crate::setup::OPTIONS.said(lang)
    }

    fn catalogue(lang: Lang) -> Vec<CardFacts> {
        catalogue::catalogue(lang)
    }

    fn number_name(key: &str, lang: Lang) -> String {
        catalogue::number_name(key, lang)
    }

    fn digest() -> &'static [Section] {
        DIGEST
    }

    fn played_card(action: &Action) -> Option<&'static str> {
        match action {
            Action::Play(card) => Some(card.card().id),
            // A base is not played: it comes into play by being chosen.
            Action::Answer(Answer::Choose(card)) if card.card().kind == crate::words::Kind::Base => {
                Some(card.card().id)
            }
            _ => None,
        }
    }

    fn begins_in_play(id: &str) -> bool {
        BOX.iter().any(|card| card.id == id && card.group == Group::StartingBase)
    }
}
