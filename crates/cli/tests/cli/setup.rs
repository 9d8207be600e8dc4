//! The set-up on a system whose packages lack `rustup`, with stand-ins for everything it would install.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Output, Stdio};

use crate::run::Folder;

/// What the installer of the Rust project leaves behind, in short.
const INSTALLER: &str = r#"#!/bin/sh
echo "installer $*" >&2
mkdir -p "$HOME/.cargo/bin"
for tool in rustup cargo rustc; do
    printf '#!/bin/sh\necho "$0 1.99.0"\n' > "$HOME/.cargo/bin/$tool"
    chmod +x "$HOME/.cargo/bin/$tool"
done
"#;

fn set_up(ci: bool, packaged: bool) -> (Folder, Output) {
    let folder = Folder::new();
    let installer = folder.write("installer.sh", INSTALLER);
    let candidate = if packaged { "  Candidate: 1.27" } else { "  Candidate: (none)" };
    let stand_ins = [
        ("cc", String::new()),
        ("node", "echo v99.0.0".into()),
        ("npm", String::new()),
        ("sudo", r#"exec "$@""#.into()),
        ("apt-get", r#"echo "apt-get $*" >&2"#.into()),
        ("apt-cache", format!("echo '{candidate}'")),
        ("curl", format!(r#"for last; do :; done; cp '{installer}' "$last""#)),
    ];
    for (name, does) in stand_ins {
        let tool = folder.write(name, &format!("#!/bin/sh\n{does}\n"));
        fs::set_permissions(&tool, fs::Permissions::from_mode(0o755)).expect("it can be run");
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/setup.sh");
    let mut command = Command::new("bash");
    command.arg(script).env_clear().env("HOME", folder.file("home")).stdin(Stdio::null());
    command.env("PATH", format!("{}:/usr/bin:/bin", folder.file(".")));
    if ci {
        command.env("CI", "true");
    }
    let output = command.output().expect("bash");
    (folder, output)
}

#[test]
fn where_there_is_no_package_the_official_installer_is_run_if_somebody_agrees() {
    let (_folder, output) = set_up(true, false);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    let before = said.split("installer -y").next().expect("what is said first");
    assert!(before.contains("https://sh.rustup.rs") && before.contains("rustup self uninstall"), "{said}");
    assert!(said.contains("installer -y --no-modify-path"), "{said}");
    assert!(String::from_utf8_lossy(&output.stdout).contains(".cargo/bin"), "where cargo is");
}

#[test]
fn nobody_is_surprised_by_it() {
    let (_folder, output) = set_up(false, false);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && said.contains("set CI=true"), "{said}");
    assert!(!said.contains("installer -y"), "{said}");
}

#[test]
fn where_there_is_a_package_it_is_used() {
    let (_folder, output) = set_up(true, true);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("ca-certificates rustup") && !said.contains("installer -y"), "{said}");
}
