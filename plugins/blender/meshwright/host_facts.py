# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""What this host can do, as the hello of the bridge says it."""

from __future__ import annotations

from typing import Any

import bpy

from .languages import language


def host_facts() -> dict[str, Any]:
    """Returns the name, the version and the abilities of this Blender."""
    return {
        "name": "Blender",
        "version": bpy.app.version_string,
        "undo": True,
        "keepsScene": True,
        "exportsSelection": True,
        "playsClips": not bpy.app.background,
        "savesFiles": True,
        "language": language(),
    }
