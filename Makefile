# Two commands for people: `make play` and `make test`. Each sets up all it needs on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
PAGE := src/ludotheque/server/page/index.html
MODULES := web/node_modules/.package-lock.json
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
UV := $(BIN)/python -m uv pip install --quiet --compile-bytecode --python $(BIN)/python --constraint constraints.txt
# uv takes seconds where pip takes half a minute, but pip may know a registry that uv was not told of.
install = $(UV) --editable $(1) || $(PIP) --editable $(1)
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

.PHONY: play setup page test format check check-page types bench proof

play: $(PLAYABLE) $(PAGE)
	$(BIN)/ludo serve --open

setup: $(READY)

$(PLAYABLE): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludotheque needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) uv || true
	$(call install,'.[page]')
	touch $(PLAYABLE)

# What developers need besides; coverage makes every start a little slower, so players do without.
$(READY): $(PLAYABLE)
	$(call install,'.[dev]')
	touch $(READY)

page: $(PLAYABLE) $(PAGE)

# Not `npm ci`: it wants the lock file to name parts for kinds of machines that not every registry has.
$(MODULES): web/package-lock.json | $(PLAYABLE)
	$(NPM) install --no-save --loglevel=error
	touch $(MODULES)

$(PAGE): $(MODULES) $(shell find web/src web/public -type f -not -name schema.d.ts) $(wildcard web/*.* src/ludotheque/games/*/RULES*.md)
	$(NPM) run --silent build

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Formatting, lint, types; the same tests compiled, uncompiled (with coverage) and with bounds checking; the page.
test: $(READY)
	$(BIN)/python tests/run_modes.py

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

# The page's drawing data without a browser, and whether it speaks of what the server does: its types are made from the
# server's description each time, so a difference is an error of types.
check-page: types $(PAGE)
	$(NPM) run --silent check
	$(NPM) test --silent

types: $(MODULES)
	$(BIN)/python -m ludotheque.server.app > web/node_modules/.openapi.json
	$(NPM) exec -- openapi-typescript node_modules/.openapi.json -o src/api/schema.d.ts

bench: $(READY)
	$(BIN)/python -m bench.run

# Thousands of games beside the slow second version, in every mode of every game; a server killed a hundred times.
proof: $(READY)
	$(BIN)/python -m tests.proof
	LUDO_KILLS=100 $(BIN)/python -m pytest tests/server/test_several.py -k killed
