//! Saved games on disk. A file that is not ours is never written over.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use games::Playable;
use kernel::{Record, RecordError, game_of_record};
use text::Lang;

use crate::words::{self, fill};

/// The file of one table.
#[derive(Clone, Default, Debug)]
pub(crate) struct SaveFile {
    /// The file the game came from or was last saved to.
    own: Option<PathBuf>,
}

impl SaveFile {
    pub(crate) fn of(path: &Path) -> SaveFile {
        SaveFile { own: Some(path.to_path_buf()) }
    }

    pub(crate) fn path(&self) -> Option<&Path> {
        self.own.as_deref()
    }

    /// Writes beside the file and then moves it there: a crash leaves the old game or the new one.
    pub(crate) fn write(&mut self, path: &Path, text: &str, lang: Lang) -> Result<(), String> {
        let trouble = |error: std::io::Error| {
            let both = match error.kind() {
                ErrorKind::NotFound => words::NO_SUCH_FOLDER,
                ErrorKind::IsADirectory => words::IS_A_FOLDER,
                _ => words::CANNOT_WRITE,
            };
            fill(lang, both, &[&path.display(), &error])
        };
        if path.is_dir() {
            return Err(trouble(ErrorKind::IsADirectory.into()));
        }
        // A link is followed, so that it stays a link.
        let target = match fs::canonicalize(path) {
            Ok(target) if self.is_own(&target) => target,
            Ok(_) => return Err(fill(lang, words::FILE_EXISTS, &[&path.display()])),
            Err(error) if error.kind() == ErrorKind::NotFound => path.to_path_buf(),
            Err(error) => return Err(trouble(error)),
        };
        let mut name = target.file_name().unwrap_or_default().to_os_string();
        name.push(format!(".{}.part", std::process::id()));
        let part = target.with_file_name(name);
        fs::write(&part, text).and_then(|()| fs::rename(&part, &target)).map_err(|error| {
            // It may not even exist; the first error is the one to tell.
            let _ = fs::remove_file(&part);
            trouble(error)
        })?;
        self.own = Some(path.to_path_buf());
        Ok(())
    }

    fn is_own(&self, target: &Path) -> bool {
        self.own.as_ref().and_then(|own| fs::canonicalize(own).ok()).is_some_and(|own| own == target)
    }
}

pub(crate) fn read_text(path: &Path, lang: Lang) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| fill(lang, words::CANNOT_READ, &[&path.display(), &error]))?;
    // A file of another kind is told apart by its first line, whatever its bytes.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Which game a saved file is about.
pub(crate) fn game_name<'a>(text: &'a str, path: &Path) -> Result<&'a str, String> {
    game_of_record(text).ok_or_else(|| {
        let first = text.lines().next().unwrap_or_default().trim();
        let error = if first == "cantina record 1" {
            RecordError::CutOff { inputs: 0 }
        } else {
            RecordError::Foreign { found: first.chars().take(40).filter(|c| !c.is_control()).collect() }
        };
        cannot_use(path, &error)
    })
}

/// The record in a file, all of it checked.
pub(crate) fn read_record<G: Playable>(text: &str, path: &Path) -> Result<Record<G>, String> {
    Record::read(text)
        .and_then(|record: Record<G>| record.state().map(|_| record))
        .map_err(|error| cannot_use(path, &error))
}

fn cannot_use(path: &Path, error: &RecordError) -> String {
    format!("`{}`: {error}", path.display())
}
