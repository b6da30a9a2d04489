# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""The menu *Tools > Meshwright* of the level editor."""

from __future__ import annotations

import unreal

OWNER = "MeshwrightMenu"
PARENT = "LevelEditor.MainMenu.Tools"
SECTION = "Meshwright"

ENTRIES = (
    ("MeshwrightPanel", "Meshwright", "Generate assets from text or pictures", "show_panel()"),
    ("MeshwrightReconnect", "Meshwright: Reconnect", "Connects the panel to the bridge again", "reconnect()"),
    (
        "MeshwrightRestart",
        "Meshwright: Restart Bridge",
        "Starts the bridge with the current service and key. Jobs continue",
        "reconnect(restart_bridge=True)",
    ),
)


def add_menu() -> None:
    """Adds the entries. The menu is extended by its name, so it need not exist yet."""
    menus = unreal.ToolMenus.get()
    menu = menus.extend_menu(PARENT)
    menu.add_section(SECTION, "Meshwright")
    for name, label, tip, call in ENTRIES:
        entry = unreal.ToolMenuEntry(name=name, type=unreal.MultiBlockType.MENU_ENTRY, owner=unreal.ToolMenuOwner(OWNER))
        entry.set_label(label)
        entry.set_tool_tip(tip)
        command = f"import meshwright_unreal; meshwright_unreal.{call}"
        entry.set_string_command(unreal.ToolMenuStringCommandType.PYTHON, "", command)
        menu.add_menu_entry(SECTION, entry)
    menus.refresh_all_widgets()


def remove_menu() -> None:
    """Removes the entries."""
    menus = unreal.ToolMenus.get()
    menus.unregister_owner_by_name(OWNER)
    menus.refresh_all_widgets()
