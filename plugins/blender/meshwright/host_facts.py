# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""What this host can do, as the hello of the bridge says it."""

from __future__ import annotations

from typing import Any

import bpy


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
        "language": _language(),
    }


def _language() -> str:
    """Returns the language of the interface: `de_DE`."""
    is_translated = bpy.context.preferences.view.use_translate_interface
    return (bpy.app.translations.locale if is_translated else "") or "en"
