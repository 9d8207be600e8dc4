//! R8.4, R8.8, R9.3 to R9.6, R9.13: tactic cards.

use kernel::{Dice, Log};
use script::{Core, Did, Flags, Reg};

use crate::Rebellion;
use crate::automaton::IMPERIAL_EXTRA;
use crate::cards::tactics::Half;
use crate::chance::Shuffled;
use crate::event::Event;
use crate::programs::programs;
use crate::setup::CombatRules;
use crate::state::{Frame, OpenCard, State};
use crate::things::{Field, Side, TacticCard, Theatre, Things};
use crate::turn::{DRAW_TACTICS, EXTRA, RECOVER};
use crate::words::*;

impl State {
    // ---- the shared decks

    /// R3.8, R8.16: both decks are shuffled.
    pub(crate) fn shuffle_tactics(&mut self, seed: u64, log: &mut impl Log<Rebellion>) {
        let dice = &mut Dice::new(seed);
        self.tactics.iter_mut().for_each(|deck| deck.shuffle(dice));
        self.known.forget(TacticCard::all_shared());
        log.event(Event::Shuffled(Shuffled::Tactics));
    }

    /// R1.5.
    pub(crate) fn recycle_tactics(&mut self, theatre: Theatre, seed: u64, log: &mut impl Log<Rebellion>) {
        let used: Things = TacticCard::shared(theatre).collect::<Things>() & self.table.used;
        self.table.used = self.table.used - used;
        self.tactics[theatre.index()] = used.of().collect();
        self.tactics[theatre.index()].shuffle(&mut Dice::new(seed));
        self.known.forget(used);
        log.event(Event::Shuffled(Shuffled::Tactics));
    }

    /// R8.4; R9.6: in cinematic combat chosen cards come back.
    pub(crate) fn draw_tactics(&mut self, deck: Deck, n: i16, frame: &Frame) -> Did {
        let Some(theatre) = State::deck(deck, frame) else { return Did::No };
        let shared = self.table.agreed.combat == CombatRules::Base;
        let field = Things::one(Field::of(theatre).thing());
        self.repeat(if shared { &DRAW_TACTICS } else { &RECOVER }, n, field, frame)
    }

    pub(crate) fn draw_tactic(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        self.top().nums[0] -= 1;
        let Some(theatre) = State::deck(Deck::In(Reg::B), frame) else { return };
        if let Some(card) = self.tactics[theatre.index()].take() {
            self.tactic_hands[side.index()].insert(card.thing());
            self.known.learn(side.seat(), card);
            log.event(Event::TacticDrawn { side, theatre, card: Some(card) });
            if self.fight().changes[side.index()].hold(Change::ShowsTactics) {
                self.known.learn_all(card);
                log.event(Event::TacticsShown { side, cards: Things::one(card.thing()) });
            }
        }
    }

    /// A card leaves the hand and lies open.
    fn lay_open(&mut self, side: Side, card: TacticCard) {
        self.tactic_hands[side.index()].remove(card.thing());
        self.table.used.insert(card.thing());
        self.known.learn_all(card);
    }

    pub(crate) fn discard_tactic(&mut self, cards: Things, side: Side, log: &mut impl Log<Rebellion>) -> Did {
        let Some(card) = cards.of::<TacticCard>().next() else { return Did::No };
        self.lay_open(side, card);
        log.event(Event::TacticDiscarded { side, card });
        Did::Yes
    }

    /// R8.8, R8.10: a card from the hand.
    pub(crate) fn play_tactic(&mut self, side: Side, card: TacticCard, log: &mut impl Log<Rebellion>) {
        if card.face().special {
            self.spend_special();
        }
        self.lay_open(side, card);
        log.event(Event::TacticPlayed { side, card });
        self.start_tactic(side, card, Half::Top, 0);
    }

    /// R8.16: hands and used cards go back to their decks, which are shuffled.
    pub(crate) fn return_tactics(&mut self) {
        let back = (self.tactic_hands[0] | self.tactic_hands[1] | self.table.used) & TacticCard::all_shared();
        for card in back.of::<TacticCard>() {
            self.tactics[card.face().theatre.index()].put(card);
        }
        self.tactic_hands = [Things::EMPTY; 2];
        self.table.used = self.table.used - back;
        // They are shuffled now: nobody learns where they lay before.
        self.known.forget(TacticCard::all_shared());
    }

    // ---- cards of one's own

    /// R9.3: nobody else can tell which one it is.
    pub(crate) fn lay_tactic(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let top = self.top();
        top.set(Reg::C, Things::EMPTY);
        top.put(Flags::SECRET, false);
        let Some(card) = frame.reg(Reg::C).of::<TacticCard>().next() else { return };
        let deck = self.table.tactic_deck(side, card.face().theatre);
        self.laid[side.index()] = Some(card);
        if self.fight().changes[side.index()].hold(Change::ShowsTactics) {
            log.event(Event::TacticLaid { side, card: Some(card) });
            return log.event(Event::TacticsShown { side, cards: Things::one(card.thing()) });
        }
        self.known.forget(deck);
        self.known.learn_these(side.seat(), deck);
        log.event(Event::TacticLaid { side, card: Some(card) });
    }

    pub(crate) fn reveal_tactics(&mut self, log: &mut impl Log<Rebellion>) {
        for side in [self.table.active, self.table.active.other()] {
            if let Some(card) = self.laid[side.index()].take() {
                let deck = self.table.tactic_deck(side, card.face().theatre);
                deck.of::<TacticCard>().for_each(|card| self.known.learn_all(card));
                self.fight_mut().played[side.index()] = Some(OpenCard { card, done: false });
                self.use_up(side, card, log);
            }
        }
    }

    /// R9.5: a card lies beside its deck. If it was the last one, all others come back.
    pub(crate) fn use_up(&mut self, side: Side, card: TacticCard, log: &mut impl Log<Rebellion>) {
        log.event(Event::TacticPlayed { side, card });
        let theatre = card.face().theatre;
        self.table.used.insert(card.thing());
        if self.table.tactic_deck(side, theatre).is_empty() {
            self.table.used = (self.table.used - TacticCard::own(side, theatre)).with(card.thing());
            log.event(Event::TacticsReturned { side, theatre });
        }
    }

    /// R9.6.
    pub(crate) fn recover(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        self.top().nums[0] -= 1;
        if let Some(card) = frame.reg(Reg::A).of::<TacticCard>().next() {
            self.table.used.remove(card.thing());
            log.event(Event::TacticRecovered { side, card });
        }
    }

    /// R9.13: before the other card does anything.
    pub(crate) fn forestall(&mut self, side: Side, log: &mut impl Log<Rebellion>) -> Did {
        let played = self.fight().played[side.index()].expect("a card lies there");
        let half = played.card.cancelling().expect("it cancels the other card");
        self.use_tactic(side, played.card, half, 0, log);
        Did::Yes
    }

    /// R9.4: the first number of a frame says that the card is one more.
    pub(crate) fn use_tactic(
        &mut self,
        side: Side,
        card: TacticCard,
        half: Half,
        extra: i16,
        log: &mut impl Log<Rebellion>,
    ) {
        if extra == 0 {
            self.spend(side);
        }
        log.event(Event::TacticUsed { side, card, half });
        self.start_tactic(side, card, half, extra);
    }

    fn start_tactic(&mut self, side: Side, card: TacticCard, half: Half, extra: i16) {
        let mut frame =
            Frame::new(programs().tactic(card, half), card.thing(), side.seat().0).with_num(extra);
        frame.about = self.fight().place.thing() + 1;
        self.machine.push(frame);
    }

    /// The card of a side in this battle does nothing more.
    fn spend(&mut self, side: Side) -> Option<TacticCard> {
        let played = self.fight_mut().played[side.index()].as_mut().filter(|played| !played.done)?;
        played.done = true;
        Some(played.card)
    }

    /// R9.13: one that is played beside another cancels nothing, and is not cancelled.
    pub(crate) fn cancel(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) -> Did {
        if frame.num() > 0 {
            return Did::No;
        }
        match self.spend(side.other()) {
            Some(card) => {
                log.event(Event::TacticCancelled { side: side.other(), card });
                Did::Yes
            }
            None => Did::No,
        }
    }

    pub(crate) fn extra_tactic(&mut self, side: Side, frame: &Frame) -> Did {
        let combat = self.fight();
        if combat.changes[side.index()].hold(Change::NoTactic(combat.theatre)) {
            return Did::No;
        }
        let extra = if self.table.is_automaton(side) { &IMPERIAL_EXTRA } else { &EXTRA };
        self.call(extra, Frame { regs: [Things::EMPTY; 3], ..*frame })
    }

    pub(crate) fn play_extra(&mut self, side: Side, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let Some(card) = frame.reg(Reg::A).of::<TacticCard>().next() else { return };
        self.use_up(side, card, log);
        let top = self.top();
        top.source = card.thing();
        top.nums[0] = 1;
    }

    /// The card leaves the game.
    pub(crate) fn remove_tactic(&mut self, card: TacticCard, log: &mut impl Log<Rebellion>) {
        self.table.used.remove(card.thing());
        self.table.removed.insert(card.thing());
        log.event(Event::TacticRemoved(card));
    }
}
