//! Four people at one table: two may act at once.

use serde_json::{Value, json};

use crate::client::{Client, play_on, to_the_end, together};
use crate::house::{House, bot, four_people, in_time, link};

const SHORT: [[&str; 2]; 2] = [["goal", "2"], ["bases", "introductory"]];

/// The cards in the hand of a seat that a client can see.
fn seen_in_hand(client: &Client, seat: usize) -> usize {
    let hand = client.position["scene"]["players"][seat]["hand"].as_array().expect("a hand");
    hand.iter().filter(|card| !card.is_null()).count()
}

/// The seats of the team whose turn it is.
fn acting(client: &Client) -> [usize; 2] {
    let waiting = client.position["waiting_for"].as_array().expect("seats");
    let seat = |i: usize| waiting[i].as_u64().expect("a seat") as usize;
    [seat(0), seat(1)]
}

/// Two of them at once.
fn pair(seats: &mut [Client], [one, other]: [usize; 2]) -> (&mut Client, &mut Client) {
    let (near, far) = seats.split_at_mut(other);
    (&mut near[one], &mut far[0])
}

#[test]
fn four_people_play_to_the_end_and_win_in_pairs() {
    in_time(async {
        let house = House::open().await;
        let made = house.table(four_people(&SHORT)).await;
        let mut seats = house.all(&made).await;
        let mut watcher = house.watch(&made).await;
        for (seat, client) in seats.iter().enumerate() {
            let seen: Vec<usize> = (0..4).map(|of| seen_in_hand(client, of)).collect();
            let shown: Vec<usize> = (0..4).map(|of| if of % 2 == seat % 2 { 5 } else { 0 }).collect();
            assert_eq!(seen, shown, "one sees the own hand and the partner's");
        }
        assert!((0..4).all(|of| seen_in_hand(&watcher, of) == 0));
        while !seats[0].over() {
            play_on(&mut seats, 20).await;
            watcher.caught_up().await;
        }
        to_the_end(&mut seats).await;
        let winners = &seats[0].position["ended"]["winners"];
        assert!(*winners == json!([0, 2]) || *winners == json!([1, 3]), "{winners}");
        for client in &seats {
            assert_eq!(client.position["scene"], seats[0].position["scene"], "a finished game is open");
        }
    });
}

#[test]
fn partners_who_answer_at_the_same_moment_are_both_heard() {
    in_time(async {
        let house = House::open().await;
        let made = house.table(four_people(&[])).await;
        let mut seats = house.all(&made).await;
        let before = seats[0].position["plies"].as_u64().expect("a number");
        let both = acting(&seats[0]);
        let (one, other) = pair(&mut seats, both);
        let play = |client: &Client| {
            let offers = client.offers();
            let action = offers.iter().find(|offer| offer.starts_with("play ")).expect("a hand").clone();
            json!({ "say": "act", "action": action, "plies": before })
        };
        let (mine, theirs) = (play(one), play(other));
        let done = tokio::join!(one.ask(mine.clone()), other.ask(theirs));
        assert!(done.0.is_ok() && done.1.is_ok(), "{done:?}");
        together(&mut [one, other]).await;
        assert_eq!(one.position["plies"], before + 2);
        // One's own first answer has changed what one is asked.
        assert_eq!(one.ask(mine).await, Err("stale".into()));
        assert!(one.may_act(), "there is something else to do");
    });
}

#[test]
fn whoever_is_done_does_not_stop_the_partner() {
    in_time(async {
        let house = House::open().await;
        let made = house.table(four_people(&[])).await;
        let mut seats = house.all(&made).await;
        let [first, second] = acting(&seats[0]);
        let (one, other) = pair(&mut seats, [first, second]);
        one.act("end").await.expect("a turn can be ended");
        together(&mut [one, other]).await;
        assert!(one.offers().is_empty() && other.may_act());
        assert_eq!(one.act("end").await, Err("not-your-turn".into()));
        other.act("end").await.expect("so can the partner's");
        together(&mut [one, other]).await;
        let now: Vec<u64> = acting(one).map(|seat| seat as u64).into();
        assert!(!now.contains(&(first as u64)) && !now.contains(&(second as u64)), "{now:?}");
    });
}

#[test]
fn a_person_plays_among_three_bots() {
    in_time(async {
        let house = House::open().await;
        let seats: Vec<Value> = vec![bot("rules"), link("Luis"), bot("random"), bot("rules")];
        let wish =
            json!({ "game": "deckbuilding", "seats": seats, "options": [["mode", "team"], ["goal", "2"]] });
        let made = house.table(wish).await;
        let mut luis = house.seat(&made, 1).await;
        while !luis.over() {
            luis.see(|p| p["offers"].as_array().is_some_and(|o| !o.is_empty()) || !p["ended"].is_null())
                .await;
            if luis.over() {
                break;
            }
            let hint = luis.hint("rules").await;
            // The partner may have been faster, and changed what is offered.
            if let Some(action) = hint["action"].as_str() {
                let _ = luis.act(action).await;
            }
        }
        assert_eq!(luis.position["ended"]["winners"].as_array().map(Vec::len), Some(2));
    });
}
