# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Add-on preferences: service, API key and bridge."""

# No postponed annotations here: Blender would evaluate them without the names of this module.

import bpy

from .. import __package__ as ADDON_NAME
from ..bridge.process import BridgeSettings
from ..bridge.words import say
from ..online_access import may_go_online
from ..session import current_session
from .key_file import read_key, write_key

# The version of this add-on: its environment holds the API key, so no later download may take its place unseen.
DEFAULT_COMMAND = "npx meshwright@1.0.0-rc.1 bridge"


class MeshwrightPreferences(bpy.types.AddonPreferences):
    """Preferences of the add-on. The key is stored separately: see key_file.py."""

    bl_idname = ADDON_NAME

    key: bpy.props.StringProperty(
        name="API Key",
        description="Passed to the bridge in its environment. Stored in a file only you can read, never in a .blend",
        subtype="PASSWORD",
        get=lambda _self: read_key(),
        set=lambda _self, value: _set_key(value),
        options={"SKIP_SAVE"},
    )
    base_url: bpy.props.StringProperty(
        name="Service URL",
        description="URL of the service, including /openapi. Leave URL and key empty to use a local service",
        update=lambda _self, _context: current_session().change_settings(),
    )
    command: bpy.props.StringProperty(
        name="Bridge Command",
        description="Command that starts the bridge when none is running",
        default=DEFAULT_COMMAND,
    )
    start_bridge: bpy.props.BoolProperty(
        name="Start Bridge", description="Start a bridge when the panel opens and none is running", default=True
    )

    def draw(self, _context: bpy.types.Context) -> None:
        """Draws the preferences page."""
        layout = self.layout
        layout.use_property_split = True
        layout.prop(self, "base_url")
        layout.prop(self, "key")
        layout.separator()
        layout.prop(self, "start_bridge")
        row = layout.row()
        row.active = self.start_bridge
        row.prop(self, "command")
        layout.separator()
        session = current_session()
        if session.service:
            layout.label(text=say("Connected to {service}", service=session.service), icon="LINKED")
        if session.settings_changed:
            layout.label(text="Restart the bridge to use the new service or key.", icon="INFO")
        row = layout.row(align=True)
        row.operator("meshwright.reconnect", icon="FILE_REFRESH")
        row.operator("meshwright.restart_bridge", icon="FILE_REFRESH")
        if session.status.message:
            layout.label(text=session.status.message, icon="ERROR")


def bridge_settings() -> BridgeSettings | None:
    """Returns command and environment of a bridge; None while Blender must stay offline."""
    if not may_go_online():
        return None
    preferences = _preferences()
    return BridgeSettings(preferences.command or DEFAULT_COMMAND, preferences.base_url, read_key())


def _set_key(key: str) -> None:
    if key.strip() != read_key():
        write_key(key)
        current_session().change_settings()


def may_start_bridge() -> bool:
    """Whether a bridge may be started."""
    return bool(_preferences().start_bridge)


def _preferences() -> MeshwrightPreferences:
    return bpy.context.preferences.addons[ADDON_NAME].preferences
