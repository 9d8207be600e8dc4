use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use cantina::{Console, run};
use games::Terminal;

fn main() -> ExitCode {
    let terminal = io::stdout().is_terminal();
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    let mut errors = io::stderr();
    let mut console = Console {
        input: &mut input,
        output: &mut output,
        errors: &mut errors,
        terminal: terminal && io::stdin().is_terminal(),
        colour: terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
        progress: io::stderr().is_terminal(),
    };
    let code = run::<Terminal>(std::env::args_os(), &mut console);
    // Nobody is left to hear that nobody listens.
    let _ = output.flush();
    ExitCode::from(code)
}
