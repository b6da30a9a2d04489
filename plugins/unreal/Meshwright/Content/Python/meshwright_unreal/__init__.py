# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Meshwright for Unreal: generates assets from text or pictures and imports them into the project and the level."""

from __future__ import annotations

from pathlib import Path

import unreal

from . import menu
from .assets.model_folder import project_folder
from .page.server import PageServer
from .session import Session
from .settings import SettingsFile
from .tab import open_panel
from .watch import FolderWatch

__all__ = ["current", "reconnect", "show_panel", "start", "stop"]


class Plugin:
    """What runs in this editor."""

    def __init__(self) -> None:
        project = project_folder()
        self.settings = SettingsFile(project / "Saved" / "Meshwright" / "settings.json")
        self.watch = FolderWatch(project, self.settings)
        self.session = Session(self.settings, self.watch)
        self.page = PageServer(self.session, Path(__file__).parent / "page")
        self._ticks = unreal.register_slate_post_tick_callback(self._tick)
        self._end = unreal.register_python_shutdown_callback(self.close)

    def close(self) -> None:
        """Ends the connection. Jobs continue at the service."""
        unreal.unregister_slate_post_tick_callback(self._ticks)
        unreal.unregister_python_shutdown_callback(self._end)
        self.watch.close()
        self.page.close()
        self.session.close()

    def _tick(self, delta_seconds: float) -> None:
        self.session.tick(delta_seconds)


_running: list[Plugin] = []


def start() -> None:
    """Adds the menu and waits for the panel to be opened. Does nothing when it runs already, or in a commandlet."""
    if _running or unreal.SystemLibrary.is_unattended():
        return
    _running.append(Plugin())
    menu.add_menu()


def stop() -> None:
    """Ends what `start` began."""
    while _running:
        _running.pop().close()
    menu.remove_menu()


def current() -> Plugin:
    """Returns what runs in this editor, and starts it when nothing does."""
    start()
    return _running[-1]


def show_panel() -> None:
    """Opens the panel. Called by the menu."""
    plugin = current()
    plugin.session.open()
    open_panel(plugin.page.address())


def reconnect(restart_bridge: bool = False) -> None:
    """Connects again. Called by the menu."""
    current().session.connect(restart_bridge)
