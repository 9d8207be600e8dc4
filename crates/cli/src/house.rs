//! `cantina backup`, `restore` and `admin`: for whoever runs a server.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};
use server::Order;
use tokio::runtime::Runtime;

use crate::Console;
use crate::problem::{Ended, Problem};
use crate::serve::usual_file;

#[derive(Args, Debug)]
pub(crate) struct DataArgs {
    /// The file with the tables [default: cantina/tables.db in your data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

impl DataArgs {
    fn file(&self) -> Result<PathBuf, Problem> {
        self.data.clone().map_or_else(usual_file, Ok)
    }
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// Where the copy goes; there must be no such file yet
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    /// The copy
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    data: DataArgs,
    /// The inner address of a running server (`cantina serve --inside`); without it the file is used, which no server
    /// may have open
    #[arg(long, value_name = "IP:PORT", conflicts_with = "data")]
    at: Option<SocketAddr>,
    #[command(subcommand)]
    order: AdminOrder,
}

#[derive(Subcommand, Clone, Debug)]
enum AdminOrder {
    /// List the tables
    Tables,
    /// End the play at a table; it can still be looked at
    Close { table: String },
    /// Delete a table with its log and its chat
    Delete { table: String },
    /// Show what was said at a table
    Chat { table: String },
    /// Delete what was said at a table, or one line of it
    Hush { table: String, line: Option<u32> },
    /// Blot out the name of a seat, counted from 0, and delete what was said there
    Blot { table: String, seat: u8 },
    /// List the accounts
    Accounts,
    /// Delete an account, the name of its owner at its tables, and what was said there
    Erase { account: String },
}

impl From<AdminOrder> for Order {
    fn from(order: AdminOrder) -> Order {
        match order {
            AdminOrder::Tables => Order::Tables,
            AdminOrder::Close { table } => Order::Close { table },
            AdminOrder::Delete { table } => Order::Delete { table },
            AdminOrder::Chat { table } => Order::Chat { table },
            AdminOrder::Hush { table, line } => Order::Hush { table, line },
            AdminOrder::Blot { table, seat } => Order::Blot { table, seat },
            AdminOrder::Accounts => Order::Accounts,
            AdminOrder::Erase { account } => Order::Erase { account },
        }
    }
}

pub(crate) fn backup(args: &BackupArgs, console: &mut Console<'_>) -> Ended {
    let data = args.data.file()?;
    server::backup(&data, &args.file).map_err(|error| Problem::Asked(error.to_string()))?;
    console.line(format_args!("{} is a copy of {}.", args.file.display(), data.display()))?;
    Ok(0)
}

pub(crate) fn restore(args: &RestoreArgs, console: &mut Console<'_>) -> Ended {
    let data = args.data.file()?;
    let kept = server::restore(&args.file, &data).map_err(|error| Problem::Asked(error.to_string()))?;
    console.line(format_args!("{} is now what {} was.", data.display(), args.file.display()))?;
    if let Some(kept) = kept {
        console.line(format_args!("What was there before is kept as {}.", kept.display()))?;
    }
    Ok(0)
}

pub(crate) fn admin(args: &AdminArgs, console: &mut Console<'_>) -> Ended {
    let order = Order::from(args.order.clone());
    let said = match args.at {
        Some(at) => asked(at, &order).map_err(|error| {
            Problem::Asked(format!(
                "the server at {at} cannot be asked ({error}): is that its inner address?"
            ))
        })?,
        None => Runtime::new()?.block_on(server::on_file(&args.data.file()?, order)),
    };
    let said = said.map_err(Problem::Asked)?;
    write!(console.output, "{said}")?;
    Ok(0)
}

/// What a running server answers: one request, which needs no more than this.
fn asked(at: SocketAddr, order: &Order) -> std::io::Result<Result<String, String>> {
    let body = serde_json::to_string(order).expect("an order is plain data");
    let mut stream = TcpStream::connect_timeout(&at, Duration::from_secs(5))?;
    write!(
        stream,
        "POST /admin HTTP/1.0\r\nHost: {at}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.split(' ').nth(1) == Some("200") {
        return Ok(Ok(body.to_owned()));
    }
    let told: Option<serde_json::Value> = serde_json::from_str(body).ok();
    let text = told.as_ref().and_then(|told| told["text"].as_str()).unwrap_or(body);
    Ok(Err(text.to_owned()))
}
