# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Actors of ours in the level. A tag names the import whose mesh they show; everything else is in the mesh's metadata."""

from __future__ import annotations

from typing import Any

import unreal

from ..assets.import_model import Mesh
from ..assets.provenance import read_provenance

MARK = "Meshwright"
IMPORT = "Meshwright.Import:"


def actor_id(actor: unreal.Actor) -> str:
    """Returns the id of an actor: its path, which stays when the level is saved and opened again."""
    return str(actor.get_path_name())


def find_actor(wanted: str) -> unreal.Actor | None:
    """Returns the actor with an id; None when it is gone."""
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
    for some in (marked_actors(), actors.get_all_level_actors()):
        for actor in some:
            if actor_id(actor) == wanted:
                return actor
    return None


def marked_actors() -> list[unreal.Actor]:
    """Returns the actors with the mark, also those that a person copied."""
    world = unreal.get_editor_subsystem(unreal.UnrealEditorSubsystem).get_editor_world()
    return list(unreal.GameplayStatics.get_all_actors_with_tag(world, MARK)) if world else []


def mark_actor(actor: unreal.Actor, key: str) -> None:
    """Marks an actor with the import that it shows, so that undo takes the mark back."""
    others = [str(tag) for tag in actor.get_editor_property("tags") if not str(tag).startswith(MARK)]
    actor.set_editor_property("tags", [*others, MARK, f"{IMPORT}{key}"])


def actor_provenance(actor: unreal.Actor) -> dict[str, Any] | None:
    """Returns the provenance of what an actor shows; None for others, and when its mesh was exchanged by hand."""
    tags = [str(tag) for tag in actor.get_editor_property("tags")]
    key = next((tag.removeprefix(IMPORT) for tag in tags if tag.startswith(IMPORT)), None)
    mesh = actor_mesh(actor)
    return read_provenance(mesh, key) if key and mesh else None


def standing_assets() -> list[dict[str, str]]:
    """Returns what stands in the level, for the intent `scene`."""
    found = ((actor, actor_provenance(actor)) for actor in marked_actors())
    return [{"id": actor_id(actor), "task": str(origin["task"])} for actor, origin in found if origin]


def mesh_component(actor: unreal.Actor) -> unreal.StaticMeshComponent | unreal.SkeletalMeshComponent | None:
    """Returns the component that shows the mesh of an actor."""
    for kind in (unreal.SkeletalMeshComponent, unreal.StaticMeshComponent):
        component = actor.get_component_by_class(kind)
        if component is not None:
            return component
    return None


def actor_mesh(actor: unreal.Actor) -> Mesh | None:
    """Returns the mesh that an actor shows."""
    component = mesh_component(actor)
    if component is None:
        return None
    static = isinstance(component, unreal.StaticMeshComponent)
    return component.get_editor_property("static_mesh" if static else "skeletal_mesh_asset")


def unused_label(wanted: str) -> str:
    """Returns a name that no actor of the level has."""
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem).get_all_level_actors()
    labels = {str(actor.get_actor_label()) for actor in actors}
    label, number = wanted, 2
    while label in labels:
        label, number = f"{wanted}-{number}", number + 1
    return label
