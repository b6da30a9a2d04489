# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Where a model has its files: the source below `Meshwright/` of the project, the assets below `/Game/Meshwright/`.

Both are files of the project, for its version control. A model of the same task has its folder again, so that what users
changed in its assets stays; a model of another task has a folder of its own.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import unreal

from .asset_names import asset_slug

SOURCES = "Meshwright"
ASSETS = "/Game/Meshwright"


class ModelFolder(NamedTuple):
    """Names and places of one model."""

    slug: str
    source: Path
    """The GLB, or the FBX."""
    assets: str
    """Folder in the Content Browser."""
    is_known: bool
    """Whether the model was imported before."""

    @property
    def sidecar(self) -> Path:
        """The file with the provenance."""
        return self.source.with_suffix(".json")


def project_folder() -> Path:
    """Returns the folder of the open project."""
    return Path(unreal.Paths.convert_relative_path_to_full(unreal.Paths.project_dir()))


def sources_folder() -> Path:
    """Returns the folder of the sources, which may not be there yet."""
    return project_folder() / SOURCES


def model_folder(name: str, task: str) -> ModelFolder:
    """Returns the folder of a task's model: the one it has, or the first that is free for its name."""
    slug = asset_slug(name)
    number = 1
    while True:
        own = slug if number == 1 else f"{slug}_{number}"
        source = sources_folder() / own / f"{own}.glb"
        owner = _task_of(source.with_suffix(".json"))
        if owner == task and task:
            return ModelFolder(own, source, f"{ASSETS}/{own}", source.is_file())
        if owner is None and not source.parent.exists():
            return ModelFolder(own, source, f"{ASSETS}/{own}", False)
        number += 1


def folder_of_source(source: Path) -> ModelFolder:
    """Returns the folder of a file that a user put below the sources."""
    places = source.relative_to(sources_folder()).parts
    slug = asset_slug(source.stem)
    # A folder that is named after its model gives the assets no second level.
    above = [asset_slug(place) for place in places[:-1] if asset_slug(place) != slug]
    assets = "/".join([ASSETS, *above, slug])
    return ModelFolder(slug, source, assets, unreal.EditorAssetLibrary.does_directory_exist(assets))


def read_provenance(sidecar: Path) -> dict[str, Any] | None:
    """Returns the provenance of a sidecar of this plugin or of the command line; None without one."""
    try:
        data: Any = json.loads(sidecar.read_text(encoding="utf-8"))
        provenance = data.get("provenance", data)
        return provenance if isinstance(provenance.get("task"), str) else None
    except (OSError, ValueError, AttributeError):
        return None


def unused_path(wanted: Path) -> Path:
    """Returns a path where nothing is yet: the wanted one, or one with a number."""
    path, number = wanted, 1
    while path.exists():
        path = wanted.with_stem(f"{wanted.stem}-{number}")
        number += 1
    return path


def _task_of(sidecar: Path) -> str | None:
    provenance = read_provenance(sidecar)
    return None if provenance is None else str(provenance["task"])
