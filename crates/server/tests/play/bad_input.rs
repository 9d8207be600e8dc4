//! Whatever a client does, it hurts nobody else.

use std::time::Duration;

use serde_json::{Value, json};
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, PATIENCE, hello, together};
use crate::house::{House, generous, in_time};

/// The last thing said before the socket ends.
async fn last_words(client: &mut Client) -> Value {
    let mut last = Value::Null;
    while let Some(said) = client.hear().await {
        last = said;
    }
    last
}

#[test]
fn a_wrong_hello_is_answered_and_closed() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let mut version = hello(&made.table, None);
        version["version"] = 0.into();
        let mut extra = hello(&made.table, None);
        extra["colour"] = "red".into();
        let cases = [
            (Message::text("not JSON"), "nonsense"),
            (Message::text("{}"), "nonsense"),
            (Message::text(r#"{"say":"look"}"#), "nonsense"),
            (Message::text(r#"{"say":"hello"}"#), "nonsense"),
            (Message::binary(vec![0, 1, 2]), "nonsense"),
            (Message::text("x".repeat(9_000)), "nonsense"),
            (Message::text(extra.to_string()), "nonsense"),
            (Message::text(version.to_string()), "wrong-version"),
            (Message::text(hello(&made.table, Some("guess")).to_string()), "wrong-token"),
            (Message::text(hello("nowhere", None).to_string()), "no-table"),
        ];
        for (frame, why) in cases {
            let mut client = Client::silent(house.addr).await;
            client.send(frame.clone()).await.expect("the server listens");
            let bye = last_words(&mut client).await;
            assert_eq!((&bye["say"], &bye["why"]), (&json!("bye"), &json!(why)), "{frame:.100}");
        }
        house.all_is_well().await;
    });
}

#[test]
fn nonsense_at_a_table_is_refused_and_the_client_stays() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let before = luis.picture();
        let long = "x".repeat(65);
        let cases = [
            Message::text("not JSON"),
            Message::text("[]"),
            Message::text("\"look\""),
            Message::text(r#"{"say":"dance"}"#),
            Message::text(r#"{"say":"act","id":"1"}"#),
            Message::text(r#"{"say":"act","id":7,"action":"end"}"#),
            Message::text(r#"{"say":"act","id":"1","action":"end","now":true}"#),
            Message::text(r#"{"say":"act","id":"1","action":"end","plies":-1}"#),
            Message::text(r#"{"say":"look","twice":true}"#),
            Message::text(r#"{"say":"speak","lang":"xx"}"#),
            Message::text(r#"{"say":"act","id":"","action":"end"}"#),
            Message::text(json!({ "say": "act", "id": long, "action": "end" }).to_string()),
            Message::text(json!({ "say": "hint", "id": long, "bot": "rules" }).to_string()),
            Message::text(hello(&made.table, None).to_string()),
            Message::text("[".repeat(8_000)),
            Message::binary(vec![0; 100]),
        ];
        for frame in cases {
            vera.send(frame.clone()).await.expect("the server listens");
            let said = vera.hear().await.expect("an answer");
            assert_eq!((&said["say"], &said["why"]), (&json!("refused"), &json!("nonsense")), "{frame:.100}");
            assert_ne!(said["text"], "");
        }
        assert_eq!(luis.act("end").await, Err("not-your-turn".into()), "this is Vera's to do");
        assert_eq!(vera.act("dance").await, Err("not-offered".into()));
        luis.caught_up().await;
        assert_eq!(luis.picture(), before, "nothing has happened");
        vera.act("end").await.expect("the client may go on");
    });
}

#[test]
fn a_frame_that_is_too_long_ends_the_socket() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        vera.send(Message::text("x".repeat(9_000))).await.expect("the server listens");
        assert_eq!(last_words(&mut vera).await["why"], "nonsense");
        luis.see(|p| p["seats"][0]["here"] == false).await;
        let mut vera = house.seat(&made, 0).await;
        vera.act("end").await.expect("and can come back");
    });
}

#[test]
fn a_flood_ends_the_socket() {
    in_time(async {
        let house = House::with(Limits { burst: 10, frames_per_second: 1, ..generous() }).await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        for n in 0..50 {
            // The server may have closed already.
            let _ = vera.send(Message::text(json!({ "say": "ping", "n": n }).to_string())).await;
        }
        let heard = last_words(&mut vera).await;
        assert!(heard["say"] == "bye" || heard["n"].as_u64() < Some(20), "{heard}");
        luis.caught_up().await;
        house.all_is_well().await;
    });
}

/// Its queue fills and it is let go; the others do not even notice.
#[test]
fn whoever_never_reads_is_let_go() {
    const LOOKS: usize = 200;
    in_time(async {
        let limits = Limits { queue: 4, hello: Duration::from_secs(3), ..generous() };
        let house = House::with(limits).await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let other = house.two_people().await;
        let mut neighbour = house.seat(&other, 0).await;
        let chat = json!({ "say": "chat", "text": "x".repeat(400) });
        for _ in 0..50 {
            vera.ask(chat.clone()).await.expect("one may talk");
            luis.caught_up().await;
        }
        // It asks for more than fits into the buffers of both sides, and reads nothing.
        let mut deaf = Client::deaf(house.addr, &made.table).await;
        for _ in 0..LOOKS {
            deaf.say(&json!({ "say": "look" })).await;
        }
        let mut said = 0;
        while house.meter("cantina_dropped_total").await == 0 {
            said += 1;
            assert!(said < 2_000, "nobody was let go");
            vera.ask(chat.clone()).await.expect("Vera plays on");
            luis.caught_up().await;
            neighbour.caught_up().await;
        }
        together(&mut [&mut vera, &mut luis]).await;
        vera.act("end").await.expect("Vera plays on");
        let mut heard = 0;
        while deaf.hear().await.is_some() {
            heard += 1;
        }
        assert!(heard < LOOKS, "it has missed something");
        house.all_is_well().await;
    });
}

#[test]
fn whoever_says_nothing_is_sent_away() {
    in_time(async {
        let house = House::with(Limits { hello: Duration::from_secs(2), ..generous() }).await;
        let mut silent = Client::silent(house.addr).await;
        assert_eq!(last_words(&mut silent).await["why"], "nonsense");
        house.all_is_well().await;
    });
}

/// A peer that is gone without a word answers to no ping.
#[test]
fn half_open_sockets_end() {
    in_time(async {
        let house = House::with(Limits { silence: Duration::from_secs(3), ..generous() }).await;
        let made = house.two_people().await;
        let mut vera = house.seat(&made, 0).await;
        let mut gone = TcpStream::connect(house.addr).await.expect("the server listens");
        let upgrade = format!(
            "GET /ws HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            house.addr
        );
        gone.write_all(upgrade.as_bytes()).await.expect("the server reads");
        let text = hello(&made.table, made.tokens[1].as_deref()).to_string();
        let length = u8::try_from(text.len()).expect("a short hello");
        // A text frame with a mask of zeros.
        let mut frame = if length < 126 { vec![0x81, 0x80 | length] } else { vec![0x81, 0xFE, 0, length] };
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        gone.write_all(&frame).await.expect("the server reads");
        vera.see(|p| p["seats"][1]["here"] == true).await;
        let mut rest = Vec::new();
        // Vera answers only while she listens.
        let end = async { timeout(PATIENCE, gone.read_to_end(&mut rest)).await.expect("the socket ends") };
        let (_, _) = tokio::join!(vera.see(|p| p["seats"][1]["here"] == false), end);
        vera.act("end").await.expect("whoever answers stays");
    });
}
