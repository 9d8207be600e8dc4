//! Cards by name: part of it, in either language, with or without accents.

use games::Playable;
use kernel::CardFacts;
use text::Lang;

use crate::words::{COPIES, UNIQUE, pick};

/// The cards that a name may mean, in the language asked for, as this set-up makes them read. A whole name or
/// id beats a part of one.
pub(crate) fn cards_called<G: Playable>(setup: &G::Setup, name: &str, lang: Lang) -> Vec<CardFacts> {
    let wanted = folded(name);
    let languages = [G::catalogue(setup, Lang::En), G::catalogue(setup, Lang::Es)];
    let any = |facts: &CardFacts, fits: &dyn Fn(&str) -> bool| {
        fits(&folded(facts.id))
            || languages.iter().flatten().any(|other| other.id == facts.id && fits(&folded(&other.name)))
    };
    let mut cards = G::catalogue(setup, lang);
    if cards.iter().any(|facts| any(facts, &|called| called == wanted)) {
        cards.retain(|facts| any(facts, &|called| called == wanted));
    } else {
        cards.retain(|facts| any(facts, &|called| called.contains(&wanted)));
    }
    cards
}

/// A name as a hurried person types it: small letters, no accents, blanks for signs.
pub(crate) fn folded(name: &str) -> String {
    let letters = name.chars().flat_map(char::to_lowercase).map(|c| match c {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        c if c.is_alphanumeric() => c,
        _ => ' ',
    });
    letters.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A card in a few lines.
pub(crate) fn say_card<G: Playable>(facts: &CardFacts, lang: Lang) -> String {
    let number = |(key, n): (&&str, &i64)| format!("{} {n}", G::number_name(key, lang));
    let numbers: Vec<String> = facts.numbers.iter().map(number).collect();
    let copies = if facts.quantity <= 1 {
        String::new()
    } else {
        format!("{} {}", facts.quantity, pick(lang, COPIES))
    };
    let traits: Vec<&str> = facts.traits.iter().map(|one| one.name.as_str()).collect();
    let unique = if facts.unique { pick(lang, UNIQUE) } else { "" };
    let mut about = vec![
        facts.kind.clone(),
        facts.faction.clone(),
        traits.join(", "),
        unique.to_owned(),
        numbers.join(", "),
        copies,
    ];
    about.retain(|part| !part.is_empty());
    let mut lines = vec![format!("{} ({})", facts.name, facts.id), format!("  {}", about.join(" · "))];
    lines.extend(facts.text.lines().map(|line| format!("  {line}")));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_without_case_accents_and_signs() {
        assert_eq!(folded("  Ala-X  Élite "), "ala x elite");
        assert_eq!(folded("Señal"), "senal");
    }
}
