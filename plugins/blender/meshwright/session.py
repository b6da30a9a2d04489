# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""State of the panel in this Blender: the newest view, unconfirmed values, and the connection. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from queue import Empty
from typing import Any

import bpy

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
from .bridge.process import BridgeSettings
from .bridge.words import say
from .callback_timing import CallbackTiming
from .gltf.gltf_addon import importer_problem
from .host_calls import run_host_call
from .host_facts import host_facts
from .online_access import may_go_online, offline_text
from .scene.project_id import keep_unsaved_project, project_id
from .scene.selection import selection_facts, standing_assets
from .scene.viewport import busy_reason, redraw_sidebars
from .ui.panel_view import PanelView
from .ui.pending_values import PendingValues
from .ui.preview_icons import PreviewIcons


class Session:
    """The panel in Blender. `process_messages` is called by a timer, and by tests."""

    def __init__(
        self, bridge_settings: Callable[[], BridgeSettings | None], may_start_bridge: Callable[[], bool]
    ) -> None:
        self.view: PanelView | None = None
        self.status = ConnectionStatus(False, "")
        self.error = ""
        """Of the last action of the user; empty after a success."""
        self.error_control = ""
        """Control of that action."""
        self.busy_reason = ""
        """Why a call of the core waits; empty when none does."""
        self.importer_problem = importer_problem() or ""
        """Why no model can be imported; known before anything is paid."""
        self.settings_changed = False
        """Whether service or key were changed since the running bridge was found."""
        self.offer = BridgeOffer()
        self.offline = False
        """Whether Blender's online access must be allowed first."""
        self.timing = CallbackTiming()
        self.icons = PreviewIcons()
        self.pending_values = PendingValues()
        self.selection_changed = True
        self.scene_changed = True
        self.connection: BridgeConnection | None = None
        self._bridge_settings, self.may_start_bridge = bridge_settings, may_start_bridge
        self._connection_requested = False
        self._host_calls: list[HostCall] = []
        self._sent_selection: tuple[Any] | None = None
        self._object_count = 0

    def request_connection(self) -> None:
        """Requests a connection when the panel is visible. May be called while Blender draws."""
        self._connection_requested = True

    def connect(self, *, restart_bridge: bool = False) -> None:
        """Reconnects: after a change of project, or for a retry.

        @param restart_bridge: stops a running bridge first, so that changed preferences take effect
        """
        self.close()
        bridge = self._bridge_settings()
        if bridge is None:
            self.offline = True
            self.status = ConnectionStatus(False, offline_text(), stopped=True)
            return
        folder = Path(bpy.app.tempdir)
        self.status = ConnectionStatus(False, say("Connecting"))
        settings = ConnectionSettings(project_id(), host_facts(), bridge, self.may_start_bridge(), folder, restart_bridge)
        self.connection = BridgeConnection(settings)

    def _follow_download(self) -> None:
        status = self.offer.follow(self.connect)
        if status is not None and status != self.status:
            self.status = status
            redraw_sidebars()

    def change_settings(self) -> None:
        """Marks a change of service or key, which a running bridge does not have."""
        self.settings_changed = self.status.connected

    def close(self) -> None:
        """Closes the connection. Jobs continue."""
        if self.connection is not None:
            self.connection.close()
        self.connection = None
        self.offline = False
        self.view, self._host_calls = None, []
        self.pending_values.clear()
        self.status, self.error, self.busy_reason = ConnectionStatus(False, ""), "", ""
        self._sent_selection, self.selection_changed, self.scene_changed = None, True, True

    @property
    def shown_error(self) -> str:
        """The error of the last action, unless a job says it already."""
        return "" if self.view and self.view.is_said_by_job(self.error) else self.error

    @property
    def service(self) -> str:
        """Host and port of the service; empty while the panel is closed."""
        control = self.view.control("service") if self.view else None
        return control["label"] if control else ""

    def value(self, control_id: str) -> Any:
        """Returns the shown value of a control: the unconfirmed value, else that of the view."""
        if control_id in self.pending_values:
            return self.pending_values.get(control_id)
        control = self.view.control(control_id) if self.view else None
        return control.get("value") if control else None

    def set_value(self, control_id: str, value: Any) -> None:
        """Sends a value; it is shown at once."""
        self.pending_values.add(control_id, value)
        self._send_intent({"do": "set", "control": control_id, "value": value})

    def press(self, control_id: str) -> None:
        """Presses a button; nothing without a connection, when the view may lack a job."""
        if not self.status.connected:
            return
        self._send_intent({"do": "press", "control": control_id})

    def add_files(self, control_id: str, paths: list[str]) -> None:
        """Adds files to a control, at most as many as it takes; a control for one file gets a new one."""
        self.error = ""
        if self.connection is not None:
            control = self.view.control(control_id) if self.view else None
            most = control["most"] if control else 1
            existing = (self.value(control_id) or []) if most > 1 else []
            self.connection.sender.upload_files(control_id, paths[: most - len(existing)], existing)

    def process_messages(self) -> None:
        """Processes received messages, with at most one change of the scene."""
        with self.timing.callback():
            if self.offline and may_go_online():
                self.connect()
            if self._connection_requested and self.connection is None and not self.status.stopped:
                self.connect()
            self._follow_download()
            changed = self._process_events()
            self._run_next_host_call()
            self._send_scene()
            self._send_selection()
            if self.view and self.connection:
                for file in self.icons.missing(self.view.pictures()):
                    self.connection.sender.request_picture(file)
        if changed:
            redraw_sidebars()

    def _process_events(self) -> bool:
        """Processes all received events. Returns whether there were any."""
        events: list[Event] = []
        while self.connection is not None:
            try:
                events.append(self.connection.inbox.get_nowait())
            except Empty:
                break
        newest_view = None
        for event in events:
            match event:
                case ViewReceived(view):
                    newest_view = view
                    self.pending_values.count_view()
                case ConnectionStatus():
                    self.status = event
                    self.offer.consider(event)
                    self._sent_selection, self.selection_changed, self.scene_changed = None, True, True
                case BridgeStarted():
                    self.settings_changed = False
                case HostCall():
                    self._host_calls.append(event)
                case IntentFinished(control_id, error):
                    if error:
                        self.error, self.error_control = error, control_id
                    self.pending_values.confirm(control_id, accepted=error is None)
                case PictureReceived(file, path):
                    self.icons.add(file, path)
        # Only the newest view is parsed.
        if newest_view is not None:
            self.view = PanelView(newest_view)
            keep_unsaved_project(self.view.is_busy())
        self.pending_values.remove_confirmed()
        return bool(events)

    def _run_next_host_call(self) -> None:
        if not self._host_calls or self.connection is None:
            self.busy_reason = ""
            return
        reason = busy_reason() or ""
        if reason != self.busy_reason:
            self.busy_reason = reason
            redraw_sidebars()
        if not reason:
            call = self._host_calls.pop(0)
            self.connection.sender.send_result(call.message["id"], run_host_call(call, self.timing))

    def _send_scene(self) -> None:
        """Reports what stands after undo, redo and deletions, and after the file was opened."""
        count = len(bpy.context.scene.objects)
        # Removed objects need no event of their own.
        self.scene_changed = self.scene_changed or count < self._object_count
        self._object_count = count
        if not self.scene_changed or self.connection is None or not self.status.connected:
            return
        self.scene_changed = False
        self.connection.sender.send_intent({"do": "scene", "standing": standing_assets()})

    def _send_selection(self) -> None:
        if not self.selection_changed or self.connection is None or not self.status.connected:
            return
        self.selection_changed = False
        selection = selection_facts()
        # The first selection is sent even if it is empty.
        if self._sent_selection != (selection,):
            self._sent_selection = (selection,)
            self.connection.sender.send_intent({"do": "select", "selection": selection})

    def _send_intent(self, intent: dict[str, Any]) -> None:
        self.error = ""
        if self.connection is not None:
            self.connection.sender.send_intent(intent)


def current_session() -> Session:
    """Returns the session of this Blender; valid while the add-on is registered.

    Callbacks of panels, operators, properties and handlers get no reference to it.
    """
    return _sessions[-1]


def begin_session(session: Session) -> None:
    """Sets the session of this Blender."""
    _sessions.append(session)


def end_session() -> None:
    """Closes the session of this Blender."""
    while _sessions:
        session = _sessions.pop()
        session.close()
        session.icons.close()


_sessions: list[Session] = []
