//! One socket: a client that says hello to a table and then plays or watches.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::{SinkExt, StreamExt};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use table::Command;
use text::Lang;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::hall::{Connection, Hall};
use crate::problem::Problem;
use crate::wire::{ClientSays, ServerSays, VERSION};

/// Serves a socket until one of both sides has enough.
pub(crate) async fn serve(hall: Arc<Hall>, socket: WebSocket) {
    hall.meters.sockets.inc();
    talk(&hall, socket).await;
    hall.meters.sockets.dec();
}

async fn talk(hall: &Arc<Hall>, socket: WebSocket) {
    let (mut out, mut frames) = socket.split();
    let (to, mut from_table) = mpsc::channel::<ServerSays>(hall.limits.queue);
    let limiter = limiter(hall.limits.frames_per_second, hall.limits.burst);

    let hello = timeout(hall.limits.hello, frames.next()).await;
    let greeted = match hello {
        Ok(Some(Ok(message))) => greet(hall, &message, to.clone()).await,
        _ => Err((Problem::Nonsense("no hello".into()), Lang::En)),
    };
    let (connection, mut lang, first) = match greeted {
        Ok(greeted) => greeted,
        Err((problem, lang)) => {
            hall.meters.refused.inc();
            let bye = ServerSays::Bye { why: problem.why(), text: problem.text(lang) };
            let _ = send(&mut out, &bye).await;
            let _ = out.send(Message::Close(None)).await;
            return;
        }
    };
    let mut said_goodbye = None;
    for message in first {
        if send(&mut out, &message).await.is_err() {
            said_goodbye = Some(());
            break;
        }
    }
    // The table must be able to close the channel: from here on only it holds a sender, and we one for
    // answers.
    let answers = to;
    while said_goodbye.is_none() {
        tokio::select! {
            message = from_table.recv() => {
                let Some(message) = message else { break };
                if timeout(hall.limits.hello, send(&mut out, &message)).await.is_err() {
                    break;
                }
                // Only our own sender is left: the table has let this listener go.
                if answers.strong_count() == 1 && from_table.is_empty() {
                    let _ = send(&mut out, &goodbye(&Problem::TooMany, lang)).await;
                    break;
                }
            }
            frame = timeout(hall.limits.silence, frames.next()) => {
                let Ok(Some(Ok(frame))) = frame else { break };
                if matches!(frame, Message::Close(_)) {
                    break;
                }
                if limiter.check().is_err() {
                    hall.meters.dropped.inc();
                    let _ = send(&mut out, &goodbye(&Problem::TooMany, lang)).await;
                    break;
                }
                for answer in answer(hall, &connection, &frame, &mut lang).await {
                    if send(&mut out, &answer).await.is_err() {
                        said_goodbye = Some(());
                    }
                }
            }
        }
    }
    hall.disconnect(&connection).await;
    let closing = CloseFrame { code: 1000, reason: "".into() };
    let _ = timeout(Duration::from_secs(1), out.send(Message::Close(Some(closing)))).await;
}

fn goodbye(problem: &Problem, lang: Lang) -> ServerSays {
    ServerSays::Bye { why: problem.why(), text: problem.text(lang) }
}

async fn send(
    out: &mut (impl SinkExt<Message, Error = axum::Error> + Unpin),
    message: &ServerSays,
) -> Result<(), axum::Error> {
    let text = serde_json::to_string(message).expect("a message is plain data");
    out.send(Message::Text(text.into())).await
}

fn limiter(per_second: u32, burst: u32) -> DefaultDirectRateLimiter {
    let at_least_one = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
    RateLimiter::direct(Quota::per_second(at_least_one(per_second)).allow_burst(at_least_one(burst)))
}

fn understand(message: &Message) -> Result<ClientSays, Problem> {
    match message {
        Message::Text(text) => serde_json::from_str(text).map_err(|e| Problem::Nonsense(e.to_string())),
        Message::Binary(_) => Err(Problem::Nonsense("a binary frame; frames are JSON text".into())),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => {
            Err(Problem::Nonsense("not a message".into()))
        }
    }
}

type Greeted = (Connection, Lang, [ServerSays; 2]);

async fn greet(
    hall: &Arc<Hall>,
    message: &Message,
    to: mpsc::Sender<ServerSays>,
) -> Result<Greeted, (Problem, Lang)> {
    let hello = understand(message).map_err(|problem| (problem, Lang::En))?;
    let ClientSays::Hello { version, table, token, lang, .. } = hello else {
        return Err((Problem::Nonsense("the first thing to say is hello".into()), Lang::En));
    };
    let lang: Lang = lang.into();
    if version != VERSION {
        return Err((Problem::WrongVersion, lang));
    }
    let connected =
        hall.connect(&table, token.as_deref(), lang, to).await.map_err(|problem| (problem, lang))?;
    let (connection, welcome, position) = connected;
    Ok((connection, lang, [welcome, ServerSays::Position(Box::new(position))]))
}

/// What is said back to the client itself; what the others see comes from the table.
async fn answer(
    hall: &Arc<Hall>,
    connection: &Connection,
    frame: &Message,
    lang: &mut Lang,
) -> Vec<ServerSays> {
    if matches!(frame, Message::Ping(_) | Message::Pong(_)) {
        return Vec::new();
    }
    let refused = |id: Option<String>, problem: &Problem, lang: Lang| {
        hall.meters.refused.inc();
        vec![ServerSays::Refused { id, why: problem.why(), text: problem.text(lang) }]
    };
    let said = match understand(frame) {
        Ok(said) => said,
        Err(problem) => return refused(None, &problem, *lang),
    };
    let (id, command) = match said {
        ClientSays::Hello { .. } => {
            return refused(None, &Problem::Nonsense("hello was said already".into()), *lang);
        }
        ClientSays::Ping { n } => return vec![ServerSays::Pong { n }],
        ClientSays::Look => return look(hall, connection, None).await,
        ClientSays::Speak { lang: wanted } => {
            *lang = wanted.into();
            return look(hall, connection, Some(*lang)).await;
        }
        ClientSays::Hint { id, bot } => {
            let Some(seat) = connection.seat else {
                return refused(Some(id), &not_seated(), *lang);
            };
            return match hall.hint(&connection.live, seat, &bot, *lang).await {
                Ok((action, text)) => vec![ServerSays::Hint { id, action, text }],
                Err(problem) => refused(Some(id), &problem, *lang),
            };
        }
        ClientSays::Act { id, action, plies } => (id, Command::Act { action, plies }),
        ClientSays::TakeBack { id, to } => (id, Command::TakeBack { to }),
        ClientSays::AnswerTakeBack { id, yes } => (id, Command::AnswerTakeBack { yes }),
        ClientSays::Chat { id, text } => (id, Command::Chat { text }),
        ClientSays::Resign { id } => (id, Command::Resign),
        ClientSays::Leave { id, bot } => (id, Command::Leave { bot }),
        ClientSays::Return { id } => (id, Command::Return),
    };
    if id.is_empty() || id.len() > 64 {
        return refused(Some(id), &Problem::Nonsense("an id has 1 to 64 characters".into()), *lang);
    }
    let done = match (connection.seat, command) {
        (Some(seat), command) => hall.command(&connection.live, seat, &id, command).await,
        (None, Command::Chat { text }) => {
            hall.change(&connection.live, Some(&id), |table, now| table.heckle("spectator", &text, now)).await
        }
        (None, _) => Err(not_seated()),
    };
    match done {
        Ok(entry) => vec![ServerSays::Done { id, entry }],
        Err(problem) => refused(Some(id), &problem, *lang),
    }
}

fn not_seated() -> Problem {
    table::Refusal::new(table::Why::NotSeated).into()
}

async fn look(hall: &Arc<Hall>, connection: &Connection, lang: Option<Lang>) -> Vec<ServerSays> {
    let position = hall.look(connection, lang).await;
    position.map(|position| ServerSays::Position(Box::new(position))).into_iter().collect()
}
