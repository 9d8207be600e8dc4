//! What a simulation has found out.

use bots::BotKind;
use serde::Serialize;
use text::Lang;

use super::tally::Tally;
use crate::words::{self, fill, pick};

#[derive(Debug, Serialize)]
pub(super) struct Report {
    game: &'static str,
    games: u64,
    seconds: f64,
    actions: u64,
    actions_per_second: f64,
    games_per_second: f64,
    /// For each seat the games that its team has won.
    wins: Vec<u64>,
    draws: u64,
    mean_actions: f64,
    cards_never_played: Vec<&'static str>,
}

impl Report {
    pub(super) fn new(game: &'static str, games: u64, seconds: f64, wins: Vec<u64>, tally: &Tally) -> Report {
        // A clock that is too coarse must not give an infinite speed, which JSON cannot say.
        let time = seconds.max(1e-9);
        Report {
            game,
            games,
            seconds,
            actions: tally.actions,
            actions_per_second: tally.actions as f64 / time,
            games_per_second: games as f64 / time,
            wins,
            draws: tally.draws,
            mean_actions: tally.actions as f64 / games as f64,
            cards_never_played: tally.never_played(),
        }
    }

    pub(super) fn say(
        &self,
        title: &str,
        seed: u64,
        seats: &[String],
        bots: &[BotKind],
        lang: Lang,
    ) -> String {
        let mut lines = vec![fill(lang, words::SIMULATED, &[&title, &self.games, &seed]), String::new()];
        let mut rows: Vec<(String, u64)> = Vec::new();
        for ((seat, bot), wins) in seats.iter().zip(bots).zip(&self.wins) {
            rows.push((format!("{seat} ({bot}), {}", pick(lang, words::WINS)), *wins));
        }
        rows.push((pick(lang, words::DRAWS).to_string(), self.draws));
        let width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        for (label, n) in rows {
            let share = n as f64 * 100.0 / self.games as f64;
            lines.push(format!("  {label:<width$}  {n:>10}  {share:>5.1} %"));
        }
        lines.push(String::new());
        lines.push(fill(
            lang,
            words::SPEED,
            &[
                &format_args!("{:.1}", self.mean_actions),
                &self.actions,
                &format_args!("{:.2}", self.seconds),
                &format_args!("{:.0}", self.actions_per_second),
                &format_args!("{:.0}", self.games_per_second),
            ],
        ));
        lines.push(match &self.cards_never_played[..] {
            [] => pick(lang, words::ALL_PLAYED).to_string(),
            cards => fill(lang, words::NEVER_PLAYED, &[&cards.len(), &cards.join(", ")]),
        });
        lines.join("\n")
    }
}
