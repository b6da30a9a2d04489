# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Puts a mesh in the place of an actor: its transform, name, folder, parent and the actors attached to it stay."""

from __future__ import annotations

import unreal

from .actors import mesh_component


def replace_mesh(actor: unreal.Actor, mesh: unreal.Object) -> unreal.Actor:
    """Shows another mesh. Returns the actor, or the one that took its place. Call it inside a transaction."""
    component = mesh_component(actor)
    static = isinstance(mesh, unreal.StaticMesh)
    if component is not None and static == isinstance(component, unreal.StaticMeshComponent):
        # By the property and not by its setter function, which undo does not know.
        component.set_editor_property("static_mesh" if static else "skeletal_mesh_asset", mesh)
        return actor
    return _exchange(actor, mesh)


def _exchange(actor: unreal.Actor, mesh: unreal.Object) -> unreal.Actor:
    """A static mesh and a skeletal one need actors of different classes."""
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
    transform = actor.get_actor_transform()
    parent, socket = actor.get_attach_parent_actor(), actor.get_attach_parent_socket_name()
    label, folder = actor.get_actor_label(), actor.get_folder_path()
    tags = actor.get_editor_property("tags")
    new = actors.spawn_actor_from_object(mesh, transform.translation, transform.rotation.rotator())
    if new is None:
        raise RuntimeError(f"no actor could be made of {mesh.get_name()}")
    new.set_actor_transform(transform, False, True)
    new.set_editor_property("tags", list(tags))
    new.set_folder_path(folder)
    if parent is not None:
        _attach(new, parent, socket)
    for child in list(actor.get_attached_actors()):
        _attach(child, new, child.get_attach_parent_socket_name())
    actors.destroy_actor(actor)
    new.set_actor_label(label)
    return new


def _attach(child: unreal.Actor, parent: unreal.Actor, socket: unreal.Name | str) -> None:
    keep = unreal.AttachmentRule.KEEP_WORLD
    child.attach_to_actor(parent, socket, keep, keep, keep)
