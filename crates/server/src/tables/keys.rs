//! What opens a seat: its own secret, or one that an account was given because it remembers the seat. Only hashes of
//! either are ever written down.

use std::collections::HashSet;
use std::sync::Arc;

use kernel::Seat;

use super::{Live, Tables};
use crate::clock::now;
use crate::problem::Problem;
use crate::secret;

/// Seats an account gives to one device: the newest ones.
const GIVEN: usize = 200;
/// Tables that are read to see whether a seat is somebody's; the others wait for the next time.
const READ: usize = 50;

/// A secret and the table where it opens a seat.
#[derive(Debug)]
pub(crate) struct Key {
    pub(crate) table: String,
    pub(crate) token: String,
}

/// What a device learns from an account.
#[derive(Debug, Default)]
pub(crate) struct Met {
    /// Keys to the seats that the device had none to, the newest last.
    pub(crate) keys: Vec<Key>,
    /// Secrets that open nothing any more.
    pub(crate) gone: Vec<String>,
}

impl Tables {
    /// The seat that a secret opens, and the hash that is on its lock.
    pub(crate) async fn opened(&self, live: &Live, token: &str) -> Result<(Seat, String), Problem> {
        let hash = secret::hash(token);
        let seat_of = async |lock: &str| self.peek(live, |table, _| table.seat_of(lock)).await;
        if let Some(seat) = seat_of(&hash).await {
            return Ok((seat, hash));
        }
        let lock = self.store.lock(&hash).await?.ok_or(Problem::WrongToken)?;
        let seat = seat_of(&lock).await.ok_or(Problem::WrongToken)?;
        Ok((seat, lock))
    }

    /// An account and a device learn each other's seats. The lock of a seat stays the same when the game goes on at
    /// another table, so one key is enough for both.
    pub(crate) async fn meet(self: &Arc<Self>, account: &str, shown: Vec<Key>) -> Result<Met, Problem> {
        let remembered = self.store.remembered(account).await?;
        let known: HashSet<(&str, &str)> =
            remembered.iter().map(|(table, _, lock)| (table.as_str(), lock.as_str())).collect();
        let (mut met, mut here, mut read) = (Met::default(), HashSet::new(), 0);
        for Key { table, token } in shown {
            let hash = secret::hash(&token);
            let lock = self.store.lock(&hash).await?.unwrap_or(hash);
            if !known.contains(&(table.as_str(), lock.as_str())) && read < READ {
                read += 1;
                let Some(seat) = self.locked_by(&table, &lock).await? else {
                    met.gone.push(token);
                    continue;
                };
                self.store.remember(account, &table, seat.0, lock.clone()).await?;
            }
            here.insert(lock);
        }
        let mut given = Vec::new();
        for (table, _, lock) in remembered.iter().rev() {
            if given.len() < GIVEN && here.insert(lock.clone()) {
                let token = secret::token();
                given.push((secret::hash(&token), lock.clone()));
                met.keys.push(Key { table: table.clone(), token });
            }
        }
        met.keys.reverse();
        if !given.is_empty() {
            self.store.give_keys(account, given, now()).await?;
        }
        Ok(met)
    }

    /// The seat with this lock; nothing if it has another one by now, or if the table is gone.
    async fn locked_by(self: &Arc<Self>, table: &str, lock: &str) -> Result<Option<Seat>, Problem> {
        match self.table(table).await {
            Ok(live) => Ok(self.peek(&live, |table, _| table.seat_of(lock)).await),
            Err(Problem::NoTable) => Ok(None),
            Err(problem) => Err(problem),
        }
    }
}
