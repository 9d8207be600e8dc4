//! What an input does: an action, the answer of fate, or getting up.

use kernel::{Fate, Log, Roll, Seat};
use script::{Answer, Core, Question, Reg};

use crate::Rebellion;
use crate::action::{Action, Piece};
use crate::chance::{Luck, Shuffled, option};
use crate::event::{Event, Throw};
use crate::programs::programs;
use crate::state::{Frame, State};
use crate::things::{Side, TacticCard, Things};
use crate::turn::{ACTIVATE, LOAD, MISSION, REVEAL};
use crate::words::*;

/// A player's answer.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Rebellion>) {
    let side = Side::of_seat(seat);
    match action {
        Action::Place(place, unit, n) => match script::question(state) {
            Some(Question::Ask(Ask::Deploy)) => {
                state.deploy(unit, n, place, log);
                script::proceed(state);
            }
            _ => {
                state.place_first(unit, n, place, log);
                script::proceed(state);
            }
        },
        Action::Activate(leader) => {
            start(state, &ACTIVATE, seat, |frame| frame.set(Reg::C, Things::one(leader.thing())));
        }
        Action::Assign(leader, card) => {
            state.assign(side, leader, card, log);
            script::proceed(state);
        }
        Action::Reveal(card) => start(state, &MISSION, seat, |frame| frame.source = card.thing()),
        Action::RevealBase => start(state, &REVEAL, seat, |_| {}),
        Action::All(from) => match script::question(state) {
            Some(Question::Ask(_)) => {
                state.move_all(side, from, log);
                script::proceed(state);
            }
            // R10.4.
            _ => {
                state.flee_with_all();
                script::answer(state, Answer::<Piece>::Pass);
            }
        },
        Action::From(from) => {
            let origins = state.top();
            let gone = origins.reg(Reg::A).with(from.thing());
            origins.set(Reg::A, gone);
            start(state, &LOAD, seat, |frame| frame.set(Reg::C, Things::one(from.thing())));
        }
        Action::Play(card) => {
            script::proceed(state);
            state.play_tactic(side, card, log);
        }
        Action::DrawTactic => {
            script::proceed(state);
            state.spend_special();
            let frame = *state.top();
            let theatre = state.fight().theatre;
            state.draw_tactics(Deck::Of(theatre), 1, &frame);
        }
        Action::Use(card) => {
            // At the start of a turn, which goes on behind it.
            if !matches!(script::question(state), Some(Question::Ask(Ask::Command))) {
                script::proceed(state);
            }
            state.use_action(side, card, log);
        }
        Action::Recruit(leader, card) => {
            script::proceed(state);
            state.keep_action(side, card, Some(leader), log);
        }
        Action::Keep(card) => {
            script::proceed(state);
            state.keep_action(side, card, None, log);
        }
        Action::Score(card) => {
            script::proceed(state);
            state.score(card, log);
        }
        Action::Ability(half) => {
            let Frame { source, nums, .. } = *state.top();
            script::proceed(state);
            state.use_tactic(side, TacticCard::from_thing(source), half, nums[0], log);
        }
        Action::Answer(answer) => match script::question(state) {
            Some(Question::Ask(ask)) => {
                match ask {
                    Ask::Command => {
                        state.table.passed[side.index()] = true;
                        log.event(Event::Passed(side));
                    }
                    Ask::Move | Ask::Assign | Ask::Fight | Ask::Block | Ask::Cards | Ask::Score => {
                        state.top().nums[0] = 1;
                    }
                    // R16.2.
                    Ask::Recruit => state.draw_actions(side, 1, log),
                    Ask::Deploy => state.keep_back(),
                    Ask::Place | Ask::Ability => {}
                }
                script::proceed(state);
            }
            _ => script::answer(state, answer),
        },
    }
    script::run(state, log);
}

/// Begins what an action asks for; the question goes on behind it.
fn start(state: &mut State, proc: &'static Proc, seat: Seat, with: impl FnOnce(&mut Frame)) {
    script::proceed(state);
    let mut frame = Frame::new(programs().entry(proc), 0, seat.0);
    with(&mut frame);
    state.machine.push(frame);
}

/// The answer of fate.
pub(crate) fn befall(state: &mut State, fate: Fate, log: &mut impl Log<Rebellion>) {
    match (script::question(state), fate) {
        (Some(Question::Lot(_)), Fate::Index(i)) => {
            script::draw_lot(state, i, log);
            return script::run(state, log);
        }
        (Some(Question::Lot(n)), Fate::Roll(roll)) => {
            let face = face(roll);
            script::draw_lot(state, option(face, n), &mut Thrown { log, face });
            return script::run(state, log);
        }
        (Some(Question::Fate(luck)), Fate::Roll(roll)) if luck.is_die() => {
            state.thrown(luck, face(roll), log);
        }
        (Some(Question::Fate(Luck::Probes)), Fate::Seed(seed)) => state.shuffle_probes(seed, log),
        (Some(Question::Fate(Luck::Starting)), Fate::Seed(seed)) => state.shuffle_starting(seed, log),
        (Some(Question::Fate(Luck::RoundDeck)), Fate::Seed(seed)) => state.shuffle_round(seed, log),
        (Some(Question::Fate(Luck::SetAside)), Fate::Seed(seed)) => state.raise_set_aside(seed, log),
        (Some(Question::Fate(Luck::Unchosen)), Fate::Seed(seed)) => state.sink_probes(seed, log),
        (Some(Question::Fate(Luck::RebelMissions)), Fate::Seed(seed)) => {
            state.shuffle_missions(Side::Rebel, seed, log);
        }
        (Some(Question::Fate(Luck::ImperialMissions)), Fate::Seed(seed)) => {
            state.shuffle_missions(Side::Empire, seed, log);
        }
        (Some(Question::Fate(Luck::OwnMissions)), Fate::Seed(seed)) => {
            let side = State::side(state.top());
            state.shuffle_missions(side, seed, log);
        }
        (Some(Question::Fate(Luck::Projects)), Fate::Seed(seed)) => state.shuffle_projects(seed, log),
        (Some(Question::Fate(Luck::Objectives)), Fate::Seed(seed)) => state.deal_objectives(seed, log),
        (Some(Question::Fate(Luck::Actions)), Fate::Seed(seed)) => state.shuffle_actions(seed, log),
        (Some(Question::Fate(Luck::SearchedDeck)), Fate::Seed(seed)) => match state.searched_deck() {
            Shuffled::Projects => state.shuffle_projects(seed, log),
            Shuffled::ImperialMissions => state.shuffle_missions(Side::Empire, seed, log),
            _ => state.shuffle_missions(Side::Rebel, seed, log),
        },
        (Some(Question::Fate(Luck::Mission)), Fate::Roll(roll)) => state.rolled_mission(roll, log),
        (Some(Question::Fate(Luck::Tactics)), Fate::Seed(seed)) => state.shuffle_tactics(seed, log),
        (Some(Question::Fate(Luck::TacticDeck)), Fate::Seed(seed)) => {
            let theatre = State::deck(Deck::In(Reg::B), state.top()).expect("a deck is empty");
            state.recycle_tactics(theatre, seed, log);
        }
        (Some(Question::Fate(Luck::Attack)), Fate::Roll(roll)) => state.rolled(roll, log),
        _ => unreachable!("fate answers what it is asked"),
    }
    script::proceed(state);
    script::run(state, log);
}

/// The face that the only die of a roll shows.
fn face(roll: Roll) -> u8 {
    roll.faces().next().expect("one die was thrown")
}

impl State {
    /// A die of the solo game.
    fn thrown(&mut self, luck: Luck, face: u8, log: &mut impl Log<Rebellion>) {
        let mut shows = |die: Throw| log.event(Event::Threw { die, face });
        match luck {
            Luck::UnitList => {
                shows(Throw::Units);
                self.list_rolled(face);
            }
            Luck::RebelSet => {
                shows(Throw::RebelMissions);
                self.set_rolled(luck, face);
            }
            Luck::ImperialSet => {
                shows(Throw::ImperialMissions);
                self.set_rolled(luck, face);
            }
            Luck::Start => {
                shows(Throw::Start);
                self.started(face, log);
            }
            Luck::Site => {
                shows(Throw::Site);
                self.site_named(option(face, 4));
            }
            // S7.2, S3.14: what comes next looks at it.
            Luck::Action | Luck::Goal => self.top().nums[0] = face.into(),
            Luck::Opposition | Luck::Joining | Luck::Assignment => {
                shows(match luck {
                    Luck::Opposition => Throw::Opposition,
                    Luck::Joining => Throw::Joining,
                    _ => Throw::Cards,
                });
                self.top().nums[0] = face.into();
            }
            _ => unreachable!("that is not asked of one die"),
        }
    }
}

/// What is told about a decision names the die that ended it.
struct Thrown<'a, L> {
    log: &'a mut L,
    face: u8,
}

impl<L: Log<Rebellion>> Log<Rebellion> for Thrown<'_, L> {
    fn event(&mut self, mut event: Event) {
        if let Event::Decided(decision) = &mut event {
            decision.die = Some(self.face);
        }
        self.log.event(event);
    }

    fn tell(&mut self, event: impl FnOnce() -> Event) {
        let face = self.face;
        self.log.tell(|| {
            let mut event = event();
            if let Event::Decided(decision) = &mut event {
                decision.die = Some(face);
            }
            event
        });
    }
}

/// Whoever gets up gives the war to the other side.
pub(crate) fn leave(state: &mut State, seat: Seat, log: &mut impl Log<Rebellion>) {
    let side = Side::of_seat(seat);
    log.event(Event::Left(side));
    state.over(side.other(), log);
}
