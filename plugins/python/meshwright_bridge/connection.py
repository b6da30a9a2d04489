# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Connection to the bridge, in its own threads. The editor's main thread only reads the inbox and queues requests."""

from __future__ import annotations

from .context import ConnectionContext, ConnectionSettings, start_thread
from .host_session import HostSession
from .receiver import Receiver
from .sender import Sender


class BridgeConnection:
    """Receives events from the current bridge and sends requests to it, until it is closed."""

    def __init__(self, settings: ConnectionSettings) -> None:
        self._context = ConnectionContext(settings)
        self.inbox = self._context.inbox
        self.sender = Sender(self._context)
        start_thread(Receiver(self._context, self.sender).run)
        start_thread(self.sender.run)

    @property
    def session(self) -> HostSession | None:
        """The open session; None while there is no bridge."""
        return self._context.session

    def close(self) -> None:
        """Ends the session; the threads end on their own. Jobs continue."""
        self._context.closed.set()
        self.sender.stop()
        session = self._context.session
        if session is not None:
            start_thread(session.leave)
