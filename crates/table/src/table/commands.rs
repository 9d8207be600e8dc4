//! What can be done at a table: commands are checked and become entries.

use kernel::{Seat, Seats};

use super::{Command, Table, check_occupant};
use crate::bring::{ready_by_chance, secret_of};
use crate::words::name;
use crate::{Brought, Entry, Logged, Occupant, Refusal, Waits, Why};

impl Table {
    /// Carries out a command of a seat, or says why not. The entries are to be written down before
    /// anybody is told.
    pub fn command(&mut self, seat: Seat, command: Command, now: u64) -> Result<Vec<Logged>, Refusal> {
        if self.closed.is_some() {
            return Err(Refusal::new(Why::Closed));
        }
        let mut made = Vec::new();
        // A clock that has run out comes before whatever is done too late.
        made.extend(self.time_out(now));
        let entries = match self.entries_for(seat, command) {
            Ok(entries) => entries,
            // What the clock did stays done.
            Err(_) if !made.is_empty() => return Ok(made),
            Err(refusal) => return Err(refusal),
        };
        for entry in entries {
            made.push(self.make(entry, now)?);
        }
        made.extend(self.settle(now));
        Ok(made)
    }

    /// Somebody has come to a seat. The log need not know.
    pub fn meet(&mut self, seat: Seat) {
        self.came = self.came.with(seat);
    }

    /// Somebody comes to a seat of a person for the first time. It is written down: whoever comes by the same link later
    /// is told that somebody was there.
    pub fn come(&mut self, seat: Seat, now: u64) -> Vec<Logged> {
        let first = !self.came.contains(seat) && self.closed.is_none();
        let who = self.seats.get(seat.index()).filter(|who| first && matches!(who, Occupant::Person { .. }));
        let Some(who) = who.cloned() else { return Vec::new() };
        self.make(Entry::Sit { seat, who, token: None }, now).into_iter().collect()
    }

    /// Somebody sits down in an open seat, which gets a new secret, and may bring something at once. Nobody comes to
    /// a game that has begun: the cards of the seat have been seen by others.
    pub fn sit(
        &mut self,
        seat: Seat,
        called: &str,
        token: String,
        brought: Option<&Brought>,
        now: u64,
    ) -> Result<Vec<Logged>, Refusal> {
        match self.seats.get(seat.index()) {
            Some(Occupant::Open) if self.begun => Err(Refusal::new(Why::Underway)),
            Some(Occupant::Open) => {
                let who = Occupant::Person { name: name(called)? };
                let brings = brought.map(|brought| self.brings(seat, brought)).transpose()?;
                let mut made = vec![self.make(Entry::Sit { seat, who, token: Some(token) }, now)?];
                if let Some(brings) = brings {
                    made.push(self.make(brings, now)?);
                }
                made.extend(self.settle(now));
                Ok(made)
            }
            Some(_) => Err(Refusal::new(Why::SeatTaken)),
            None => Err(Refusal::new(Why::NotSeated)),
        }
    }

    /// A person brings something, or something else than before; the last to do so begins the game.
    pub fn bring(&mut self, seat: Seat, brought: &Brought, now: u64) -> Result<Vec<Logged>, Refusal> {
        if !self.people().any(|person| person == seat) {
            return Err(Refusal::new(Why::NotSeated));
        }
        let entry = self.brings(seat, brought)?;
        let mut made = vec![self.make(entry, now)?];
        made.extend(self.settle(now));
        Ok(made)
    }

    fn brings(&self, seat: Seat, brought: &Brought) -> Result<Entry, Refusal> {
        if self.closed.is_some() {
            return Err(Refusal::new(Why::Closed));
        }
        let secret = secret_of(&self.head.game, &self.head.setup, brought)?;
        if self.begun { Err(Refusal::new(Why::Begun)) } else { Ok(Entry::Bring { seat, secret }) }
    }

    /// A computer that takes a seat brings something that is ready, if the game waits for it.
    fn computer_brings(&self, seat: Seat, who: &Occupant) -> Option<Entry> {
        let computer = matches!(who, Occupant::Bot { .. } | Occupant::StandIn { .. });
        let waits = computer && self.gathering().contains(seat);
        let secret = ready_by_chance(&self.head.game, self.head.seed, seat).filter(|_| waits)?;
        Some(Entry::Bring { seat, secret })
    }

    /// The clock of whoever is being waited for may have run out.
    pub fn time_out(&mut self, now: u64) -> Vec<Logged> {
        let over = self.ended.is_some() || self.closed.is_some();
        let flagged = self.clocks.as_ref().and_then(|clocks| clocks.flagged(now)).filter(|_| !over);
        let Some(out) = flagged.and_then(|seat| self.make(Entry::TimeOut { seat }, now).ok()) else {
            return Vec::new();
        };
        // The others may play on.
        [vec![out], self.settle(now)].concat()
    }

    /// The clocks stand until the table is taken up again.
    pub fn pause(&mut self, now: u64) -> Vec<Logged> {
        self.mark(Entry::Paused, now)
    }

    /// The table is taken up again: what has passed meanwhile is nobody's time.
    pub fn resume(&mut self, now: u64) -> Vec<Logged> {
        self.mark(Entry::Resumed, now)
    }

    /// Only clocks that run need to know.
    fn mark(&mut self, entry: Entry, now: u64) -> Vec<Logged> {
        let runs = self.clocks.is_some() && !self.waiting_for().is_empty();
        runs.then(|| self.make(entry, now).ok()).flatten().into_iter().collect()
    }

    /// Whoever runs the house closes the table.
    pub fn close(&mut self, now: u64) -> Result<Vec<Logged>, Refusal> {
        if self.closed.is_some() {
            return Err(Refusal::new(Why::Closed));
        }
        Ok(vec![self.make(Entry::Close, now)?])
    }

    /// The game goes on elsewhere.
    pub fn go_on_at(&mut self, table: String, now: u64) -> Result<Vec<Logged>, Refusal> {
        if self.ended.is_none() {
            return Err(Refusal::new(Why::NothingAsked));
        }
        Ok(vec![self.make(Entry::Rematch { table }, now)?])
    }

    fn entries_for(&self, seat: Seat, command: Command) -> Result<Vec<Entry>, Refusal> {
        let occupant = self.seats.get(seat.index()).ok_or_else(|| Refusal::new(Why::NotSeated))?;
        let playing = || match self.ended {
            Some(_) => Err(Refusal::new(Why::Over)),
            None if !self.begun => Err(Refusal::new(Why::NotBegun)),
            None => Ok(()),
        };
        match command {
            Command::Act { action, plies } => {
                playing()?;
                if plies.is_some_and(|seen| !self.board.still_asked(seat, seen)) {
                    return Err(Refusal::new(Why::Stale));
                }
                Ok(vec![Entry::Act { seat, action }])
            }
            Command::TakeBack { to } => {
                playing()?;
                self.take_back(seat, to)
            }
            Command::AnswerTakeBack { yes, to } => {
                playing()?;
                let asked = self.asked.filter(|asked| asked.waiting_for.contains(seat));
                let asked = asked.ok_or_else(|| Refusal::new(Why::NothingAsked))?;
                if to.is_some_and(|to| to != asked.to) {
                    return Err(Refusal::new(Why::Stale));
                }
                let mut entries = vec![Entry::AnswerTakeBack { by: seat, yes }];
                if yes && asked.waiting_for == Seats::one(seat) {
                    entries.push(Entry::TakeBack { by: asked.by, to: asked.to });
                }
                Ok(entries)
            }
            Command::Rename { name: called } => {
                let name = name(&called)?;
                let who = match occupant {
                    Occupant::Person { .. } => Occupant::Person { name },
                    Occupant::StandIn { bot, .. } => Occupant::StandIn { bot: bot.clone(), name },
                    Occupant::Bot { .. } | Occupant::Open => return Err(Refusal::new(Why::NotSeated)),
                };
                Ok(vec![Entry::Sit { seat, who, token: None }])
            }
            Command::Resign => {
                playing()?;
                Ok(vec![Entry::Resign { seat }])
            }
            Command::Leave { bot } => {
                let name = match occupant {
                    Occupant::Person { name } | Occupant::StandIn { name, .. } => name.clone(),
                    Occupant::Bot { .. } | Occupant::Open => return Err(Refusal::new(Why::NotSeated)),
                };
                let (who, token) = match bot {
                    Some(bot) => (Occupant::StandIn { bot, name }, None),
                    None if self.begun => return Err(Refusal::new(Why::Underway)),
                    // The secret opens the seat no more, and no secret has an empty hash.
                    None => (Occupant::Open, Some(String::new())),
                };
                check_occupant(&who)?;
                let brings = self.computer_brings(seat, &who);
                Ok([Entry::Sit { seat, who, token }].into_iter().chain(brings).collect())
            }
            Command::Fill { seat: empty, bot } => {
                let who = match (occupant, self.seats.get(empty.index())) {
                    (Occupant::Person { .. }, Some(Occupant::Open)) => Occupant::Bot { bot },
                    (Occupant::Person { .. }, Some(Occupant::Person { name })) if empty != seat => {
                        Occupant::StandIn { bot, name: name.clone() }
                    }
                    (Occupant::Person { .. }, Some(_)) => return Err(Refusal::new(Why::SeatTaken)),
                    _ => return Err(Refusal::new(Why::NotSeated)),
                };
                check_occupant(&who)?;
                let brings = self.computer_brings(empty, &who);
                Ok([Entry::Sit { seat: empty, who, token: None }].into_iter().chain(brings).collect())
            }
            Command::Return => match occupant {
                Occupant::StandIn { name, .. } => {
                    let who = Occupant::Person { name: name.clone() };
                    Ok(vec![Entry::Sit { seat, who, token: None }])
                }
                Occupant::Person { .. } | Occupant::Bot { .. } | Occupant::Open => {
                    Err(Refusal::new(Why::NothingAsked))
                }
            },
        }
    }

    fn take_back(&self, seat: Seat, to: Option<u32>) -> Result<Vec<Entry>, Refusal> {
        if !self.head.undo {
            return Err(Refusal::new(Why::UndoIsOff));
        }
        let nothing = || Refusal::new(Why::NothingToTakeBack);
        let last = self.board.last_of(seat).ok_or_else(nothing)?;
        let to = to.unwrap_or(last);
        if to > last || to < self.board.left_at() {
            return Err(nothing());
        }
        let others = self.owners().without(seat);
        if to >= self.board.free_back_to(seat) || others.is_empty() {
            Ok(vec![Entry::TakeBack { by: seat, to }])
        } else {
            Ok(vec![Entry::AskTakeBack { by: seat, to }])
        }
    }

    fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let person = |(_, who): &(usize, &Occupant)| matches!(who, Occupant::Person { .. });
        self.seats.iter().enumerate().filter(person).map(|(i, _)| Seat(i as u8))
    }

    /// The seats that are somebody's, present or not: a stand-in agrees to nothing.
    pub(super) fn owners(&self) -> Seats {
        let owned = |who: &Occupant| matches!(who, Occupant::Person { .. } | Occupant::StandIn { .. });
        let seats = self.seats.iter().enumerate().filter(|(_, who)| owned(who));
        seats.map(|(i, _)| Seat(i as u8)).fold(Seats::NONE, Seats::with)
    }

    /// Makes an entry come true and counts it.
    fn make(&mut self, entry: Entry, now: u64) -> Result<Logged, Refusal> {
        let logged = Logged { at: now, entry };
        self.follow(&logged)?;
        self.entries += 1;
        Ok(logged)
    }

    /// Lets fate answer until somebody must decide.
    pub(super) fn settle(&mut self, now: u64) -> Vec<Logged> {
        let mut made = Vec::new();
        while self.begun && self.ended.is_none() && self.board.waits() == Waits::ForFate {
            let fate = self.board.draw(self.head.fate(self.board.plies()));
            match self.make(Entry::Fate { fate }, now) {
                Ok(logged) => made.push(logged),
                Err(_) => break,
            }
        }
        made
    }
}
