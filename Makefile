# Tercet's commands. Those that matter: `make play`, `make test`, and `make check` while working.

PORT ?= 8080
HOST ?= 127.0.0.1
SEED ?= 1
COUNT ?= 25
IN_RELEASE := --package-path Server --toolset Tools/native.toolset.json -c release
# What the builds need beyond the Swift toolchain, as Debian packages: that of the server, and all.
SERVER_TOOLS := libsqlite3-dev libssl-dev
BUILD_TOOLS := python3 wasi-libc binaryen brotli minify librsvg2-bin $(SERVER_TOOLS)

.PHONY: tercet play build single docs test check broad mutants fuzz kills storm chaos hostile secrecy longer bench load film pictures clean

## Builds the game, serves it and prints the address.
play: build Server/.build/debug/tercet
	@Server/.build/debug/tercet serve --host $(HOST) --port $(PORT) --site dist

## Leaves a static site in dist/ for any web server.
build:
	@Tools/need $(BUILD_TOOLS)
	@Tools/build-site

## Leaves all of the game in one file, dist/tercet.html, which plays from a disk or out of a mail.
single:
	@Tools/need $(BUILD_TOOLS)
	@Tools/build-site single

## Leaves the documentation of the packages that others can use in .build/docs, a static site.
docs:
	@Tools/build-docs

## Runs every test there is.
test:
	@Tools/need $(BUILD_TOOLS)
	@Tools/test

## Runs what takes less than a minute: format, the native tests of the modules that changed, and a few in the browser.
check:
	@Tools/test check

## Runs the tests in browsers on all screens and in all languages, of whose combinations `make test` takes a selection.
broad:
	@Tools/need $(BUILD_TOOLS)
	@Tools/test broad

## Makes small changes to the sources at random, and reports those that no test notices: make mutants SEED=7 COUNT=50.
## IN="SetRules Physics" takes only files whose path contains one of the words.
mutants:
	@SEED=$(SEED) COUNT=$(COUNT) Tools/mutate $(IN)

## Examines a million texts of each kind that comes from outside: make fuzz SEED=7 COUNT=50000 IN="save link".
fuzz: COUNT = 1000000
fuzz:
	@SEED=$(SEED) COUNT=$(COUNT) Tools/fuzz $(IN)

## Kills the browser 200 times during play, and expects that nothing is lost: make kills SEED=7 COUNT=50.
kills: COUNT = 200
kills: build Server/.build/debug/tercet
	@Tools/test prepare
	@SEED=$(SEED) COUNT=$(COUNT) .venv/bin/python -B Tests/Browser/kills.py

## Lets 200,000 random events happen in the page in each browser: make storm SEED=7 COUNT=5000 IN="webkit firefox".
storm: COUNT = 200000
storm: build Server/.build/debug/tercet
	@Tools/test prepare
	@SEED=$(SEED) COUNT=$(COUNT) IN="$(IN)" .venv/bin/python -B Tests/Browser/storm.py

## Kills servers and PostgreSQL for ten minutes while robots play online, and expects that nothing is lost that anybody was told:
## make chaos SECONDS=60 ROOMS=10 NODES=2 SEED=7. FLUSH=1 lets each flush to the disk take a millisecond longer.
## make chaos KIND=sqlite COUNT=200 kills one server with SQLite, so many times.
chaos: SECONDS = 600
chaos: COUNT = 200
chaos: Server/.build/release/tercet
	@Tools/test prepare
	@SECONDS=$(SECONDS) COUNT=$(COUNT) KIND=$(KIND) ROOMS=$(ROOMS) NODES=$(NODES) FLUSH=$(FLUSH) SEED=$(SEED) \
		TERCET=Server/.build/release/tercet .venv/bin/python -B Tests/Together/chaos.py

## Sends a million bad messages from many addresses while robots play online, and expects that nobody is disturbed:
## make hostile SEED=7 COUNT=20000.
hostile: COUNT = 1000000
hostile: Server/.build/release/tercet
	@Tools/test prepare
	@SEED=$(SEED) COUNT=$(COUNT) TERCET=Server/.build/release/tercet .venv/bin/python -B Tests/Together/hostile.py

## Expects that no byte that a server sends in 20 games shows a card before it lies on the table: make secrecy COUNT=5.
secrecy: COUNT = 20
secrecy: Server/.build/release/tercet
	@Tools/test prepare
	@SEED=$(SEED) COUNT=$(COUNT) TERCET=Server/.build/release/tercet .venv/bin/python -B Tests/Together/secrecy.py

## Tries the page in a language whose words are 40 % longer than English's, which is made for that and no part of the site.
longer: Server/.build/debug/tercet
	@Tools/test prepare
	@PYTHONPATH=Tests/Browser .venv/bin/python -B -m longer.building
	@.venv/bin/pytest Tests/Browser/longer/words.py

## The server and command line.
Server/.build/debug/tercet: $(shell find Server/Sources Server/Package.swift Package.swift Sources)
	@Tools/need $(SERVER_TOOLS)
	@swift build --package-path Server --toolset Tools/native.toolset.json --product tercet
	@touch $@

## The same, optimized.
Server/.build/release/tercet: $(shell find Server/Sources Server/Package.swift Package.swift Sources)
	@Tools/need $(SERVER_TOOLS)
	@swift build $(IN_RELEASE) --product tercet
	@touch $@

## Leaves the command line, optimized, at bin/tercet, with completions for shells and a man page from the same definitions.
tercet: Server/.build/release/tercet
	@mkdir -p bin/completions
	@cp Server/.build/release/tercet bin/tercet
	@bin/tercet --generate-completion-script bash > bin/completions/tercet.bash
	@bin/tercet --generate-completion-script zsh > bin/completions/_tercet
	@bin/tercet --generate-completion-script fish > bin/completions/tercet.fish
	@swift package $(IN_RELEASE) --allow-writing-to-package-directory generate-manual
	@cp Server/.build/plugins/GenerateManual/outputs/tercet/tercet.1 bin/tercet.1

## Takes the numbers that docs/benchmarks.md keeps. BESIDE=folder measures the site in another folder beside this one.
bench:
	@BESIDE=$(BESIDE) Tools/bench

## Lets robots play with a server of their own and tells how fast it is: make load SOCKETS=5000 CLAIMS=1000 SECONDS=20.
## MODE=burst claims 20,000 sets in a second, MODE=idle holds 15,000 sockets open, MODE=delay tells who wins over slow networks.
MODE ?= rate
LOAD_OPTIONS = $(foreach name,SOCKETS CLAIMS SECONDS SEATS ROOMS SETS,$(if $($(name)),--$(call lower,$(name)) $($(name))))
lower = $(shell echo $(1) | tr A-Z a-z)
load:
	@Tools/need $(BUILD_TOOLS)
	@swift build $(IN_RELEASE) --product tercet
	@swift build $(IN_RELEASE) --product load
	@"$$(swift build $(IN_RELEASE) --show-bin-path)/load" $(MODE) $(LOAD_OPTIONS)

## Films a scene of cards in motion as a row of pictures: make film SCENE=match-physics. Without SCENE, all of them.
SCENE ?= all
film: build Server/.build/debug/tercet
	@Tools/test prepare
	@.venv/bin/python Tests/Browser/film.py $(SCENE)

## Takes the pictures that the README shows, and many more to look at in Tests/Browser/output.
pictures: build Server/.build/debug/tercet
	@Tools/test prepare
	@PICTURES=1 .venv/bin/pytest Tests/Browser
	@mkdir -p docs/pictures
	@cp Tests/Browser/output/1440x900-12-light.webp docs/pictures/desk.webp
	@cp Tests/Browser/output/state-match-light.webp docs/pictures/match.webp
	@cp Tests/Browser/output/state-mismatch-dark.webp docs/pictures/mismatch.webp
	@cp Tests/Browser/output/390x844-81-light.webp docs/pictures/deck.webp
	@for art in shapes glyphs; do cp Tests/Browser/output/art-$$art-light.webp docs/pictures/$$art.webp; done
	@.venv/bin/python Tests/Browser/portraits.py
	@for scene in deal-deck match-physics new-game-physics; do \
		FRAMES=8 HEIGHT=300 $(MAKE) --no-print-directory film SCENE=$$scene; \
		cp Tests/Browser/output/film-$$scene.webp docs/pictures/film-$$scene.webp; done

## Removes all that was built or fetched.
clean:
	rm -rf .build Server/.build .venv dist Tests/Browser/output
