# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Names that Unreal, every file system and every version control take: lower case ASCII, digits and underscores."""

from __future__ import annotations

import hashlib
import re
import unicodedata

MOST_CHARACTERS = 40
"""Windows has room for 260 characters in a path, of which the project and the engine need most."""

# Names of devices, which Windows takes for no file.
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)$")


def asset_slug(name: str) -> str:
    """Returns the name of a folder and of its assets for a name in any script."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii").lower()
    slug = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:MOST_CHARACTERS].strip("_")
    if not slug:
        return f"asset_{hashlib.sha256(name.encode()).hexdigest()[:8]}"
    return f"{slug}_asset" if _RESERVED.match(slug) else slug
