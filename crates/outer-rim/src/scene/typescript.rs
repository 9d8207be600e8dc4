//! The browser's types are those of the scene.

#![cfg(test)]

use ts_rs::TS;

use super::Scene;

#[test]
fn the_types_of_the_browser_are_up_to_date() {
    testkit::browser_types(&["outer-rim.ts"], |to| Scene::export_all(to).expect("a writable folder"));
}
