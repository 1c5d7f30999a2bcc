"""What was found out about finished games, and who found the answers to puzzles."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("judged", sql.Text, nullable=False),
        sql.Column("updated", sql.Double, nullable=False),
    )
    op.create_table(
        "solutions",
        sql.Column("puzzle", sql.String(32), primary_key=True),
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("right", sql.Boolean, nullable=False),
    )
