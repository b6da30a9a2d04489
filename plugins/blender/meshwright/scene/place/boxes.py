# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Axis-aligned boxes in the world, in Blender units."""

from __future__ import annotations

import bpy
from mathutils import Matrix, Vector

Box = tuple[Vector, Vector]
"""Lowest and highest corner."""


def world_box(evaluated: bpy.types.Object, matrix: Matrix) -> Box:
    """Returns the box around an evaluated object that stands at a world matrix."""
    corners = [matrix @ Vector(corner) for corner in evaluated.bound_box]
    return Vector(map(min, zip(*corners))), Vector(map(max, zip(*corners)))


def moved(box: Box, by: Vector) -> Box:
    """Returns the box at another place."""
    return box[0] + by, box[1] + by


def largest_side(box: Box) -> float:
    """Returns the length of the longest side."""
    return max(box[1] - box[0])


def overlaps(one: Box, other: Box) -> bool:
    """Whether two boxes share space."""
    return all(one[0][axis] < other[1][axis] and other[0][axis] < one[1][axis] for axis in range(3))


def contains(outer: Box, inner: Box) -> bool:
    """Whether one box lies within another."""
    return all(outer[0][axis] <= inner[0][axis] and inner[1][axis] <= outer[1][axis] for axis in range(3))
