"""Whether several people at a table may be advised."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sql.Column("advice", sql.Boolean, nullable=False, server_default=sql.false()))
