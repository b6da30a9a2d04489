# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Settings of the plugin in this project, in a folder that version control leaves out. The key is the user's, not the project's."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from .bridge.key_file import read_key, write_key
from .bridge.process import BridgeSettings

# The version of this plugin: its environment holds the API key, so no later download may take its place unseen.
DEFAULT_COMMAND = "npx meshwright@1.0.0-rc.1 bridge"


@dataclass(frozen=True)
class Settings:
    """What the user sets on the page."""

    base_url: str = ""
    """URL of the service, including /openapi. Without URL and key the bridge runs a local service."""
    command: str = DEFAULT_COMMAND
    start_bridge: bool = True
    watch_folder: bool = True
    """Whether models that appear in the folder of sources are imported."""


class SettingsFile:
    """Reads and writes the settings. Every thread may use it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.current = _read(file)

    def change(self, values: dict[str, Any]) -> bool:
        """Changes the settings that the values name, also `key`. Returns whether a running bridge has other ones.

        @raises OSError
        """
        known = {field.name: field.type for field in fields(Settings)}
        wanted = {name: value for name, value in values.items() if name in known and value is not None}
        before, key_before = self.current, read_key(key_path())
        self.current = replace(before, **{name: _typed(name, value) for name, value in wanted.items()})
        if "key" in values:
            key_path().parent.mkdir(parents=True, exist_ok=True)
            write_key(key_path(), str(values["key"]))
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(asdict(self.current), indent=2), encoding="utf-8")
        return before.base_url != self.current.base_url or key_before != read_key(key_path())

    def bridge(self) -> BridgeSettings:
        """Returns command and environment of a bridge."""
        return BridgeSettings(self.current.command or DEFAULT_COMMAND, self.current.base_url, read_key(key_path()))

    def shown(self) -> dict[str, Any]:
        """Returns the settings for the page: whether there is a key, never the key."""
        return {**asdict(self.current), "has_key": read_key(key_path()) != ""}


def key_path() -> Path:
    """Returns the file of the key in the user's folder for settings."""
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return base / "meshwright" / "unreal" / "key"


def _read(file: Path) -> Settings:
    try:
        data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        names = {field.name for field in fields(Settings)}
        return Settings(**{name: _typed(name, value) for name, value in data.items() if name in names})
    except (OSError, ValueError, TypeError, AttributeError):
        return Settings()


def _typed(name: str, value: Any) -> Any:
    return bool(value) if isinstance(getattr(Settings, name), bool) else str(value).strip()
