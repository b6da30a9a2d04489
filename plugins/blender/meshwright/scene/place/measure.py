# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Measures an asset in the scene."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager

import bpy
from mathutils import Vector

from ..asset_tag import mesh_objects


def rest_bounds(parts: Iterable[bpy.types.Object]) -> tuple[Vector, Vector] | None:
    """Returns the lowest and highest corner of all vertices in the world, in Blender units; None without a mesh.

    A skeleton with clips is measured at rest; one without stays in the file's pose.
    """
    parts = list(parts)
    with ExitStack() as rest_poses:
        for part in parts:
            if part.type == "ARMATURE" and part.animation_data:
                rest_poses.enter_context(_rest_pose(part.data))
        depsgraph = bpy.context.evaluated_depsgraph_get()
        depsgraph.update()
        corners = [corner for part in mesh_objects(parts) for corner in _bounds(part.evaluated_get(depsgraph))]
    bpy.context.view_layer.update()
    if not corners:
        return None
    return Vector(map(min, zip(*corners))), Vector(map(max, zip(*corners)))


def metres_per_unit() -> float:
    """Returns the metres per Blender unit of this scene."""
    return bpy.context.scene.unit_settings.scale_length


def _bounds(evaluated: bpy.types.Object) -> Iterator[Vector]:
    mesh = evaluated.to_mesh()
    try:
        count = len(mesh.vertices)
        if count == 0:
            return
        # A Python loop takes seconds for a model of 300,000 vertices.
        import numpy

        points = numpy.empty(count * 3, dtype=numpy.float32)
        mesh.vertices.foreach_get("co", points)
        matrix = numpy.array(evaluated.matrix_world)
        world = points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3]
        yield Vector(world.min(axis=0))
        yield Vector(world.max(axis=0))
    finally:
        evaluated.to_mesh_clear()


@contextmanager
def _rest_pose(armature: bpy.types.Armature) -> Iterator[None]:
    before = armature.pose_position
    armature.pose_position = "REST"
    try:
        yield
    finally:
        armature.pose_position = before
