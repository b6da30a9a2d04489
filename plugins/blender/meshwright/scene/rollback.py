# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Rolls back the data-blocks of a failed import."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import bpy

DATA_COLLECTIONS = (
    "collections", "objects", "meshes", "armatures", "materials", "images", "textures", "actions", "shape_keys",
    "cameras", "lights", "node_groups", "texts",
)  # fmt: skip


@contextmanager
def rollback_on_error() -> Iterator[None]:
    """Removes every data-block that was added inside the block if it raises."""
    before = _pointers()
    try:
        yield
    except BaseException:
        added = [item for item in _data_blocks() if item.as_pointer() not in before]
        bpy.data.batch_remove(item for item in added if not isinstance(item, bpy.types.Key))
        raise


def _pointers() -> set[int]:
    return {item.as_pointer() for item in _data_blocks()}


def _data_blocks() -> Iterator[bpy.types.ID]:
    for name in DATA_COLLECTIONS:
        yield from getattr(bpy.data, name)
