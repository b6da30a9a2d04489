# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Removes the data-blocks of a failed import."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import bpy

KINDS = (
    "collections", "objects", "meshes", "armatures", "materials", "images", "textures", "actions", "shape_keys",
    "cameras", "lights", "node_groups", "texts",
)  # fmt: skip


@contextmanager
def all_or_nothing() -> Iterator[None]:
    """Removes every data-block that was added inside the block if it raises."""
    before = _present()
    try:
        yield
    except BaseException:
        new = [item for item in _blocks() if item.as_pointer() not in before]
        bpy.data.batch_remove(item for item in new if not isinstance(item, bpy.types.Key))
        raise


def _present() -> set[int]:
    return {item.as_pointer() for item in _blocks()}


def _blocks() -> Iterator[bpy.types.ID]:
    for kind in KINDS:
        yield from getattr(bpy.data, kind)
