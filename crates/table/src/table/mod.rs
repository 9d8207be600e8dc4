//! A table: what follows from its head and its log.

mod commands;
mod following;

use std::collections::VecDeque;

use kernel::{Eyes, Outcome, Seat, Seats};
use text::Lang;

use crate::words::name;
use crate::{Board, Clocks, Head, Logged, Occupant, Offer, Refusal, Voice, Waits, Why, open, rules_version};

/// How much of what was said in an old log a table has at hand.
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
    /// `to` is what the sender has been asked for: whoever is asked for something else by then decides anew.
    AnswerTakeBack {
        yes: bool,
        to: Option<u32>,
    },
    /// Goes by another name; by that of the side if it is empty.
    Rename {
        name: String,
    },
    Resign,
    /// Gets up; a bot keeps the seat warm if one is named. Otherwise it is open to anybody, which is possible only
    /// before the game has begun: nobody plays on with cards that others have looked at.
    Leave {
        bot: Option<String>,
    },
    /// Comes back to a seat that was kept warm.
    Return,
    /// Puts a bot in a seat where nobody is: an open one, or that of somebody who is away and may come
    /// back. Whoever runs the table knows who is away, and for how long.
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

/// Nobody plays on here: the log could be followed only so far, the rules have changed since, or whoever runs the
/// house has closed the table.
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
    /// The rest of the log cannot be followed.
    lost: bool,
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

    /// A table whose log is to be read, entry by entry. A game of other rules is closed: it can be looked at as far
    /// as it can be followed.
    pub fn from_head(head: Head, created: u64) -> Result<Table, Refusal> {
        let plays = rules_version(&head.game)?;
        let other = head.rules_version != plays;
        let problem = || Refusal::about(Why::OtherRules, format!("{} / {plays}", head.rules_version));
        let closed = other.then(|| Closed { after: 0, problem: problem() });
        Ok(Table { closed, ..Table::untouched(head, created)? })
    }

    /// A table as its log tells it.
    pub fn from_log(head: Head, created: u64, log: &[Logged]) -> Result<Table, Refusal> {
        let mut table = Table::from_head(head, created)?;
        log.iter().for_each(|logged| table.read(logged));
        Ok(table)
    }

    /// Before anything has happened, fate's first answers among it.
    fn untouched(head: Head, now: u64) -> Result<Table, Refusal> {
        let begun = ready(&head, &head.secrets, &head.seats);
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
            lost: false,
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

    /// The game waits for nobody any more to sit down or to bring something.
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// The seats that have yet to bring something before the game begins.
    pub fn gathering(&self) -> Seats {
        if self.begun || !self.head.gathers {
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

    /// What was said last in an old log, with the number of the entry. Since then chat is kept apart.
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
            _ if !self.begun => Eyes::Public,
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
}

/// Everybody is there, and has brought something if they must.
fn ready(head: &Head, secrets: &[Option<String>], seats: &[Occupant]) -> bool {
    let brought = secrets.len() == seats.len() && secrets.iter().all(Option::is_some);
    (!head.gathers || brought) && (!head.fills || !seats.contains(&Occupant::Open))
}

fn check_occupant(occupant: &Occupant) -> Result<(), Refusal> {
    match occupant {
        Occupant::Person { name: called } => name(called).map(|_| ()),
        Occupant::Bot { bot } | Occupant::StandIn { bot, .. } => {
            bot.parse::<bots::BotKind>().map(|_| ()).map_err(|problem| Refusal::about(Why::SetUp, problem))
        }
        Occupant::Open => Ok(()),
    }
}
