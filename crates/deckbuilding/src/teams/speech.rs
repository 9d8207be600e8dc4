//! The team game in words: those of a region, and which region it is.

use kernel::{CardFacts, Eyes, OptionFacts, OptionValue, Seat, Section, Spoken};
use text::{Lang, both, fill};

use super::state::{region_of, side_at};
use super::{TeamEvent, TeamView, Teams};
use crate::{Action, Deckbuilding, Event};

impl Spoken for Teams {
    fn title(lang: Lang) -> String {
        let title = Deckbuilding::title(lang);
        fill(lang, both("{0}: two against two", "{0}: dos contra dos"), &[&title])
    }

    fn say_seat(seat: Seat, lang: Lang) -> String {
        format!("{} {}", Deckbuilding::say_seat(side_at(seat), lang), region_of(seat) + 1)
    }

    fn say_question(view: &TeamView, lang: Lang) -> String {
        let near = &view.regions[view.near()];
        if matches!(view.eyes, Eyes::Seat(seat) if near.table.active == side_at(seat)) && near.waits() {
            return both("You are done; your partner is not.", "Has terminado; tu compañero aún no.")
                .word(lang);
        }
        Deckbuilding::say_question(near, lang)
    }

    fn say_action(view: &TeamView, action: &Action, lang: Lang) -> String {
        Deckbuilding::say_action(&view.regions[view.near()], action, lang)
    }

    fn say_briefly(view: &TeamView, action: &Action, lang: Lang) -> String {
        Deckbuilding::say_briefly(&view.regions[view.near()], action, lang)
    }

    fn say_tag(view: &TeamView, action: &Action, lang: Lang) -> String {
        Deckbuilding::say_tag(&view.regions[view.near()], action, lang)
    }

    fn say_event(seen: &TeamEvent, lang: Lang) -> String {
        let said = Deckbuilding::say_event(&seen.event, lang);
        // R14.19: a turn begins in both regions.
        if matches!(seen.event, Event::TurnBegan { .. }) {
            return said;
        }
        fill(lang, both("Region {0}: {1}", "Región {0}: {1}"), &[&(seen.region + 1), &said])
    }

    fn say_table(view: &TeamView, lang: Lang) -> String {
        let said = |region: usize| {
            let table = Deckbuilding::say_table(&view.regions[region], lang);
            format!("{}\n{table}", fill(lang, both("Region {0}", "Región {0}"), &[&(region + 1)]))
        };
        // One's own region comes last, nearest to the player.
        format!("{}\n\n{}", said(1 - view.near()), said(view.near()))
    }

    fn combinations(view: &TeamView, offered: &[Action]) -> Vec<Vec<Action>> {
        Deckbuilding::combinations(&view.regions[view.near()], offered)
    }

    fn say_combination(view: &TeamView, actions: &[Action], lang: Lang) -> String {
        Deckbuilding::say_combination(&view.regions[view.near()], actions, lang)
    }

    fn say_combination_briefly(view: &TeamView, actions: &[Action], lang: Lang) -> String {
        Deckbuilding::say_combination_briefly(&view.regions[view.near()], actions, lang)
    }

    fn options(lang: Lang) -> Vec<OptionFacts> {
        let mut options = Deckbuilding::options(lang);
        options.retain(|option| option.name != "sides");
        for option in &mut options {
            if option.name == "mode" {
                option.name = "bases";
                option.default = "full-galaxy".into();
                option.values.sort_by_key(|value| value.value != option.default);
            }
        }
        let value =
            |value: &str, title: text::Both| OptionValue { value: value.into(), title: title.word(lang) };
        options.insert(
            1,
            OptionFacts {
                name: "open-hands",
                title: both("Partners' hands", "Manos de los compañeros").word(lang),
                about: both(
                    "Whether partners see each other's cards.",
                    "Si los compañeros se ven las cartas.",
                )
                .word(lang),
                default: "on".into(),
                values: vec![value("on", both("Open", "Abiertas")), value("off", both("Hidden", "Ocultas"))],
                advanced: false,
            },
        );
        options
    }

    fn catalogue(lang: Lang) -> Vec<CardFacts> {
        Deckbuilding::catalogue(lang)
    }

    fn number_name(key: &str, lang: Lang) -> String {
        Deckbuilding::number_name(key, lang)
    }

    fn digest() -> &'static [Section] {
        Deckbuilding::digest()
    }

    fn played_card(action: &Action) -> Option<&'static str> {
        Deckbuilding::played_card(action)
    }

    fn begins_in_play(id: &str) -> bool {
        Deckbuilding::begins_in_play(id)
    }
}
