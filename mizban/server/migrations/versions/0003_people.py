"""People: who they are, where they are signed in, and how their games ended."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "people",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("tag", sql.String(16), nullable=False, unique=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("account", sql.Boolean, nullable=False),
        sql.Column("password", sql.Text, nullable=False),
        sql.Column("role", sql.String(16), nullable=False),
        sql.Column("muted", sql.Boolean, nullable=False),
        sql.Column("removed", sql.Boolean, nullable=False),
        sql.Column("noted", sql.Boolean, nullable=False),
        sql.Column("created", sql.Double, nullable=False),
        sql.Column("seen", sql.Double, nullable=False, index=True),
    )
    op.create_table(
        "looks",
        sql.Column("look", sql.String(255), primary_key=True),
        sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
    )
    op.create_table(
        "sessions",
        sql.Column("hash", sql.String(64), primary_key=True),
        sql.Column("id", sql.String(16), nullable=False, unique=True),
        sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
        sql.Column("browser", sql.String(16), nullable=False),
        sql.Column("system", sql.String(16), nullable=False),
        sql.Column("created", sql.Double, nullable=False),
        sql.Column("seen", sql.Double, nullable=False),
    )
    op.create_table(
        "tokens",
        sql.Column("hash", sql.String(64), primary_key=True),
        sql.Column("kind", sql.String(16), nullable=False),
        sql.Column("person", sql.String(32), nullable=False),
        sql.Column("until", sql.Double, nullable=False, index=True),
    )
    op.create_table(
        "passkeys",
        sql.Column("hash", sql.String(64), primary_key=True),
        sql.Column("credential", sql.Text, nullable=False),
        sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
        sql.Column("key", sql.Text, nullable=False),
        sql.Column("uses", sql.Integer, nullable=False),
        sql.Column("browser", sql.String(16), nullable=False),
        sql.Column("system", sql.String(16), nullable=False),
        sql.Column("created", sql.Double, nullable=False),
        sql.Column("seen", sql.Double, nullable=False),
    )
    op.create_table(
        "results",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("person", sql.String(32), nullable=False, index=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("level", sql.String(32), nullable=False),
        sql.Column("game", sql.String(64), nullable=False),
        sql.Column("seats", sql.Integer, nullable=False),
        sql.Column("total", sql.Integer, nullable=False),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("won", sql.Boolean, nullable=False),
        sql.Column("at", sql.Double, nullable=False),
        sql.Column("pool", sql.String(8), nullable=False),
        sql.Column("mu", sql.Double),
        sql.Column("sigma", sql.Double),
    )
    op.create_table(
        "ratings",
        sql.Column("person", sql.String(40), primary_key=True),
        sql.Column("game", sql.String(64), primary_key=True),
        sql.Column("seats", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("pool", sql.String(8), primary_key=True),
        sql.Column("mu", sql.Double, nullable=False),
        sql.Column("sigma", sql.Double, nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
    )
