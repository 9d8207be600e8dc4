//! Nothing is done twice, and nothing is lost when the server stops.

use serde_json::{Value, json};

use crate::client::{Client, play_on, to_the_end, together};
use crate::house::{House, bot, in_time, link, wish};

#[test]
fn an_action_sent_three_times_is_done_once() {
    in_time(async {
        let mut house = House::open().await;
        let made = house.two_people().await;
        let mut vera = house.seat(&made, 0).await;
        let play = vera.offers().into_iter().find(|action| action.starts_with("play ")).expect("a card");
        let what = json!({ "say": "act", "action": play });
        let entry = vera.ask_as("mine", what.clone()).await.expect("it is done");
        let (after, entries) = (vera.picture(), vera.entries());
        assert_eq!(vera.ask_as("mine", what.clone()).await, Ok(entry));
        vera = house.seat(&made, 0).await;
        assert_eq!(vera.ask_as("mine", what.clone()).await, Ok(entry), "after coming back");
        drop(vera);
        assert_eq!(house.restart().await, 1);
        let mut vera = house.seat(&made, 0).await;
        assert_eq!(vera.ask_as("mine", what).await, Ok(entry), "after a restart");
        assert_eq!((vera.picture(), vera.entries()), (after, entries));
        house.close().await;
    });
}

#[test]
fn every_table_goes_on_after_a_restart() {
    in_time(async {
        let mut house = House::open().await;
        let people = house.two_people().await;
        let mut seats = house.both(&people).await;
        play_on(&mut seats, 30).await;
        together(&mut seats.iter_mut().collect::<Vec<_>>()).await;
        let mixed = house.table(wish(&[link("Vera"), bot("rules")])).await;
        house.seat(&mixed, 0).await.act("end").await.expect("the bot is to play");
        let bots = house.table(wish(&[bot("random"), bot("random")])).await;
        let finished = house.two_people().await;
        house.seat(&finished, 0).await.ask(json!({ "say": "resign" })).await.expect("one may give up");
        let before = [seats[0].picture(), seats[1].picture()];

        assert!(house.restart().await >= 2);
        // Whoever was there has been told.
        for client in &mut seats {
            let mut last = Value::Null;
            while let Some(said) = client.hear().await {
                last = said;
            }
            assert_eq!((&last["say"], &last["why"]), (&json!("bye"), &json!("closing")));
        }
        let mut seats = house.both(&people).await;
        assert_eq!([seats[0].picture(), seats[1].picture()], before);
        to_the_end(&mut seats).await;
        let mut vera = house.seat(&mixed, 0).await;
        vera.see(|p| p["waiting_for"] == json!([0]) && p["plies"].as_u64() > Some(5)).await;
        house.watch(&bots).await.see(|p| !p["ended"].is_null()).await;
        let over: Client = house.watch(&finished).await;
        assert_eq!(over.position["ended"]["how"], "resigned");
        house.close().await;
    });
}
