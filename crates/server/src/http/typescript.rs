//! The browser's types are those of the wire.

use std::fs;
use std::path::{Path, PathBuf};

use ts_rs::{Config, TS};

use super::bodies::{
    AccountBody, AccountMadeBody, BroughtBody, CheckedDeckBody, DeckBody, GameBody, LogBody, MadeBody,
    ProblemBody, ReadyDecksBody, RematchBody, RememberedBody, ReplayBody, ReportBody, ReportedBody, SatBody,
    SavedDecksBody, SessionBody, SitBody, TableBody, TablesBody, WaitingBody, WaitsBody,
};
use crate::wire::{ClientSays, ServerSays};
use kernel::{CardFacts, DigestSection};

const FILES: [&str; 2] = ["http.ts", "wire.ts"];
const HEADER: &str = "// generated, never edited\n";

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire")
}

fn generate(folder: &Path) {
    let config = Config::new().with_out_dir(folder);
    macro_rules! export {
        ($($body:ty),* $(,)?) => { $(<$body>::export_all(&config).expect("a writable folder");)* };
    }
    export!(ClientSays, ServerSays, CardFacts, DigestSection);
    export!(
        AccountBody,
        AccountMadeBody,
        BroughtBody,
        CheckedDeckBody,
        DeckBody,
        GameBody,
        LogBody,
        MadeBody,
        ProblemBody,
        RematchBody,
        RememberedBody,
        ReadyDecksBody,
        ReplayBody,
        ReportBody,
        ReportedBody,
        SatBody,
        SavedDecksBody,
        SessionBody,
        SitBody,
        TableBody,
        TablesBody,
        WaitingBody,
        WaitsBody,
    );
}

#[test]
fn the_types_of_the_browser_are_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    generate(folder.path());
    for file in FILES {
        let generated = fs::read_to_string(folder.path().join(file)).expect("a generated file");
        // The generator's own first line says how it is called.
        let (_, types) = generated.split_once('\n').expect("a header");
        let fresh = format!("{HEADER}{types}");
        let path = committed().join(file);
        if std::env::var_os("CANTINA_BLESS").is_some() {
            fs::create_dir_all(committed()).expect("a folder");
            fs::write(&path, &fresh).expect("a writable file");
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == fresh, "{file} is stale: run the tests once with CANTINA_BLESS=1");
    }
}
