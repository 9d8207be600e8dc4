//! What every card says, in both languages.

use text::Lang;
use unlimited::cards::BOX;
use unlimited::text::{back_strip, back_text, faults, front_strip, front_text};

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

/// Symbols are written as a picture's name in brackets, with its number.
#[test]
fn strips_are_as_agreed() {
    let mut told = String::new();
    for face in &BOX {
        for (side, strip) in [("front", front_strip(face)), ("unit", back_strip(face))] {
            if strip.is_empty() {
                continue;
            }
            let symbols: Vec<String> = strip
                .iter()
                .map(|symbol| match (symbol.icon, &symbol.text) {
                    (Some(icon), Some(text)) => format!("[{icon} {text}]"),
                    (Some(icon), None) => format!("[{icon}]"),
                    (None, text) => text.clone().unwrap_or_default(),
                })
                .collect();
            told.push_str(&format!("{} | {side} | {}\n", face.id, symbols.join(" ")));
        }
    }
    testkit::golden(format!("{}/tests/strips.txt", env!("CARGO_MANIFEST_DIR")), &told);
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
