//! What keeps the server standing.

use std::net::SocketAddr;
use std::time::Duration;

use ipnet::IpNet;

/// Every limit has a flag of `cantina serve`.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of one frame a client may send.
    pub frame: usize,
    /// Bytes of the body of a request.
    pub body: usize,
    /// A request that takes longer is given up.
    pub request: Duration,
    /// Messages that wait for a slow reader before it is let go.
    pub queue: usize,
    /// Frames a socket may send at once, and each second after that.
    pub burst: u32,
    pub frames_per_second: u32,
    /// Requests an address may make at once, and each second after that.
    pub requests_burst: u32,
    pub requests_per_second: u32,
    /// Tables one address may set up in an hour.
    pub tables_per_address: u32,
    /// Accounts one address may open in an hour.
    pub accounts_per_address: u32,
    pub sockets_per_address: u32,
    /// Seats of one table that people at one address may take before its game begins.
    pub seats_per_address: u32,
    pub listeners_per_table: usize,
    /// Connections an address may keep open, whatever is said on them.
    pub connections_per_address: u32,
    /// A connection on which no request comes for so long is closed.
    pub header: Duration,
    /// Bytes a socket may send each second; at once as many as four frames have.
    pub socket_bytes: u32,
    /// Lines of chat somebody may say at once, and after how long another one. All who watch count as one, and wait
    /// for three times as long.
    pub chat_burst: u32,
    pub chat_pace: Duration,
    /// Bytes of chat that a table keeps.
    pub chat_quota: u32,
    /// Entries of the log of one table, after which people do nothing more there.
    pub entries_per_table: u32,
    /// A bot may take the seat of somebody who has been away for so long.
    pub absence: Duration,
    /// A table that nobody has asked for leaves the memory after so long.
    pub idle: Duration,
    /// Finished tables are deleted after so long.
    pub keep: Option<Duration>,
    /// An address of its own for numbers about the server and for orders.
    pub inside: Option<SocketAddr>,
    /// Servers that pass on what others ask: they say for whom.
    pub proxies: Vec<IpNet>,
    /// Names that this server goes by, besides addresses and `localhost`; any, if there are none.
    pub hosts: Vec<String>,
    /// Decks an account may keep.
    pub decks_per_account: u32,
    /// Bots that think at the same time.
    pub thinkers: usize,
    /// Before a bot moves, so that people see each of its moves.
    pub bot_pause: Duration,
    /// A socket that says nothing for so long is closed.
    pub silence: Duration,
    /// A socket that does not say hello for so long is closed.
    pub hello: Duration,
    /// Origins of web pages that may open sockets, besides the server's own.
    pub origins: Vec<String>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            frame: 8 * 1024,
            body: 16 * 1024,
            request: Duration::from_secs(10),
            queue: 64,
            burst: 40,
            frames_per_second: 20,
            requests_burst: 60,
            requests_per_second: 20,
            tables_per_address: 200,
            accounts_per_address: 20,
            sockets_per_address: 100,
            seats_per_address: 1,
            connections_per_address: 200,
            header: Duration::from_secs(15),
            socket_bytes: 16 * 1024,
            chat_burst: 5,
            chat_pace: Duration::from_secs(1),
            chat_quota: 64 * 1024,
            entries_per_table: 20_000,
            absence: Duration::from_secs(60),
            idle: Duration::from_secs(300),
            keep: None,
            inside: None,
            proxies: Vec::new(),
            hosts: Vec::new(),
            listeners_per_table: 64,
            decks_per_account: 100,
            thinkers: 2,
            bot_pause: Duration::from_millis(350),
            silence: Duration::from_secs(90),
            hello: Duration::from_secs(10),
            origins: Vec::new(),
        }
    }
}
