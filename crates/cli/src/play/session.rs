//! One game at the table: its record, the state it leads to, and the way back.

use bots::BotKind;
use games::Playable;
use kernel::{Dice, Draws, Eyes, Fate, Input, Outcome, Record, Seat, Seats, Turn, offered, play};

/// Keeps the bots' dice apart from the table's.
const BOT_DICE: u64 = 0xB075;

#[derive(Clone, Debug)]
pub(super) struct Session<G: Playable> {
    record: Record<G>,
    state: G::State,
    events: Vec<G::Event>,
    people: Seats,
    bot: BotKind,
    seed: u64,
    /// The inputs of the saved game that was resumed. Fate that has spoken once does not change its
    /// mind when a decision is taken back, although the seed of that game is not known any more.
    resumed: Vec<Input<G>>,
    /// How many inputs there were at each decision of a person.
    decisions: Vec<usize>,
    unsaved: bool,
}

/// What the table waits for once bots and fate have done their part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Waiting {
    Person(Seat),
    Over(Outcome),
}

/// What it means for several actions in one go that a bot plays in between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Others {
    /// The game itself has put the actions together and has thought of that.
    Answer,
    /// The person chose the rest without knowing of it, so the rest is not played.
    Interrupt,
}

/// What came of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decided {
    All,
    /// A bot has played in between, and the actions after that were left.
    Interrupted,
    /// The action at this position could not be played, so none was.
    Nothing {
        stuck: usize,
    },
}

impl<G: Playable> Session<G> {
    /// Sits down at a record whose inputs have been checked.
    pub(super) fn open(record: Record<G>, people: Seats, bot: BotKind, seed: u64) -> Session<G> {
        let is_decision = |input: &Input<G>| matches!(input, Input::Act(seat, _) if people.contains(*seat));
        let decisions = record
            .inputs
            .iter()
            .enumerate()
            .filter(|(_, input)| is_decision(input))
            .map(|(i, _)| i)
            .collect();
        let resumed = record.inputs.clone();
        let mut events = Vec::new();
        let state = record.state_after(resumed.len(), &mut events).expect("the record has been checked");
        Session { record, state, events, people, bot, seed, resumed, decisions, unsaved: false }
    }

    pub(super) fn record(&self) -> &Record<G> {
        &self.record
    }

    pub(super) fn state(&self) -> &G::State {
        &self.state
    }

    pub(super) fn events(&self) -> &[G::Event] {
        &self.events
    }

    pub(super) fn bot(&self) -> BotKind {
        self.bot
    }

    pub(super) fn people(&self) -> Seats {
        self.people
    }

    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    pub(super) fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    pub(super) fn mark_saved(&mut self) {
        self.unsaved = false;
    }

    pub(super) fn view(&self, seat: Seat) -> G::View {
        G::view(&self.state, Eyes::Seat(seat))
    }

    pub(super) fn offered(&self, seat: Seat) -> Vec<G::Action> {
        offered::<G>(&self.state, seat)
    }

    /// Lets fate and bots play until a person is to decide or the game is over.
    pub(super) fn advance(&mut self) -> Waiting {
        loop {
            let input = match G::turn(&self.state) {
                Turn::Over(outcome) => return Waiting::Over(outcome),
                Turn::Chance(chance) => Input::Fate(self.fate(&chance)),
                Turn::Decide(seats) => {
                    if let Some(person) = seats.iter().find(|seat| self.people.contains(*seat)) {
                        return Waiting::Person(person);
                    }
                    let seat = seats.first().expect("a decision is somebody's");
                    // By counter, like fate: after an undo the bot has not become another one.
                    let mut dice = Dice::at(self.seed ^ BOT_DICE, self.record.inputs.len() as u64);
                    let mut bot = self.bot.seated(dice.number());
                    Input::Act(seat, bot.answer::<G>(&self.state, seat, &self.offered(seat)))
                }
            };
            G::apply(&mut self.state, input, &mut self.events);
            self.record.inputs.push(input);
        }
    }

    /// Fate's answer to input number n depends on n alone.
    fn fate(&self, chance: &G::Chance) -> Fate {
        let n = self.record.inputs.len();
        match self.resumed.get(n) {
            Some(Input::Fate(fate)) if chance.accepts(*fate) => *fate,
            _ => chance.draw(&mut Dice::at(self.seed, n as u64)),
        }
    }

    /// Plays a person's actions one after the other, all of them or none. Picks may be named in any
    /// order: if they cannot be played as named they are played in the order they are offered in.
    pub(super) fn decide(&mut self, seat: Seat, actions: &[G::Action], others: Others) -> Decided {
        let attempt = self.after(seat, actions, others).or_else(|stuck| {
            let mut ascending = actions.to_vec();
            ascending.sort_unstable();
            self.after(seat, &ascending, others).map_err(|_| stuck)
        });
        match attempt {
            Ok((session, decided)) => {
                *self = session;
                decided
            }
            Err(stuck) => Decided::Nothing { stuck },
        }
    }

    /// The session after these actions; this one stays as it is. The error is the position of the
    /// action that could not be played.
    fn after(
        &self,
        seat: Seat,
        actions: &[G::Action],
        others: Others,
    ) -> Result<(Session<G>, Decided), usize> {
        let mut session = self.clone();
        session.decisions.push(self.record.inputs.len());
        session.unsaved = true;
        for (i, action) in actions.iter().enumerate() {
            let before = session.record.inputs.len();
            session.advance();
            let answered =
                session.record.inputs[before..].iter().any(|input| matches!(input, Input::Act(..)));
            if answered && others == Others::Interrupt {
                return Ok((session, Decided::Interrupted));
            }
            let input = Input::Act(seat, *action);
            play(&mut session.state, input, &mut session.events).map_err(|_| i)?;
            session.record.inputs.push(input);
        }
        Ok((session, Decided::All))
    }

    /// Goes back to the last decision of a person; `false` if there was none.
    pub(super) fn undo(&mut self) -> bool {
        let Some(inputs) = self.decisions.pop() else { return false };
        self.record.inputs.truncate(inputs);
        self.events.clear();
        self.state =
            self.record.state_after(inputs, &mut self.events).expect("the inputs have been played before");
        self.unsaved = true;
        true
    }
}
