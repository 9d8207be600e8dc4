//! The file itself: where it is, that nobody else has it, and that it stays there.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::StoreError;

/// The right to write a database file, until it is dropped or the process ends.
#[derive(Debug)]
pub(crate) struct Claim {
    path: PathBuf,
    lock: File,
}

impl Claim {
    pub(crate) fn on(path: &Path) -> Result<Claim, StoreError> {
        let path = resolve(path).map_err(|error| unreachable_file(path, &error))?;
        // Asked of the file and not of the system: a superuser may write everything.
        if fs::metadata(&path).is_ok_and(|found| found.permissions().readonly()) {
            return Err(StoreError::ReadOnly { path });
        }
        // A file of its own: SQLite would lose its locks if somebody else opened and closed the database.
        let beside = with_suffix(&path, ".lock");
        let lock = private(&beside)?;
        match lock.try_lock() {
            Ok(()) => Ok(Claim { path, lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path }),
            Err(TryLockError::Error(error)) => Err(unreachable_file(&beside, &error)),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        // Closing is not enough: a process that is just being started has a copy of the open file for a
        // moment. If unlocking fails, the end of this process gives the file free.
        let _ = self.lock.unlock();
    }
}

/// Follows links, so that two names of one file give one lock.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    match path.canonicalize() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = path.file_name().ok_or(error)?;
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            Ok(folder.unwrap_or(Path::new(".")).canonicalize()?.join(name))
        }
        found => found,
    }
}

pub(crate) fn unreachable_file(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Disk(format!(
        "`{}` cannot be opened ({error}): see that its folder exists and that this user may write there",
        path.display()
    ))
}

pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// A file that nobody but this user may read, made if there is none. SQLite gives the files it makes beside a
/// database the same rights.
pub(crate) fn private(path: &Path) -> Result<File, StoreError> {
    let mut options = File::options();
    options.create(true).write(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path).map_err(|error| unreachable_file(path, &error))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // Older ones may be open to others. Whoever may write a file that is not theirs cannot change that.
        let _ = file.set_permissions(fs::Permissions::from_mode(0o600));
    }
    Ok(file)
}

/// Which files an open database writes to. The system would go on writing to files that were deleted,
/// and what is written there is lost.
#[derive(Debug)]
pub(crate) struct InPlace([(PathBuf, Identity); 2]);

impl InPlace {
    pub(crate) fn of(database: &Path) -> Result<InPlace, StoreError> {
        let identified = |path: PathBuf| match identity(&path) {
            Ok(identity) => Ok((path, identity)),
            Err(error) => Err(unreachable_file(&path, &error)),
        };
        Ok(InPlace([identified(database.into())?, identified(with_suffix(database, "-wal"))?]))
    }

    pub(crate) fn check(&self) -> Result<(), StoreError> {
        match self.0.iter().find(|(path, opened)| !identity(path).is_ok_and(|now| now == *opened)) {
            None => Ok(()),
            Some((path, _)) => Err(StoreError::Disk(format!(
                "`{}` was moved, deleted or replaced while in use: put it back, or start the server again with \
                 the file it should use",
                path.display()
            ))),
        }
    }
}

/// Device and number of a file.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).map(|found| (found.dev(), found.ino()))
}

/// Elsewhere an open file can neither be moved nor deleted.
#[cfg(not(unix))]
type Identity = ();

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    fs::metadata(path).map(|_| ())
}
