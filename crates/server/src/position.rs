//! The one function that says what a client may see. Sockets, replays and reports all go through it.

use kernel::{Eyes, Outcome, Prompt, PromptKind, Seat};
use serde_json::value::RawValue;
use table::{Board, Ended, Hint, How, Occupant, Offer, SeenEvent, Table, TakeBackAsked, Voice, Waits};
use text::{Lang, both};

use crate::talk::Line;
use crate::wire::{ChatLine, EndInfo, Position, SeatInfo, ServerSays, TakeBack, TakeBackAnswer};

/// Who looks, and what they were shown last.
#[derive(Clone, Debug)]
pub(crate) struct Onlooker {
    pub(crate) seat: Option<Seat>,
    pub(crate) lang: Lang,
    pub(crate) entries: u32,
    pub(crate) plies: u32,
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
            team: table.board().team_name(seat).into(),
            who: who.into(),
            name,
            here: here.get(i).copied().unwrap_or(false),
            came: table.has_come(seat),
            brought: table.secrets().get(i).is_some_and(Option::is_some),
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
    let events = board.story(onlooker.plies.min(plies), plies, eyes, &table.names(), lang);
    let mine = onlooker.seat.filter(|seat| table.waiting_for().contains(*seat));
    let combinations = mine.map_or(Vec::new(), |seat| board.combinations(seat, lang));
    let position = Position {
        entries: table.entries(),
        after: onlooker.entries,
        plies,
        scene: raw(board.scene(eyes)),
        question: question(table, onlooker.seat, lang),
        prompt: prompt(table, eyes),
        begun: table.has_begun(),
        gathering: gathering(table),
        waiting_for: table.waiting_for().iter().map(|seat| seat.0).collect(),
        offers: table.offers(onlooker.seat, lang),
        combinations,
        unused: mine.and_then(|seat| board.unused(seat, lang)),
        why_not: mine.map_or(Vec::new(), |seat| board.why_not(seat, lang)),
        events,
        taken_back,
        seats: seats(table, here, lang),
        clocks: table.clocks().map(|clocks| {
            let left = |i: usize| clocks.left_now(Seat(i as u8), now).clamp(0, i32::MAX.into()) as i32;
            (0..table.occupants().len()).map(left).collect()
        }),
        take_back: take_back(table, onlooker.seat, lang),
        ended: table.ended().map(|ended| end(board, ended, lang)),
        closed: table.closed().map(|closed| closed.problem.say(lang)),
        rematch: table.rematch().map(str::to_owned),
    };
    onlooker.entries = table.entries();
    onlooker.plies = plies;
    position
}

/// A finished game at any point, through chosen eyes; a running one only through the onlooker's own.
pub(crate) fn replayed(
    table: &Table,
    plies: u32,
    eyes: Eyes,
    lang: Lang,
) -> (Box<dyn Board>, Vec<SeenEvent>) {
    let board = table.board().at(plies);
    let from = plies.saturating_sub(1);
    let events = board.story(from, plies, eyes, &table.names(), lang);
    (board, events)
}

pub(crate) fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("a scene is JSON")
}

/// A game that is over asks nothing any more, nor does a table that is closed.
fn prompt(table: &Table, eyes: Eyes) -> Prompt {
    let of = |kind| Prompt { kind, ..Prompt::default() };
    match table.ended() {
        Some(_) => of(PromptKind::Over),
        None if table.closed().is_some() || !table.has_begun() => of(PromptKind::Wait),
        None => table.board().prompt(eyes),
    }
}

/// The seats that have yet to bring a deck.
pub(crate) fn gathering(table: &Table) -> Vec<u8> {
    table.gathering().iter().map(|seat| seat.0).collect()
}

fn question(table: &Table, seat: Option<Seat>, lang: Lang) -> String {
    let missing = table.gathering();
    let words = match seat {
        _ if table.has_begun() => return table.board().question(table.eyes_of(seat), lang),
        Some(seat) if missing.contains(seat) => {
            both("Choose the deck that you play with.", "Elige el mazo con el que juegas.")
        }
        _ if table.occupants().contains(&Occupant::Open) => both(
            "The game begins when every seat is taken.",
            "La partida empieza cuando todos los asientos estén ocupados.",
        ),
        _ => both(
            "The game begins when everybody has chosen a deck.",
            "La partida empieza cuando todos hayan elegido mazo.",
        ),
    };
    words.word(lang)
}

pub(crate) fn hint(id: String, hint: Hint) -> ServerSays {
    let Offer { action, text, touch, .. } = hint.offer;
    ServerSays::Hint { id, action, text, touch, why: hint.why }
}

fn take_back(table: &Table, seat: Option<Seat>, lang: Lang) -> TakeBack {
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
        to: asked.map(|asked| asked.to),
        what: asked.and_then(|asked| told(table, asked, table.eyes_of(seat), lang)),
        answered: table.answered().map(|said| TakeBackAnswer {
            asked_by: said.asked_by.0,
            by: said.by.0,
            yes: said.yes,
        }),
    }
}

/// What somebody wants to take back, in the words in which the log has told it to these eyes: they learn
/// nothing new.
fn told(table: &Table, asked: TakeBackAsked, eyes: Eyes, lang: Lang) -> Option<String> {
    let story = table.board().story(asked.to, asked.to + 1, eyes, &table.names(), lang);
    let done = story.into_iter().filter(|event| event.motion.seat == Some(asked.by.0));
    let mut words: Vec<String> = done.map(|event| event.text).collect();
    words.dedup();
    Some(words.join(" ")).filter(|words| !words.is_empty())
}

pub(crate) fn end(board: &dyn Board, ended: Ended, lang: Lang) -> EndInfo {
    let how = match ended.how {
        How::Played => "played",
        How::Resigned(_) => "resigned",
        How::TimeOut(_) => "time-out",
    };
    let winner = match ended.outcome {
        Outcome::Won(team) => Some(board.say_team(team, lang)),
        Outcome::Draw => None,
    };
    let winners = board.winners(ended.outcome).iter().map(|seat| seat.0).collect();
    EndInfo { winners, winner, how: how.into() }
}

/// Whoever has no name goes by the side; what a nameless spectator is called is for the client to say.
pub(crate) fn line(table: &Table, line: &Line, lang: Lang) -> ChatLine {
    let (seat, name) = match &line.said.from {
        Voice::Seat { seat } => {
            let name = match table.occupants().get(seat.index()) {
                Some(Occupant::Person { name } | Occupant::StandIn { name, .. }) if !name.is_empty() => {
                    name.clone()
                }
                _ => table.board().say_seat(*seat, lang),
            };
            (Some(seat.0), name)
        }
        Voice::Spectator { name } => (None, name.clone()),
    };
    ChatLine { number: line.number, seat, name, text: line.said.text.clone() }
}

/// The twin law for the bytes a client is sent: see [`testkit::twins`].
#[cfg(test)]
mod tests {
    use deckbuilding::{CardId, Deckbuilding, Mode, Setup, State, TeamSetup, Teams};
    use games::Playable;
    use kernel::Eyes;
    use table::{Head, Occupant, Table, placed};
    use testkit::{Sight, Trial, Twins, twins};
    use text::Lang;

    use super::{Onlooker, position};

    /// What goes over the socket of whoever looks. `known` may plant a flaw.
    fn sent<G: Playable>(
        setup: &G::Setup,
        sight: &Sight<'_, G>,
        known: impl Fn(&G::State) -> G::State,
    ) -> String {
        let seats = usize::from(G::seats(setup));
        let head = Head {
            game: G::NAME.into(),
            rules_version: G::RULES_VERSION,
            setup: serde_json::to_string(setup).expect("plain data"),
            seed: 1,
            seats: vec![Occupant::Person { name: "Vera".into() }; seats],
            tokens: vec![String::new(); seats],
            undo: true,
            ..Head::default()
        };
        let board = placed::<G>(setup, known(sight.state)).expect("a position");
        let table = Table::with_board(head, board, 0).expect("a table");
        let seat = match sight.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Public | Eyes::All => None,
        };
        let mut onlooker = Onlooker { seat, lang: Lang::En, entries: 0, plies: 0 };
        serde_json::to_string(&position(&table, &mut onlooker, &vec![true; seats], 0)).expect("plain data")
    }

    fn law<G: Playable>(
        setup: &G::Setup,
        games: usize,
        known: impl Fn(&G::State) -> G::State,
    ) -> Result<Twins, String> {
        let trial = Trial { games, seed: 5, cap: 80_000, stride: 12 };
        twins::<G>(setup, trial, |sight| sent(setup, &sight, &known))
    }

    #[test]
    fn what_is_sent_follows_from_what_was_seen() {
        for mode in Mode::ALL {
            let setup = Setup { mode, ..Setup::default() };
            let done = law::<Deckbuilding>(&setup, 3, Clone::clone).unwrap_or_else(|leak| panic!("{leak}"));
            assert!(done.pairs > 5 && done.positions > 30, "{mode:?}: only {done:?}");
        }
    }

    #[test]
    fn what_is_sent_to_four_follows_from_what_they_saw() {
        let done =
            law::<Teams>(&TeamSetup::default(), 1, Clone::clone).unwrap_or_else(|leak| panic!("{leak}"));
        assert!(done.pairs > 5 && done.positions > 30, "only {done:?}");
    }

    /// One card that becomes known to everybody when it is drawn is found in the bytes.
    #[test]
    fn a_view_that_knows_one_card_too_much_is_found() {
        let card: CardId = "rebel-trooper.1".parse().expect("a card");
        let known = |state: &State| {
            let mut state = state.clone();
            if state.hands.iter().any(|hand| hand.contains(card.thing())) {
                state.known.learn_all(card);
            }
            state
        };
        let found = law::<Deckbuilding>(&Setup::default(), 4, known);
        assert!(found.expect_err("a card too much").contains("parted unobserved"));
    }
}
