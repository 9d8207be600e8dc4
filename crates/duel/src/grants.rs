//! What stands as long as a card is in play, what lasts for a round, and what a round remembers.

use script::Frame as ScriptFrame;
use script::{Board, Class, Grant, Grants, Row, Standing};

use crate::card::{CardId, ability_ids};
use crate::cards::{PLUNDER, Passive};
use crate::state::Table;

/// The only ending there is: that of a round.
pub(crate) const ROUND: u8 = 0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// +2 power.
    Rallied,
    /// "When defeated: draw 1 card."
    Plunder,
}

#[derive(Clone, Copy, Debug)]
pub enum Promises {}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stat {
    Power,
}

/// Whom a standing grant is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    OtherFriends,
}

impl Grants for Promises {
    type Stat = Stat;
    type Keyword = Passive;
    type To = To;
    type When = ();
    type Num = i16;

    /// In the order of [`Gift`].
    const TABLE: &'static [Grant<Promises>] = &[Grant::Plus(Stat::Power, 2), Grant::Ability(PLUNDER)];
}

impl Gift {
    pub(crate) fn row(self, unit: CardId, source: u16) -> Row<2> {
        let num = if self == Gift::Rallied { 2 } else { 0 };
        let things = pieces::Set::one(unit.thing());
        Row { what: self as u16, num, until: ROUND, owner: unit.owner().0, source, things }
    }
}

impl Board<2> for Table {
    type Grants = Promises;

    fn printed(&self, _: Stat, thing: u16) -> i16 {
        CardId::from_thing(thing).unit().map_or(0, |(power, _)| power.into())
    }

    fn prints(&self, keyword: Passive, thing: u16) -> bool {
        CardId::from_thing(thing).face().passive == Some(keyword)
    }

    fn printed_abilities(&self, thing: u16) -> &'static [u16] {
        ability_ids(CardId::from_thing(thing))
    }

    fn standing(&self, _: Class) -> impl Iterator<Item = (ScriptFrame<2>, Standing<Promises>)> {
        let leads = |unit: &CardId| unit.face().passive == Some(Passive::Leads);
        self.units.of::<CardId>().filter(leads).map(|unit| {
            let frame = ScriptFrame { source: unit.thing(), owner: unit.owner().0, ..ScriptFrame::BLANK };
            (frame, Standing { to: To::OtherFriends, when: (), grant: Grant::Plus(Stat::Power, 1) })
        })
    }

    fn lasting(&self) -> &[Row<2>] {
        self.lasting.rows()
    }

    fn reaches(&self, To::OtherFriends: &To, thing: u16, frame: &ScriptFrame<2>) -> bool {
        thing != frame.source && CardId::from_thing(thing).owner().0 == frame.owner
    }

    fn holds(&self, (): &(), _: &ScriptFrame<2>) -> bool {
        true
    }

    fn value(&self, num: &i16, _: &ScriptFrame<2>) -> i16 {
        *num
    }
}

/// What is written down until the round ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// How many cards each side has played.
    Played,
    /// The units whose ability has been used, of those that have it once each round.
    Used,
}

impl script::Key for Key {
    const ALL: &'static [Key] = &[Key::Played, Key::Used];

    fn index(self) -> usize {
        self as usize
    }

    fn until(self) -> u8 {
        ROUND
    }
}
