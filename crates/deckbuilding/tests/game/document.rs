//! `docs/scenarios.md` says what the code knows: whoever has only the document can write any scenario.

use deckbuilding::action::Action;
use deckbuilding::{Deckbuilding, Teams};
use kernel::{Eyes, Game, Speak, Stage};
use text::Lang;

const DOCUMENT: &str = include_str!("../../../../docs/scenarios.md");

/// The part below a heading, up to the next one of its rank.
fn part(heading: &str) -> &'static str {
    let after = DOCUMENT.split_once(&format!("\n{heading}\n")).expect("the document has this part").1;
    let rank = heading.split(' ').next().expect("a heading has a rank");
    after.split_once(&format!("\n{rank} ")).map_or(after, |(part, _)| part)
}

/// The first cells of the rows of a table whose head begins like this.
fn rows(part: &'static str, head: &str) -> Vec<Vec<&'static str>> {
    let cells = |line: &'static str| line.trim_matches('|').split('|').map(str::trim).collect();
    part.lines()
        .skip_while(|line| !line.starts_with(head))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(cells)
        .collect()
}

fn unquoted(cell: &str) -> String {
    cell.trim_matches('`').to_owned()
}

#[test]
fn the_document_knows_every_action() {
    let two = rows(part("## Words of The Deckbuilding Game"), "| action ");
    let team = rows(part("## Words of the team mode"), "| action ");
    let told: Vec<String> = two.iter().chain(&team).map(|row| unquoted(row[0])).collect();
    assert_eq!(told, Action::FORMS);
    for form in Action::FORMS {
        let written = form.replace("CARD", "death-star").replace('N', "1");
        let action: Action = written.parse().unwrap_or_else(|problem| panic!("{form}: {problem}"));
        assert_eq!(action.to_string(), written);
    }
}

/// The table of options is what the game says of them, word for word.
fn options<G: Speak>() -> String {
    let mut table = String::from("| option | values, the usual one first | meaning |\n|---|---|---|\n");
    for option in G::options(Lang::En) {
        let values = option.values.iter().filter(|value| !value.value.is_empty());
        let values: Vec<String> = values.map(|value| format!("`{}`", value.value)).collect();
        let usual = if option.default.is_empty() { "if not given, as recommended; " } else { "" };
        let (name, values) = (option.name, values.join(", "));
        table += &format!("| `{name}` | {usual}{values} | {}: {} |\n", option.title, option.about);
    }
    table
}

#[test]
fn the_document_knows_every_option() {
    let two = options::<Deckbuilding>();
    assert!(part("## Words of The Deckbuilding Game").contains(&two), "write:\n{two}");
    let team = options::<Teams>();
    let for_two: Vec<&str> = two.lines().collect();
    let rest: Vec<&str> = team
        .lines()
        .filter(|line| line.starts_with("| option") || line.starts_with("|--") || !for_two.contains(line))
        .collect();
    let rest = rest.join("\n");
    assert!(part("## Words of the team mode").contains(&rest), "write:\n{rest}");
}

#[test]
fn the_document_knows_every_subject() {
    let rows = rows(part("## Words of The Deckbuilding Game"), "| subject ");
    // What is said to somebody who asks for something else.
    let known = |problem: String| {
        let (_, list) = problem.split_once("there are ").expect("what there is");
        let (table, seat) = list.split_once(", and for each seat ").expect("what a seat has");
        let seat = seat.split(", ").map(|subject| format!("SEAT {subject}"));
        let mut all: Vec<String> = table.split(", ").map(str::to_owned).chain(seat).collect();
        all.sort();
        all
    };
    let told = |column: usize| {
        let mut all: Vec<String> =
            rows.iter().filter(|row| row[column] == "yes").map(|row| unquoted(row[0])).collect();
        all.sort();
        all
    };
    let mut stage = Deckbuilding::stage(&Deckbuilding::usual()).expect("the usual set-up");
    assert_eq!(told(2), known(Deckbuilding::place(&mut stage, "?", "").expect_err("no subject")));
    let state = Deckbuilding::start(&Deckbuilding::usual(), &[]).expect("the usual set-up");
    let view = Deckbuilding::view(&state, Eyes::All);
    assert_eq!(told(3), known(Deckbuilding::read(&view, "?").expect_err("no subject")));
}
