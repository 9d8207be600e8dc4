//! What claims can read of a view.

use kernel::{Entry, Fact, Seat};

use crate::card::CardId;
use crate::grants::Trick;
use crate::label::Label;
use crate::view::View;

/// Subjects with the name of a card in them: `wampa power`.
pub(super) const OF_CARDS: [&str; 4] = ["CARD power", "CARD hp", "CARD cost", "CARD keywords"];

const TRICKS: [(Trick, &str); 6] = [
    (Trick::Ambush, "ambush"),
    (Trick::Grit, "grit"),
    (Trick::Overwhelm, "overwhelm"),
    (Trick::Saboteur, "saboteur"),
    (Trick::Sentinel, "sentinel"),
    (Trick::Shielded, "shielded"),
];

impl View {
    /// What is asked of a card by its name; nothing if the subject is about no card.
    pub(super) fn of_card(&self, subject: &str) -> Option<Result<Fact, String>> {
        let (name, what) = subject.rsplit_once(' ')?;
        if !OF_CARDS.iter().any(|known| known.strip_prefix("CARD ") == Some(what)) {
            return None;
        }
        Some(self.seen(name).map(|card| match what {
            "power" => Fact::number(self.table.power(card)),
            "hp" => Fact::number(self.table.hp(card)),
            "cost" => Fact::number(self.table.cost(card.owner(), card, None)),
            _ => Fact::Entries(self.keywords(card)),
        }))
    }

    /// A card these eyes can name; without a number the first of its copies that is in play, or else anywhere.
    fn seen(&self, name: &str) -> Result<CardId, String> {
        let wanted: Label = name.parse()?;
        let any = !name.contains('.');
        let is = |label: &Label| {
            *label == wanted || any && label.is_known() && label.face_index() == wanted.face_index()
        };
        let cards = self.table.cards.iter().enumerate().filter(|(_, label)| is(label));
        let cards: Vec<CardId> = cards.map(|(at, _)| CardId::from_thing(at as u16)).collect();
        let in_play = cards.iter().find(|card| self.table.units.holds(**card));
        in_play.or(cards.first()).copied().ok_or_else(|| format!("nobody can see `{name}` here"))
    }

    fn keywords(&self, card: CardId) -> Vec<Entry> {
        let had = TRICKS.iter().filter(|(trick, _)| self.table.has(card, *trick));
        let mut all: Vec<Entry> = had.map(|(_, name)| Entry::new(1, name)).collect();
        for (name, n) in [("raid", self.table.raid(card)), ("restore", self.table.restore(card))] {
            if n > 0 {
                all.push(Entry::new(1, format!("{name} {n}")));
            }
        }
        all
    }

    pub(super) fn entry(&self, card: CardId) -> Entry {
        let table = &self.table;
        let mut entry = Entry::new(1, table.label(card)).numbered("damage", table.damage.of(card).into());
        if card.is_leader() && table.units.holds(card) {
            entry = entry.marked("deployed");
        } else if card.is_leader() && table.epic.holds(card) || card.is_base() && table.epic.holds(card) {
            entry = entry.marked("used");
        }
        if table.exhausted.holds(card) {
            entry = entry.marked("exhausted");
        }
        entry = entry.numbered("shield", table.shields_on(card).into());
        entry = entry.numbered("experience", table.experience_on(card).into());
        for upgrade in table.upgrades_on(card).of::<CardId>() {
            let name = table.label(upgrade).to_string();
            let own = table.controller(upgrade) == table.controller(card);
            entry = entry.marked(&if own { name } else { format!("enemy {name}") });
        }
        if table.units.holds(card) && card.owner() != table.controller(card) {
            entry = entry.marked("stolen");
        }
        entry
    }

    pub(super) fn labels<'a>(
        &'a self,
        cards: &'a [Option<CardId>],
    ) -> impl Iterator<Item = Option<Label>> + 'a {
        cards.iter().map(|card| card.map(|card| self.table.label(card)))
    }

    pub(super) fn resources(&self, seat: Seat) -> Vec<Entry> {
        let (ready, exhausted) = self.resources[seat.index()];
        let entries = [(ready, false), (exhausted, true)].into_iter().filter(|(n, _)| *n > 0);
        let entry = |(n, exhausted): (u16, bool)| {
            let entry = Entry::new(n, "?");
            if exhausted { entry.marked("exhausted") } else { entry }
        };
        entries.map(entry).collect()
    }
}
