//! The browser's types are those of the wire and of the scenes.

use std::fs;
use std::path::Path;

use ts_rs::Config;

use crate::golden;

/// Compares these files of the web client with what `export` writes.
pub fn browser_types(files: &[&str], export: impl FnOnce(&Config)) {
    let folder = tempfile::tempdir().expect("a folder");
    export(&Config::new().with_out_dir(folder.path()));
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    for file in files {
        let generated = fs::read_to_string(folder.path().join(file)).expect("a generated file");
        // The generator's own first line says how it is called.
        let (_, types) = generated.split_once('\n').expect("a header");
        golden(kept.join(file), &format!("// generated, never edited\n{types}"));
    }
}
