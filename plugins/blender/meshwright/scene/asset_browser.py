# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Imported collections in the Asset Browser: catalog, preview, tags and description."""

from __future__ import annotations

import uuid
from pathlib import Path
from typing import Any

import bpy

CATALOG_NAME = "Meshwright"
# The same in every file and on every machine, so that one catalog gathers all assets.
CATALOG_ID = str(uuid.uuid5(uuid.NAMESPACE_URL, "meshwright:blender-catalog"))
CATALOG_FILE = "blender_assets.cats.txt"
EMPTY_CATALOG_FILE = "# This is an Asset Catalog Definition file for Blender.\n\nVERSION 1\n\n"


def mark_asset(collection: bpy.types.Collection, provenance: dict[str, Any]) -> None:
    """Marks a collection as an asset. Blender renders its preview later, only with a window."""
    collection.asset_mark()
    asset = collection.asset_data
    asset.description = provenance["title"]
    asset.catalog_id = CATALOG_ID
    family = provenance["task"].partition(":")[0]
    for tag in ("meshwright", family):
        asset.tags.new(tag, skip_if_exists=True)
    # Without a window there is no graphics context, and Blender aborts.
    if not bpy.app.background:
        collection.asset_generate_preview()
    write_catalog()


def write_catalog() -> None:
    """Adds the catalog to the catalog file of this .blend, if the .blend has been saved and uses the catalog."""
    if not bpy.data.filepath or not any(_in_catalog(collection) for collection in bpy.data.collections):
        return
    file = _catalog_folder(Path(bpy.data.filepath).parent) / CATALOG_FILE
    text = file.read_text(encoding="utf-8") if file.exists() else EMPTY_CATALOG_FILE
    if CATALOG_ID in text:
        return
    text = text if text.endswith("\n") else f"{text}\n"
    part = file.with_suffix(".part")
    part.write_text(f"{text}{CATALOG_ID}:{CATALOG_NAME}:{CATALOG_NAME}\n", encoding="utf-8")
    part.replace(file)


def _in_catalog(collection: bpy.types.Collection) -> bool:
    return collection.asset_data is not None and collection.asset_data.catalog_id == CATALOG_ID


def _catalog_folder(blend_folder: Path) -> Path:
    """Finds the folder as Blender does: nearest parent with a catalog file, asset library, folder of the file."""
    for folder in (blend_folder, *blend_folder.parents):
        if (folder / CATALOG_FILE).exists():
            return folder
    configured = bpy.context.preferences.filepaths.asset_libraries
    libraries = [Path(library.path) for library in configured if library.path]
    return next((library for library in libraries if library in (blend_folder, *blend_folder.parents)), blend_folder)
