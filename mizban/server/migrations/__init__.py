"""Brings the database of an earlier version up to date, one process at a time. A step never changes once it was released."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql

HEAD = "0009"  # the newest step in `versions`
LOCK = 6_429_173  # any number: the others wait at it


def migrate(engine: sql.Engine) -> None:
    """To the newest step; what is there already stays as it is."""
    with engine.connect() as db:
        if engine.dialect.name == "postgresql":
            db.execute(sql.select(sql.func.pg_advisory_lock(LOCK)))
            db.commit()
        try:
            if version(db) != HEAD:
                upgrade(db)
        finally:
            db.rollback()
            if engine.dialect.name == "postgresql":
                db.execute(sql.select(sql.func.pg_advisory_unlock(LOCK)))
                db.commit()


def version(db: sql.Connection) -> str | None:
    if not sql.inspect(db).has_table("alembic_version"):
        return None
    found: str | None = db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
    return found


def upgrade(db: sql.Connection) -> None:
    from alembic import command  # takes a while, and there is hardly ever anything to do
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = db
    command.upgrade(config, "head")
    db.commit()
