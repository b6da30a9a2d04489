# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Blender's setting *Allow Online Access*, from 4.2: an add-on that needs the internet must check it.

The bridge reaches the service for the add-on, and its first start downloads it, so the setting counts for the bridge too,
although the add-on itself connects to this machine only.
"""

from __future__ import annotations

import bpy

from .bridge.words import say


def may_go_online() -> bool:
    """Whether the add-on may use the internet. Blender before 4.2 has no such setting."""
    return bool(getattr(bpy.app, "online_access", True))


def can_be_allowed() -> bool:
    """Whether the user can change the setting: not when Blender was started with `--offline-mode`."""
    return not getattr(bpy.app, "online_access_override", False)


def offline_text() -> str:
    """Returns why nothing is connected, and what to do."""
    if can_be_allowed():
        return say(
            "Online access is off. Meshwright needs it to create tasks at the service and to download models. "
            "Allow it in Edit > Preferences > System > Network."
        )
    return say(
        "Online access is off. Meshwright needs it to create tasks at the service and to download models. "
        "Blender was started with --offline-mode: start it without."
    )
