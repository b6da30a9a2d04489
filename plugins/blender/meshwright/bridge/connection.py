# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Connection to the bridge, in its own threads. Blender's main thread only reads the inbox and queues requests."""

from __future__ import annotations

from .context import ConnectionContext, ConnectionSettings, start_thread
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

    def close(self) -> None:
        """Ends the session; the threads end on their own. Jobs continue."""
        self._context.closed.set()
        self.sender.stop()
        session = self._context.session
        if session is not None:
            start_thread(session.leave)
