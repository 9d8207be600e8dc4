# make play    builds everything, starts the table and says where it is:  make play ARGS="--addr 0.0.0.0:8080"
# make terminal  a game in the terminal:  make terminal ARGS="--lang es --as rebel"
# make check   what holds within a few minutes: format, lints, types, unit and scenario tests
# make test    everything that must hold
# make bench   how fast the rules are, and what the server carries (target/load.json)
# Each of them installs what it needs first.

GAME ?= deckbuilding
ARGS ?=
SHELL := /usr/bin/env bash

TARGET := $(or $(CARGO_TARGET_DIR),target)
CANTINA = $(TARGET)/release/cantina
# The tests use the program as the tests are built, which saves building everything twice.
TESTED = $(TARGET)/debug/cantina

# The set-up says where cargo and node are; a fresh install is not in the PATH of this shell yet.
READY = tools="$$(scripts/setup.sh)" && export PATH="$$tools:$$PATH"
READY_TO_BROWSE = tools="$$(scripts/setup.sh browser)" && export PATH="$$tools:$$PATH"

PAGES = web/dist/index.html
PACKAGES = web/node_modules/.package-lock.json
PAGE_SOURCES := $(shell find web/src web/public web/scripts web/index.html web/vite.config.ts -type f 2>/dev/null)

.PHONY: play terminal pages check test test-rust test-web test-browser bench pictures
.DEFAULT_GOAL := play

play: pages
	@$(READY) && cargo build --release --quiet --locked -p cantina
	@$(CANTINA) serve --open $(ARGS)

terminal:
	@$(READY) && cargo build --release --quiet --locked -p cantina
	@$(CANTINA) play $(GAME) $(ARGS)

pages: $(PAGES)

# What the lock file says; `npm ci` would also want the builds for other systems, which it leaves out.
$(PACKAGES): web/package.json web/package-lock.json
	@$(READY) && cd web && npm install --no-save --no-fund --no-audit --silent
	@touch $@

# The pages are built into the program, so the program is built after them.
$(PAGES): $(PACKAGES) $(PAGE_SOURCES)
	@$(READY) && cd web && npm run --silent build

# For the daily loop: nothing that plays for long. Laws that show in thousands of random games, whole tables,
# the server and the browser come with `make test`.
check: pages
	$(READY) && cargo fmt --all --check
	$(READY) && cargo clippy --workspace --all-targets --locked -- -D warnings
	$(READY) && cd web && npm run --silent check
	$(READY) && cargo test --workspace --locked --lib --bins -- --skip leaks::
	$(READY) && cargo test --workspace --locked --test game --test kit --test tidy -- --skip ::played::

test: pages test-web test-rust test-browser

test-web: $(PACKAGES)
	$(READY) && cd web && npm run --silent lint && npm run --silent check && npm test --silent

test-rust: pages
	$(READY) && cargo fmt --all --check
	$(READY) && cargo clippy --workspace --all-targets --locked -- -D warnings
	$(READY) && RUSTDOCFLAGS="-D warnings" cargo test --workspace --locked

test-browser: pages
	$(READY_TO_BROWSE) && cargo test --workspace --locked --no-run --quiet
	$(READY_TO_BROWSE) && cd web && CANTINA="$(abspath $(TESTED))" npm run --silent test:browser

# The pictures of the README are those the browser tests take.
pictures: test-browser
	cp target/screenshots/table-middle-1366x768-en.png docs/pictures/table.png
	cp target/screenshots/lobby-first-1366x768-en.png docs/pictures/lobby.png
	cp target/screenshots/replay-1366x768-en.png docs/pictures/replay.png
	cp target/screenshots/team-middle-1366x768-en.png docs/pictures/team.png
	cp target/screenshots/unlimited-middle-1366x768-en.png docs/pictures/unlimited.png
	cp target/screenshots/outer-rim-middle-1366x768-en.png docs/pictures/outer-rim.png

bench:
	@$(READY) && cargo bench --workspace --benches
	@$(READY) && cargo build --release --quiet -p cantina
	$(CANTINA) simulate $(GAME) --bots random --games 10000 --seed 7 $(ARGS)
	$(CANTINA) simulate $(GAME) --bots rules --games 1000 --seed 7 $(ARGS)
