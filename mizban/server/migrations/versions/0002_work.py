"""Opponents' work as rows, and what all processes of a house share."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "work",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("rows", sql.Integer, nullable=False),
        sql.Column("worker", sql.String(32), nullable=False, server_default=""),
        sql.Column("until", sql.Double, nullable=False, server_default="0"),
    )
    op.create_table(
        "secrets",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )
    # Whose turn it is only the rules know: whoever takes the work looks.
    op.execute(
        """INSERT INTO work ("table", rows) SELECT id, 0 FROM tables WHERE NOT finished
        AND id IN (SELECT "table" FROM seats WHERE kind = 'bot') AND id NOT IN (SELECT "table" FROM seats WHERE kind = 'open')"""
    )
