//! The team game in words: those of a region, and which region it is.

use kernel::{CardFacts, Eyes, OptionFacts, OptionValue, Seat, Seats, Section, Speak, Team};
use text::{Lang, Phrase, and, both, fill};

use super::state::{region_of, seat_at, side_at};
use super::{TeamEvent, TeamSetup, TeamView, Teams};
use crate::speech::log;
use crate::standing::standing;
use crate::state::faction_of;
use crate::text::{member_name, seat_name};
use crate::turn::Question;
use crate::{Action, CardId, Deckbuilding, offer};

impl Speak for Teams {
    fn title(lang: Lang) -> String {
        let title = Deckbuilding::title(lang);
        fill(lang, both("{0}: two against two", "{0}: dos contra dos"), &[&title])
    }

    fn say_seat(_: &TeamSetup, seat: Seat, lang: Lang) -> String {
        member_name(faction_of(side_at(seat)), region_of(seat), lang).text
    }

    fn say_team(_: &TeamSetup, team: Team, lang: Lang) -> String {
        seat_name(faction_of(Seat(team.0)), lang).text
    }

    fn say_question(view: &TeamView, lang: Lang) -> String {
        let asked = view.asked();
        let Some((who, ..)) = standing(&asked) else { return Deckbuilding::say_question(&asked, lang) };
        if asked.eyes == Eyes::Seat(who) && asked.waits() {
            return both("You are done; your partner is not.", "Has terminado; tu compañero aún no.")
                .word(lang);
        }
        if asked.eyes != Eyes::Seat(who) && asked.eyes != Eyes::All {
            return waiting(view, lang);
        }
        if offer::standing_on(&asked.stack) == Some(Question::Shield) {
            return shielding(view, lang);
        }
        Deckbuilding::say_question(&asked, lang)
    }

    fn say_action(view: &TeamView, action: &Action, lang: Lang) -> String {
        Deckbuilding::say_action(&view.asked(), action, lang)
    }

    fn say_briefly(view: &TeamView, action: &Action, lang: Lang) -> String {
        Deckbuilding::say_briefly(&view.asked(), action, lang)
    }

    fn say_tag(view: &TeamView, action: &Action, lang: Lang) -> String {
        Deckbuilding::say_tag(&view.asked(), action, lang)
    }

    fn say_event(seen: &TeamEvent, lang: Lang) -> String {
        log::event(&seen.event, Some(seen.region.into()), lang)
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
                    "Whether partners see each other's hands.",
                    "Si los compañeros se ven las manos.",
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
        &super::digest::DIGEST
    }
}

/// Whom the table waits for.
fn waiting(view: &TeamView, lang: Lang) -> String {
    let mut seats = Seats::NONE;
    for (i, region) in view.regions.iter().enumerate().filter(|(_, region)| !region.waits()) {
        let Some((who, ..)) = standing(region) else { continue };
        seats = seats.with(seat_at(i, who));
        if offer::standing_on(&region.stack) == Some(Question::Shield) {
            seats = seats.with(seat_at(1 - i, who));
        }
    }
    let names: Vec<Phrase> =
        seats.iter().map(|seat| member_name(faction_of(side_at(seat)), region_of(seat), lang)).collect();
    fill(lang, both("Waiting for {0}.", "Se espera a {0}."), &[&and(lang, &names)])
}

/// R17.13: how the defenders divide what two bases prevent.
fn shielding(view: &TeamView, lang: Lang) -> String {
    let (region, asked) = (view.asking(), view.asked());
    let [.., attack, frame] = asked.stack.frames() else { return String::new() };
    let base = CardId::from_thing(frame.source);
    let first = if base.is_far() { 1 - region } else { region };
    let faction = faction_of(Seat(frame.owner));
    let [first, second] = [first, 1 - first].map(|region| member_name(faction, region, lang));
    let left = asked.table.shield_left(base);
    let template = if left == 1 {
        both(
            "{0} is about to take {1} damage and {2} {3}; {4} of it can be prevented. How much for {0}?",
            "{0} va a recibir {1} de daño y {2}, {3}; se puede evitar {4}. ¿Cuánto para {0}?",
        )
    } else {
        both(
            "{0} is about to take {1} damage and {2} {3}; {4} of it can be prevented. How much for {0}?",
            "{0} va a recibir {1} de daño y {2}, {3}; se pueden evitar {4}. ¿Cuánto para {0}?",
        )
    };
    fill(lang, template, &[&first, &frame.num, &second, &attack.num, &left])
}
