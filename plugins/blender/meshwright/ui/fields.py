# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Properties that Blender's layout needs for editable controls. They store nothing; the session does."""

# No postponed annotations here: Blender would evaluate them without the names of this module.

from typing import Any

import bpy

from ..current import session
from .panel_view import Control

# Blender reads the texts of enum items later without holding a reference.
_items: dict[str, list[tuple[str, str, str, int]]] = {}


class MeshwrightField(bpy.types.PropertyGroup):
    """One control, with its id as the name. Only the property of its kind is drawn."""

    text: bpy.props.StringProperty(
        name="", description="", get=lambda self: str(_value(self) or ""), set=lambda self, new: _set(self, new)
    )
    real: bpy.props.FloatProperty(
        name="", precision=2, step=10, get=lambda self: _number(self), set=lambda self, new: _set_number(self, new)
    )
    whole: bpy.props.IntProperty(
        name="", get=lambda self: int(_number(self)), set=lambda self, new: _set_number(self, new)
    )
    typed: bpy.props.StringProperty(
        name="", description="Not set", get=lambda self: "", set=lambda self, new: _set_typed(self, new)
    )
    toggle: bpy.props.BoolProperty(
        name="", get=lambda self: bool(_value(self)), set=lambda self, new: _set(self, new)
    )
    choice: bpy.props.EnumProperty(
        name="",
        items=lambda self, _context: _options(self),
        get=lambda self: _chosen(self),
        set=lambda self, new: _choose(self, new),
    )
    progress: bpy.props.FloatProperty(
        name="",
        subtype="PERCENTAGE",
        min=0,
        max=100,
        precision=0,
        get=lambda self: float(_control(self).get("progress") or 0),
    )


def property_of(control: Control, value: Any) -> str:
    """Returns the property that draws a control with this value."""
    if control["kind"] == "number":
        if value is None and control.get("preset") is None:
            return "typed"
        return "whole" if control["whole"] else "real"
    return control["kind"]


def update_fields(window_manager: bpy.types.WindowManager) -> None:
    """Creates a field for every control that needs one. Must not run while Blender draws."""
    view = session().view
    wanted = view.fields() if view else []
    fields = window_manager.meshwright_fields
    if [field.name for field in fields] == wanted:
        return
    fields.clear()
    for name in wanted:
        fields.add().name = name


def _control(field: MeshwrightField) -> Control:
    view = session().view
    return (view.control(field.name) if view else None) or {}


def _value(field: MeshwrightField) -> Any:
    return session().value(field.name)


def _set(field: MeshwrightField, value: Any) -> None:
    most = _control(field).get("most")
    session().set(field.name, value[:most] if isinstance(value, str) and most else value)


def _number(field: MeshwrightField) -> float:
    value = _value(field)
    return float(value if value is not None else _control(field).get("preset") or 0)


def _set_number(field: MeshwrightField, value: float) -> None:
    control = _control(field)
    least, most = control.get("least"), control.get("most")
    value = value if least is None else max(least, value)
    value = value if most is None else min(most, value)
    # Blender's floats have 24 bits: 1.8 would become 1.7999999523.
    _set(field, int(value) if control.get("whole") else float(f"{value:.6g}"))


def _set_typed(field: MeshwrightField, text: str) -> None:
    try:
        _set_number(field, float(text.replace(",", ".")))
    except ValueError:
        return  # not a number


def _options(field: MeshwrightField) -> list[tuple[str, str, str, int]]:
    options = _control(field).get("options", ())
    # Indexed ids instead of the values: Blender takes an empty one for a heading.
    items = [(f"option-{number}", option["label"], "", number) for number, option in enumerate(options)]
    if _items.get(field.name) != items:
        _items[field.name] = items
    return _items[field.name]


def _chosen(field: MeshwrightField) -> int:
    value = _value(field)
    options = _control(field).get("options", ())
    return next((number for number, option in enumerate(options) if option["value"] == value), 0)


def _choose(field: MeshwrightField, number: int) -> None:
    _set(field, _control(field)["options"][number]["value"])
