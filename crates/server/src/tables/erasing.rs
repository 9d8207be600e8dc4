//! Forgetting people: their names at tables, what they said, their accounts.

use std::sync::Arc;

use kernel::Seat;
use store::Row;
use table::{Entry, Head, Logged, Occupant, Voice};

use super::{PIECE, Tables, read_row};
use crate::problem::Problem;

impl Tables {
    /// Deletes an account, the name of its owner at the tables it knows, and what was said from those seats; false
    /// if there was no such account.
    pub(crate) async fn erase(self: &Arc<Self>, account: &str) -> Result<bool, Problem> {
        let mut seats = self.store.remembered(account).await?;
        seats.dedup_by(|a, b| (&a.0, a.1) == (&b.0, b.1));
        for (table, seat, _) in seats {
            self.blot_out(&table, Seat(seat)).await?;
        }
        self.sessions.end_all(account);
        Ok(self.store.delete_account(account).await?)
    }

    /// Blots out the names of a seat, and deletes what was said there.
    pub(crate) async fn blot_out(self: &Arc<Self>, id: &str, seat: Seat) -> Result<(), Problem> {
        let live = self.table(id).await?;
        // Nobody writes meanwhile.
        let mut inner = live.inner.lock().await;
        let mut rows = Vec::new();
        loop {
            let piece = self.store.rows(id, rows.len() as u32, PIECE).await?;
            if piece.is_empty() {
                break;
            }
            for row in piece {
                rows.push(blotted(row, seat)?);
            }
        }
        self.store.rewrite(id, rows).await?;
        for line in self.store.chat(id, u32::MAX).await? {
            let by_seat = serde_json::from_str::<crate::talk::Said>(&line.body)
                .is_ok_and(|said| said.from == Voice::Seat { seat });
            if by_seat {
                self.store.hush(id, Some(line.seq)).await?;
            }
        }
        self.reload(&live, &mut inner).await;
        self.tell(&mut inner);
        Ok(())
    }
}

fn blotted(row: Row, seat: Seat) -> Result<Row, Problem> {
    let nameless = |who: &mut Occupant| {
        if let Occupant::Person { name } | Occupant::StandIn { name, .. } = who {
            name.clear();
        }
    };
    let write = |body: serde_json::Result<String>| body.expect("plain data");
    let body = if row.seq == 0 {
        let mut head: Head = read_row(&row)?;
        head.seats.get_mut(seat.index()).into_iter().for_each(nameless);
        write(serde_json::to_string(&head))
    } else {
        let mut logged: Logged = read_row(&row)?;
        match &mut logged.entry {
            Entry::Sit { seat: at, who, .. } if *at == seat => nameless(who),
            Entry::Chat { from: Voice::Seat { seat: at }, text } if *at == seat => text.clear(),
            _ => return Ok(row),
        }
        write(serde_json::to_string(&logged))
    };
    Ok(Row { body, ..row })
}
