# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The session of this Blender: callbacks of panels, operators and properties get no reference to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .session import Session

_sessions: list[Session] = []


def session() -> Session:
    """Returns the session; valid while the add-on is registered."""
    return _sessions[-1]


def begin(new: Session) -> None:
    """Sets the session."""
    _sessions.append(new)


def end() -> None:
    """Closes the session."""
    while _sessions:
        old = _sessions.pop()
        old.close()
        old.pictures.close()
