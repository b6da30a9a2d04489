# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Custom properties of an imported asset: its provenance, and the objects that belong to it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import bpy
from mathutils import Matrix

ROOT_KEY = "meshwright"
PART_KEY = "meshwright_part"


class AssetTag(NamedTuple):
    """The custom property of an asset's root, as JSON: it survives undo, saving and appending to another file."""

    id: str
    file_matrix: Matrix
    """World matrix of the root right after the import, without the user's transform."""
    provenance: dict[str, Any]


def write_tag(root: bpy.types.Object, tag: AssetTag) -> None:
    """Stores the tag on the root, as text that other add-ons can read."""
    base = [number for row in tag.file_matrix for number in row]
    root[ROOT_KEY] = json.dumps({"id": tag.id, "base": base, "provenance": tag.provenance}, ensure_ascii=False)


def read_tag(item: bpy.types.Object) -> AssetTag | None:
    """Returns the tag of this object itself; None without a readable one."""
    try:
        data = json.loads(item[ROOT_KEY])
        rows = [data["base"][start : start + 4] for start in range(0, 16, 4)]
        return AssetTag(str(data["id"]), Matrix(rows), dict(data["provenance"]))
    except (KeyError, TypeError, ValueError):
        return None


def asset_root(item: bpy.types.Object) -> bpy.types.Object:
    """Returns the object or its nearest parent with a tag; the object itself if none has one."""
    ancestor: bpy.types.Object | None = item
    while ancestor is not None:
        # A placed file has a mark of its own under the same key.
        if read_tag(ancestor):
            return ancestor
        ancestor = ancestor.parent
    return item


def find_asset(asset: str) -> bpy.types.Object | None:
    """Returns the root of the asset with this id. Among copies it prefers the active or a selected one, else the first.

    Objects without a tag are identified by name.
    """
    found = [item for item in bpy.context.scene.objects if (tag := read_tag(item)) and tag.id == asset]
    if not found:
        return bpy.context.scene.objects.get(asset)
    active = bpy.context.view_layer.objects.active
    if active in found:
        return active
    return next((item for item in found if item.select_get()), found[0])


def instance_tag(item: bpy.types.Object) -> AssetTag | None:
    """Returns the tag of an asset that stands in the scene as a collection instance: dragged from the Asset Browser."""
    if item.instance_collection is None:
        return None
    return next((tag for part in item.instance_collection.objects if (tag := read_tag(part))), None)


def find_replaced(asset: str) -> bpy.types.Object | None:
    """Returns what an import in place of this asset replaces: a selected instance of it, else as `find_asset`."""
    instances = [item for item in bpy.context.scene.objects if (tag := instance_tag(item)) and tag.id == asset]
    chosen = next((item for item in instances if item.select_get()), None)
    return chosen or find_asset(asset) or next(iter(instances), None)


def asset_parts(root: bpy.types.Object) -> list[bpy.types.Object]:
    """Returns the root and its descendants from the asset's file, without children that the user added."""
    tag = read_tag(root)
    if tag is None:
        return [root, *root.children_recursive]
    return [root, *(item for item in root.children_recursive if item.get(PART_KEY) == tag.id)]


def mark_parts(parts: Iterable[bpy.types.Object], asset: str) -> None:
    """Marks objects as parts of the asset."""
    for part in parts:
        part[PART_KEY] = asset


def mesh_objects(parts: Iterable[bpy.types.Object]) -> Iterator[bpy.types.Object]:
    """Yields the objects that have a mesh."""
    return (part for part in parts if part.type == "MESH")
