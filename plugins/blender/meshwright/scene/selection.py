# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Reads and sets the selection."""

from __future__ import annotations

from typing import Any

import bpy

from .asset_tag import ROOT_KEY, asset_parts, asset_root, find_asset, mesh_objects, read_tag
from .viewport import viewport_context


def selection_facts() -> dict[str, Any] | None:
    """Returns the selection: the asset of the active object, or that object; None without one."""
    active = bpy.context.view_layer.objects.active
    if active is None or not active.select_get():
        active = next(iter(_selected_objects()), None)
    if active is None:
        return None
    root = asset_root(active)
    tag = read_tag(root) or _instance_tag(root)
    facts: dict[str, Any] = {
        "id": tag.id if tag else root.name,
        "name": root.name,
        "hasMesh": root.instance_collection is not None or any(mesh_objects(asset_parts(root))),
    }
    if tag:
        facts["provenance"] = tag.provenance
    return facts


def selected_root() -> bpy.types.Object | None:
    """Returns the object that `selection_facts` describes."""
    facts = selection_facts()
    return find_asset(facts["id"]) or bpy.context.scene.objects.get(facts["name"]) if facts else None


def select_only(item: bpy.types.Object) -> None:
    """Selects only this object and makes it active."""
    for other in _selected_objects():
        other.select_set(False)
    item.select_set(True)
    bpy.context.view_layer.objects.active = item


def show_asset(asset: str) -> bool:
    """Selects an asset and frames all of it; False when it is no longer in the scene."""
    root = find_asset(asset)
    if root is None or root.name not in bpy.context.view_layer.objects:
        return False
    with viewport_context():
        frame_asset(root)
        select_only(root)
    return True


def frame_asset(root: bpy.types.Object) -> None:
    """Moves the view to all of an asset, which is selected then. Does nothing without a viewport."""
    select_only(root)
    if bpy.ops.view3d.view_selected.poll():
        for part in asset_parts(root):
            if part.name in bpy.context.view_layer.objects:
                part.select_set(True)
        bpy.ops.view3d.view_selected()


def standing_assets() -> list[dict[str, str]]:
    """Returns the id and the task of every asset in the scene."""
    tags = (read_tag(item) for item in bpy.context.scene.objects if ROOT_KEY in item)
    return [{"id": tag.id, "task": str(tag.provenance.get("task", ""))} for tag in tags if tag]


def _selected_objects() -> list[bpy.types.Object]:
    return list(bpy.context.view_layer.objects.selected)


def _instance_tag(item: bpy.types.Object) -> Any:
    """Returns the tag of an asset that was dragged from the Asset Browser as a collection instance."""
    if item.instance_collection is None:
        return None
    return next((tag for part in item.instance_collection.objects if (tag := read_tag(part))), None)
