//! What claims can read of a view.

use std::fmt::Display;

use kernel::{Entry, Eyes, Fact, Seat};
use pieces::Thing;

use crate::state::{Deliveries, Phase};
use crate::things::{CardId, Face, Faction, Piece, Ship, Slot, Space, Things};
use crate::view::View;

/// Subjects with the names of spaces in them: `ryloth to naboo`.
pub(super) const OF_SPACES: [&str; 2] = ["SPACE to SPACE", "SPACE next"];

pub(super) fn step(view: &View) -> &'static str {
    match view.table.turn.phase {
        Phase::SetUp => "set-up",
        Phase::Planning => "planning",
        Phase::Action => "action",
        Phase::Encounter => "encounter",
    }
}

/// What can be done once in a turn and has been.
pub(super) fn done(view: &View) -> Vec<&'static str> {
    let turn = &view.table.turn;
    let all = [
        (turn.traded, "trade"),
        (turn.marketed, "market"),
        (turn.deliveries == Deliveries::Over, "deliver"),
        (turn.skips_encounter, "encounter"),
    ];
    all.into_iter().filter(|(done, _)| *done).map(|(_, name)| name).collect()
}

pub(super) fn turned(what: impl Display, turned: bool) -> Entry {
    let entry = Entry::new(1, what);
    if turned { entry.marked("turned") } else { entry }
}

pub(super) fn spaces(bits: u64) -> impl Iterator<Item = Space> {
    Space::each().filter(move |space| bits & (1 << space.index()) != 0)
}

pub(super) fn pieces(things: &Things) -> impl Iterator<Item = Piece> {
    things.iter().map(Piece::of_thing)
}

impl View {
    /// What is asked of spaces by their names; nothing if the subject is about none.
    pub(super) fn of_spaces(&self, subject: &str) -> Option<Result<Fact, String>> {
        let map = self.table.map();
        if let Some((from, to)) = subject.split_once(" to ") {
            let both = from.parse::<Space>().and_then(|from| Ok((from, to.parse::<Space>()?)));
            return Some(both.map(|(from, to)| Fact::number(map.apart(from, to))));
        }
        let space = subject.strip_suffix(" next")?;
        Some(space.parse().map(|space| Fact::list(map.next_to(space))))
    }

    pub(super) fn patrol_entry(&self, faction: Faction) -> Entry {
        let patrol = self.table.patrol(faction);
        Entry::new(1, patrol.space).numbered("level", patrol.level.into())
    }

    /// Every contact space: who lies there, `?` if these eyes cannot tell, or `none`.
    pub(super) fn contact_entries(&self) -> Vec<Entry> {
        let entry = |slot: Slot| match &self.contacts[slot.index()] {
            None => Entry::new(1, format!("{slot} none")),
            Some((_, None)) => Entry::new(1, format!("{slot} ?")),
            Some((_, Some(contact))) => {
                let entry = Entry::new(1, format!("{slot} {contact}"));
                if self.table.faceup.holds(*contact) { entry.marked("faceup") } else { entry }
            }
        };
        Slot::each().map(entry).collect()
    }

    /// What has left the game.
    pub(super) fn gone(&self) -> Vec<String> {
        let removed = &self.table.removed;
        let cards = removed.of::<CardId>().map(|card| card.to_string());
        cards.chain(removed.of::<Ship>().map(|ship| ship.to_string())).collect()
    }

    /// The dice on the table, by what they show.
    pub(super) fn dice(&self) -> Vec<Entry> {
        let shown = Face::ALL.into_iter().map(|face| (face, self.table.roll.pool.of(face)));
        shown.filter(|(_, n)| *n > 0).map(|(face, n)| Entry::new(n.into(), face.name())).collect()
    }

    pub(super) fn reputation(&self, seat: Seat) -> Vec<String> {
        let player = self.table.player(seat);
        let known = Faction::ALL.into_iter().filter(|faction| player.rep(*faction) != 0);
        known.map(|faction| format!("{} {}", faction.name(), player.rep(faction))).collect()
    }

    /// Encounter cards are called what they have become.
    pub(super) fn assets(&self, seat: Seat) -> Vec<Entry> {
        let entry = |card: CardId| {
            let entry = Entry::new(1, self.table.held(card).id);
            if self.table.captured.holds(card) { entry.marked("captured") } else { entry }
        };
        self.table.player(seat).assets.of::<CardId>().map(entry).collect()
    }

    pub(super) fn secret_names(&self, seat: Seat) -> impl Iterator<Item = Option<&'static str>> + '_ {
        self.secrets[seat.index()].iter().map(|(_, card)| card.map(|card| self.table.held(card).id))
    }

    /// Contacts face down that a player has looked at; what others have seen stays theirs.
    pub(super) fn known_contacts(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let own = self.eyes == Eyes::Seat(seat);
        let lying = self.contacts.iter().flatten().filter_map(|(_, contact)| *contact);
        lying.filter(move |contact| own && !self.table.faceup.holds(*contact))
    }

    /// Planets with goal tokens of the solo opponent.
    pub(super) fn goals(&self, seat: Seat) -> Vec<Entry> {
        let tokens = Space::each().map(|space| (space, self.table.goals_at(seat, space)));
        tokens.filter(|(_, n)| *n > 0).map(|(space, n)| Entry::new(n.into(), space)).collect()
    }
}
