//! The browser's types are those of the scene.

#![cfg(test)]

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use super::Scene;

const FILE: &str = "unlimited.ts";

#[test]
fn the_types_of_the_browser_are_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    Scene::export_all(&Config::new().with_out_dir(folder.path())).expect("a writable folder");
    let generated = fs::read_to_string(folder.path().join(FILE)).expect("a generated file");
    // The generator's own first line says how it is called.
    let (_, types) = generated.split_once('\n').expect("a header");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire").join(FILE);
    testkit::golden(kept, &format!("// generated, never edited\n{types}"));
}
