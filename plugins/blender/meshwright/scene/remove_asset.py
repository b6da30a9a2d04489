# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Removes assets from the scene, with the data that only they used."""

from __future__ import annotations

from collections.abc import Iterable

import bpy

from ..callback_timing import CallbackTiming
from .asset_tag import find_root, parts_of
from .clips import actions_of
from .viewport import viewport


def remove_asset(asset: str, timing: CallbackTiming) -> bool:
    """Removes an asset from the scene as one undo step; False when it is already gone."""
    root = find_root(asset)
    if root is None:
        return False
    with viewport():
        name = root.name
        homes = list(root.users_collection)
        remove_parts(parts_of(root))
        for home in homes:
            if home.asset_data and not home.objects and not home.children:
                bpy.data.collections.remove(home)
        with timing.foreign():
            bpy.ops.ed.undo_push(message=f"Remove {name}")
    return True


def remove_parts(parts: Iterable[bpy.types.Object]) -> None:
    """Removes objects and the meshes, skeletons, materials, images and actions that nothing else uses."""
    parts = list(parts)
    actions = actions_of(parts)
    data = {part.data for part in parts if part.data}
    materials = {slot.material for part in parts for slot in part.material_slots if slot.material}
    images = {
        node.image
        for material in materials
        if material.node_tree
        for node in material.node_tree.nodes
        if node.type == "TEX_IMAGE" and node.image
    }
    bpy.data.batch_remove(parts)
    for layer in (data, materials, images):
        bpy.data.batch_remove([item for item in layer if item.users == 0])
    bpy.data.batch_remove([action for action in actions if action.users <= int(action.use_fake_user)])
