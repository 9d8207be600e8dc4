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

    /// Ends one session.
    pub(crate) fn end(&self, session: &str) {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).remove(&secret::hash(session));
    }

    /// Ends all sessions of an account.
    pub(crate) fn end_all(&self, account: &str) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, (owner, _)| owner.to_lowercase() != account.to_lowercase());
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
        let (one, other) = (sessions.begin("ana", 1000), sessions.begin("Ana", 1000));
        sessions.end(&session);
        assert_eq!(sessions.account(&session, 2000), None);
        assert!(sessions.account(&one, 2000).is_some() && sessions.account(&other, 2000).is_some());
        sessions.end_all("ANA");
        assert!(sessions.account(&one, 2000).is_none() && sessions.account(&other, 2000).is_none());
    }
}
