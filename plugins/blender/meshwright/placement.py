# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Where an asset stands, apart from what its file says."""

from __future__ import annotations

import bpy
from mathutils import Matrix

from .tags import tag_of


def placed_by_user(root: bpy.types.Object) -> Matrix:
    """What the user did to an asset since it was imported: its world matrix without the file's own.

    Of an object that Meshwright did not import, moves and turns are the user's and the scale is the model's.
    """
    tag = tag_of(root)
    if tag is not None:
        return root.matrix_world @ tag.base.inverted_safe()
    location, rotation, _scale = root.matrix_world.decompose()
    return Matrix.LocRotScale(location, rotation, None)


def without_user(root: bpy.types.Object) -> Matrix:
    """The matrix with which the asset stands where its file put it: feet on the ground, at the origin."""
    return placed_by_user(root).inverted_safe() @ root.matrix_world
