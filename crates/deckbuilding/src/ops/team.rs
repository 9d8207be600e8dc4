//! What an input does in the team game: it happens in one region, and the other one follows.

use kernel::{Fate, Log, Seat};
use script::{Answer, Core, Flags, Question, proceed, question, run};

use crate::Deckbuilding;
use crate::action::{Action, Target};
use crate::card::CardId;
use crate::event::Event;
use crate::pending::own_question;
use crate::query::waiting_for;
use crate::state::{EMPIRE, FORCE_END, Frame, REBEL, State};
use crate::teams::{TeamEvent, TeamState, Teams, region_of, side_at};
use crate::turn::programs;
use crate::words::Moment;

/// Tells what happens in a region.
struct Told<'a, L> {
    region: usize,
    open_hands: bool,
    log: &'a mut L,
}

impl<L: Log<Teams>> Log<Deckbuilding> for Told<'_, L> {
    #[inline]
    fn event(&mut self, event: Event) {
        self.log.event(TeamEvent::told(self.region, self.open_hands, event));
    }
}

pub(crate) fn act<L: Log<Teams>>(state: &mut TeamState, seat: Seat, action: Action, log: &mut L) {
    let (region, side) = (state.asking(seat), side_at(seat));
    let taken = taken(&state.regions[region], action);
    let mut told = Told { region, open_hands: state.open_hands, log };
    if let Action::Lend(card) = action {
        state.regions[region].table.used.insert(card.thing());
        Log::<Deckbuilding>::event(&mut told, Event::UsedAbility { seat: side, card });
        let there = &mut state.regions[1 - region];
        if there.waits() {
            // R14.23: whoever is handed a card is not done.
            there.stack.frames_mut()[0].pc = programs().main.0;
        }
        // The same card of the other box stands for it there.
        there.push(Frame::new(programs().ability(card), card.thing(), side.0));
    } else {
        if action == Action::Join {
            state.regions[region].table.other_region_mut().partner_attack = state.partner_attack(region);
            state.regions[1 - region].spend_attack();
        }
        super::act(&mut state.regions[region], side, action, &mut told);
    }
    if let Action::Assign(_, Target::Row(_)) = action {
        // A matter of the own region alone (R14.11).
        return;
    }
    let mut due = [false; 2];
    due[1 - region] = taken.is_some() || matches!(action, Action::Lend(_));
    if let Some(card) = taken {
        state.regions[1 - region].withdraw(card);
    }
    go_on(state, region, due, log);
}

/// Whoever gets up for good leaves the game to the other team.
pub(crate) fn leave<L: Log<Teams>>(state: &mut TeamState, seat: Seat, log: &mut L) {
    let region = region_of(seat);
    let mut told = Told { region, open_hands: state.open_hands, log };
    super::leave(&mut state.regions[region], side_at(seat), &mut told);
    super::leave(&mut state.regions[1 - region], side_at(seat), &mut kernel::NoLog);
}

pub(crate) fn apply_fate<L: Log<Teams>>(state: &mut TeamState, fate: Fate, log: &mut L) {
    if let (false, Fate::Index(first)) = (state.begun, fate) {
        // R14.5: the other team starts with the Force.
        state.begun = true;
        for region in &mut state.regions {
            region.table.active = Seat(first as u8);
            region.table.force = if region.table.active == EMPIRE { FORCE_END } else { -FORCE_END };
        }
        let first = Event::GoesFirst { seat: state.regions[0].table.active };
        log.event(TeamEvent::told(0, state.open_hands, first));
        introduce(state);
        return go_on(state, 0, [true; 2], log);
    }
    let (region, _) = state.fateful().expect("fate is asked");
    let Some(Question::Fate(luck)) = question(&state.regions[region]) else {
        unreachable!("fate answers only when it is asked")
    };
    let mut told = Told { region, open_hands: state.open_hands, log };
    super::apply_fate(&mut state.regions[region], luck, fate, &mut told);
    go_on(state, region, [false; 2], log);
}

/// Brings two regions together that were set up by themselves.
pub(crate) fn join(state: &mut TeamState) {
    introduce(state);
    go_on(state, 0, [true; 2], &mut kernel::NoLog);
}

/// Shows the regions to each other before anything has happened.
fn introduce(state: &mut TeamState) {
    let [first, second] = &mut state.regions;
    first.mirror(second);
    second.mirror(first);
    for region in [first, second] {
        let lying = region.table.in_play(EMPIRE) | region.table.in_play(REBEL);
        region.table.other_region_mut().hurt = lying;
    }
}

/// What has happened in one region is shared with the other, until both stand still; `due` are those
/// that may not.
fn go_on<L: Log<Teams>>(state: &mut TeamState, from: usize, mut due: [bool; 2], log: &mut L) {
    due[1 - from] |= share(state, from);
    loop {
        while let Some(region) = (0..2).find(|region| due[*region]) {
            due[region] = false;
            let mut told = Told { region, open_hands: state.open_hands, log: &mut *log };
            run(&mut state.regions[region], &mut told);
            due[1 - region] |= share(state, region);
        }
        // Only now that both stand still: partners whose bases wait for the same moment are asked alike.
        let [first, second] = &mut state.regions;
        due = [first.invite(second), second.invite(first)];
        if due.contains(&true) {
            continue;
        }
        if !state.regions.iter().all(State::waits) {
            return;
        }
        for region in &mut state.regions {
            proceed(region);
        }
        due = [true; 2];
    }
}

/// Says whether it may matter for what the other region stands on.
fn share(state: &mut TeamState, from: usize) -> bool {
    let [first, second] = &mut state.regions;
    let (here, there) = if from == 0 { (first, second) } else { (second, first) };
    let touched = there.touched_by(here);
    let gone = there.mirror(here);
    touched || gone
}

/// The ability open to both partners that this action takes up.
fn taken(region: &State, action: Action) -> Option<CardId> {
    let open = waiting_for(Moment::Revealed)
        | waiting_for(Moment::TurnBegins)
        | waiting_for(Moment::FirstNeutralPlayed);
    let card = match action {
        Action::Answer(Answer::Trigger(card, _)) => card,
        Action::PASS => return None,
        _ => {
            let frame = region.stack.top().filter(|frame| frame.is(Flags::MAY_PASS))?;
            CardId::from_thing(frame.source)
        }
    };
    card.elsewhere().filter(|card| open.contains(card.thing()))
}

impl State {
    /// Whether nothing more happens here until the partner is as far.
    pub(crate) fn waits(&self) -> bool {
        matches!(own_question(&self.stack), Some(crate::turn::Ask::Wait))
    }

    /// Whether a turn's main part is open here: nobody is in the middle of something.
    pub(crate) fn at_rest(&self) -> bool {
        matches!(own_question(&self.stack), Some(crate::turn::Ask::Main | crate::turn::Ask::Wait))
    }
}
