//! What is said at a table: kept beside its log, where it can be deleted.

use std::collections::VecDeque;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde::{Deserialize, Serialize};
use store::Row;
use table::{Refusal, Voice, Why};

use crate::clock::now;
use crate::limits::Limits;
use crate::problem::Problem;

/// Lines at hand for whoever comes.
const AT_HAND: usize = 100;
/// All who watch may say something together so many times less often than one player.
const CROWD: u32 = 3;

#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) number: u32,
    pub(crate) said: Said,
}

/// As it is on disk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Said {
    pub(crate) at: u64,
    pub(crate) from: Voice,
    pub(crate) text: String,
}

impl Line {
    pub(crate) fn row(&self, action_id: Option<String>) -> Row {
        let body = serde_json::to_string(&self.said).expect("a line is plain data");
        Row { seq: self.number, body, action_id }
    }
}

#[derive(Debug, Default)]
pub(crate) struct Talk {
    lines: VecDeque<Line>,
    next: u32,
    /// For those who have spoken: the seats, and all who watch together.
    pace: Vec<(Option<u8>, DefaultDirectRateLimiter)>,
}

impl Talk {
    /// What was said in an old log, and since then.
    pub(crate) fn new(old: &VecDeque<(u32, Voice, String)>, rows: &[Row]) -> Talk {
        let old = old.iter().map(|(number, from, text)| Line {
            number: *number,
            said: Said { at: 0, from: from.clone(), text: text.clone() },
        });
        // A line that cannot be read is no reason to keep people from their table.
        let rows = rows
            .iter()
            .filter_map(|row| Some(Line { number: row.seq, said: serde_json::from_str(&row.body).ok()? }));
        let mut talk = Talk::default();
        old.chain(rows).for_each(|line| talk.add(line));
        talk
    }

    pub(crate) fn lines(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter()
    }

    pub(crate) fn last(&self) -> &Line {
        self.lines.back().expect("something was said")
    }

    /// A new line, if whoever says it may, and not too fast.
    pub(crate) fn line(
        &mut self,
        talk: table::Talk,
        from: Voice,
        text: String,
        limits: &Limits,
    ) -> Result<Line, Problem> {
        let seat = match &from {
            Voice::Seat { seat } => Some(seat.0),
            Voice::Spectator { .. } => None,
        };
        match talk {
            table::Talk::Nobody => return Err(Refusal::new(Why::Quiet).into()),
            table::Talk::Players if seat.is_none() => return Err(Refusal::new(Why::Quiet).into()),
            table::Talk::Everybody | table::Talk::Players => {}
        }
        if self.pace_of(seat, limits).check().is_err() {
            return Err(Problem::TooFast);
        }
        Ok(Line { number: self.next, said: Said { at: now(), from, text } })
    }

    fn pace_of(&mut self, seat: Option<u8>, limits: &Limits) -> &DefaultDirectRateLimiter {
        let known = self.pace.iter().position(|(who, _)| *who == seat);
        let at = known.unwrap_or_else(|| {
            let each = limits.chat_pace.max(Duration::from_millis(1));
            let each = if seat.is_some() { each } else { each.saturating_mul(CROWD) };
            let burst = NonZeroU32::new(limits.chat_burst).unwrap_or(NonZeroU32::MIN);
            let quota = Quota::with_period(each).expect("some time").allow_burst(burst);
            self.pace.push((seat, RateLimiter::direct(quota)));
            self.pace.len() - 1
        });
        &self.pace[at].1
    }

    pub(crate) fn add(&mut self, line: Line) {
        self.next = line.number + 1;
        if self.lines.len() == AT_HAND {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }

    /// One line, or all of them.
    pub(crate) fn forget(&mut self, number: Option<u32>) {
        self.lines.retain(|line| number.is_some_and(|number| line.number != number));
    }
}
