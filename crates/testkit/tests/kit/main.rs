//! The kit, held against a small game of its own whose flaws can be switched on one by one.

mod claims;
mod conformance;
mod document;
mod parser;
mod round_trip;
mod suites;
mod suns;
mod twins;
