//! S10: whatever the list of decisions weighs tells things apart in some scenario, and so does the die where it has the
//! last word.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;

use script::{Core, Ranked};
use testkit::{files, parse};

use super::*;
use crate::automaton::rankings::Ranking;
use crate::automaton::{LINES, Line, SCHEMES};
use crate::things::{ActionCard, MissionCard, ObjectiveCard, WORDS};
use crate::why::Why;
use crate::words::Vocabulary;

/// What no position can show, and why.
const EXCEPTIONS: [(&str, &str); 12] = [
    ("carbon-freezing: aim, sort 1, criterion 1", ONE_RING),
    ("carbon-freezing: aim, sort 1, criterion 2", ONE_RING),
    ("catch-them-by-surprise: aim once the base is known, sort 1, the die", ONE_BASE),
    ("hunt-them-down: aim once the base is known, sort 1, the die", ONE_BASE),
    ("imperial-might: aim, sort 2, the die", "one Death Star under construction is in the box"),
    ("planetary-conquest: aim once the base is known, sort 1, the die", ONE_BASE),
    (
        "planetary-conquest: carry, sort 1, the die",
        "of the three sorts it moves none is as strong as another",
    ),
    ("scouting-mission: aim once the base is known, sort 1, the die", ONE_BASE),
    ("secure-the-plans: aim once the base is known, sort 1, the die", ONE_BASE),
    ("single-reactor-ignition: aim once the base is known, sort 1, the die", ONE_BASE),
    ("superlaser-online: aim once the base is known, sort 1, the die", ONE_BASE),
    ("were-the-bait: carry, sort 1, criterion 1", "the card moves units of one theatre"),
];
const ONE_BASE: &str = "there is one base";
/// R13.4.
const ONE_RING: &str = "one leader wears the ring of captives, and who is in carbonite is no candidate";

thread_local! {
    /// What has decided, while somebody looks.
    static SHOWN: RefCell<Option<BTreeSet<String>>> = const { RefCell::new(None) };
}

/// What the list says of one choice that a card asks for.
struct Entry {
    line: &'static Line,
    why: Why,
    known: bool,
}

impl Entry {
    fn ranking(&self) -> Option<&'static Ranking> {
        match self.why {
            Why::Aim => Some(self.line.aims(self.known)),
            _ => self.line.choice(self.why, self.known),
        }
    }

    /// The same, whether the base is known or not, is one entry.
    fn plain(self) -> Entry {
        let same = |known| Entry { known, ..self }.ranking().map(<[_]>::as_ptr);
        Entry { known: self.known && same(false) != same(true), ..self }
    }

    fn name(&self, tier: u8, by: Option<u8>) -> String {
        let (id, why) = (self.line.id, script::Purpose::name(&self.why));
        let state = if self.known { " once the base is known" } else { "" };
        match by {
            Some(by) => format!("{id}: {why}{state}, sort {}, criterion {}", tier + 1, by + 1),
            None => format!("{id}: {why}{state}, sort {}, the die", tier + 1),
        }
    }

    /// Every criterion of every sort; the die where there is at most one.
    fn wanted(&self) -> Vec<String> {
        let tiers = self.ranking().into_iter().flatten().enumerate();
        let of_tier = |(i, tier): (usize, &script::Tier<Vocabulary>)| {
            let die = (tier.by.len() < 2).then_some(None);
            let criteria = (0..tier.by.len() as u8).map(Some).chain(die);
            criteria.map(|by| self.name(i as u8, by)).collect::<Vec<String>>()
        };
        tiers.flat_map(of_tier).collect()
    }
}

/// Comes whenever the procedure has decided.
pub(crate) fn note(state: &State, ranked: &Ranked<Vocabulary, WORDS>) {
    let frame = state.machine.top().expect("an effect has asked");
    let line = line_of(frame.source);
    let (Some(line), true) = (line, ranked.from.len() > 1) else { return };
    let why = if ranked.why == Why::GoThere { Why::Aim } else { ranked.why };
    let entry = Entry { line, why, known: state.table.revealed.is_some() }.plain();
    let listed = entry.ranking().is_some_and(|listed| listed.as_ptr() == ranked.by.as_ptr());
    let by = if ranked.reason.lot { None } else { ranked.reason.by };
    if listed && (by.is_some() || ranked.reason.lot) {
        SHOWN.with_borrow_mut(|shown| {
            if let Some(shown) = shown {
                shown.insert(entry.name(ranked.reason.tier, by));
            }
        });
    }
}

fn line_of(source: u16) -> Option<&'static Line> {
    if MissionCard::RANGE.holds(source) {
        MissionCard::from_thing(source).line()
    } else if ActionCard::RANGE.holds(source) {
        ActionCard::from_thing(source).line()
    } else if ObjectiveCard::RANGE.holds(source) {
        ObjectiveCard::from_thing(source).line()
    } else {
        None
    }
}

fn entries() -> impl Iterator<Item = Entry> {
    let of_line = |line: &'static Line| {
        let whys = line.choices.iter().map(|choice| choice.why).chain([Why::Aim]);
        let whys = whys.collect::<Vec<Why>>();
        whys.into_iter().flat_map(move |why| [false, true].map(|known| Entry { line, why, known }.plain()))
    };
    LINES.iter().chain(&SCHEMES).flat_map(of_line)
}

/// S10.
#[test]
fn every_criterion_of_the_list_decides_in_some_scenario() {
    SHOWN.set(Some(BTreeSet::new()));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    for (path, text) in files(&folder, "scn") {
        let scenarios = parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let solo = scenarios
            .iter()
            .filter(|scenario| scenario.options.iter().any(|option| option.value == "ataque-imperial"));
        for scenario in solo {
            testkit::run::<Rebellion>(scenario).unwrap_or_else(|failure| panic!("{failure}"));
        }
    }
    let shown = SHOWN.take().expect("somebody has looked");
    let wanted: BTreeSet<String> = entries().flat_map(|entry| entry.wanted()).collect();
    let excepted: BTreeSet<String> = EXCEPTIONS.map(|(name, _)| name.to_owned()).into();
    let missing: Vec<&String> = wanted.difference(&shown).filter(|name| !excepted.contains(*name)).collect();
    assert!(missing.is_empty(), "{} of {} are not shown: {missing:#?}", missing.len(), wanted.len());
    let idle = |(name, _): &&(&str, &str)| shown.contains(*name) || !wanted.contains(*name);
    assert_eq!(EXCEPTIONS.iter().find(idle), None, "this is no exception");
}
