# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The user's transform of an asset, separate from its file's transform."""

from __future__ import annotations

import bpy
from mathutils import Matrix

from ..asset_tag import read_tag


def user_transform(root: bpy.types.Object) -> Matrix:
    """Returns the user's transform since the import: the world matrix without the file's own.

    For an object that Meshwright did not import, translation and rotation are the user's, the scale is the model's.
    """
    if root.instance_collection is not None:
        # An instance has the place, the rotation and the scale that its collection has not.
        return root.matrix_world.copy()
    tag = read_tag(root)
    if tag is not None:
        return root.matrix_world @ tag.file_matrix.inverted_safe()
    location, rotation, _scale = root.matrix_world.decompose()
    return Matrix.LocRotScale(location, rotation, None)


def file_transform(root: bpy.types.Object) -> Matrix:
    """Returns the root's matrix without the user's transform: feet on the ground, at the origin."""
    return user_transform(root).inverted_safe() @ root.matrix_world


def set_world_matrix(root: bpy.types.Object, matrix: Matrix) -> None:
    """Sets the world matrix and updates the view layer."""
    root.matrix_world = matrix
    bpy.context.view_layer.update()
