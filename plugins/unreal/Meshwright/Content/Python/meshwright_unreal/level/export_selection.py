# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Writes the selection as one GLB. An asset of ours is sent as the file that it was imported from, without loss; others are
written by Unreal's own glTF exporter.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import unreal

from ..assets.model_folder import ASSETS, sources_folder
from ..bridge.glb_metadata import ModelError
from .actors import actor_mesh, actor_provenance

NO_EXPORTER = "Enable the plugin glTF Exporter in Edit > Plugins to send models that Meshwright did not make."


def export_selection(path: Path) -> Path:
    """Writes the selected models. Returns the path of the file. @raises ModelError"""
    selected = unreal.get_editor_subsystem(unreal.EditorActorSubsystem).get_selected_level_actors()
    models = [actor for actor in selected if actor_mesh(actor) is not None]
    if not models:
        raise ModelError("Select an actor with a mesh first.")
    source = source_of(models[0]) if len(models) == 1 else None
    if source is not None:
        shutil.copyfile(source, path)
        return path
    if not hasattr(unreal, "GLTFExporter"):
        raise ModelError(NO_EXPORTER)
    options = unreal.GLTFExportOptions()
    # Unreal counts in centimetres, glTF in metres.
    options.set_editor_property("export_uniform_scale", 0.01)
    world = unreal.get_editor_subsystem(unreal.UnrealEditorSubsystem).get_editor_world()
    unreal.GLTFExporter.export_to_gltf(world, str(path), options, set(models))
    if not path.is_file():
        raise ModelError("Unreal's glTF exporter wrote nothing. The Output Log has its reason.")
    return path


def source_of(actor: unreal.Actor) -> Path | None:
    """Returns the GLB that an asset of ours was imported from, where the project still has it."""
    mesh = actor_mesh(actor)
    if mesh is None or actor_provenance(actor) is None:
        return None
    folder = str(mesh.get_path_name()).rpartition("/")[0].removeprefix(f"{ASSETS}/")
    source = sources_folder() / folder / f"{folder.rpartition('/')[2]}.glb"
    return source if source.is_file() else None
