# SPDX-License-Identifier: Apache-2.0
# pyright: reportPrivateUsage=false
"""The table of MEMBERS.md, from the stand-in: `python3 members.py > ../MEMBERS.md`."""

from __future__ import annotations

import inspect
from enum import Enum
from typing import Any

import unreal

REFERENCE = "https://dev.epicgames.com/documentation/en-us/unreal-engine/python-api"
VERSION = "application_version=5.5"

# Classes of the stand-in that the plugin does not name: what the fake importer makes.
UNNAMED = {"Material", "StaticMeshActor", "SkeletalMeshActor"}
# Where the reference has members that a class inherits.
INHERITED = {"HitResult": "StructBase", "Object": "_ObjectBase"}
NEWER = (
    ("EditorUtilityLibrary", ("add_source_widget", "find_source_widget_by_name"), "5.7"),
    ("WebBrowser", ("initial_url",), "5.7"),
)

HEAD = f"""# Members of Unreal that the plugin uses

Every class, function, property and value of Unreal's Python API that the plugin names, each with its page in the public reference.
`tests/unreal` is a stand-in with these members and no others; pyright checks the plugin against it, and a test compares it with this
table. What the two last rows name is used only where it is there.

| Class | Members | Page |
| --- | --- | --- |"""


def rows() -> list[tuple[str, tuple[str, ...], str]]:
    """Returns name, members and page of each class, and those of the module itself."""
    found = [row for name, kind in sorted(vars(unreal).items()) if (row := _row(name, kind))]
    functions = [name for name, value in vars(unreal).items() if inspect.isfunction(value) and _is_ours(name, value)]
    return [("unreal (the module)", tuple(sorted(functions)), f"{REFERENCE}?{VERSION}"), *found]


def table() -> str:
    """Returns the text of MEMBERS.md."""
    lines = [f"| `{name}` | {_list(members)} | [page]({page}) |" for name, members, page in rows()]
    lines += [f"| `{name}` | {_list(members)} | [page]({_page(name, version)}) |" for name, members, version in NEWER]
    return "\n".join([HEAD, *lines]) + "\n"


def _row(name: str, kind: Any) -> tuple[str, tuple[str, ...], str] | None:
    if not inspect.isclass(kind) or not _is_ours(name, kind) or name in UNNAMED:
        return None
    if issubclass(kind, Enum):
        members = [member.name for member in kind]
    else:
        members = [member for member in vars(kind) if not member.startswith("_")]
        members += vars(kind).get("_PROPERTIES", {})
        members += [field for field in _fields(kind) if field not in members]
    return name, tuple(dict.fromkeys(members)), _page(INHERITED.get(name, name), "5.5")


def _fields(kind: type[Any]) -> list[str]:
    """Returns what the constructor of a structure sets."""
    code: Any = getattr(vars(kind).get("__init__"), "__code__", None)
    return [name for name in (code.co_names if code else ()) if name in ("x", "y", "z", "roll", "pitch", "yaw", "translation",
        "rotation", "scale3d", "min", "max", "origin", "box_extent")]


def _is_ours(name: str, value: Any) -> bool:
    return not name.startswith("_") and getattr(value, "__module__", "") == "unreal"


def _list(members: tuple[str, ...]) -> str:
    return ", ".join(f"`{member}`" for member in members) or "only its name"


def _page(name: str, version: str) -> str:
    return f"{REFERENCE}/class/{name}?application_version={version}"


if __name__ == "__main__":
    print(table(), end="")
