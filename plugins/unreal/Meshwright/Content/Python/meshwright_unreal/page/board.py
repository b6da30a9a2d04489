# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""What the page shows: the newest view and the state of the connection, for threads that wait for a change."""

from __future__ import annotations

import threading
from typing import Any


class Board:
    """Every thread may use it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._number = 0
        self._view: dict[str, Any] | None = None
        self._status: dict[str, Any] = {}

    def show_view(self, view: dict[str, Any] | None) -> None:
        """Sets the view; None while there is none."""
        with self._changed:
            self._view = view
            self._count()

    def show_status(self, status: dict[str, Any]) -> None:
        """Sets the state of the connection."""
        with self._changed:
            if status != self._status:
                self._status = status
                self._count()

    def wait(self, after: int, seconds: float) -> dict[str, Any]:
        """Returns what is shown once it is newer than a number, or after the time."""
        with self._changed:
            self._changed.wait_for(lambda: self._number != after, seconds)
            return {"number": self._number, "view": self._view, "status": self._status}

    def _count(self) -> None:
        self._number += 1
        self._changed.notify_all()
