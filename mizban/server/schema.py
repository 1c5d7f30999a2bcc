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
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("guest", sql.String(32), nullable=False, default="", index=True),
    sql.Column("name", sql.String(64), nullable=False, default=""),
    sql.Column("level", sql.String(32), nullable=False, default=""),
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
