# SPDX-License-Identifier: Apache-2.0
# pyright: reportPrivateUsage=false
"""What a user of the fake editor sees and does, for the tests of the plugin."""

from __future__ import annotations

from typing import Any

import meshwright_unreal
import unreal
from meshwright_unreal.assets.import_model import clip_of_asset, mesh_height
from meshwright_unreal.level.actors import actor_id, actor_mesh, actor_provenance
from unreal._editor import editor


def open_panel() -> str:
    """Chooses the menu entry. Returns the address that the browser opens."""
    [(_, command), *_] = editor.menus["MeshwrightMenu"]
    exec(command, {})
    return editor.launched[-1]


def scene() -> list[dict[str, Any]]:
    """Returns the actors of the level, in metres, Y up."""
    return [_object(editor.actors[path]) for path in editor.standing]


def _object(actor: unreal.Actor) -> dict[str, Any]:
    mesh = actor_mesh(actor)
    at = actor.get_actor_location()
    low = 0.0
    if isinstance(mesh, unreal.StaticMesh):
        low = mesh.get_bounding_box().min.z
    elif mesh is not None:
        bounds = mesh.get_imported_bounds()
        low = bounds.origin.z - bounds.box_extent.z
    return {
        "id": actor_id(actor),
        "name": actor.get_actor_label(),
        "at": [at.x / 100, at.z / 100, at.y / 100],
        "height": mesh_height(mesh) if mesh else 0,
        # Of the asset in its own space: it may stand on another one.
        "ground": low / 100,
        "meshes": 1 if mesh else 0,
        "clips": clips_of(mesh) if isinstance(mesh, unreal.SkeletalMesh) else [],
        "provenance": actor_provenance(actor),
        "selected": actor_id(actor) in editor.selected,
    }


def clips_of(mesh: unreal.SkeletalMesh) -> list[str]:
    """Returns the clips beside a mesh, without the part of their names that the importer adds."""
    folder = mesh.get_path_name().rpartition("/")[0]
    prefix = f"{mesh.get_name()}_Anim_"
    assets = [unreal.EditorAssetLibrary.load_asset(path) for path in unreal.EditorAssetLibrary.list_assets(folder)]
    sequences = [asset for asset in assets if isinstance(asset, unreal.AnimSequence)]
    return [clip_of_asset(each, [each.get_name().removeprefix(prefix)]) for each in sequences]


def running() -> meshwright_unreal.Plugin:
    """Returns the running plugin."""
    return meshwright_unreal.current()
