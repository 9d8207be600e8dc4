//! Computers that think, at the table or for somebody who asks.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use kernel::Seat;
use table::{BotTask, Command, Hint, Refusal, Why};
use text::Lang;

use super::Tables;
use super::live::Live;
use crate::problem::Problem;

/// How long a bot waits before it tries again what could not be written.
const BREATH: Duration = Duration::from_secs(1);

/// What a bot thinks about.
pub(super) struct Thought {
    pub(super) seat: Seat,
    pub(super) bot: String,
    pub(super) moved_at: u32,
}

impl Tables {
    /// Lets the next bot think, if the table waits for one and it does not think already.
    pub(super) async fn wake_bot(self: &Arc<Self>, live: &Arc<Live>) {
        let (task, thought) = {
            let mut inner = live.inner.lock().await;
            let Some((seat, bot)) = inner.table.bot_to_act() else { return };
            let thought = Thought { seat, bot: bot.to_owned(), moved_at: inner.table.moved_at() };
            if inner.thinking == Some(thought.moved_at) {
                return;
            }
            let Some(task) = inner.table.board().thinking(seat, bot, inner.table.head().seed) else { return };
            inner.thinking = Some(thought.moved_at);
            (task, thought)
        };
        self.think(live, thought, task);
    }

    /// Lets a bot think elsewhere, and answer.
    pub(super) fn think(self: &Arc<Self>, live: &Arc<Live>, thought: Thought, task: BotTask) {
        let (tables, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            tables.meters.waiting_bots.inc();
            let permit = Arc::clone(&tables.thinkers).acquire_owned().await;
            tables.meters.waiting_bots.dec();
            let Ok(permit) = permit else { return };
            let mut decided = tokio::task::spawn_blocking(task).await;
            if decided.is_err()
                && let Some(by_chance) = tables.bot_broke(&live, &thought).await
            {
                decided = tokio::task::spawn_blocking(by_chance).await;
            }
            drop(permit);
            // One that cannot even decide by chance is asked again when something changes.
            let Ok(action) = decided else { return };
            tokio::time::sleep(tables.limits.bot_pause).await;
            tables.bot_answers(live, thought, action).await;
        });
    }

    /// A bot broke: everybody is told, and chance decides in its place.
    async fn bot_broke(&self, live: &Live, thought: &Thought) -> Option<BotTask> {
        self.meters.panics.inc();
        tracing::error!(table = live.id, "a bot broke while it was thinking");
        let mut inner = live.inner.lock().await;
        inner.thinking = None;
        for listener in &inner.listeners {
            listener.warn(&Problem::BotBroke);
        }
        inner.table.board().thinking(thought.seat, "random", inner.table.head().seed)
    }

    /// An answer to a position that is no more, or of a bot that sits there no more, does not count.
    /// (Boxed, because the answer may wake the next bot.)
    fn bot_answers(
        self: Arc<Self>,
        live: Arc<Live>,
        thought: Thought,
        action: String,
    ) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let answered = self.change_if(&live, None, |inner, now| {
                if inner.thinking == Some(thought.moved_at) {
                    inner.thinking = None;
                }
                let asked = inner.table.moved_at() == thought.moved_at
                    && inner.table.bot_to_act() == Some((thought.seat, &thought.bot));
                if !asked {
                    return Err(Refusal::new(Why::Stale));
                }
                inner.table.command(thought.seat, Command::Act { action, plies: None }, now)
            });
            match answered.await {
                Ok(_) => {}
                Err(Problem::Refused(refusal)) if refusal.why == Why::Stale => self.wake_bot(&live).await,
                Err(Problem::Disk(problem)) => {
                    tracing::warn!(table = live.id, problem, "a bot's answer could not be written");
                    tokio::time::sleep(BREATH).await;
                    self.wake_bot(&live).await;
                }
                Err(Problem::Closing) => {}
                Err(problem) => {
                    tracing::error!(table = live.id, problem = problem.text(Lang::En), "a bot is lost");
                }
            }
        })
    }

    /// What a bot would do in the seat's place.
    pub(crate) async fn hint(&self, live: &Live, seat: Seat, bot: &str, lang: Lang) -> Result<Hint, Problem> {
        let task = {
            let inner = live.inner.lock().await;
            let waits = inner.table.waiting_for().contains(seat);
            let task = inner.table.board().advising(seat, bot, inner.table.head().seed, lang);
            task.filter(|_| waits).ok_or_else(|| Refusal::new(Why::NotYourTurn))?
        };
        let _permit = self.advisers.acquire().await.map_err(|_| Problem::Closing)?;
        tokio::task::spawn_blocking(task).await.map_err(|_| Problem::BotBroke)
    }
}
