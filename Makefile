# Two commands for people: `make play` and `make test`. Each sets up all it needs on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play setup test format check bench proof

play: $(READY)
	$(BIN)/ludo play gorinto

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludotheque needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $(READY)

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Formatting, lint, types; then the same tests compiled, uncompiled (with coverage) and with bounds checking.
test: check
	$(BIN)/python tests/run_modes.py

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/python bench/run.py

# Thousands of games beside the slow second version, in every mode of every game.
proof: $(READY)
	$(BIN)/python -m tests.proof
