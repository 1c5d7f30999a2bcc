# Every command there is; `make` alone lists them. PORT=8080, HOST=0.0.0.0 (for all devices in the house) and PYTHON=/path/to/python3 may be given;
# with DRAFTS=1 also the games that are not finished are offered. FOLDER=site says where `make app` writes.

PREPARE = tools/python -m tools.prepare
PYTHON_HERE = .venv/bin/python
NPM = $(PYTHON_HERE) -m tools.node
PYTEST = $(PYTHON_HERE) -m pytest -n auto --dist worksteal

export PYTHON

.PHONY: help play app test check format look docs bench bench-server lock release clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: ## start the server on this machine and print its address
	@$(PREPARE) play $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST)) $(if $(DRAFTS),--drafts)

app: ## write a folder of files that needs no server to play: FOLDER=app
	@$(PREPARE) app $(or $(FOLDER),app)

test: check ## everything: lint, types, rules, laws, server and browser
	$(PYTEST)
	@if $(PYTHON_HERE) -c 'import mizban, sys; sys.exit(not mizban.compiled())'; then set -x; \
	MIZBAN_INTERPRETED=1 $(PYTEST) -m "not browser" --ignore tests/server --ignore tests/test_bots.py; fi

check: ## lint, types and the logic of the client
	@$(PREPARE) test
	$(PYTHON_HERE) -m ruff format --check .
	$(PYTHON_HERE) -m ruff check .
	$(PYTHON_HERE) -m mypy
	.venv/bin/lint-imports --no-logo
	$(PYTHON_HERE) -m tools.types --check
	$(PYTHON_HERE) -m tools.decks --check
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent test
	$(NPM) run --silent style
	$(NPM) run --silent pretty

format: ## put the code into its usual form
	@$(PREPARE) test
	$(PYTHON_HERE) -m ruff format .
	$(PYTHON_HERE) -m ruff check --fix .
	$(NPM) run --silent format

look: ## pictures of every game, phase, size, language and theme: ONLY=san_juan.Pay SIZES=844x390 LANGS=fa THEMES=dark BESIDE=another-commit
	@$(PREPARE) test
	@$(PYTHON_HERE) -m tools.look $(if $(ONLY),--only "$(ONLY)") $(if $(SIZES),--sizes "$(SIZES)") $(if $(LANGS),--languages "$(LANGS)") \
	  $(if $(THEMES),--themes "$(THEMES)") $(if $(BESIDE),--beside $(BESIDE))

docs: ## write docs/api.md from the docstrings
	@tools/python -m tools.reference

bench: ## speed of the engine, beside OpenSpiel
	@$(PREPARE) bench
	@$(PYTHON_HERE) -m bench

bench-server: ## speed of the server: moves a second, waiting times, CPU and memory, beside boardgame.io
	@$(PREPARE) bench
	@$(PYTHON_HERE) -m bench.server

lock: ## choose the newest allowed packages and lock them by their hashes
	@$(PREPARE) client
	@$(PYTHON_HERE) -m tools.lock

release: ## build and try the package, and tag it: docs/release.md
	@$(PREPARE) test
	@$(PYTHON_HERE) -m tools.release

clean: ## remove all that was installed and built; the games played stay
	rm -rf .venv node_modules build dist mizban/server/static mizban/device/python mizban/device/python.new .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find mizban tests tools bench -name __pycache__ -prune -exec rm -rf {} +
	find mizban -name '*.so' -delete -o -name '*.pyd' -delete
