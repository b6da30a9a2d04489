# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Objects that a new asset must not stand in. Terrain, rooms and skies are none: they surround it."""

from __future__ import annotations

from collections.abc import Iterator

import bpy
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from .boxes import Box, contains, largest_side, overlaps, world_box
from .measure import metres_per_unit

MOST_TIMES = 4
"""An object that is this many times larger than the asset, or smaller, is no obstacle: a hill, a blade of grass."""
LARGEST_SOLID = 2.5
"""Metres. A closed object up to this size is no room, so nothing is placed inside of it, however small."""
MARGIN = 0.02
"""How far the asset may reach into an obstacle, in sizes of the asset: things that stand side by side touch."""
SHOWN_AS_LINES = {"BOUNDS", "WIRE"}
"""Cutters and helpers, which no render shows."""

_CORNERS = [(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)]
_SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def find_obstacles(bounds: Box, own: frozenset[bpy.types.Object]) -> list[Obstacle]:
    """Returns the visible objects with a mesh, except `own`, that can be in the way of an asset with these bounds."""
    size = largest_side(bounds)
    solid = max(MOST_TIMES * size, LARGEST_SOLID / metres_per_unit())
    found = (Obstacle(item, matrix, size) for item, matrix in _visible_meshes(own))
    return [each for each in found if size / MOST_TIMES <= largest_side(each.box) <= solid]


class Obstacle:
    """An object that can be in the way."""

    def __init__(self, item: bpy.types.Object, matrix: Matrix, size: float) -> None:
        """@param size: of the asset, in Blender units"""
        self._depsgraph = bpy.context.evaluated_depsgraph_get()
        self._item, self._matrix, self._size = item, matrix, size
        self._tree: BVHTree | None = None
        self.box = world_box(item.evaluated_get(self._depsgraph), matrix)

    def is_met_by(self, box: Box) -> bool:
        """Whether an asset that fills this box would meet the triangles of the object, or stand inside of it."""
        margin = Vector((1, 1, 1)) * MARGIN * self._size
        inner = box[0] + margin, box[1] - margin
        if not overlaps(inner, self.box):
            return False
        if self._surrounds((box[0] + box[1]) / 2):
            return True
        if largest_side(self.box) > MOST_TIMES * self._size:
            return False
        return contains(inner, self.box) or self._touches(inner)

    def _touches(self, box: Box) -> bool:
        to_local = self._matrix.inverted_safe()
        corners = [to_local @ Vector(box[high][axis] for axis, high in enumerate(corner)) for corner in _CORNERS]
        return bool(self._triangles().overlap(BVHTree.FromPolygons(corners, _SIDES)))

    def _surrounds(self, point: Vector) -> bool:
        """Whether a point is inside of a closed mesh: a ray in any direction leaves it an odd number of times."""
        to_local = self._matrix.inverted_safe()
        start = to_local @ point
        directions = (to_local.to_3x3() @ axis for axis in Matrix.Identity(3))
        return all(self._crossings(start, direction.normalized()) % 2 == 1 for direction in directions)

    def _crossings(self, start: Vector, direction: Vector) -> int:
        step = direction * largest_side(self.box) * 1e-5
        count = 0
        while (hit := self._triangles().ray_cast(start, direction)[0]) is not None and count < 64:
            start = hit + step
            count += 1
        return count

    def _triangles(self) -> BVHTree:
        if self._tree is None:
            self._tree = BVHTree.FromObject(self._item, self._depsgraph)
        return self._tree


def _visible_meshes(own: frozenset[bpy.types.Object]) -> Iterator[tuple[bpy.types.Object, Matrix]]:
    """Yields the objects with a mesh and their world matrices, those of collection instances too."""
    for item in bpy.context.view_layer.objects:
        # Until the view layer is updated, an object that was removed is None in it.
        if item is None or item in own or item.display_type in SHOWN_AS_LINES or not item.visible_get():
            continue
        if item.type == "MESH":
            yield item, item.matrix_world
        elif item.instance_collection is not None:
            base = item.matrix_world @ Matrix.Translation(-item.instance_collection.instance_offset)
            for part in item.instance_collection.all_objects:
                if part.type == "MESH":
                    yield part, base @ part.matrix_world
