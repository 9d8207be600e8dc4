//! The one function that says what a client may see. Sockets, replays and reports all go through it.

use kernel::{Eyes, Seat};
use serde_json::value::RawValue;
use table::{Board, Ended, How, Occupant, Table, Voice, Waits};
use text::Lang;

use crate::wire::{ChatLine, Combined, EndInfo, Happened, Offered, Position, SeatInfo, TakeBack};

/// Who looks, and what they were shown last.
#[derive(Clone, Debug)]
pub(crate) struct Onlooker {
    pub(crate) seat: Option<Seat>,
    pub(crate) lang: Lang,
    pub(crate) entries: u32,
    pub(crate) plies: u32,
    /// What was said from this entry on is new.
    pub(crate) chat: u32,
}

pub(crate) fn seats(table: &Table, here: &[bool], lang: Lang) -> Vec<SeatInfo> {
    let info = |(i, occupant): (usize, &Occupant)| {
        let (who, name) = match occupant {
            Occupant::Person { name } => ("person", name.clone()),
            Occupant::Bot { bot } => ("bot", bot.clone()),
            Occupant::StandIn { name, .. } => ("stand-in", name.clone()),
            Occupant::Open => ("open", String::new()),
        };
        let seat = Seat(i as u8);
        SeatInfo {
            seat: seat.0,
            id: table.board().seat_name(seat).into(),
            side: table.board().say_seat(seat, lang),
            who: who.into(),
            name,
            here: here.get(i).copied().unwrap_or(false),
        }
    };
    table.occupants().iter().enumerate().map(info).collect()
}

/// The position for an onlooker, and from now on what the onlooker was shown last.
pub(crate) fn position(table: &Table, onlooker: &mut Onlooker, here: &[bool], now: u64) -> Position {
    let board = table.board();
    let lang = onlooker.lang;
    let eyes = table.eyes_of(onlooker.seat);
    let plies = board.plies();
    let taken_back = plies < onlooker.plies;
    let events = board.story(onlooker.plies.min(plies), plies, eyes, lang);
    let chat = table
        .chat()
        .iter()
        .filter(|(entry, ..)| *entry >= onlooker.chat)
        .map(|(entry, voice, text)| line(table, *entry, voice, text));
    let mine = onlooker.seat.filter(|seat| table.waiting_for().contains(*seat));
    let position = Position {
        entries: table.entries(),
        after: onlooker.entries,
        plies,
        view: raw(board.view(eyes)),
        question: board.question(eyes, lang),
        waiting_for: table.waiting_for().iter().map(|seat| seat.0).collect(),
        offers: offers(table, onlooker.seat, lang),
        combinations: mine.map_or(Vec::new(), |seat| combinations(board, seat, lang)),
        events: events.into_iter().map(|e| Happened { ply: e.ply, event: e.event, text: e.text }).collect(),
        taken_back,
        seats: seats(table, here, lang),
        clocks: table.clocks().map(|clocks| {
            let left = |i: usize| clocks.left_now(Seat(i as u8), now).clamp(0, i32::MAX.into()) as i32;
            (0..table.occupants().len()).map(left).collect()
        }),
        take_back: take_back(table, onlooker.seat),
        ended: table.ended().map(|ended| end(board, ended)),
        closed: table.closed().map(|closed| closed.problem.say(lang)),
        rematch: table.rematch().map(str::to_owned),
        chat: chat.collect(),
    };
    onlooker.entries = table.entries();
    onlooker.plies = plies;
    onlooker.chat = table.entries();
    position
}

/// A finished game at any point, through chosen eyes; a running one only through the onlooker's own.
pub(crate) fn replayed(table: &Table, plies: u32, eyes: Eyes, lang: Lang) -> (Box<dyn Board>, Vec<Happened>) {
    let board = table.board().at(plies);
    let from = plies.saturating_sub(1);
    let events = board.story(from, plies, eyes, lang);
    (board, events.into_iter().map(|e| Happened { ply: e.ply, event: e.event, text: e.text }).collect())
}

pub(crate) fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("a view is JSON")
}

fn offers(table: &Table, seat: Option<Seat>, lang: Lang) -> Vec<Offered> {
    table.offers(seat, lang).into_iter().map(|o| Offered { action: o.action, text: o.text }).collect()
}

fn combinations(board: &dyn Board, seat: Seat, lang: Lang) -> Vec<Combined> {
    board
        .combinations(seat, lang)
        .into_iter()
        .map(|c| Combined { actions: c.actions, text: c.text })
        .collect()
}

fn take_back(table: &Table, seat: Option<Seat>) -> TakeBack {
    let board = table.board();
    let over = matches!(board.waits(), Waits::Over(_)) || table.ended().is_some();
    let last = seat.and_then(|seat| board.last_of(seat)).filter(|_| table.head().undo && !over);
    let possible = match (seat, last) {
        (Some(seat), Some(last)) if last >= board.free_back_to(seat) => "freely",
        (Some(_), Some(_)) => "ask",
        _ => "no",
    };
    let asked = table.asked();
    TakeBack {
        possible: possible.into(),
        asked_by: asked.map(|asked| asked.by.0),
        answer: asked.is_some_and(|asked| seat.is_some_and(|seat| asked.waiting_for.contains(seat))),
    }
}

fn end(board: &dyn Board, ended: Ended) -> EndInfo {
    let how = match ended.how {
        How::Played => "played",
        How::Resigned(_) => "resigned",
        How::TimeOut(_) => "time-out",
    };
    EndInfo { winners: board.winners(ended.outcome).iter().map(|seat| seat.0).collect(), how: how.into() }
}

fn line(table: &Table, entry: u32, voice: &Voice, text: &str) -> ChatLine {
    let (seat, name) = match voice {
        Voice::Seat { seat } => {
            let name = match table.occupants().get(seat.index()) {
                Some(Occupant::Person { name } | Occupant::StandIn { name, .. }) => name.clone(),
                _ => table.board().seat_name(*seat).to_owned(),
            };
            (Some(seat.0), name)
        }
        Voice::Spectator { name } => (None, name.clone()),
    };
    ChatLine { entry, seat, name, text: text.to_owned() }
}
