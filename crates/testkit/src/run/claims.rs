//! The statements that look at the game and do not change it.

use kernel::{Cast, Eyes, NoLog, Outcome, Rejected, Seat, Speak, Stage, Team, Turn, act, offered};
use text::Lang;

use super::table::Table;
use crate::facts::{self, differences};
use crate::notation::{means, starts_with};
use crate::perft::perft;
use crate::write::List;
use crate::{Claim, Statement};

/// What is claimed about words: a text, a sentence of the log.
pub(super) type Said<G> = fn(&Table<G>, &Claim) -> Result<(), String>;

pub(super) fn check<G: Stage>(
    table: &mut Table<G>,
    statement: &Statement,
    said: Said<G>,
) -> Result<(), String> {
    match statement {
        Statement::Offered { seat, prefix, actions } => exactly_offered(table, seat, prefix, actions),
        Statement::NotOffered { seat, prefix, actions } => not_offered(table, seat, prefix, actions),
        Statement::Reject { seat, action, part } => rejected(table, seat, action, part.as_deref()),
        Statement::Expect(claim) => holds(table, claim, said),
        Statement::Fate(_) | Statement::Moves { .. } => Ok(()),
    }
}

/// The notation of what a seat is offered, as far as it starts with `prefix`.
fn notations<G: Stage>(table: &Table<G>, seat: Seat, prefix: &str) -> Vec<String> {
    let all = offered::<G>(&table.state, seat);
    all.iter().map(ToString::to_string).filter(|action| starts_with(action, prefix)).collect()
}

/// The notation of a claimed action: what has several names is compared by the one that records have. A name without
/// a number stays as it is, for it stands for every copy.
fn claimed<G: Stage>(prefix: &str, action: &str) -> String {
    let written = if prefix.is_empty() { action.into() } else { format!("{prefix} {action}") };
    match written.parse::<G::Action>().map(|action| action.to_string()) {
        Ok(recorded) if !means(&written, &recorded) => recorded,
        _ => written,
    }
}

/// Copies of a card are one offer: every offer must be claimed, every claim be offered.
fn exactly_offered<G: Stage>(
    table: &Table<G>,
    seat: &str,
    prefix: &str,
    actions: &[String],
) -> Result<(), String> {
    let found = notations(table, table.seat(seat)?, prefix);
    let claimed: Vec<String> = actions.iter().map(|action| claimed::<G>(prefix, action)).collect();
    let missing: Vec<&String> = claimed.iter().filter(|c| !found.iter().any(|f| means(c, f))).collect();
    let unexpected: Vec<&String> = found.iter().filter(|f| !claimed.iter().any(|c| means(c, f))).collect();
    differences(&missing, &unexpected)
}

fn not_offered<G: Stage>(
    table: &Table<G>,
    seat: &str,
    prefix: &str,
    actions: &[String],
) -> Result<(), String> {
    let seat = table.seat(seat)?;
    let found = notations(table, seat, prefix);
    let mut wrongly = Vec::new();
    for action in actions.iter().map(|action| claimed::<G>(prefix, action)) {
        // Also finds misspelt actions, which are never offered.
        table.action(seat, &action)?;
        wrongly.extend(found.iter().filter(|found| means(&action, found)));
    }
    if wrongly.is_empty() { Ok(()) } else { Err(format!("offered are {}", List(&wrongly))) }
}

fn rejected<G: Stage>(
    table: &mut Table<G>,
    seat: &str,
    words: &str,
    part: Option<&str>,
) -> Result<(), String> {
    let seat = table.seat(seat)?;
    let action = table.action(seat, words)?;
    let before = table.state.clone();
    let refusal: Result<(), Rejected<G>> = act(&mut table.state, seat, action, &mut NoLog);
    let Err(refusal) = refusal else {
        return Err(format!("`{action}` is accepted"));
    };
    if table.state != before {
        return Err(format!("`{action}` is refused, but changes the state"));
    }
    let message = refusal.say(&table.setup);
    match part {
        Some(part) if !message.contains(part) => Err(format!("refused with another message: \"{message}\"")),
        _ => Ok(()),
    }
}

fn holds<G: Stage>(table: &Table<G>, claim: &Claim, said: Said<G>) -> Result<(), String> {
    match claim {
        Claim::Shows { eyes, subject, look } => {
            let view = G::view(&table.state, eyes_called(table, eyes)?);
            facts::check(look, &G::read(&view, subject)?)
        }
        Claim::Over(winner) => over(table, winner),
        Claim::NotOver => match G::turn(&table.state) {
            Turn::Over(outcome) => Err(format!("the game is over: {}", say_outcome(table, outcome))),
            _ => Ok(()),
        },
        Claim::Waiting(seats) => waiting(table, seats),
        Claim::Paths { depth, count } => match perft::<G>(&table.state, *depth, 1) {
            found if found == *count => Ok(()),
            found => Err(format!("found {found}")),
        },
        Claim::Text { .. } | Claim::Log { .. } => said(table, claim),
    }
}

pub(super) fn spoken<G: Speak + Stage>(table: &Table<G>, claim: &Claim) -> Result<(), String> {
    match claim {
        Claim::Text { lang, card, whole, text } => card_text::<G>(&table.setup, *lang, card, *whole, text),
        Claim::Log { eyes, lang, told, part } => logged(table, eyes_called(table, eyes)?, *lang, *told, part),
        _ => Ok(()),
    }
}

pub(super) fn unspoken<G: Stage>(_: &Table<G>, _: &Claim) -> Result<(), String> {
    Err(format!("{} has no words yet", G::NAME))
}

fn eyes_called<G: Stage>(table: &Table<G>, name: &str) -> Result<Eyes, String> {
    match name {
        "all" => Ok(Eyes::All),
        "public" => Ok(Eyes::Public),
        seat => table.seat(seat).map(Eyes::Seat),
    }
}

fn over<G: Stage>(table: &Table<G>, winner: &str) -> Result<(), String> {
    let claimed = match winner {
        "draw" => Outcome::Draw,
        name => {
            let teams = (0..G::teams(&table.setup)).map(Team);
            let mut named = teams.filter(|team| G::team_name(&table.setup, *team) == name);
            match named.next() {
                Some(team) => Outcome::Won(team),
                None => Outcome::Won(G::team(&table.state, table.seat(name)?)),
            }
        }
    };
    match G::turn(&table.state) {
        Turn::Over(outcome) if outcome == claimed => Ok(()),
        Turn::Over(outcome) => Err(format!("the game is over, but {}", say_outcome(table, outcome))),
        _ => Err("the game is not over".into()),
    }
}

fn say_outcome<G: Stage>(table: &Table<G>, outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => "it is a draw".into(),
        Outcome::Won(team) => {
            let seats = (0..G::seats(&table.setup)).map(Seat);
            let winners = seats.filter(|seat| G::team(&table.state, *seat) == team);
            let mut names: Vec<&str> = winners.map(|seat| G::seat_name(&table.setup, seat)).collect();
            if names.is_empty() {
                names.push(G::team_name(&table.setup, team));
            }
            format!("won by {}", List(&names))
        }
    }
}

fn waiting<G: Stage>(table: &Table<G>, names: &[String]) -> Result<(), String> {
    let mut claimed = names.iter().map(|name| table.seat(name)).collect::<Result<Vec<_>, _>>()?;
    claimed.sort_unstable();
    claimed.dedup();
    let found: Vec<Seat> = match G::turn(&table.state) {
        Turn::Decide(seats) => seats.iter().collect(),
        Turn::Chance(_) | Turn::Over(_) => Vec::new(),
    };
    if claimed == found {
        return Ok(());
    }
    let names: Vec<&str> = found.into_iter().map(|seat| G::seat_name(&table.setup, seat)).collect();
    Err(format!("the table waits for {}", List(&names)))
}

fn card_text<G: Speak>(
    setup: &G::Setup,
    lang: Lang,
    card: &str,
    whole: bool,
    text: &str,
) -> Result<(), String> {
    let catalogue = G::catalogue(setup, lang);
    let facts = catalogue.iter().find(|facts| facts.id == card);
    let found = &facts.ok_or_else(|| format!("the catalogue has no card `{card}`"))?.text;
    let right = if whole { found == text } else { found.contains(text) };
    if right { Ok(()) } else { Err(format!("the text is {found:?}")) }
}

fn logged<G: Speak>(table: &Table<G>, eyes: Eyes, lang: Lang, told: bool, part: &str) -> Result<(), String> {
    let seen = table.log.iter().filter_map(|event| G::seen(event, eyes));
    let sentences: Vec<String> = seen.map(|seen| G::say_event(&seen, &Cast::default(), lang)).collect();
    let found = sentences.iter().find(|sentence| sentence.contains(part));
    match (found, told) {
        (Some(_), true) | (None, false) => Ok(()),
        (Some(sentence), false) => Err(format!("the log says {sentence:?}")),
        (None, true) => Err(format!("the log says only {sentences:?}")),
    }
}
