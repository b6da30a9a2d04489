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

from ..bridge.glb_metadata import GlbMetadata, ModelError
from ..bridge.words import say
from ..callback_timing import CallbackTiming
from ..gltf.gltf_addon import check_extensions, import_gltf
from .asset_browser import mark_asset
from .asset_tag import AssetTag, find_replaced, mark_parts, mesh_objects, write_tag
from .clips import set_up_clips
from .place.applied_scale import apply_scale
from .place.free_place import free_place
from .place.measure import metres_per_unit, rest_bounds
from .place.placement import set_world_matrix, user_transform
from .replace_asset import replace_asset
from .rollback import rollback_on_error
from .selection import frame_asset, select_only
from .unique_names import set_asset_name
from .viewport import viewport_context

FAR_AWAY = 1e6
"""Above the origin, in Blender units: where an asset waits for its place."""


class Model(NamedTuple):
    """A local GLB in metres, feet on the ground, already at its height."""

    path: Path
    metadata: GlbMetadata


def import_asset(model: Model, asset: dict[str, Any], timing: CallbackTiming) -> dict[str, Any]:
    """Imports a model at the 3D cursor, or in place of another asset; selects it; one undo step.

    Returns its properties from the scene. @raises ModelError with the scene unchanged
    """
    # The first call loads Blender's importer.
    with timing.blender():
        check_extensions(model.metadata.required_extensions)
    old = find_replaced(asset["replace"]) if asset.get("replace") else None
    with viewport_context():
        with rollback_on_error():
            collection, root = _import_into_collection(model, asset["name"], timing)
            parts = [root, *root.children_recursive]
            apply_scale(root, parts)
            with timing.blender():
                bounds = rest_bounds(parts)
            if bounds is None:
                raise ModelError(say("Blender's glTF importer found no mesh in this model."))
            tag = AssetTag(uuid.uuid4().hex, root.matrix_world.copy(), asset["provenance"])
            write_tag(root, tag)
            mark_parts(parts, tag.id)
            meshes = len({part.data for part in mesh_objects(parts)})
        if old is None:
            # Blender's own code traces the rays and the triangles. The asset itself must not be in their way.
            set_world_matrix(root, Matrix.Translation((0, 0, FAR_AWAY)) @ tag.file_matrix)
            with timing.blender():
                place = free_place(bpy.context.scene.cursor.location, bounds, parts)
            set_world_matrix(root, Matrix.Translation(place) @ tag.file_matrix)
        else:
            collection = replace_asset(old, root, parts, collection)
        clips = set_up_clips(parts, asset["expected"]["clips"])
        # Instances dragged from the Asset Browser stand where the mouse is.
        collection.instance_offset = user_transform(root).translation
        mark_asset(collection, asset["provenance"])
        if old is None:
            frame_asset(root)
        select_only(root)
        with timing.blender():
            bpy.ops.ed.undo_push(message=say("Import {name}", name=root.name))
    low, high = bounds
    return {
        "id": tag.id,
        "name": root.name,
        "height": (high.z - low.z) * metres_per_unit(),
        "meshes": meshes,
        "clips": clips,
    }


def _import_into_collection(
    model: Model, name: str, timing: CallbackTiming
) -> tuple[bpy.types.Collection, bpy.types.Object]:
    """Imports the model into a new collection, under one root."""
    objects_before = {item.as_pointer() for item in bpy.data.objects}
    collections_before = set(bpy.data.collections)
    with _scene_settings_restored(), timing.blender():
        import_gltf(model.path)
    collection = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(collection)
    for item in [item for item in bpy.data.objects if item.as_pointer() not in objects_before]:
        _move_to_collection(item, collection)
    for other in set(bpy.data.collections) - collections_before - {collection}:
        if not other.objects and not other.children:
            bpy.data.collections.remove(other)
    root = _single_root(collection, name, model.metadata.root_is_animated)
    root.rotation_mode = "XYZ"
    with timing.blender():
        bpy.context.view_layer.update()
    set_asset_name(root, name)
    return collection, root


def _move_to_collection(item: bpy.types.Object, collection: bpy.types.Collection) -> None:
    current = list(item.users_collection)
    # Later importers store bone shapes in a collection of this name.
    if any(other.name.startswith("glTF_not_exported") for other in current):
        return
    for other in current:
        other.objects.unlink(item)
    collection.objects.link(item)


def _single_root(collection: bpy.types.Collection, name: str, root_is_animated: bool) -> bpy.types.Object:
    """Returns the root object; an empty if there are several roots, or if a clip moves the root."""
    roots = [item for item in collection.objects if item.parent is None]
    if len(roots) == 1 and not root_is_animated:
        return roots[0]
    # A static parent holds the user's transform.
    empty = bpy.data.objects.new(f"{name} root", None)
    empty.empty_display_size = 0.1
    collection.objects.link(empty)
    for root in roots:
        root.parent = empty
    return empty


@contextmanager
def _scene_settings_restored() -> Iterator[None]:
    """Restores scene settings: Blender's importer sets the render engine and writes the file's extras to the scene."""
    scene = bpy.context.scene
    engine, keys = scene.render.engine, set(scene.keys())
    try:
        yield
    finally:
        if scene.render.engine != engine:
            scene.render.engine = engine
        for key in set(scene.keys()) - keys:
            del scene[key]
