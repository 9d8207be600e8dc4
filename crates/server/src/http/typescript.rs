//! The browser's types are those of the wire.

use ts_rs::{Config, TS};

use super::bodies::{
    AccountBody, AccountMadeBody, BroughtBody, CheckedDeckBody, DeckBody, GameBody, LogBody, MadeBody,
    MeetBody, MetBody, NewPasswordBody, PasswordBody, ProblemBody, ReadyDecksBody, RematchBody, ReplayBody,
    ReportBody, ReportedBody, SatBody, SavedDecksBody, SessionBody, SitBody, TableBody, TablesBody,
    WaitingBody, WaitsBody,
};
use crate::wire::{ClientSays, ServerSays};
use kernel::{CardFacts, DigestSection};

fn generate(to: &Config) {
    macro_rules! export {
        ($($body:ty),* $(,)?) => { $(<$body>::export_all(to).expect("a writable folder");)* };
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
        MeetBody,
        MetBody,
        NewPasswordBody,
        PasswordBody,
        ProblemBody,
        RematchBody,
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
    testkit::browser_types(&["http.ts", "wire.ts"], generate);
}
