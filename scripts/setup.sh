#!/usr/bin/env bash
# Makes sure that there is what it takes to build this: Rust and a C compiler's linker, Node for the pages, and,
# when asked for with `setup.sh browser`, a Chromium for the browser tests. Does nothing if all is there, and removes
# nothing. Prints the folders of cargo and node, which a new shell may not yet know, as a piece of PATH.
set -euo pipefail

NEEDED=1.89
NODE_NEEDED=20.19
# Where a newer Node goes if the system's own is too old.
NODE_HERE="$(cd "$(dirname "$0")/.." && pwd)/target/node"

say() { echo "setup: $*" >&2; }

give_up() {
    say "$*"
    exit 1
}

by_hand="install Rust $NEEDED or newer with rustup (see the Rust website), and a C compiler"

# The tools that rustup installs for a user are found even before the shell is started anew.
export PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"

have() { command -v "$1" >/dev/null 2>&1; }

at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

rust_version() { rustc --version 2>/dev/null | awk '{ print $2 }'; }

rust_is_ready() {
    have cargo && have rustc && at_least "$NEEDED" "$(rust_version)" &&
        cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif have sudo; then
        sudo "$@"
    else
        give_up "this needs root, and sudo is missing. Run as root: $*"
    fi
}

apt_has() {
    as_root apt-get update -qq >&2
    apt-cache policy "$1" 2>/dev/null | grep -q 'Candidate: [^(]'
}

apt_install() {
    say "installing: $*"
    as_root apt-get update -qq >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
        --no-install-recommends --no-remove "$@" >&2
}

# Older systems (Debian 12, Ubuntu 22.04) have no package of it: the Rust project's own installer is run if whoever sits
# here says yes, or in CI, where nobody sits.
rustup_itself() {
    say "there is no package \`rustup\` for this system. The Rust project's own installer can be used instead:"
    say "it is fetched from https://sh.rustup.rs and puts Rust into ${RUSTUP_HOME:-$HOME/.rustup} and ${CARGO_HOME:-$HOME/.cargo};"
    say "it changes no settings of your shell, and \`rustup self uninstall\` removes it again."
    if [ "${CI:-}" != true ]; then
        [ -t 0 ] || give_up "nobody is here to agree to that: set CI=true, or $by_hand."
        read -r -p "setup: run it? [y/N] " answer
        case "$answer" in
        y | Y | yes | s | S | si | sí) ;;
        *) give_up "Please $by_hand." ;;
        esac
    fi
    have curl || apt_install ca-certificates curl
    local installer
    installer="$(mktemp)"
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs -o "$installer" ||
        give_up "the installer cannot be fetched. Please $by_hand."
    sh "$installer" -y --no-modify-path --profile minimal --default-toolchain none >&2 ||
        give_up "the installer has failed. Please $by_hand."
    rm -f "$installer"
    hash -r
}

install_rust() {
    if ! have rustup; then
        if have apt-get && apt_has rustup; then
            apt_install ca-certificates rustup
        else
            rustup_itself
        fi
    fi
    say "fetching the stable Rust"
    rustup toolchain install stable --profile minimal --component rustfmt --component clippy >&2
    rustup default stable >&2
    hash -r
    rust_is_ready || give_up "the Rust found first is still $(rust_version), not $NEEDED. Please $by_hand."
}

node_is_ready() { have node && have npm && at_least "$NODE_NEEDED" "$(node --version | tr -d v)"; }

install_node() {
    if ! have npm; then
        have apt-get || give_up "Node $NODE_NEEDED is missing. Please install Node 20.19 or newer with npm."
        apt_install nodejs npm
    fi
    node_is_ready && return
    # Older systems have an older Node; npm brings a newer one, for this folder alone.
    say "fetching a newer Node"
    npm install --silent --no-fund --no-audit --prefix "$NODE_HERE" node@22 >&2
    hash -r
    node_is_ready || give_up "Node is still $(node --version), not $NODE_NEEDED. Please install a newer one."
}

if ! have cc; then
    have apt-get || give_up "a C compiler (cc) is missing. Please $by_hand."
    apt_install build-essential
fi
rust_is_ready || install_rust
export PATH="$NODE_HERE/node_modules/node/bin:$PATH"
node_is_ready || install_node
if [ "${1:-}" = browser ] && ! have chromium; then
    have apt-get || give_up "Chromium is missing. Please install it as \`chromium\` for the browser tests."
    apt_install chromium
fi
# Chromium without windows takes half the time; where it cannot be had, the tests go on with the whole browser.
if [ "${1:-}" = browser ] && ! have chromium-headless-shell && have apt-get; then
    (apt_install chromium-headless-shell) || say "going on without chromium-headless-shell"
fi
echo "$(dirname "$(command -v cargo)"):$(dirname "$(command -v node)")"
