//! One address, or one loud voice, does not spoil it for others.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde_json::{Value, json};
use server::Limits;
use store::{Options, Row, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::client::{Client, PATIENCE, hello};
use crate::house::{House, LONG, bot, generous, in_time, link, request_at, wish};

/// A connection from another address of this machine.
async fn from(last: u8, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind((Ipv4Addr::new(127, 0, 0, last), 0).into()).expect("an address of this machine");
    socket.connect(to).await.expect("the server listens")
}

async fn get(mut stream: TcpStream, path: &str, headers: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// The status of the answer to somebody who wants a table: of those an address gets so many in an hour.
pub(crate) async fn sets_up(mut stream: TcpStream, header: &str) -> String {
    let body = wish(&[link("Vera"), link("Luis")]).to_string();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: cantina.example\r\n{header}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).split(' ').nth(1).unwrap_or("").to_owned()
}

/// The server ends a connection on which nothing more comes.
async fn is_closed(stream: &mut TcpStream) {
    let mut rest = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut rest)).await.expect("it ends").ok();
}

#[test]
fn silent_connections_of_one_address_leave_everybody_else_served() {
    in_time(async {
        let house = House::with(Limits { connections_per_address: 50, header: LONG, ..generous() }).await;
        let mut silent = Vec::new();
        for _ in 0..1_500 {
            silent.push(from(2, house.addr).await);
        }
        let answer = get(from(3, house.addr).await, "/healthz", "").await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        let answer = get(from(2, house.addr).await, "/healthz", "").await;
        assert_eq!(answer, "", "the loud address has had its share");
        drop(silent);
        house.all_is_well().await;
    });
}

/// Every answer waits for room at the other side, and holds what it has to say for as long.
#[test]
fn whoever_takes_nothing_is_not_waited_for() {
    in_time(async {
        let patience = Duration::from_secs(2);
        let limits = Limits { connections_per_address: 1, header: patience, ..generous() };
        let house = House::with(limits).await;
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4 * 1024).expect("a small buffer");
        socket.bind((Ipv4Addr::new(127, 0, 0, 2), 0).into()).expect("an address of this machine");
        let mut deaf = socket.connect(house.addr).await.expect("the server listens");
        // More than fits into the buffers of both sides.
        let cards = "GET /api/games/unlimited/cards HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(8);
        deaf.write_all(cards.as_bytes()).await.expect("the server reads");
        // Until it is let go, its address has had its share.
        while get(from(2, house.addr).await, "/healthz", "").await.is_empty() {
            tokio::task::yield_now().await;
        }
        drop(deaf);
    });
}

#[test]
fn endless_headers_are_not_kept() {
    in_time(async {
        // It is not their slowness that ends it.
        let house = House::with(Limits { header: LONG, ..generous() }).await;
        let mut long = from(2, house.addr).await;
        let header = format!("X-Long: {}\r\n", "x".repeat(1_000));
        let _ = long.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n").await;
        for _ in 0..40 {
            // The server may have answered and closed already.
            let _ = long.write_all(header.as_bytes()).await;
        }
        is_closed(&mut long).await;
        house.all_is_well().await;
    });
}

/// Playing a card and taking it back could go on for ever.
#[test]
fn a_log_has_an_end() {
    in_time(async {
        let house = House::with(Limits { entries_per_table: 40, ..generous() }).await;
        let made = house.two_people().await;
        let [mut vera, _luis] = house.both(&made).await;
        let name = |n: u64| json!({ "say": "rename", "name": format!("Vera {n}") });
        let refused = loop {
            let entries = vera.entries();
            assert!(entries <= 40);
            if let Err(why) = vera.ask(name(entries)).await {
                break why;
            }
        };
        assert_eq!((refused.as_str(), vera.entries()), ("log-full", 40));
        assert_eq!(vera.act("end").await, Err("log-full".into()));
        vera.ask(json!({ "say": "resign" })).await.expect("one may still give up");
        house.all_is_well().await;
    });
}

#[test]
fn whoever_says_nothing_or_no_more_is_not_waited_for() {
    in_time(async {
        let house = House::with(Limits { header: Duration::from_secs(2), ..generous() }).await;
        let mut silent = from(2, house.addr).await;
        is_closed(&mut silent).await;
        let mut slow = from(2, house.addr).await;
        slow.write_all(b"GET /healthz HTTP/1.1\r\nHost: loc").await.expect("the server reads");
        is_closed(&mut slow).await;
        let mut idle = from(2, house.addr).await;
        idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("the server reads");
        is_closed(&mut idle).await;
        house.all_is_well().await;
    });
}

/// Fragments without a byte in them never become a frame, and cost their sender all the same.
#[test]
fn empty_fragments_end_the_socket() {
    in_time(async {
        // It is not the missing hello that ends it.
        let limits = Limits { socket_bytes: 1_000, frame: 500, hello: LONG, ..generous() };
        let house = House::with(limits).await;
        let made = house.two_people().await;
        let mut vera = house.seat(&made, 0).await;
        let mut stream = TcpStream::connect(house.addr).await.expect("the server listens");
        let upgrade = "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                       Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        stream.write_all(upgrade.as_bytes()).await.expect("the server reads");
        // The beginning of a text, and continuations of it that never end.
        let _ = stream.write_all(&[0x01, 0x80, 0, 0, 0, 0]).await;
        for _ in 0..10_000 {
            if stream.write_all(&[0x00, 0x80, 0, 0, 0, 0]).await.is_err() {
                break;
            }
        }
        is_closed(&mut stream).await;
        vera.act("end").await.expect("others play on");
    });
}

#[test]
fn looking_again_and_again_costs_more_than_talking() {
    in_time(async {
        let house = House::with(Limits { burst: 40, frames_per_second: 1, ..generous() }).await;
        let made = house.two_people().await;
        let mut quiet = house.seat(&made, 0).await;
        for _ in 0..30 {
            quiet.caught_up().await;
        }
        let mut greedy = house.seat(&made, 1).await;
        let mut last = Value::Null;
        for _ in 0..30 {
            greedy.say(&json!({ "say": "look" })).await;
            last = greedy.until(|said| said["say"] == "bye" || said["anew"] == true).await;
            if last["say"] == "bye" {
                break;
            }
        }
        assert_eq!(last["why"], "too-many", "{last}");
        quiet.caught_up().await;
    });
}

#[test]
fn chat_is_a_message_of_its_own_with_a_pace_and_a_quota() {
    in_time(async {
        let house =
            House::with(Limits { chat_burst: 3, chat_pace: LONG, chat_quota: 600, ..generous() }).await;
        let made = house.two_people().await;
        let [mut vera, mut luis] = house.both(&made).await;
        let positions =
            |client: &Client| client.heard.iter().filter(|text| text.contains("\"scene\"")).count();
        let before = (positions(&luis), luis.entries());
        for n in 0..3 {
            vera.chats(&format!("line {n} {}", "x".repeat(100))).await.expect("one may talk");
        }
        assert_eq!(vera.chats("and on").await, Err("too-fast".into()));
        luis.hears(3).await;
        luis.caught_up().await;
        assert_eq!(
            (positions(&luis), luis.entries()),
            before,
            "no position is sent for it, and no entry made"
        );
        // All who watch have one pace together, and it is another one than the players'.
        let mut crowd = [house.watch(&made).await, house.watch(&made).await];
        let mut heard = 0;
        for n in 0..6 {
            heard += usize::from(crowd[n % 2].chats("boo").await.is_ok());
        }
        assert_eq!(heard, 3);
        luis.chats("the others").await.expect("players have their own");
        // Of what is kept the oldest goes first.
        let late = house.watch(&made).await;
        assert!(late.chat().len() > 3, "what is at hand is shown");
        drop((vera, luis, crowd, late));
        let mut house = house;
        house.restart().await;
        let late = house.watch(&made).await;
        let kept: Vec<String> = late.chat().into_iter().map(|(_, text)| text).collect();
        assert!(!kept.iter().any(|text| text.starts_with("line 0")), "{kept:?}");
        assert_eq!(kept.last().map(String::as_str), Some("the others"));
    });
}

#[test]
fn a_table_can_be_set_up_without_talk() {
    in_time(async {
        let house = House::open().await;
        for (talk, player, watcher) in
            [("players", true, false), ("nobody", false, false), ("everybody", true, true)]
        {
            let mut wished = wish(&[link("Vera"), link("Luis")]);
            wished["talk"] = talk.into();
            let made = house.table(wished).await;
            let mut vera = house.seat(&made, 0).await;
            assert_eq!(vera.welcome["talk"], talk);
            assert_eq!(vera.chats("hello").await.is_ok(), player, "{talk}");
            let said = house.watch(&made).await.chats("hello").await;
            assert_eq!(said.is_ok(), watcher, "{talk}");
            assert!(watcher || said == Err("quiet".into()));
        }
    });
}

#[test]
fn tables_are_found_only_if_they_were_set_up_for_it() {
    in_time(async {
        let mut house = House::open().await;
        let open = || json!({ "who": "open" });
        house.table(wish(&[link("Vera"), open()])).await;
        let mut wished = wish(&[link("Vera"), open()]);
        wished["listed"] = true.into();
        let listed = house.table(wished).await;
        let found = async |house: &House| {
            let (_, found) = house.ask("GET", "/api/tables", None, &Value::Null).await;
            let tables = found["tables"].as_array().cloned().unwrap_or_default();
            tables.iter().map(|table| table["table"].as_str().expect("an id").to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(found(&house).await, std::slice::from_ref(&listed.table));
        house.restart().await;
        assert_eq!(
            found(&house).await,
            std::slice::from_ref(&listed.table),
            "also when it was not in memory"
        );
        let path = format!("/api/tables/{}/seats/1", listed.table);
        assert_eq!(house.post(&path, None, &json!({ "name": "Ana" })).await.0, 200);
        assert_eq!(found(&house).await, Vec::<String>::new(), "nobody is wanted any more");
    });
}

/// What was said in an older log is at hand, as far as it is new. (How much memory a long one needs is looked at with
/// a server in a process of its own.)
#[test]
fn a_log_full_of_old_chat_is_read() {
    const LINES: u32 = 5_000;
    in_time(async {
        let mut house = House::open().await;
        let made = house.two_people().await;
        house.close().await;
        let store = Store::open(&house.data(), Options::default()).expect("the file is free");
        let next = store.load(&made.table).await.expect("readable").expect("it is there").rows.len() as u32;
        let line =
            r#"{"at":1,"entry":"chat","from":{"voice":"spectator","name":"Eve"},"text":"spam spam spam"}"#;
        let rows = (next..next + LINES).map(|seq| Row { seq, body: line.into(), action_id: None });
        store.append(&made.table, rows.collect()).await.expect("a long log");
        store.close().await;
        house.restart().await;
        assert_eq!(house.meter("cantina_tables").await, 0, "nothing is read before somebody asks");
        let mut vera = house.seat(&made, 0).await;
        assert_eq!(vera.chat().len(), 100);
        vera.act("end").await.expect("the game goes on");
    });
}

#[test]
fn rematches_count_as_tables_and_names_are_clean() {
    in_time(async {
        let house = House::with(Limits { tables_per_address: 2, ..generous() }).await;
        let made = house.table(wish(&[link("Ve\u{202E}ra\u{7}"), link(" Luis ")])).await;
        let [mut vera, luis] = house.both(&made).await;
        assert_eq!(
            (&vera.position["seats"][0]["name"], &luis.position["seats"][1]["name"]),
            (&json!("Vera"), &json!("Luis"))
        );
        let (status, _) = house.post("/api/tables", None, &wish(&[link(&"x".repeat(41)), link("")])).await;
        assert_eq!(status, 409, "too long");
        vera.ask(json!({ "say": "resign" })).await.expect("one may give up");
        let path = format!("/api/tables/{}/rematch", made.table);
        let (status, _) = house.post(&path, made.tokens[0].as_deref(), &json!({})).await;
        assert_eq!(status, 429, "two tables were asked for already");
    });
}

#[test]
fn tables_that_nobody_uses_leave_the_memory_and_come_back() {
    in_time(async {
        let house = House::with(Limits { idle: Duration::from_millis(100), ..generous() }).await;
        let mut tables = Vec::new();
        for _ in 0..20 {
            tables.push(house.two_people().await);
        }
        let used = house.table(wish(&[link("Vera"), bot("random")])).await;
        let mut vera = house.seat(&used, 0).await;
        while house.meter("cantina_tables").await > 1 {
            vera.caught_up().await;
        }
        let mut back = house.seat(&tables[7], 0).await;
        back.act("end").await.expect("it goes on where it was");
        assert_eq!(house.meter("cantina_tables").await, 2);
        drop((vera, back));
        while house.meter("cantina_tables").await > 0 {
            tokio::task::yield_now().await;
        }
        // Bots wake again, also those whose turn it was.
        let mut vera = house.seat(&used, 0).await;
        vera.act("end").await.expect("a turn");
        vera.see(|p| p["waiting_for"] == json!([0])).await;
    });
}

#[test]
fn behind_a_trusted_server_people_are_told_apart() {
    in_time(async {
        let proxies = vec!["127.0.0.9/32".parse().expect("a network")];
        let limits = Limits { tables_per_address: 2, connections_per_address: 3, proxies, ..generous() };
        let house = House::with(limits).await;
        let asked = async |last: u8, for_it: &str| {
            sets_up(from(last, house.addr).await, &format!("X-Forwarded-For: {for_it}")).await
        };
        // One person behind the proxy asks too much; another is served.
        let busy = [asked(9, "192.0.2.1").await, asked(9, "192.0.2.1").await, asked(9, "192.0.2.1").await];
        assert_eq!(busy, ["200", "200", "429"]);
        assert_eq!(asked(9, "192.0.2.2").await, "200");
        // Nobody else can say for whom they ask.
        let lies = [asked(8, "192.0.2.3").await, asked(8, "192.0.2.4").await, asked(8, "192.0.2.5").await];
        assert_eq!(lies, ["200", "200", "429"]);
        // Its connections are not those of one address.
        let mut held = Vec::new();
        for _ in 0..10 {
            held.push(from(9, house.addr).await);
        }
        assert_eq!(asked(9, "192.0.2.6").await, "200");
    });
}

#[test]
fn pages_of_other_origins_and_names_of_others_are_turned_away() {
    in_time(async {
        let proxies = vec!["127.0.0.9/32".parse().expect("a network")];
        let house =
            House::with(Limits { proxies, hosts: vec!["cantina.example".into()], ..generous() }).await;
        let upgrade = |headers: &str| {
            format!(
                "GET /ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                 Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
            )
        };
        let status = async |last: u8, request: String| {
            let mut stream = from(last, house.addr).await;
            stream.write_all(request.as_bytes()).await.expect("the server reads");
            let mut answer = [0; 12];
            stream.read_exact(&mut answer).await.expect("an answer");
            String::from_utf8_lossy(&answer[9..]).into_owned()
        };
        let through = "Host: 127.0.0.1\r\nX-Forwarded-Host: cantina.example\r\n";
        let own = format!("{through}Origin: https://cantina.example\r\n");
        assert_eq!(status(9, upgrade(&own)).await, "101", "the page and the proxy agree on the name");
        assert_eq!(status(9, upgrade(&format!("{through}Origin: https://evil.example\r\n"))).await, "400");
        assert_eq!(
            status(8, upgrade(&own)).await,
            "400",
            "only trusted servers say by which name they were asked"
        );
        let rebound = "GET /api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n";
        assert_eq!(status(8, rebound.into()).await, "421");
        assert_eq!(status(8, rebound.replace("evil", "cantina")).await, "200");
        let answer = request_at(
            house.addr,
            "GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        )
        .await;
        assert!(answer.contains("--hosts"), "{answer}");
    });
}

#[test]
fn json_is_compressed_for_those_who_can_read_it() {
    in_time(async {
        let house = House::open().await;
        let path = "/api/games/deckbuilding/cards";
        let plain = get(TcpStream::connect(house.addr).await.expect("a server"), path, "").await;
        let small =
            get(TcpStream::connect(house.addr).await.expect("a server"), path, "Accept-Encoding: gzip\r\n")
                .await;
        assert!(small.contains("content-encoding: gzip") && !plain.contains("content-encoding"));
        assert!(small.len() * 3 < plain.len(), "{} and {}", small.len(), plain.len());
    });
}

#[test]
fn a_watcher_s_name_is_clean() {
    in_time(async {
        let house = House::open().await;
        let made = house.two_people().await;
        let mut named = hello(&made.table, None);
        named["name"] = "A\u{202E}na\n".into();
        let mut ana = Client::greeting(house.addr, named).await;
        ana.chats("hello").await.expect("one may talk");
        assert_eq!(ana.chat(), [("Ana".into(), "hello".into())]);
    });
}
