//! The game in words: questions, menus, the log, the table and a digest of the rules.

mod bar;
mod brief;
pub(crate) mod catalogue;
mod combinations;
pub(crate) mod log;
mod menu;
mod table;

use kernel::{CardFacts, Cast, Id, OptionFacts, Seat, Section, Speak, Sum, Team};
use text::{Lang, both};

use crate::action::Action;
use crate::event::Event;
use crate::state::faction_of;
use crate::text::seat_name;
use crate::view::View;
use crate::{Deckbuilding, Setup};

impl Speak for Deckbuilding {
    fn title(lang: Lang) -> String {
        both("The Deckbuilding Game", "El juego de construcción de mazos").word(lang)
    }

    fn say_seat(_: &Setup, seat: Seat, lang: Lang) -> String {
        seat_name(faction_of(seat), lang).text
    }

    fn say_team(_: &Setup, team: Team, lang: Lang) -> String {
        seat_name(faction_of(Seat(team.0)), lang).text
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

    fn say_group(action: &Action, lang: Lang) -> Option<String> {
        bar::group(action, lang)
    }

    fn say_lead(view: &View, action: &Action, lang: Lang) -> Option<String> {
        bar::lead(view, action, lang)
    }

    fn say_aim(view: &View, action: &Action, lang: Lang) -> Option<String> {
        bar::aim(view, action, lang)
    }

    fn say_unused(view: &View, offered: &[Action], lang: Lang) -> Option<String> {
        bar::unused(view, offered, lang)
    }

    fn say_why_not(view: &View, offered: &[Action], lang: Lang) -> Vec<(Id, String)> {
        bar::why_not(view, offered, lang)
    }

    fn say_event(seen: &Event, cast: &Cast, lang: Lang) -> String {
        log::Teller { cast, region: None, lang }.event(seen)
    }

    fn say_sum(seen: &Event, cast: &Cast, lang: Lang) -> Option<Sum> {
        log::Teller { cast, region: None, lang }.sum(seen)
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

    fn catalogue(setup: &Setup, lang: Lang) -> Vec<CardFacts> {
        catalogue::catalogue(setup.rulings, lang)
    }

    fn number_name(key: &str, lang: Lang) -> String {
        catalogue::number_name(key, lang)
    }

    fn digest() -> Vec<Section> {
        kernel::digest(include_str!("digest.txt"))
    }
}
