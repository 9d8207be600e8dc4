//! A server in a process of its own: the program that runs this starts itself once more.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::{env, fs, thread};

use server::{Acknowledge, Limits, Options};

const FILE: &str = "SERVED_FILE";
const ACKNOWLEDGES: &str = "SERVED_ACKNOWLEDGES";
const LISTENING: &str = "listening on ";

/// Everybody comes from one address here, and says more than people do.
pub(crate) fn limits() -> Limits {
    Limits {
        burst: 1_000_000,
        frames_per_second: 1_000_000,
        requests_burst: 1_000_000,
        requests_per_second: 1_000_000,
        tables_per_address: 1_000_000,
        sockets_per_address: 1_000_000,
        connections_per_address: 1_000_000,
        socket_bytes: 10_000_000,
        ..Limits::default()
    }
}

pub(crate) fn anywhere() -> SocketAddr {
    (Ipv4Addr::LOCALHOST, 0).into()
}

/// Serves if this process was started for that, until whoever started it is gone.
pub(crate) fn serve_if_asked() -> bool {
    let (Some(file), Ok(acknowledges)) = (env::var_os(FILE), env::var(ACKNOWLEDGES)) else {
        return false;
    };
    let acknowledge =
        if acknowledges == "after" { Acknowledge::AfterCommit } else { Acknowledge::BeforeCommit };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let running = server::start(anywhere(), Path::new(&file), Options { acknowledge }, limits());
    let running = runtime.block_on(running).expect("a server");
    writeln!(io::stdout(), "\n{LISTENING}{}", running.addr).expect("somebody listens");
    // The pipe ends with the process at its other end.
    let _ = io::stdin().read_to_end(&mut Vec::new());
    true
}

/// A server process; it is killed at the latest when this is dropped.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) addr: SocketAddr,
}

impl Process {
    /// The arguments lead this program to [`serve_if_asked`].
    pub(crate) fn start(arguments: &[&str], file: &Path, acknowledge: Acknowledge) -> Process {
        let mut command = Command::new(env::current_exe().expect("this program"));
        command.args(arguments);
        Process::run(command, file, acknowledge)
    }

    /// A command that ends up as this program with such arguments.
    pub(crate) fn run(mut command: Command, file: &Path, acknowledge: Acknowledge) -> Process {
        let acknowledges = if acknowledge == Acknowledge::AfterCommit { "after" } else { "before" };
        let mut child = command
            .env(FILE, file)
            .env(ACKNOWLEDGES, acknowledges)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let addr = lines.find_map(|line| line.strip_prefix(LISTENING)?.parse().ok());
        // Nobody reads the rest, but somebody must hold the pipe.
        thread::spawn(move || lines.for_each(drop));
        let Some(addr) = addr else {
            let _ = child.kill();
            panic!("the server did not start: {:?}", child.wait());
        };
        Process { child, addr }
    }
}

/// A figure of a process, in bytes: `VmRSS` is the memory it has, `VmHWM` the most it has had.
pub(crate) fn memory(pid: u32, figure: &str) -> io::Result<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix(figure)?.strip_prefix(':'));
    let kb = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    kb.map(|kb| kb * 1024).ok_or_else(|| io::Error::other(format!("no {figure}")))
}

/// `kill -9`: nothing is tidied up.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
