# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Frames of imported clips: whole numbers, loops marked as cyclic, and the range of a scene that has no other motion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import bpy

MOST_OFFSET, MOST_TURN = 0.01, 0.02
"""Most difference between the first and the last pose of a loop: units or factors, and the sine of half an angle."""
RANGE_KEY = "meshwright_range"
DEFAULT_RANGE = (1, 250)


def set_whole_frames(actions: Iterable[bpy.types.Action]) -> None:
    """Stretches the actions of one clip together to whole frames, and marks them as cyclic if the clip is a loop.

    A clip of 1.2 s has 28.8 frames at 24 frames per second and gets 29.
    """
    actions = list(actions)
    curves = [curve for action in actions for curve in action_curves(action)]
    if not curves:
        return
    first = min(curve.range()[0] for curve in curves)
    last = max(curve.range()[1] for curve in curves)
    start, end = round(first), round(first) + max(round(last - first), 1)
    if last > first and (first, last) != (start, end):
        for curve in curves:
            _move_keys(curve, (end - start) / (last - first), first, start)
    for action in actions:
        action.use_frame_range = True
        action.frame_start, action.frame_end = start, end
        action.use_cyclic = _is_loop(curves, start, end)


def played_frames(actions: Iterable[bpy.types.Action]) -> tuple[int, int]:
    """Returns the first and the last frame to play: the last frame of a loop equals its first."""
    actions = list(actions)
    start = int(min(action.frame_range[0] for action in actions))
    end = int(max(action.frame_range[1] for action in actions))
    return start, max(end - 1 if any(action.use_cyclic for action in actions) else end, start)


def show_frames(actions: set[bpy.types.Action], clips: set[bpy.types.Action]) -> None:
    """Sets the scene's range to that of a clip if its user has not set it and no other action exists.

    `actions` are those of the clip, `clips` all of its asset.
    """
    scene = bpy.context.scene
    current = scene.frame_start, scene.frame_end
    is_free = current == DEFAULT_RANGE or current == tuple(scene.get(RANGE_KEY, ()))
    if not actions or not is_free or set(bpy.data.actions) - clips:
        return
    scene.frame_start, scene.frame_end = played_frames(actions)
    scene[RANGE_KEY] = [scene.frame_start, scene.frame_end]
    scene.frame_set(scene.frame_start)


def action_curves(action: bpy.types.Action) -> Iterator[bpy.types.FCurve]:
    """Yields all curves of an action."""
    # From 4.4 an action has layers; from 5.0 it has curves in them only.
    if hasattr(action, "layers") and action.layers:
        for layer in action.layers:
            for strip in layer.strips:
                for bag in strip.channelbags:
                    yield from bag.fcurves
    elif hasattr(action, "fcurves"):
        yield from action.fcurves


def _move_keys(curve: bpy.types.FCurve, factor: float, first: float, start: int) -> None:
    for key in curve.keyframe_points:
        # The point of a key takes its handles along, so they come after it.
        ends = key.handle_left[0], key.handle_right[0]
        key.co[0] = start + (key.co[0] - first) * factor
        key.handle_left[0], key.handle_right[0] = (start + (end - first) * factor for end in ends)
    curve.update()


def _is_loop(curves: list[bpy.types.FCurve], start: int, end: int) -> bool:
    turns: dict[tuple[int, str], float] = {}
    moves = False
    for curve in curves:
        first, last = curve.evaluate(start), curve.evaluate(end)
        values = [key.co[1] for key in curve.keyframe_points]
        span = max(values) - min(values)
        moves = moves or span > 0
        if curve.data_path.endswith("rotation_quaternion"):
            joint = curve.id_data.as_pointer(), curve.data_path
            turns[joint] = turns.get(joint, 0) + first * last
        elif abs(first - last) > max(MOST_OFFSET, MOST_TURN * span):
            return False
    return moves and all(abs(dot) > 1 - MOST_TURN**2 for dot in turns.values())
