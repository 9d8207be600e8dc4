//! What cards and procedures choose from in a combat.

use script::Reg;

use crate::cards::tactics::Half;
use crate::state::{Combat, Frame, Open, State};
use crate::things::{Colour, Face, Field, Hurt, Shown, Side, TacticCard, Theatre, Things};
use crate::turn::Check;
use crate::words::*;
use pieces::Thing;

impl Whose {
    pub(crate) fn side(self, you: Side) -> Side {
        match self {
            Whose::You => you,
            Whose::Enemy => you.other(),
        }
    }
}

impl State {
    /// The theatre that an op names, or that of a register.
    pub(crate) fn deck(deck: Deck, frame: &Frame) -> Option<Theatre> {
        match deck {
            Deck::Of(theatre) => Some(theatre),
            Deck::In(reg) => frame.reg(reg).of::<Field>().next().map(Field::what),
        }
    }

    /// R8: the cards of a side in hand for a theatre.
    pub(crate) fn tactic_hand(&self, side: Side, theatre: Theatre) -> Things {
        let of = |card: &TacticCard| card.face().theatre == theatre;
        self.tactic_hands[side.index()].of::<TacticCard>().filter(of).collect()
    }

    /// R1.5: whether a card of a shared deck can be drawn.
    pub(crate) fn can_draw(&self, theatre: Theatre) -> bool {
        !self.tactics[theatre.index()].is_empty() || self.can_recycle(theatre)
    }

    pub(crate) fn can_recycle(&self, theatre: Theatre) -> bool {
        TacticCard::shared(theatre).any(|card| self.table.used.holds(card))
    }

    /// R8.8, R8.10: whether a side may play or draw cards, as far as everybody can tell.
    pub(crate) fn plays(&self, check: Check, combat: &Combat, side: Side) -> bool {
        let (theatre, changes) = (combat.theatre, &combat.changes[side.index()]);
        let plays = !self.tactic_hand(side, theatre).is_empty() && !changes.hold(Change::NoTactic(theatre));
        match check {
            Check::Blocking => {
                plays && !changes.hold(Change::NoBlock) && !combat.fresh(&self.table, side).is_empty()
            }
            _ => plays || combat.specials() > 0 && self.can_draw(theatre),
        }
    }

    /// What the words of cards name in a combat.
    pub(crate) fn in_combat(&self, filter: Filter, side: Side, frame: &Frame) -> Things {
        let table = &self.table;
        let Some(combat) = table.combat.as_ref() else { return Things::EMPTY };
        let pieces = |side: Side, what: What| -> Things {
            let all = Theatre::ALL.into_iter().flat_map(|theatre| combat.pieces(table, side, theatre));
            all.map(|(hurt, _)| hurt).filter(|hurt| what.holds(hurt.unit())).collect()
        };
        match filter {
            Filter::Targets(what) => {
                combat.harmable(table, side.other()).filter(|hurt| what.holds(hurt.unit())).collect()
            }
            Filter::OtherTargets(reg) => combat.harmable_beside(table, side.other(), frame.reg(reg)),
            Filter::Own(what) => pieces(side, what),
            Filter::Enemy(what) => {
                let exposed = |hurt: &Hurt| !table.is_shielded(hurt.unit(), combat.place);
                pieces(side.other(), what).of::<Hurt>().filter(exposed).collect()
            }
            Filter::OtherTactics => {
                let mut hand = self.tactic_hand(side, combat.theatre);
                hand.remove(frame.source);
                hand
            }
            Filter::Combat(pool) => self.pool(pool, combat, side, frame),
            _ => Things::EMPTY,
        }
    }

    fn pool(&self, pool: Pool, combat: &Combat, side: Side, frame: &Frame) -> Things {
        let table = &self.table;
        let asked = |hurt: &Hurt| frame.reg(Reg::B).holds(hurt.unit());
        match pool {
            Pool::Die => {
                let die = combat.next_die(table);
                die.map_or(Things::EMPTY, |(colour, face)| combat.targets(table, colour, face))
            }
            Pool::Struck => combat.harmable(table, side.other()).filter(asked).collect(),
            Pool::Damaged => combat.damaged(table, side).filter(asked).collect(),
            Pool::Repairable => combat.repairable(table),
            Pool::Fresh => combat.fresh(table, side),
            Pool::Shiftable => {
                let taker = frame.reg(Reg::C);
                let others = |hurt: &Hurt| combat.count(table, *hurt) > u8::from(taker.holds(*hurt));
                combat.damaged(table, side).filter(others).collect()
            }
            Pool::Dice => {
                Shown::each().filter(|die| combat.attack.pool.of(die.colour(), die.face()) > 0).collect()
            }
            Pool::Recoloured => {
                let hit = Shown::of(Colour::Black, Face::Hit);
                let lies = combat.attack.pool.of(Colour::Black, Face::Hit) > 0;
                if lies { Things::one(hit.thing()) } else { Things::EMPTY }
            }
            // S10: Good Intel leaves out the cards of units that are not there.
            Pool::Tactics if combat.changes[side.index()].hold(Change::Informed) => {
                let shown = |card: &TacticCard| combat.can_use(table, *card, Half::Top);
                table.tactic_deck(side, combat.theatre).of::<TacticCard>().filter(shown).collect()
            }
            Pool::Tactics => table.tactic_deck(side, combat.theatre),
            Pool::Used => {
                let theatre = State::deck(Deck::In(Reg::B), frame);
                theatre.map_or(Things::EMPTY, |theatre| TacticCard::own(side, theatre) & table.used)
            }
            Pool::Cargo => {
                let all = Theatre::ALL.into_iter().flat_map(|theatre| combat.pieces(table, side, theatre));
                all.map(|(hurt, _)| hurt).filter(|hurt| hurt.unit().kind().needs_transport).collect()
            }
        }
    }
}

impl Combat {
    /// The units that can be dealt damage beside the one that was just dealt one.
    fn harmable_beside(&self, table: &Open, side: Side, hit: Things) -> Things {
        let hit = hit.of::<Hurt>().next().map(|hurt| Hurt::of(hurt.unit(), hurt.damage() + 1));
        let others = |hurt: &Hurt| self.count(table, *hurt) > u8::from(hit == Some(*hurt));
        self.harmable(table, side).filter(others).collect()
    }
}
