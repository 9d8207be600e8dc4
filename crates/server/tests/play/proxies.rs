//! The samples for two servers that stand before this one, run where they are installed.

use std::io::Write as _;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs};

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use server::Limits;
use tempfile::TempDir;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::hello;
use crate::crowd::sets_up;
use crate::house::{House, generous, in_time};

/// A server that was started for a test.
struct Proxy {
    child: Child,
    addr: SocketAddr,
    _folder: TempDir,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where a program is; its absence is told, since the test then shows nothing.
fn installed(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    // What is meant for those who run a system is not always in the path of the others.
    let folders = env::split_paths(&path).chain(["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from));
    let found = folders.map(|folder| folder.join(name)).find(|path| path.exists());
    if found.is_none() {
        let _ = writeln!(std::io::stderr(), "SKIPPED: {name} is not installed, its sample is not tried");
    }
    found
}

fn sample(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/proxies").join(name);
    fs::read_to_string(path).expect("a sample")
}

/// The sample with these lines in place of others, each of which must be there.
fn with(mut text: String, changes: &[(&str, &str)]) -> String {
    for (from, to) in changes {
        assert!(text.contains(from), "{from} in {text}");
        text = text.replace(from, to);
    }
    text
}

impl Proxy {
    async fn start(
        program: &Path,
        arguments: impl Fn(&Path) -> Vec<String>,
        config: impl Fn(u16, &Path) -> String,
    ) -> Proxy {
        let folder = TempDir::new().expect("a folder");
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let addr = free.local_addr().expect("an address");
        drop(free);
        fs::write(folder.path().join("config"), config(addr.port(), folder.path())).expect("a file");
        let mut command = Command::new(program);
        command.args(arguments(folder.path())).stdout(Stdio::null()).stderr(Stdio::inherit());
        let mut child = command.spawn().expect("it starts");
        while TcpStream::connect(addr).await.is_err() {
            assert!(child.try_wait().expect("a state").is_none(), "it ended");
            tokio::task::yield_now().await;
        }
        Proxy { child, addr, _folder: folder }
    }
}

/// A socket through the proxy, as a page that came through it would open one.
async fn greeted(proxy: SocketAddr, table: &str, origin: &str) -> Result<Value, u16> {
    let stream = TcpStream::connect(proxy).await.expect("the proxy listens");
    let mut request = format!("ws://{proxy}/ws").into_client_request().expect("a request");
    request.headers_mut().insert("host", "cantina.example".parse().expect("a name"));
    request.headers_mut().insert("origin", origin.parse().expect("an origin"));
    let (mut socket, _) = client_async(request, stream).await.map_err(|error| match error {
        tokio_tungstenite::tungstenite::Error::Http(answer) => answer.status().as_u16(),
        other => panic!("{other}"),
    })?;
    socket.send(Message::text(hello(table, None).to_string())).await.expect("it is open");
    let welcome = socket.next().await.expect("a welcome").expect("a frame");
    Ok(serde_json::from_str(welcome.to_text().expect("text")).expect("JSON"))
}

/// The answer to a wish from another address of this machine, which claims to come from yet another.
async fn asked(proxy: SocketAddr, last: u8, claim: &str) -> String {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind((Ipv4Addr::new(127, 0, 0, last), 0).into()).expect("an address of this machine");
    let stream = socket.connect(proxy).await.expect("the proxy listens");
    sets_up(stream, claim).await
}

fn limits() -> Limits {
    let proxies = vec!["127.0.0.1/32".parse().expect("a network")];
    Limits { tables_per_address: 4, proxies, hosts: vec!["cantina.example".into()], ..generous() }
}

async fn holds(house: &House, proxy: &Proxy) {
    let made = house.two_people().await;
    let welcome = greeted(proxy.addr, &made.table, "https://cantina.example").await;
    assert_eq!(welcome.expect("a socket")["say"], "welcome");
    let evil = greeted(proxy.addr, &made.table, "https://evil.example").await;
    assert_eq!(evil, Err(400), "a page of another origin");
    // Two people behind the proxy are two addresses, whatever they claim.
    let mut busy = Vec::new();
    let claims = ["X-Forwarded-For: 192.0.2.7", "Forwarded: for=192.0.2.8", "Forwarded: for=192.0.2.9"];
    for claim in claims.iter().cycle().take(5) {
        busy.push(asked(proxy.addr, 2, claim).await);
    }
    assert_eq!(busy, ["200", "200", "200", "200", "429"]);
    assert_eq!(asked(proxy.addr, 3, claims[0]).await, "200");
}

#[test]
fn nginx() {
    let Some(program) = installed("nginx") else { return };
    in_time(async {
        let house = House::with(limits()).await;
        let config = |port: u16, folder: &Path| {
            let changes = [
                ("server 127.0.0.1:8080;", &*format!("server {};", house.addr)),
                ("listen 443 ssl;", &*format!("listen 127.0.0.1:{port};")),
                ("    ssl_certificate     /etc/ssl/cantina.example.pem;\n", ""),
                ("    ssl_certificate_key /etc/ssl/cantina.example.key;\n", ""),
            ];
            let here = folder.display();
            let paths: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
                .map(|part| format!("{part}_temp_path {here}/{part};\n"))
                .concat();
            format!(
                "daemon off; master_process off; pid {here}/pid; events {{}}\nhttp {{ access_log off;\n{paths}{} }}\n",
                with(sample("nginx.conf"), &changes)
            )
        };
        let arguments = |folder: &Path| {
            let here = folder.display();
            ["-e", "stderr", "-p", &here.to_string(), "-c", &format!("{here}/config")]
                .map(str::to_owned)
                .to_vec()
        };
        let proxy = Proxy::start(&program, arguments, config).await;
        holds(&house, &proxy).await;
    });
}

#[test]
fn haproxy() {
    let Some(program) = installed("haproxy") else { return };
    in_time(async {
        let house = House::with(limits()).await;
        let config = |port: u16, _: &Path| {
            let changes = [
                ("maxconn 20000", "maxconn 100"),
                ("server cantina 127.0.0.1:8080", &*format!("server cantina {}", house.addr)),
                ("bind :443 ssl crt /etc/ssl/cantina.example.pem", &*format!("bind 127.0.0.1:{port}")),
            ];
            with(sample("haproxy.cfg"), &changes)
        };
        let arguments = |folder: &Path| {
            ["-db", "-f", &format!("{}/config", folder.display())].map(str::to_owned).to_vec()
        };
        let proxy = Proxy::start(&program, arguments, config).await;
        holds(&house, &proxy).await;
    });
}
