# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Blender's own glTF importer and exporter: their capabilities and their errors."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import bpy

from .glb_metadata import BadModel


def check_readable(required: Iterable[str]) -> None:
    """@raises BadModel: the file needs an extension that this Blender's importer does not know"""
    known = _known_extensions()
    missing = [] if known is None else [name for name in required if name not in known]
    if missing:
        raise BadModel(
            f"This model needs {' and '.join(missing)}, which the glTF importer of Blender "
            f"{bpy.app.version_string} cannot read. Make it again without compression, or use a newer Blender."
        )


def read_gltf(path: Path) -> None:
    """Imports a GLB into the active collection with Blender's importer. @raises BadModel"""
    try:
        operator = bpy.ops.import_scene.gltf
        operator(filepath=str(path), **_known(operator, {"disable_bone_shape": True}))
    except (AttributeError, KeyError) as error:
        raise BadModel("Blender's glTF add-on is switched off: Edit > Preferences > Add-ons > glTF 2.0") from error
    except RuntimeError as error:
        raise BadModel(_in_words(str(error))) from error


def write_gltf(path: Path, **wanted: Any) -> None:
    """Exports the selected objects with Blender's exporter and the options this version has. @raises BadModel"""
    try:
        operator = bpy.ops.export_scene.gltf
        operator(
            filepath=str(path),
            export_format="GLB",
            use_selection=True,
            export_yup=True,
            **_known(operator, wanted),
        )
    except (AttributeError, KeyError) as error:
        raise BadModel("Blender's glTF add-on is switched off: Edit > Preferences > Add-ons > glTF 2.0") from error
    except RuntimeError as error:
        raise BadModel(_in_words(str(error))) from error


def _known(operator: Any, wanted: dict[str, Any]) -> dict[str, Any]:
    known = operator.get_rna_type().properties.keys()
    return {name: value for name, value in wanted.items() if name in known}


def _in_words(error: str) -> str:
    if "has no attribute 'bool'" in error:
        import numpy

        return (
            f"The glTF add-on that came with this Blender {bpy.app.version_string} does not work with the numpy "
            f"{numpy.__version__} of this system: it still uses np.bool, which numpy 1.24 removed. Meshwright cannot "
            "mend that. Use Blender from blender.org, which brings a numpy that fits, or give this Blender numpy 1.23."
        )
    last = [line for line in error.strip().splitlines() if line.strip()][-1:]
    reason = (last[0] if last else "no reason given").strip()
    return f"Blender's glTF add-on failed: {reason.removeprefix('Error: ')}"


def _known_extensions() -> set[str] | None:
    """Returns the extensions of the importer from its internals; None when they are not available."""
    try:
        from io_scene_gltf2.io.imp.gltf2_io_gltf import glTFImporter

        known = set(glTFImporter("", {"import_user_extensions": []}).extensions_managed)
    except Exception:  # internals of later versions may differ; the importer checks the file itself
        return None
    return known if _can_unpack_draco() else known - {"KHR_draco_mesh_compression"}


def _can_unpack_draco() -> bool:
    """Whether the importer's Draco library exists; some distributions omit it."""
    try:
        from io_scene_gltf2.io.com.gltf2_io_draco_compression_extension import dll_exists

        return bool(dll_exists(quiet=True))
    except Exception:
        return True
