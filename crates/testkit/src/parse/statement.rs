//! Moves and claims, one line each.

use text::Lang;

use super::span::Span;
use crate::{Claim, Look, ParseError, Statement};

const AN_ACTION: &str = "an action";
const A_SEAT: &str = "the name of a seat";
/// Deeper than this nobody waits for the count.
const DEEPEST: u32 = 8;

/// Reads one statement. `None` if the line starts like none of them.
pub(super) fn statement(line: Span<'_>) -> Option<Result<Statement, ParseError>> {
    let (first, rest) = line.word();
    Some(match first.text {
        "offered" => offered(rest, Span::names_or_none).map(|(seat, prefix, actions)| Statement::Offered {
            seat,
            prefix,
            actions,
        }),
        "not-offered" => offered(rest, Span::names).map(|(seat, prefix, actions)| Statement::NotOffered {
            seat,
            prefix,
            actions,
        }),
        "reject" => reject(rest),
        "expect" => claim(None, rest).map(Statement::Expect),
        "as" => through(rest).map(Statement::Expect),
        _ => {
            let (who, what) = line.split(':').filter(|(who, _)| !who.text.contains(char::is_whitespace))?;
            moves(who, what)
        }
    })
}

fn moves(who: Span<'_>, what: Span<'_>) -> Result<Statement, ParseError> {
    if who.text == "fate" {
        return what.name("an answer of fate").map(Statement::Fate);
    }
    let seat = who.one_word(A_SEAT)?;
    let moves = what.split_all(';').into_iter().map(|one| {
        if let Some((_, after)) = one.split(',') {
            return Err(after.error("expected one action; several are separated by `;`"));
        }
        one.name(AN_ACTION)
    });
    Ok(Statement::Moves { seat, moves: moves.collect::<Result<_, _>>()? })
}

type Names<'a> = fn(Span<'a>, &str) -> Result<Vec<String>, ParseError>;

/// `SEAT [PREFIX]: ACTION, ACTION`.
fn offered<'a>(rest: Span<'a>, list: Names<'a>) -> Result<(String, String, Vec<String>), ParseError> {
    let (head, actions) = rest.split(':').ok_or_else(|| rest.expected("`SEAT: ACTION, ACTION`"))?;
    let (seat, prefix) = head.word();
    let seat = seat.name(A_SEAT)?;
    let prefix =
        if prefix.text.is_empty() { String::new() } else { prefix.name("the start of an action")? };
    Ok((seat, prefix, list(actions, AN_ACTION)?))
}

fn reject(rest: Span<'_>) -> Result<Statement, ParseError> {
    let (said, quote) = rest.before_quote();
    let (seat, action) = said.split(':').ok_or_else(|| rest.expected("`SEAT: ACTION`"))?;
    Ok(Statement::Reject {
        seat: seat.one_word(A_SEAT)?,
        action: action.name("one action")?,
        part: if quote.text.is_empty() { None } else { Some(quote.quoted()?) },
    })
}

/// `as EYES expect CLAIM`.
fn through(rest: Span<'_>) -> Result<Claim, ParseError> {
    let (eyes, rest) = rest.word();
    eyes.name("a seat, `public` or `all`")?;
    let (expect, rest) = rest.word();
    if expect.text != "expect" {
        return Err(expect.expected("`expect`"));
    }
    claim(Some(eyes), rest)
}

fn claim(eyes: Option<Span<'_>>, rest: Span<'_>) -> Result<Claim, ParseError> {
    let (first, after) = rest.word();
    let through = eyes.map_or("all", |eyes| eyes.text).to_string();
    if let (Some(eyes), "over" | "not" | "waiting" | "paths" | "text") = (eyes, first.text) {
        return Err(eyes.error("expected no `as`: this is the same in all eyes"));
    }
    match first.text {
        "over" => after.one_word("the winner or `draw`").map(Claim::Over),
        "not" if after.text == "over" => Ok(Claim::NotOver),
        "not" => Err(after.expected("`over`")),
        "waiting" => after.names_or_none(A_SEAT).map(Claim::Waiting),
        "paths" => paths(after),
        "text" => card_text(after),
        "log" => log(through, true, after),
        "no" => {
            let (log_word, after) = after.word();
            if log_word.text != "log" {
                return Err(log_word.expected("`log`"));
            }
            log(through, false, after)
        }
        _ => shows(through, rest),
    }
}

/// `paths DEPTH is COUNT`.
fn paths(rest: Span<'_>) -> Result<Claim, ParseError> {
    let (depth, rest) = rest.word();
    let (is, count) = rest.word();
    let actions = depth.text.parse().ok().filter(|n| (1..=DEEPEST).contains(n));
    let actions = actions.ok_or_else(|| depth.expected("a number of actions from 1 to 8"))?;
    if is.text != "is" {
        return Err(is.expected("`is`"));
    }
    let count = count.text.parse().map_err(|_| count.expected("a number"))?;
    Ok(Claim::Paths { depth: actions, count })
}

fn language(word: Span<'_>) -> Result<Lang, ParseError> {
    word.text.parse().map_err(|_| word.expected("a language, `en` or `es`"))
}

fn card_text(rest: Span<'_>) -> Result<Claim, ParseError> {
    let (lang, rest) = rest.word();
    let lang = language(lang)?;
    let (card, rest) = rest.word();
    let card = card.name("the name of a card")?;
    let (has, after) = rest.word();
    let (whole, text) = if has.text == "has" { (false, after) } else { (true, rest) };
    Ok(Claim::Text { lang, card, whole, text: text.quoted()? })
}

fn log(eyes: String, told: bool, rest: Span<'_>) -> Result<Claim, ParseError> {
    let (lang, rest) = rest.word();
    Ok(Claim::Log { eyes, lang: language(lang)?, told, part: rest.quoted()? })
}

/// `SUBJECT is|top|count|has|lacks ...`: the first of these words ends the subject.
fn shows(eyes: String, rest: Span<'_>) -> Result<Claim, ParseError> {
    const VERBS: [&str; 5] = ["is", "top", "count", "has", "lacks"];
    let words = rest.words();
    let Some(verb) = words.iter().skip(1).copied().find(|word| VERBS.contains(&word.text)) else {
        let end = words.last().map_or(rest, |last| last.word().1);
        return Err(end.error("expected a subject and then `is`, `top`, `count`, `has` or `lacks`"));
    };
    let subject = rest.up_to(verb).name("a subject")?;
    let value = verb.rest_of(rest);
    let look = match verb.text {
        "is" => Look::Is(value.names_or_none("a number, a name, a list")?),
        "top" => Look::Top(value.names("a name")?),
        "has" => Look::Has(value.names("a name")?),
        "lacks" => Look::Lacks(value.names("a name")?),
        _ => Look::Count(value.text.parse().map_err(|_| value.expected("a number"))?),
    };
    Ok(Claim::Shows { eyes, subject, look })
}
