//! What entries do to a table: the same when they are made and when they are read again.

use super::{Closed, Ended, How, REMEMBERED, Table, TakeBackAnswered, TakeBackAsked, ready};
use crate::{Entry, Head, Logged, Occupant, Refusal, Voice, Waits, Why, open};

impl Table {
    /// Reads the next entry of the log. What cannot be followed any more closes the table there.
    pub fn read(&mut self, logged: &Logged) {
        if !self.lost
            && let Err(problem) = self.follow(logged)
        {
            self.lost = true;
            let after = self.entries;
            self.closed.get_or_insert(Closed { after, problem });
        }
        self.entries += 1;
    }

    /// What an entry does to the table.
    pub(super) fn follow(&mut self, logged: &Logged) -> Result<(), Refusal> {
        match &logged.entry {
            Entry::Act { seat, action } => {
                self.board.act(*seat, action)?;
                self.asked = None;
                self.answered = None;
                self.meet(*seat);
            }
            Entry::Fate { fate } => self.board.fate(*fate)?,
            Entry::TakeBack { to, .. } => {
                self.board.take_back(*to);
                // What nobody was asked for, nobody has granted.
                self.answered = self.answered.filter(|_| self.asked.is_some());
                self.asked = None;
            }
            Entry::AskTakeBack { by, to } => {
                let waiting_for = self.owners().without(*by);
                self.asked = Some(TakeBackAsked { by: *by, to: *to, waiting_for });
                self.answered = None;
            }
            Entry::AnswerTakeBack { by, yes } => {
                self.answered =
                    self.asked.map(|asked| TakeBackAnswered { asked_by: asked.by, by: *by, yes: *yes });
                self.asked = self
                    .asked
                    .filter(|_| *yes)
                    .map(|asked| TakeBackAsked { waiting_for: asked.waiting_for.without(*by), ..asked });
            }
            Entry::Sit { seat, who, token } => {
                let before = std::mem::replace(&mut self.seats[seat.index()], who.clone());
                if let Some(token) = token {
                    self.tokens[seat.index()].clone_from(token);
                }
                match (before, who) {
                    // Only the name is another one.
                    (Occupant::Person { .. }, Occupant::Person { .. }) => self.meet(*seat),
                    // Whoever sits down has not been asked.
                    (_, Occupant::Person { .. }) => {
                        self.asked = None;
                        self.meet(*seat);
                    }
                    (_, Occupant::Open) => {
                        self.asked = None;
                        self.came = self.came.without(*seat);
                        // Whoever comes next brings something else.
                        if !self.begun {
                            self.secrets[seat.index()] = None;
                        }
                    }
                    (_, Occupant::Bot { .. } | Occupant::StandIn { .. }) => self.asked = None,
                }
                self.begin()?;
            }
            Entry::Bring { seat, secret } => {
                if self.begun {
                    return Err(Refusal::new(Why::Begun));
                }
                self.secrets[seat.index()] = Some(secret.clone());
                self.meet(*seat);
                self.begin()?;
            }
            Entry::Chat { from, text } => {
                if let Voice::Seat { seat } = from {
                    self.meet(*seat);
                }
                if self.chat.len() == REMEMBERED {
                    self.chat.pop_front();
                }
                self.chat.push_back((self.entries, from.clone(), text.clone()));
            }
            Entry::Resign { seat } | Entry::TimeOut { seat } => {
                self.board.leave(*seat)?;
                self.asked = None;
            }
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            Entry::Paused => {}
            Entry::Resumed => self.clocks.iter_mut().for_each(|clocks| clocks.stood_until(logged.at)),
            Entry::Close => {
                let problem = Refusal::new(Why::ClosedByHouse);
                self.closed.get_or_insert(Closed { after: self.entries, problem });
            }
        }
        if self.ended.is_none()
            && let Waits::Over(outcome) = self.board.waits()
        {
            let how = match logged.entry {
                Entry::Resign { seat } => How::Resigned(seat),
                Entry::TimeOut { seat } => How::TimeOut(seat),
                _ => How::Played,
            };
            self.ended = Some(Ended { outcome, how });
        }
        let moves = matches!(
            logged.entry,
            Entry::Act { .. }
                | Entry::Bring { .. }
                | Entry::Fate { .. }
                | Entry::TakeBack { .. }
                | Entry::Resign { .. }
                | Entry::TimeOut { .. }
        );
        if moves {
            self.moved_at = self.entries + 1;
            self.moved_ms = logged.at;
        }
        let waiting = self.waiting_for();
        if let Some(clocks) = &mut self.clocks {
            clocks.turn_to(waiting, logged.at);
        }
        Ok(())
    }

    /// The game begins when the last of those it waits for is there.
    fn begin(&mut self) -> Result<(), Refusal> {
        if !self.begun && ready(&self.head, &self.secrets, &self.seats) {
            let Head { game, setup, position, .. } = &self.head;
            let brought = self.secrets.iter().any(Option::is_some);
            self.board = open(game, setup, if brought { &self.secrets } else { &[] }, position)?;
            self.begun = true;
        }
        Ok(())
    }
}
