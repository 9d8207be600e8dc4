//! Secrets that open seats, and short names of tables.

use std::fmt::Write;

use sha2::{Digest, Sha256};

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many letters that nobody guesses: five bits each.
pub(crate) fn letters(n: usize) -> String {
    let mut bytes = vec![0; n];
    getrandom::fill(&mut bytes).expect("the system has entropy");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The secret of a seat: 130 bits.
pub(crate) fn token() -> String {
    letters(26)
}

pub(crate) fn table_id() -> String {
    letters(10)
}

/// What fate's answers are drawn from: 32 bytes, in hexadecimal.
pub(crate) fn key() -> String {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has entropy");
    hex(&bytes)
}

pub(crate) fn seed() -> u64 {
    getrandom::u64().expect("the system has entropy")
}

/// What is kept of a secret. It has so much entropy of its own that a plain hash will do.
pub(crate) fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    let mut hex = String::new();
    for byte in bytes {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}
