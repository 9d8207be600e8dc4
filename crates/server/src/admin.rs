//! What somebody can do who runs the house.

use std::path::Path;
use std::sync::Arc;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use store::{Options, Store};
use table::{Refusal, Why};
use text::Lang;

use crate::limits::Limits;
use crate::meters::Meters;
use crate::problem::Problem;
use crate::tables::Tables;

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Lists the tables.
    Tables,
    /// Ends the play at a table; it can still be looked at.
    Close { table: String },
    /// Deletes a table with its log and its chat.
    Delete { table: String },
    /// Lists what was said at a table.
    Chat { table: String },
    /// Deletes what was said at a table, or one line of it.
    Hush { table: String, line: Option<u32> },
    /// Blots out the name of a seat, and deletes what was said there.
    Blot { table: String, seat: u8 },
    /// Lists the accounts.
    Accounts,
    /// Deletes an account, the name of its owner at its tables, and what was said there.
    Erase { account: String },
}

/// Carries out an order on a file that no server uses: what there is to say, or why it could not be done.
pub async fn on_file(file: &Path, order: Order) -> Result<String, String> {
    if !file.exists() {
        return Err(format!("there is no file `{}`", file.display()));
    }
    let store = Store::open(file, Options::default()).map_err(|error| error.to_string())?;
    let tables = Tables::new(store.clone(), Limits { thinkers: 0, ..Limits::default() }, Meters::new());
    let done = carry_out(&tables, order).await;
    store.close().await;
    done.map_err(|problem| problem.text(Lang::En))
}

pub(crate) async fn carry_out(tables: &Arc<Tables>, order: Order) -> Result<String, Problem> {
    let store = tables.store();
    let found = |found: bool, said: String| if found { Ok(said) } else { Err(Problem::NoTable) };
    match order {
        Order::Tables => {
            let line = |(id, created, summary, entries): (String, u64, String, u32)| {
                format!("{id}  {}  {entries:>6} entries  {summary}\n", day(created))
            };
            Ok(store.tables().await?.into_iter().map(line).collect())
        }
        Order::Close { table } => {
            let live = tables.table(&table).await?;
            tables.change(&live, table::Table::close).await?;
            Ok(format!("{table} is closed.\n"))
        }
        Order::Delete { table } => found(tables.delete(&table).await?, format!("{table} is deleted.\n")),
        Order::Chat { table } => {
            let rows = store.chat(&table, u32::MAX).await?;
            Ok(rows.into_iter().map(|row| format!("{}  {}\n", row.seq, row.body)).collect())
        }
        Order::Hush { table, line } => {
            let gone = tables.hush(&table, line).await?;
            if gone { Ok(format!("What was said at {table} is deleted.\n")) } else { Err(nothing()) }
        }
        Order::Blot { table, seat } => {
            tables.blot_out(&table, Seat(seat)).await?;
            Ok(format!("Seat {seat} of {table} has no name any more.\n"))
        }
        Order::Accounts => {
            let line = |(name, created): (String, u64)| format!("{name}  {}\n", day(created));
            Ok(store.accounts().await?.into_iter().map(line).collect())
        }
        Order::Erase { account } => {
            let gone = tables.erase(&account).await?;
            if gone { Ok(format!("{account} is forgotten.\n")) } else { Err(nothing()) }
        }
    }
}

fn nothing() -> Problem {
    Refusal::new(Why::NothingAsked).into()
}

/// Days since 1970 as a date.
fn day(milliseconds: u64) -> String {
    let days = (milliseconds / 86_400_000) as i64 + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let (day, month) = (of_year - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_have_dates() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(1_709_164_800_000), "2024-02-29");
        assert_eq!(day(1_735_689_599_999), "2024-12-31");
        assert_eq!(day(1_735_689_600_000), "2025-01-01");
    }
}
