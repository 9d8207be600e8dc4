//! Tactic cards: the two decks that both sides draw from (R8), and those that each side has for itself (R9).

mod imperial;
mod rebel;
mod shared;

use std::fmt;
use std::str::FromStr;

use pieces::{Faces, Thing};

use crate::things::{TacticCard, Things};
use prelude::*;

/// What cards are written with.
mod prelude {
    pub(super) use script::Reg;
    pub(super) use text::{Both, both};

    pub(super) use crate::shorthand::*;
    pub(super) use crate::things::{Colour, Side, Theatre, Unit};
    pub(super) use crate::turn::up_to_one;
    pub(super) use crate::units::Shape;
    pub(super) use crate::words::*;
}

/// What is printed on a tactic card.
#[derive(Clone, Copy, Debug)]
pub struct Tactic {
    pub id: &'static str,
    pub name: Both,
    pub theatre: Theatre,
    pub copies: u16,
    /// Whose it is; both sides draw from the shared decks.
    pub side: Option<Side>,
    /// R8.8: playing it costs a special.
    pub special: bool,
    /// R8.10: it is played against damage.
    pub blocks: bool,
    /// R9.4: the unit that the top ability needs.
    pub icon: Option<Unit>,
    /// The abilities, that on top first; a card of the shared decks has one.
    pub abilities: [Effect; 2],
}

const fn tactic(id: &'static str, name: Both, theatre: Theatre) -> Tactic {
    Tactic {
        id,
        name,
        theatre,
        copies: 1,
        side: None,
        special: false,
        blocks: false,
        icon: None,
        abilities: [&[], &[]],
    }
}

impl Tactic {
    const fn copies(mut self, n: u16) -> Tactic {
        self.copies = n;
        self
    }

    const fn does(mut self, effect: Effect) -> Tactic {
        self.abilities[0] = effect;
        self
    }

    const fn for_special(mut self, effect: Effect) -> Tactic {
        self.special = true;
        self.does(effect)
    }

    const fn against_damage(mut self, effect: Effect) -> Tactic {
        self.blocks = true;
        self.does(effect)
    }

    const fn of(mut self, side: Side) -> Tactic {
        self.side = Some(side);
        self
    }

    const fn with(mut self, icon: Unit) -> Tactic {
        self.icon = Some(icon);
        self
    }

    const fn top(mut self, effect: Effect) -> Tactic {
        self.abilities[0] = effect;
        self
    }

    const fn bottom(mut self, effect: Effect) -> Tactic {
        self.abilities[1] = effect;
        self
    }
}

/// How many different ones there are, and how many the shared decks have.
const KINDS: usize = 51;
const SHARED: usize = 30;

pub static TACTICS: [Tactic; KINDS] = gathered();
static FACES: Faces<KINDS, 62> = Faces::new(names(), "tactic card", "`cantina cards rebellion` lists them");

const fn gathered() -> [Tactic; KINDS] {
    let lists: [&[Tactic]; 3] = [&shared::SHARED, &imperial::IMPERIAL, &rebel::REBEL];
    let mut all = [shared::SHARED[0]; KINDS];
    let (mut list, mut n) = (0, 0);
    while list < lists.len() {
        let mut i = 0;
        while i < lists[list].len() {
            all[n] = lists[list][i];
            n += 1;
            i += 1;
        }
        list += 1;
    }
    assert!(n == KINDS, "every card is in a list");
    all
}

const fn names() -> [(&'static str, u16); KINDS] {
    let all = gathered();
    let mut names = [("", 0); KINDS];
    let mut i = 0;
    while i < KINDS {
        names[i] = (all[i].id, all[i].copies);
        i += 1;
    }
    names
}

/// One of the two abilities of a card (R9.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Half {
    Top,
    Bottom,
}

impl Half {
    pub const ALL: [Half; 2] = [Half::Top, Half::Bottom];

    pub const fn name(self) -> &'static str {
        match self {
            Half::Top => "top",
            Half::Bottom => "bottom",
        }
    }
}

impl TacticCard {
    #[inline]
    pub fn face_index(self) -> usize {
        FACES.face(self.index())
    }

    #[inline]
    pub fn face(self) -> &'static Tactic {
        &TACTICS[self.face_index()]
    }

    /// The cards of a shared deck.
    pub fn shared(theatre: Theatre) -> impl Iterator<Item = TacticCard> {
        (0..SHARED).map(TacticCard::numbered).filter(move |card| card.face().theatre == theatre)
    }

    /// All cards of the shared decks.
    pub fn all_shared() -> Things {
        (0..SHARED).map(TacticCard::numbered).collect()
    }

    /// R9.2: the cards of a side for a theatre.
    pub fn own(side: Side, theatre: Theatre) -> Things {
        let own = |card: &TacticCard| card.face().side == Some(side) && card.face().theatre == theatre;
        TacticCard::each().filter(own).collect()
    }

    /// R9.13: the ability with which it cancels the other card, if it has one.
    pub fn cancelling(self) -> Option<Half> {
        Half::ALL.into_iter().find(|half| cancels(self.face().abilities[*half as usize]))
    }
}

fn cancels(effect: Effect) -> bool {
    effect.iter().any(|step| matches!(step, Step::Do(Op::Cancel)) || step.blocks().any(cancels))
}

impl fmt::Display for TacticCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        FACES.write(self.index(), f)
    }
}

impl FromStr for TacticCard {
    type Err = String;

    fn from_str(s: &str) -> Result<TacticCard, String> {
        FACES.read(s).map(TacticCard::numbered)
    }
}
