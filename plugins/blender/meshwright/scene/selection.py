# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Reads and sets the selection."""

from __future__ import annotations

from typing import Any

import bpy

from .asset_tag import find_root, meshes_of, parts_of, root_of, tag_of
from .viewport import viewport


def selection() -> dict[str, Any] | None:
    """Returns the selection: the asset of the active object, or that object; None without one."""
    active = bpy.context.view_layer.objects.active
    if active is None or not active.select_get():
        active = next(iter(_selected()), None)
    if active is None:
        return None
    root = root_of(active)
    tag = tag_of(root) or _instanced(root)
    found: dict[str, Any] = {
        "id": tag.id if tag else root.name,
        "name": root.name,
        "hasMesh": root.instance_collection is not None or any(meshes_of(parts_of(root))),
    }
    if tag:
        found["provenance"] = tag.provenance
    return found


def selected_root() -> bpy.types.Object | None:
    """Returns the object that `selection` describes."""
    found = selection()
    return find_root(found["id"]) or bpy.context.scene.objects.get(found["name"]) if found else None


def select_only(item: bpy.types.Object) -> None:
    """Selects only this object and makes it active."""
    for other in _selected():
        other.select_set(False)
    item.select_set(True)
    bpy.context.view_layer.objects.active = item


def show(asset: str) -> bool:
    """Selects an asset and frames all of it; False when it is gone."""
    root = find_root(asset)
    if root is None or root.name not in bpy.context.view_layer.objects:
        return False
    with viewport():
        select_only(root)
        if bpy.ops.view3d.view_selected.poll():
            for part in parts_of(root):
                if part.name in bpy.context.view_layer.objects:
                    part.select_set(True)
            bpy.ops.view3d.view_selected()
        select_only(root)
    return True


def _selected() -> list[bpy.types.Object]:
    return list(bpy.context.view_layer.objects.selected)


def _instanced(item: bpy.types.Object) -> Any:
    """Returns the tag of an asset that was dragged from the Asset Browser as a collection instance."""
    if item.instance_collection is None:
        return None
    return next((tag for part in item.instance_collection.objects if (tag := tag_of(part))), None)
