# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The 3D viewport: context for operators, which timers lack, modes that block changes, redraws."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import bpy

from ..bridge.words import say

BUSY_MODES = {
    "EDIT": "Edit Mode",
    "SCULPT": "Sculpt Mode",
    "PAINT": "Paint Mode",
    "POSE": "Pose Mode",
    "PARTICLE": "Particle Edit",
}


@contextmanager
def viewport_context() -> Iterator[None]:
    """Overrides the context with the first 3D viewport; without one, with the available context."""
    for window in bpy.context.window_manager.windows:
        for area in window.screen.areas:
            if area.type == "VIEW_3D":
                region = next(region for region in area.regions if region.type == "WINDOW")
                with bpy.context.temp_override(window=window, screen=window.screen, area=area, region=region):
                    yield
                return
    yield


def busy_reason() -> str | None:
    """Returns why the scene must not be changed at the moment, as text for the panel; None when it may be changed."""
    with viewport_context():
        mode = bpy.context.mode
    for identifier, label in BUSY_MODES.items():
        if identifier in mode:
            return say("Waiting until you leave {mode}", mode=say(label))
    is_job_running = getattr(bpy.app, "is_job_running", None)
    if is_job_running is not None and is_job_running("RENDER"):
        return say("Waiting for the render to finish")
    for window in bpy.context.window_manager.windows:
        # From 4.2: a change during a drag is discarded with it.
        if any("TRANSFORM" in operator.bl_idname for operator in getattr(window, "modal_operators", ())):
            return say("Waiting until you finish the transform")
    return None


def redraw_sidebars() -> None:
    """Redraws the sidebars of all viewports."""
    for window in bpy.context.window_manager.windows:
        for area in window.screen.areas:
            if area.type == "VIEW_3D" and any(region.type == "UI" for region in area.regions):
                # The whole area: a region alone keeps the old heights of its panels.
                area.tag_redraw()
