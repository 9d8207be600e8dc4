//! Whatever is built into `web/dist` is built into the program.

use std::fs;

const DIST: &str = "../../web/dist";

fn main() {
    // A folder that is not there would count as changed every time.
    fs::create_dir_all(DIST).expect("a writable folder");
    println!("cargo::rerun-if-changed={DIST}");
}
