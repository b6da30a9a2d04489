# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Clips of an asset: one NLA track per clip, as Blender's importer makes them, and one of them as the active action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import bpy

from ..bridge.words import say
from .clip_frames import played_frames, set_whole_frames, show_frames
from .unique_names import set_unique_name

Animated = bpy.types.Object | bpy.types.Key


class ClipNotFoundError(Exception):
    """The asset has no such clip; the message is for the user."""


def set_up_clips(parts: Iterable[bpy.types.Object], order: Iterable[str]) -> list[str]:
    """Names the actions after their clips, adds fake users, sets whole frames, and makes the idle clip active.

    Returns the clip names.
    """
    parts = list(parts)
    names = clip_names(parts, order)
    for name in names:
        strips = [strip for _owner, strip in _strips(parts, name) if strip.action]
        actions = {strip.action for strip in strips}
        for action in actions:
            # Numbered if another asset has an action of this name; the track keeps the clip's name.
            set_unique_name(action, bpy.data.actions, name)
            action.use_fake_user = True
        set_whole_frames(actions)
        for strip in strips:
            strip.action_frame_start, strip.action_frame_end = strip.action.frame_range
            strip.frame_end = strip.frame_start + strip.action_frame_end - strip.action_frame_start
    idle_names = sorted((name for name in names if "idle" in name.lower()), key=len)
    active = next(iter([*idle_names, *names]), None)
    activate_clip(parts, active)
    if active is not None:
        actions = {strip.action for _owner, strip in _strips(parts, active) if strip.action}
        show_frames(actions, clip_actions(parts))
    return names


def clip_names(parts: Iterable[bpy.types.Object], order: Iterable[str] = ()) -> list[str]:
    """Returns the clip names of the objects, those of `order` first and in its order."""
    found: dict[str, None] = {}
    for owner in _animated(parts):
        for track in reversed(owner.animation_data.nla_tracks):
            found.setdefault(track.name)
    ordered = [name for name in order if name in found]
    return ordered + [name for name in found if name not in ordered]


def activate_clip(parts: Iterable[bpy.types.Object], clip: str | None) -> None:
    """Makes a clip the active action of the objects it animates; None removes all active actions."""
    parts = list(parts)
    for owner in _animated(parts):
        owner.animation_data.action = None
    if clip is None:
        return
    for owner, strip in _strips(parts, clip):
        owner.animation_data.action = strip.action
        # From 4.4 an action has one slot per animated data-block.
        if hasattr(strip, "action_slot"):
            owner.animation_data.action_slot = strip.action_slot


def clip_actions(parts: Iterable[bpy.types.Object]) -> set[bpy.types.Action]:
    """Returns all actions on the tracks of the objects."""
    parts = list(parts)
    return {strip.action for name in clip_names(parts) for _owner, strip in _strips(parts, name) if strip.action}


def play_clip(parts: Iterable[bpy.types.Object], clip: str | None) -> None:
    """Plays a clip in a loop with the preview range, which renders ignore; None stops. @raises ClipNotFoundError"""
    parts = list(parts)
    scene = bpy.context.scene
    playing = bpy.context.screen is not None and bpy.context.screen.is_animation_playing
    if clip is None:
        scene.use_preview_range = False
        if playing:
            bpy.ops.screen.animation_cancel(restore_frame=True)
        return
    activate_clip(parts, clip)
    actions = {strip.action for _owner, strip in _strips(parts, clip) if strip.action}
    if not actions:
        raise ClipNotFoundError(say("This asset has no clip named {clip}.", clip=clip))
    scene.use_preview_range = True
    scene.frame_preview_start, scene.frame_preview_end = played_frames(actions)
    scene.frame_set(scene.frame_preview_start)
    if not playing:
        bpy.ops.screen.animation_play()


def _animated(parts: Iterable[bpy.types.Object]) -> Iterator[Animated]:
    for part in parts:
        if part.animation_data:
            yield part
        keys = getattr(part.data, "shape_keys", None)
        if keys and keys.animation_data:
            yield keys


def _strips(parts: Iterable[bpy.types.Object], clip: str) -> Iterator[tuple[Animated, bpy.types.NlaStrip]]:
    for owner in _animated(parts):
        for track in owner.animation_data.nla_tracks:
            if track.name == clip:
                for strip in track.strips:
                    yield owner, strip
