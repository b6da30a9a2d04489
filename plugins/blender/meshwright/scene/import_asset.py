# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Imports a finished model as an asset: the only step here with long-running Blender code."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import bpy
from mathutils import Matrix

from ..callback_timing import CallbackTiming
from ..gltf.glb_metadata import BadModel, GltfFacts
from ..gltf.gltf_addon import check_readable, read_gltf
from .asset_browser import mark_asset
from .asset_tag import Tag, find_root, mark_parts, meshes_of, parts_of, write_tag
from .clips import settle_clips
from .measure import bounds_at_rest, metres
from .placement import placed_by_user
from .remove_asset import remove_parts
from .rollback import all_or_nothing
from .selection import select_only
from .unique_names import give_name
from .viewport import viewport


class Model(NamedTuple):
    """A local GLB in metres, feet on the ground, already at its height."""

    path: Path
    facts: GltfFacts


def import_asset(model: Model, asset: dict[str, Any], timing: CallbackTiming) -> dict[str, Any]:
    """Imports a model at the 3D cursor, or in place of another; selects it; one undo step.

    Returns its properties from the scene. @raises BadModel with the scene unchanged
    """
    # The first call loads Blender's importer.
    with timing.foreign():
        check_readable(model.facts.required)
    old = find_root(asset["replace"]) if asset.get("replace") else None
    with viewport():
        with all_or_nothing():
            collection, root = _brought_in(model, asset["name"], timing)
            parts = [root, *root.children_recursive]
            with timing.foreign():
                bounds = bounds_at_rest(parts)
            if bounds is None:
                raise BadModel("Blender's glTF importer made no mesh of this model")
            tag = Tag(uuid.uuid4().hex, root.matrix_world.copy(), asset["provenance"])
            write_tag(root, tag)
            mark_parts(parts, tag.id)
            meshes = len({part.data for part in meshes_of(parts)})
        if old is None:
            _move(root, Matrix.Translation(bpy.context.scene.cursor.location) @ tag.base)
        else:
            collection = _take_place(root, parts, collection, old)
        clips = settle_clips(parts, asset["expected"]["clips"])
        mark_asset(collection, asset["provenance"])
        select_only(root)
        with timing.foreign():
            bpy.ops.ed.undo_push(message=f"Import {root.name}")
    low, high = bounds
    return {
        "id": tag.id,
        "name": root.name,
        "height": (high.z - low.z) * metres(),
        "meshes": meshes,
        "clips": clips,
    }


def _brought_in(model: Model, name: str, timing: CallbackTiming) -> tuple[bpy.types.Collection, bpy.types.Object]:
    """Imports the model into its own collection, under one root."""
    present = {item.as_pointer() for item in bpy.data.objects}
    groups = set(bpy.data.collections)
    with _scene_settings_kept(), timing.foreign():
        read_gltf(model.path)
    collection = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(collection)
    for item in [item for item in bpy.data.objects if item.as_pointer() not in present]:
        homes = list(item.users_collection)
        # Later importers store bone shapes in a collection of this name.
        if any(home.name.startswith("glTF_not_exported") for home in homes):
            continue
        for home in homes:
            home.objects.unlink(item)
        collection.objects.link(item)
    for group in set(bpy.data.collections) - groups - {collection}:
        if not group.objects and not group.children:
            bpy.data.collections.remove(group)
    tops = [item for item in collection.objects if item.parent is None]
    if len(tops) == 1 and not model.facts.root_moves:
        root = tops[0]
    else:
        # Several roots, or an animated one: a static parent holds the user's placement.
        root = bpy.data.objects.new(f"{name} root", None)
        root.empty_display_size = 0.1
        collection.objects.link(root)
        for top in tops:
            top.parent = root
    root.rotation_mode = "XYZ"
    with timing.foreign():
        bpy.context.view_layer.update()
    _give_name(root, name)
    return collection, root


def _give_name(root: bpy.types.Object, name: str) -> None:
    taken = bpy.data.objects.get(name)
    if taken and taken in root.children_recursive:
        give_name(taken, bpy.data.objects, f"{name} part")
    give_name(root, bpy.data.objects, name)


def _move(root: bpy.types.Object, world: Matrix) -> None:
    root.matrix_world = world
    bpy.context.view_layer.update()


def _take_place(
    root: bpy.types.Object,
    parts: list[bpy.types.Object],
    arrival: bpy.types.Collection,
    old: bpy.types.Object,
) -> bpy.types.Collection:
    """Replaces the old asset: its transform, parent, name and collection stay."""
    name, world = old.name, placed_by_user(old) @ root.matrix_world
    replaced = parts_of(old)
    names = {part.name for part in replaced}
    # A collection of the user is not marked as an asset; then the new asset keeps its own.
    homes = [home for home in old.users_collection if home.asset_data]
    root.parent, root.parent_type, root.parent_bone = old.parent, old.parent_type, old.parent_bone
    root.matrix_parent_inverse = old.matrix_parent_inverse
    _move(root, world)
    _adopt(root, parts, replaced)
    remove_parts(replaced)
    for part in parts:
        # It was numbered while the old one still had its name.
        if part.name.rpartition(".")[0] in names:
            give_name(part, bpy.data.objects, part.name.rpartition(".")[0])
        for home in homes:
            home.objects.link(part)
    if homes:
        bpy.data.collections.remove(arrival)
    _give_name(root, name)
    return homes[0] if homes else arrival


def _adopt(
    root: bpy.types.Object, parts: list[bpy.types.Object], replaced: list[bpy.types.Object]
) -> None:
    """Reparents the user's children of the old asset to the new one: to the bone of that name, else to the root."""
    leaving = set(replaced)
    for child in [child for part in replaced for child in part.children if child not in leaving]:
        world = child.matrix_world.copy()
        bone = child.parent_bone if child.parent_type == "BONE" else ""
        armature = next((part for part in parts if part.type == "ARMATURE" and bone in part.data.bones), None)
        child.parent = armature or root
        child.parent_type, child.parent_bone = ("BONE", bone) if armature else ("OBJECT", "")
        bpy.context.view_layer.update()
        child.matrix_world = world


@contextmanager
def _scene_settings_kept() -> Iterator[None]:
    """Restores scene settings: Blender's importer sets the render engine and writes the file's extras onto the scene.
    """
    scene = bpy.context.scene
    engine, keys = scene.render.engine, set(scene.keys())
    try:
        yield
    finally:
        if scene.render.engine != engine:
            scene.render.engine = engine
        for key in set(scene.keys()) - keys:
            del scene[key]
