# Two commands for people: `make play` and `make test`. Each sets up all it needs on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable

.PHONY: play setup test format check bench proof

play: $(PLAYABLE)
	$(BIN)/ludo play gorinto

setup: $(READY)

$(PLAYABLE): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludotheque needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) .
	touch $(PLAYABLE)

# What developers need besides; coverage makes every start a little slower, so players do without.
$(READY): $(PLAYABLE)
	$(INSTALL) '.[dev]'
	touch $(READY)

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Formatting, lint, types; the same tests compiled, uncompiled (with coverage) and with bounds checking.
test: $(READY)
	$(BIN)/python tests/run_modes.py

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/python -m bench.run

# Thousands of games beside the slow second version, in every mode of every game; a server killed a hundred times.
proof: $(READY)
	$(BIN)/python -m tests.proof
	LUDO_KILLS=100 $(BIN)/python -m pytest tests/server/test_several.py -k killed
