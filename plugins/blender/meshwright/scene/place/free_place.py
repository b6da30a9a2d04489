# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""A place for a new asset that is not inside another object."""

from __future__ import annotations

from collections.abc import Iterable

import bpy
from mathutils import Vector

MAX_STEPS = 50


def free_place(cursor: Vector, bounds: tuple[Vector, Vector], parts: Iterable[bpy.types.Object]) -> Vector:
    """Returns the cursor, or the nearest place to its right where it is in no other mesh.

    `bounds` are the corners of the new asset at the origin; `parts` are its objects.
    """
    own = set(parts)
    place = cursor.copy()
    boxes = [box for item in bpy.context.view_layer.objects if item not in own and (box := _world_box(item))]
    for _step in range(MAX_STEPS):
        around = next((box for box in boxes if _is_inside(place, box)), None)
        if around is None:
            break
        gap = 0.1 * (bounds[1].x - bounds[0].x)
        place.x = around[1].x - bounds[0].x + gap
    return place


def _world_box(item: bpy.types.Object) -> tuple[Vector, Vector] | None:
    if item.type != "MESH" or not item.visible_get():
        return None
    corners = [item.matrix_world @ Vector(corner) for corner in item.bound_box]
    return Vector(map(min, zip(*corners))), Vector(map(max, zip(*corners)))


def _is_inside(place: Vector, box: tuple[Vector, Vector]) -> bool:
    return all(low - 1e-4 <= at < high for low, at, high in zip(box[0], place, box[1]))
