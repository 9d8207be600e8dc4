//! Whom a state waits for, and what is offered.

use kernel::{Seat, Seats, Turn};
use script::{Asked, Core, Question, asked, can, offers, question};

use crate::OuterRim;
use crate::action::Action;
use crate::cards;
use crate::chance::{Chance, Luck, Shuffled};
use crate::state::{Frame, Phase, Seated, State};
use crate::things::{CardId, Deck, Patrol, Piece, Side, Slot, Stall};
use crate::words::*;

pub(crate) fn turn(state: &State) -> Turn<OuterRim> {
    match asked(state) {
        Asked::Seat(seat) => Turn::Decide(Seats::one(Seat(seat))),
        Asked::Fate(luck) => Turn::Chance(chance(state, luck)),
        Asked::Lot(n) => Turn::Chance(Chance::Lot(n)),
        Asked::Nobody => Turn::Over(state.table.outcome.expect("nothing left to do is a finished game")),
    }
}

fn chance(state: &State, luck: Luck) -> Chance {
    let frame = state.machine.top().expect("fate is asked");
    match luck {
        Luck::Modules => Chance::Shuffle(Shuffled::Modules),
        Luck::Contacts => Chance::Shuffle(Shuffled::Contacts),
        Luck::Tales => Chance::Shuffle(Shuffled::Tales),
        Luck::Markets => Chance::Shuffle(Shuffled::Markets),
        Luck::Deck => Chance::Shuffle(Shuffled::Deck),
        Luck::Orders => Chance::Shuffle(Shuffled::Orders),
        Luck::First => Chance::Dice(State::dice_for_first()),
        Luck::Roll => Chance::Dice(state.table.roll.hand),
        Luck::StartCard => {
            let number = state.start_number(Seat(frame.owner));
            Chance::Card(state.in_databank(number).count() as u8)
        }
        Luck::Databank => Chance::Card(state.in_databank(frame.num() as u8).count() as u8),
    }
}

pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    let (Some(frame), Some(asked)) = (state.machine.top(), question(state)) else { return };
    if asked.seat(frame) != Some(seat.0) {
        return;
    }
    match asked {
        Question::Ask(Ask::Planning) => planning(state, seat, out),
        Question::Ask(Ask::Onward) => {
            out.extend(state.table.map().next_to(state.table.player(seat).space).map(Action::Move));
            out.push(Action::PASS);
        }
        Question::Ask(Ask::Act) => acting(state, seat, out),
        Question::Ask(Ask::Purchase) => {
            if state.cycles(frame) {
                out.extend(cyclable(state));
            }
            out.extend(state.buyable(seat).map(Action::Buy));
            out.push(Action::PASS);
        }
        Question::Ask(Ask::Barter) => {
            out.extend(state.barterable(frame).of::<CardId>().map(Action::Barter));
            if state.is_payable(frame) {
                out.push(Action::PASS);
            }
        }
        Question::Ask(Ask::Encounter) => state.each_encounter(seat, |action| out.push(action)),
        asked => offers(state, &asked, |answer| out.push(Action::Answer(answer))),
    }
    if matches!(asked, Question::Ask(Ask::Planning | Ask::Act | Ask::Encounter)) {
        discardable(state, seat, out);
    }
    if seat == state.table.active && state.table.turn.phase != Phase::SetUp {
        // R6.3: a gift can wait until an effect has ended, or what one has begun to pay for is paid; what is asked for
        // may be needed in the middle of it.
        let gives = matches!(asked, Question::Ask(ask) if !matches!(ask, Ask::Barter));
        let asks = !matches!(asked, Question::Amount { .. });
        credits(state, seat, gives, asks, out);
    }
    out.sort_unstable();
}

/// R5.2, R8.5.
fn planning(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Recover);
    if state.table.player(seat).defeated {
        return;
    }
    out.extend([Action::Earn, Action::Stay]);
    out.extend(state.table.map().next_to(state.table.player(seat).space).map(Action::Move));
    usable(state, seat, out);
}

/// R6.1.
fn acting(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    out.push(Action::PASS);
    if state.delivers() {
        out.extend(state.deliverable(seat).of::<CardId>().map(Action::Deliver));
    }
    // R8.4: no other action is begun.
    if table.player(seat).defeated {
        return;
    }
    if !table.turn.marketed && table.player(seat).space.is_planet() {
        out.extend(cyclable(state));
        out.extend(state.buyable(seat).map(Action::Buy));
    }
    if !table.turn.traded {
        // R14.13: not with the solo opponent.
        let person = |other: &Seat| table.player(*other).seated == Seated::Person;
        let goods =
            |other: &Seat| !table.player(seat).assets.is_empty() || !table.player(*other).assets.is_empty();
        let others = table.others_here(seat).filter(|other| person(other) && goods(other));
        out.extend(others.map(|other| Action::Trade(Side::of(other))));
    }
    usable(state, seat, out);
}

/// R6.4: any deck that has a card to put away, and another one to turn up.
fn cyclable(state: &State) -> impl Iterator<Item = Action> + '_ {
    let decks = Deck::ALL.into_iter().filter(|deck| state.markets[deck.index()].len() > 1);
    decks.map(|deck| Action::Cycle(Stall::of(deck)))
}

/// R6.3: credits change hands between people.
fn credits(state: &State, seat: Seat, gives: bool, asks: bool, out: &mut Vec<Action>) {
    if gives && state.table.player(seat).credits > 0 {
        out.extend(state.other_people(seat).map(|other| Action::Give(Side::of(other))));
    }
    if asks {
        out.extend(state.lenders(seat).map(|other| Action::Ask(Side::of(other))));
    }
}

/// R18.2: whatever may be given up.
fn discardable(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let loose = |card: &CardId| !state.table.held(*card).cannot_discard;
    out.extend(state.table.player(seat).assets.of::<CardId>().filter(loose).map(Action::Discard));
}

fn usable(state: &State, seat: Seat, out: &mut Vec<Action>) {
    state.each_bearer(seat, |thing| {
        if state.usable(seat, thing).is_some() {
            out.push(Action::Use(Piece::of_thing(thing)));
        }
    });
}

impl State {
    fn other_people(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let table = &self.table;
        table.seats().filter(move |other| *other != seat && table.player(*other).seated == Seated::Person)
    }

    /// R6.3: whom the active player can ask for credits. Who has said no is not asked again in this turn.
    pub(crate) fn lenders(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let table = &self.table;
        let asks = seat == table.active && table.player(seat).seated == Seated::Person;
        let lends =
            move |other: &Seat| table.player(*other).credits > 0 && !table.turn.refused.contains(*other);
        self.other_people(seat).filter(move |other| asks && lends(other))
    }

    /// R6.3: as much as all of them together could lend.
    pub(crate) fn lendable(&self, seat: Seat) -> u16 {
        self.lenders(seat).map(|other| self.table.player(other).credits).sum()
    }

    /// Everything of a player that can have abilities, secrets among them.
    fn each_bearer(&self, seat: Seat, mut each: impl FnMut(u16)) {
        self.table.bearers(seat).for_each(|(thing, _)| each(thing));
        self.secrets[seat.index()].of::<CardId>().for_each(|card| each(card.thing()));
    }

    /// Whether the second side of a thing counts.
    pub(crate) fn is_turned(&self, seat: Seat, thing: u16) -> bool {
        let own = self.table.bearers(seat).find(|(own, _)| *own == thing);
        own.map_or_else(|| self.table.second.contains(thing), |(_, second)| second)
    }

    /// The ability of a thing that can be used in this step, by its place on the card (R6.1, R20.4).
    pub(crate) fn usable(&self, seat: Seat, thing: u16) -> Option<usize> {
        let second = self.is_turned(seat, thing);
        let frame = Frame::new(script::Entry::WINDOW, thing, seat.0);
        let table = &self.table;
        cards::abilities(thing, second).iter().position(|ability| match (ability, table.turn.phase) {
            (Ability::Planning(when, effect), Phase::Planning) => {
                table.holds(when, &frame) && can(self, effect, &frame)
            }
            (Ability::Action(when, effect), Phase::Action) => {
                !table.turn.acted.contains(thing)
                    && table.holds(when, &frame)
                    && can(self, effect, &frame)
                    && script::can_start(self, effect, &frame)
            }
            (Ability::Encounter(when, effect), Phase::Encounter) => {
                table.holds(when, &frame) && can(self, effect, &frame)
            }
            _ => false,
        })
    }

    /// R7.1, R7.2.
    pub(crate) fn each_encounter(&self, seat: Seat, mut each: impl FnMut(Action)) {
        let table = &self.table;
        let space = table.player(seat).space;
        if !table.has_rule(seat, Rule::NoForcedPatrol) && self.hated_patrols(seat).next().is_some() {
            self.hated_patrols(seat).for_each(|faction| each(Action::Patrol(Patrol::of(faction))));
            return;
        }
        table.patrols_at(space).for_each(|faction| each(Action::Patrol(Patrol::of(faction))));
        if !self.tales[space.place().tales.index()].is_empty() {
            each(Action::Draw);
        }
        let met = space.slots().filter(|slot: &Slot| self.contact_at(*slot).is_some());
        met.for_each(|slot| each(Action::Meet(slot)));
        // R12.2.
        for job in table.of_kind(seat, Kind::Job) {
            let does = !table.held(job).effect.is_empty();
            if does && table.is_destination(seat, job) {
                each(Action::Attempt(job));
            }
        }
        // R11.6, R11.7.
        for bounty in table.of_kind(seat, Kind::Bounty).filter(|bounty| !table.captured.holds(*bounty)) {
            let target = crate::query::target(bounty);
            let owner = table.owner(target);
            if owner.is_some_and(|owner| table.player(owner).space == space) {
                each(Action::Hunt(target));
            }
        }
        for rival in table.rivals(seat, Rival::Any).of::<Side>() {
            if table.has_rule(rival.seat(), Rule::Attackable) {
                each(Action::Attack(rival));
            }
        }
        self.each_bearer(seat, |thing| {
            if self.usable(seat, thing).is_some() {
                each(Action::Use(Piece::of_thing(thing)));
            }
        });
    }

    /// R7.10.
    pub(crate) fn encounters(&self, seat: Seat) -> bool {
        let mut any = false;
        self.each_encounter(seat, |_| any = true);
        any
    }
}
