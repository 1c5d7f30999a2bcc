"""What is said at a table, what is kept to oneself, what is reported, and where somebody can be told that it is their turn."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "words",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("guest", sql.String(32), nullable=False, index=True),
        sql.Column("seat", sql.Integer),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("reaction", sql.String(16), nullable=False),
        sql.Column("at", sql.Double, nullable=False),
        sql.Column("id", sql.String(32), nullable=False),
        sql.UniqueConstraint("table", "guest", "id"),
    )
    op.create_table(
        "mutes",
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("other", sql.String(32), primary_key=True),
    )
    op.create_table("hushed", sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True))
    op.create_table(
        "reports",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("table", sql.String(32), nullable=False, index=True),
        sql.Column("by", sql.String(32), nullable=False),
        sql.Column("whom", sql.String(32), nullable=False, index=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("reason", sql.String(16), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("said", sql.JSON, nullable=False),
        sql.Column("at", sql.Double, nullable=False, index=True),
        sql.Column("settled", sql.Double, nullable=False),
    )
    op.create_table(
        "notes",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.Double, nullable=False),
    )
    op.create_table(
        "devices",
        sql.Column("id", sql.String(64), primary_key=True),
        sql.Column("guest", sql.String(32), nullable=False, index=True),
        sql.Column("endpoint", sql.Text, nullable=False),
        sql.Column("p256dh", sql.String(128), nullable=False),
        sql.Column("auth", sql.String(64), nullable=False),
        sql.Column("lang", sql.String(8), nullable=False),
        sql.Column("quiet_from", sql.Integer),
        sql.Column("quiet_to", sql.Integer),
        sql.Column("zone", sql.String(64), nullable=False),
        sql.Column("at", sql.Double, nullable=False),
    )
    op.create_table(
        "notices",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("off", sql.Boolean, nullable=False),
        sql.Column("row", sql.Integer, nullable=False),
        sql.Column("due", sql.Double),
    )
