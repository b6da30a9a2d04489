# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Settings and state that the threads of a bridge connection share."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from .client import Message
from .events import ConnectionStatus, Event
from .host_session import HostSession
from .process import BridgeSettings


class ConnectionSettings(NamedTuple):
    """Settings of a bridge connection."""

    project: str
    """Id of the project whose panel is opened."""
    host: Message
    """Name, version and abilities of this host, for `hello`."""
    bridge: BridgeSettings
    start_bridge: bool
    """Whether a bridge may be started."""
    download_folder: Path
    restart_bridge: bool = False
    """Whether a running bridge is stopped first: it keeps the service and key that it was started with."""


class ConnectionContext:
    """What the threads of one connection share."""

    def __init__(self, settings: ConnectionSettings) -> None:
        self.settings = settings
        self.inbox: SimpleQueue[Event] = SimpleQueue()
        self.closed = threading.Event()
        self.session: HostSession | None = None
        """The open session; None while there is no bridge."""

    def report_status(self, status: ConnectionStatus) -> None:
        """Puts a status into the inbox."""
        self.inbox.put(status)


def start_thread(target: Callable[[], None]) -> None:
    """Runs a function in a daemon thread: any other thread would keep the editor from exiting."""
    threading.Thread(target=target, name="meshwright", daemon=True).start()
