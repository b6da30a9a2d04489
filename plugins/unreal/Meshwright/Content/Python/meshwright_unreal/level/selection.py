# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""What is selected in the level, for the intent `select`, and the selection of an asset."""

from __future__ import annotations

from typing import Any

import unreal

from .actors import actor_id, actor_mesh, actor_provenance, find_actor
from .place import forward

MOST_NAMED = 1


def selection_facts() -> dict[str, Any] | None:
    """Returns the selection; None when nothing is selected. Several models are one selection."""
    selected = unreal.get_editor_subsystem(unreal.EditorActorSubsystem).get_selected_level_actors()
    models = [actor for actor in selected if actor_mesh(actor) is not None]
    if not models:
        return {"id": actor_id(selected[0]), "name": str(selected[0].get_actor_label()), "hasMesh": False} if selected else None
    first = models[0]
    name = str(first.get_actor_label())
    if len(models) > MOST_NAMED:
        more = len(models) - MOST_NAMED
        return {"id": actor_id(first), "name": f"{name} and {more} more", "hasMesh": True, "models": len(models)}
    facts: dict[str, Any] = {"id": actor_id(first), "name": name, "hasMesh": True}
    origin = actor_provenance(first)
    return {**facts, "provenance": origin} if origin else facts


def select_only(actor: unreal.Actor) -> None:
    """Selects one actor and no other."""
    unreal.get_editor_subsystem(unreal.EditorActorSubsystem).set_selected_level_actors([actor])


def show_actor(wanted: str) -> bool:
    """Selects an actor and moves the camera before it; False when it is gone."""
    actor = find_actor(wanted)
    if actor is None:
        return False
    select_only(actor)
    editor = unreal.get_editor_subsystem(unreal.UnrealEditorSubsystem)
    camera = editor.get_level_viewport_camera_info()
    if camera is not None:
        _, turn = camera
        middle, half = actor.get_actor_bounds(False)
        far = 3 * max(half.x, half.y, half.z, 10.0)
        x, y, z = forward(turn)
        eye = unreal.Vector(middle.x - x * far, middle.y - y * far, middle.z - z * far)
        editor.set_level_viewport_camera_info(eye, turn)
    return True
