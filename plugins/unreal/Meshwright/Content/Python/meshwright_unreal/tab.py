# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Shows the page of the panel: in a tab of the editor where its Python can build one, else in the user's browser.

A tab is an editor utility widget around Unreal's web browser. `add_source_widget` puts one into a widget from Python. The
reference of Unreal's Python API has it since 5.7; without it, or without the plugin Web Browser, the browser is opened.
"""

from __future__ import annotations

from typing import Any

import unreal

# Not in the reference of every version that the plugin runs in.
_new: Any = unreal

TAB = "MeshwrightPanel"
FOLDER = "/Game/Meshwright/Editor"
NAME = "EUW_MeshwrightPanel"
WIDGET = "Panel"


def open_panel(address: str) -> str:
    """Opens the panel. Returns where: `tab` or `browser`.

    @param address: of the page, with a ticket that is good for one opening
    """
    try:
        if can_open_tab() and _open_tab(address):
            return "tab"
    except Exception as error:
        unreal.log_warning(f"Meshwright: the tab could not be opened, so the browser is: {error}")
    unreal.SystemLibrary.launch_url(address)
    return "browser"


def can_open_tab() -> bool:
    """Whether this Unreal has what a tab is built of."""
    return hasattr(unreal, "WebBrowser") and hasattr(_new.EditorUtilityLibrary, "add_source_widget")


def _open_tab(address: str) -> bool:
    tabs = unreal.get_editor_subsystem(unreal.EditorUtilitySubsystem)
    if tabs.does_tab_exist(TAB):
        tabs.close_tab_by_id(TAB)
    blueprint = _blueprint()
    browser = _new.EditorUtilityLibrary.find_source_widget_by_name(blueprint, WIDGET)
    if browser is None:
        browser = _new.EditorUtilityLibrary.add_source_widget(blueprint, _new.WebBrowser, WIDGET, "None")
    if browser is None:
        return False
    browser.set_editor_property("initial_url", address)
    unreal.BlueprintEditorLibrary.compile_blueprint(blueprint)
    return tabs.spawn_and_register_tab_with_id(blueprint, TAB) is not None


def _blueprint() -> unreal.Object:
    path = f"{FOLDER}/{NAME}"
    if unreal.EditorAssetLibrary.does_asset_exist(path):
        return unreal.EditorAssetLibrary.load_asset(path)
    factory = unreal.EditorUtilityWidgetBlueprintFactory()
    tools = unreal.AssetToolsHelpers.get_asset_tools()
    # Not saved: the next editor builds it again, and no project carries it.
    return tools.create_asset(NAME, FOLDER, unreal.EditorUtilityWidgetBlueprint, factory)
