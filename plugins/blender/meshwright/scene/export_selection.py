# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Exports the selection as a GLB in metres, Y up, without the user's transform."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bpy
from mathutils import Matrix

from ..bridge.words import say
from ..callback_timing import CallbackTiming
from ..gltf.gltf_addon import export_gltf
from .asset_tag import mesh_objects
from .clips import clip_names
from .place.measure import metres_per_unit
from .place.placement import file_transform
from .selection import select_only, selected_roots
from .viewport import viewport_context


class NothingSelectedError(Exception):
    """No exportable object is selected; the message is for the user."""


def export_selection(path: Path, timing: CallbackTiming) -> Path:
    """Writes the selected assets with their children. The scene is unchanged. @raises ModelError, NothingSelectedError"""
    roots = selected_roots()
    if not roots:
        raise NothingSelectedError(say("Nothing is selected. Select an object and try again."))
    with viewport_context(), _temporary_world_matrices(roots, _file_matrices(roots)), _real_objects(roots) as objects:
        has_shape_keys = any(part.data.shape_keys for part in mesh_objects(objects))
        for part in objects:
            if part.name in bpy.context.view_layer.objects:
                part.select_set(True)
        try:
            # Applies modifiers as the user sees them; the exporter cannot apply them together with shape keys.
            with timing.blender():
                export_gltf(
                    path, export_apply=not has_shape_keys, export_extras=False, **_animation_options(objects)
                )
        finally:
            select_only(roots[0])
    return path


@contextmanager
def _real_objects(roots: list[bpy.types.Object]) -> Iterator[list[bpy.types.Object]]:
    """Yields the roots with their children; instead of a collection instance real objects, as long as the block runs.

    The exporter would write the empty of the instance as one more parent.
    """
    made: list[bpy.types.Object] = []
    real: list[bpy.types.Object] = []
    selected = list(bpy.context.view_layer.objects.selected)
    for root in roots:
        if root.instance_collection is None or any(part.type == "ARMATURE" for part in root.instance_collection.objects):
            real += [root, *root.children_recursive]
            continue
        before = set(bpy.data.objects)
        copy = root.copy()
        bpy.context.scene.collection.objects.link(copy)
        select_only(copy)
        bpy.ops.object.duplicates_make_real(use_hierarchy=True)
        made += set(bpy.data.objects) - before
        real += [item for item in made if item != copy]
    for item in [*selected, *made]:
        item.select_set(False)
    try:
        yield real
    finally:
        bpy.data.batch_remove(made)


def _animation_options(objects: list[bpy.types.Object]) -> dict[str, object]:
    """Exports the clips of these objects only: by default the exporter adds every action of the file."""
    if not clip_names(objects):
        return {"export_animations": False}
    return {
        "export_animations": True,
        # Until 3.5, and from 3.6.
        "export_anim_single_armature": False,
        "export_animation_mode": "NLA_TRACKS",
        "export_nla_strips": True,
    }


def _file_matrices(roots: list[bpy.types.Object]) -> list[Matrix]:
    """Returns the matrix of each root in the file, in metres.

    A single asset is without the user's transform; several stand as they do in the scene, around the first one.
    """
    scale = Matrix.Scale(metres_per_unit(), 4)
    if len(roots) == 1:
        return [scale @ file_transform(roots[0])]
    to_origin = Matrix.Translation(-roots[0].matrix_world.translation)
    return [scale @ to_origin @ root.matrix_world for root in roots]


@contextmanager
def _temporary_world_matrices(roots: list[bpy.types.Object], matrices: list[Matrix]) -> Iterator[None]:
    """Sets the world matrices of roots temporarily; transforms and selection are restored exactly."""
    names = ("location", "rotation_quaternion", "rotation_euler", "rotation_axis_angle", "scale")
    before = [(root, name, tuple(getattr(root, name))) for root in roots for name in names]
    selected = list(bpy.context.view_layer.objects.selected)
    active = bpy.context.view_layer.objects.active
    for root, matrix in zip(roots, matrices):
        root.matrix_world = matrix
    bpy.context.view_layer.update()
    try:
        yield
    finally:
        for root, name, value in before:
            setattr(root, name, value)
        bpy.context.view_layer.update()
        for item in selected:
            item.select_set(True)
        bpy.context.view_layer.objects.active = active
