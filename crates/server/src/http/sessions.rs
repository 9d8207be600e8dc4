//! Who has shown a password lately. In memory only: after a restart people show it again.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::secret;

const LASTS: u64 = 30 * 24 * 60 * 60 * 1000;

#[derive(Debug, Default)]
pub(crate) struct Sessions {
    /// By the hash of the secret: the account and when the session ends.
    open: Mutex<HashMap<String, (String, u64)>>,
}

impl Sessions {
    /// A new session, and its secret.
    pub(crate) fn begin(&self, account: &str, now: u64) -> String {
        let session = secret::token();
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, (_, ends)| *ends > now);
        open.insert(secret::hash(&session), (account.to_owned(), now + LASTS));
        session
    }

    pub(crate) fn account(&self, session: &str, now: u64) -> Option<String> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.get(&secret::hash(session)).filter(|(_, ends)| *ends > now).map(|(account, _)| account.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_ends() {
        let sessions = Sessions::default();
        let session = sessions.begin("ana", 1000);
        assert_eq!(sessions.account(&session, 2000).as_deref(), Some("ana"));
        assert_eq!(sessions.account(&session, 1000 + LASTS), None);
        assert_eq!(sessions.account("another", 2000), None);
    }
}
