# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The part of Blender's context that operators need and timers do not have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import bpy

BUSY_MODES = {
    "EDIT": "Edit Mode",
    "SCULPT": "Sculpt Mode",
    "PAINT": "painting",
    "POSE": "Pose Mode",
    "PARTICLE": "Particle Edit",
}


@contextmanager
def viewport() -> Iterator[None]:
    """The first 3D viewport as context; without one, whatever there is."""
    for window in bpy.context.window_manager.windows:
        for area in window.screen.areas:
            if area.type == "VIEW_3D":
                region = next(region for region in area.regions if region.type == "WINDOW")
                with bpy.context.temp_override(window=window, screen=window.screen, area=area, region=region):
                    yield
                return
    yield


def not_now() -> str | None:
    """Why the scene must not be changed just now, in words for the panel; None when it may."""
    with viewport():
        mode = bpy.context.mode
    for part, name in BUSY_MODES.items():
        if part in mode:
            return f"Waits until you leave {name}"
    running = getattr(bpy.app, "is_job_running", None)
    if running is not None and running("RENDER"):
        return "Waits for the render to end"
    for window in bpy.context.window_manager.windows:
        # From 4.2 on: a change in the middle of a drag would be thrown away with it.
        if any("TRANSFORM" in operator.bl_idname for operator in getattr(window, "modal_operators", ())):
            return "Waits until you let go"
    return None


def redraw() -> None:
    """Draws the side bars of all viewports again."""
    for window in bpy.context.window_manager.windows:
        for area in window.screen.areas:
            if area.type == "VIEW_3D":
                for region in area.regions:
                    if region.type == "UI":
                        region.tag_redraw()
