# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Reads and sets the selection."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import bpy

from .asset_tag import ROOT_KEY, asset_parts, asset_root, find_asset, instance_tag, read_tag
from .viewport import viewport_context


def selection_facts() -> dict[str, Any] | None:
    """Returns the selection: the asset of the active object, or that object; None without one.

    Several models are described as one, without provenance.
    """
    roots = selected_roots()
    if not roots:
        return None
    root, *others = roots
    has_mesh = root in _with_mesh()
    if others:
        return {"id": root.name, "name": f"{root.name} and {len(others)} more", "hasMesh": has_mesh, "models": len(roots)}
    tag = read_tag(root) or instance_tag(root)
    facts: dict[str, Any] = {"id": tag.id if tag else root.name, "name": root.name, "hasMesh": has_mesh}
    if tag:
        facts["provenance"] = tag.provenance
    return facts


def selected_roots() -> list[bpy.types.Object]:
    """Returns the selected assets and objects, the active one first, without descendants of others.

    Lights and other objects without a mesh are returned only if nothing selected has one.
    """
    selected = _selected_objects()
    active = bpy.context.view_layer.objects.active
    if active in selected:
        selected = [active, *selected]
    roots = dict.fromkeys(map(asset_root, selected))
    tops = [root for root in roots if not any(ancestor in roots for ancestor in _ancestors(root))]
    with_mesh = _with_mesh()
    return [root for root in tops if root in with_mesh] or tops


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


def _with_mesh() -> set[bpy.types.Object]:
    """Returns the objects of the view layer that have a mesh, instance a collection, or are an ancestor of such an object."""
    found: set[bpy.types.Object] = set()
    for item in filter(None, bpy.context.view_layer.objects):
        if item.type == "MESH" or item.instance_collection is not None:
            # The ancestors of an object that was found are found, too.
            found.update(takewhile(lambda each: each not in found, (item, *_ancestors(item))))
    return found


def _ancestors(item: bpy.types.Object) -> Iterator[bpy.types.Object]:
    while (item := item.parent) is not None:
        yield item


def _selected_objects() -> list[bpy.types.Object]:
    # Until the view layer is updated, an object that was removed is None in it.
    return [item for item in bpy.context.view_layer.objects.selected if item is not None]
