# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT

BIN := .venv/bin
READY := .venv/.ready
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

.DEFAULT_GOAL := help
.PHONY: help run test style style-check types screens-record pictures memory monkey bench
.DELETE_ON_ERROR:

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(READY) ## the device in a window; the mouse is the finger
	@$(BIN)/python -m tools simulate

test: style-check types ## everything that CI runs: style, types, all tests, screens
	@$(BIN)/pytest -n auto --dist worksteal

style: $(READY) ## put all files in house style
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check .

style-check: $(READY) ## complain about files that are not
	@$(BIN)/ruff format --check --quiet . || { echo "make style puts this right"; exit 1; }
	@$(BIN)/ruff check --quiet .

types: $(READY) ## check the device's code against CircuitPython's type stubs, each board by its own
	@$(BIN)/python -m tools types

screens-record: $(READY) ## record the golden screens anew; look at them before you commit
	@$(BIN)/pytest tests/screens --record

pictures: $(READY) ## make the pictures of README and docs/ anew, by the demo story
	@$(BIN)/python -m tools simulate --headless --out docs/pictures

memory: $(READY) ## measure the heap anew: docs/MEMORY.md
	@$(BIN)/python -m tools memory

monkey: $(READY) ## a random finger for some hours; a fault leaves a story that replays it
	@$(BIN)/python -m tools monkey

bench: $(READY) ## measure against the budgets
	@$(BIN)/python -m tools bench

# The tools and libraries of the host; made again when requirements.txt changes.
$(READY): requirements.txt
	@if command -v uv >/dev/null; then \
		test -x $(BIN)/python || uv venv --quiet --python 3.11 .venv; \
		uv pip install --quiet --python $(BIN)/python -r requirements.txt; \
	elif test -n "$(PYTHON)"; then \
		$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv .venv || exit 1; \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt; \
	else \
		echo "Crown Tally needs Python 3.11 or newer (or uv) to set itself up." >&2; exit 1; \
	fi
	@touch $@
