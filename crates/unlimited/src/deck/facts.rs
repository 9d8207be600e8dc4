//! Decks as people handle them: those that are ready, and what there is to know about one.

use std::collections::BTreeMap;

use kernel::{Bring, CardPenalty, DeckCount, DeckFacts, DeckFault, DeckLine, Reading, Ready};
use text::Lang;

use super::{Deck, LEAST, list};
use crate::Unlimited;
use crate::card::Face;
use crate::cards::BOX;
use crate::label::{COPIES, code};
use crate::query::penalty;
use crate::setup::{Mode, Setup};
use crate::starters;
use crate::text::{arena_id, aspect_id, aspect_name, full_name, kind_id, kind_name};

impl Bring for Unlimited {
    fn brings(setup: &Setup) -> bool {
        setup.mode == Mode::OwnDecks
    }

    fn ready(lang: Lang) -> Vec<Ready<Unlimited>> {
        let ready = |starter: &&starters::Starter| {
            let title = starter.name.word(lang);
            Ready { id: starter.id, title, secret: Deck::of(starter) }
        };
        starters::ALL.iter().map(ready).collect()
    }

    fn read_secret(written: &str, lang: Lang) -> Reading<Unlimited> {
        let read = Deck::read(written);
        Reading { secret: read.deck, faults: said(&read.faults, lang) }
    }

    fn faults(deck: &Deck, lang: Lang) -> Vec<DeckFault> {
        said(&deck.faults(), lang)
    }

    fn list_secret(deck: &Deck, lang: Lang) -> String {
        list::write(deck, lang)
    }

    fn deck_facts(deck: &Deck, lang: Lang) -> DeckFacts {
        facts(deck, lang)
    }
}

fn said(faults: &[super::Fault], lang: Lang) -> Vec<DeckFault> {
    faults.iter().map(|fault| fault.facts(lang)).collect()
}

fn facts(deck: &Deck, lang: Lang) -> DeckFacts {
    let provides = || deck.leader.into_iter().chain(deck.base).map(|face| &BOX[face]);
    let one = |face: Option<usize>| face.map(|face| (face, 1));
    let line = |place: &'static str, (face, n): (usize, u16)| {
        let face = &BOX[face];
        let played = crate::grants::is_played(face);
        DeckLine {
            place,
            card: face.id,
            code: code(face),
            name: full_name(face, lang),
            count: n.into(),
            cost: played.then_some(face.cost.into()),
            penalty: if played { penalty(provides(), face).into() } else { 0 },
        }
    };
    let leader = one(deck.leader).map(|card| line("leader", card));
    let base = one(deck.base).map(|card| line("base", card));
    let mut cards: Vec<DeckLine> = deck.cards.iter().map(|card| line("deck", *card)).collect();
    cards.sort_by_key(|line| line.cost);
    let aside = deck.sideboard.iter().map(|card| line("sideboard", *card));
    DeckFacts {
        name: deck.metadata.name.clone(),
        size: deck.size() as u32,
        least: LEAST as u32,
        copies: COPIES.into(),
        penalties: penalties(deck),
        lines: leader.into_iter().chain(base).chain(cards).chain(aside).collect(),
        costs: counted(deck, |face| vec![(face.cost, face.cost.to_string(), face.cost.to_string())]),
        aspects: counted(deck, |face| {
            let mut icons = face.aspects.to_vec();
            icons.dedup();
            let said = |aspect| (aspect as u8, aspect_id(aspect).into(), aspect_name(aspect, lang));
            icons.into_iter().map(said).collect()
        }),
        kinds: counted(deck, |face| {
            let name = kind_name(face.kind, lang);
            let arena = face.arena().map_or(2, |arena| arena as u8);
            vec![(arena, kind_of(face), name)]
        }),
    }
}

/// R8.5: what leader and base do not pay for; before both are chosen nobody can tell.
fn penalties(deck: &Deck) -> Vec<CardPenalty> {
    let Some((leader, base)) = deck.leader.zip(deck.base) else { return Vec::new() };
    let dear = |face: &Face| {
        let n = u32::from(penalty([&BOX[leader], &BOX[base]], face));
        (n > 0).then_some(CardPenalty { card: face.id, n })
    };
    BOX.iter().filter(|face| crate::grants::is_played(face)).filter_map(dear).collect()
}

/// `ground-unit`, `event`.
fn kind_of(face: &Face) -> String {
    let kind = kind_id(face.kind);
    face.arena().map_or_else(|| kind.into(), |arena| format!("{}-{kind}", arena_id(arena)))
}

/// How many cards there are of each sort: its place in the order, its id, its name.
fn counted(deck: &Deck, sorts: impl Fn(&Face) -> Vec<(u8, String, String)>) -> Vec<DeckCount> {
    let mut counts: BTreeMap<(u8, String, String), u32> = BTreeMap::new();
    for (face, n) in &deck.cards {
        for sort in sorts(&BOX[*face]) {
            *counts.entry(sort).or_default() += u32::from(*n);
        }
    }
    counts.into_iter().map(|((_, id, title), n)| DeckCount { id, title, n }).collect()
}
