# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""The bridge file: address and token of a running bridge, readable only by its user."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import NamedTuple

VERSION = 1


class BridgeAddress(NamedTuple):
    """URL and token of a bridge."""

    url: str
    token: str


def bridge_file() -> Path:
    """Returns the path of the bridge file by the rules of docs/bring-your-own-host.md."""
    return cache_folder() / "meshwright" / "bridge" / "bridge.json"


def read_bridge_file() -> BridgeAddress | None:
    """Reads the bridge file; None when it is missing, damaged or of another version."""
    try:
        data = json.loads(bridge_file().read_text(encoding="utf-8"))
        return BridgeAddress(str(data["url"]), str(data["token"])) if data["version"] == VERSION else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def cache_folder() -> Path:
    """Returns the folder of the user for caches."""
    xdg_cache = os.environ.get("XDG_CACHE_HOME", "")
    if xdg_cache.startswith("/"):
        return Path(xdg_cache)
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) if local else Path.home() / "AppData" / "Local"
    return Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache")
