//! Every scenario of this game.

use std::path::Path;

use duel::Duel;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut failures = Vec::new();
    let mut count = 0;
    for (path, text) in testkit::files(&folder, "scn") {
        let scenarios = testkit::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        count += scenarios.len();
        let failed = scenarios.iter().filter_map(|scenario| testkit::run::<Duel>(scenario).err());
        failures.extend(failed.map(|failure| failure.to_string()));
    }
    assert!(count > 30, "only {count} scenarios were found");
    assert!(failures.is_empty(), "{} of {count} fail\n{}", failures.len(), failures.join("\n"));
}
