# Tercet's commands. The main ones: `make play`, `make test`, and `make check` while working.

PORT ?= 8080
HOST ?= 127.0.0.1
SEED ?= 1
COUNT ?= 25
# The Debian packages that the builds need beyond the Swift toolchain: for the server, and for everything.
SERVER_TOOLS := libsqlite3-dev libssl-dev
BUILD_TOOLS := python3 wasi-libc binaryen brotli minify librsvg2-bin $(SERVER_TOOLS)

.PHONY: tercet play build single docs api settings test check broad mutants fuzz kills storm chaos hostile secrecy longer upgrade bench simulate faults load film pictures clean

## Builds the game, serves it and prints the address.
play:
	@Tools/need $(BUILD_TOOLS)
	@Tools/build-play
	@Server/.build/play/release/serve --host $(HOST) --port $(PORT) --site .build/play

## Builds a static site in dist/, for any web server.
build:
	@Tools/need $(BUILD_TOOLS)
	@Tools/build-site

## Builds the whole game as one file, dist/tercet.html, that you can open from disk or send by email.
single:
	@Tools/need $(BUILD_TOOLS)
	@Tools/build-site single

## Builds the documentation of the public packages as a static site in .build/docs.
docs:
	@Tools/build-docs

## Runs every test.
test:
	@Tools/need $(BUILD_TOOLS)
	@Tools/test

## Runs the checks that take less than a minute: format, native tests of the changed modules, and a few browser tests.
check:
	@Tools/test check

## Runs the browser tests for every combination of screen and language; `make test` runs a sample.
broad:
	@Tools/need $(BUILD_TOOLS)
	@Tools/test broad

## Makes small random changes to the sources, and reports changes that no test notices: make mutants SEED=7 COUNT=50.
## IN="SetRules Physics" only changes files whose path contains one of the words.
mutants:
	@SEED=$(SEED) COUNT=$(COUNT) Tools/mutate $(IN)

## Tests a million texts of each kind of external input: make fuzz SEED=7 COUNT=50000 IN="save link".
fuzz: COUNT = 1000000
fuzz:
	@SEED=$(SEED) COUNT=$(COUNT) Tools/fuzz $(IN)

## Kills the browser 200 times during play, and checks that nothing is lost: make kills SEED=7 COUNT=50.
kills: COUNT = 200
kills: build Server/.build/debug/tercet
	@Tools/test prepare
	@SEED=$(SEED) COUNT=$(COUNT) .venv/bin/python -B Tests/Browser/support/kills.py

## Sends 200,000 random events to the page in each browser: make storm SEED=7 COUNT=5000 IN="webkit firefox".
storm: COUNT = 200000
storm: build Server/.build/debug/tercet
	@Tools/test prepare
	@SEED=$(SEED) COUNT=$(COUNT) IN="$(IN)" PYTHONPATH=Tests/Browser .venv/bin/python -B Tests/Browser/support/storm.py

## Kills servers and PostgreSQL for ten minutes while robots play online, and checks that no event sent to a player is
## lost: make chaos SECONDS=60 ROOMS=10 NODES=2 SEED=7. FLUSH=1 makes each flush to disk take a millisecond longer.
## make chaos KIND=sqlite COUNT=200 kills one server with SQLite, 200 times.
chaos: SECONDS = 600
chaos: COUNT = 200
chaos: Server/.build/release/tercet
	@Tools/test prepare
	@SECONDS=$(SECONDS) COUNT=$(COUNT) KIND=$(KIND) ROOMS=$(ROOMS) NODES=$(NODES) FLUSH=$(FLUSH) SEED=$(SEED) \
		TERCET=Server/.build/release/tercet .venv/bin/python -B Tests/Together/chaos.py

## Sends a million bad messages from many addresses while robots play online, and checks that the games aren't
## disturbed: make hostile SEED=7 COUNT=20000.
hostile: COUNT = 1000000
hostile: Server/.build/release/tercet
	@Tools/test prepare
	@SEED=$(SEED) COUNT=$(COUNT) TERCET=Server/.build/release/tercet .venv/bin/python -B Tests/Together/hostile.py

## Checks that no byte a server sends in 20 games reveals a card before it is on the table: make secrecy COUNT=5.
secrecy: COUNT = 20
secrecy: Server/.build/release/tercet
	@Tools/test prepare
	@SEED=$(SEED) COUNT=$(COUNT) TERCET=Server/.build/release/tercet .venv/bin/python -B Tests/Together/secrecy.py

## Tests the page in an artificial language with words 40 % longer than English, which isn't part of the site.
longer: Server/.build/debug/tercet
	@Tools/test prepare
	@PYTHONPATH=Tests/Browser:Tests/Browser/support .venv/bin/python -B -m longer.building
	@TESTED_LANGUAGES=qps TESTED_SITE=.build/longer/dist .venv/bin/pytest -m fitting --broad Tests/Browser Tests/Browser/longer/whole_game.py

## Tests that a page of an earlier version takes this version in the middle of a game, and keeps all that it has stored:
## make upgrade FROM=COMMIT.
upgrade: FROM = d36cca3
upgrade: build Server/.build/debug/tercet
	@Tools/test prepare
	@FORMER=$$(Tools/build-former $(FROM)) && export FORMER && .venv/bin/pytest Tests/Browser/loading/upgrade.py

## Checks that no change to the libraries since the last version breaks code that uses them: make api FROM=COMMIT.
api: FROM =
api:
	@Tools/check-api $(FROM)

## Writes the controls of the settings and the table of links, after a change to the table of settings.
settings:
	@Tools/settings.py

## Builds the server and command line.
Server/.build/debug/tercet: $(shell find Server/Sources Server/Package.swift Package.swift Sources)
	@Tools/need python3 $(SERVER_TOOLS)
	@Tools/build-server debug tercet

## The same, optimized.
Server/.build/release/tercet: $(shell find Server/Sources Server/Package.swift Package.swift Sources)
	@Tools/need python3 $(SERVER_TOOLS)
	@Tools/build-server release tercet

## Builds the optimized command line at bin/tercet, with shell completions and a man page from the same definitions.
tercet:
	@Tools/need python3 $(SERVER_TOOLS)
	@Tools/build-server release tercet generate-manual
	@mkdir -p bin/completions
	@cp Server/.build/release/tercet bin/tercet
	@bin/tercet --generate-completion-script bash > bin/completions/tercet.bash
	@bin/tercet --generate-completion-script zsh > bin/completions/_tercet
	@bin/tercet --generate-completion-script fish > bin/completions/tercet.fish
	@Server/.build/release/generate-manual bin/tercet --output-directory bin

## Takes the measurements in docs/benchmarks.md. BESIDE=folder also measures the site in another folder.
bench:
	@BESIDE=$(BESIDE) Tools/bench

## Runs rooms on simulated nodes, networks, storage and devices, in a schedule for each seed, and checks them after every
## event: make simulate SEEDS=1000 HOURS=1 SEED=7. EVENTS=1000000 stops after so many events, WITHOUT=crash,cut leaves
## faults out, FILM=1 prints the last events.
lower = $(shell echo $(1) | tr A-Z a-z)
SIMULATE_OPTIONS = --seed $(SEED) $(foreach name,SEEDS HOURS NODES ROOMS PLAYERS EVENTS WITHOUT,$(if $($(name)),--$(call lower,$(name)) $($(name)))) \
	$(if $(FILM),--film) $(if $(EVERYTHING),--everything)
simulate:
	@Tools/need $(SERVER_TOOLS)
	@Tools/build-server release simulate
	@Server/.build/release/simulate $(SIMULATE_OPTIONS)

## Makes small faults in a copy of the sources, and reports which the simulation finds in a minute: make faults IN="tie two".
faults:
	@Tools/simulate-faults $(IN)

## Has robots play on a separate server and measures its speed: make load SOCKETS=5000 CLAIMS=1000 SECONDS=20.
## MODE=burst claims 20,000 sets in a second, MODE=idle holds 15,000 sockets open, MODE=delay shows who wins over slow
## networks.
MODE ?= rate
LOAD_OPTIONS = $(foreach name,SOCKETS CLAIMS SECONDS SEATS ROOMS SETS,$(if $($(name)),--$(call lower,$(name)) $($(name))))
load:
	@Tools/need $(BUILD_TOOLS)
	@Tools/build-server release tercet load
	@Server/.build/release/load $(MODE) $(LOAD_OPTIONS)

## Films a scene of moving cards as a row of pictures: make film SCENE=match-physics. Without SCENE, films all scenes.
SCENE ?= all
film: build Server/.build/debug/tercet
	@Tools/test prepare
	@.venv/bin/python Tests/Browser/support/film.py $(SCENE)

## Takes the README's pictures, and many more to look at in Tests/Browser/output.
pictures: build Server/.build/debug/tercet
	@Tools/need webp librsvg2-bin
	@Tools/test prepare
	@PICTURES=1 .venv/bin/pytest Tests/Browser
	@mkdir -p docs/pictures
	@cp Tests/Browser/output/1440x900-12-light.webp docs/pictures/desk.webp
	@cp Tests/Browser/output/state-match-light.webp docs/pictures/match.webp
	@cp Tests/Browser/output/state-mismatch-dark.webp docs/pictures/mismatch.webp
	@cp Tests/Browser/output/390x844-81-light.webp docs/pictures/deck.webp
	@for art in shapes glyphs; do cp Tests/Browser/output/art-$$art-light.webp docs/pictures/$$art.webp; done
	@.venv/bin/python Tests/Browser/support/portraits.py
	@for deck in mega:243 quads:256 projective:63; do \
		Server/.build/debug/tercet deal --game $${deck%:*} --seed deck --count $${deck#*:} --sort --format svg \
		| rsvg-convert --width 1400 --output Tests/Browser/output/deck.png && \
		cwebp -quiet -q 80 Tests/Browser/output/deck.png -o docs/pictures/deck-$${deck%:*}.webp; done
	@for scene in deal-deck match-physics new-game-physics sit stamp; do \
		FRAMES=8 HEIGHT=300 $(MAKE) --no-print-directory film SCENE=$$scene; \
		cp Tests/Browser/output/film-$$scene.webp docs/pictures/film-$$scene.webp; done

## Removes all built and downloaded files.
clean:
	rm -rf .build Server/.build .venv dist Tests/Browser/output
