"""How fast a table plays, who may look on, when it began; the animal that comes along to the next game; links by their words."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sql.Column("closed", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("tables", sql.Column("held", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("tables", sql.Column("begun", sql.Double, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("timing", sql.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sql.Column("due", sql.Double))
    op.add_column("seats", sql.Column("animal", sql.Integer))
    op.create_index("ix_tables_invite", "tables", ["invite"])
    op.create_index("ix_tables_due", "tables", ["due"])
