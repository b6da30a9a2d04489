# SPDX-License-Identifier: Apache-2.0
"""Reads what the fake importer needs of a GLB: bounds of its meshes in metres at rest, skins included, measured on the vertices."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any, NamedTuple

Vector3 = tuple[float, float, float]
Matrix = tuple[float, ...]

IDENTITY: Matrix = (1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
_FORMATS = {5120: "b", 5121: "B", 5122: "h", 5123: "H", 5125: "I", 5126: "f"}
_MOST = {5120: 127.0, 5121: 255.0, 5122: 32767.0, 5123: 65535.0}
_WIDTHS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}


class Model(NamedTuple):
    """JSON and binary chunk."""

    json: dict[str, Any]
    binary: bytes


def read_model(path: Path) -> Model:
    """@raises ValueError, OSError"""
    data = path.read_bytes()
    if data[:4] != b"glTF" or len(data) < 20 or data[16:20] != b"JSON":
        raise ValueError("not a GLB")
    (length,) = struct.unpack_from("<I", data, 12)
    return Model(json.loads(data[20 : 20 + length]), data[28 + length :])


def bounds_of(model: Model, skip: set[int]) -> tuple[Vector3, Vector3] | None:
    """Returns the bounds of the default scene in metres, Y up, without some nodes."""
    worlds = _worlds(model.json)
    points: list[Vector3] = []
    for index, world in worlds.items():
        node = model.json["nodes"][index]
        if "mesh" not in node or index in skip:
            continue
        for primitive in model.json["meshes"][node["mesh"]]["primitives"]:
            position = primitive["attributes"]["POSITION"]
            if "skin" in node:
                points += _skinned(model, primitive, node["skin"], worlds)
            else:
                points += _corners(model, position, world)
    if not points:
        return None
    return (
        (min(p[0] for p in points), min(p[1] for p in points), min(p[2] for p in points)),
        (max(p[0] for p in points), max(p[1] for p in points), max(p[2] for p in points)),
    )


def _worlds(model: dict[str, Any]) -> dict[int, Matrix]:
    scenes: list[dict[str, Any]] = model.get("scenes", [])
    roots: list[int] = scenes[int(model.get("scene", 0))].get("nodes", []) if scenes else []
    waiting = [(root, IDENTITY) for root in roots]
    worlds: dict[int, Matrix] = {}
    while waiting:
        index, above = waiting.pop()
        node = model["nodes"][index]
        worlds[index] = product(above, _local(node))
        waiting += [(child, worlds[index]) for child in node.get("children", [])]
    return worlds


def _local(node: dict[str, Any]) -> Matrix:
    if "matrix" in node:
        return tuple(node["matrix"])
    x, y, z, w = node.get("rotation", (0, 0, 0, 1))
    a, b, c = node.get("scale", (1, 1, 1))
    t = node.get("translation", (0, 0, 0))
    return (
        *(a * (1 - 2 * (y * y + z * z)), a * 2 * (x * y + z * w), a * 2 * (x * z - y * w), 0),
        *(b * 2 * (x * y - z * w), b * (1 - 2 * (x * x + z * z)), b * 2 * (y * z + x * w), 0),
        *(c * 2 * (x * z + y * w), c * 2 * (y * z - x * w), c * (1 - 2 * (x * x + y * y)), 0),
        *(*t, 1),
    )


def product(a: Matrix, b: Matrix) -> Matrix:
    """Returns the product of two matrices, column by column."""
    return tuple(
        a[row] * b[column] + a[4 + row] * b[column + 1] + a[8 + row] * b[column + 2] + a[12 + row] * b[column + 3]
        for column in (0, 4, 8, 12)
        for row in range(4)
    )


def _moved(m: Matrix, p: tuple[float, ...]) -> Vector3:
    x, y, z = p
    return (
        m[0] * x + m[4] * y + m[8] * z + m[12],
        m[1] * x + m[5] * y + m[9] * z + m[13],
        m[2] * x + m[6] * y + m[10] * z + m[14],
    )


def _corners(model: Model, accessor: int, world: Matrix) -> list[Vector3]:
    turned = sum(1 for number in (*world[0:3], *world[4:7], *world[8:11]) if abs(number) > 1e-9) > 3
    if turned:
        return [_moved(world, point) for point in values(model, accessor)]
    box = model.json["accessors"][accessor]
    scale = _MOST.get(box["componentType"], 1.0) if box.get("normalized") else 1.0
    sides = [[number / scale for number in box[side]] for side in ("min", "max")]
    return [_moved(world, tuple(side)) for side in sides]


def _skinned(model: Model, primitive: dict[str, Any], skin: int, worlds: dict[int, Matrix]) -> list[Vector3]:
    data = model.json["skins"][skin]
    joints: list[int] = data["joints"]
    inverse = values(model, data["inverseBindMatrices"]) if "inverseBindMatrices" in data else [IDENTITY] * len(joints)
    moves = [product(worlds[joint], each) for joint, each in zip(joints, inverse, strict=True)]
    names = primitive["attributes"]
    points: list[Vector3] = []
    for point, bones, weights in zip(
        values(model, names["POSITION"]), values(model, names["JOINTS_0"]), values(model, names["WEIGHTS_0"]), strict=True
    ):
        x = y = z = total = 0.0
        for bone, weight in zip(bones, weights, strict=True):
            if weight:
                a, b, c = _moved(moves[int(bone)], point)
                x, y, z, total = x + a * weight, y + b * weight, z + c * weight, total + weight
        points.append((x / total, y / total, z / total))
    return points


def values(model: Model, accessor: int) -> list[tuple[float, ...]]:
    """Returns the values of an accessor."""
    data = model.json["accessors"][accessor]
    width, kind = _WIDTHS[data["type"]], data["componentType"]
    if "bufferView" not in data:
        return [(0.0,) * width] * data["count"]
    view = model.json["bufferViews"][data["bufferView"]]
    one = struct.Struct(f"<{width}{_FORMATS[kind]}")
    start, step = view.get("byteOffset", 0) + data.get("byteOffset", 0), view.get("byteStride", one.size)
    most = _MOST.get(kind, 1.0) if data.get("normalized") else 1.0
    found = [one.unpack_from(model.binary, start + step * index) for index in range(data["count"])]
    return found if most == 1.0 else [tuple(number / most for number in each) for each in found]


def box_glb(low: Vector3, high: Vector3) -> bytes:
    """Returns a GLB with one box, in metres."""
    corners = [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
    faces = (0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3)
    binary = struct.pack("<24f", *(number for corner in corners for number in corner)) + struct.pack("<36H", *faces)
    model = {
        "asset": {"version": "2.0"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0, "name": "selection"}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
        "accessors": [
            {"bufferView": 0, "componentType": 5126, "count": 8, "type": "VEC3", "min": low, "max": high},
            {"bufferView": 1, "componentType": 5123, "count": 36, "type": "SCALAR"},
        ],
        "bufferViews": [
            {"buffer": 0, "byteOffset": 0, "byteLength": 96},
            {"buffer": 0, "byteOffset": 96, "byteLength": 72},
        ],
        "buffers": [{"byteLength": len(binary)}],
    }
    text = json.dumps(model).encode()
    text += b" " * (-len(text) % 4)
    head = struct.pack("<4sII", b"glTF", 2, 28 + len(text) + len(binary))
    return head + struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(binary), b"BIN\0") + binary
