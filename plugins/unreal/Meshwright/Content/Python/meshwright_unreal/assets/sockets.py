# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Sockets of a static mesh, from the nodes that a model's author made for them: `Socket_Muzzle`, `handslot.r`, `weapon_l`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import unreal

from .glb_json import nodes_of

Matrix = list[float]
"""Sixteen numbers, column by column, as in a GLB."""

_SIDES = {"l", "left", "r", "right"}
_MARKS = {"socket", "slot", "attach", "attachment", "mount", "sock"}
_HANDS = re.compile(r"(handslot|slothand|weapon|weaponslot|prop|propslot|handprop|handweapon|grip)$")
_CENTIMETRES = 100.0


class Socket(NamedTuple):
    """A place of a model where another one is put, in Unreal's axes and centimetres."""

    name: str
    position: tuple[float, float, float]
    rotation: tuple[float, float, float, float]
    """Quaternion x, y, z, w."""


def add_sockets(mesh: unreal.StaticMesh, model: dict[str, Any]) -> list[str]:
    """Adds the sockets of a model to its static mesh, those with the same names replaced. Returns their names."""
    found = list(read_sockets(model))
    for name, position, rotation in found:
        old = mesh.find_socket(name)
        if old is not None:
            mesh.remove_socket(old)
        socket = unreal.StaticMeshSocket(mesh)
        socket.set_editor_property("socket_name", name)
        socket.set_editor_property("relative_location", unreal.Vector(*position))
        socket.set_editor_property("relative_rotation", unreal.Quat(*rotation).rotator())
        mesh.add_socket(socket)
    return [name for name, _, _ in found]


def read_sockets(model: dict[str, Any]) -> Iterator[Socket]:
    """Yields the sockets of the model's scene."""
    nodes = nodes_of(model)
    scenes: list[dict[str, list[int]]] = model.get("scenes", [])
    roots: list[int] = scenes[int(model.get("scene", 0))].get("nodes", []) if scenes else []
    waiting = [(root, _IDENTITY) for root in roots]
    while waiting:
        index, above = waiting.pop(0)
        node = nodes[index]
        world = _product(above, _local(node))
        name = None if "mesh" in node else socket_name(str(node.get("name", "")))
        if name:
            yield Socket(name, _position(world), _rotation(world))
        waiting.extend((child, world) for child in node.get("children", []))


def socket_name(name: str) -> str | None:
    """Returns the name of the socket that a node is for, such as `hand.left`; None for other nodes."""
    spaced = re.sub(r"([a-z])([A-Z])", r"\1 \2", name).lower()
    words = [word for word in re.split(r"[\W_]+", spaced) if word]
    side = "left" if {"l", "left"} & set(words) else "right"
    is_sided = bool(_SIDES & set(words))
    rest = [word for word in words if word not in _SIDES]
    if is_sided and _HANDS.match("".join(rest)):
        return f"hand.{side}"
    if not any(word in _MARKS for word in rest):
        return None
    place = [word for word in rest if word not in _MARKS and word != "point"]
    if not place:
        return None
    if is_sided and "".join(place) in ("hand", "weapon", "palm"):
        return f"hand.{side}"
    return ".".join([*place, *([side] if is_sided else [])])


_IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]


def _local(node: dict[str, Any]) -> Matrix:
    if "matrix" in node:
        return [float(number) for number in node["matrix"]]
    x, y, z, w = node.get("rotation", (0, 0, 0, 1))
    sx, sy, sz = node.get("scale", (1, 1, 1))
    tx, ty, tz = node.get("translation", (0, 0, 0))
    return [
        *(sx * (1 - 2 * (y * y + z * z)), sx * 2 * (x * y + z * w), sx * 2 * (x * z - y * w), 0),
        *(sy * 2 * (x * y - z * w), sy * (1 - 2 * (x * x + z * z)), sy * 2 * (y * z + x * w), 0),
        *(sz * 2 * (x * z + y * w), sz * 2 * (y * z - x * w), sz * (1 - 2 * (x * x + y * y)), 0),
        *(tx, ty, tz, 1),
    ]


def _product(a: Matrix, b: Matrix) -> Matrix:
    return [sum(a[k * 4 + row] * b[column * 4 + k] for k in range(4)) for column in range(4) for row in range(4)]


def _position(world: Matrix) -> tuple[float, float, float]:
    # glTF has Y up and is right-handed, Unreal has Z up and is left-handed: Y and Z change places.
    return world[12] * _CENTIMETRES, world[14] * _CENTIMETRES, world[13] * _CENTIMETRES


def _rotation(world: Matrix) -> tuple[float, float, float, float]:
    columns = [world[at : at + 3] for at in (0, 4, 8)]
    sizes = [sum(number * number for number in column) ** 0.5 or 1.0 for column in columns]
    (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = (
        [number / size for number in column] for column, size in zip(columns, sizes, strict=True)
    )
    trace = xx + yy + zz
    if trace > 0:
        s = 2 * (trace + 1) ** 0.5
        x, y, z, w = (yz - zy) / s, (zx - xz) / s, (xy - yx) / s, s / 4
    elif xx > yy and xx > zz:
        s = 2 * (1 + xx - yy - zz) ** 0.5
        x, y, z, w = s / 4, (yx + xy) / s, (zx + xz) / s, (yz - zy) / s
    elif yy > zz:
        s = 2 * (1 + yy - xx - zz) ** 0.5
        x, y, z, w = (yx + xy) / s, s / 4, (zy + yz) / s, (zx - xz) / s
    else:
        s = 2 * (1 + zz - xx - yy) ** 0.5
        x, y, z, w = (zx + xz) / s, (zy + yz) / s, s / 4, (xy - yx) / s
    # A mirrored axis turns the other way round.
    return -x, -z, -y, w
