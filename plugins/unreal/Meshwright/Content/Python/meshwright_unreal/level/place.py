# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Puts an actor on the surface in the middle of the view, and takes it out again. Each is one step of Unreal's undo."""

from __future__ import annotations

import math

import unreal

from .actors import actor_id, find_actor, marked_actors

MOST_DISTANCE = 20_000.0
"""Of a surface that is looked at, in centimetres."""
STEP = 50.0
"""Most difference of the ground beside the place that was looked at, upwards."""
DISTANCE = 500.0
"""Of an asset when nothing is looked at."""
LEAST_UP = 0.6
"""Of the normal of a floor, a roof or a slope: an asset stands on no wall."""
FROM_WALL = 10.0
"""Between a wall that is looked at and the place before it."""
MOST_TIMES = 4.0
"""An asset that is this many times larger or smaller is not in the way: a landscape, a blade of grass."""


def add_actor(mesh: unreal.Object) -> unreal.Actor:
    """Spawns an actor of a mesh beside what stands at its place. Call it inside a transaction."""
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
    actor = actors.spawn_actor_from_object(mesh, surface_in_view(), unreal.Rotator(0.0, 0.0, 0.0))
    if actor is None:
        raise RuntimeError(f"no actor could be made of {mesh.get_name()}")
    place = free_place(actor)
    if place is not None:
        actor.set_actor_location(_below(place, actor) or place, False, True)
    return actor


def remove_actor(wanted: str) -> bool:
    """Takes an actor out of the level; False when it is gone. Its assets stay."""
    actor = find_actor(wanted)
    if actor is None:
        return False
    with unreal.ScopedEditorTransaction(f"Remove {actor.get_actor_label()}"):
        return bool(unreal.get_editor_subsystem(unreal.EditorActorSubsystem).destroy_actor(actor))


def surface_in_view() -> unreal.Vector:
    """Returns the point of a surface in the middle of the view, or below the point before the camera, or there on the ground."""
    editor = unreal.get_editor_subsystem(unreal.UnrealEditorSubsystem)
    camera = editor.get_level_viewport_camera_info()
    if camera is None:
        return unreal.Vector(0.0, 0.0, 0.0)
    eye, turn = camera
    ahead = forward(turn)
    hit = _surface(eye, _along(eye, ahead, MOST_DISTANCE))
    if hit is not None and hit[1].z >= LEAST_UP:
        return hit[0]
    before = _along(eye, ahead, DISTANCE) if hit is None else _along(hit[0], ahead, -FROM_WALL)
    return _below(before) or unreal.Vector(before.x, before.y, 0.0)


def free_place(actor: unreal.Actor) -> unreal.Vector | None:
    """Returns the nearest place to the right where an actor touches no other asset of its size; None when it stands on one."""
    taken = [_box(other) for other in marked_actors() if actor_id(other) != actor_id(actor)]
    middle, half = _box(actor)
    near = [box for box in taken if 1 / MOST_TIMES <= max(box[1]) / max(*half, 0.1) <= MOST_TIMES]
    moved = 0.0
    while any(_touch((middle[0], middle[1] + moved, middle[2]), half, box) for box in near):
        moved += max(half[1] * 2.4, 10.0)
    at = actor.get_actor_location()
    return unreal.Vector(at.x, at.y + moved, at.z) if moved else None


def forward(turn: unreal.Rotator) -> tuple[float, float, float]:
    """Returns the direction in which a rotation looks."""
    pitch, yaw = math.radians(turn.pitch), math.radians(turn.yaw)
    return math.cos(pitch) * math.cos(yaw), math.cos(pitch) * math.sin(yaw), math.sin(pitch)


def _along(start: unreal.Vector, way: tuple[float, float, float], distance: float) -> unreal.Vector:
    return unreal.Vector(start.x + way[0] * distance, start.y + way[1] * distance, start.z + way[2] * distance)


def _below(point: unreal.Vector, actor: unreal.Actor | None = None) -> unreal.Vector | None:
    """Returns the surface below a point, or up to a step above it."""
    above = unreal.Vector(point.x, point.y, point.z + (STEP if actor else 0.0))
    hit = _surface(above, unreal.Vector(point.x, point.y, point.z - MOST_DISTANCE), [actor] if actor else [])
    return hit[0] if hit is not None else None


def _surface(
    start: unreal.Vector, end: unreal.Vector, ignored: list[unreal.Actor] | None = None
) -> tuple[unreal.Vector, unreal.Vector] | None:
    """Returns the first surface between two points, and its normal."""
    world = unreal.get_editor_subsystem(unreal.UnrealEditorSubsystem).get_editor_world()
    hit = unreal.SystemLibrary.line_trace_single(
        world, start, end, unreal.TraceTypeQuery.TRACE_TYPE_QUERY1, True, ignored or [], unreal.DrawDebugTrace.NONE, True
    )
    # The members of a hit are protected in Python; the tuple has them in their order.
    return (hit.to_tuple()[5], hit.to_tuple()[7]) if hit is not None else None


Box = tuple[tuple[float, float, float], tuple[float, float, float]]


def _box(actor: unreal.Actor) -> Box:
    middle, half = actor.get_actor_bounds(False)
    return (middle.x, middle.y, middle.z), (half.x, half.y, half.z)


def _touch(middle: tuple[float, float, float], half: tuple[float, float, float], other: Box) -> bool:
    return all(abs(middle[axis] - other[0][axis]) < half[axis] + other[1][axis] for axis in range(3))
