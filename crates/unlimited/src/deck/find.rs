//! Cards by what people write: numbers and names, in both languages.

use text::Lang;

use crate::card::{Face, Kind};
use crate::cards::BOX;
use crate::label::code;
use crate::text::full_name;

/// The card with that number (`SOR_095`, `sor-95`), or of that name in notation (`battlefield-marine`).
pub(super) fn by_code(wrote: &str) -> Option<usize> {
    let wrote = wrote.trim();
    let same = |face: &Face| face.id.eq_ignore_ascii_case(wrote) || code(face).eq_ignore_ascii_case(wrote);
    BOX.iter().position(same).or_else(|| {
        let (set, number) = wrote.split_once(['_', '-', ' ', '#'])?;
        let number: u16 = number.trim().parse().ok()?;
        let numbered = |face: &Face| face.number == number && face.kind != Kind::Token;
        BOX.iter().position(|face| face.set.eq_ignore_ascii_case(set) && numbered(face))
    })
}

/// The cards that go by that name, with their title or without it.
pub(super) fn by_name(wrote: &str) -> Vec<usize> {
    let wrote = plain(wrote);
    let langs = [Lang::En, Lang::Es];
    let whole = |face: &Face| langs.iter().any(|lang| plain(&full_name(face, *lang)) == wrote);
    let named = |face: &Face| langs.iter().any(|lang| plain(&face.name.word(*lang)) == wrote);
    let all = |fits: &dyn Fn(&Face) -> bool| -> Vec<usize> {
        (0..BOX.len()).filter(|face| BOX[*face].kind != Kind::Token && fits(&BOX[*face])).collect()
    };
    let exactly = all(&whole);
    if exactly.is_empty() { all(&named) } else { exactly }
}

/// Cards whose name has a word of what was written.
pub(super) fn near(wrote: &str) -> Vec<&'static Face> {
    let wrote = plain(wrote);
    let words: Vec<&str> = wrote.split(' ').filter(|word| word.len() > 3).collect();
    let has = |face: &Face, word: &str| {
        [Lang::En, Lang::Es].iter().any(|lang| plain(&full_name(face, *lang)).split(' ').any(|of| of == word))
    };
    let shared = |face: &Face| words.iter().filter(|word| has(face, word)).count();
    let mut near: Vec<(usize, &Face)> =
        BOX.iter().map(|face| (shared(face), face)).filter(|(n, _)| *n > 0).collect();
    near.sort_by_key(|(n, _)| std::cmp::Reverse(*n));
    near.into_iter().take(3).map(|(_, face)| face).collect()
}

/// Lower case, without accents and punctuation.
pub(super) fn plain(name: &str) -> String {
    let letter = |c: char| match c.to_lowercase().next().unwrap_or(c) {
        'á' | 'à' | 'â' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' | 'ì' | 'î' => 'i',
        'ó' | 'ò' | 'ô' => 'o',
        'ú' | 'ù' | 'ü' => 'u',
        'ñ' => 'n',
        c => c,
    };
    // An apostrophe parts no words.
    let letters: String = name.chars().filter(|c| !matches!(c, '\'' | '’' | '`')).map(letter).collect();
    let words = letters.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}
