# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The surface that a new asset stands on: terrain, a floor, a table."""

from __future__ import annotations

from typing import NamedTuple

import bpy
from mathutils import Vector

from .boxes import Box, largest_side, world_box
from .obstacles import MOST_TIMES, SHOWN_AS_LINES

STEP = 0.1
"""The ray starts above the cursor, in heights of the asset: a rug or a pavement at the cursor carries the asset."""
MAX_HITS = 64


def surface_below(cursor: Vector, bounds: Box) -> Vector:
    """Returns the point of the visible scene below the cursor; the cursor where there is none.

    A cursor under open ground comes up to it. `bounds` are those of the new asset, which must be out of the way itself.
    """
    above = cursor + Vector((0, 0, STEP * (bounds[1].z - bounds[0].z)))
    smallest = largest_side(bounds) / MOST_TIMES
    below, over = _first_hit(above, -1, smallest), _first_hit(above, 1, smallest)
    found = over if over and _is_ground(over, below, above.z) else below
    return Vector((cursor.x, cursor.y, found.point.z)) if found else cursor.copy()


class Hit(NamedTuple):
    """A surface that a vertical ray meets."""

    point: Vector
    normal: Vector
    item: bpy.types.Object


def _is_ground(over: Hit, below: Hit | None, height: float) -> bool:
    """Whether the surface above a point is the ground, seen from its back, and not the ceiling of a room."""
    if over.normal.z <= 0:
        return False
    if below is None:
        return True
    # Under a landscape the next surface is the inside of its sky.
    is_inside = below.normal.z < 0 and below.item != over.item
    return is_inside and over.point.z - height < height - below.point.z


def _first_hit(start: Vector, down_or_up: int, smallest: float) -> Hit | None:
    """Returns the first surface below (-1) or above (1). What is smaller than `smallest` carries nothing."""
    scene, depsgraph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    for _hit in range(MAX_HITS):
        met, point, normal, _face, item, matrix = scene.ray_cast(depsgraph, start, (0, 0, down_or_up))
        if not met:
            return None
        box = world_box(item.evaluated_get(depsgraph), matrix)
        if item.display_type not in SHOWN_AS_LINES and largest_side(box) >= smallest:
            return Hit(point, normal, item)
        if largest_side(box) < smallest:
            start = _beside(start, box, smallest * 1e-3)
        else:
            start = point + Vector((0, 0, down_or_up * smallest * 1e-3))
    return None


def _beside(start: Vector, box: Box, gap: float) -> Vector:
    """Returns the start of a ray that passes the nearest side of a small object: its bottom may lie in the ground."""
    sides = [(abs(box[high][axis] - start[axis]), axis, high) for axis in (0, 1) for high in (0, 1)]
    _distance, axis, high = min(sides)
    passed = start.copy()
    passed[axis] = box[high][axis] + (gap if high else -gap)
    return passed
