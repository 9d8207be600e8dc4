//! `cantina rules`: the rules of a game in short, all of them or those about something.

use clap::Args;
use games::Playable;
use kernel::{DigestRule, DigestSection};
use text::Lang;

use crate::Console;
use crate::catalogue::folded;
use crate::named::Named;
use crate::problem::{Ended, Problem};
use crate::setup::LangArg;
use crate::words::{self, fill};

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// The game
    game: String,
    /// Only the rules with all of these words, or with this number: R5.2.3, or R5.2 for all of its parts
    words: Vec<String>,
    #[command(flatten)]
    lang: LangArg,
    /// As a JSON array of sections
    #[arg(long)]
    json: bool,
}

impl Named for RulesArgs {
    fn game(&self) -> &str {
        &self.game
    }

    fn run<G: Playable>(&self, console: &mut Console<'_>) -> Ended {
        let lang = self.lang.lang;
        let all = G::digest_in(lang);
        let found = about(&all, &self.words);
        if found.is_empty() {
            return Err(Problem::Asked(nothing_found(&all, G::NAME, &self.words, lang)));
        }
        if self.json {
            let json = serde_json::to_string_pretty(&found).expect("a digest is plain data");
            console.line(json)?;
            return Ok(0);
        }
        for (i, section) in found.iter().enumerate() {
            if i > 0 {
                console.line("")?;
            }
            console.heading(&section.title)?;
            for rule in &section.rules {
                console.line(format_args!("  {}  {}", rule.number, rule.text))?;
            }
        }
        Ok(0)
    }
}

/// The sections with what is left of them when only the rules that fit every word are kept.
fn about(sections: &[DigestSection], words: &[String]) -> Vec<DigestSection> {
    let mut left = sections.to_vec();
    for section in &mut left {
        section.rules.retain(|rule| words.iter().all(|word| fits(rule, word)));
    }
    left.retain(|section| !section.rules.is_empty());
    left
}

fn fits(rule: &DigestRule, word: &str) -> bool {
    let wanted = folded(word);
    // Folding turns the dots of a number into blanks: a blank ends a part, so that R1 is not R10.
    let number = format!("{} ", folded(rule.number));
    let mentions = folded(&rule.text).contains(&wanted) || number.starts_with(&format!("{wanted} "));
    !wanted.is_empty() && mentions
}

fn nothing_found(all: &[DigestSection], game: &str, words: &[String], lang: Lang) -> String {
    let rules: usize = all.iter().map(|section| section.rules.len()).sum();
    if rules == 0 {
        return fill(lang, words::NO_RULES, &[&game]);
    }
    let asked: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    fill(lang, words::NO_SUCH_RULE, &[&asked.join(", "), &game, &rules])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_digest_says_so() {
        let said = nothing_found(&[], "pebbles", &[], Lang::En);
        assert_eq!(said, "there are no rules in short for pebbles");
    }

    #[test]
    fn a_number_means_itself_and_its_parts() {
        let rule = DigestRule { number: "R10.3", text: "Pay the cost.".into() };
        for word in ["R10.3", "r10.3", "R10", "COST", "r10."] {
            assert!(fits(&rule, word), "{word}");
        }
        for word in ["R1", "R10.30", "10.3", "price", "", "..."] {
            assert!(!fits(&rule, word), "{word}");
        }
    }
}
