//! The thread that writes. It takes all that waits, writes it in one transaction, and answers everyone
//! when that is on disk: so the disk is waited for once for many.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use crate::change::Change;
use crate::file::{Claim, InPlace};
use crate::{Acknowledge, Figures, StoreError};

/// Changes that may wait before their senders must wait; also the most that is committed together.
const WAITING: usize = 1024;

/// How long acknowledged changes lie about, when they are acknowledged too early on purpose.
const DAWDLE: Duration = Duration::from_millis(20);

type Outcome = Result<bool, StoreError>;

#[derive(Debug)]
struct Request {
    change: Change,
    answer: oneshot::Sender<Outcome>,
}

#[derive(Debug)]
enum Message {
    Write(Request),
    Close(oneshot::Sender<()>),
}

// The connection stands before the claim: it must be gone when the file is given free.
#[derive(Debug)]
pub(crate) struct Writer {
    connection: Connection,
    in_place: InPlace,
    _claim: Claim,
    acknowledge: Acknowledge,
    figures: Arc<Figures>,
}

impl Writer {
    pub(crate) fn new(
        connection: Connection,
        claim: Claim,
        acknowledge: Acknowledge,
    ) -> Result<Writer, StoreError> {
        let in_place = InPlace::of(claim.path())?;
        Ok(Writer { connection, in_place, _claim: claim, acknowledge, figures: Arc::default() })
    }

    pub(crate) fn figures(&self) -> Arc<Figures> {
        Arc::clone(&self.figures)
    }

    pub(crate) fn start(self) -> Inbox {
        let (sender, receiver) = mpsc::channel(WAITING);
        thread::Builder::new()
            .name("store-writer".into())
            .spawn(|| self.run(receiver))
            .expect("the system has room for a thread");
        Inbox(sender)
    }

    fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        while let Some(first) = inbox.blocking_recv() {
            if self.acknowledge == Acknowledge::BeforeCommit {
                thread::sleep(DAWDLE);
            }
            let mut group = Vec::new();
            let mut next = Some(first);
            while let Some(Message::Write(request)) = next {
                group.push(request);
                next = if group.len() < WAITING { inbox.try_recv().ok() } else { None };
            }
            self.write(group);
            if let Some(Message::Close(closed)) = next {
                drop(self);
                // Whoever comes after the close finds the inbox shut, not a letter that nobody reads.
                drop(inbox);
                // Whoever closes may have gone away.
                let _ = closed.send(());
                return;
            }
        }
    }

    fn write(&mut self, group: Vec<Request>) {
        if group.is_empty() {
            return;
        }
        let began = Instant::now();
        let outcomes = self.commit(&group);
        match &outcomes {
            Ok(_) => self.figures.committed(began.elapsed()),
            Err(_) => self.figures.failed(),
        }
        for (i, request) in group.into_iter().enumerate() {
            let outcome = match &outcomes {
                Ok(outcomes) => outcomes[i].clone(),
                Err(error) => Err(error.clone()),
            };
            // Whoever asked may have gone away.
            let _ = request.answer.send(outcome);
        }
    }

    /// The outcome of each, or why nothing at all could be written.
    fn commit(&mut self, group: &[Request]) -> Result<Vec<Outcome>, StoreError> {
        self.in_place.check()?;
        let mut transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut outcomes = Vec::with_capacity(group.len());
        for request in group {
            let point = transaction.savepoint()?;
            let outcome = request.change.write(&point);
            if let Err(error) = &outcome {
                // A full disk may end the whole transaction: then there is no point to go back to.
                point.finish().map_err(|_| error.clone())?;
            } else {
                point.commit()?;
            }
            outcomes.push(outcome);
        }
        transaction.commit()?;
        self.in_place.check()?;
        Ok(outcomes)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Inbox(mpsc::Sender<Message>);

impl Inbox {
    pub(crate) async fn send(
        &self,
        change: Change,
        answer: oneshot::Sender<Outcome>,
    ) -> Result<(), StoreError> {
        let message = Message::Write(Request { change, answer });
        self.0.send(message).await.map_err(|_| StoreError::Closed)
    }

    pub(crate) async fn close(&self) {
        let (closed, is_closed) = oneshot::channel();
        // If it cannot be asked or does not answer, it was closed before.
        if self.0.send(Message::Close(closed)).await.is_ok() {
            let _ = is_closed.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Row, reader, schema};

    fn writer(folder: &tempfile::TempDir) -> Writer {
        let claim = Claim::on(&folder.path().join("tables.db")).expect("nobody else has it");
        let connection = schema::open(claim.path()).expect("a new file");
        Writer::new(connection, claim, Acknowledge::AfterCommit).expect("the file is there")
    }

    fn requests(changes: Vec<Change>) -> (Vec<Request>, Vec<oneshot::Receiver<Outcome>>) {
        let request = |change| {
            let (answer, answered) = oneshot::channel();
            (Request { change, answer }, answered)
        };
        changes.into_iter().map(request).unzip()
    }

    /// Writes the changes as one group and gives every answer.
    fn group(writer: &mut Writer, changes: Vec<Change>) -> Vec<Outcome> {
        let (group, answers) = requests(changes);
        writer.write(group);
        answers.into_iter().map(|answer| answer.blocking_recv().expect("an answer")).collect()
    }

    fn create(id: &str) -> Change {
        Change::Create { id: id.into(), created: 1, head: "{}".into() }
    }

    fn append(table: &str, rows: &[(u32, &str)]) -> Change {
        let row = |&(seq, id): &(u32, &str)| Row { seq, body: "1".into(), action_id: Some(id.into()) };
        Change::Append { table: table.into(), rows: rows.iter().map(row).collect() }
    }

    fn logged(writer: &mut Writer, table: &str) -> Vec<String> {
        let stored = reader::load(&mut writer.connection, table).expect("readable").expect("created");
        stored.rows.into_iter().filter_map(|row| row.action_id).collect()
    }

    #[test]
    fn what_cannot_be_written_fails_alone_in_its_group() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut writer = writer(&folder);
        let outcomes = group(
            &mut writer,
            vec![
                create("a"),
                append("a", &[(0, "first")]),
                append("a", &[(0, "also first")]),
                append("a", &[(1, "half"), (3, "a gap")]),
                append("a", &[(1, "first")]),
                append("a", &[(1, "twice"), (2, "twice")]),
                append("b", &[(0, "nowhere")]),
                create("a"),
                append("a", &[(1, "second"), (2, "third")]),
            ],
        );
        let conflict = |seq, next| Err(StoreError::Conflict { table: "a".into(), seq, next });
        let repeated = |id: &str| Err(StoreError::Repeated { action_id: id.into() });
        let expected = [
            Ok(true),
            Ok(true),
            conflict(0, 1),
            conflict(3, 2),
            repeated("first"),
            repeated("twice"),
            Err(StoreError::UnknownTable { table: "b".into() }),
            Err(StoreError::TableExists { table: "a".into() }),
            Ok(true),
        ];
        assert_eq!(outcomes, expected);
        assert_eq!(logged(&mut writer, "a"), ["first", "second", "third"]);
    }

    #[test]
    fn a_full_disk_is_said_and_the_writer_goes_on_when_there_is_room() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut writer = writer(&folder);
        assert_eq!(
            group(&mut writer, vec![create("a"), append("a", &[(0, "before")])]),
            [Ok(true), Ok(true)]
        );
        let pages: u32 =
            writer.connection.query_row("PRAGMA page_count", [], |row| row.get(0)).expect("a number");
        let limit = |writer: &Writer, pages: u32| {
            writer.connection.pragma_update(None, "max_page_count", pages).expect("a limit");
        };
        limit(&writer, pages);
        let large = Row { seq: 1, body: "x".repeat(1 << 20), action_id: Some("large".into()) };
        let large = Change::Append { table: "a".into(), rows: vec![large] };
        let outcome = group(&mut writer, vec![large]).remove(0);
        let error = outcome.expect_err("no room");
        assert!(matches!(&error, StoreError::Disk(_)), "{error:?}");
        assert!(error.to_string().contains("full: make room"), "{error}");
        limit(&writer, u32::MAX - 1);
        assert_eq!(group(&mut writer, vec![append("a", &[(1, "after")])]), [Ok(true)]);
        assert_eq!(logged(&mut writer, "a"), ["before", "after"]);
    }
}
