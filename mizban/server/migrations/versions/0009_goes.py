"""When an old table is cleared away."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sql.Column("goes", sql.Double, nullable=False, server_default="0"))
