//! Passwords: slow to check, so done elsewhere and few at a time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::problem::Problem;

/// The hash of no password, for names nobody has: checking it takes as long as checking another.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

#[derive(Debug)]
pub(crate) struct Passwords {
    /// Each check takes some 19 MB.
    at_once: Semaphore,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { at_once: Semaphore::new(2) }
    }
}

impl Passwords {
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        let _permit = self.at_once.acquire().await.map_err(|_| Problem::Closing)?;
        let hashed = spawn_blocking(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
        });
        hashed.await.map_err(|_| Problem::Closing)?.map_err(|e| Problem::Unreadable(e.to_string()))
    }

    /// Without a hash the answer is no, and takes as long.
    pub(crate) async fn fits(&self, password: String, hash: Option<String>) -> Result<bool, Problem> {
        let _permit = self.at_once.acquire().await.map_err(|_| Problem::Closing)?;
        let checked = spawn_blocking(move || check(&password, hash.as_deref().unwrap_or(NOBODY)));
        checked.await.map_err(|_| Problem::Closing)
    }
}

fn check(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash)
        .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_s_hash_costs_what_a_real_one_costs() {
        let real = Argon2::default().hash_password(b"a password").expect("a hash").to_string();
        let cost = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(cost(NOBODY), cost(&real));
        assert!(PasswordHash::new(NOBODY).is_ok());
        assert!(check("a password", &real) && !check("another", &real) && !check("", NOBODY));
    }
}
