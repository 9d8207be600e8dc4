//! What the machine asks of a state.

use kernel::Seat;
use script::{Code, Decider, Entry, Flags, Read, Reg, SeatOrder, Trigger, can_start};

use crate::card::{CardId, Player, Things, Token};
use crate::cards;
use crate::chance::Luck;
use crate::grants::{Key, Stat};
use crate::state::{Frame, Machine, Phase, State, opponent};
use crate::turn::{Routine, programs};
use crate::why::Why;
use crate::words::*;

impl Read<4> for State {
    type Words = Vocabulary;
    type Core = Machine;
    const SEATS: SeatOrder = SeatOrder::ActiveNames;
    /// R24.6.
    const MODES_IN_VAIN: bool = true;

    #[inline]
    fn code() -> &'static Code<Vocabulary> {
        &programs().code
    }

    #[inline]
    fn core(&self) -> &Machine {
        &self.machine
    }

    fn test(&self, cond: &Cond, frame: &Frame) -> bool {
        self.holds(cond, frame)
    }

    fn select(&self, from: &[Filter], frame: &Frame) -> Things {
        from.iter().fold(Things::EMPTY, |all, filter| all | self.matching(filter, frame))
    }

    fn number(&self, num: &Num, frame: &Frame) -> i16 {
        self.amount(num, frame)
    }

    fn can(&self, op: &Op, frame: &Frame) -> bool {
        match op {
            Op::Pay(num) => {
                self.amount(num, frame) <= self.table.ready_resources(Seat(frame.owner)).len() as i16
            }
            // R9.5: what is exhausted cannot be exhausted as a price.
            Op::Exhaust(It::This) => {
                let this = self.things(&It::This, frame);
                !this.is_empty() && !this.meets(&self.table.exhausted)
            }
            // R24.2: an empty deck cannot be the price.
            Op::Mill(_, Whose::Yours, _) => !self.decks[usize::from(frame.owner)].is_empty(),
            Op::Defeat(It::This) => !self.things(&It::This, frame).is_empty(),
            _ => true,
        }
    }

    fn changes(&self, op: &Op, frame: &Frame) -> bool {
        let table = &self.table;
        let units = |it: &It| self.things(it, frame) & table.units;
        let resources = |whose: &Whose| -> Things {
            self.players(*whose, frame).fold(Things::EMPTY, |all, seat| all | table.resources_of(seat))
        };
        match op {
            // How much it is may be measured on the one that is chosen.
            Op::Damage(num, It::Of(reg)) => frame.reg(*reg).iter().any(|thing| {
                let mut chosen = *frame;
                chosen.set(*reg, Things::one(thing));
                self.amount(num, &chosen) > 0
            }),
            Op::Damage(num, it) => self.amount(num, frame) > 0 && !self.things(it, frame).is_empty(),
            Op::Heal(num, it) => {
                let heals =
                    |card: CardId| table.damage.of(card) > 0 && !table.is_under(card, Stat::NoHealing);
                self.amount(num, frame) > 0 && self.things(it, frame).of::<CardId>().any(heals)
            }
            // R18.6: only Shields that are there are broken.
            Op::Rule(Routine::BreakShields) => {
                table.attack.is_some_and(|attack| table.shields_on(attack.defender) > 0)
            }
            Op::Rule(Routine::SetAside) => !frame.reg(Reg::B).is_empty(),
            // What has left play is defeated no more.
            Op::Defeat(it) => {
                let things = self.things(it, frame);
                things.meets(&(table.units | table.upgrades | table.resources))
                    || things.of::<Token>().next().is_some()
            }
            // R9.5: one that is so already can be chosen all the same.
            Op::Ready(it @ It::Of(_)) | Op::Exhaust(it @ It::Of(_)) => !units(it).is_empty(),
            Op::Ready(it) => (self.things(it, frame) & table.exhausted)
                .of::<CardId>()
                .any(|card| !table.is_under(card, Stat::NoReadying)),
            Op::Exhaust(it) => !(self.things(it, frame) - table.exhausted).is_empty(),
            Op::Pay(_) => self.can(op, frame),
            Op::ReadyResources(_, whose) => resources(whose).meets(&table.exhausted),
            Op::ExhaustResources(_, whose) => !(resources(whose) - table.exhausted).is_empty(),
            Op::Give(_, num, it) => self.amount(num, frame) > 0 && !units(it).is_empty(),
            Op::Grow(_, _, it, _) => !units(it).is_empty(),
            Op::Gain(_, it, _)
            | Op::DrawThese(it)
            | Op::Discard(it)
            | Op::Reveal(it)
            | Op::ToHand(it)
            | Op::ToBottom(it)
            | Op::ToTop(it) => !self.things(it, frame).is_empty(),
            Op::Resource(it, _) => !self.can_be_resources(it, frame).is_empty(),
            // R23.4, R23.6.
            Op::TakeControl(it, whose) => {
                let mut takers = self.players(*whose, frame);
                takers.any(|seat| units(it) != table.controlled(units(it), seat))
            }
            // R25.3.
            Op::Mill(num, whose, _) | Op::LookAtTop(num, whose, _) | Op::RevealTop(num, whose, _) => {
                let mut decks = self.players(*whose, frame).map(|seat| self.decks[seat.index()].len());
                self.amount(num, frame) > 0 && decks.any(|cards| cards > 0)
            }
            Op::LookAtHand(whose) | Op::RevealHand(whose) => {
                self.players(*whose, frame).any(|seat| !self.hands[seat.index()].is_empty())
            }
            _ => true,
        }
    }

    /// A hand is nobody else's business, and what was looked at nobody else's either; how many cards they are
    /// everybody sees.
    fn veiled(&self, from: &[Filter], frame: &Frame) -> Option<usize> {
        let is_open = |filter: &Filter| (self.zone(filter.zone, frame) - self.known.public()).is_empty();
        let seeming = |all: Things, filter: &Filter| {
            all | if is_open(filter) { self.matching(filter, frame) } else { self.zone(filter.zone, frame) }
        };
        (!from.iter().all(is_open)).then(|| from.iter().fold(Things::EMPTY, seeming).len())
    }

    /// What a card that was looked at is like is nobody else's business either.
    fn is_secret(&self, cond: &Cond, frame: &Frame) -> bool {
        let (Cond::Is(it, _) | Cond::Equal(Num::CostOf(it), _)) = cond else { return false };
        self.things(it, frame).of::<CardId>().any(|card| !self.known.public().holds(card))
    }

    fn decider(&self, who: &Who, _: Option<Why>, frame: &Frame) -> Decider<Vocabulary> {
        let you = Seat(frame.owner);
        Decider::Seat(match who {
            Who::You => you.0,
            Who::Opponent => opponent(you).0,
            Who::ControllerOf(reg) => {
                frame.reg(*reg).of::<CardId>().next().map_or(you, |card| self.table.controller(card)).0
            }
            Who::Chosen(reg) => frame.reg(*reg).of::<Player>().next().map_or(you, Player::seat).0,
        })
    }

    fn measure(&self, metric: &Metric, thing: u16, _: &Frame) -> i32 {
        match metric {
            Metric::Unlimited => i32::from(u8::MAX),
            Metric::Copies if Token::RANGE.holds(thing) => {
                let token = Token::from_thing(thing);
                self.table
                    .tokens
                    .unit(token)
                    .map_or(0, |unit| self.table.tokens.on(unit, token.kind()).into())
            }
            Metric::Copies => 1,
            Metric::Cost => self.table.face(CardId::from_thing(thing)).cost.into(),
            Metric::Damage => self.table.damage.of(CardId::from_thing(thing)).into(),
        }
    }

    /// By names, as actions are ordered: numbers of equal cards tell what was hidden once.
    fn place(&self, thing: u16) -> u32 {
        self.piece(thing).place()
    }

    fn uncertain(&self, chance: &Luck, frame: &Frame) -> bool {
        let owner = Seat(frame.owner);
        match chance {
            Luck::FirstPlayer | Luck::Shuffle(_) | Luck::ShuffleOwn => true,
            Luck::Rest => !self.rest_of_search(frame).is_empty(),
            Luck::Bottom(reg) => !frame.reg(*reg).is_empty(),
            Luck::RandomDiscard => !self.hands[opponent(owner).index()].is_empty(),
        }
    }

    /// R20.5: in the regroup phase the holder of the initiative.
    #[inline]
    fn active(&self) -> u8 {
        if self.table.phase == Phase::Action { self.table.active.0 } else { self.table.initiative.0 }
    }

    #[inline]
    fn ability(id: u16) -> Entry {
        programs().ability(id)
    }

    /// What would change nothing now waits until it would, or is dropped with the rest of its owner's. R21.7: what was put
    /// off happens anyway, and nothing waits for it in vain.
    fn ready(&self, trigger: &Trigger) -> bool {
        if Self::comes_first(trigger) {
            return true;
        }
        let Some(effect) = self.waiting_effect(trigger) else { return false };
        let mut frame = Frame::new(Entry::WINDOW, trigger.thing, trigger.owner).with_num(trigger.num);
        frame.about = trigger.about;
        frame.put(Flags::STALE, trigger.stale);
        can_start(self, effect, &frame)
    }

    /// R21.7, R26.1: delayed effects happen before anything that triggers.
    fn comes_first(trigger: &Trigger) -> bool {
        matches!(cards::ability(trigger.ability), Some(Ability::Later(_)))
    }

    /// R20.5: named first, an ability is over before another could give it something to do.
    fn counts(&self, trigger: &Trigger) -> bool {
        self.waiting_effect(trigger).is_some()
    }
}

impl State {
    /// What a waiting ability does, unless it is used up (R20.11).
    fn waiting_effect(&self, trigger: &Trigger) -> Option<Effect> {
        let (effect, once) = match cards::ability(trigger.ability)? {
            Ability::When { effect, once, .. } => (*effect, *once),
            Ability::Later(effect) => (*effect, false),
            _ => return None,
        };
        let used = once && self.table.ledger.marked(Key::Used).contains(trigger.thing);
        (!used).then_some(effect)
    }

    /// The cards of a search that were not taken (R24.11).
    pub(crate) fn rest_of_search(&self, frame: &Frame) -> Things {
        let deck: Things = self.decks[usize::from(frame.owner)].set();
        (frame.reg(Reg::A) & deck) - frame.reg(Reg::B)
    }
}
