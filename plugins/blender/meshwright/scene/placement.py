# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The user's placement of an asset, separate from its file's transform."""

from __future__ import annotations

import bpy
from mathutils import Matrix

from .asset_tag import tag_of


def placed_by_user(root: bpy.types.Object) -> Matrix:
    """Returns the user's transform since the import: the world matrix without the file's own.

    For an object that Meshwright did not import, translation and rotation are the user's, the scale is the model's.
    """
    tag = tag_of(root)
    if tag is not None:
        return root.matrix_world @ tag.base.inverted_safe()
    location, rotation, _scale = root.matrix_world.decompose()
    return Matrix.LocRotScale(location, rotation, None)


def without_user(root: bpy.types.Object) -> Matrix:
    """Returns the matrix of the file's own placement: feet on the ground, at the origin."""
    return placed_by_user(root).inverted_safe() @ root.matrix_world
