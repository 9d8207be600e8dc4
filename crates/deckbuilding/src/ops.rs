//! What each op does: the only place that changes a state.

use kernel::{Dice, Fate, Log, Outcome, Seat, Team};
use script::{Answer, Code, Host, Reg, answer, can_start, proceed, run};

use crate::Deckbuilding;
use crate::action::{Action, Target};
use crate::card::{CardId, CardSet};
use crate::event::{Event, Pile};
use crate::query::{moves_itself, ships, units, waiting_for};
use crate::setup::StatChoice;
use crate::state::{
    DEPTH, FORCE_END, Frame, Frames, HAND, ROW, State, ThisTurn, WORDS, faction_of, opponent,
};
use crate::turn::{Question, Routine, programs};
use crate::words::*;

/// Takes an action of a seat that is known to be offered.
pub(crate) fn act<L: Log<Deckbuilding>>(state: &mut State, seat: Seat, action: Action, log: &mut L) {
    match action {
        Action::Play(card) => state.play(seat, card, log),
        Action::Use(card) => {
            state.table.used.insert(card.thing());
            log.event(Event::UsedAbility { seat, card });
            state.push(Frame::new(programs().ability(card), card.thing(), seat.0));
        }
        Action::Assign(card, target) => state.assign(card, target),
        Action::Resolve(target) => state.resolve(seat, target, log),
        Action::Buy(card) => state.purchase(seat, card, card.card().cost.into(), Place::OwnDiscard, log),
        Action::Bribe(card) => state.bribe(seat, card, log),
        Action::Choose(card) => answer::<L, _, _, _>(state, Answer::Thing(card.thing())),
        Action::Trigger(card) => {
            log.event(Event::Triggered { seat, card });
            answer::<L, _, _, _>(state, Answer::Thing(card.thing()));
        }
        Action::Mode(mode) => answer::<L, _, _, _>(state, Answer::Mode(mode)),
        Action::Yes => {
            let card = CardId::from_thing(state.frame().source);
            log.event(Event::Triggered { seat, card });
            answer::<L, _, _, _>(state, Answer::Yes);
        }
        Action::Redirect(card) => state.redirect(seat, card, log),
        Action::Amount(n) => {
            state.divide(n, log);
            proceed::<L, _, _, _>(state);
        }
        Action::Pass => match script::question::<L, State, WORDS, DEPTH>(state) {
            // A redirect that is not used: the card stays where it was put.
            Some(script::Question::Ask(_)) => proceed::<L, _, _, _>(state),
            _ => answer::<L, _, _, _>(state, Answer::Pass),
        },
        Action::End => proceed::<L, _, _, _>(state),
    }
    run(state, log);
}

/// Takes fate's answer to the question the machine stands on.
pub(crate) fn befall<L: Log<Deckbuilding>>(state: &mut State, luck: Luck, fate: Fate, log: &mut L) {
    let frame = *state.frame();
    let owner = Seat(frame.owner);
    match (luck, fate) {
        (Luck::ShuffleOwn, Fate::Seed(seed)) => {
            let player = &mut state.table.players[owner.index()];
            let deck = &mut state.decks[owner.index()];
            *deck = std::mem::take(&mut player.discard);
            Dice::new(seed).shuffle(deck.cards_mut());
            let cards = deck.set();
            state.known = state.known.map(|known| known - cards);
            log.event(Event::Shuffled { pile: Pile::Player(owner) });
        }
        (Luck::ShuffleGalaxy, Fate::Seed(seed)) => {
            state.galaxy_deck = std::mem::take(&mut state.table.galaxy_discard);
            Dice::new(seed).shuffle(state.galaxy_deck.cards_mut());
            let cards = state.galaxy_deck.set();
            state.known = state.known.map(|known| known - cards);
            log.event(Event::Shuffled { pile: Pile::Galaxy });
        }
        (Luck::EnemyCard(reg), Fate::Index(i)) => {
            let hand = state.hands[opponent(owner).index()];
            let card = hand.iter().nth(i.into()).expect("fate names a card of the hand");
            state.frame_mut().set(reg, CardSet::one(card));
        }
        (luck, fate) => panic!("{fate} does not answer {luck:?}"),
    }
    proceed::<L, _, _, _>(state);
    run(state, log);
}

impl<L: Log<Deckbuilding>> Host<L, WORDS, DEPTH> for State {
    type Words = Vocabulary;

    #[inline]
    fn code() -> &'static Code<Vocabulary> {
        &programs().code
    }

    #[inline]
    fn stack(&self) -> &Frames {
        &self.stack
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut Frames {
        &mut self.stack
    }

    fn test(&self, cond: &Cond, frame: &Frame) -> bool {
        self.holds(cond, frame)
    }

    fn select(&self, from: &[Filter], frame: &Frame) -> CardSet {
        from.iter().fold(CardSet::EMPTY, |all, filter| all | self.select_one(filter, frame))
    }

    fn can(&self, op: &Op, frame: &Frame) -> bool {
        self.possible(op, frame)
    }

    fn seat(&self, who: &Who, frame: &Frame) -> u8 {
        match who {
            Who::You => frame.owner,
            Who::Opponent => opponent(Seat(frame.owner)).0,
        }
    }

    fn perform(&mut self, op: &Op, log: &mut L) -> bool {
        let frame = *self.frame();
        let owner = Seat(frame.owner);
        let this = || CardId::from_thing(frame.source);
        match *op {
            Op::GainAttack(n) => {
                let bonus = &mut self.table.bonus;
                bonus.set(this(), bonus.of(this()) + n);
                log.event(Event::GainedAttack { card: this(), amount: n });
            }
            Op::GainResources(num) => {
                let amount = self.number(num, &frame);
                self.gain_resources(owner, amount, log);
            }
            Op::GainForce(n) => self.gain_force(owner, n, log),
            Op::Spend(n) => {
                self.player_mut(owner).resources -= u16::from(n);
                log.event(Event::Spent { seat: owner, amount: n.into() });
            }
            Op::Draw(n) => self.draw(owner, n.into(), log),
            Op::Repair(n) => self.repair(owner, n, log),
            Op::Exile(cards) => {
                for card in self.the(cards, &frame) {
                    self.exile(card, log);
                }
            }
            Op::Discard(cards) => self.discard(self.named(cards, &frame), log),
            Op::Destroy(cards) => {
                for card in self.the(cards, &frame) {
                    self.destroy_ship(card, log);
                }
                self.fill_row(log);
            }
            Op::Damage(cards, num) => {
                let amount = self.number(num, &frame);
                for card in self.the(cards, &frame) {
                    self.damage(card, amount, log);
                }
            }
            Op::Move(cards, place) => {
                for card in self.the(cards, &frame) {
                    self.put(card, place, owner, log);
                }
                self.fill_row(log);
            }
            Op::ExileLater(cards) => {
                for card in self.the(cards, &frame) {
                    self.table.marked.insert(card.thing());
                    log.event(Event::MarkedForExile { card });
                }
            }
            Op::Purchase(cards, price, place) => {
                for card in self.the(cards, &frame) {
                    let cost = match price {
                        Price::Free => 0,
                        Price::Paid => card.card().cost.into(),
                    };
                    self.purchase(owner, card, cost, place, log);
                }
            }
            // Every redirect there is puts the card on top of the deck: see `redirect`.
            Op::RedirectNext(_) => self.table.this_turn.redirecting = Some(this()),
            Op::RevealTop(reg) => {
                // R12.10: an empty galaxy deck stays empty; there is nothing to reveal.
                let top = self.galaxy_deck.top();
                self.frame_mut().set(reg, top.map_or(CardSet::EMPTY, |card| CardSet::one(card.thing())));
                if let Some(card) = top {
                    self.learn_all(card);
                    log.event(Event::Revealed { card });
                }
            }
            Op::LookAtTop(n) => {
                for i in 0..usize::from(n).min(self.galaxy_deck.len()) {
                    let card = self.galaxy_deck.cards()[self.galaxy_deck.len() - 1 - i];
                    self.known[owner.index()].insert(card.thing());
                    log.event(Event::Looked { seat: owner, card: Some(card) });
                }
            }
            Op::LookAtHand => {
                let hand = self.hands[opponent(owner).index()];
                self.known[owner.index()] = self.known[owner.index()] | hand;
                log.event(Event::LookedAtHand { seat: owner });
            }
            Op::SwapWithTop(cards) => {
                for card in self.the(cards, &frame) {
                    self.swap_with_top(card, log);
                }
            }
            Op::Swap(row, discard) => {
                for (out, into) in self.the(row, &frame).zip(self.the(discard, &frame)) {
                    let place = self.table.place_in_row(out).expect("it lies in the row");
                    // R12.12: they change places; the row is never short of a card.
                    self.table.galaxy_discard.replace(into, out);
                    self.leave_row_place(place);
                    self.table.row[place] = Some(into);
                    log.event(Event::Swapped { out, into });
                }
            }
            Op::Rule(routine) => self.carry_out(routine, &frame, log),
        }
        // No card of this game asks whether an op was carried out.
        true
    }

    fn open(&mut self, ask: &Question, log: &mut L) -> bool {
        match ask {
            Question::Main => true,
            Question::Redirect => {
                let frame = *self.frame();
                let owner = Seat(frame.owner);
                let bought = CardId::from_thing(frame.source);
                let (by, must) = self.table.redirects(owner, bought);
                if must && frame.num == 0 && by.len() == 1 {
                    // A redirect that was used and has no rival simply happens.
                    self.put(bought, Place::OwnDeckTop, owner, log);
                    return false;
                }
                !by.is_empty()
            }
            Question::Divide => {
                let frame = *self.frame();
                let Some((_, least, most)) = self.division(&frame) else { return false };
                if least == most {
                    self.divide(least, log);
                    return false;
                }
                true
            }
        }
    }

    fn uncertain(&self, chance: &Luck, frame: &Frame) -> bool {
        match chance {
            Luck::ShuffleOwn | Luck::ShuffleGalaxy => true,
            // With an empty hand there is nothing to draw lots about.
            Luck::EnemyCard(_) => !self.hands[opponent(Seat(frame.owner)).index()].is_empty(),
        }
    }

    fn can_trigger(&self, thing: u16, frame: &Frame) -> bool {
        let Ability::Triggered { effect, .. } = CardId::from_thing(thing).card().ability else {
            return false;
        };
        can_start::<L, _, _, _>(self, effect, &Frame { source: thing, ..*frame })
    }

    fn trigger(&self, thing: u16, frame: &Frame) -> Frame {
        Frame::new(programs().ability(CardId::from_thing(thing)), thing, frame.owner)
    }
}

impl State {
    #[inline]
    fn frame(&self) -> &Frame {
        self.stack.top().expect("an effect is being carried out")
    }

    #[inline]
    fn frame_mut(&mut self) -> &mut Frame {
        self.stack.top_mut().expect("an effect is being carried out")
    }

    /// R8.2: once the game is over nothing more is carried out.
    fn push(&mut self, frame: Frame) {
        if self.table.outcome.is_none() {
            self.stack.push(frame);
        }
    }

    /// The cards an op is about, in ascending order.
    fn named(&self, cards: Cards, frame: &Frame) -> CardSet {
        match cards {
            Cards::This => CardSet::one(frame.source),
            Cards::It(reg) => frame.reg(reg),
            Cards::All(filter) => self.select_one(&filter, frame),
        }
    }

    fn the(&self, cards: Cards, frame: &Frame) -> impl Iterator<Item = CardId> + use<> {
        self.named(cards, frame).iter().map(CardId::from_thing)
    }

    fn learn_all(&mut self, card: CardId) {
        for known in &mut self.known {
            known.insert(card.thing());
        }
    }

    /// Lets the abilities of these cards, which wait for what just happened, be carried out.
    fn trigger_all(&mut self, owner: Seat, waiting: CardSet) {
        if !waiting.is_empty() {
            self.push(Frame::new(Code::<Vocabulary>::ORDER, 0, owner.0).with(Reg::A, waiting));
        }
    }

    /// The base of a player, if its ability waits for this moment.
    fn base_waiting(&self, seat: Seat, moment: Moment) -> CardSet {
        self.player(seat).base.map_or(CardSet::EMPTY, |base| CardSet::one(base.thing())) & waiting_for(moment)
    }

    // ---- R5.1 Playing

    fn play<L: Log<Deckbuilding>>(&mut self, seat: Seat, card: CardId, log: &mut L) {
        let face = card.card();
        self.hands[seat.index()].remove(card.thing());
        self.player_mut(seat).in_play.insert(card.thing());
        self.learn_all(card);
        log.event(Event::Played { seat, card });
        // R5.1.2: resources, then Force.
        self.gain_resources(seat, face.resources.into(), log);
        if face.force > 0 {
            self.gain_force(seat, face.force, log);
        }
        // R5.1.7: then what waits for the card to be played.
        let mut waiting = CardSet::EMPTY;
        if self.table.agreed.rulings.stat_choice_timing == StatChoice::Played {
            waiting = waiting_for(Moment::Played) & CardSet::one(card.thing());
        }
        if face.faction == Faction::Neutral && !self.table.this_turn.played_neutral {
            // R12.15.
            self.table.this_turn.played_neutral = true;
            waiting = waiting | self.base_waiting(seat, Moment::FirstNeutralPlayed);
        }
        self.trigger_all(seat, waiting);
    }

    fn gain_resources<L: Log<Deckbuilding>>(&mut self, seat: Seat, amount: u16, log: &mut L) {
        if amount > 0 {
            self.player_mut(seat).resources += amount;
            log.event(Event::GainedResources { seat, amount });
        }
    }

    /// R2.13: the marker stops at the end.
    fn gain_force<L: Log<Deckbuilding>>(&mut self, seat: Seat, n: u8, log: &mut L) {
        let before = self.table.force;
        let towards = if faction_of(seat) == Faction::Empire { -1 } else { 1 };
        self.table.force = (before + towards * n as i8).clamp(-FORCE_END, FORCE_END);
        let amount = before.abs_diff(self.table.force);
        if amount > 0 {
            log.event(Event::GainedForce { seat, amount, force: self.table.force });
        }
    }

    // ---- R5.2 Purchasing

    fn purchase<L: Log<Deckbuilding>>(
        &mut self,
        seat: Seat,
        card: CardId,
        cost: u16,
        to: Place,
        log: &mut L,
    ) {
        self.player_mut(seat).resources -= cost;
        log.event(Event::Purchased { seat, card, paid: cost });
        // R12.5: a place named by an ability is one redirect among others.
        let named = i16::from(to != Place::OwnDiscard);
        self.put(card, to, seat, log);
        self.push(Frame::new(programs().purchase, card.thing(), seat.0).with_num(named));
        // R5.2.3: the row is full again before anything else happens.
        self.fill_row(log);
    }

    fn redirect<L: Log<Deckbuilding>>(&mut self, seat: Seat, by: CardId, log: &mut L) {
        let bought = CardId::from_thing(self.frame().source);
        proceed::<L, _, _, _>(self);
        // What is told apart below: Fang Fighter, Sullust and Jedha, Twi'lek Smuggler.
        self.frame_mut().set(Reg::A, CardSet::one(by.thing()));
        log.event(Event::Triggered { seat, card: by });
        match by.card().ability {
            Ability::Triggered { .. } => self.push(Frame::new(programs().ability(by), by.thing(), seat.0)),
            Ability::Constant(Constant::RedirectFirst { to, exile, .. }) => {
                self.put(bought, to, seat, log);
                if exile {
                    self.table.marked.insert(bought.thing());
                    log.event(Event::MarkedForExile { card: bought });
                }
            }
            _ => self.put(bought, Place::OwnDeckTop, seat, log),
        }
    }

    /// R10.3, R10.4: not a purchase and not a defeat.
    fn bribe<L: Log<Deckbuilding>>(&mut self, seat: Seat, card: CardId, log: &mut L) {
        self.player_mut(seat).resources -= u16::from(card.card().cost);
        log.event(Event::Bribed { seat, card });
        self.discard(CardSet::one(card.thing()), log);
    }

    // ---- R5.4 to R5.6 Attacks

    fn assign(&mut self, card: CardId, target: Target) {
        let place = match target {
            Target::Base => ROW,
            Target::Row(card) => self.table.place_in_row(card).expect("the target lies in the row"),
        };
        self.table.attacks[place].insert(card.thing());
    }

    fn resolve<L: Log<Deckbuilding>>(&mut self, seat: Seat, target: Target, log: &mut L) {
        let attack = self.table.assigned_attack(seat, target);
        let attackers = self.table.assigned_to(target);
        log.event(Event::Attacked { seat, target, attack });
        self.table.spent = self.table.spent | attackers;
        match target {
            Target::Base => {
                self.table.attacks[ROW] = CardSet::EMPTY;
                let ships = self.table.enemy_ships(seat);
                let frame = Frame::new(programs().hit_base, 0, seat.0).with_num(attack as i16);
                self.push(frame.with(Reg::A, ships));
            }
            Target::Row(card) => {
                let place = self.table.place_in_row(card).expect("the target lies in the row");
                let needed = self.table.target_value(seat, card).expect("the target can be attacked");
                let neutral = card.card().faction == Faction::Neutral;
                self.table.attacks[place] = CardSet::EMPTY;
                let beaten = attack >= needed.into();
                if neutral && (beaten || self.table.agreed.rulings.failed_hunt_counts) {
                    self.table.this_turn.hunted = true;
                }
                if !beaten {
                    // R5.6.6.
                    log.event(Event::AttackFailed { target: card, needed });
                    return;
                }
                log.event(Event::Defeated { seat, card });
                self.table.row[place] = None;
                self.table.galaxy_discard.put(card);
                let frame = Frame::new(programs().defeat, card.thing(), seat.0).with_num(needed.into());
                self.push(frame.with(Reg::A, attackers));
                self.fill_row(log);
            }
        }
    }

    /// Puts damage on the ship in question and goes on to the next.
    fn divide<L: Log<Deckbuilding>>(&mut self, amount: u8, log: &mut L) {
        let frame = *self.frame();
        let (ship, ..) = self.division(&frame).expect("a ship is in question");
        let mut ships = frame.reg(Reg::A);
        ships.remove(ship.thing());
        let top = self.frame_mut();
        top.set(Reg::A, ships);
        top.num -= i16::from(amount);
        if amount > 0 {
            self.damage(ship, amount.into(), log);
        }
    }

    /// Damage to a base or capital ship in play, by whatever means.
    fn damage<L: Log<Deckbuilding>>(&mut self, card: CardId, amount: u16, log: &mut L) {
        let amount = amount - self.prevent(card, amount, log);
        if amount == 0 {
            return;
        }
        log.event(Event::Damaged { card, amount });
        let total = u16::from(self.table.damage.of(card)) + amount;
        if total < card.card().hit_points.into() {
            self.table.damage.set(card, total as u8);
        } else if card.card().kind == Kind::Base {
            self.destroy_base(card, log);
        } else {
            self.destroy_ship(card, log);
        }
    }

    /// R12.16: how much of the damage is prevented.
    fn prevent<L: Log<Deckbuilding>>(&mut self, card: CardId, amount: u16, log: &mut L) -> u16 {
        let Ability::Constant(Constant::Prevent(most)) = card.card().ability else { return 0 };
        let left = u16::from(most - self.table.this_turn.prevented);
        let prevented = amount.min(left);
        if prevented > 0 {
            self.table.this_turn.prevented += prevented as u8;
            log.event(Event::Prevented { card, amount: prevented as u8 });
        }
        prevented
    }

    /// R5.5.6, R8.1, R8.2.
    fn destroy_base<L: Log<Deckbuilding>>(&mut self, base: CardId, log: &mut L) {
        let loser = if self.player(Seat(0)).base == Some(base) { Seat(0) } else { Seat(1) };
        let winner = opponent(loser);
        self.table.damage.set(base, 0);
        self.player_mut(loser).base = None;
        self.player_mut(winner).victory.insert(base.thing());
        log.event(Event::BaseDestroyed { seat: loser, card: base });
        if self.player(winner).victory.len() >= self.table.agreed.goal.into() {
            log.event(Event::Won { seat: winner });
            self.table.outcome = Some(Outcome::Won(Team(winner.0)));
            self.stack.clear();
        }
    }

    /// R7.3: a ship in play goes to its owner's discard pile, a ship of the row to the galaxy's.
    fn destroy_ship<L: Log<Deckbuilding>>(&mut self, ship: CardId, log: &mut L) {
        log.event(Event::ShipDestroyed { card: ship });
        if let Some(place) = self.table.place_in_row(ship) {
            self.leave_row_place(place);
            self.table.galaxy_discard.put(ship);
        } else {
            let owner = if self.player(Seat(0)).in_play.contains(ship.thing()) { Seat(0) } else { Seat(1) };
            self.leave_play(owner, ship);
            self.player_mut(owner).discard.put(ship);
        }
    }

    fn repair<L: Log<Deckbuilding>>(&mut self, seat: Seat, n: u8, log: &mut L) {
        let Some(base) = self.player(seat).base else { return };
        let amount = n.min(self.table.damage.of(base));
        if amount > 0 {
            self.table.damage.set(base, self.table.damage.of(base) - amount);
            log.event(Event::Repaired { card: base, amount });
        }
    }

    // ---- Moving cards

    fn leave_play(&mut self, owner: Seat, card: CardId) {
        let table = &mut self.table;
        table.players[owner.index()].in_play.remove(card.thing());
        table.damage.set(card, 0);
        table.bonus.set(card, 0);
        table.used.remove(card.thing());
        table.spent.remove(card.thing());
        for attack in &mut table.attacks {
            attack.remove(card.thing());
        }
    }

    /// R5.4.6: an attack whose target is gone never was; its cards may be assigned again.
    fn leave_row_place(&mut self, place: usize) {
        self.table.row[place] = None;
        self.table.attacks[place] = CardSet::EMPTY;
    }

    /// Takes a card from wherever it lies.
    fn lift(&mut self, card: CardId) {
        let thing = card.thing();
        if let Some(place) = self.table.place_in_row(card) {
            self.leave_row_place(place);
            return;
        }
        for seat in [Seat(0), Seat(1)] {
            let i = seat.index();
            if self.hands[i].contains(thing) {
                self.hands[i].remove(thing);
                return;
            }
            if self.player(seat).in_play.contains(thing) {
                self.leave_play(seat, card);
                return;
            }
            // Only a player's own cards lie in that player's piles.
            if self.player(seat).owned.contains(thing)
                && (self.player_mut(seat).discard.remove(card) || self.decks[i].remove(card))
            {
                return;
            }
        }
        if self.table.pilots.contains(thing) {
            self.table.pilots.remove(thing);
        } else if !self.table.galaxy_discard.remove(card) {
            self.galaxy_deck.remove(card);
        }
    }

    /// Puts a card in a place of its owner, seen from the owner of the effect.
    fn put<L: Log<Deckbuilding>>(&mut self, card: CardId, place: Place, owner: Seat, log: &mut L) {
        let from_hand = self.hands.iter().any(|hand| hand.contains(card.thing()));
        self.lift(card);
        match place {
            Place::OwnHand => {
                self.hands[owner.index()].insert(card.thing());
                log.event(Event::MovedToHand { seat: owner, card });
                self.learn_all(card);
            }
            Place::OwnDiscard => {
                self.player_mut(owner).discard.put(card);
                self.learn_all(card);
            }
            Place::OwnDeckTop | Place::EnemyDeckTop => {
                let seat = if place == Place::OwnDeckTop { owner } else { opponent(owner) };
                self.decks[seat.index()].put(card);
                log.event(Event::MovedToDeckTop { seat, card: Some(card), by: owner });
                // R12.19: a card from hand is known to its owner and to the one who moved it.
                if !from_hand {
                    self.learn_all(card);
                }
            }
        }
        if place != Place::EnemyDeckTop {
            self.player_mut(owner).owned.insert(card.thing());
        }
    }

    fn exile<L: Log<Deckbuilding>>(&mut self, card: CardId, log: &mut L) {
        self.lift(card);
        self.table.marked.remove(card.thing());
        self.table.exile.insert(card.thing());
        self.learn_all(card);
        log.event(Event::Exiled { card });
    }

    /// R7.1, R7.2: to the discard pile of the place the cards come from.
    fn discard<L: Log<Deckbuilding>>(&mut self, cards: CardSet, log: &mut L) {
        for card in cards.iter().map(CardId::from_thing) {
            let holder = (0..2).find(|i| self.hands[*i].contains(card.thing()));
            self.lift(card);
            self.learn_all(card);
            if let Some(i) = holder {
                let seat = Seat(i as u8);
                self.player_mut(seat).discard.put(card);
                log.event(Event::DiscardedFromHand { seat, card });
                if seat != self.table.active {
                    // R11.11: once for each card.
                    let active = self.table.active;
                    self.trigger_all(active, self.base_waiting(active, Moment::OpponentDiscards));
                }
            } else {
                self.table.galaxy_discard.put(card);
                log.event(Event::DiscardedFromGalaxy { card });
            }
        }
        self.fill_row(log);
    }

    fn swap_with_top<L: Log<Deckbuilding>>(&mut self, out: CardId, log: &mut L) {
        let place = self.table.place_in_row(out).expect("it lies in the row");
        let Some(into) = self.galaxy_deck.take() else { return };
        self.leave_row_place(place);
        self.table.row[place] = Some(into);
        self.galaxy_deck.put(out);
        self.learn_all(into);
        self.learn_all(out);
        log.event(Event::Swapped { out, into });
    }

    /// R5.2.3: at once, as far as the galaxy deck goes; then it must be shuffled first.
    fn fill_row<L: Log<Deckbuilding>>(&mut self, log: &mut L) {
        while self.table.row.contains(&None) {
            if self.galaxy_deck.is_empty() {
                if !self.table.galaxy_discard.is_empty() {
                    self.push(Frame::new(programs().fill_row, 0, self.table.active.0));
                }
                return;
            }
            self.add_to_row(log);
        }
    }

    fn add_to_row<L: Log<Deckbuilding>>(&mut self, log: &mut L) {
        let card = self.galaxy_deck.take().expect("the galaxy deck has a card");
        let place = self.table.row.iter().position(Option::is_none).expect("the row is short of a card");
        self.table.row[place] = Some(card);
        self.learn_all(card);
        log.event(Event::JoinedRow { card });
    }

    /// R7.14: at once, as far as the deck goes; then the discard pile must be shuffled first.
    fn draw<L: Log<Deckbuilding>>(&mut self, seat: Seat, n: i16, log: &mut L) {
        for drawn in 0..n {
            if self.decks[seat.index()].is_empty() {
                self.push(Frame::new(programs().draw, 0, seat.0).with_num(n - drawn));
                return;
            }
            self.draw_one(seat, log);
        }
    }

    fn draw_one<L: Log<Deckbuilding>>(&mut self, seat: Seat, log: &mut L) {
        let Some(card) = self.decks[seat.index()].take() else { return };
        self.hands[seat.index()].insert(card.thing());
        self.known[seat.index()].insert(card.thing());
        log.event(Event::Drew { seat, card: Some(card) });
    }

    // ---- The procedures of the turn

    fn carry_out<L: Log<Deckbuilding>>(&mut self, routine: Routine, frame: &Frame, log: &mut L) {
        let owner = Seat(frame.owner);
        match routine {
            Routine::PickBases(seat) => self.push(Frame::new(programs().pick_bases, 0, seat.0)),
            Routine::TakeBases => {
                let picked = frame.reg(Reg::A);
                self.spare_bases[owner.index()] = self.spare_bases[owner.index()] - picked;
                self.base_decks[owner.index()] = picked;
                log.event(Event::BasesPicked { seat: owner });
            }
            Routine::FillRow => self.fill_row(log),
            Routine::AddToRow => self.add_to_row(log),
            Routine::Deal(seat) => self.draw(seat, HAND.into(), log),
            Routine::DrawOne => {
                self.frame_mut().num -= 1;
                self.draw_one(owner, log);
            }
            Routine::BeginTurn => self.begin_turn(log),
            Routine::TurnBegins => self.trigger_all(owner, self.base_waiting(owner, Moment::TurnBegins)),
            Routine::RevealBase => self.reveal_base(owner, frame.reg(Reg::A), log),
            Routine::TurnBeginsForRevealed => {
                if self.table.this_turn.revealed && self.table.agreed.rulings.coruscant_on_reveal_turn {
                    self.trigger_all(owner, self.base_waiting(owner, Moment::TurnBegins));
                }
            }
            Routine::Income => self.income(owner, log),
            Routine::ClearTable => self.clear_table(owner, log),
            Routine::DrawHand => self.draw(owner, HAND.into(), log),
            Routine::PassTurn => {
                log.event(Event::TurnEnded { seat: owner });
                self.table.active = opponent(owner);
            }
            Routine::Purchased => self.purchased(frame),
            Routine::HitBase => {
                // R5.5.8: without a base what is left is lost.
                if let (1.., Some(base)) = (frame.num, self.player(opponent(owner)).base) {
                    self.damage(base, frame.num.unsigned_abs(), log);
                }
            }
            Routine::Reward => self.reward(frame),
            Routine::Defeated => {
                // R5.6.9.
                let fought = frame.reg(Reg::A) & self.player(owner).in_play;
                self.trigger_all(owner, fought & waiting_for(Moment::Defeats));
            }
        }
    }

    /// R4.1.
    fn begin_turn<L: Log<Deckbuilding>>(&mut self, log: &mut L) {
        let seat = self.table.active;
        self.table.turn += 1;
        self.table.used = CardSet::EMPTY;
        self.table.spent = CardSet::EMPTY;
        self.table.this_turn = ThisTurn::default();
        let frame = self.frame_mut();
        frame.owner = seat.0;
        frame.set(Reg::A, CardSet::EMPTY);
        log.event(Event::TurnBegan { seat, turn: self.table.turn });
    }

    /// R4.2.
    fn reveal_base<L: Log<Deckbuilding>>(&mut self, seat: Seat, picked: CardSet, log: &mut L) {
        // With an empty base deck the player goes on without a base.
        let Some(base) = picked.first().map(CardId::from_thing) else { return };
        self.base_decks[seat.index()].remove(base.thing());
        self.player_mut(seat).base = Some(base);
        self.learn_all(base);
        self.table.this_turn.revealed = true;
        log.event(Event::BaseRevealed { seat, card: base });
        self.trigger_all(seat, self.base_waiting(seat, Moment::Revealed));
    }

    /// R4.3, R4.4.
    fn income<L: Log<Deckbuilding>>(&mut self, seat: Seat, log: &mut L) {
        if self.table.force_of(seat) == FORCE_END {
            self.player_mut(seat).resources += 1;
            log.event(Event::ForceResource { seat });
        }
        let ships = self.player(seat).in_play & ships();
        let amount: u16 =
            ships.iter().map(|thing| u16::from(CardId::from_thing(thing).card().resources)).sum();
        if amount > 0 {
            self.player_mut(seat).resources += amount;
            log.event(Event::ShipResources { seat, amount });
        }
    }

    /// R5.7.1 to R5.7.4.
    fn clear_table<L: Log<Deckbuilding>>(&mut self, seat: Seat, log: &mut L) {
        let mut marked = self.table.marked;
        if !self.table.agreed.rulings.marked_exile_anywhere {
            marked = marked & (self.player(seat).in_play | self.hands[seat.index()]);
        }
        for thing in marked {
            self.exile(CardId::from_thing(thing), log);
        }
        self.table.marked = CardSet::EMPTY;
        for thing in self.player(seat).in_play & units() {
            let card = CardId::from_thing(thing);
            self.leave_play(seat, card);
            self.player_mut(seat).discard.put(card);
        }
        for thing in std::mem::take(&mut self.hands[seat.index()]) {
            let card = CardId::from_thing(thing);
            self.learn_all(card);
            self.player_mut(seat).discard.put(card);
        }
        self.player_mut(seat).resources = 0;
        self.table.attacks = [CardSet::EMPTY; ROW + 1];
    }

    /// R12.5, R12.6, R12.8: redirects are used up; then what waits for the purchase.
    fn purchased(&mut self, frame: &Frame) {
        let owner = Seat(frame.owner);
        let card = CardId::from_thing(frame.source);
        // A place named by an ability is a redirect like any other.
        let redirected = !frame.reg(Reg::A).is_empty() || frame.num > 0;
        let this_turn = &mut self.table.this_turn;
        this_turn.redirecting = None;
        // Whichever redirect was picked, the first purchase has had its one; only a plain purchase
        // can leave it for the next.
        if redirected || self.table.agreed.rulings.declined_redirect_is_lost {
            this_turn.purchased = true;
            this_turn.purchased_neutral |= card.card().faction == Faction::Neutral;
        }
        if !moves_itself(card) {
            self.trigger_all(owner, waiting_for(Moment::Purchased) & CardSet::one(card.thing()));
        }
    }

    /// R5.6.7.
    fn reward(&mut self, frame: &Frame) {
        let owner = Seat(frame.owner);
        let card = CardId::from_thing(frame.source);
        let (giver, reward) = match self.table.hunting_base(owner) {
            Some(base) if card.card().faction == Faction::Neutral => match base.card().ability {
                Ability::Constant(Constant::HuntNeutral { reward }) => (base, reward),
                _ => return,
            },
            _ => (card, card.card().reward),
        };
        let next = Frame::new(programs().reward(giver), card.thing(), owner.0).with_num(frame.num).optional();
        if can_start::<kernel::NoLog, _, _, _>(self, reward, &next) {
            self.push(next);
        }
    }
}
