# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""A place for a new asset: where the 3D cursor points to, not inside another object of its own size."""

from __future__ import annotations

from collections.abc import Iterable

import bpy
from mathutils import Vector

from .boxes import Box, moved
from .obstacles import find_obstacles
from .surface_below import surface_below

MAX_STEPS = 50
GAP = 0.1
"""Between an obstacle and the asset beside it, in widths of the asset."""


def free_place(cursor: Vector, bounds: Box, parts: Iterable[bpy.types.Object]) -> Vector:
    """Returns the place on the surface below the cursor, or the nearest one to its right without an obstacle.

    `bounds` are the corners of the new asset at the origin; `parts` are its objects, which stand out of the way.
    """
    obstacles = find_obstacles(bounds, frozenset(parts))
    place = surface_below(cursor, bounds)
    for _step in range(MAX_STEPS):
        met = [each for each in obstacles if each.is_met_by(moved(bounds, place))]
        if not met:
            break
        gap = GAP * (bounds[1].x - bounds[0].x)
        right = max(each.box[1].x for each in met)
        place = surface_below(Vector((right - bounds[0].x + gap, cursor.y, cursor.z)), bounds)
    return place
