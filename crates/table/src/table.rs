//! A table: what follows from its head and its log.

use std::collections::VecDeque;

use kernel::{Eyes, Outcome, Seat, Seats};
use text::Lang;

use crate::bring::{ready_by_chance, secret_of};
use crate::{Board, Brought, Clocks, Entry, Head, Logged, Occupant, Offer, Refusal, Voice, Waits, Why, open};

/// The longest thing that can be said at once.
const CHAT: usize = 500;
const NAME: usize = 40;
/// How much of what was said a table has at hand; all of it is in the log.
const REMEMBERED: usize = 100;

/// What somebody in a seat, or beside the table, wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// `plies` is how many inputs the sender has seen: somebody who has seen fewer decides anew, unless
    /// only others have acted who may do so at the same time.
    Act {
        action: String,
        plies: Option<u32>,
    },
    /// Takes back the seat's last action, or everything after so many inputs.
    TakeBack {
        to: Option<u32>,
    },
    AnswerTakeBack {
        yes: bool,
    },
    Chat {
        text: String,
    },
    /// Goes by another name; by that of the side if it is empty.
    Rename {
        name: String,
    },
    Resign,
    /// Gets up; a bot keeps the seat warm if one is named, otherwise it is open to anybody.
    Leave {
        bot: Option<String>,
    },
    /// Comes back to a seat that was kept warm.
    Return,
    /// Puts a bot in a seat where nobody is: an open one, or that of somebody who is away and may come
    /// back. Whoever runs the table knows who is away.
    Fill {
        seat: Seat,
        bot: String,
    },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    pub outcome: Outcome,
    pub how: How,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    Played,
    Resigned(Seat),
    TimeOut(Seat),
}

/// Somebody wants to go back further than they may alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBackAsked {
    pub by: Seat,
    pub to: u32,
    /// The people who have not said yes yet.
    pub waiting_for: Seats,
}

/// What somebody said to a request, until something else happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBackAnswered {
    pub asked_by: Seat,
    pub by: Seat,
    pub yes: bool,
}

/// The log could be followed only so far: the rules have changed since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed {
    pub after: u32,
    pub problem: Refusal,
}

/// A table.
pub struct Table {
    head: Head,
    /// Before the game begins one to which everybody has brought the usual: nothing is played on it.
    board: Box<dyn Board>,
    /// What the seats have brought so far, as JSON.
    secrets: Vec<Option<String>>,
    begun: bool,
    seats: Vec<Occupant>,
    tokens: Vec<String>,
    /// Entries so far: the sequence number of the next one.
    entries: u32,
    asked: Option<TakeBackAsked>,
    answered: Option<TakeBackAnswered>,
    /// The seats somebody has come to, as far as the log and whoever runs the table can tell.
    came: Seats,
    clocks: Option<Clocks>,
    ended: Option<Ended>,
    closed: Option<Closed>,
    rematch: Option<String>,
    chat: VecDeque<(u32, Voice, String)>,
    /// The entry that moved the game last.
    moved_at: u32,
    /// When that was, or when the table was set up.
    moved_ms: u64,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Hashes of secrets stay out of logs.
        write!(f, "a table of {} after {} entries", self.head.game, self.entries)
    }
}

impl Table {
    /// A new table, and the entries with which it starts: fate's first answers.
    pub fn new(head: Head, now: u64) -> Result<(Table, Vec<Logged>), Refusal> {
        let mut table = Table::untouched(head, now)?;
        let first = table.settle(now);
        Ok((table, first))
    }

    /// A table at which nothing has happened yet, with a game that has come to some position.
    pub fn with_board(head: Head, board: Box<dyn Board>, now: u64) -> Result<Table, Refusal> {
        Ok(Table { board, ..Table::untouched(head, now)? })
    }

    /// A table as its log tells it. What cannot be followed any more closes the table there.
    pub fn from_log(head: Head, created: u64, log: &[Logged]) -> Result<Table, Refusal> {
        let mut table = Table::untouched(head, created)?;
        for logged in log {
            if table.closed.is_none()
                && let Err(refusal) = table.follow(logged)
            {
                table.closed = Some(Closed { after: table.entries, problem: refusal });
            }
            table.entries += 1;
        }
        Ok(table)
    }

    /// Before anything has happened, fate's first answers among it.
    fn untouched(head: Head, now: u64) -> Result<Table, Refusal> {
        let begun = !head.gathers || complete(&head.secrets, head.seats.len());
        let secrets = if begun { &head.secrets[..] } else { &[] };
        let board = open(&head.game, &head.setup, secrets, &head.position)?;
        let seats = usize::from(board.seats());
        if head.seats.len() != seats || head.tokens.len() != seats {
            return Err(Refusal::about(
                Why::SetUp,
                format!("this game has {seats} seats, not {}", head.seats.len()),
            ));
        }
        for occupant in &head.seats {
            check_occupant(occupant)?;
        }
        let clocks = head.clock.map(|rule| Clocks::new(rule, board.seats(), now));
        let mut secrets = head.secrets.clone();
        secrets.resize(seats, None);
        Ok(Table {
            secrets,
            begun,
            seats: head.seats.clone(),
            tokens: head.tokens.clone(),
            head,
            board,
            entries: 0,
            asked: None,
            answered: None,
            came: Seats::NONE,
            clocks,
            ended: None,
            closed: None,
            rematch: None,
            chat: VecDeque::new(),
            moved_at: 0,
            moved_ms: now,
        })
    }

    // ---- What there is to know

    /// What the people in the seats are called; nothing for computers and empty seats.
    pub fn names(&self) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person { name } | Occupant::StandIn { name, .. } => name.clone(),
            Occupant::Bot { .. } | Occupant::Open => String::new(),
        };
        self.seats.iter().map(name).collect()
    }

    pub fn head(&self) -> &Head {
        &self.head
    }

    pub fn board(&self) -> &dyn Board {
        &*self.board
    }

    pub fn entries(&self) -> u32 {
        self.entries
    }

    pub fn occupants(&self) -> &[Occupant] {
        &self.seats
    }

    pub fn asked(&self) -> Option<TakeBackAsked> {
        self.asked
    }

    pub fn answered(&self) -> Option<TakeBackAnswered> {
        self.answered
    }

    /// Whether somebody has ever come to the seat.
    pub fn has_come(&self, seat: Seat) -> bool {
        self.came.contains(seat)
    }

    /// What the seats have brought, as JSON: for whoever brought it, and for the next game.
    pub fn secrets(&self) -> &[Option<String>] {
        &self.secrets
    }

    /// The seats that have yet to bring something before the game begins.
    pub fn gathering(&self) -> Seats {
        if self.begun {
            return Seats::NONE;
        }
        let missing = self.secrets.iter().enumerate().filter(|(_, secret)| secret.is_none());
        missing.map(|(i, _)| Seat(i as u8)).fold(Seats::NONE, Seats::with)
    }

    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    pub fn closed(&self) -> Option<&Closed> {
        self.closed.as_ref()
    }

    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// What was said last, with the number of the entry.
    pub fn chat(&self) -> &VecDeque<(u32, Voice, String)> {
        &self.chat
    }

    /// Which entry moved the game last: the same number, the same position. (After an undo the number
    /// of inputs may be one that there was before.)
    pub fn moved_at(&self) -> u32 {
        self.moved_at
    }

    /// When somebody moved last, in milliseconds since 1970.
    pub fn moved_ms(&self) -> u64 {
        self.moved_ms
    }

    /// The hashes of the secrets that open the seats now.
    pub fn tokens(&self) -> &[String] {
        &self.tokens
    }

    /// The seat that a secret opens, given its hash.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        self.tokens.iter().position(|known| known == token).map(|i| Seat(i as u8))
    }

    /// Whom the game waits for; nobody once it has ended.
    pub fn waiting_for(&self) -> Seats {
        match self.board.waits() {
            Waits::For(seats) if self.begun && self.ended.is_none() && self.closed.is_none() => seats,
            _ => Seats::NONE,
        }
    }

    /// The bot the game waits for, if it waits for one.
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        self.waiting_for().iter().find_map(|seat| match &self.seats[seat.index()] {
            Occupant::Bot { bot } | Occupant::StandIn { bot, .. } => Some((seat, bot.as_str())),
            Occupant::Person { .. } | Occupant::Open => None,
        })
    }

    /// A finished game is open to all eyes.
    pub fn eyes_of(&self, seat: Option<Seat>) -> Eyes {
        match seat {
            _ if self.ended.is_some() => Eyes::All,
            Some(seat) => Eyes::Seat(seat),
            None => Eyes::Public,
        }
    }

    pub fn offers(&self, seat: Option<Seat>, lang: Lang) -> Vec<Offer> {
        match seat {
            Some(seat) if self.waiting_for().contains(seat) => self.board.offers(seat, lang),
            _ => Vec::new(),
        }
    }

    // ---- What can be done

    /// Carries out a command of a seat, or says why not. The entries are to be written down before
    /// anybody is told.
    pub fn command(&mut self, seat: Seat, command: Command, now: u64) -> Result<Vec<Logged>, Refusal> {
        let chatting = matches!(command, Command::Chat { .. });
        if self.closed.is_some() && !chatting {
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

    /// Somebody watching says something.
    pub fn heckle(&mut self, name: &str, text: &str, now: u64) -> Result<Vec<Logged>, Refusal> {
        let from = Voice::Spectator { name: short(name, NAME)? };
        let entry = Entry::Chat { from, text: short(text, CHAT)? };
        Ok(vec![self.make(entry, now)?])
    }

    /// Somebody sits down in an open seat, which gets a new secret, and may bring something at once.
    pub fn sit(
        &mut self,
        seat: Seat,
        name: &str,
        token: String,
        brought: Option<&Brought>,
        now: u64,
    ) -> Result<Vec<Logged>, Refusal> {
        match self.seats.get(seat.index()) {
            Some(Occupant::Open) => {
                let who = Occupant::Person { name: short(name, NAME)? };
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
            Command::AnswerTakeBack { yes } => {
                playing()?;
                let asked = self.asked.filter(|asked| asked.waiting_for.contains(seat));
                let asked = asked.ok_or_else(|| Refusal::new(Why::NothingAsked))?;
                let mut entries = vec![Entry::AnswerTakeBack { by: seat, yes }];
                if yes && asked.waiting_for == Seats::one(seat) {
                    entries.push(Entry::TakeBack { by: asked.by, to: asked.to });
                }
                Ok(entries)
            }
            Command::Chat { text } => {
                Ok(vec![Entry::Chat { from: Voice::Seat { seat }, text: short(&text, CHAT)? }])
            }
            Command::Rename { name } => {
                let name = short(&name, NAME)?;
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
                let who = match bot {
                    Some(bot) => Occupant::StandIn { bot, name },
                    None => Occupant::Open,
                };
                check_occupant(&who)?;
                let brings = self.computer_brings(seat, &who);
                Ok([Entry::Sit { seat, who, token: None }].into_iter().chain(brings).collect())
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
        let others = self.people().filter(|other| *other != seat).fold(Seats::NONE, Seats::with);
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

    /// Makes an entry come true and counts it.
    fn make(&mut self, entry: Entry, now: u64) -> Result<Logged, Refusal> {
        let logged = Logged { at: now, entry };
        self.follow(&logged)?;
        self.entries += 1;
        Ok(logged)
    }

    /// Lets fate answer until somebody must decide.
    fn settle(&mut self, now: u64) -> Vec<Logged> {
        let mut made = Vec::new();
        while self.begun && self.ended.is_none() && self.board.waits() == Waits::ForFate {
            let fate = self.board.draw(self.head.seed);
            match self.make(Entry::Fate { fate }, now) {
                Ok(logged) => made.push(logged),
                Err(_) => break,
            }
        }
        made
    }

    /// What an entry does to the table: the same when it is made and when it is read again.
    fn follow(&mut self, logged: &Logged) -> Result<(), Refusal> {
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
                let waiting_for = self.people().filter(|seat| seat != by).fold(Seats::NONE, Seats::with);
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
            }
            Entry::Bring { seat, secret } => {
                if self.begun {
                    return Err(Refusal::new(Why::Begun));
                }
                self.secrets[seat.index()] = Some(secret.clone());
                self.meet(*seat);
                if complete(&self.secrets, self.secrets.len()) {
                    let Head { game, setup, position, .. } = &self.head;
                    self.board = open(game, setup, &self.secrets, position)?;
                    self.begun = true;
                }
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
}

/// Everybody has brought something.
fn complete(secrets: &[Option<String>], seats: usize) -> bool {
    secrets.len() == seats && secrets.iter().all(Option::is_some)
}

/// Trimmed, with no control characters, and not too long.
fn short(text: &str, limit: usize) -> Result<String, Refusal> {
    let text: String = text.trim().chars().filter(|c| !c.is_control()).collect();
    if text.chars().count() > limit { Err(Refusal::about(Why::TooLong, limit.to_string())) } else { Ok(text) }
}

fn check_occupant(occupant: &Occupant) -> Result<(), Refusal> {
    match occupant {
        Occupant::Person { name } => short(name, NAME).map(|_| ()),
        Occupant::Bot { bot } | Occupant::StandIn { bot, .. } => {
            bot.parse::<bots::BotKind>().map(|_| ()).map_err(|problem| Refusal::about(Why::SetUp, problem))
        }
        Occupant::Open => Ok(()),
    }
}
