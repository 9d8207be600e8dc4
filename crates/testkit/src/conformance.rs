//! Every numbered rule is shown by a test, and every test says which rules it shows.

use std::collections::{BTreeMap, BTreeSet};

use toml::{Table, Value};

use crate::Scenario;

/// The rules of a game and what shows them. [`Conformance::problems`] compares the two.
#[derive(Clone, Copy, Debug)]
pub struct Conformance<'a> {
    /// The text of `rules.toml`: for each rule the tests that show it, each the name of a scenario
    /// or `fn` and the name of a Rust test.
    ///
    /// ```toml
    /// "R5.2.2" = ["S24", "S25", "fn a_purchase_costs_what_the_card_says"]
    /// ```
    pub rules_toml: &'a str,
    /// The rules that must be shown.
    pub required: &'a [&'a str],
    pub scenarios: &'a [Scenario],
    /// Rust sources in which the named tests must stand.
    pub sources: &'a [&'a str],
}

impl Conformance<'_> {
    /// Everything that is wrong, all at once; empty if nothing is.
    pub fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let table = match self.rules_toml.parse::<Table>() {
            Ok(table) => table,
            Err(error) => return vec![format!("rules.toml cannot be read: {error}")],
        };
        let rules = tests_by_rule(&table, &mut problems);
        for rule in self.required {
            if rules.get(*rule).is_none_or(Vec::is_empty) {
                problems.push(format!("{rule} is shown by no test"));
            }
        }
        for (rule, tests) in &rules {
            problems.extend(tests.iter().filter_map(|test| self.problem_with(rule, test)));
        }
        let mut names = BTreeSet::new();
        for scenario in self.scenarios {
            let name = &scenario.name;
            if !names.insert(name) {
                problems.push(format!("two scenarios are called {name}"));
            }
            for rule in &scenario.rules {
                if !rules.get(rule.as_str()).is_some_and(|tests| tests.contains(&name.as_str())) {
                    problems.push(format!(
                        "{name} says that it shows {rule}, but rules.toml does not name it there"
                    ));
                }
            }
        }
        problems
    }

    fn problem_with(&self, rule: &str, test: &str) -> Option<String> {
        if let Some(name) = test.strip_prefix("fn ") {
            let head = format!("fn {name}(");
            let exists = self.sources.iter().any(|source| source.contains(&head));
            return (!exists).then(|| format!("{rule} names `{test}`, but there is no such Rust test"));
        }
        let mut called = self.scenarios.iter().filter(|scenario| scenario.name == test).peekable();
        if called.peek().is_none() {
            return Some(format!("{rule} names {test}, but there is no such scenario"));
        }
        let lists_it = called.any(|scenario| scenario.rules.iter().any(|listed| listed == rule));
        (!lists_it).then(|| format!("{rule} names {test}, but its `rules` line does not list {rule}"))
    }
}

fn tests_by_rule<'a>(table: &'a Table, problems: &mut Vec<String>) -> BTreeMap<&'a str, Vec<&'a str>> {
    let mut rules = BTreeMap::new();
    for (rule, tests) in table {
        let names = tests.as_array().and_then(|tests| tests.iter().map(Value::as_str).collect());
        match names {
            Some(names) => {
                rules.insert(rule.as_str(), names);
            }
            None => problems.push(format!(
                "{rule} in rules.toml has no list of test names (the number of the rule stands in quotes)"
            )),
        }
    }
    rules
}
