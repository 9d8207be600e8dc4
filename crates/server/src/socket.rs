//! One socket: a client that says hello to a table and then plays or watches.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use kernel::Seat;
use table::{Command, Refusal, Why};
use text::Lang;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;

use crate::frames::{Frames, Gone};
use crate::position;
use crate::problem::Problem;
use crate::tables::{Comer, Connection, Tables};
use crate::wire::{ClientSays, ServerSays, VERSION};

/// Serves a socket until one of both sides has enough.
pub(crate) async fn serve(tables: Arc<Tables>, frames: Frames, from: IpAddr) {
    tables.meters.sockets.inc();
    talk(&tables, frames, from).await;
    tables.meters.sockets.dec();
}

async fn talk(tables: &Arc<Tables>, mut frames: Frames, from: IpAddr) {
    // Only the table holds the sender: when it lets this listener go, the channel ends.
    let (to, from_table) = mpsc::channel(tables.limits.queue);

    let greeted = match timeout(tables.limits.hello, frames.hear()).await {
        // (Boxed like all that is seldom done: as a part of this it would take its room for as long as the socket lives.)
        Ok(Some(Ok(message))) => Box::pin(greet(tables, &message, from, to)).await,
        Ok(Some(Err(_))) => Err((not_a_frame(tables), Lang::En)),
        _ => Err((Problem::Nonsense("no hello".into()), Lang::En)),
    };
    match greeted {
        Ok((connection, lang, welcome)) => {
            if frames.say(&welcome).await.is_ok() {
                drop(welcome);
                let hints = JoinSet::new();
                let mut visit = Visit { tables, connection: &connection, lang, frames: &mut frames, hints };
                // When the other side has gone there is nobody to tell.
                let _ = visit.run(from_table).await;
            }
            Box::pin(tables.disconnect(connection)).await;
        }
        Err((problem, lang)) => {
            tables.meters.refused.inc();
            let _ = frames.say(&problem.bye(lang)).await;
        }
    }
    frames.close().await;
}

/// A client at a table.
struct Visit<'a> {
    tables: &'a Arc<Tables>,
    connection: &'a Connection,
    lang: Lang,
    frames: &'a mut Frames,
    /// A bot thinks for a while; the table goes on meanwhile.
    hints: JoinSet<ServerSays>,
}

impl Visit<'_> {
    async fn run(&mut self, mut from_table: mpsc::Receiver<Box<ServerSays>>) -> Result<(), Gone> {
        let limits = &self.tables.limits;
        let limiter = limiter(limits.frames_per_second, limits.burst);
        // Whoever is there answers to a ping, so that half-open sockets fall silent.
        let mut pings = interval((limits.silence / 3).max(Duration::from_millis(1)));
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                message = from_table.recv() => match message {
                    Some(message) => {
                        self.frames.add(&message).await?;
                        self.pass_on(&mut from_table).await?;
                        self.frames.flush().await?;
                    }
                    None => return self.frames.say(&Problem::TooMany.bye(self.lang)).await,
                },
                frame = timeout_at(heard + limits.silence, self.frames.hear()) => {
                    let frame = match frame {
                        Ok(Some(Ok(Message::Close(_)))) | Ok(None) | Err(_) => return Ok(()),
                        Ok(Some(Err(_))) => return self.frames.say(&not_a_frame(self.tables).bye(self.lang)).await,
                        Ok(Some(Ok(frame))) => frame,
                    };
                    heard = Instant::now();
                    let said = understand(&frame);
                    // Pings and pongs of the line itself are frames, too.
                    if !matches!(limiter.check_n(cost(&said)), Ok(Ok(()))) {
                        self.tables.meters.dropped.inc();
                        return self.frames.say(&Problem::TooMany.bye(self.lang)).await;
                    }
                    if matches!(frame, Message::Ping(_) | Message::Pong(_)) {
                        continue;
                    }
                    let answer = Box::pin(self.answer(said)).await;
                    // What the table has shown because of it comes first, and both go out together.
                    self.pass_on(&mut from_table).await?;
                    if let Some(answer) = answer {
                        self.frames.add(&answer).await?;
                    }
                    self.frames.flush().await?;
                }
                Some(Ok(hint)) = self.hints.join_next() => self.frames.say(&hint).await?,
                _ = pings.tick() => self.frames.ping().await?,
            }
        }
    }

    /// All that waits to be said.
    async fn pass_on(&mut self, from_table: &mut mpsc::Receiver<Box<ServerSays>>) -> Result<(), Gone> {
        while let Ok(message) = from_table.try_recv() {
            self.frames.add(&message).await?;
        }
        Ok(())
    }

    /// What is said back to the client itself; positions come from the table.
    async fn answer(&mut self, said: Result<ClientSays, Problem>) -> Option<ServerSays> {
        let said = match said {
            Ok(said) => said,
            Err(problem) => return Some(refused(self.tables, None, &problem, self.lang)),
        };
        let (id, command) = match said {
            ClientSays::Hello { .. } => {
                let again = Problem::Nonsense("hello was said already".into());
                return Some(refused(self.tables, None, &again, self.lang));
            }
            ClientSays::Ping { n } => return Some(ServerSays::Pong { n }),
            ClientSays::Look {} => {
                self.tables.look(self.connection, None).await;
                return None;
            }
            ClientSays::Speak { lang } => {
                self.lang = lang.into();
                self.tables.look(self.connection, Some(self.lang)).await;
                return None;
            }
            ClientSays::Hint { id, bot } => return self.hint(id, bot),
            ClientSays::Chat { id, text } => {
                let said = match check_id(&id) {
                    Ok(()) => self.tables.say(self.connection, &id, &text).await,
                    Err(problem) => Err(problem),
                };
                return Some(self.done(id, said));
            }
            ClientSays::Act { id, action, plies } => (id, Command::Act { action, plies }),
            ClientSays::TakeBack { id, to } => (id, Command::TakeBack { to }),
            ClientSays::AnswerTakeBack { id, yes, to } => (id, Command::AnswerTakeBack { yes, to }),
            ClientSays::Rename { id, name } => (id, Command::Rename { name }),
            ClientSays::Resign { id } => (id, Command::Resign),
            ClientSays::Leave { id, bot } => (id, Command::Leave { bot }),
            ClientSays::Return { id } => (id, Command::Return),
            ClientSays::Fill { id, seat, bot } => (id, Command::Fill { seat: Seat(seat), bot }),
        };
        let done = match check_id(&id) {
            Ok(()) => self.tables.command(self.connection, &id, command).await,
            Err(problem) => Err(problem),
        };
        Some(self.done(id, done))
    }

    fn done(&self, id: String, done: Result<u32, Problem>) -> ServerSays {
        match done {
            Ok(entry) => ServerSays::Done { id, entry },
            Err(problem) => refused(self.tables, Some(id), &problem, self.lang),
        }
    }

    fn hint(&mut self, id: String, bot: String) -> Option<ServerSays> {
        let problem = match (check_id(&id), self.connection.seat) {
            (Err(problem), _) => problem,
            (Ok(()), None) => Refusal::new(Why::NotSeated).into(),
            (Ok(()), Some(_)) if !self.hints.is_empty() => Problem::TooMany,
            (Ok(()), Some(seat)) => {
                let (tables, live, lang) =
                    (Arc::clone(self.tables), Arc::clone(&self.connection.live), self.lang);
                self.hints.spawn(async move {
                    match tables.hint(&live, seat, &bot, lang).await {
                        Ok(hint) => position::hint(id, hint),
                        Err(problem) => refused(&tables, Some(id), &problem, lang),
                    }
                });
                return None;
            }
        };
        Some(refused(self.tables, Some(id), &problem, self.lang))
    }
}

/// A whole position costs its sender more than a word.
fn cost(said: &Result<ClientSays, Problem>) -> NonZeroU32 {
    let whole = matches!(said, Ok(ClientSays::Look {} | ClientSays::Speak { .. }));
    NonZeroU32::new(if whole { WHOLE } else { 1 }).unwrap_or(NonZeroU32::MIN)
}

/// How many frames it counts for to ask for everything again.
const WHOLE: u32 = 8;

fn refused(tables: &Tables, id: Option<String>, problem: &Problem, lang: Lang) -> ServerSays {
    tables.meters.refused.inc();
    ServerSays::Refused { id, why: problem.why(), text: problem.text(lang) }
}

fn check_id(id: &str) -> Result<(), Problem> {
    if id.is_empty() || id.len() > 64 {
        return Err(Problem::Nonsense("an id has 1 to 64 bytes".into()));
    }
    Ok(())
}

fn not_a_frame(tables: &Tables) -> Problem {
    Problem::Nonsense(format!("frames are UTF-8 text of at most {} bytes", tables.limits.frame))
}

fn limiter(per_second: u32, burst: u32) -> DefaultDirectRateLimiter {
    let at_least_one = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
    // Whoever may say little may still look.
    let burst = at_least_one(burst.max(WHOLE));
    RateLimiter::direct(Quota::per_second(at_least_one(per_second)).allow_burst(burst))
}

fn understand(message: &Message) -> Result<ClientSays, Problem> {
    match message {
        Message::Text(text) => serde_json::from_str(text).map_err(|e| Problem::Nonsense(e.to_string())),
        Message::Binary(_) => Err(Problem::Nonsense("a binary frame; frames are JSON text".into())),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => {
            Err(Problem::Nonsense("not a message".into()))
        }
    }
}

async fn greet(
    tables: &Arc<Tables>,
    message: &Message,
    from: IpAddr,
    to: mpsc::Sender<Box<ServerSays>>,
) -> Result<(Connection, Lang, ServerSays), (Problem, Lang)> {
    let hello = understand(message).map_err(|problem| (problem, Lang::En))?;
    let ClientSays::Hello { version, table, token, lang, name } = hello else {
        return Err((Problem::Nonsense("the first thing to say is hello".into()), Lang::En));
    };
    let lang: Lang = lang.into();
    if version != VERSION {
        return Err((Problem::WrongVersion, lang));
    }
    let connected = tables.connect(Comer { table, token, name, lang, from }, to).await;
    let (connection, welcome) = connected.map_err(|problem| (problem, lang))?;
    Ok((connection, lang, welcome))
}
