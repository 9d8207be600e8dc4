//! What whole cards, sheets and characters say.

use pieces::Thing;
use text::{Both, Gender, Lang, Number, Phrase, and, both, fill, sentence};

use super::names::{
    CARD, CARGO, CHARACTER, CREW, DIE, MOD, SHIP, combat_name, kind_noun, patrol_name, place_in_words,
    section_place, skill_name, the_faction,
};
use super::orders;
use super::rules::{Page, valued};
use super::voice::Voice;
use crate::card::{Bounty, Card, Destination, FirstRep, Hero, Part, Sheet, SheetSide, Tale, Trust};
use crate::cards;
use crate::things::{Character, Order, Ship, Skill, Tales};
use crate::words::{Ability, Effect, Goal, Kind, Stat};

/// What a card that is no encounter card says.
pub fn card_text(card: &'static Card, lang: Lang) -> String {
    on_card(card, lang).text()
}

/// What an encounter card says about one of its two spaces, and what it becomes if it is kept there.
pub fn section_text(tales: Tales, tale: &'static Tale, second: bool, lang: Lang) -> String {
    on_section(tales, tale, second, lang).text()
}

/// What a ship sheet says on its first or its other side.
pub fn ship_text(ship: Ship, turned: bool, lang: Lang) -> String {
    on_sheet(&cards::SHIPS[ship.index()], turned, lang).text()
}

/// What a character says on its first or its other side.
pub fn character_text(character: Character, turned: bool, lang: Lang) -> String {
    on_hero(&cards::CHARACTERS[character.index()], turned, lang).text()
}

/// What a card of the solo opponent says.
pub fn order_text(order: Order, lang: Lang) -> String {
    orders::order(order.index(), lang).0
}

/// One option of a choice, or another part of an effect: of a card that becomes something if it is kept, or after a
/// patrol has been chosen.
pub fn effect_text(effect: Effect, becomes: Option<&'static Card>, of_patrol: bool, lang: Lang) -> String {
    let mut page = Page::default();
    let of_patrol = of_patrol.then_some(both("the faction of the patrol", "la facción de la Patrulla"));
    page.effect(&[], Voice { becomes, of_patrol, ..Voice::new(CARD, lang) }, effect);
    page.in_a_row()
}

/// What an ability says, by its number.
pub fn ability_text(id: u16, lang: Lang) -> String {
    let Some(ability) = cards::ability(id) else { return String::new() };
    let mut page = Page::default();
    page.ability(ability, Voice::new(CARD, lang));
    page.in_a_row()
}

/// What a card can do, without what it is.
pub fn abilities_text(abilities: &'static [Ability], lang: Lang) -> String {
    let mut page = Page::default();
    page.abilities(abilities, CARD, lang);
    page.text()
}

/// What a card brings.
pub fn reward_text(card: &'static Card, lang: Lang) -> String {
    let mut page = Page::default();
    page.effect(&[], Voice::new(CARD, lang), card.reward);
    page.text()
}

/// What must happen for a character or a ship to be turned over (R13), without what that brings.
pub fn goal_text(goal: Goal, lang: Lang) -> String {
    let mut page = Page::default();
    page.aim(goal, Voice::new(CARD, lang)).map_or_else(String::new, |goal| sentence(&goal))
}

/// What texts leave out: steps without words, things nobody has spoken of; with where that is.
pub fn faults(lang: Lang) -> Vec<(String, Vec<String>)> {
    let market = cards::MARKET_CARDS.iter().flat_map(|deck| deck.iter());
    let all = market.chain(&cards::DATABANK_CARDS).chain(&cards::CONTACT_CARDS);
    let mut faults: Vec<(String, Vec<String>)> = Vec::new();
    faults.extend(all.map(|card| (card.id.to_owned(), on_card(card, lang).faults)));
    for (tales, deck) in Tales::ALL.into_iter().zip(&cards::TALES) {
        for (i, tale) in deck.iter().enumerate() {
            for second in [false, true] {
                let page = on_section(tales, tale, second, lang);
                faults.push((format!("{}-{}", tales.name(), i + 1), page.faults));
            }
        }
    }
    for turned in [false, true] {
        faults.extend(
            cards::SHIPS.iter().map(|sheet| (sheet.id.to_owned(), on_sheet(sheet, turned, lang).faults)),
        );
        faults.extend(
            cards::CHARACTERS.iter().map(|hero| (hero.id.to_owned(), on_hero(hero, turned, lang).faults)),
        );
    }
    faults.extend(Order::each().map(|order| (order.to_string(), orders::order(order.index(), lang).1)));
    faults.retain(|(_, faults)| !faults.is_empty());
    faults
}

fn on_card(card: &'static Card, lang: Lang) -> Page {
    let mut page = Page::default();
    let voice = Voice::new(CARD, lang);
    if let Some(planet) = card.not_at {
        let not_at = both("not for sale on {0}", "no se vende en {0}");
        page.line(sentence(&fill(lang, not_at, &[&place_in_words(planet, lang)])));
    }
    if let Some(planet) = card.start {
        let start = both("whoever begins with it starts on {0}", "quien empieza con ella parte de {0}");
        page.line(sentence(&fill(lang, start, &[&place_in_words(planet, lang)])));
    }
    if card.contact.is_some() {
        page.effect(&[both("when met", "en el encuentro").word(lang)], voice, card.effect);
    }
    if !card.skills.is_empty() {
        page.labelled(both("skills", "habilidades"), &skills(card.skills, lang), lang);
    }
    if !card.on_buy.is_empty() {
        page.effect(&[both("when bought", "al comprarla").word(lang)], voice, card.on_buy);
    }
    if card.kind == Kind::Event && card.contact.is_none() {
        page.effect(&[], voice, card.effect);
    }
    delivered(card, voice, &mut page);
    if let Some(bounty) = &card.bounty {
        hunted(bounty, card, voice, &mut page);
    }
    page.abilities(card.abilities, CARD, lang);
    if card.cannot_discard {
        page.line(both("You cannot discard this card.", "No puedes descartar esta carta.").word(lang));
    }
    if let Some((faction, distance)) = card.patrol {
        let spaces = super::names::SPACE.count(lang, distance);
        let moves = both(
            "when revealed after a purchase: {0} moves {1} toward the buyer",
            "al mostrarse tras una compra: {0} se mueve {1} hacia el comprador",
        );
        page.line(sentence(&fill(lang, moves, &[&patrol_name(faction, lang), &spaces])));
    }
    if card.contact.is_some() && card.trust != Trust::Known {
        part_doubted(both("what meeting it brings", "el encuentro"), card.trust, lang, &mut page);
        doubted(Trust::Known, card.doubts, lang, &mut page);
    } else {
        doubted(card.trust, card.doubts, lang, &mut page);
    }
    page
}

/// Cargo and jobs: where they go, what is tried there, and what that brings.
fn delivered(card: &'static Card, voice: Voice, page: &mut Page) {
    let lang = voice.lang;
    let place = match card.destination {
        Destination::None => None,
        Destination::Planet(planet) => {
            Some(fill(lang, both("on {0}", "en {0}"), &[&place_in_words(planet, lang)]))
        }
        Destination::OtherPlayer => {
            Some(both("in the space of another player", "en la casilla de otro jugador").word(lang))
        }
        Destination::HatedPlayer => Some(
            both(
                "in the space of another player with any negative reputation",
                "en la casilla de otro jugador con alguna Reputación negativa",
            )
            .word(lang),
        ),
        Destination::Marked => Some(both("on the planet marked", "en el planeta marcado").word(lang)),
    };
    if let Some(place) = place {
        if card.kind == Kind::Job && !card.effect.is_empty() {
            let lead = match card.destination {
                Destination::Planet(_) | Destination::Marked => place,
                // Who must be there is told with the effect.
                _ => both("as an encounter", "como encuentro").word(lang),
            };
            page.effect(&[lead], voice, card.effect);
        } else {
            page.line(sentence(&match card.destination {
                Destination::Planet(planet) => {
                    let deliver = both("deliver it to {0}", "se entrega en {0}");
                    fill(lang, deliver, &[&place_in_words(planet, lang)])
                }
                Destination::Marked => {
                    both("deliver it to the planet marked", "se entrega en el planeta marcado").word(lang)
                }
                _ => fill(lang, both("done {0}", "se cumple {0}"), &[&place]),
            }));
        }
    }
    if !card.reward.is_empty() {
        page.effect(&[both("reward", "recompensa").word(lang)], voice, card.reward);
    }
    if !card.after.is_empty() && card.bounty.is_none() {
        page.effect(&[both("after the reward", "tras la recompensa").word(lang)], voice, card.after);
    }
}

fn hunted(bounty: &'static Bounty, card: &'static Card, voice: Voice, page: &mut Page) {
    let lang = voice.lang;
    let target = cards::contact_called(bounty.target).expect("a bounty on a contact");
    let target = fill(
        lang,
        both("{0}, {1} against {2}", "{0}, {1} contra {2}"),
        &[
            &cards::card(target).name.word(lang),
            &combat_name(bounty.combat, lang),
            &DIE.count(lang, bounty.dice),
        ],
    );
    page.labelled(both("target", "presa"), &target, lang);
    page.effect(&[both("for eliminating", "por eliminar").word(lang)], voice, bounty.eliminate);
    let capture = both("for capturing and delivering on {0}", "por capturar y entregar en {0}");
    page.effect(
        &[fill(lang, capture, &[&place_in_words(bounty.capture_planet, lang)])],
        voice,
        bounty.capture,
    );
    page.effect(
        &[both("after either reward", "tras cualquiera de las recompensas").word(lang)],
        voice,
        card.after,
    );
}

fn on_section(tales: Tales, tale: &'static Tale, second: bool, lang: Lang) -> Page {
    let mut page = Page::default();
    let section = &tale.sections[usize::from(second)];
    let asset = tale.assets[usize::from(second)].as_ref();
    let title = both("{0}: “{1}”", "{0}: «{1}»");
    let place = section_place(tales, second).word(lang);
    page.line(sentence(&fill(lang, title, &[&place, &section.title.word(lang)])));
    let voice = Voice { becomes: asset, ..Voice::new(CARD, lang) };
    page.effect(&[], voice, section.effect);
    doubted(section.trust, &[], lang, &mut page);
    if let Some(asset) = asset {
        let kind = kind_noun(asset.kind).phrase(lang, Number::Singular);
        let kept = both("kept as {0} “{1}”", "conservada como {0} «{1}»");
        page.line(sentence(&fill(lang, kept, &[&kind, &asset.name.word(lang)])));
        let said = on_card(asset, lang);
        page.lines.extend(said.lines);
        page.faults.extend(said.faults);
    }
    page
}

fn on_sheet(sheet: &'static Sheet, turned: bool, lang: Lang) -> Page {
    let mut page = Page::default();
    let side = &sheet.sides[usize::from(turned)];
    if turned && sheet.legend.en.is_empty() {
        return page;
    }
    if turned {
        page.labelled(both("name", "nombre"), &sheet.legend.word(lang), lang);
    }
    values(side, lang, &mut page);
    page.abilities(side.abilities, SHIP, lang);
    if !turned {
        page.goal(sheet.goal, Voice::new(SHIP, lang));
        doubted(sheet.trust, sheet.doubts, lang, &mut page);
    }
    page
}

fn values(side: &SheetSide, lang: Lang, page: &mut Page) {
    let values = [(Stat::Hyperdrive, side.hyperdrive), (Stat::Ship, side.combat), (Stat::Hull, side.hull)];
    let values: Vec<String> = values.iter().map(|(stat, n)| valued(*stat, *n, lang)).collect();
    page.line(sentence(&values.join(", ")));
    let slots = side.slots;
    let counted = [(CREW, slots.crew), (CARGO, slots.cargo), (MOD, slots.mods)];
    let counted = counted.iter().filter(|(_, n)| *n > 0).map(|(noun, n)| noun.count(lang, *n));
    let either = (slots.both > 0).then(|| {
        let either = both("{0} cargo or mod", "{0} Cargamento o Modificación");
        Phrase::new(fill(lang, either, &[&slots.both]), Gender::Masculine, Number::Singular)
    });
    let slots: Vec<Phrase> = counted.chain(either).collect();
    page.labelled(both("slots", "espacios"), &and(lang, &slots).text, lang);
}

fn on_hero(hero: &'static Hero, turned: bool, lang: Lang) -> Page {
    let mut page = Page::default();
    let voice = Voice::new(CHARACTER, lang);
    page.labelled(both("skills", "habilidades"), &skills(hero.skills, lang), lang);
    if hero.droid {
        page.line(both("It is a droid.", "Es un droide.").word(lang));
    }
    page.abilities(hero.abilities[usize::from(turned)], CHARACTER, lang);
    if !turned {
        page.goal(hero.goal, voice);
        let start = both("set-up: databank card {0}{1}", "preparación: carta {0} del Banco de Datos{1}");
        let (reputation, faction) = match hero.reputation {
            FirstRep::None => (None, String::new()),
            FirstRep::Liked(faction) => (
                Some(both(", positive with {0}", ", Reputación positiva con {0}")),
                the_faction(faction, lang).text,
            ),
            FirstRep::Hated(faction) => (
                Some(both(", negative with {0}", ", Reputación negativa con {0}")),
                the_faction(faction, lang).text,
            ),
            FirstRep::Chosen => (
                Some(both(
                    ", positive with a faction of your choice",
                    ", Reputación positiva con una facción a tu elección",
                )),
                String::new(),
            ),
        };
        let reputation = reputation.map_or_else(String::new, |words| fill(lang, words, &[&faction]));
        page.line(sentence(&fill(lang, start, &[&hero.starts_with, &reputation])));
    }
    page
}

/// "Stealth and Tactics".
fn skills(skills: &[Skill], lang: Lang) -> String {
    let one = |skill: &Skill| Phrase::new(skill_name(*skill, lang), Gender::Feminine, Number::Singular);
    and(lang, &skills.iter().map(one).collect::<Vec<_>>()).text
}

/// What is not as sure as print is said to be a stand-in.
fn doubted(trust: Trust, doubts: &[(Part, Trust)], lang: Lang, page: &mut Page) {
    if trust != Trust::Known {
        let all = both("stand-in ({0})", "sustituto provisional ({0})");
        page.line(sentence(&fill(lang, all, &[&trust_name(trust).word(lang)])));
    }
    for (part, trust) in doubts {
        part_doubted(part_name(*part), *trust, lang, page);
    }
}

fn part_doubted(part: Both, trust: Trust, lang: Lang, page: &mut Page) {
    let some = both("stand-in: {0} ({1})", "sustituto provisional: {0} ({1})");
    page.line(sentence(&fill(lang, some, &[&part.word(lang), &trust_name(trust).word(lang)])));
}

/// What a stand-in is called.
pub fn stand_in(lang: Lang) -> String {
    both("stand-in", "sustituto provisional").word(lang)
}

const fn trust_name(trust: Trust) -> Both {
    match trust {
        Trust::Known => both("known", "comprobado"),
        Trust::Inferred => both("inferred", "deducido"),
        Trust::Remembered => both("remembered", "recordado"),
        Trust::Reconstructed => both("made up to fit", "inventado a medida"),
    }
}

const fn part_name(part: Part) -> Both {
    match part {
        Part::Name => both("the name", "el nombre"),
        Part::Ability => both("the ability", "la capacidad"),
        Part::Cost => both("the price", "el precio"),
        Part::Details => both("the details", "los detalles"),
        Part::Patrol => both("the patrol", "la Patrulla"),
    }
}
