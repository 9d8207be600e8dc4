//! Scenario files.

use crate::run::{Folder, cantina};

const HOLDS: &str = "game pebbles

scenario P1 \"A grey pebble is worth one\"
red: play 1
offered red: play 2, play 3, end

scenario P2 \"A goal that is reached wins\"
option goal 1
red: play 1; end
expect over red
";

const DOES_NOT_HOLD: &str = "game pebbles

scenario P3 \"The wrong one wins\"
option goal 1
red: play 1; end
expect over blue
";

#[test]
fn scenarios_that_hold_are_listed_and_counted() {
    let folder = Folder::new();
    let file = folder.write("holds.scn", HOLDS);
    let ran = cantina(&["scenario", &file], "");
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (0, "pass P1 A grey pebble is worth one\npass P2 A goal that is reached wins\n2 passed, 0 failed\n")
    );
    assert_eq!(cantina(&["scenario", "--quiet", &file], "").out, "2 passed, 0 failed\n");
}

#[test]
fn a_scenario_that_does_not_hold_ends_with_1() {
    let folder = Folder::new();
    let (good, bad) = (folder.write("good.scn", HOLDS), folder.write("bad.scn", DOES_NOT_HOLD));
    let ran = cantina(&["scenario", &bad, "--quiet", &good], "");
    assert_eq!(ran.code, 1);
    ran.says(&["FAIL P3 The wrong one wins: ", "bad.scn", "line 6", "\n2 passed, 1 failed\n"]);
}

#[test]
fn files_that_are_no_scenarios_are_refused_before_anything_is_run() {
    let folder = Folder::new();
    let good = folder.write("good.scn", HOLDS);
    for (text, words) in [
        ("dear friend\n", "line 1"),
        ("", "holds no scenario"),
        (&DOES_NOT_HOLD.replace("pebbles", "chess"), "P3: unknown game `chess`; there is: pebbles"),
    ] {
        let file = folder.write("other.scn", text);
        let ran = cantina(&["scenario", &good, &file], "");
        ran.refused(&["other.scn", words]);
        assert_eq!(ran.out, "");
    }
    cantina(&["scenario", "/no/such/file"], "").refused(&["cannot be read"]);
    cantina(&["scenario"], "").refused(&["<FILE>"]);
}
