//! Texts that are kept, so that every change shows in the diff.

use std::env;
use std::fs;
use std::path::Path;

/// Whether kept texts are written anew: with `CANTINA_BLESS=1`.
pub fn blessing() -> bool {
    env::var_os("CANTINA_BLESS").is_some_and(|value| value == "1")
}

/// Compares a text with the kept one.
///
/// # Panics
/// If they differ; it says where, and how to keep the new one.
pub fn golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if blessing() {
        fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    let differs = kept.lines().zip(text.lines()).position(|(old, new)| old != new);
    let at = differs.unwrap_or(kept.lines().count().min(text.lines().count()));
    assert!(
        kept == text,
        "{} differs in line {}:\n  kept: {}\n  now:  {}\nIf the new text is right, run the tests with CANTINA_BLESS=1.",
        path.display(),
        at + 1,
        kept.lines().nth(at).unwrap_or("(nothing)"),
        text.lines().nth(at).unwrap_or("(nothing)"),
    );
}
