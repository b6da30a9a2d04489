# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Values set in Blender that no view includes yet."""

from __future__ import annotations

from typing import Any, NamedTuple


class _PendingValue(NamedTuple):
    value: Any
    views_before: int
    """How many views had been received when it was set."""
    accepted: bool
    """Whether the core has accepted it: then the next view includes it."""
    rejected: bool


class PendingValues:
    """Unconfirmed values by control id. A value applies until a view includes it, or until it is rejected."""

    def __init__(self) -> None:
        self._values: dict[str, _PendingValue] = {}
        self._views = 0

    def __contains__(self, control_id: str) -> bool:
        return control_id in self._values

    def get(self, control_id: str) -> Any:
        """Returns the value of a control that has one."""
        return self._values[control_id].value

    def add(self, control_id: str, value: Any) -> None:
        """Stores a value that was sent."""
        self._values[control_id] = _PendingValue(value, self._views, False, False)

    def count_view(self) -> None:
        """Counts a received view."""
        self._views += 1

    def confirm(self, control_id: str, accepted: bool) -> None:
        """Marks the value of a control as accepted or rejected by the core."""
        pending = self._values.get(control_id)
        if pending:
            self._values[control_id] = pending._replace(accepted=accepted, rejected=not accepted)

    def remove_confirmed(self) -> None:
        """Removes rejected values, which cause no new view, and accepted ones that a view includes."""
        self._values = {name: pending for name, pending in self._values.items() if not self._is_settled(pending)}

    def clear(self) -> None:
        """Removes all values."""
        self._values.clear()

    def _is_settled(self, pending: _PendingValue) -> bool:
        return pending.rejected or (pending.accepted and pending.views_before != self._views)
