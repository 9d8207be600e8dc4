//! Every scenario beside this crate.

use std::path::Path;

use testkit::{files, parse, run};
use unlimited::Unlimited;

#[test]
fn scenarios_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut failures = Vec::new();
    for (path, text) in files(&folder, "scn") {
        for scenario in parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())) {
            if let Err(failure) = run::<Unlimited>(&scenario) {
                failures.push(format!("{}: {failure}", path.display()));
            }
        }
    }
    assert!(failures.is_empty(), "{} fail\n{}", failures.len(), failures.join("\n"));
}
