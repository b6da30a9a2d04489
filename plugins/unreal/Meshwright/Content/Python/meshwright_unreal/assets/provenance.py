# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Where an asset is from, in its own metadata: readable by every tool, in the asset file, without key or link.

An asset that is imported again keeps the entries of the imports before: an actor names the import it shows, so that undo in
the level brings back what was there. Metadata themselves are not undone.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import unreal

TASK = "Meshwright.Task"
TITLE = "Meshwright.Title"
PROVENANCE = "Meshwright.Provenance"


def write_provenance(asset: unreal.Object, provenance: dict[str, Any]) -> str:
    """Writes the provenance of an import and saves the asset. Returns the key of the import."""
    text = json.dumps(provenance, ensure_ascii=False, separators=(",", ":"))
    key = hashlib.sha256(text.encode()).hexdigest()[:12]
    values = {
        TASK: str(provenance.get("task", "")),
        TITLE: str(provenance.get("title", "")),
        PROVENANCE: text,
        f"{PROVENANCE}.{key}": text,
    }
    for tag, value in values.items():
        unreal.EditorAssetLibrary.set_metadata_tag(asset, tag, value)
    unreal.EditorAssetLibrary.save_loaded_asset(asset, False)
    return key


def read_provenance(asset: unreal.Object, key: str) -> dict[str, Any] | None:
    """Returns the provenance of an import of an asset; None when the asset has no such import."""
    text = str(unreal.EditorAssetLibrary.get_metadata_tag(asset, f"{PROVENANCE}.{key}"))
    try:
        found: dict[str, Any] = json.loads(text)
        return found if "task" in found else None
    except (ValueError, TypeError):
        return None
