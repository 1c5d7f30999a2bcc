# What Mizban itself says: in the terminal, and where the client's page should be.
# The words of the client stand in web/src/locale, those of a game in its folder.

ready = Mizban is ready: { $address } (the engine runs { $engine ->
        [compiled] compiled
       *[interpreted] interpreted, slower but just as right
    }; stop with Ctrl-C)
not-built = The client is not built yet: run `make play` in the project's folder once.

port-taken = Port { $port } is taken, perhaps by Mizban itself: open it in the browser, or start on another one with --port { $free } (make play PORT={ $free }).
port-rights = Port { $port } needs special rights: start with a port from 1024 on, for example --port { $free }.
cannot-listen = Cannot listen on { $host }, port { $port } ({ $error }): choose others with --host and --port.
bad-folder = The data folder { $folder } cannot be used ({ $error }): choose another one with --data FOLDER.
folder-in-use = Another Mizban already runs with the data folder { $folder }: open it in the browser, or start this one with a folder of its own (--data FOLDER).
damaged = The database in { $folder } is damaged ({ $error }): put back a backup with `mizban restore`, or start with another folder (--data FOLDER).
no-driver = The address names a PostgreSQL database, and its driver is not installed: pip install 'mizban[postgres]'.
bad-database = The database cannot be used ({ $error }): look at the address after --database or in MIZBAN_DATABASE_URL.
cannot-open = The file { $file } cannot be opened ({ $error }).
puzzles-done = { $game } has { $count } puzzles now.
no-such-game = There is no game { $game }: the games are { $games }.
cannot-write = { $file } cannot be written ({ $error }).
train-needs = Learning needs more than playing: install it with pip install 'mizban[train]' ({ $error }).
train-failed = A part of the games could not be played, although it was tried again ({ $error }); the same command goes on from what there is.

# `mizban backup` and `mizban restore`.

no-house = There is no Mizban in { $folder } to copy: choose its folder with --data FOLDER.
not-empty = There are games in { $folder } already: restore into an empty folder or database.
no-backup = { $file } is not a whole backup of Mizban ({ $error }).
copy-failed = It could not be copied ({ $error }); { $file } is as it was.
backup-done = Everything is in { $file } now ({ $rows } rows). Keep it private: it holds the secret of the guests' cookies.
restore-done = Everything from { $file } is back ({ $rows } rows).

# `mizban app`: a folder that needs no server.

app-done = Mizban is in { $folder } now ({ $megabytes } MB). Any web server can give it away, for example: python -m http.server --directory { $folder }
app-not-empty = There is something else in { $folder }: choose an empty or a new folder.
app-no-client = The client is not built yet: run `make app` in the project's folder.
app-no-python = The Python for browsers is not here: run `make app` in the project's folder, or install a package that holds it.
app-failed = The app could not be written to { $folder } ({ $error }).

# `mizban user`: one line an account.

user =
    { $name }: { $role ->
        [host] host of the house
        [moderator] moderator
       *[player] player
    }
user-unknown = No account here is called { $name }; `mizban user` lists them all.
user-who = Whose role? mizban user NAME --role host

# `mizban games`: one line a game.

game =
    { $name } ({ $game }): { $fewest } to { $most } { $most ->
        [one] player
       *[other] players
    }, { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }

# `mizban verify`: the verdict on a record, and who won.

and = and
verify-honest = The shuffle was honest: the seed belongs to the hash that was shown when the game began, and all { $moves } moves follow the rules; { $winning ->
        [single] player { $winners } won
       *[several] players { $winners } won together
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
verify-unproven = All { $moves } moves follow the rules, but the record does not name the hash that was shown when the game began, so whether the shuffle was honest cannot be told; { $winning ->
        [single] player { $winners } won
       *[several] players { $winners } won together
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# What is wrong with a record, by the codes of its refusals.

record-no_record = Line { $line }: this is not the record of a game.
record-too_large = Line { $line }: the record is too long to be one game.
record-unknown_game = Line { $line }: Mizban does not know this game.
record-bad_table = Line { $line }: there is no such table: its seats, its options or its seed are wrong.
record-other_rules = Line { $line }: it was played under another version of the rules.
record-bad_line = Line { $line }: this is not a move.
record-illegal_move = Line { $line }: the rules did not allow this move.
record-cut_off = Line { $line }: the record ends here, although the game goes on.
record-wrong_hash = Line { $line }: the seed does not belong to the hash that was shown; the cards were not shuffled as promised.

# The set-up of a fresh clone (tools/prepare.py). Read without Fluent, so each message stands on one line and has only simple { $names }.

setup-environment = Making a virtual environment (.venv) …
setup-no-venv = Python cannot make virtual environments here: install its venv module (Debian, Ubuntu: apt install python3-venv).
setup-packages = Installing Python packages ({ $names }) …
setup-no-packages = The Python packages could not be installed: see above, and try again with a connection to the internet.
setup-web = Installing the packages of the client …
setup-no-web = The packages of the client could not be installed: see above, and try again with a connection to the internet.
setup-client = Building the client …
setup-no-client = The client could not be built: see above.
setup-compiling = Compiling the engine
setup-compiled = The engine is compiled: in a Mizban that is running its opponents think with it from now on, all else uses it from the next start.
setup-no-compiler = No C compiler or no Python headers here (Debian, Ubuntu: apt install gcc python3-dev): the engine runs interpreted, which is some eight times slower.
setup-not-compiled = The engine could not be compiled (see { $log }): it runs interpreted, which is some eight times slower.
setup-must-compile = The engine must compile here: see build/compile.log.
setup-chromium = Installing Chromium for the browser tests …
setup-no-chromium = The browser tests need Chromium: install it (Debian: apt install chromium; elsewhere: python -m playwright install --with-deps chromium) and run this again.
setup-device = Making the Python for browsers …
setup-no-device = The Python for browsers could not be made: see above.
setup-what = { $aim } is nothing that can be prepared: say play, app, test, bench, client or parts.

# Notices of a browser
notice-turn = Your turn: { $game }
notice-nudge = They are waiting for you: { $game }
notice-with = with { $names }
notice-alone = Your table waits for you.

# ---- what a messenger shows of an invitation
preview-invited = { $name } invites you to { $game }
preview-free = Your chair is free: come and play. No account is needed.
preview-full = All chairs of this table are taken.
