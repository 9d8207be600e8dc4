//! The game in words: questions, menus, the log, the table and a digest of the rules.

mod bar;
mod catalogue;
mod log;
mod menu;
mod names;
mod table;

use kernel::{CardFacts, Cast, Id, OptionFacts, Seat, Section, Speak, Sum, Team};
use text::{Lang, both};

use crate::event::Event;
use crate::setup::{OPTIONS, Setup};
use crate::{Action, Unlimited, View};

impl Speak for Unlimited {
    fn title(lang: Lang) -> String {
        both("Unlimited", "Unlimited").word(lang)
    }

    fn say_seat(_: &Setup, seat: Seat, lang: Lang) -> String {
        names::seat_name(seat, lang)
    }

    fn say_team(_: &Setup, team: Team, lang: Lang) -> String {
        names::seat_name(Seat(team.0), lang)
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
        log::Teller { cast, lang }.event(seen)
    }

    fn say_sum(seen: &Event, cast: &Cast, lang: Lang) -> Option<Sum> {
        log::Teller { cast, lang }.sum(seen)
    }

    fn say_table(view: &View, lang: Lang) -> String {
        table::table(view, lang)
    }

    /// Each action of this game is taken by itself: the other player acts in between.
    fn combinations(_: &View, _: &[Action]) -> Vec<Vec<Action>> {
        Vec::new()
    }

    fn say_combination(view: &View, actions: &[Action], lang: Lang) -> String {
        actions.iter().map(|action| menu::action(view, action, lang)).collect::<Vec<_>>().join(", ")
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
