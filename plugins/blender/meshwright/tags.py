# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""What an imported asset carries with it in the .blend: where it came from, and which objects belong to it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import bpy
from mathutils import Matrix

ROOT_KEY = "meshwright"
PART_KEY = "meshwright_part"


class Tag(NamedTuple):
    """The custom property of an asset's root, as JSON: it survives undo, saving and appending to another file."""

    id: str
    base: Matrix
    """The root's matrix as the file has it; what the user did to the asset comes on top."""
    provenance: dict[str, Any]


def write_tag(root: bpy.types.Object, tag: Tag) -> None:
    """Keeps the tag with the root, as text that other add-ons can read."""
    base = [number for row in tag.base for number in row]
    root[ROOT_KEY] = json.dumps({"id": tag.id, "base": base, "provenance": tag.provenance}, ensure_ascii=False)


def tag_of(item: bpy.types.Object) -> Tag | None:
    """The tag of this object itself; None when it has none that can be read."""
    try:
        data = json.loads(item[ROOT_KEY])
        rows = [data["base"][start : start + 4] for start in range(0, 16, 4)]
        return Tag(str(data["id"]), Matrix(rows), dict(data["provenance"]))
    except (KeyError, TypeError, ValueError):
        return None


def root_of(item: bpy.types.Object) -> bpy.types.Object:
    """The asset that an object belongs to: itself or the first of its parents with a tag. Itself when there is none."""
    step: bpy.types.Object | None = item
    while step is not None:
        if ROOT_KEY in step:
            return step
        step = step.parent
    return item


def find_root(asset: str) -> bpy.types.Object | None:
    """The object of the scene with this id. Of copies the active or a selected one is meant, else the first.

    Objects without a tag are known by their name.
    """
    found = [item for item in bpy.context.scene.objects if (tag := tag_of(item)) and tag.id == asset]
    if not found:
        return bpy.context.scene.objects.get(asset)
    active = bpy.context.view_layer.objects.active
    if active in found:
        return active
    return next((item for item in found if item.select_get()), found[0])


def parts_of(root: bpy.types.Object) -> list[bpy.types.Object]:
    """The root and all under it that came with the asset; what the user hung onto it is not among them."""
    tag = tag_of(root)
    if tag is None:
        return [root, *root.children_recursive]
    return [root, *(item for item in root.children_recursive if item.get(PART_KEY) == tag.id)]


def mark_parts(parts: Iterable[bpy.types.Object], asset: str) -> None:
    """Says of each object that it came with the asset."""
    for part in parts:
        part[PART_KEY] = asset


def meshes_of(parts: Iterable[bpy.types.Object]) -> Iterator[bpy.types.Object]:
    """The objects among them that have a mesh."""
    return (part for part in parts if part.type == "MESH")
