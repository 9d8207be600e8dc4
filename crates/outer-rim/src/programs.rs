//! All programs of the game as flat code, and where each of them starts.

use std::sync::LazyLock;

use script::{Code, Entry, Instr};

use crate::cards::{self, ABILITIES, orders};
use crate::things::{CardId, Order};
use crate::turn::{GAME, PROCEDURES, Routine};
use crate::words::*;

/// Where each program starts in the flat code.
pub struct Programs {
    pub code: Code<Vocabulary>,
    abilities: Vec<Entry>,
    /// Of each card: what it does when it is read or attempted, its reward, what follows, what buying it does.
    effects: Vec<[Entry; 4]>,
    sections: Vec<[Entry; 2]>,
    /// Of each bounty: for the elimination and for the capture.
    bounties: Vec<[Entry; 2]>,
    orders: Vec<Entry>,
    pub(crate) game: Entry,
    /// The questions of a turn, inside the game.
    pub(crate) planning: Entry,
    pub(crate) acting: Entry,
    pub(crate) encounter: Entry,
    pub(crate) begin_turn: Entry,
    /// Where somebody chooses a character, before the game.
    pub(crate) choosing: Entry,
}

impl std::fmt::Debug for Programs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} instructions", self.code.len())
    }
}

impl Programs {
    fn lower() -> Programs {
        let mut code = Code::new();
        let nothing = code.lower(&[]);
        let abilities = (0..ABILITIES as u16)
            .map(|id| match cards::ability(id) {
                Some(Ability::When { may: true, effect, .. }) => code.lower_optional(effect),
                Some(
                    Ability::When { effect, .. }
                    | Ability::Planning(_, effect)
                    | Ability::Action(_, effect)
                    | Ability::Encounter(_, effect),
                ) => code.lower(effect),
                _ => nothing,
            })
            .collect();
        let mut each = |card: CardId, second: bool| -> ([Entry; 4], [Entry; 2]) {
            let asset = if card.is_encounter() {
                cards::tale(card).assets[usize::from(second)].as_ref()
            } else {
                Some(cards::card(card)).filter(|_| !second)
            };
            let Some(card) = asset else { return ([nothing; 4], [nothing; 2]) };
            let programs =
                [card.effect, card.reward, card.after, card.on_buy].map(|effect| code.lower(effect));
            let bounty = card.bounty.map_or([nothing; 2], |bounty| {
                [bounty.eliminate, bounty.capture].map(|effect| code.lower(effect))
            });
            (programs, bounty)
        };
        let (mut effects, mut bounties) = (Vec::new(), Vec::new());
        for card in <CardId as pieces::Thing>::each() {
            for second in [false, true] {
                let (programs, bounty) = each(card, second);
                effects.push(programs);
                bounties.push(bounty);
            }
        }
        let sections = cards::TALES
            .iter()
            .flatten()
            .map(|tale| tale.sections.map(|section| code.lower(section.effect)))
            .collect();
        for proc in PROCEDURES.into_iter().chain(Theirs::ALL.map(Theirs::proc)) {
            code.procedure(proc);
        }
        let orders = orders::ORDERS.iter().map(|order| code.lower(order)).collect();
        let game = code.lower(&GAME);
        let find = |wanted: Ask| {
            code.find(|instr| matches!(instr, Instr::Ask(ask) if *ask == wanted)).expect("a turn asks this")
        };
        let at = |wanted: Routine| {
            let is = |instr: &Instr<Vocabulary>| matches!(instr, Instr::Do { op: Op::Rule(own), .. } if *own == wanted);
            code.find(is).expect("a part of the game")
        };
        Programs {
            abilities,
            effects,
            sections,
            bounties,
            orders,
            game,
            planning: find(Ask::Planning),
            acting: find(Ask::Act),
            encounter: find(Ask::Encounter),
            begin_turn: at(Routine::BeginTurn),
            // The condition of a loop stands before its body.
            choosing: Entry(at(Routine::NextToChoose).0 - 1),
            code,
        }
    }

    #[inline]
    pub(crate) fn ability(&self, id: u16) -> Entry {
        self.abilities[usize::from(id)]
    }

    pub(crate) fn entry(&self, proc: &'static Proc) -> Entry {
        self.code.entry(proc)
    }

    fn of(&self, card: CardId, second: bool) -> &[Entry; 4] {
        &self.effects[2 * card.index() + usize::from(second)]
    }

    pub(crate) fn effect(&self, card: CardId, second: bool) -> Entry {
        self.of(card, second)[0]
    }

    pub(crate) fn reward(&self, card: CardId, second: bool) -> Entry {
        self.of(card, second)[1]
    }

    pub(crate) fn after(&self, card: CardId, second: bool) -> Entry {
        self.of(card, second)[2]
    }

    pub(crate) fn purchase(&self, card: CardId) -> Entry {
        self.of(card, false)[3]
    }

    pub(crate) fn elimination(&self, bounty: CardId) -> Entry {
        self.bounties[2 * bounty.index()][0]
    }

    pub(crate) fn capture(&self, bounty: CardId) -> Entry {
        self.bounties[2 * bounty.index()][1]
    }

    pub(crate) fn section(&self, card: CardId, section: u8) -> Entry {
        self.sections[card.index() - crate::things::MARKET][usize::from(section)]
    }

    pub(crate) fn order(&self, order: Order) -> Entry {
        self.orders[order.index()]
    }
}

#[inline]
pub fn programs() -> &'static Programs {
    static PROGRAMS: LazyLock<Programs> = LazyLock::new(Programs::lower);
    &PROGRAMS
}
