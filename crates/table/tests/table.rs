//! What happens at a table, without any socket: the log, undo, seats, clocks and the end.

use kernel::{Dice, Eyes, Seat, Seats};
use table::{ClockRule, Command, Entry, Head, How, Logged, Occupant, Refusal, Table, Why, options};
use text::Lang;

const EMPIRE: Seat = Seat(0);
const REBEL: Seat = Seat(1);

fn person(name: &str) -> Occupant {
    Occupant::Person { name: name.into() }
}

fn head(seats: [Occupant; 2]) -> Head {
    let (setup, rules_version) = options("deckbuilding", &[]).expect("the usual set-up");
    Head {
        game: "deckbuilding".into(),
        rules_version,
        setup,
        seed: 7,
        seats: seats.into(),
        tokens: vec!["empire-hash".into(), "rebel-hash".into()],
        undo: true,
        ..Head::default()
    }
}

/// A table and everything that was ever written down at it.
struct Sitting {
    table: Table,
    log: Vec<Logged>,
    now: u64,
}

impl Sitting {
    fn new(head: Head) -> Sitting {
        let (table, log) = Table::new(head, 1_000).expect("a legal table");
        Sitting { table, log, now: 1_000 }
    }

    fn people() -> Sitting {
        Sitting::new(head([person("Vera"), person("Luis")]))
    }

    /// A seat is still to be taken.
    fn waiting() -> Sitting {
        Sitting::new(Head { fills: true, ..head([person("Vera"), Occupant::Open]) })
    }

    fn does(&mut self, seat: Seat, command: Command) -> Result<usize, Refusal> {
        self.now += 10;
        let made = self.table.command(seat, command, self.now)?;
        let n = made.len();
        self.log.extend(made);
        Ok(n)
    }

    fn acts(&mut self, seat: Seat, action: &str) {
        let action = action.to_owned();
        self.does(seat, Command::Act { action: action.clone(), plies: None })
            .unwrap_or_else(|refusal| panic!("{action}: {}", refusal.say(Lang::En)));
    }

    /// Whoever is to decide takes some offered action.
    fn anything(&mut self, dice: &mut Dice) {
        let seat = self.table.waiting_for().first().expect("somebody decides");
        let offers = self.table.offers(Some(seat), Lang::En);
        self.acts(seat, &offers[dice.below(offers.len())].action);
    }

    fn again(&self) -> Table {
        Table::from_log(self.table.head().clone(), 1_000, &self.log).expect("a legal head")
    }

    fn first_play(&self, seat: Seat) -> String {
        let offers = self.table.offers(Some(seat), Lang::En);
        offers.iter().find(|offer| offer.action.starts_with("play")).expect("a card in hand").action.clone()
    }
}

fn why(result: Result<usize, Refusal>) -> Why {
    result.expect_err("a refusal").why
}

fn same(a: &Table, b: &Table) {
    for eyes in [Eyes::All, Eyes::Public, Eyes::Seat(EMPIRE), Eyes::Seat(REBEL)] {
        assert_eq!(a.board().scene(eyes), b.board().scene(eyes));
    }
    assert_eq!(
        (a.entries(), a.occupants(), a.ended(), a.asked()),
        (b.entries(), b.occupants(), b.ended(), b.asked())
    );
    assert_eq!((a.chat(), a.clocks(), a.tokens()), (b.chat(), b.clocks(), b.tokens()));
}

#[test]
fn the_log_is_the_truth() {
    let mut dice = Dice::new(1);
    for _ in 0..5 {
        let mut sitting = Sitting::people();
        while sitting.table.ended().is_none() {
            sitting.anything(&mut dice);
            match dice.below(40) {
                0 => {
                    let _ = sitting.does(Seat(dice.below(2) as u8), Command::TakeBack { to: None });
                }
                1 => {
                    let _ = sitting.does(
                        Seat(dice.below(2) as u8),
                        Command::AnswerTakeBack { yes: dice.below(2) == 0, to: None },
                    );
                }
                2 => {
                    sitting
                        .does(EMPIRE, Command::Rename { name: "Ana".into() })
                        .expect("one may have a name");
                }
                _ => {}
            }
            if dice.below(60) == 0 {
                same(&sitting.table, &sitting.again());
            }
        }
        same(&sitting.table, &sitting.again());
        assert_eq!(sitting.table.ended().map(|e| e.how), Some(How::Played));
        assert_eq!(sitting.table.eyes_of(None), Eyes::All, "a finished game is open");
    }
}

#[test]
fn quiet_actions_are_taken_back_freely_and_fate_does_not_change_its_mind() {
    let mut sitting = Sitting::people();
    let before = sitting.table.board().scene(Eyes::All);
    let plies = sitting.table.board().plies();
    let play = sitting.first_play(EMPIRE);
    sitting.acts(EMPIRE, &play);
    assert_eq!(sitting.does(EMPIRE, Command::TakeBack { to: None }).map(|_| ()), Ok(()));
    assert_eq!((sitting.table.board().scene(Eyes::All), sitting.table.board().plies()), (before, plies));
    // Whatever is shuffled once is shuffled the same way again.
    sitting.acts(EMPIRE, "end");
    let after = sitting.table.board().scene(Eyes::All);
    sitting.does(EMPIRE, Command::TakeBack { to: None }).expect("it can be asked for");
    sitting.does(REBEL, Command::AnswerTakeBack { yes: true, to: None }).expect("it was asked");
    sitting.acts(EMPIRE, "end");
    assert_eq!(sitting.table.board().scene(Eyes::All), after);
    same(&sitting.table, &sitting.again());
}

/// Somebody who asks for one move, and for many while the answer is on its way.
#[test]
fn an_answer_is_for_what_was_asked_for() {
    let mut sitting = Sitting::people();
    let play = sitting.first_play(EMPIRE);
    sitting.acts(EMPIRE, &play);
    sitting.acts(EMPIRE, "end");
    let plies = sitting.table.board().plies();
    let ask = |sitting: &mut Sitting, to| {
        sitting.does(EMPIRE, Command::TakeBack { to }).expect("it can be asked for");
        sitting.table.asked().map(|asked| asked.to)
    };
    let little = ask(&mut sitting, None);
    assert!(ask(&mut sitting, Some(0)) < little);
    let yes = |to| Command::AnswerTakeBack { yes: true, to };
    assert_eq!(why(sitting.does(REBEL, yes(little))), Why::Stale);
    assert_eq!(sitting.table.board().plies(), plies, "nothing was granted");
    ask(&mut sitting, None);
    sitting.does(REBEL, yes(little)).expect("that is what was asked for");
    assert_eq!(Some(sitting.table.board().plies()), little);
}

#[test]
fn what_taught_something_is_taken_back_only_if_the_others_agree() {
    let mut sitting = Sitting::people();
    // Ending the turn draws cards.
    sitting.acts(EMPIRE, "end");
    let plies = sitting.table.board().plies();
    sitting.does(EMPIRE, Command::TakeBack { to: None }).expect("it can be asked for");
    assert_eq!(
        sitting.table.asked().map(|asked| (asked.by, asked.waiting_for)),
        Some((EMPIRE, Seats::one(REBEL)))
    );
    assert_eq!(sitting.table.board().plies(), plies, "nothing has happened yet");
    assert_eq!(why(sitting.does(EMPIRE, Command::AnswerTakeBack { yes: true, to: None })), Why::NothingAsked);
    sitting.does(REBEL, Command::AnswerTakeBack { yes: false, to: None }).expect("it was asked");
    assert_eq!((sitting.table.asked(), sitting.table.board().plies()), (None, plies));
    sitting.does(EMPIRE, Command::TakeBack { to: None }).expect("it can be asked for again");
    sitting.does(REBEL, Command::AnswerTakeBack { yes: true, to: None }).expect("it was asked");
    assert_eq!(sitting.table.waiting_for(), Seats::one(EMPIRE));
    // An action of anybody makes the question pointless.
    sitting.acts(EMPIRE, "end");
    sitting.does(EMPIRE, Command::TakeBack { to: None }).expect("it can be asked for");
    sitting.acts(REBEL, "end");
    assert_eq!(sitting.table.asked(), None);
}

#[test]
fn against_bots_nobody_need_be_asked() {
    let mut sitting = Sitting::new(head([person("Vera"), Occupant::Bot { bot: "rules".into() }]));
    sitting.acts(EMPIRE, "end");
    while let Some((seat, bot)) = sitting.table.bot_to_act() {
        let task = sitting.table.board().thinking(seat, bot, 7).expect("the bot has something to decide");
        sitting.acts(seat, &task());
    }
    sitting.does(EMPIRE, Command::TakeBack { to: None }).expect("bots do not mind");
    assert_eq!(sitting.table.waiting_for(), Seats::one(EMPIRE));
}

/// A seat is somebody's also while a bot plays there.
#[test]
fn neither_a_stand_in_nor_an_absence_agrees_to_anything() {
    for stands_in in
        [Command::Fill { seat: REBEL, bot: "rules".into() }, Command::Leave { bot: Some("rules".into()) }]
    {
        let mut sitting = Sitting::people();
        sitting.acts(EMPIRE, "end");
        let who = if matches!(stands_in, Command::Fill { .. }) { EMPIRE } else { REBEL };
        sitting.does(who, stands_in).expect("a bot plays for Luis");
        let before = (sitting.table.board().plies(), sitting.table.board().scene(Eyes::All));
        sitting.does(EMPIRE, Command::TakeBack { to: None }).expect("it can be asked for");
        assert_eq!(sitting.table.asked().map(|asked| asked.waiting_for), Some(Seats::one(REBEL)));
        assert_eq!((sitting.table.board().plies(), sitting.table.board().scene(Eyes::All)), before);
        same(&sitting.table, &sitting.again());
        // Whoever is stood in for may answer, or come back to the same position first.
        sitting.does(REBEL, Command::Return).expect("the seat is given back");
        assert_eq!((sitting.table.board().plies(), sitting.table.board().scene(Eyes::All)), before);
        sitting.does(EMPIRE, Command::TakeBack { to: None }).expect("it can be asked for");
        sitting.does(REBEL, Command::AnswerTakeBack { yes: true, to: None }).expect("Luis is asked");
        assert_eq!(sitting.table.waiting_for(), Seats::one(EMPIRE));
    }
}

#[test]
fn undo_can_be_switched_off_and_needs_something_to_undo() {
    let mut sitting = Sitting::new(Head { undo: false, ..head([person("Vera"), person("Luis")]) });
    sitting.acts(EMPIRE, "end");
    assert_eq!(why(sitting.does(EMPIRE, Command::TakeBack { to: None })), Why::UndoIsOff);
    let mut sitting = Sitting::people();
    assert_eq!(why(sitting.does(EMPIRE, Command::TakeBack { to: None })), Why::NothingToTakeBack);
    sitting.acts(EMPIRE, "end");
    assert_eq!(why(sitting.does(EMPIRE, Command::TakeBack { to: Some(10_000) })), Why::NothingToTakeBack);
}

#[test]
fn wrong_actions_change_nothing() {
    let mut sitting = Sitting::people();
    let before = sitting.table.board().scene(Eyes::All);
    let act = |action: &str, plies| Command::Act { action: action.into(), plies };
    assert_eq!(why(sitting.does(EMPIRE, act("play darth-vader", None))), Why::NotOffered);
    assert_eq!(why(sitting.does(EMPIRE, act("dance", None))), Why::NotOffered);
    assert_eq!(why(sitting.does(REBEL, act("end", None))), Why::NotYourTurn);
    assert_eq!(why(sitting.does(EMPIRE, act("end", Some(99)))), Why::Stale);
    assert_eq!(why(sitting.does(Seat(5), act("end", None))), Why::NotSeated);
    assert_eq!(why(sitting.does(EMPIRE, Command::Rename { name: "x".repeat(41) })), Why::TooLong);
    assert_eq!(sitting.table.board().scene(Eyes::All), before);
    same(&sitting.table, &sitting.again());
}

#[test]
fn a_bot_keeps_the_seat_warm_and_gives_it_back() {
    let mut sitting = Sitting::people();
    assert_eq!(why(sitting.does(EMPIRE, Command::Leave { bot: Some("genius".into()) })), Why::SetUp);
    sitting.does(EMPIRE, Command::Leave { bot: Some("rules".into()) }).expect("one may leave");
    assert_eq!(sitting.table.bot_to_act(), Some((EMPIRE, "rules")));
    sitting.does(EMPIRE, Command::Return).expect("and come back");
    assert_eq!((sitting.table.bot_to_act(), &sitting.table.occupants()[0]), (None, &person("Vera")));
    assert_eq!(why(sitting.does(EMPIRE, Command::Return)), Why::NothingAsked);
    same(&sitting.table, &sitting.again());
}

#[test]
fn an_empty_seat_can_be_filled_with_a_bot() {
    let mut sitting = Sitting::people();
    let fill = |seat, bot: &str| Command::Fill { seat, bot: bot.into() };
    // Somebody who is away may come back.
    assert_eq!(why(sitting.does(REBEL, fill(EMPIRE, "genius"))), Why::SetUp);
    sitting.does(REBEL, fill(EMPIRE, "rules")).expect("the seat is empty");
    assert_eq!(sitting.table.bot_to_act(), Some((EMPIRE, "rules")));
    assert_eq!(why(sitting.does(REBEL, fill(EMPIRE, "random"))), Why::SeatTaken);
    assert_eq!(why(sitting.does(REBEL, fill(REBEL, "rules"))), Why::SeatTaken);
    sitting.does(EMPIRE, Command::Return).expect("it is given back");
    assert_eq!(sitting.table.occupants()[0], person("Vera"));
    assert_eq!(why(sitting.does(REBEL, fill(Seat(7), "random"))), Why::NotSeated);
    same(&sitting.table, &sitting.again());
    // An open seat is the bot's own, and the game begins.
    let mut sitting = Sitting::waiting();
    assert_eq!(why(sitting.does(REBEL, fill(EMPIRE, "rules"))), Why::NotSeated);
    sitting.does(EMPIRE, fill(REBEL, "random")).expect("the seat is open");
    assert_eq!(sitting.table.occupants()[1], Occupant::Bot { bot: "random".into() });
    assert!(sitting.table.has_begun() && !sitting.table.waiting_for().is_empty());
    same(&sitting.table, &sitting.again());
}

#[test]
fn the_game_begins_when_its_seats_are_taken() {
    let mut sitting = Sitting::waiting();
    let nothing = sitting.table.board().scene(Eyes::Public);
    assert!(sitting.log.is_empty(), "fate has dealt nothing: {:?}", sitting.log);
    assert_eq!(
        (sitting.table.waiting_for(), sitting.table.eyes_of(Some(EMPIRE))),
        (Seats::NONE, Eyes::Public)
    );
    let act = Command::Act { action: "end".into(), plies: None };
    assert_eq!(why(sitting.does(EMPIRE, act)), Why::NotBegun);
    // Whoever sits down and gets up again has seen nothing and comes back by no secret.
    let made = sitting.table.sit(REBEL, "Eve", "eve-hash".into(), None, 2_000).expect("the seat is open");
    assert!(made.iter().any(|logged| matches!(logged.entry, Entry::Fate { .. })), "the game is dealt");
    sitting.log.extend(made);
    assert_ne!(sitting.table.board().scene(Eyes::Public), nothing);
    // And once there are cards, nobody leaves them to a stranger.
    assert_eq!(why(sitting.does(REBEL, Command::Leave { bot: None })), Why::Underway);
    same(&sitting.table, &sitting.again());
}

#[test]
fn nobody_comes_to_an_open_seat_of_a_game_that_has_begun() {
    // Old tables began with open seats.
    let mut sitting = Sitting::new(head([person("Vera"), Occupant::Open]));
    assert!(sitting.table.has_begun());
    assert_eq!(
        sitting.table.sit(REBEL, "Eve", "x".into(), None, 2_000).expect_err("cards").why,
        Why::Underway
    );
    sitting.does(EMPIRE, Command::Fill { seat: REBEL, bot: "rules".into() }).expect("a bot may take it");
}

#[test]
fn an_open_seat_is_for_anybody_and_gets_a_new_secret() {
    let seats = vec![person("Vera"), Occupant::Open, Occupant::Open, person("Luis")];
    let (team, _) = team();
    let mut sitting = Sitting::new(Head { fills: true, seats, ..team.table.head().clone() });
    let made = sitting.table.sit(REBEL, "Eve", "rebel-hash".into(), None, 2_000).expect("the seat is open");
    sitting.log.extend(made);
    assert_eq!(sitting.table.seat_of("rebel-hash"), Some(REBEL));
    sitting.does(REBEL, Command::Leave { bot: None }).expect("one may leave");
    assert_eq!(sitting.table.seat_of("rebel-hash"), None, "whoever has left opens nothing");
    let made = sitting.table.sit(REBEL, "Ana", "new-hash".into(), None, 2_000).expect("the seat is open");
    sitting.log.extend(made);
    assert_eq!(sitting.table.seat_of("new-hash"), Some(REBEL));
    assert_eq!(sitting.table.seat_of("rebel-hash"), None, "the old link opens nothing");
    assert_eq!(
        sitting.table.sit(REBEL, "Eve", "x".into(), None, 2_000).expect_err("taken").why,
        Why::SeatTaken
    );
    same(&sitting.table, &sitting.again());
}

#[test]
fn giving_up_ends_the_game() {
    let mut sitting = Sitting::people();
    sitting.does(REBEL, Command::Resign).expect("one may give up at any time");
    let ended = sitting.table.ended().expect("it is over");
    assert_eq!(sitting.table.board().winners(ended.outcome), Seats::one(EMPIRE));
    assert_eq!(why(sitting.does(EMPIRE, Command::Act { action: "end".into(), plies: None })), Why::Over);
    assert!(sitting.table.offers(Some(EMPIRE), Lang::En).is_empty());
    assert!(sitting.table.board().record().contains("\nrebel leaves\nend "), "the game itself knows");
    let made = sitting.table.go_on_at("next".into(), sitting.now).expect("a finished game can go on");
    sitting.log.extend(made);
    same(&sitting.table, &sitting.again());
    assert_eq!(sitting.again().rematch(), Some("next"));
}

#[test]
fn a_game_given_up_long_ago_is_still_read() {
    let written = r#"{"at":2000,"entry":"resign","seat":0}"#;
    let mut sitting = Sitting::people();
    sitting.log.push(serde_json::from_str(written).expect("an entry"));
    let ended = sitting.again().ended().expect("it is over");
    assert_eq!(
        (ended.how, sitting.again().board().winners(ended.outcome)),
        (How::Resigned(EMPIRE), Seats::one(REBEL))
    );
}

#[test]
fn whoever_leaves_a_team_leaves_the_game_to_the_other_one() {
    let (mut sitting, [one, other]) = team();
    sitting.does(other, Command::Resign).expect("one may give up at any time");
    let ended = sitting.table.ended().expect("it is over");
    let winners = sitting.table.board().winners(ended.outcome);
    assert!(winners.iter().count() == 2 && !winners.contains(one) && !winners.contains(other));
    same(&sitting.table, &sitting.again());
}

#[test]
fn what_seats_bring_is_in_the_head_and_must_be_right() {
    let good = head([person("Vera"), person("Luis")]);
    let with = |secrets: &[&str]| {
        let secrets = secrets.iter().map(|secret| Some(secret.to_string())).collect();
        Table::new(Head { secrets, ..good.clone() }, 1_000).map(|_| ())
    };
    assert_eq!(with(&["null", "null"]), Ok(()), "in this game nobody brings anything");
    assert_eq!(with(&["null"; 3]).expect_err("a third").why, Why::SetUp);
    assert_eq!(with(&["{}}"]).expect_err("no JSON").why, Why::SetUp);
    assert!(
        !serde_json::to_string(&good).expect("plain data").contains("secrets"),
        "old heads stay as they are"
    );
}

#[test]
fn a_clock_that_runs_out_loses() {
    let clock = Some(ClockRule { bank_ms: 1_000, increment_ms: 500 });
    let mut sitting = Sitting::new(Head { clock, ..head([person("Vera"), person("Luis")]) });
    let left = |sitting: &Sitting, seat| sitting.table.clocks().expect("clocks").left_now(seat, sitting.now);
    sitting.now += 300;
    assert_eq!((left(&sitting, EMPIRE), left(&sitting, REBEL)), (700, 1_000));
    // Thinking costs time, and a finished turn gives some back.
    sitting.acts(EMPIRE, "end");
    assert_eq!(left(&sitting, EMPIRE), 1_190);
    assert_eq!(sitting.table.clocks().and_then(table::Clocks::runs_out_at), Some(sitting.now + 1_001));
    assert!(sitting.table.time_out(sitting.now + 1_000).is_empty());
    sitting.now += 1_500;
    let made =
        sitting.does(REBEL, Command::Act { action: "end".into(), plies: None }).expect("the clock speaks");
    assert_eq!(made, 1, "it is too late to act");
    assert_eq!(sitting.table.ended().map(|ended| ended.how), Some(How::TimeOut(REBEL)));
    same(&sitting.table, &sitting.again());
}

#[test]
fn clocks_stand_while_nobody_serves_the_table() {
    let clock = Some(ClockRule { bank_ms: 1_000, increment_ms: 0 });
    let mut sitting = Sitting::new(Head { clock, ..head([person("Vera"), person("Luis")]) });
    sitting.now += 300;
    let paused = sitting.table.pause(sitting.now);
    sitting.log.extend(paused);
    // A day later, or a day earlier by a clock that was set anew.
    for now in [sitting.now + 86_400_000, sitting.now - 100] {
        let mut table = sitting.again();
        let mut log = sitting.log.clone();
        log.extend(table.resume(now));
        assert!(table.time_out(now).is_empty());
        assert_eq!(table.clocks().expect("clocks").left_now(EMPIRE, now + 100), 600);
        assert!(!table.time_out(now + 701).is_empty(), "then it goes on");
        let again = Table::from_log(sitting.table.head().clone(), 1_000, &log).expect("a legal head");
        assert_eq!(again.clocks().expect("clocks").left_now(EMPIRE, now + 100), 600);
    }
    // Where no clock runs there is nothing to say.
    assert!(
        Sitting::people().table.pause(2_000).is_empty() && Sitting::people().table.resume(2_000).is_empty()
    );
}

#[test]
fn a_game_of_other_rules_is_closed_and_can_be_looked_at() {
    let mut sitting = Sitting::people();
    sitting.acts(EMPIRE, "end");
    let other = Head { rules_version: 0, ..sitting.table.head().clone() };
    let mut table = Table::from_log(other, 1_000, &sitting.log).expect("a legal head");
    let closed = table.closed().expect("it is closed").problem.clone();
    assert_eq!(closed.why, Why::OtherRules);
    assert!(closed.say(Lang::En).contains("version 0 / 1") && closed.say(Lang::Es).contains("otras reglas"));
    assert_eq!(table.board().scene(Eyes::All), sitting.table.board().scene(Eyes::All), "it can be looked at");
    assert_eq!(table.command(REBEL, Command::Resign, 6_000).expect_err("closed").why, Why::Closed);
    assert!(table.waiting_for().is_empty());
}

#[test]
fn whoever_runs_the_house_can_close_a_table() {
    let mut sitting = Sitting::people();
    let made = sitting.table.close(2_000).expect("it is open");
    sitting.log.extend(made);
    assert_eq!(why(sitting.does(EMPIRE, Command::Resign)), Why::Closed);
    assert_eq!(sitting.again().closed().map(|closed| closed.problem.why), Some(Why::ClosedByHouse));
    same(&sitting.table, &sitting.again());
}

/// What one shuffle shows leads to no other: not even its whole seed leads back to the key.
#[test]
fn one_answer_of_fate_says_nothing_of_the_next() {
    let old = head([person("Vera"), person("Luis")]);
    let keyed = |key: &str| Head { key: Some(key.repeat(32)), ..old.clone() };
    // Old tables draw as they always did.
    assert_eq!(old.fate(5).number(), Dice::at(7, 5).number());
    assert_eq!(keyed("0a").fate(5).number(), 6017708385830239625, "and this never changes");
    // The seed in the head is another matter: fate follows the key alone.
    assert_eq!(keyed("0a").fate(5).number(), Head { seed: 8, ..keyed("0a") }.fate(5).number());
    assert_ne!(keyed("0a").fate(5).number(), keyed("0b").fate(5).number());
    assert_ne!(keyed("0a").fate(5).number(), keyed("0a").fate(6).number());
    // The old generator runs backwards: what it drew leads to its seed, and the seed to every other draw.
    let seed = unmixed(unmixed(old.fate(5).number()).wrapping_sub(GOLDEN)).wrapping_sub(GOLDEN);
    assert_eq!(Dice::at(seed ^ 5_u64.wrapping_mul(STRIDE), 6).number(), old.fate(6).number());
    let seed = unmixed(unmixed(keyed("0a").fate(5).number()).wrapping_sub(GOLDEN)).wrapping_sub(GOLDEN);
    assert_ne!(Dice::at(seed ^ 5_u64.wrapping_mul(STRIDE), 6).number(), keyed("0a").fate(6).number());
}

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;
const STRIDE: u64 = 0xD1B5_4A32_D192_ED03;

/// The state behind a number of the generator.
fn unmixed(number: u64) -> u64 {
    let unshifted = |z: u64, by: u32| (0..64 / by).fold(z, |found, _| z ^ (found >> by));
    let z = unshifted(number, 31).wrapping_mul(inverse(0x94D0_49BB_1331_11EB));
    let z = unshifted(z, 27).wrapping_mul(inverse(0xBF58_476D_1CE4_E5B9));
    unshifted(z, 30)
}

/// What undoes a multiplication: each step doubles the bits that are right.
fn inverse(odd: u64) -> u64 {
    (0..6).fold(odd, |found, _| found.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(found))))
}

#[test]
fn a_log_that_breaks_the_rules_closes_the_table_there() {
    let mut sitting = Sitting::people();
    sitting.acts(EMPIRE, "end");
    let good = sitting.table.board().scene(Eyes::All);
    let mut log = sitting.log.clone();
    log.push(Logged { at: 5_000, entry: Entry::Act { seat: REBEL, action: "buy darth-vader".into() } });
    log.push(Logged { at: 5_001, entry: Entry::Act { seat: REBEL, action: "end".into() } });
    let mut table = Table::from_log(sitting.table.head().clone(), 1_000, &log).expect("a legal head");
    let closed = table.closed().expect("it is closed").clone();
    assert_eq!(closed.after as usize, sitting.log.len());
    let problem = closed.problem.say(Lang::Es);
    assert!(problem.contains("no es posible ahora") && problem.contains("buy darth-vader"), "{problem}");
    assert_eq!(table.board().scene(Eyes::All), good, "it can still be looked at");
    assert_eq!(table.command(REBEL, Command::Resign, 6_000).expect_err("closed").why, Why::Closed);
    assert!(table.waiting_for().is_empty());
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let wrong = |head: Head| Table::new(head, 0).map(|_| ()).expect_err("a refusal").why;
    let good = head([person("Vera"), person("Luis")]);
    assert_eq!(wrong(Head { game: "chess".into(), ..good.clone() }), Why::UnknownGame);
    assert_eq!(wrong(Head { setup: "{}}".into(), ..good.clone() }), Why::SetUp);
    assert_eq!(wrong(Head { seats: vec![person("Vera")], ..good.clone() }), Why::SetUp);
    assert_eq!(
        wrong(Head { seats: vec![person("Vera"), Occupant::Bot { bot: "genius".into() }], ..good }),
        Why::SetUp
    );
    let option =
        |name: &str, value: &str| options("deckbuilding", &[(name.into(), value.into())]).map(|_| ());
    assert_eq!(option("goal", "9").expect_err("too many").why, Why::SetUp);
    assert_eq!(option("colour", "red").expect_err("no option").why, Why::SetUp);
    assert_eq!(option("mode", "secret-bases"), Ok(()));
}

/// The report can be read and holds nothing that the reporter may not see.
#[test]
fn a_report_is_a_scenario_that_holds_only_what_the_reporter_sees() {
    let mut dice = Dice::new(4);
    let mut sitting = Sitting::people();
    for _ in 0..200 {
        if sitting.table.ended().is_some() {
            return;
        }
        sitting.anything(&mut dice);
    }
    let report = sitting.table.board().scenario(Eyes::Seat(EMPIRE), "An \"odd\" thing\n");
    let parsed = testkit::parse(&report).unwrap_or_else(|error| panic!("{error}\n{report}"));
    assert_eq!(parsed.len(), 1);
    assert!(report.contains("# Cards the reporter could not see are guesses"), "{report}");
}

/// What was odd at the end of a game can be reported too, as the position before it.
#[test]
fn a_finished_game_is_reported_as_a_position_that_can_be() {
    let mut dice = Dice::new(5);
    let mut sitting = Sitting::people();
    while sitting.table.ended().is_none() {
        sitting.anything(&mut dice);
    }
    let report = sitting.table.board().scenario(Eyes::Seat(EMPIRE), "Odd");
    let parsed = testkit::parse(&report).expect("a scenario");
    testkit::run::<deckbuilding::Deckbuilding>(&parsed[0])
        .unwrap_or_else(|failure| panic!("{failure}\n{report}"));
}

#[test]
fn the_story_is_told_to_each_in_their_own_way() {
    let sitting = Sitting::people();
    let board = sitting.table.board();
    let told = |eyes| {
        let story = board.story(0, board.plies(), eyes, &[], Lang::Es);
        story.into_iter().map(|event| event.text).collect::<Vec<_>>().join("\n")
    };
    assert!(told(Eyes::Seat(EMPIRE)).contains("Los Rebeldes roban una carta."));
    assert!(!told(Eyes::Seat(REBEL)).contains("Los Rebeldes roban una carta."));
    assert!(told(Eyes::Public).contains("El Imperio roba una carta."));
    assert!(!told(Eyes::All).contains("una carta."));
}

/// What is at hand of the last events and what is played again tell the same.
#[test]
fn the_story_does_not_depend_on_how_it_is_found() {
    let mut dice = Dice::new(9);
    let mut sitting = Sitting::people();
    for _ in 0..300 {
        if sitting.table.ended().is_some() {
            break;
        }
        sitting.anything(&mut dice);
        if dice.below(20) == 0 {
            let _ = sitting.does(Seat(dice.below(2) as u8), Command::TakeBack { to: None });
        }
        let board = sitting.table.board();
        let plies = board.plies();
        let from = plies.saturating_sub(dice.below(12) as u32);
        for eyes in [Eyes::All, Eyes::Public, Eyes::Seat(EMPIRE)] {
            let again = board.at(plies).story(from, plies, eyes, &[], Lang::En);
            assert_eq!(board.story(from, plies, eyes, &[], Lang::En), again);
        }
    }
}

/// A scenario's position, as a table takes it.
fn stated(facts: &[(&str, &str)]) -> Head {
    let position = facts.iter().map(|(subject, value)| (subject.to_string(), value.to_string()));
    Head { position: position.collect(), ..head([person("Vera"), person("Luis")]) }
}

#[test]
fn a_game_can_start_from_a_stated_position() {
    let facts =
        [("turn", "rebel"), ("rebel hand", "x-wing, rebel-trooper"), ("rebel deck", "luke-skywalker")];
    let mut sitting = Sitting::new(stated(&facts));
    assert_eq!(sitting.table.waiting_for(), Seats::one(REBEL));
    let before = sitting.table.board().scene(Eyes::All);
    sitting.acts(REBEL, "play x-wing.1");
    sitting.acts(REBEL, "play rebel-trooper.1");
    sitting.does(REBEL, Command::TakeBack { to: Some(0) }).expect("it taught nobody anything");
    assert_eq!(sitting.table.board().scene(Eyes::All), before);
    sitting.acts(REBEL, "end");
    same(&sitting.table, &sitting.again());
    // A record starts from a set-up; what tells of this game is a scenario.
    let told = sitting.table.board().record();
    let [scenario] = &testkit::parse(&told).expect("a scenario")[..] else { panic!("one scenario") };
    testkit::run::<deckbuilding::Deckbuilding>(scenario).unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let wrong = |facts| Table::new(stated(facts), 1_000).map(|_| ()).expect_err("no such position");
    assert_eq!(wrong(&[("rebel hand", "x-wong")]).why, Why::SetUp);
    assert_eq!(wrong(&[("rebel hat", "x-wing")]).why, Why::SetUp);
}

/// Four people, and the two whose turn it is.
fn team() -> (Sitting, [Seat; 2]) {
    let (setup, rules_version) = options("deckbuilding-team", &[]).expect("the usual set-up");
    let seats: Vec<Occupant> = ["Vera", "Luis", "Nora", "Iker"].map(person).into();
    let tokens = (0..4).map(|seat| format!("hash-{seat}")).collect();
    let clock = Some(ClockRule { bank_ms: 60_000, increment_ms: 0 });
    let game = "deckbuilding-team".into();
    let few = head([person("Vera"), person("Luis")]);
    let sitting = Sitting::new(Head { game, rules_version, setup, seats, tokens, clock, ..few });
    let first = sitting.table.waiting_for().first().expect("a team begins");
    (sitting, [first, Seat(first.0 + 2)])
}

#[test]
fn partners_act_at_the_same_time_and_do_not_make_each_other_decide_anew() {
    let (mut sitting, [one, other]) = team();
    assert_eq!(sitting.table.waiting_for(), Seats::one(one).with(other));
    let seen = Some(sitting.table.board().plies());
    let act = |sitting: &mut Sitting, seat| {
        let action = sitting.first_play(seat);
        sitting.does(seat, Command::Act { action, plies: seen })
    };
    assert_eq!(act(&mut sitting, one), Ok(1));
    assert_eq!(act(&mut sitting, other), Ok(1), "the partner's move is no reason to decide anew");
    assert_eq!(why(act(&mut sitting, one)), Why::Stale, "one's own is");
    same(&sitting.table, &sitting.again());
}

#[test]
fn whoever_is_done_waits_while_the_partner_goes_on() {
    let (mut sitting, [one, other]) = team();
    sitting.acts(one, "end");
    assert_eq!(sitting.table.waiting_for(), Seats::one(other));
    assert_eq!(sitting.table.board().free_back_to(one), sitting.table.board().plies() - 1);
    let play = sitting.first_play(other);
    sitting.acts(other, &play);
    assert_eq!(
        sitting.table.board().free_back_to(one),
        sitting.table.board().plies(),
        "the partner has acted"
    );
    // Only the clock of those who are waited for runs.
    let left =
        |seat, sitting: &Sitting| sitting.table.clocks().expect("clocks").left_now(seat, sitting.now + 500);
    let before = left(one, &sitting);
    sitting.now += 500;
    assert_eq!(left(one, &sitting), before);
    sitting.acts(other, "end");
    let waiting: Vec<Seat> = sitting.table.waiting_for().iter().collect();
    assert_eq!(waiting.len(), 2);
    assert!(!waiting.contains(&one) && !waiting.contains(&other), "the other team is to act");
}
