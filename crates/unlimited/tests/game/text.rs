//! What every card says, in both languages.

use text::Lang;
use unlimited::cards::BOX;
use unlimited::text::{back_text, faults, front_text};

/// `CANTINA_BLESS=1` writes the file anew.
fn compare(lang: Lang) {
    let path = format!("{}/tests/text.{lang}.txt", env!("CARGO_MANIFEST_DIR"));
    let mut told = String::new();
    for face in &BOX {
        for (side, text) in [("front", front_text(face, lang)), ("unit", back_text(face, lang))] {
            for line in text.lines() {
                told.push_str(&format!("{} | {side} | {line}\n", face.id));
            }
        }
    }
    testkit::golden(path, &told);
}

#[test]
fn english_is_as_agreed() {
    compare(Lang::En);
}

#[test]
fn spanish_is_as_agreed() {
    compare(Lang::Es);
}

/// The text leaves nothing out: no part of a round, nothing nobody has spoken of, no number nobody gave.
#[test]
fn what_cards_do_can_be_told() {
    for lang in [Lang::En, Lang::Es] {
        for face in &BOX {
            assert_eq!(faults(face, lang), [""; 0], "{}", face.id);
        }
    }
}
