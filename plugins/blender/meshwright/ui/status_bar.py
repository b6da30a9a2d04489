# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Running jobs in Blender's status bar, which stays visible while the sidebar is closed."""

from __future__ import annotations

import bpy

from ..bridge.words import say
from ..session import current_session
from .panel_view import PanelView


def status_text(view: PanelView | None) -> str:
    """Returns the newest running job and the number of the others; empty without one."""
    jobs = [job for job in view.jobs() if job["state"] == "working"] if view else []
    if not jobs:
        return ""
    newest = f"{jobs[0]['label']}: {jobs[0]['text']}"
    return say("{job} (and {number} more)", job=newest, number=len(jobs) - 1) if len(jobs) > 1 else newest


class StatusBar:
    """Text in the header of the status bar."""

    def __init__(self) -> None:
        self._shown = ""

    def update(self, view: PanelView | None) -> None:
        """Redraws the status bar when its text has changed. Must not run while Blender draws."""
        text = status_text(view)
        if text == self._shown:
            return
        self._shown = text
        workspace = bpy.context.workspace
        if workspace is not None:
            # The status bar belongs to no screen; this call redraws it.
            workspace.status_text_set(None)


def draw_status_bar(header: bpy.types.Header, _context: bpy.types.Context) -> None:
    """Appended to the header of the status bar."""
    text = status_text(current_session().view)
    if text:
        header.layout.label(text=text, icon="SHADERFX")
