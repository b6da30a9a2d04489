# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""State of the panel in this Blender: the newest view, pending values, and the link. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from queue import Empty
from typing import Any, NamedTuple

import bpy

from .bridge.connection import CallCame, Event, IntentDone, Link, LinkSettings, PictureCame, Status, ViewCame
from .bridge.process import BridgeSettings
from .callback_timing import CallbackTiming
from .host_calls import carry_out
from .scene.project_id import project_id
from .scene.selection import selection
from .scene.viewport import not_now, redraw
from .ui.panel_view import View
from .ui.preview_icons import Pictures


class Typed(NamedTuple):
    """A value set in Blender; it applies until a view includes it."""

    value: Any
    views: int
    """How many views had come before."""
    done: bool


class Session:
    """The panel in Blender. `drain` is called by a timer, and by tests."""

    def __init__(self, settings: Callable[[], BridgeSettings | None], may_start: Callable[[], bool]) -> None:
        self.view: View | None = None
        self.status = Status(False, "")
        self.problem = ""
        self.waiting = ""
        self.timing = CallbackTiming()
        self.pictures = Pictures()
        self.selection_changed = True
        self._settings, self._may_start = settings, may_start
        self._link: Link | None = None
        self._wanted = False
        self._views = 0
        self._typed: dict[str, Typed] = {}
        self._calls: list[CallCame] = []
        self._selection: Any = None

    def want(self) -> None:
        """Requests a connection when the panel is visible. May be called while Blender draws."""
        self._wanted = True

    def connect(self) -> None:
        """Reconnects: after a change of project or preferences, or for a retry."""
        self.close()
        bridge = self._settings()
        if bridge is None:
            text = "Online access is off. Allow it in Edit > Preferences > System > Network."
            self.status = Status(False, text, waits=True)
            return
        folder = Path(bpy.app.tempdir)
        self.status = Status(False, "Connecting")
        self._link = Link(LinkSettings(project_id(), _facts(), bridge, self._may_start(), folder))

    def close(self) -> None:
        """Ends the link. Jobs continue."""
        if self._link is not None:
            self._link.close()
        self._link = None
        self.view, self._typed, self._calls, self._selection = None, {}, [], None
        self.status, self.problem, self.waiting, self.selection_changed = Status(False, ""), "", "", True

    def value(self, control: str) -> Any:
        """Returns the shown value of a control: the pending value, else that of the view."""
        if control in self._typed:
            return self._typed[control].value
        shown = self.view.control(control) if self.view else None
        return shown.get("value") if shown else None

    def set(self, control: str, value: Any) -> None:
        """Sends a value; it is shown at once."""
        self._typed[control] = Typed(value, self._views, False)
        self._intend({"do": "set", "control": control, "value": value})

    def press(self, control: str) -> None:
        """Presses a button."""
        self._intend({"do": "press", "control": control})

    def pick(self, control: str, paths: list[str]) -> None:
        """Adds files to a control."""
        self.problem = ""
        if self._link is not None:
            shown = self.view.control(control) if self.view else None
            most = shown["most"] if shown else 1
            kept = (self.value(control) or []) if most > 1 else []
            self._link.pick(control, paths[: most - len(kept)], kept)

    def drain(self) -> None:
        """Processes received messages, with at most one change of the scene."""
        with self.timing.callback():
            if self._wanted and self._link is None and not self.status.waits:
                self.connect()
            changed = self._receive()
            self._work()
            self._tell_selection()
            if self.view and self._link:
                for file in self.pictures.missing(self.view.pictures()):
                    self._link.picture(file)
        if changed:
            redraw()

    def _receive(self) -> bool:
        events: list[Event] = []
        while self._link is not None:
            try:
                events.append(self._link.inbox.get_nowait())
            except Empty:
                break
        newest = None
        for event in events:
            match event:
                case ViewCame(view):
                    newest = view
                    self._views += 1
                case Status():
                    self.status = event
                    self._selection, self.selection_changed = None, True
                case CallCame():
                    self._calls.append(event)
                case IntentDone(control, error):
                    self._settle(control, error)
                case PictureCame(file, path):
                    self.pictures.add(file, path)
        # Only the newest view is processed.
        if newest is not None:
            self.view = View(newest)
        self._typed = {
            name: typed for name, typed in self._typed.items() if not typed.done or typed.views == self._views
        }
        return bool(events)

    def _settle(self, control: str, error: str | None) -> None:
        self.problem = error or self.problem
        typed = self._typed.get(control)
        if typed:
            # A refused value causes no new view.
            self._typed[control] = typed._replace(done=True, views=-1 if error else typed.views)

    def _work(self) -> None:
        if not self._calls or self._link is None:
            self.waiting = ""
            return
        reason = not_now()
        if reason != (self.waiting or None):
            self.waiting = reason or ""
            redraw()
        if reason is None:
            call = self._calls.pop(0)
            self._link.answer(call.message["id"], carry_out(call, self.timing))

    def _tell_selection(self) -> None:
        if not self.selection_changed or self._link is None or not self.status.open:
            return
        self.selection_changed = False
        now = selection()
        # The first selection is sent even if it is empty.
        if self._selection != (now,):
            self._selection = (now,)
            self._link.intent({"do": "select", "selection": now})

    def _intend(self, intent: dict[str, Any]) -> None:
        self.problem = ""
        if self._link is not None:
            self._link.intent(intent)


def _facts() -> dict[str, Any]:
    return {
        "name": "Blender",
        "version": bpy.app.version_string,
        "undo": True,
        "keepsScene": True,
        "exportsSelection": True,
        "playsClips": not bpy.app.background,
        "savesFiles": True,
    }
