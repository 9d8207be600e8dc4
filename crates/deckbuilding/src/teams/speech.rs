//! The team game in words: those of a region, and which region it is.

use kernel::{CardFacts, Cast, Eyes, Id, OptionFacts, Seat, Seats, Section, Speak, Sum, Team};
use script::{Core, Reg};
use text::{Lang, Phrase, and, both, fill};

use super::names::card;
use super::state::{region_of, seat_at, side_at};
use super::{TeamEvent, TeamSetup, TeamView, Teams};
use crate::pending::{pending, purpose};
use crate::speech::catalogue::catalogue;
use crate::speech::log;
use crate::state::{faction_of, opponent};
use crate::text::{member_name, seat_name};
use crate::{Action, CardId, Deckbuilding, Why};

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
        let Some((who, ..)) = pending(&asked) else { return Deckbuilding::say_question(&asked, lang) };
        if asked.eyes == Eyes::Seat(who) && asked.waits() {
            return both("You are done; your partner is not.", "Has terminado; tu compañero aún no.")
                .word(lang);
        }
        if asked.eyes != Eyes::Seat(who) && asked.eyes != Eyes::All {
            return waiting(view, lang);
        }
        if purpose(&asked.stack) == Some(Why::Prevent) {
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

    fn say_group(action: &Action, lang: Lang) -> Option<String> {
        Deckbuilding::say_group(action, lang)
    }

    fn say_lead(view: &TeamView, action: &Action, lang: Lang) -> Option<String> {
        Deckbuilding::say_lead(&view.asked(), action, lang)
    }

    fn say_aim(view: &TeamView, action: &Action, lang: Lang) -> Option<String> {
        Deckbuilding::say_aim(&view.asked(), action, lang)
    }

    fn say_unused(view: &TeamView, offered: &[Action], lang: Lang) -> Option<String> {
        Deckbuilding::say_unused(&view.asked(), offered, lang)
    }

    fn say_why_not(view: &TeamView, offered: &[Action], lang: Lang) -> Vec<(Id, String)> {
        let told = Deckbuilding::say_why_not(&view.asked(), offered, lang);
        told.into_iter().map(|(id, why)| (card(&id, view.asking()), why)).collect()
    }

    fn say_event(seen: &TeamEvent, cast: &Cast, lang: Lang) -> String {
        log::Teller { cast, region: Some(seen.region.into()), lang }.event(&seen.event)
    }

    fn say_sum(seen: &TeamEvent, cast: &Cast, lang: Lang) -> Option<Sum> {
        log::Teller { cast, region: Some(seen.region.into()), lang }.sum(&seen.event)
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
        super::setup::OPTIONS.said(lang)
    }

    fn catalogue(setup: &TeamSetup, lang: Lang) -> Vec<CardFacts> {
        catalogue(setup.rulings, lang)
    }

    fn number_name(key: &str, lang: Lang) -> String {
        Deckbuilding::number_name(key, lang)
    }

    /// Those of the team mode; after them come those it shares with the game for two.
    fn digest() -> Vec<Section> {
        let mut sections = kernel::digest(include_str!("digest.txt"));
        sections.extend(Deckbuilding::digest());
        sections
    }
}

/// Whom the table waits for.
fn waiting(view: &TeamView, lang: Lang) -> String {
    let mut seats = Seats::NONE;
    for (i, region) in view.regions.iter().enumerate().filter(|(_, region)| !region.waits()) {
        let Some((who, ..)) = pending(region) else { continue };
        seats = seats.with(seat_at(i, who));
        if purpose(&region.stack) == Some(Why::Prevent) {
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
    let Some(frame) = asked.stack.top() else { return String::new() };
    let Some(base) = frame.reg(Reg::C).first().map(CardId::from_thing) else { return String::new() };
    let first = if base.is_far() { 1 - region } else { region };
    let faction = faction_of(opponent(Seat(frame.owner)));
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
    fill(lang, template, &[&first, &asked.table.due, &second, &frame.num(), &left])
}
