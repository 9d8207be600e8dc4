//! What `docs/scenarios.md` says of a game is held against what the game knows.

use kernel::{Eyes, OptionFacts, Speak, Stage};
use text::Lang;

/// The part below a heading, up to the next one of its rank.
///
/// # Panics
/// If the document has no such part.
pub fn part<'a>(document: &'a str, heading: &str) -> &'a str {
    let after = document.split_once(&format!("\n{heading}\n")).expect("the document has this part").1;
    let rank = heading.split(' ').next().unwrap_or_default();
    after.split_once(&format!("\n{rank} ")).map_or(after, |(part, _)| part)
}

/// The cells of the rows of a table whose head begins like this.
pub fn rows<'a>(part: &'a str, head: &str) -> Vec<Vec<&'a str>> {
    let cells = |line: &'a str| line.trim_matches('|').split('|').map(str::trim).collect();
    part.lines()
        .skip_while(|line| !line.starts_with(head))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(cells)
        .collect()
}

pub fn unquoted(cell: &str) -> String {
    cell.trim_matches('`').to_owned()
}

/// The table of options is what the game says of them, word for word.
pub fn options<G: Speak>() -> String {
    table_of(G::options(Lang::En))
}

/// The same from the options themselves.
pub fn table_of(options: Vec<OptionFacts>) -> String {
    let mut table = String::from("| option | values, the usual one first | meaning |\n|---|---|---|\n");
    for option in options {
        let values = option.values.iter().filter(|value| !value.value.is_empty());
        let values: Vec<String> = values.map(|value| format!("`{}`", value.value)).collect();
        let usual = if option.default.is_empty() { "if not given, as recommended; " } else { "" };
        let (name, values) = (option.name, values.join(", "));
        table += &format!("| `{name}` | {usual}{values} | {}: {} |\n", option.title, option.about);
    }
    table
}

/// Whether the table of subjects in a part of the document names all that can be placed and read, and nothing else.
pub fn knows_every_subject<G: Stage>(part: &str) -> Result<(), String> {
    let rows = rows(part, "| subject ");
    let told = |column: usize| {
        let mut all: Vec<String> =
            rows.iter().filter(|row| row[column] == "yes").map(|row| unquoted(row[0])).collect();
        all.sort();
        all
    };
    let mut stage = G::stage(&G::usual())?;
    let placed = G::place(&mut stage, "?", "").err().unwrap_or_default();
    let start = G::start(&G::usual(), &[]).map_err(|errors| errors.to_string())?;
    let read = G::read(&G::view(&start, Eyes::All), "?").err().unwrap_or_default();
    for (what, column, problem) in [("placed", 2, placed), ("read", 3, read)] {
        let (told, known) = (told(column), known(&problem));
        if told != known {
            return Err(format!("{what}: the document has {told:?}, the game {known:?}"));
        }
    }
    Ok(())
}

/// What is said to somebody who asks for something else.
fn known(problem: &str) -> Vec<String> {
    let list = problem.split_once("there are ").map_or("", |(_, list)| list);
    let (table, seat) = list.split_once(", and for each seat ").unwrap_or((list, ""));
    let seat = seat.split(", ").map(|subject| format!("SEAT {subject}"));
    let mut all: Vec<String> = table.split(", ").map(str::to_owned).chain(seat).collect();
    all.sort();
    all
}
