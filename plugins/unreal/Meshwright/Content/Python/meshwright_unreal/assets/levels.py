# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Levels of detail. In a GLB of ours they are siblings named `NAME_LOD0`, `NAME_LOD1` and so on; `NAME` counts as `NAME_LOD0`.

Unreal's glTF importer makes meshes of their own of them. So each level is imported from a copy of the file that has no other,
and then put into a slot of the first one's mesh.
"""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

from .glb_json import Glb, nodes_of, write_glb

_LEVEL = re.compile(r"(.*)_LOD(\d+)$", re.DOTALL)
_COLLIDER = re.compile(r"U(CX|BX|SP|CP)_")


def level_count(model: dict[str, Any]) -> int:
    """Returns how many levels of detail the model has, from 1."""
    return 1 + max((level for level, _ in _meshes(model).values()), default=0)


def collider_count(model: dict[str, Any]) -> int:
    """Returns how many meshes are collision shapes by their names."""
    return sum(1 for node in nodes_of(model) if "mesh" in node and _COLLIDER.match(str(node.get("name", ""))))


def write_levels(glb: Glb, folder: Path, slug: str) -> list[Path]:
    """Writes a file for each level into a folder. Returns their paths, the finest first. @raises OSError"""
    paths = [folder / f"{slug}_lod{level}.glb" for level in range(level_count(glb.model))]
    for level, path in enumerate(paths):
        write_glb(path, Glb(level_model(glb.model, level), glb.rest))
    return paths


def level_model(model: dict[str, Any], level: int) -> dict[str, Any]:
    """Returns the model with the meshes of one level, and with its collision shapes only at the finest."""
    found = _meshes(model)
    finest = {name: max(own for own, other in found.values() if other == name and own <= level) for _, name in found.values()}
    one = copy.deepcopy(model)
    for index, node in enumerate(nodes_of(one)):
        is_collider = bool(_COLLIDER.match(str(node.get("name", ""))))
        if index in found and finest[found[index][1]] != found[index][0] or is_collider and level > 0:
            node.pop("mesh", None)
    return one


def _meshes(model: dict[str, Any]) -> dict[int, tuple[int, str]]:
    """Returns level and name of each node whose mesh is one of several levels."""
    named = {
        index: _split(str(node.get("name", ""))) for index, node in enumerate(nodes_of(model)) if "mesh" in node
    }
    coarse = {name for level, name in named.values() if level > 0}
    first = {name for level, name in named.values() if level == 0}
    return {index: found for index, found in named.items() if found[1] in coarse & first}


def _split(name: str) -> tuple[int, str]:
    match = _LEVEL.match(name)
    return (int(match.group(2)), match.group(1)) if match else (0, name)
