# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Blender context for operators, which timers lack."""

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
    """Overrides the context with the first 3D viewport; without one, with the available context."""
    for window in bpy.context.window_manager.windows:
        for area in window.screen.areas:
            if area.type == "VIEW_3D":
                region = next(region for region in area.regions if region.type == "WINDOW")
                with bpy.context.temp_override(window=window, screen=window.screen, area=area, region=region):
                    yield
                return
    yield


def not_now() -> str | None:
    """Returns why the scene must not be changed now, as text for the panel; None when it may be changed."""
    with viewport():
        mode = bpy.context.mode
    for part, name in BUSY_MODES.items():
        if part in mode:
            return f"Waits until you leave {name}"
    running = getattr(bpy.app, "is_job_running", None)
    if running is not None and running("RENDER"):
        return "Waits for the render to end"
    for window in bpy.context.window_manager.windows:
        # From 4.2: a change during a drag is discarded with it.
        if any("TRANSFORM" in operator.bl_idname for operator in getattr(window, "modal_operators", ())):
            return "Waits until you let go"
    return None


def redraw() -> None:
    """Redraws the side bars of all viewports."""
    for window in bpy.context.window_manager.windows:
        for area in window.screen.areas:
            if area.type == "VIEW_3D":
                for region in area.regions:
                    if region.type == "UI":
                        region.tag_redraw()
