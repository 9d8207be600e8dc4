//! Saved games, shown again.

use crate::run::{Folder, cantina};

const RECORD: &str = "cantina record 1
game pebbles rules 1
setup {\"goal\":2,\"white\":true}
fate index 4
red end
fate index 0
blue play 1
blue play 2
blue end
end 6
";

#[test]
fn a_replay_shows_the_table_at_any_point() {
    let folder = Folder::new();
    let file = folder.write("game.txt", RECORD);
    let ran = cantina(&["replay", &file], "");
    ran.says(&["after input 6 of 6", "TABLE: 0 - 2, ?", "Blue plays a grey pebble: 2.", "won by: Blue"]);
    assert!(!ran.out.contains("rolls"), "the public does not see dice");
    let ran = cantina(&["replay", &file, "--to", "4", "--as", "all"], "");
    ran.says(&["after input 4 of 6", "Red rolls 5", "Blue rolls 1", "TABLE: 0 - 1, 1", "What do you play?"]);
    let ran = cantina(&["replay", &file, "--to", "0", "--as", "red", "--lang", "es"], "");
    ran.says(&["tras la entrada 0 de 6", "MESA: 0 - 0"]);
}

#[test]
fn the_log_is_cut_to_its_end_unless_asked_for() {
    let folder = Folder::new();
    let file = folder.write("game.txt", RECORD);
    let ran = cantina(&["replay", &file, "--log", "1"], "");
    ran.says(&["(3 earlier lines; --log all shows them)\n- Blue ends the turn."]);
    assert!(!ran.out.contains("plays"));
    cantina(&["replay", &file, "--log", "all"], "").says(&["- Red ends the turn."]);
}

#[test]
fn requests_that_make_no_sense_are_refused() {
    let folder = Folder::new();
    let file = folder.write("game.txt", RECORD);
    cantina(&["replay", &file, "--to", "7"], "").refused(&["--to 7", "the record has 6 inputs"]);
    cantina(&["replay", &file, "--as", "green"], "").refused(&["`green`", "red, blue, all, public"]);
    cantina(&["replay", &file, "--log", "some"], "").refused(&["`some` is neither a number nor `all`"]);
    let file = folder.write("letter.txt", "dear friend");
    cantina(&["replay", &file], "").refused(&["starts with `dear friend`"]);
    let file = folder.write("cut.txt", "cantina record 1");
    cantina(&["replay", &file], "").refused(&["cut off"]);
    let file = folder.write("cut.txt", &RECORD[..RECORD.len() - 20]);
    cantina(&["replay", &file], "").refused(&["cut.txt"]);
    let file = folder.write("chess.txt", &RECORD.replace("pebbles", "chess"));
    cantina(&["replay", &file], "").refused(&["unknown game `chess`"]);
}
