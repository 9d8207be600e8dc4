//! The numbered choices of a decision.

use games::Playable;
use text::Lang;

/// One numbered line.
#[derive(Debug)]
struct Entry<G: Playable> {
    text: String,
    takes: Takes<G>,
}

#[derive(Debug)]
enum Takes<G: Playable> {
    /// All of these in one go.
    All(Vec<G::Action>),
    /// One of these, which look the same: the first one first.
    Next(Vec<G::Action>),
}

#[derive(Debug)]
pub(super) struct Menu<G: Playable> {
    entries: Vec<Entry<G>>,
}

/// Why numbers are no choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoChoice {
    NoSuchNumber(usize),
    TooOften { number: usize, times: usize },
}

impl<G: Playable> Menu<G> {
    /// First what most people would do in one go, then every single action.
    pub(super) fn new(view: &G::View, offered: &[G::Action], lang: Lang) -> Menu<G> {
        let mut entries: Vec<Entry<G>> = G::combinations(view, offered)
            .into_iter()
            // One action alone is among the single actions anyway.
            .filter(|actions| actions.len() > 1)
            .map(|actions| Entry {
                text: G::say_combination(view, &actions, lang),
                takes: Takes::All(actions),
            })
            .collect();
        let singles = entries.len();
        for action in offered {
            let text = G::say_action(view, action, lang);
            match entries[singles..].iter_mut().find(|entry| entry.text == text) {
                Some(Entry { takes: Takes::Next(alike), .. }) => alike.push(*action),
                _ => entries.push(Entry { text, takes: Takes::Next(vec![*action]) }),
            }
        }
        Menu { entries }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// One line for each choice.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        let width = self.len().to_string().len();
        self.entries.iter().enumerate().map(move |(i, entry)| {
            let number = i + 1;
            let times = match &entry.takes {
                Takes::Next(alike) if alike.len() > 1 => format!(" ×{}", alike.len()),
                _ => String::new(),
            };
            format!("{number:>width$}. {}{times}", entry.text)
        })
    }

    /// The actions meant by numbers. Naming a line of equal things twice takes two of them.
    pub(super) fn choose(&self, numbers: &[usize]) -> Result<Vec<G::Action>, NoChoice> {
        let mut actions = Vec::new();
        for (i, &number) in numbers.iter().enumerate() {
            let entry = number
                .checked_sub(1)
                .and_then(|index| self.entries.get(index))
                .ok_or(NoChoice::NoSuchNumber(number))?;
            match &entry.takes {
                Takes::All(all) => actions.extend_from_slice(all),
                Takes::Next(alike) => {
                    let before = numbers[..i].iter().filter(|other| **other == number).count();
                    let next = alike.get(before).ok_or(NoChoice::TooOften { number, times: alike.len() })?;
                    actions.push(*next);
                }
            }
        }
        Ok(actions)
    }
}
