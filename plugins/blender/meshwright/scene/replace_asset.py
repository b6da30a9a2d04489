# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Replaces an asset of the scene by a new one."""

from __future__ import annotations

import bpy

from .asset_tag import asset_parts
from .place.placement import set_world_matrix, user_transform
from .remove_asset import remove_parts
from .unique_names import set_asset_name, set_unique_name


def replace_asset(
    old: bpy.types.Object,
    root: bpy.types.Object,
    parts: list[bpy.types.Object],
    collection: bpy.types.Collection,
) -> bpy.types.Collection:
    """Removes the old asset and gives the new one its transform, parent, name and collection.

    `parts` are the root of the new asset and its descendants, in `collection`. Returns their collection afterwards.
    """
    name, world_matrix = old.name, user_transform(old) @ root.matrix_world
    old_parts = asset_parts(old)
    old_names = {part.name for part in old_parts}
    # A collection of the user is not marked as an asset; then the new asset keeps its own.
    asset_collections = [other for other in old.users_collection if other.asset_data]
    root.parent, root.parent_type, root.parent_bone = old.parent, old.parent_type, old.parent_bone
    root.matrix_parent_inverse = old.matrix_parent_inverse
    set_world_matrix(root, world_matrix)
    _reparent_children(old_parts, root, parts)
    remove_parts(old_parts)
    for part in parts:
        # Blender numbered the name while the old part existed.
        base_name = part.name.rpartition(".")[0]
        if base_name in old_names:
            set_unique_name(part, bpy.data.objects, base_name)
        for other in asset_collections:
            other.objects.link(part)
    if asset_collections:
        bpy.data.collections.remove(collection)
    set_asset_name(root, name)
    return asset_collections[0] if asset_collections else collection


def _reparent_children(
    old_parts: list[bpy.types.Object], root: bpy.types.Object, parts: list[bpy.types.Object]
) -> None:
    """Reparents the user's children of the old asset to the new one: to the bone of that name, else to the root."""
    removed = set(old_parts)
    for child in [child for part in old_parts for child in part.children if child not in removed]:
        world_matrix = child.matrix_world.copy()
        bone = child.parent_bone if child.parent_type == "BONE" else ""
        armature = next((part for part in parts if part.type == "ARMATURE" and bone in part.data.bones), None)
        child.parent = armature or root
        child.parent_type, child.parent_bone = ("BONE", bone) if armature else ("OBJECT", "")
        bpy.context.view_layer.update()
        child.matrix_world = world_matrix
