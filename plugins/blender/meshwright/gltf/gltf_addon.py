# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Blender's own glTF importer and exporter: their capabilities and their errors."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import bpy

from ..bridge.glb_metadata import ModelError
from ..bridge.words import say

# Joints without a rotation below an armature in centimetres: the importer's own choice draws bones of 8 to 42 m for a
# figure of 1.8 m (4.3, 5.2); this one puts each tip on the axis that is nearest to the next joint, 0.08 to 0.42 m.
IMPORT_OPTIONS = {"disable_bone_shape": True, "bone_heuristic": "TEMPERANCE"}


def check_extensions(required_extensions: Iterable[str]) -> None:
    """@raises ModelError the file needs an extension that this Blender's importer does not support"""
    supported = _supported_extensions()
    missing = [] if supported is None else [name for name in required_extensions if name not in supported]
    if missing:
        raise ModelError(
            say(
                "This model needs {extensions}, which the glTF importer of Blender {version} cannot read. "
                "Generate the model without compression, or use a newer Blender.",
                extensions=", ".join(missing),
                version=bpy.app.version_string,
            )
        )


def import_gltf(path: Path) -> None:
    """Imports a GLB into the active collection with Blender's importer. @raises ModelError"""
    try:
        operator = bpy.ops.import_scene.gltf
        operator(filepath=str(path), **_supported_options(operator, IMPORT_OPTIONS))
    except (AttributeError, KeyError) as error:
        raise ModelError(_disabled()) from error
    except RuntimeError as error:
        raise ModelError(_error_message(str(error))) from error


def export_gltf(path: Path, **options: Any) -> None:
    """Exports the selected objects with Blender's exporter and the options this version has. @raises ModelError"""
    try:
        operator = bpy.ops.export_scene.gltf
        operator(
            filepath=str(path),
            export_format="GLB",
            use_selection=True,
            export_yup=True,
            **_supported_options(operator, options),
        )
    except (AttributeError, KeyError) as error:
        raise ModelError(_disabled()) from error
    except RuntimeError as error:
        raise ModelError(_error_message(str(error))) from error


def _disabled() -> str:
    return say("Blender's glTF add-on is disabled. Enable it in Edit > Preferences > Add-ons: glTF 2.0 format.")


def _supported_options(operator: Any, options: dict[str, Any]) -> dict[str, Any]:
    known = operator.get_rna_type().properties.keys()
    return {name: value for name, value in options.items() if name in known}


def _error_message(error: str) -> str:
    if "has no attribute 'bool'" in error:
        import numpy

        return _numpy_message(numpy.__version__)
    lines = [line.strip() for line in error.splitlines() if line.strip() and not _names_a_place(line)]
    # The last line of a traceback is the reason; its class is of no use to the user.
    reason = re.sub(r"^(Error: |\w+(Error|Exception): )+", "", lines[-1]) if lines else say("no reason given")
    return say("Blender's glTF add-on failed: {reason}", reason=reason)


def _names_a_place(line: str) -> bool:
    """Whether a line of an error is a position in a program."""
    return re.match(r"\s*(Location: |File \"|Traceback|\^+\s*$)", line) is not None


def importer_problem() -> str | None:
    """Returns why this Blender cannot import any model, as text for the panel before anything is paid."""
    if bpy.app.version >= (3, 6, 0):
        return None
    import numpy

    return None if hasattr(numpy, "bool") else _numpy_message(numpy.__version__)


def _numpy_message(version: str) -> str:
    return say(
        "The glTF add-on of this Blender {blender} is incompatible with the installed numpy {numpy}, so no model can be "
        "imported. Use Blender from blender.org, which includes a compatible numpy, or install numpy 1.23 for this "
        "Blender.",
        blender=bpy.app.version_string,
        numpy=version,
    )


def _supported_extensions() -> set[str] | None:
    """Returns the extensions of the importer from its internals; None when they are not available."""
    try:
        from io_scene_gltf2.io.imp.gltf2_io_gltf import glTFImporter

        supported = set(glTFImporter("", {"import_user_extensions": []}).extensions_managed)
    except Exception:  # internals of later versions may differ; the importer checks the file itself
        return None
    return {name for name in supported if name not in _LIBRARIES or _library_exists(*_LIBRARIES[name])}


_LIBRARIES = {
    "KHR_draco_mesh_compression": ("bf_intern_draco_bridge", "Draco"),
    "EXT_meshopt_compression": ("bf_intern_meshopt_bridge", "MeshOptimizer"),
}
"""Decoder of an extension: the names of its library in Blender 5."""


def _library_exists(name: str, label: str) -> bool:
    """Whether a decoder library of the importer exists; some distributions omit them."""
    for find in (_find_library, _find_draco_of_4, _find_draco_of_3):
        try:
            return find(name, label)
        except Exception:  # the internals of another version
            continue
    return True


def _find_library(name: str, label: str) -> bool:
    from io_scene_gltf2.io.com.library import dll_path

    path = dll_path(name, label)
    return path is not None and Path(path).exists()


def _find_draco_of_4(_name: str, _label: str) -> bool:
    from io_scene_gltf2.io.com.draco import dll_exists

    return bool(dll_exists(quiet=True))


def _find_draco_of_3(_name: str, _label: str) -> bool:
    from io_scene_gltf2.io.com.gltf2_io_draco_compression_extension import dll_exists

    return bool(dll_exists(quiet=True))
