//! The game in words: questions, menus, the log, the table and a digest of the rules.

mod bar;
mod catalogue;
mod combinations;
mod log;
mod menu;
mod names;
mod orders;
mod strips;
mod table;

pub(crate) use combinations::end;
use kernel::{CardFacts, Cast, Id, OptionFacts, Seat, Section, Speak, Team};
use text::{Lang, both, fill};

use crate::event::Event;
use crate::setup::{OPTIONS, Setup};
use crate::{Action, OuterRim, View};

impl Speak for OuterRim {
    fn title(lang: Lang) -> String {
        both("Outer Rim", "El Borde Exterior").word(lang)
    }

    fn say_seat(_: &Setup, seat: Seat, lang: Lang) -> String {
        names::seat_name(seat, lang)
    }

    /// A solo opponent is a side without a seat.
    fn say_team(setup: &Setup, team: Team, lang: Lang) -> String {
        let name = names::seat_name(Seat(team.0), lang);
        if team.0 < setup.people() {
            return name;
        }
        fill(lang, both("{0} (solo opponent)", "{0} (oponente automático)"), &[&name])
    }

    fn say_question(view: &View, lang: Lang) -> String {
        menu::question(view, lang)
    }

    fn say_action(view: &View, action: &Action, lang: Lang) -> String {
        menu::action(view, action, lang)
    }

    fn say_briefly(view: &View, action: &Action, lang: Lang) -> String {
        bar::briefly(view, action, lang)
    }

    fn say_tag(view: &View, action: &Action, lang: Lang) -> String {
        bar::tag(view, action, lang)
    }

    fn say_group(action: &Action, lang: Lang) -> Option<String> {
        bar::group(action, lang)
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
        log::Teller { cast, lang }.event(seen)
    }

    fn say_table(view: &View, lang: Lang) -> String {
        table::table(view, lang)
    }

    fn combinations(view: &View, offered: &[Action]) -> Vec<Vec<Action>> {
        combinations::combinations(view, offered)
    }

    fn ways(view: &View, offered: &[Action]) -> Vec<Vec<Action>> {
        combinations::ways(view, offered)
    }

    fn say_combination(view: &View, actions: &[Action], lang: Lang) -> String {
        combinations::say(view, actions, lang)
    }

    fn say_combination_briefly(view: &View, actions: &[Action], lang: Lang) -> String {
        combinations::say_briefly(view, actions, lang)
    }

    fn options(lang: Lang) -> Vec<OptionFacts> {
        OPTIONS.said(lang)
    }

    fn catalogue(_: &Setup, lang: Lang) -> Vec<CardFacts> {
        catalogue::catalogue(lang)
    }

    fn number_name(key: &str, lang: Lang) -> String {
        catalogue::number_name(key, lang)
    }

    fn digest() -> Vec<Section> {
        kernel::digest(include_str!("speech/digest.txt"))
    }
}
