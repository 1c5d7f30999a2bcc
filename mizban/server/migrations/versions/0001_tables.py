"""Tables, seats and moves, as they were before there were steps; an earlier database gets the columns that it lacks."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    found = sql.inspect(op.get_bind())
    if not found.has_table("tables"):
        create()
        return
    known = {column["name"] for column in found.get_columns("tables")}
    for column in (sql.Column("origin", sql.String(32)), sql.Column("origin_move", sql.Integer)):
        if column.name not in known:
            op.add_column("tables", column)
    if "question" not in {column["name"] for column in found.get_columns("moves")}:
        op.add_column("moves", sql.Column("question", sql.String(32), nullable=False, server_default=""))


def create() -> None:
    op.create_table(
        "tables",
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
        sql.Column("finished", sql.Boolean, nullable=False),
        sql.Column("again", sql.String(32), nullable=False),
        sql.Column("origin", sql.String(32)),
        sql.Column("origin_move", sql.Integer),
    )
    op.create_table(
        "seats",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("guest", sql.String(32), nullable=False, index=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("level", sql.String(32), nullable=False),
    )
    op.create_table(
        "moves",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("move", sql.Text, nullable=False),
        sql.Column("guest", sql.String(32), nullable=False),
        sql.Column("at", sql.Double, nullable=False),
        sql.Column("question", sql.String(32), nullable=False, server_default=""),
    )
