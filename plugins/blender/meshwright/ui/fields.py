# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Properties that Blender's layout needs for editable controls. They store nothing; the session does."""

# No postponed annotations here: Blender would evaluate them without the names of this module.

from typing import Any

import bpy

from ..scene.place.measure import metres_per_unit
from ..session import current_session
from .panel_view import Control

# Blender reads the texts of enum items later without holding a reference.
_option_items: dict[str, list[tuple[str, str, str, int]]] = {}


class MeshwrightField(bpy.types.PropertyGroup):
    """One control, with its id as the name. Only the property of its kind is drawn."""

    text: bpy.props.StringProperty(
        name="", description="", get=lambda self: str(_value(self) or ""), set=lambda self, new: _set_value(self, new)
    )
    float_number: bpy.props.FloatProperty(
        name="", precision=2, step=10, get=lambda self: _number(self), set=lambda self, new: _set_number(self, new)
    )
    length: bpy.props.FloatProperty(
        name="",
        subtype="DISTANCE",
        unit="LENGTH",
        precision=3,
        get=lambda self: _number(self) / metres_per_unit(),
        set=lambda self, new: _set_number(self, new * metres_per_unit()),
    )
    int_number: bpy.props.IntProperty(
        name="", get=lambda self: int(_number(self)), set=lambda self, new: _set_number(self, new)
    )
    unset_number: bpy.props.StringProperty(
        name="", description="Not set", get=lambda self: "", set=lambda self, new: _set_number_text(self, new)
    )
    toggle: bpy.props.BoolProperty(
        name="", get=lambda self: bool(_value(self)), set=lambda self, new: _set_value(self, new)
    )
    choice: bpy.props.EnumProperty(
        name="",
        items=lambda self, _context: _options(self),
        get=lambda self: _chosen_option(self),
        set=lambda self, new: _choose_option(self, new),
    )
    progress: bpy.props.FloatProperty(
        name="",
        subtype="PERCENTAGE",
        min=0,
        max=100,
        precision=0,
        get=lambda self: float(_control(self).get("progress") or 0),
    )


def property_name(control: Control, value: Any) -> str:
    """Returns the property that draws a control with this value."""
    if control["kind"] == "number":
        if value is None and control.get("preset") is None:
            return "unset_number"
        # Shown and entered in the units of the scene.
        if control.get("length"):
            return "length"
        return "int_number" if control["whole"] else "float_number"
    return control["kind"]


def update_fields(window_manager: bpy.types.WindowManager) -> None:
    """Creates a field for every control that needs one. Must not run while Blender draws."""
    view = current_session().view
    field_ids = view.field_ids() if view else []
    fields = window_manager.meshwright_fields
    if [field.name for field in fields] == field_ids:
        return
    fields.clear()
    for control_id in field_ids:
        fields.add().name = control_id


def _control(field: MeshwrightField) -> Control:
    view = current_session().view
    return (view.control(field.name) if view else None) or {}


def _value(field: MeshwrightField) -> Any:
    return current_session().value(field.name)


def _set_value(field: MeshwrightField, value: Any) -> None:
    most = _control(field).get("most")
    current_session().set_value(field.name, value[:most] if isinstance(value, str) and most else value)


def _number(field: MeshwrightField) -> float:
    value = _value(field)
    return float(value if value is not None else _control(field).get("preset") or 0)


def _set_number(field: MeshwrightField, value: float) -> None:
    control = _control(field)
    least, most = control.get("least"), control.get("most")
    value = value if least is None else max(least, value)
    value = value if most is None else min(most, value)
    # Blender's floats have 24 bits: 1.8 would become 1.7999999523.
    _set_value(field, int(value) if control.get("whole") else float(f"{value:.6g}"))


def _set_number_text(field: MeshwrightField, text: str) -> None:
    try:
        _set_number(field, float(text.replace(",", ".")))
    except ValueError:
        return  # not a number


def _options(field: MeshwrightField) -> list[tuple[str, str, str, int]]:
    options = _control(field).get("options", ())
    # Indexed ids instead of the values: Blender draws an empty one as a heading.
    items = [(f"option-{number}", option["label"], "", number) for number, option in enumerate(options)]
    if _option_items.get(field.name) != items:
        _option_items[field.name] = items
    return _option_items[field.name]


def _chosen_option(field: MeshwrightField) -> int:
    value = _value(field)
    options = _control(field).get("options", ())
    return next((number for number, option in enumerate(options) if option["value"] == value), 0)


def _choose_option(field: MeshwrightField, number: int) -> None:
    _set_value(field, _control(field)["options"][number]["value"])
