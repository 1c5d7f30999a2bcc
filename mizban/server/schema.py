"""The tables of the database, the same on SQLite and PostgreSQL; `migrations` brings an older one here."""

from __future__ import annotations

import sqlalchemy as sql

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("host", sql.String(32), nullable=False, index=True),
    sql.Column("invite", sql.String(32), nullable=False),
    sql.Column("created", sql.Double, nullable=False),
    sql.Column("updated", sql.Double, nullable=False, index=True),
    sql.Column("finished", sql.Boolean, nullable=False, default=False),
    sql.Column("again", sql.String(32), nullable=False, default=""),
    sql.Column("origin", sql.String(32)),
    sql.Column("origin_move", sql.Integer),
    sql.Column("closed", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("held", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("begun", sql.Double, nullable=False, server_default="0"),
    sql.Column("timing", sql.JSON, nullable=False, server_default="{}"),
    sql.Column("advice", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("goes", sql.Double, nullable=False, server_default="0"),  # seconds since 1970: it is old, and cleared away then
    sql.Column("due", sql.Double, index=True),  # seconds since 1970: when somebody has to look whether time is over
)
sql.Index("ix_tables_invite", tables.c.invite)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("guest", sql.String(32), nullable=False, default="", index=True),
    sql.Column("name", sql.String(64), nullable=False, default=""),
    sql.Column("level", sql.String(32), nullable=False, default=""),
    sql.Column("animal", sql.Integer),
)

rows = sql.Table(
    "moves",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),  # rows before it
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("move", sql.Text, nullable=False),
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("at", sql.Double, nullable=False),
    sql.Column("question", sql.String(32), nullable=False, server_default=""),
)

# Tables where a computer opponent has to move: whoever takes one plays for it, and says again and again that it still does.
work = sql.Table(
    "work",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("rows", sql.Integer, nullable=False),  # as many as there were when it was asked for
    sql.Column("worker", sql.String(32), nullable=False, server_default=""),
    sql.Column("until", sql.Double, nullable=False, server_default="0"),  # seconds since 1970: from then on another may take it
)

# What all processes of a house share, such as the secret that signs the cookies.
secrets = sql.Table(
    "secrets",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)

# Whoever has taken a name, opened a table or sat down. Seats and tables name people by `id`, which never leaves the server.
people = sql.Table(
    "people",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("tag", sql.String(16), nullable=False, unique=True),  # by which the host of the house speaks of them
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("account", sql.Boolean, nullable=False),
    sql.Column("password", sql.Text, nullable=False),  # as argon2 writes it; "" without an account
    sql.Column("role", sql.String(16), nullable=False),
    sql.Column("muted", sql.Boolean, nullable=False),
    sql.Column("removed", sql.Boolean, nullable=False),
    sql.Column("noted", sql.Boolean, nullable=False),  # a signed note of an earlier version, or of a first visit, still counts
    sql.Column("created", sql.Double, nullable=False),
    sql.Column("seen", sql.Double, nullable=False, index=True),
)

# What the name of an account looks like: no other account may look so.
looks = sql.Table(
    "looks",
    metadata,
    sql.Column("look", sql.String(255), primary_key=True),
    sql.Column("person", sql.ForeignKey("people.id"), nullable=False, index=True),
)

# One for each browser in which somebody is signed in; the cookie holds what this is the hash of.
sessions = sql.Table(
    "sessions",
    metadata,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("id", sql.String(16), nullable=False, unique=True),  # by which its owner may end it
    sql.Column("person", sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("browser", sql.String(16), nullable=False),
    sql.Column("system", sql.String(16), nullable=False),
    sql.Column("created", sql.Double, nullable=False),
    sql.Column("seen", sql.Double, nullable=False),
)

# What is good once and for a few minutes: links to sign in by, challenges of passkeys.
tokens = sql.Table(
    "tokens",
    metadata,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("person", sql.String(32), nullable=False),
    sql.Column("until", sql.Double, nullable=False, index=True),
)

passkeys = sql.Table(
    "passkeys",
    metadata,
    sql.Column("hash", sql.String(64), primary_key=True),  # of the credential's id, which may be long
    sql.Column("credential", sql.Text, nullable=False),
    sql.Column("person", sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("key", sql.Text, nullable=False),  # the public one
    sql.Column("uses", sql.Integer, nullable=False),  # as the device counts them
    sql.Column("browser", sql.String(16), nullable=False),
    sql.Column("system", sql.String(16), nullable=False),
    sql.Column("created", sql.Double, nullable=False),
    sql.Column("seen", sql.Double, nullable=False),
)

# How a finished game ended for each of its seats, and what whoever sat there was rated afterwards.
results = sql.Table(
    "results",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("person", sql.String(32), nullable=False, index=True),  # "" for an opponent
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("level", sql.String(32), nullable=False),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("total", sql.Integer, nullable=False),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("won", sql.Boolean, nullable=False),
    sql.Column("at", sql.Double, nullable=False),
    sql.Column("pool", sql.String(8), nullable=False),  # among whom it was rated: "people", "levels", or "" if it was not
    sql.Column("mu", sql.Double),
    sql.Column("sigma", sql.Double),
)

ratings = sql.Table(
    "ratings",
    metadata,
    sql.Column("person", sql.String(40), primary_key=True),  # or a level of the opponents
    sql.Column("game", sql.String(64), primary_key=True),
    sql.Column("seats", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("pool", sql.String(8), primary_key=True),
    sql.Column("mu", sql.Double, nullable=False),
    sql.Column("sigma", sql.Double, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
)

# What is said at a table. `id` is the speaker's own name for it: said again on a new connection it is the same word.
words = sql.Table(
    "words",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("guest", sql.String(32), nullable=False, index=True),
    sql.Column("seat", sql.Integer),  # none: a spectator
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("reaction", sql.String(16), nullable=False),
    sql.Column("at", sql.Double, nullable=False),
    sql.Column("id", sql.String(32), nullable=False),
    sql.UniqueConstraint("table", "guest", "id"),
)

# Whom a guest does not want to hear, at any table.
mutes = sql.Table(
    "mutes",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("other", sql.String(32), primary_key=True),
)

# Tables whose host lets spectators only listen.
hushed = sql.Table("hushed", metadata, sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True))

# What was reported to those who watch over the house; it outlives the table it speaks of.
reports = sql.Table(
    "reports",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), nullable=False, index=True),
    sql.Column("by", sql.String(32), nullable=False),
    sql.Column("whom", sql.String(32), nullable=False, index=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("reason", sql.String(16), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("said", sql.JSON, nullable=False),  # the last words of that table
    sql.Column("at", sql.Double, nullable=False, index=True),
    sql.Column("settled", sql.Double, nullable=False, default=0.0),  # when somebody has dealt with it
)

# What somebody writes down for themselves at a table.
notes = sql.Table(
    "notes",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Double, nullable=False),
)

# Browsers that want to be told when it is their owner's turn.
devices = sql.Table(
    "devices",
    metadata,
    sql.Column("id", sql.String(64), primary_key=True),  # the hash of the endpoint
    sql.Column("guest", sql.String(32), nullable=False, index=True),
    sql.Column("endpoint", sql.Text, nullable=False),
    sql.Column("p256dh", sql.String(128), nullable=False),
    sql.Column("auth", sql.String(64), nullable=False),
    sql.Column("lang", sql.String(8), nullable=False),
    sql.Column("quiet_from", sql.Integer),  # minutes of the day, by the clock of `zone`
    sql.Column("quiet_to", sql.Integer),
    sql.Column("zone", sql.String(64), nullable=False),
    sql.Column("at", sql.Double, nullable=False),
)

# What a guest was told of at a table, so that each turn is told of once.
notices = sql.Table(
    "notices",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("off", sql.Boolean, nullable=False, default=False),  # wants to hear nothing of this table
    sql.Column("row", sql.Integer, nullable=False, default=-1),  # of the last question that was told of
    sql.Column("due", sql.Double),  # a notice that waits for the end of quiet hours: when it is sent
)

# What was found out about a finished game, as far as it has come.
analyses = sql.Table(
    "analyses",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("judged", sql.Text, nullable=False),  # JSON: moves in their order, the deal first
    sql.Column("updated", sql.Double, nullable=False),  # seconds since 1970: somebody was at work on it then
)

# The first answer of each guest to each puzzle, to tell how many found it.
solutions = sql.Table(
    "solutions",
    metadata,
    sql.Column("puzzle", sql.String(32), primary_key=True),
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("right", sql.Boolean, nullable=False),
)
