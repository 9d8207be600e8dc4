//! Whom a state waits for, and what is offered.

use kernel::{Seat, Seats, Turn};
use script::{Asked, Core, Question, Reg, asked, offers, question};

use crate::Rebellion;
use crate::action::Action;
use crate::card::{Timing, Window};
use crate::cards::tactics::Half;
use crate::chance::{Chance, Luck, Shuffled};
use crate::programs::programs;
use crate::state::{Frame, Phase, State};
use crate::things::{ActionCard, BASE_SPACE, Hurt, Place, Side, TacticCard, Theatre, Things, Unit};
use crate::why::Why;
use crate::words::*;
use pieces::Thing;

pub(crate) fn turn(state: &State) -> Turn<Rebellion> {
    match asked(state) {
        Asked::Seat(seat) => Turn::Decide(Seats::one(Seat(seat))),
        Asked::Fate(luck) => Turn::Chance(chance(state, luck)),
        // S0.3.
        Asked::Lot(n @ 2..=8) if state.table.agreed.is_solo() => Turn::Chance(Chance::D8(n as u8)),
        Asked::Lot(n) => Turn::Chance(Chance::Lot(n)),
        Asked::Nobody => Turn::Over(state.table.outcome.expect("nothing left to do is a finished game")),
    }
}

fn chance(state: &State, luck: Luck) -> Chance {
    match luck {
        Luck::Probes => Chance::Shuffle(Shuffled::Probes),
        Luck::Unchosen => Chance::Shuffle(Shuffled::Unchosen),
        Luck::RebelMissions => Chance::Shuffle(Shuffled::RebelMissions),
        Luck::ImperialMissions => Chance::Shuffle(Shuffled::ImperialMissions),
        Luck::OwnMissions => {
            let owner = state.machine.top().expect("fate is asked").owner;
            let decks = [Shuffled::RebelMissions, Shuffled::ImperialMissions];
            Chance::Shuffle(decks[usize::from(owner)])
        }
        Luck::Projects => Chance::Shuffle(Shuffled::Projects),
        Luck::Objectives => Chance::Shuffle(Shuffled::Objectives),
        Luck::Actions => Chance::Shuffle(Shuffled::Actions),
        Luck::SearchedDeck => Chance::Shuffle(state.searched_deck()),
        Luck::Tactics | Luck::TacticDeck => Chance::Shuffle(Shuffled::Tactics),
        Luck::Mission => Chance::Dice(state.playing().hand),
        Luck::Starting => Chance::Shuffle(Shuffled::Starting),
        Luck::RoundDeck => Chance::Shuffle(Shuffled::RoundDeck),
        Luck::SetAside => Chance::Shuffle(Shuffled::SetAside),
        Luck::RebelSet
        | Luck::ImperialSet
        | Luck::UnitList
        | Luck::Action
        | Luck::Goal
        | Luck::Opposition
        | Luck::Joining
        | Luck::Assignment => Chance::D8(2),
        Luck::Site => Chance::D8(4),
        Luck::Start => Chance::D6(state.machine.top().map_or(0, |frame| state.start_faces(frame))),
        Luck::Attack => Chance::Dice(state.table.combat.as_ref().expect("somebody attacks").attack.hand),
    }
}

pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    let (Some(frame), Some(asked)) = (state.machine.top(), question(state)) else { return };
    if asked.seat(frame) != Some(seat.0) {
        return;
    }
    let side = Side::of_seat(seat);
    match asked {
        Question::Ask(Ask::Place) => placing(state, side, frame, out),
        Question::Ask(Ask::Assign) => {
            out.extend(state.assignments(side).map(|(leader, card)| Action::Assign(leader, card)));
            out.extend(state.usable(side, Timing::Assignment, frame).map(Action::Use));
            out.push(Action::PASS);
        }
        Question::Ask(Ask::Command) => command(state, side, frame, out),
        Question::Ask(Ask::Move) => {
            let from = state.movable(frame);
            out.extend(from.of().map(Action::All));
            out.extend(from.of().map(Action::From));
            out.push(Action::PASS);
        }
        Question::Ask(Ask::Deploy) => deploying(state, side, out),
        Question::Ask(Ask::Fight) => fighting(state, side, out),
        Question::Ask(Ask::Block) => blocking(state, side, out),
        Question::Ask(Ask::Ability) => abilities(state, side, frame, out),
        Question::Ask(Ask::Recruit) => recruiting(state, side, out),
        Question::Ask(Ask::Cards) => {
            let timing = Timing::ALL[frame.nums[1] as usize];
            out.extend(state.usable(side, timing, frame).map(Action::Use));
            out.push(Action::PASS);
        }
        Question::Ask(Ask::Score) => {
            let window = Window::ALL[frame.nums[1] as usize];
            out.extend(state.scorable(window, frame).map(Action::Score));
            out.push(Action::PASS);
        }
        // R10.4: all that fits, or what is chosen.
        asked @ Question::Shares { why: Why::Carry, from, .. }
            if frame.reg(Reg::C).is_empty() && from.of::<Hurt>().next().is_some() =>
        {
            out.extend(state.table.combat.as_ref().map(|combat| Action::All(combat.place)));
            offers(state, &asked, |answer| out.push(Action::Answer(answer)));
        }
        asked => offers(state, &asked, |answer| out.push(Action::Answer(answer))),
    }
    out.sort_unstable();
}

/// R5.1.
fn command(state: &State, side: Side, frame: &Frame, out: &mut Vec<Action>) {
    let shown = State::slots(side).filter(|slot| state.can_reveal(*slot, frame));
    out.extend(shown.filter_map(|slot| state.assigned[slot]).map(Action::Reveal));
    let leaders = state.table.pool(side).filter(|leader| leader.person().has_tactics());
    out.extend(leaders.map(Action::Activate));
    out.extend(state.usable(side, Timing::TurnBegins, frame).map(Action::Use));
    if side == Side::Rebel && state.table.revealed.is_none() && state.base.is_some() {
        out.push(Action::RevealBase);
    }
    out.push(Action::PASS);
}

/// R16.1, R16.2: whoever is offered by nobody's card may look at one more.
fn recruiting(state: &State, side: Side, out: &mut Vec<Action>) {
    let before = out.len();
    for card in state.drawn[side.index()].of::<ActionCard>() {
        out.extend(state.recruits(card).map(|leader| Action::Recruit(leader, card)));
    }
    let offered = out.len() > before;
    let idle = |card: &ActionCard| state.recruits(*card).next().is_none();
    out.extend(state.drawn[side.index()].of::<ActionCard>().filter(idle).map(Action::Keep));
    if !offered && !state.actions[side.index()].is_empty() {
        out.push(Action::PASS);
    }
}

/// R3.11, R3.13: one sort after the other, any number of it to any of the places.
fn placing(state: &State, side: Side, frame: &Frame, out: &mut Vec<Action>) {
    let Some((unit, left)) = state.table.next_unplaced() else { return };
    let places = state.first_places(side, frame);
    let bare = state.first_bare(side, unit, places);
    let others = Unit::each().filter(|other| *other != unit && other.kind().theatre == Theatre::Ground);
    let others: u8 = others.map(|other| state.table.unplaced[other.index()]).sum();
    for place in places.of::<Place>() {
        let needed = (bare.len() - usize::from(bare.holds(place))) as u8;
        let most = (left + others).saturating_sub(needed).min(left);
        out.extend((1..=most).map(|n| Action::Place(place, unit, n)));
    }
}

/// R15.6.
fn deploying(state: &State, side: Side, out: &mut Vec<Action>) {
    let table = &state.table;
    let leaving = |unit: &Unit| table.leaving[unit.index()] > 0 && unit.kind().side == side;
    let leaving: Things = Unit::each().filter(leaving).collect();
    for place in Place::each() {
        for unit in leaving.of::<Unit>().filter(|unit| table.can_deploy(side, *unit, place)) {
            let most = table.leaving[unit.index()].min(2 - table.deployed.of(place));
            out.extend((1..=most).map(|n| Action::Place(place, unit, n)));
        }
    }
    out.push(Action::PASS);
}

/// R8.8.
fn fighting(state: &State, side: Side, out: &mut Vec<Action>) {
    let Some(combat) = &state.table.combat else { return };
    let theatre = combat.theatre;
    let special = combat.specials() > 0;
    if !combat.changes[side.index()].hold(Change::NoTactic(theatre)) {
        let plays = |card: &TacticCard| !card.face().blocks && (special || !card.face().special);
        out.extend(state.tactic_hand(side, theatre).of::<TacticCard>().filter(plays).map(Action::Play));
    }
    if special && state.can_draw(theatre) {
        out.push(Action::DrawTactic);
    }
    out.push(Action::PASS);
}

/// R8.10.
fn blocking(state: &State, side: Side, out: &mut Vec<Action>) {
    let Some(combat) = &state.table.combat else { return };
    let hand = state.tactic_hand(side, combat.theatre);
    let can = |card: &TacticCard| {
        let frame = Frame::new(programs().tactic(*card, Half::Top), card.thing(), side.seat().0);
        card.face().blocks && script::can_start(state, card.face().abilities[0], &frame)
    };
    out.extend(hand.of::<TacticCard>().filter(can).map(Action::Play));
    out.push(Action::PASS);
}

/// R9.4: the first number of the frame says that the card is one more (R9.13).
fn abilities(state: &State, side: Side, frame: &Frame, out: &mut Vec<Action>) {
    let Some(combat) = &state.table.combat else { return };
    let card = TacticCard::from_thing(frame.source);
    let late = side != state.table.active && frame.num() == 0;
    let can = |half: &Half| {
        combat.can_use(&state.table, card, *half) && !(late && card.cancelling() == Some(*half))
    };
    out.extend(Half::ALL.into_iter().filter(can).map(Action::Ability));
    out.push(Action::PASS);
}

impl State {
    /// Where units can come from in the move that is being made.
    pub(crate) fn movable(&self, frame: &Frame) -> Things {
        let to = frame.reg(Reg::B).of::<Place>().next().expect("a move leads somewhere");
        self.origins(Side::of_seat(Seat(frame.owner)), to) - frame.reg(Reg::A)
    }

    /// R3.11, R3.13: where units can begin.
    pub(crate) fn first_places(&self, side: Side, frame: &Frame) -> Things {
        match side {
            // R3.12: and where a Death Star is being built.
            Side::Empire => {
                let site = |place| self.table.units.of(Unit::DEATH_STAR_UNDER_CONSTRUCTION, place) > 0;
                Place::systems().filter(|place| self.table.is_imperial(*place) || site(*place)).collect()
            }
            Side::Rebel => frame.reg(Reg::B).with(BASE_SPACE.thing()),
        }
    }

    /// R3.11: Imperial systems that have still to get a ground unit, if this is one.
    fn first_bare(&self, side: Side, unit: Unit, places: Things) -> Things {
        let bare = |place: &Place| !self.table.has_in(side, Theatre::Ground, *place);
        let asked = side == Side::Empire && unit.kind().theatre == Theatre::Ground;
        places.of().filter(|place| asked && bare(place)).collect()
    }

    pub(crate) fn is_set_up(&self) -> bool {
        self.table.phase != Phase::SetUp
    }
}

impl crate::state::Open {
    /// The sort of unit that is placed next, and how many of it are left.
    pub(crate) fn next_unplaced(&self) -> Option<(Unit, u8)> {
        Unit::each().map(|unit| (unit, self.unplaced[unit.index()])).find(|(_, n)| *n > 0)
    }
}
