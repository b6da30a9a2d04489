# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""The panel in this editor: the newest view, the connection, and the calls of the core, one a tick. Main thread only,
but for the methods that the page's threads call.
"""

from __future__ import annotations

import threading
from pathlib import Path
from queue import Empty
from tempfile import TemporaryDirectory
from typing import Any

import unreal

from .bridge.bridge_archive import BridgeOffer
from .bridge.connection import BridgeConnection
from .bridge.context import ConnectionSettings
from .bridge.events import (
    BridgeStarted,
    ConnectionStatus,
    Event,
    HostCall,
    IntentFinished,
    PictureReceived,
    ViewReceived,
)
from .bridge.host_session import HostSession
from .host_calls import run_host_call
from .level.actors import standing_assets
from .level.selection import selection_facts
from .page.board import Board
from .settings import SettingsFile
from .watch import FolderWatch

SECONDS_BETWEEN_REPORTS = 0.25
PRESS_SECONDS = 3600
"""Longest wait of the page for a press: it follows its import, which may wait for others."""


class Session:
    """State of the panel. `tick` is called by Slate, after each frame of the editor."""

    def __init__(self, settings: SettingsFile, watch: FolderWatch) -> None:
        self.settings = settings
        self.board = Board()
        self.status = ConnectionStatus(False, "")
        self.settings_changed = False
        """Whether service or key were changed since the running bridge was found."""
        self.offer = BridgeOffer()
        self._watch = watch
        self._connection: BridgeConnection | None = None
        self._requests: list[bool] = []
        """Requests of other threads to connect, with whether the bridge is restarted."""
        self._calls: list[HostCall] = []
        self._busy = ""
        self._sent_selection: object = None
        self._sent_standing: object = None
        self._seconds = 0.0
        # Removed when the editor ends.
        self._downloads = TemporaryDirectory(prefix="meshwright-unreal-", ignore_cleanup_errors=True)

    def open(self) -> None:
        """Connects when the panel is shown and there is no connection."""
        if self._connection is None:
            self.connect()

    def connect(self, restart_bridge: bool = False) -> None:
        """Connects, or connects again."""
        self.close()
        self._show_status(ConnectionStatus(False, "Connecting"))
        settings = ConnectionSettings(
            project=unreal.Paths.convert_relative_path_to_full(unreal.Paths.get_project_file_path()),
            host=host_facts(),
            bridge=self.settings.bridge(),
            start_bridge=self.settings.current.start_bridge,
            download_folder=Path(self._downloads.name),
            restart_bridge=restart_bridge,
        )
        self._connection = BridgeConnection(settings)

    def close(self) -> None:
        """Ends the connection. Jobs continue at the service."""
        if self._connection is not None:
            self._connection.close()
        self._connection, self._calls, self._busy = None, [], ""
        self._sent_selection = self._sent_standing = None
        self.board.show_view(None)
        self._show_status(ConnectionStatus(False, ""))

    def tick(self, delta_seconds: float) -> None:
        """Processes received messages, with at most one change of the level."""
        if self._requests:
            restart = any(self._requests)
            self._requests.clear()
            self.connect(restart)
        self._follow_download()
        self._take_events()
        self._run_next_call()
        self._seconds += delta_seconds
        if self._seconds >= SECONDS_BETWEEN_REPORTS and not _is_playing():
            self._seconds = 0.0
            self._report()
            self._watch.import_next()

    def _follow_download(self) -> None:
        status = self.offer.follow(self.connect)
        if status is not None and status != self.status:
            self._show_status(status)

    # Called by threads of the page.

    def request_connection(self, restart_bridge: bool) -> None:
        """Connects again with the next tick."""
        self._requests.append(restart_bridge)

    def change_settings(self, values: dict[str, Any]) -> None:
        """Changes settings. @raises OSError"""
        self.settings_changed = self.settings.change(values) and self.status.connected or self.settings_changed
        self._show_status(self.status)

    def act(self, intent: dict[str, Any]) -> str | None:
        """Sends an intent of the user and waits for its effect. Returns the error for the user, or None."""
        connection = self._connection
        # Without a connection the page may lack a job that was bought.
        if connection is None or not self.status.connected:
            return "The panel is not connected."
        done = threading.Event()
        errors: list[str | None] = []

        def finished(error: str | None) -> None:
            errors.append(error)
            done.set()

        connection.sender.send_intent(intent, finished)
        return errors[0] if done.wait(PRESS_SECONDS) else "The bridge did not answer."

    def host_session(self) -> HostSession:
        """Returns the session at the bridge, for its files. @raises ConnectionError"""
        session = self._connection.session if self._connection else None
        if session is None:
            raise ConnectionError("The panel is not connected.")
        return session

    def _take_events(self) -> None:
        newest: dict[str, Any] | None = None
        while self._connection is not None:
            try:
                event: Event = self._connection.inbox.get_nowait()
            except Empty:
                break
            match event:
                case ViewReceived(view):
                    newest = view
                case ConnectionStatus():
                    self.offer.consider(event)
                    self._sent_selection = self._sent_standing = None
                    self._show_status(event)
                case BridgeStarted():
                    self.settings_changed = False
                case HostCall():
                    self._calls.append(event)
                case IntentFinished() | PictureReceived():
                    pass  # the page's threads get their answers themselves
        if newest is not None:
            self.board.show_view(newest)

    def _run_next_call(self) -> None:
        if self._connection is None or not self._calls:
            return
        busy = "Stop the play session: an import waits for its end." if _is_playing() else ""
        if busy != self._busy:
            self._busy = busy
            self._show_status(self.status)
        if not busy:
            call = self._calls.pop(0)
            self._connection.sender.send_result(call.message["id"], run_host_call(call, self._watch))
            # What the call changed is reported at once, and not with the next look.
            self._seconds = SECONDS_BETWEEN_REPORTS

    def _report(self) -> None:
        """Reports what stands in the level and what is selected, when it has changed. Unreal's Python has no event for undo."""
        if self._connection is None or not self.status.connected:
            return
        standing = standing_assets()
        if standing != self._sent_standing:
            self._sent_standing = standing
            self._connection.sender.send_intent({"do": "scene", "standing": standing})
        selection = (selection_facts(),)
        if selection != self._sent_selection:
            self._sent_selection = selection
            self._connection.sender.send_intent({"do": "select", "selection": selection[0]})

    def _show_status(self, status: ConnectionStatus) -> None:
        self.status = status
        self.board.show_status(
            {
                "connected": status.connected,
                "message": self._busy or status.message,
                "stopped": status.stopped,
                "settings_changed": self.settings_changed,
                "download_megabytes": self.offer.archive.megabytes if self.offer.archive and status.stopped else None,
            }
        )


def host_facts() -> dict[str, Any]:
    """Returns the name, the version and the abilities of this Unreal."""
    return {
        "name": "Unreal",
        "version": unreal.SystemLibrary.get_engine_version(),
        "undo": True,
        "keepsScene": True,
        "exportsSelection": True,
        "playsClips": True,
        "savesFiles": True,
        "language": unreal.InternationalizationLibrary.get_current_language(),
    }


def _is_playing() -> bool:
    return unreal.get_editor_subsystem(unreal.LevelEditorSubsystem).is_in_play_in_editor()
