//! Sessions at the table.
//!
//! The first choices of a turn are: 1 all grey pebbles, 2 a grey pebble ×2, 3 the white pebble,
//! 4 end the turn. The rules bot plays both grey pebbles, the white one, polishes all, and ends.

use crate::run::{Folder, Ran, cantina, cantina_at_a_terminal};

fn play(more: &[&str], typed: &str) -> Ran {
    let arguments: Vec<&str> = ["play", "pebbles", "--seed", "7"].iter().chain(more).copied().collect();
    let ran = cantina(&arguments, typed);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    ran
}

#[test]
fn a_decision_shows_table_question_and_choices() {
    let ran = play(&[], "");
    ran.says(&[
        "Pebbles. Seed 7.",
        "You play Red.",
        "- Red rolls ",
        "TABLE: 0 - 0, ",
        "What do you play?",
        "1. play all grey pebbles (2)\n2. play a grey pebble ×2\n3. play a white pebble\n4. end the turn\n",
    ]);
}

#[test]
fn the_end_of_input_ends_the_program_anywhere() {
    for typed in ["", "1", "1\n", "3\n1\n", "s\n", "q\n", "1\nq\n", "1\nq"] {
        play(&[], typed);
    }
}

#[test]
fn a_game_played_to_the_end_names_the_winner() {
    let ran = play(&["--goal", "2"], "1\n2\nx\n\nl\nq\n\n");
    // After both grey pebbles: 1 the white pebble, 2 end the turn.
    ran.says(&[
        "- Red plays a grey pebble: 2.",
        "The game is over. It is won by: Red.",
        "s FILE saves the game",
        "`x` does nothing now",
        "This game is not saved.",
        "Goodbye.",
    ]);
}

#[test]
fn the_bots_moves_are_told_without_what_is_hidden() {
    let ran = play(&[], "4\n");
    ran.says(&["- Red ends the turn.", "- Blue plays a white pebble", "- Blue ends the turn."]);
    assert!(!ran.out.contains("Blue rolls"), "the die of another is hidden: {}", ran.out);
    assert_eq!(ran.out.matches("TABLE").count(), 2, "once at the start of each turn: {}", ran.out);
    let ran = play(&["--as", "blue"], "");
    ran.says(&["You play Blue.", "Blue rolls", "Red ends the turn"]);
    assert!(!ran.out.contains("Red rolls"));
}

#[test]
fn choices_alike_are_taken_one_after_the_other() {
    play(&[], "2 2\n").says(&["- Red plays a grey pebble: 1.\n- Red plays a grey pebble: 2."]);
    play(&[], "2 2 2\n").says(&["Choice 2 can be taken 2 times only; nothing was played."]);
}

#[test]
fn several_choices_on_one_line_go_in_the_order_typed() {
    let ran = play(&[], "2,2 4\nl\n");
    ran.says(&["- Red plays a grey pebble: 2.\n- Red ends the turn."]);
}

#[test]
fn picks_may_be_typed_in_any_order() {
    // Shells 4 and 2, then done (which is choice 5).
    let ran = play(&[], "3\n4 2 5\n");
    ran.says(&["- Shiny: shell 2.\n- Shiny: shell 4.\nWhat do you play?"]);
}

#[test]
fn a_line_that_cannot_be_played_as_a_whole_plays_nothing() {
    let ran = play(&[], "3 4\nl\nu\n");
    ran.says(&[
        "“end the turn” is no longer possible after the choices before it; nothing was played.",
        "There is nothing to take back",
    ]);
    assert!(!ran.out.contains("Red plays"));
}

#[test]
fn what_is_typed_ahead_is_not_played_after_a_turn_of_somebody_else() {
    let ran = play(&[], "2 4 2\n");
    ran.says(&["Somebody else has played in between", "- Red plays a grey pebble: 1.\n- Red ends the turn."]);
    assert_eq!(ran.out.matches("Red plays").count(), 1);
}

#[test]
fn bad_input_says_what_is_possible() {
    let ran = play(&[], "9\n0\n1 9\nfly\n-1\nc\nc dragon\ns\nu\nl x\n\u{0}\nh\n");
    ran.says(&[
        "There is no choice 9; choose from 1 to 4.",
        "There is no choice 0; choose from 1 to 4.",
        "`fly` is neither a choice nor a command; type a number from 1 to 4, or h for help.",
        "`-1` is neither a choice nor a command",
        "Name a card: c and part of its name.",
        "No card has `dragon` in its name.",
        "Name a file: s and a file name.",
        "There is nothing to take back",
        "`l x` is neither",
        "undo: back to your previous decision",
    ]);
}

#[test]
fn cards_are_looked_up_in_either_language() {
    play(&[], "c WHITE\n")
        .says(&["white pebble (white)\n  Pebble · Shiny · unique · worth 1\n  It lies there."]);
    play(&["--lang", "es"], "c white\n").says(&["  Canto · Brillante · única · valor 1\n"]);
    play(&[], "card elite\n").says(&["white pebble (white)"]);
    play(&["--lang", "es"], "carta grey pebble\n")
        .says(&["canto gris (grey)\n  Canto · valor 1 · 2 copias\n"]);
    play(&[], "c pebble\n").says(&["Which one?\n  grey pebble (grey)\n  white pebble (white)\n"]);
}

#[test]
fn undo_takes_back_the_bots_moves_and_the_same_choice_has_the_same_result() {
    for bot in ["random", "rules"] {
        let once = play(&["--bot", bot], "2\n3\nl\n");
        let again = play(&["--bot", bot], "2\n3\nu\nu\n2\n3\nl\n");
        let log = |ran: &Ran| ran.out.rsplit("\n> ").nth(1).map(str::to_string);
        assert_eq!(log(&once), log(&again));
        assert!(log(&once).is_some_and(|log| log.contains("Blue ends the turn")));
        again.says(&["Taken back."]);
    }
}

#[test]
fn undo_takes_back_a_whole_line_and_works_after_the_end() {
    let ran = play(&["--goal", "2"], "1\n2\nu\nu\nu\n");
    ran.says(&["won by: Red", "There is nothing to take back"]);
    assert_eq!(ran.out.matches("Taken back.").count(), 2);
}

#[test]
fn spanish_speaks_spanish() {
    let ran = play(&["--lang", "es", "--goal", "2"], "ayuda\nmesa\ndeshacer\n1\n2\nregistro\nsalir\n\n");
    ran.says(&[
        "Cantos. Semilla 7.",
        "Juegas con Rojo.",
        "¿Qué juegas?",
        "deshacer: vuelve a tu decisión anterior",
        "MESA",
        "No hay nada que deshacer",
        "La partida ha terminado. Gana: Rojo.",
        "Hasta pronto.",
    ]);
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let folder = Folder::new();
    let file = folder.file("game.txt");
    let whole = play(&[], "2\n3\n2\nl\n");
    play(&[], &format!("2\n3\ns {file}\nq\n")).says(&[
        "Saved. To go on later: cantina play pebbles --resume",
        "--as red --bot rules --lang en\n> Goodbye.",
    ]);
    assert_eq!(folder.names(), ["game.txt"], "nothing else is left behind");
    let resumed = play(&["--resume", &file], "2\nl\nu\nu\nu\nu\n");
    let log =
        |ran: &Ran| ran.out.split("\n> ").find(|said| said.starts_with("- Red rolls")).map(str::to_string);
    assert!(log(&resumed).is_some());
    assert_eq!(log(&resumed), log(&whole));
    assert_eq!(resumed.out.matches("Taken back.").count(), 3, "back to the beginning, not further");
}

#[test]
fn fate_keeps_its_mind_when_a_resumed_game_is_taken_back() {
    let folder = Folder::new();
    let file = folder.file("game.txt");
    play(&[], &format!("4\n4\ns {file}\n"));
    let before = folder.read("game.txt");
    let ran = cantina(&["play", "pebbles", "--seed", "99", "--resume", &file], "u\nu\n4\n4\ns\n");
    assert_eq!(ran.code, 0);
    assert_eq!(folder.read("game.txt"), before);
}

#[test]
fn a_file_of_somebody_else_is_never_written_over() {
    let folder = Folder::new();
    let other = folder.write("letter.txt", "dear friend");
    let own = folder.file("game.txt");
    let missing = folder.file("nowhere/game.txt");
    let typed = format!("s {other}\ns {own}\n2\ns\ns {own}\ns {missing}\ns {}\nq\n", folder.file("."));
    let ran = play(&[], &typed);
    ran.says(&["exists already and is not this game's file", "its folder does not exist", "is a folder"]);
    assert_eq!(ran.out.matches("Saved.").count(), 3);
    assert_eq!(folder.read("letter.txt"), "dear friend");
    assert_eq!(folder.names(), ["game.txt", "letter.txt"]);
}

#[test]
fn leaving_offers_to_save_what_is_not_saved() {
    let folder = Folder::new();
    let taken = folder.write("taken.txt", "");
    let file = folder.file("kept.txt");
    let ran = play(&[], &format!("2\nq\n{taken}\n{file}\n"));
    ran.says(&["This game is not saved.", "exists already", "Saved.", "Goodbye."]);
    assert!(folder.read("kept.txt").ends_with("end 2\n"));
    assert!(!play(&[], "q\n").out.contains("not saved"), "nothing has been decided yet");
}

#[test]
fn people_share_a_keyboard() {
    let ran = play(&["--hot-seat"], "4\n4\nl\nu\n");
    ran.says(&["Now: Blue", "- Blue rolls", "Now: Red", "Taken back."]);
    assert!(!ran.out.contains("You play"));
    let shown_to_red = ran.out.rsplit("Now: Red").next().unwrap_or_default();
    assert!(!shown_to_red.split("Taken back.").next().unwrap_or_default().contains("Blue rolls"));
}

#[test]
fn at_a_terminal_the_screen_is_wiped_before_the_next_person_looks() {
    let ran = cantina_at_a_terminal(&["play", "pebbles", "--seed", "7", "--hot-seat"], "4\n\n4\n\nq\n\n");
    assert_eq!(ran.code, 0);
    ran.says(&[
        "\x1b[1mWhat do you play?\x1b[0m",
        "\x1b[2J\x1b[3J\x1b[HHand the keyboard to Blue and press Enter.",
    ]);
    assert_eq!(ran.out.matches("Hand the keyboard to Red").count(), 1);
}

#[test]
fn requests_that_make_no_sense_are_refused() {
    let refused = |arguments: &[&str], words: &[&str]| cantina(arguments, "").refused(words);
    refused(&["play", "chess"], &["unknown game `chess`; there is: pebbles"]);
    refused(&["play", "pebbles", "--as", "green"], &["called `green`; there are: red, blue"]);
    refused(&["play", "pebbles", "--bot", "genius"], &["unknown bot `genius`; there are: random, rules"]);
    refused(&["play", "pebbles", "--lang", "fr"], &["`fr` is not a language", "`en` and `es`"]);
    refused(&["play", "pebbles", "--mode", "x"], &["unknown mode `x`; there is: grey"]);
    refused(&["play", "pebbles", "--goal", "many"], &["goal `many`"]);
    refused(&["play", "pebbles", "--goal", "0"], &["this set-up is not legal: the goal is at least 1"]);
    refused(
        &["play", "pebbles", "--option", "colour=red"],
        &["unknown option `colour`; there are: goal, mode"],
    );
    refused(&["play", "pebbles", "--option", "colour"], &["`colour` is not of the form KEY=VALUE"]);
    refused(&["play", "pebbles", "--seed", "x"], &["--seed"]);
    refused(&["play", "pebbles", "--resume", "/no/such/file"], &["`/no/such/file` cannot be read"]);
    refused(&["play", "pebbles", "--resume", "x", "--goal", "3"], &["brings its own set-up"]);
    refused(&["play", "pebbles", "--hot-seat", "--as", "red"], &["cannot be used with"]);
    refused(&["play"], &["<GAME>"]);
    refused(&["dance"], &["dance"]);
}

#[test]
fn broken_saves_are_refused_and_left_alone() {
    let folder = Folder::new();
    let record = "cantina record 1\ngame pebbles rules 1\nsetup {\"goal\":5,\"white\":true}\n";
    for (text, words) in [
        (String::from("dear friend"), "starts with `dear friend`"),
        (String::new(), "this is no game record"),
        (record.to_string(), "cut off after 0 inputs"),
        (format!("{record}fate index 1\nred play 1\n"), "cut off after 2 inputs"),
        (format!("{record}fate index 1\nend 2\n"), "does not match the 1 inputs"),
        (format!("{record}fate index 9\nend 1\n"), "input 1 cannot be played"),
        (format!("{record}fate index 1\nblue play 1\nend 2\n"), "blue has nothing to decide now"),
        (format!("{record}green play 1\nend 1\n"), "called `green`"),
        (record.replace("pebbles", "chess") + "end 0\n", "a record of `chess`"),
        (record.replace("rules 1", "rules 2") + "end 0\n", "rules version 2"),
        (record.replace(":5", ":0") + "end 0\n", "the goal is at least 1"),
    ] {
        let file = folder.write("game.txt", &text);
        cantina(&["play", "pebbles", "--resume", &file], "s\n").refused(&[words, &file]);
        assert_eq!(folder.read("game.txt"), text);
    }
}
