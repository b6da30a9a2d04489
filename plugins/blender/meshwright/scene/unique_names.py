# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Unique names that leave the names of other data-blocks unchanged."""

from __future__ import annotations

from itertools import count

import bpy


def set_unique_name(block: bpy.types.ID, others: bpy.types.bpy_prop_collection, name: str) -> None:
    """Names a data-block, numbered if the name is in use: Blender itself would rename the other one."""
    if others.get(name) in (None, block):
        block.name = name
        return
    block.name = next(free for number in count(1) if (free := f"{name}.{number:03}") not in others)


def set_asset_name(root: bpy.types.Object, name: str) -> None:
    """Names the root of an asset; a part of it that has this name gets another one."""
    part = bpy.data.objects.get(name)
    if part and part in root.children_recursive:
        set_unique_name(part, bpy.data.objects, f"{name} part")
    set_unique_name(root, bpy.data.objects, name)
