# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Brings a finished model into the project and the level. See docs/bring-your-own-host.md, Carry out calls."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import unreal

from ..assets.import_model import ImportedModel, forget_import, import_model, mesh_height
from ..assets.model_folder import ModelFolder, model_folder
from ..assets.provenance import write_provenance
from ..assets.retarget import write_ik_rig
from ..bridge.glb_metadata import ModelError
from ..watch import FolderWatch
from .actors import actor_id, find_actor, mark_actor, unused_label
from .place import add_actor
from .replace import replace_mesh
from .selection import select_only


def import_asset(asset: dict[str, Any], watch: FolderWatch) -> dict[str, Any]:
    """Imports the model of an `importAsset` call. Returns what now stands in the level.

    @raises ModelError; then the level and the project are as they were
    """
    provenance: dict[str, Any] = asset["provenance"]
    folder = model_folder(asset["name"], str(provenance.get("task", "")))
    imported = _bring_into_project(folder, asset, watch)
    key = write_provenance(imported.mesh, provenance)
    if isinstance(imported.mesh, unreal.SkeletalMesh) and asset.get("humanoid"):
        write_ik_rig(folder, imported.mesh, asset["humanoid"])
    for note in imported.notes:
        unreal.log_warning(f"Meshwright: {folder.slug} is imported without {note}.")
    actor = _bring_into_level(imported, asset, key)
    return {
        "id": actor_id(actor),
        "name": str(actor.get_actor_label()),
        "height": mesh_height(imported.mesh),
        "meshes": 1,
        "clips": list(imported.clips),
    }


def _bring_into_project(folder: ModelFolder, asset: dict[str, Any], watch: FolderWatch) -> ImportedModel:
    before = folder.source.read_bytes() if folder.is_known else None
    watch.expect(folder.source, Path(asset["path"]))
    try:
        _store(folder, Path(asset["path"]), asset["provenance"])
        return import_model(folder, asset.get("expected", {}).get("height"))
    except Exception as error:
        if before is None:
            forget_import(folder)
        else:
            folder.source.write_bytes(before)
        if isinstance(error, OSError):
            raise ModelError(f"{folder.source.name} could not be written: {error.strerror}.") from error
        raise


def _store(folder: ModelFolder, model: Path, provenance: dict[str, Any]) -> None:
    """Writes the model and its sidecar into the project, where version control finds them. @raises OSError, ModelError"""
    folder.source.parent.mkdir(parents=True, exist_ok=True)
    files = [folder.source, folder.sidecar]
    locked = [str(file) for file in files if file.exists() and not os.access(file, os.W_OK)]
    if locked and not (unreal.SourceControl.is_enabled() and unreal.SourceControl.check_out_files(locked, True)):
        raise ModelError(f"{Path(locked[0]).name} is locked. Check it out in your version control, then import again.")
    # The sidecar first: an editor that is killed in between finds the folder of the task again.
    part = folder.source.with_suffix(".part")
    part.write_text(json.dumps({"provenance": provenance}, indent=2, ensure_ascii=False), encoding="utf-8")
    part.replace(folder.sidecar)
    shutil.copyfile(model, part)
    part.replace(folder.source)
    if unreal.SourceControl.is_enabled():
        unreal.SourceControl.mark_files_for_add([str(file) for file in files], True)


def _bring_into_level(imported: ImportedModel, asset: dict[str, Any], key: str) -> unreal.Actor:
    old = find_actor(asset["replace"]) if asset.get("replace") else None
    with unreal.ScopedEditorTransaction(f"Import {asset['name']}"):
        if old is None:
            actor = add_actor(imported.mesh)
            actor.set_actor_label(unused_label(asset["name"]))
        else:
            actor = replace_mesh(old, imported.mesh)
        mark_actor(actor, key)
        select_only(actor)
    return actor
