# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Removes assets from the scene, with the data that only they used."""

from __future__ import annotations

from collections.abc import Iterable

import bpy

from ..bridge.words import say
from ..callback_timing import CallbackTiming
from .asset_tag import asset_parts, find_asset
from .clips import clip_actions
from .viewport import viewport_context


def remove_asset(asset: str, timing: CallbackTiming) -> bool:
    """Removes an asset from the scene as one undo step; False when it is no longer in the scene."""
    root = find_asset(asset)
    if root is None:
        return False
    with viewport_context():
        name = root.name
        collections = list(root.users_collection)
        remove_parts(asset_parts(root))
        for collection in collections:
            if collection.asset_data and not collection.objects and not collection.children:
                bpy.data.collections.remove(collection)
        with timing.blender():
            bpy.ops.ed.undo_push(message=say("Remove {name}", name=name))
    return True


def remove_parts(parts: Iterable[bpy.types.Object]) -> None:
    """Removes objects and the meshes, armatures, materials, images and actions that nothing else uses."""
    parts = list(parts)
    actions = clip_actions(parts)
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
    for blocks in (data, materials, images):
        bpy.data.batch_remove([item for item in blocks if item.users == 0])
    bpy.data.batch_remove([action for action in actions if action.users <= int(action.use_fake_user)])
