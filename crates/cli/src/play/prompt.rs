//! What a typed line means.

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    Choices(Vec<usize>),
    ShowChoices,
    Table,
    Card(String),
    Log,
    Why,
    Undo,
    Save(String),
    Help,
    Quit,
    NotUnderstood,
}

/// Reads a line, in whatever language its command is.
pub(super) fn understand(line: &str) -> Typed {
    let line = line.trim();
    if line.is_empty() {
        return Typed::ShowChoices;
    }
    let numbers: Result<Vec<usize>, _> =
        line.split([' ', ',', '\t']).filter(|word| !word.is_empty()).map(str::parse).collect();
    match numbers {
        Ok(numbers) if !numbers.is_empty() => return Typed::Choices(numbers),
        _ => {}
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (word.to_lowercase().as_str(), rest) {
        ("c" | "card" | "carta", name) => Typed::Card(name.to_string()),
        ("s" | "save" | "guardar", file) => Typed::Save(file.to_string()),
        ("t" | "table" | "mesa" | "tablero", "") => Typed::Table,
        ("l" | "log" | "diario" | "registro", "") => Typed::Log,
        ("w" | "why" | "porqué" | "porque", "") => Typed::Why,
        ("u" | "undo" | "deshacer", "") => Typed::Undo,
        ("h" | "help" | "ayuda" | "?", "") => Typed::Help,
        ("q" | "quit" | "exit" | "salir", "") => Typed::Quit,
        _ => Typed::NotUnderstood,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_may_be_parted_by_blanks_or_commas() {
        assert_eq!(understand(" 1 4,  5 "), Typed::Choices(vec![1, 4, 5]));
        assert_eq!(understand("1 four"), Typed::NotUnderstood);
        assert_eq!(understand("-1"), Typed::NotUnderstood);
        assert_eq!(understand("99999999999999999999999"), Typed::NotUnderstood);
        assert_eq!(understand(","), Typed::NotUnderstood);
    }

    #[test]
    fn commands_have_a_letter_and_a_word_in_each_language() {
        for line in ["w", "why", "porqué"] {
            assert_eq!(understand(line), Typed::Why);
        }
        for line in ["u", "undo", "deshacer", "U"] {
            assert_eq!(understand(line), Typed::Undo);
        }
        assert_eq!(understand("guardar  mi partida.txt "), Typed::Save("mi partida.txt".into()));
        assert_eq!(understand("c Luke Skywalker"), Typed::Card("Luke Skywalker".into()));
        assert_eq!(understand("undo it"), Typed::NotUnderstood);
        assert_eq!(understand("  "), Typed::ShowChoices);
    }
}
