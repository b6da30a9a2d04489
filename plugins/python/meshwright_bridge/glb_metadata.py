# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Reads a GLB's metadata before the editor's importer runs."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any, NamedTuple

from .words import say


class ModelError(Exception):
    """The file is no GLB, or the editor cannot read it; the message is for the user."""


class GlbMetadata(NamedTuple):
    """What an import needs to know of the file."""

    required_extensions: list[str]
    root_is_animated: bool
    """Whether a clip moves the only root of the scene as a whole."""


def read_glb_metadata(path: Path) -> GlbMetadata:
    """Reads the JSON chunk of a GLB, no mesh data. @raises ModelError"""
    with path.open("rb") as file:
        header = file.read(20)
        if len(header) < 20 or header[:4] != b"glTF" or header[16:20] != b"JSON":
            raise ModelError(say("{file} is not a GLB file.", file=path.name))
        (length,) = struct.unpack_from("<I", header, 12)
        text = file.read(length)
    try:
        model: Any = json.loads(text)
        return GlbMetadata([str(name) for name in model.get("extensionsRequired", [])], _root_is_animated(model))
    except (ValueError, TypeError, AttributeError, KeyError, IndexError) as error:
        raise ModelError(say("{file} is damaged: {reason}", file=path.name, reason=error)) from error


def _root_is_animated(model: dict[str, Any]) -> bool:
    scenes: list[dict[str, list[int]]] = model.get("scenes", [])
    roots: list[int] = scenes[int(model.get("scene", 0))].get("nodes", []) if scenes else []
    # A joint becomes a bone; the node above the bones stays an object.
    joints = {joint for skin in model.get("skins", []) for joint in skin["joints"]}
    animated = {
        channel["target"].get("node") for clip in model.get("animations", []) for channel in clip["channels"]
    }
    return len(roots) == 1 and roots[0] in animated - joints
