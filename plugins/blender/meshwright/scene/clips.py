# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Clips of an asset: one NLA track per clip, as Blender's importer makes them, and one of them as the active action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import bpy

from .unique_names import give_name

Animated = bpy.types.Object | bpy.types.Key


def settle_clips(parts: Iterable[bpy.types.Object], order: Iterable[str]) -> list[str]:
    """Names the actions after their clips, keeps them on save, and makes the idle clip active. Returns the names."""
    parts = list(parts)
    names = clip_names(parts, order)
    for name in names:
        strips = [strip for _owner, strip in _strips(parts, name)]
        for action in {strip.action for strip in strips if strip.action}:
            # Numbered if another asset has an action of this name; the track keeps the clip's name.
            give_name(action, bpy.data.actions, name)
            action.use_fake_user = True
    idles = sorted((name for name in names if "idle" in name.lower()), key=len)
    activate(parts, next(iter([*idles, *names]), None))
    return names


def clip_names(parts: Iterable[bpy.types.Object], order: Iterable[str] = ()) -> list[str]:
    """Returns the clips of the objects, those of `order` first and in its order."""
    found: dict[str, None] = {}
    for owner in _animated(parts):
        for track in reversed(owner.animation_data.nla_tracks):
            found.setdefault(track.name)
    wanted = [name for name in order if name in found]
    return wanted + [name for name in found if name not in wanted]


def activate(parts: Iterable[bpy.types.Object], clip: str | None) -> None:
    """Makes a clip the active action of everything it moves; None leaves all at rest."""
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


def actions_of(parts: Iterable[bpy.types.Object]) -> set[bpy.types.Action]:
    """Returns all actions on the tracks of the objects."""
    parts = list(parts)
    return {strip.action for name in clip_names(parts) for _owner, strip in _strips(parts, name) if strip.action}


def play(parts: Iterable[bpy.types.Object], clip: str | None) -> None:
    """Plays a clip in a loop with the preview range, which renders ignore; None stops."""
    parts = list(parts)
    scene = bpy.context.scene
    playing = bpy.context.screen is not None and bpy.context.screen.is_animation_playing
    if clip is None:
        scene.use_preview_range = False
        if playing:
            bpy.ops.screen.animation_cancel(restore_frame=True)
        return
    activate(parts, clip)
    spans = [strip.action.frame_range for _owner, strip in _strips(parts, clip) if strip.action]
    if not spans:
        raise RuntimeError(f"this asset has no clip called {clip}")
    scene.use_preview_range = True
    scene.frame_preview_start = int(min(span[0] for span in spans))
    # The last frame of a loop equals the first.
    scene.frame_preview_end = max(int(max(span[1] for span in spans)) - 1, scene.frame_preview_start)
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
