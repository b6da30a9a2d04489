# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Outlines in the 3D viewport where the assets of running jobs will stand, at their heights."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import bpy
import gpu
from gpu_extras.batch import batch_for_shader
from mathutils import Vector

from ...callback_timing import CallbackTiming
from ..viewport import redraw_sidebars
from .boxes import Box, moved
from .free_place import free_place
from .measure import metres_per_unit

WIDTH = 0.6
"""Of the outline, in heights of the asset, because it is not known before the model is made."""
COLOR = (1.0, 0.62, 0.15, 0.9)
LINE_PIXELS = 2


class PlaceOutlines:
    """The outlines of one Blender. A job of an unknown height has none."""

    def __init__(self) -> None:
        self.boxes: list[Box] = []
        """In Blender units."""
        self._known: tuple[Any, ...] | None = None
        self._handle: object = None

    def update(self, heights: list[float], timing: CallbackTiming) -> None:
        """Finds the places anew when jobs, cursor or objects have changed. `heights` are in metres."""
        scene = bpy.context.scene
        known = (tuple(sorted(set(heights))), tuple(scene.cursor.location), len(scene.objects)) if heights else None
        if known == self._known:
            return
        self._known = known
        with timing.blender():
            self.boxes = [_coming_box(height, scene.cursor.location) for height in known[0]] if known else []
        redraw_sidebars()

    def begin(self) -> None:
        """Draws from now on."""
        self._handle = bpy.types.SpaceView3D.draw_handler_add(self._draw, (), "WINDOW", "POST_VIEW")

    def end(self) -> None:
        """Draws no longer."""
        bpy.types.SpaceView3D.draw_handler_remove(self._handle, "WINDOW")
        self.boxes, self._known = [], None

    def _draw(self) -> None:
        if not self.boxes or not bpy.context.space_data.overlay.show_overlays:
            return
        shader = gpu.shader.from_builtin("UNIFORM_COLOR" if bpy.app.version >= (4, 0, 0) else "3D_UNIFORM_COLOR")
        batch = batch_for_shader(shader, "LINES", {"pos": [point for box in self.boxes for point in _edges(box)]})
        gpu.state.blend_set("ALPHA")
        gpu.state.depth_test_set("LESS_EQUAL")
        gpu.state.line_width_set(LINE_PIXELS * bpy.context.preferences.system.pixel_size)
        shader.bind()
        shader.uniform_float("color", COLOR)
        batch.draw(shader)
        gpu.state.line_width_set(1)
        gpu.state.depth_test_set("NONE")
        gpu.state.blend_set("NONE")


def _coming_box(height: float, cursor: Vector) -> Box:
    tall = height / metres_per_unit()
    half = WIDTH * tall / 2
    bounds = Vector((-half, -half, 0)), Vector((half, half, tall))
    return moved(bounds, free_place(cursor, bounds, ()))


def _edges(box: Box) -> list[tuple[float, float, float]]:
    """Returns the ends of the twelve edges: corners that differ in one axis."""
    corners = [tuple(box[high][axis] for axis, high in enumerate(each)) for each in _CORNERS]
    return [
        corners[end]
        for first, last in combinations(range(8), 2)
        if sum(a != b for a, b in zip(_CORNERS[first], _CORNERS[last])) == 1
        for end in (first, last)
    ]


_CORNERS = [(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)]
