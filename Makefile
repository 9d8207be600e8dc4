# make play    builds the program and opens a game:  make play ARGS="--lang es --as rebel"
# make test    everything that must hold
# make bench   how fast the rules are, and what the server carries (target/load.json)
# Each of them installs what it needs first.

GAME ?= deckbuilding
ARGS ?=
SHELL := /usr/bin/env bash

TARGET := $(or $(CARGO_TARGET_DIR),target)
CANTINA = $(TARGET)/release/cantina
SCENARIOS := $(wildcard crates/*/tests/scenarios/*.scn)

# The set-up says where cargo is; a fresh install is not in the PATH of this shell yet.
READY = cargo_bin="$$(scripts/setup.sh)" && export PATH="$$cargo_bin:$$PATH"

.PHONY: play test bench
.DEFAULT_GOAL := play

play:
	@$(READY) && cargo build --release --quiet -p cantina
	@$(CANTINA) play $(GAME) $(ARGS)

test:
	$(READY) && cargo fmt --all --check
	$(READY) && cargo clippy --workspace --all-targets --locked -- -D warnings
	$(READY) && RUSTDOCFLAGS="-D warnings" cargo test --workspace --locked
	$(READY) && cargo build --release --locked -p cantina
ifneq ($(SCENARIOS),)
	$(CANTINA) scenario --quiet $(SCENARIOS)
endif
	$(CANTINA) simulate $(GAME) --bots rules,random --games 200 --seed 7

bench:
	@$(READY) && cargo bench --workspace --benches
	@$(READY) && cargo build --release --quiet -p cantina
	$(CANTINA) simulate $(GAME) --bots random --games 10000 --seed 7 $(ARGS)
	$(CANTINA) simulate $(GAME) --bots rules --games 1000 --seed 7 $(ARGS)
