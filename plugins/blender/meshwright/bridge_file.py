# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Where a running bridge says that it runs: a file that only its user can read."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import NamedTuple

VERSION = 1


class BridgeAddress(NamedTuple):
    """What the file holds, as far as it is needed here."""

    url: str
    token: str


def bridge_file() -> Path:
    """Its place, by the rules of docs/bring-your-own-host.md."""
    return _cache_folder() / "meshwright" / "bridge" / "bridge.json"


def read_bridge_file() -> BridgeAddress | None:
    """None when no bridge says that it runs, or one that speaks another version."""
    try:
        data = json.loads(bridge_file().read_text(encoding="utf-8"))
        return BridgeAddress(str(data["url"]), str(data["token"])) if data["version"] == VERSION else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _cache_folder() -> Path:
    named = os.environ.get("XDG_CACHE_HOME", "")
    if named.startswith("/"):
        return Path(named)
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) if local else Path.home() / "AppData" / "Local"
    return Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache")
