//! What every card says, in both languages.

use duel::cards::BOX;
use duel::text::told;
use text::Lang;

/// `CANTINA_BLESS=1` writes the file anew.
#[test]
fn every_card_says_what_was_agreed() {
    for lang in [Lang::En, Lang::Es] {
        let line = |face| {
            let (text, faults) = told(face, lang);
            assert!(faults.is_empty(), "{}: {faults:?}", face.name);
            format!("{} | {text}\n", face.name)
        };
        let path = format!("{}/tests/text.{lang}.txt", env!("CARGO_MANIFEST_DIR"));
        testkit::golden(path, &BOX.iter().map(line).collect::<String>());
    }
}
