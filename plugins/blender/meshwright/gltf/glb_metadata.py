# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Reads a GLB's metadata before Blender's importer runs."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any, NamedTuple


class BadModel(Exception):
    """The file is no GLB, or Blender cannot read it; the message is for the user."""


class GltfFacts(NamedTuple):
    """Metadata for an import."""

    required: list[str]
    """Extensions without which the file cannot be understood."""
    root_moves: bool
    """A clip moves the only root of the scene as a whole."""


def gltf_facts(path: Path) -> GltfFacts:
    """Reads the JSON chunk of a GLB, no mesh data. @raises BadModel"""
    with path.open("rb") as file:
        head = file.read(20)
        if len(head) < 20 or head[:4] != b"glTF" or head[16:20] != b"JSON":
            raise BadModel(f"{path.name} is not a GLB file")
        (length,) = struct.unpack_from("<I", head, 12)
        text = file.read(length)
    try:
        model: Any = json.loads(text)
        return GltfFacts([str(name) for name in model.get("extensionsRequired", [])], _root_moves(model))
    except (ValueError, TypeError, AttributeError, KeyError, IndexError) as error:
        raise BadModel(f"{path.name} is damaged: {error}") from error


def _root_moves(model: dict[str, Any]) -> bool:
    scenes = model.get("scenes", [])
    roots = scenes[model.get("scene", 0)].get("nodes", []) if scenes else []
    # A joint becomes a bone; the node above the bones stays an object.
    joints = {joint for skin in model.get("skins", []) for joint in skin["joints"]}
    moved = {
        channel["target"].get("node") for clip in model.get("animations", []) for channel in clip["channels"]
    }
    return len(roots) == 1 and roots[0] in moved - joints
