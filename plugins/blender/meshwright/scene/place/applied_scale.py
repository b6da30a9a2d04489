# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Applies the scale of an imported model to its geometry, so that its root has scale 1."""

from __future__ import annotations

import bpy
from mathutils import Matrix

TOLERANCE = 1e-6


def apply_scale(root: bpy.types.Object, parts: list[bpy.types.Object]) -> None:
    """Moves a uniform scale of the root into meshes and offsets. No vertex moves.

    An animated or rigged model is unchanged: its keys and bones are in the units of its file.
    """
    scale = root.scale.x
    uneven = max(abs(axis - scale) for axis in root.scale) > TOLERANCE * abs(scale)
    if uneven or scale <= 0 or abs(scale - 1) < TOLERANCE:
        return
    if any(part.type == "ARMATURE" or part.animation_data for part in parts):
        return
    root.scale = (1, 1, 1)
    for part in parts:
        if part is not root:
            part.location *= scale
            part.matrix_parent_inverse.translation *= scale
        if part.type == "EMPTY":
            part.empty_display_size *= scale
    for mesh in {part.data for part in parts if part.type == "MESH"}:
        mesh.transform(Matrix.Scale(scale, 4), shape_keys=True)
    bpy.context.view_layer.update()
