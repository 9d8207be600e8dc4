//! Decks that people bring in secret, before the game begins.

use kernel::{Eyes, Seat};
use table::{Brought, ClockRule, Command, Entry, Head, Logged, Occupant, Refusal, Table, Why, options};
use text::Lang;

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

fn person(name: &str) -> Occupant {
    Occupant::Person { name: name.into() }
}

fn head(seats: [Occupant; 2]) -> Head {
    let (setup, rules_version) = options("unlimited", &[]).expect("the usual set-up");
    Head {
        game: "unlimited".into(),
        rules_version,
        setup,
        gathers: true,
        seed: 7,
        seats: seats.into(),
        tokens: vec!["one-hash".into(), "two-hash".into()],
        undo: true,
        clock: Some(ClockRule { bank_ms: 1_000, increment_ms: 0 }),
        ..Head::default()
    }
}

fn table(seats: [Occupant; 2]) -> (Table, Vec<Logged>) {
    Table::new(head(seats), 1_000).expect("a legal table")
}

fn deck(name: &str) -> Brought {
    Brought::new(name)
}

fn why<T: std::fmt::Debug>(result: Result<T, Refusal>) -> Why {
    result.expect_err("a refusal").why
}

fn acts(table: &mut Table, seat: Seat) -> Result<Vec<Logged>, Refusal> {
    table.command(seat, Command::Act { action: "pass".into(), plies: None }, 9_000)
}

#[test]
fn the_game_begins_when_everybody_has_brought_a_deck() {
    let (mut table, mut log) = table([person("Vera"), person("Luis")]);
    assert!(log.is_empty() && table.waiting_for().is_empty(), "nothing is dealt yet");
    assert_eq!(table.gathering().iter().collect::<Vec<_>>(), [ONE, TWO]);
    assert_eq!(why(acts(&mut table, ONE)), Why::NotBegun);
    assert_eq!(why(table.command(ONE, Command::Resign, 9_000)), Why::NotBegun);
    assert_eq!(why(table.command(ONE, Command::TakeBack { to: None }, 9_000)), Why::NotBegun);

    log.extend(table.bring(ONE, &deck("leia"), 9_000).expect("a legal deck"));
    assert_eq!(table.gathering().iter().collect::<Vec<_>>(), [TWO]);
    // No clock runs while somebody chooses.
    assert!(table.time_out(1_000_000).is_empty());
    log.extend(table.bring(ONE, &deck("han"), 9_000).expect("another one instead"));
    log.extend(table.bring(TWO, &deck("vader"), 9_000).expect("a legal deck"));
    assert!(table.gathering().is_empty() && !table.waiting_for().is_empty(), "it has begun");
    let scene = table.board().scene(Eyes::Public);
    assert!(
        scene.contains("han-solo") && scene.contains("darth-vader") && !scene.contains("leia"),
        "{scene}"
    );

    // What is brought stays.
    assert_eq!(why(table.bring(ONE, &deck("leia"), 9_000)), Why::Begun);
    let again = Table::from_log(table.head().clone(), 1_000, &log).expect("a legal head");
    assert!(again.closed().is_none());
    assert_eq!(again.board().scene(Eyes::All), table.board().scene(Eyes::All));
    assert_eq!(again.secrets(), table.secrets());
}

#[test]
fn before_the_game_nothing_shows_what_was_brought() {
    let shown = |deck: &str| {
        let (mut table, _) = table([person("Vera"), person("Luis")]);
        table.bring(ONE, &Brought::new(deck), 9_000).expect("a legal deck");
        let board = table.board();
        let eyes = [Eyes::Public, Eyes::Seat(ONE), Eyes::Seat(TWO), Eyes::All];
        let said = |eyes: Eyes| {
            [board.scene(eyes), board.table_in_words(eyes, Lang::Es), board.scenario(eyes, "odd")].join("\n")
        };
        format!("{}{:?}{:?}", eyes.map(said).join("\n"), board.story(0, 9, Eyes::All, &[], Lang::En), table)
    };
    assert_eq!(shown("leia"), shown("krennic"));
}

#[test]
fn a_deck_that_cannot_be_played_changes_nothing() {
    let (mut table, _) = table([person("Vera"), Occupant::Open]);
    for (wrong, en, es) in [
        ("{", "This is no deck in JSON", "no es un mazo en JSON"),
        ("3 Battlefield Margarine", "there is no card “Battlefield Margarine”", "no hay ninguna carta"),
        ("3 Battlefield Marine", "Cards to add: 47.", "Cartas por añadir: 47."),
        ("", "The deck has no leader.", "El mazo no tiene líder."),
    ] {
        let refusal = table.bring(ONE, &deck(wrong), 9_000).expect_err("no deck");
        assert_eq!(refusal.why, Why::Deck);
        assert!(refusal.say(Lang::En).contains(en), "{}", refusal.say(Lang::En));
        assert!(refusal.say(Lang::Es).contains(es), "{}", refusal.say(Lang::Es));
    }
    assert_eq!(why(table.sit(TWO, "Eve", "hash".into(), Some(&deck("{")), 9_000)), Why::Deck);
    assert_eq!(table.occupants()[1], Occupant::Open, "nobody has sat down");
    assert_eq!((table.entries(), table.secrets()), (0, &[None, None][..]));
    assert_eq!(why(table.bring(TWO, &deck("han"), 9_000)), Why::NotSeated, "nobody is there");
}

#[test]
fn whoever_sits_down_brings_a_deck_and_takes_it_along() {
    let (mut table, _) = table([person("Vera"), Occupant::Open]);
    table.sit(TWO, "Luis", "hash".into(), Some(&deck("han")), 9_000).expect("an open seat");
    assert!(table.secrets()[1].is_some());
    table.command(TWO, Command::Leave { bot: None }, 9_000).expect("one may go");
    assert_eq!(table.secrets()[1], None, "whoever comes next brings another one");
    table.bring(ONE, &deck("leia"), 9_000).expect("a legal deck");
    assert!(table.waiting_for().is_empty());
    table.sit(TWO, "Ana", "hash".into(), Some(&deck("tarkin")), 9_000).expect("an open seat");
    assert!(!table.waiting_for().is_empty(), "it has begun");
}

#[test]
fn a_computer_brings_a_ready_deck() {
    let (mut table, _) = table([person("Vera"), Occupant::Open]);
    table.bring(ONE, &deck("leia"), 9_000).expect("a legal deck");
    let fill = Command::Fill { seat: TWO, bot: "random".into() };
    let made = table.command(ONE, fill, 9_000).expect("an open seat");
    assert!(made.iter().any(|logged| matches!(&logged.entry, Entry::Bring { seat, .. } if *seat == TWO)));
    assert!(table.gathering().is_empty() && table.secrets()[1].is_some());
}

#[test]
fn old_heads_and_games_without_decks_are_as_they_were() {
    let (setup, rules_version) = options("deckbuilding", &[]).expect("the usual set-up");
    let seats = [person("Vera"), person("Luis")];
    let old = Head { game: "deckbuilding".into(), rules_version, setup, gathers: false, ..head(seats) };
    let written = serde_json::to_string(&old).expect("plain data");
    assert!(!written.contains("secrets") && !written.contains("gathers"), "{written}");
    assert_eq!(serde_json::from_str::<Head>(&written).expect("a head"), old);
    let (mut table, _) = Table::new(old, 1_000).expect("a legal table");
    assert_eq!(why(table.bring(ONE, &deck("leia"), 9_000)), Why::NoDecks);
    // Secrets were once written without gaps.
    let kept = r#"["null",null]"#;
    assert_eq!(
        serde_json::from_str::<Vec<Option<String>>>(kept).expect("secrets"),
        [Some("null".into()), None]
    );
}
