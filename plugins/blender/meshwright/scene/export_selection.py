# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Exports the selection as a GLB in metres, Y up, at its file's original placement."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bpy
from mathutils import Matrix

from ..callback_timing import CallbackTiming
from ..gltf.gltf_addon import write_gltf
from .asset_tag import meshes_of
from .measure import metres
from .placement import without_user
from .selection import select_only, selected_root
from .viewport import viewport


class NothingSelected(Exception):
    """No exportable object is selected; the message is for the user."""


def export_selection(path: Path, timing: CallbackTiming) -> Path:
    """Writes the selected asset with its children. The scene is unchanged. @raises BadModel, NothingSelected"""
    root = selected_root()
    if root is None:
        raise NothingSelected("Nothing is selected. Select an object and try again.")
    whole = [root, *root.children_recursive]
    shaped = any(part.data.shape_keys for part in meshes_of(whole))
    with viewport(), _standing(root, Matrix.Scale(metres(), 4) @ without_user(root)):
        for part in whole:
            if part.name in bpy.context.view_layer.objects:
                part.select_set(True)
        try:
            # Applies modifiers as the user sees them; the exporter cannot apply them together with shape keys.
            with timing.foreign():
                write_gltf(path, export_apply=not shaped, export_extras=False)
        finally:
            select_only(root)
    return path


@contextmanager
def _standing(root: bpy.types.Object, world: Matrix) -> Iterator[None]:
    """Sets another matrix on the root temporarily; its own values are restored exactly."""
    names = ("location", "rotation_quaternion", "rotation_euler", "rotation_axis_angle", "scale")
    before = {name: tuple(getattr(root, name)) for name in names}
    selected = list(bpy.context.view_layer.objects.selected)
    active = bpy.context.view_layer.objects.active
    root.matrix_world = world
    bpy.context.view_layer.update()
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(root, name, value)
        bpy.context.view_layer.update()
        for item in selected:
            item.select_set(True)
        bpy.context.view_layer.objects.active = active
