//! Running the program without a terminal.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use cantina::{Console, run};

use crate::toy::ToyShelf;

pub(crate) struct Ran {
    pub(crate) code: u8,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// Asserts that the request was turned down in one sentence with these words in it.
    pub(crate) fn refused(&self, words: &[&str]) {
        assert_eq!(self.code, 2, "out: {} err: {}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "one sentence: {}", self.err);
        for word in words {
            assert!(self.err.contains(word), "`{word}` is missing in: {}", self.err);
        }
    }

    pub(crate) fn says(&self, words: &[&str]) {
        for word in words {
            assert!(self.out.contains(word), "`{word}` is missing in: {}", self.out);
        }
    }
}

/// Runs `cantina` with these arguments and types these lines.
pub(crate) fn cantina(arguments: &[&str], typed: &str) -> Ran {
    let ran = sit_down(arguments, typed, false);
    assert!(!ran.out.contains('\x1b'), "no escape codes without a terminal");
    ran
}

/// The same at a terminal with colours.
pub(crate) fn cantina_at_a_terminal(arguments: &[&str], typed: &str) -> Ran {
    sit_down(arguments, typed, true)
}

fn sit_down(arguments: &[&str], typed: &str, terminal: bool) -> Ran {
    let mut input = typed.as_bytes();
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut console = Console {
        input: &mut input,
        output: &mut output,
        errors: &mut errors,
        terminal,
        colour: terminal,
        progress: false,
    };
    let all = std::iter::once("cantina").chain(arguments.iter().copied()).map(Into::into);
    let code = run::<ToyShelf>(all, &mut console);
    let out = String::from_utf8(output).expect("the program writes text");
    Ran { code, out, err: String::from_utf8(errors).expect("the program writes text") }
}

/// A folder of its own for each test, gone when the test is over.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("cantina-test-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.file(name), text).expect("a file for the test");
        self.file(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.file(name)).expect("a file of the test")
    }

    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("the folder of the test");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder left behind is no reason for a test to fail.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
