//! How many rows a second are on disk, when 64 callers each wait for one after the other.

use std::time::Instant;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use store::{Options, Row, Store};

const CALLERS: u32 = 64;

fn append(c: &mut Criterion) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&folder.path().join("tables.db"), Options::default()).expect("a new file");
    let body = r#"{"seat":1,"action":"play alliance-shuttle.2"}"#;
    let mut table = 0;
    let mut group = c.benchmark_group("append");
    group.throughput(Throughput::Elements(u64::from(CALLERS)));
    group.bench_function("64 callers, one element a durable row", |b| {
        b.iter_custom(|rows| {
            runtime.block_on(async {
                let mut ids = Vec::new();
                for _ in 0..CALLERS {
                    table += 1;
                    ids.push(table.to_string());
                    store.create(&table.to_string(), 0, String::new()).await.expect("a new table");
                }
                let start = Instant::now();
                let callers: Vec<_> = ids
                    .into_iter()
                    .map(|id| {
                        let store = store.clone();
                        tokio::spawn(async move {
                            for seq in 0..u32::try_from(rows).expect("a log that fits") {
                                let action_id = Some(format!("{id}-{seq}"));
                                let row = Row { seq, body: body.into(), action_id };
                                store.append(&id, vec![row]).await.expect("written");
                            }
                        })
                    })
                    .collect();
                for caller in callers {
                    caller.await.expect("done");
                }
                start.elapsed()
            })
        });
    });
    group.finish();
    runtime.block_on(store.close());
}

criterion_group!(benches, append);
criterion_main!(benches);
