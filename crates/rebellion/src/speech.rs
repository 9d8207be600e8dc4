//! The game in words: questions, menus, the log with the reasons of the Empire's procedure, the table and the rules in short.

mod bar;
mod catalogue;
mod criteria;
mod log;
mod menu;
mod purposes;
mod reasons;
mod table;

use kernel::{CardFacts, Cast, OptionFacts, Seat, Section, Speak, Team};
use text::{Lang, both};

use crate::event::Event;
use crate::setup::Setup;
use crate::text::names::side_name;
use crate::things::Side;
use crate::{Action, Rebellion, View};

impl Speak for Rebellion {
    fn title(lang: Lang) -> String {
        both("Rebellion", "Rebellion").word(lang)
    }

    fn say_seat(_: &Setup, seat: Seat, lang: Lang) -> String {
        side_name(Side::of_seat(seat), lang)
    }

    /// The Empire of the solo game is a side without a seat.
    fn say_team(setup: &Setup, team: Team, lang: Lang) -> String {
        let side = Side::of_seat(Seat(team.0));
        if setup.is_solo() && side == Side::Empire {
            return both("Empire (Ataque Imperial)", "Imperio (Ataque Imperial)").word(lang);
        }
        side_name(side, lang)
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

    fn say_event(seen: &Event, cast: &Cast, lang: Lang) -> String {
        log::Teller { cast, lang }.event(seen)
    }

    fn say_reason(seen: &Event, lang: Lang) -> Vec<String> {
        reasons::whole(seen, lang)
    }

    fn say_table(view: &View, lang: Lang) -> String {
        table::table(view, lang)
    }

    fn combinations(_: &View, _: &[Action]) -> Vec<Vec<Action>> {
        Vec::new()
    }

    fn say_combination(view: &View, actions: &[Action], lang: Lang) -> String {
        actions.iter().map(|action| menu::action(view, action, lang)).collect::<Vec<_>>().join(", ")
    }

    fn options(lang: Lang) -> Vec<OptionFacts> {
        Setup::options(lang)
    }

    fn catalogue(setup: &Setup, lang: Lang) -> Vec<CardFacts> {
        catalogue::catalogue(setup, lang)
    }

    fn number_name(key: &str, lang: Lang) -> String {
        catalogue::number_name(key, lang)
    }

    fn digest() -> Vec<Section> {
        kernel::digest(include_str!("speech/digest.txt"))
    }
}
