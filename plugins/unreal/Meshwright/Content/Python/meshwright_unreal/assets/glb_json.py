# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""The JSON of a GLB, without its meshes and pictures."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any, NamedTuple

from ..bridge.glb_metadata import ModelError


class Glb(NamedTuple):
    """A GLB whose JSON can be changed."""

    model: dict[str, Any]
    rest: bytes
    """Its other chunks."""


def read_glb(path: Path) -> Glb:
    """@raises ModelError, OSError"""
    data = path.read_bytes()
    if len(data) < 20 or data[:4] != b"glTF" or data[16:20] != b"JSON":
        raise ModelError(f"{path.name} is not a GLB file.")
    (length,) = struct.unpack_from("<I", data, 12)
    try:
        model: Any = json.loads(data[20 : 20 + length])
        nodes: Any = model.get("nodes", [])
        if not all(isinstance(node, dict) for node in nodes):
            raise ValueError("its nodes are no objects")
        return Glb(model, data[20 + length :])
    except (ValueError, TypeError, AttributeError) as error:
        raise ModelError(f"{path.name} is damaged: {error}") from error


def write_glb(path: Path, glb: Glb) -> None:
    """Writes a GLB with the same other chunks. @raises OSError"""
    text = json.dumps(glb.model, separators=(",", ":")).encode("utf-8")
    text += b" " * (-len(text) % 4)
    head = struct.pack("<4sII", b"glTF", 2, 20 + len(text) + len(glb.rest))
    path.write_bytes(head + struct.pack("<I4s", len(text), b"JSON") + text + glb.rest)


def nodes_of(model: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns the nodes."""
    return model.get("nodes", [])


def clip_names(model: dict[str, Any]) -> list[str]:
    """Returns the names of the clips in the order of the file."""
    clips: list[dict[str, Any]] = model.get("animations", [])
    return [str(clip.get("name", f"clip {index}")) for index, clip in enumerate(clips)]


def is_animated(model: dict[str, Any]) -> bool:
    """Whether Unreal makes a skeletal mesh of it: it has a skin, or clips that move nodes."""
    clips: list[dict[str, Any]] = model.get("animations", [])
    moved = any(channel.get("target", {}).get("path") != "weights" for clip in clips for channel in clip["channels"])
    return moved or any("skin" in node for node in nodes_of(model))
