# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Events of the bridge connection, which its threads put into the inbox for the editor's main thread."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .glb_metadata import GlbMetadata
from .client import Message


class ConnectionStatus(NamedTuple):
    """Status of the bridge connection."""

    connected: bool
    message: str
    """For the panel; empty while connected."""
    stopped: bool = False
    """Whether the connection is not retried until the user presses Reconnect."""


class BridgeStarted(NamedTuple):
    """A bridge was started with the current service and key."""


class ViewReceived(NamedTuple):
    """A new view of the panel."""

    view: Message


class HostCall(NamedTuple):
    """A call of the core to this host. Its files are on this disk."""

    message: Message
    metadata: GlbMetadata | None
    """Of the model to import; None for other calls."""


class IntentFinished(NamedTuple):
    """Result of an intent."""

    control: str
    error: str | None


class PictureReceived(NamedTuple):
    """A picture of the view."""

    file: str
    """SHA-256 of the picture."""
    path: Path


Event = ConnectionStatus | BridgeStarted | ViewReceived | HostCall | IntentFinished | PictureReceived
