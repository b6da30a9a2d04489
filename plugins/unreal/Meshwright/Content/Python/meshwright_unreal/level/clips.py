# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Plays a clip of an asset in the level. What plays is no change of the level: nothing is saved, nothing to undo."""

from __future__ import annotations

import unreal

from ..assets.import_model import clip_of_asset
from ..assets.model_folder import ASSETS
from ..bridge.glb_metadata import ModelError


def play_clip(actor: unreal.Actor, clip: str | None) -> None:
    """Plays a clip in a loop; None stops. @raises ModelError the asset has no such clip"""
    component = actor.get_component_by_class(unreal.SkeletalMeshComponent)
    if not isinstance(component, unreal.SkeletalMeshComponent):
        if clip is None:
            return
        raise ModelError(f"{actor.get_actor_label()} has no clips.")
    if clip is None:
        component.stop()
        component.set_update_animation_in_editor(False)
        return
    mesh = component.get_editor_property("skeletal_mesh_asset")
    sequence = next((each for each in _sequences(mesh) if clip_of_asset(each, [clip]) == clip), None)
    if sequence is None:
        raise ModelError(f"{actor.get_actor_label()} has no clip {clip}.")
    component.set_update_animation_in_editor(True)
    component.override_animation_data(sequence, True, True)


def _sequences(mesh: unreal.SkeletalMesh) -> list[unreal.AnimSequence]:
    """Returns the clips in the folder of a mesh."""
    folder = str(mesh.get_path_name()).rpartition("/")[0]
    if not folder.startswith(ASSETS):
        return []
    assets = [unreal.EditorAssetLibrary.load_asset(path) for path in unreal.EditorAssetLibrary.list_assets(folder, True, False)]
    return [asset for asset in assets if isinstance(asset, unreal.AnimSequence)]
