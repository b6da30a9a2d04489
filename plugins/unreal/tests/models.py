# SPDX-License-Identifier: Apache-2.0
"""Small GLBs for tests, made in code: boxes by the names of their nodes."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

Size = tuple[float, float, float]


def write_boxes(path: Path, boxes: list[tuple[str, Size]], empties: list[dict[str, Any]] | None = None, clip: bool = False) -> Path:
    """Writes a GLB whose nodes stand on the ground: a box for each name, and nodes without a mesh."""
    accessors: list[dict[str, Any]] = []
    nodes: list[dict[str, Any]] = []
    meshes: list[dict[str, Any]] = []
    binary = b""
    for index, (name, (x, y, z)) in enumerate(boxes):
        corners = [(a, b, c) for a in (-x / 2, x / 2) for b in (0.0, y) for c in (-z / 2, z / 2)]
        binary += struct.pack("<24f", *(number for corner in corners for number in corner))
        box = {"bufferView": 0, "byteOffset": index * 96, "componentType": 5126, "count": 8, "type": "VEC3"}
        accessors.append({**box, "min": [-x / 2, 0, -z / 2], "max": [x / 2, y, z / 2]})
        meshes.append({"primitives": [{"attributes": {"POSITION": index}}]})
        nodes.append({"name": name, "mesh": index})
    nodes += empties or []
    model: dict[str, Any] = {
        "asset": {"version": "2.0"},
        "scene": 0,
        "scenes": [{"nodes": list(range(len(nodes)))}],
        "nodes": nodes,
        "meshes": meshes,
        "accessors": accessors,
        "bufferViews": [{"buffer": 0, "byteLength": len(binary)}],
        "buffers": [{"byteLength": len(binary)}],
    }
    if clip:
        model["animations"] = [{"name": "Idle", "channels": [{"sampler": 0, "target": {"node": 0, "path": "rotation"}}]}]
    text = json.dumps(model).encode()
    text += b" " * (-len(text) % 4)
    path.parent.mkdir(parents=True, exist_ok=True)
    head = struct.pack("<4sII", b"glTF", 2, 28 + len(text) + len(binary))
    path.write_bytes(head + struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(binary), b"BIN\0") + binary)
    return path
