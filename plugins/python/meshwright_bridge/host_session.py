# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""A session of this host at a bridge: opened by `hello`, ended by `leave`."""

from __future__ import annotations

import threading
from itertools import count
from pathlib import Path

from .client import CONNECTION_ERRORS, BridgeClient, BridgeError


class HostSession:
    """State of one session. Shared by the receiving and the sending thread."""

    def __init__(self, client: BridgeClient, host_id: str, exchange_folder: Path) -> None:
        self.client = client
        self.host_id = host_id
        self.exchange_folder = exchange_folder
        self.view_received = False
        self.error: Exception | None = None
        """Why the core closed the session."""
        self._intent_ids = count(1)
        self._call_ids: set[int] = set()
        self._lock = threading.Lock()

    def next_intent_id(self) -> int:
        """Returns the id of the next intent, from 1."""
        with self._lock:
            return next(self._intent_ids)

    def is_new_call(self, call_id: int) -> bool:
        """Whether a call is new; a repeated one is in progress or already answered."""
        known = call_id in self._call_ids
        self._call_ids.add(call_id)
        return not known

    def leave(self) -> None:
        """Ends the session at the bridge. Jobs continue."""
        try:
            self.client.leave(self.host_id)
        except (*CONNECTION_ERRORS, BridgeError):
            pass  # the session times out without a reader
