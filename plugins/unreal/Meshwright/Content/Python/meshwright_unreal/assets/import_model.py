# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Imports a GLB or FBX by Interchange: one mesh a model, its clips, materials and textures, in one folder of assets."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import unreal

from ..bridge.glb_metadata import ModelError
from .glb_json import Glb, clip_names, is_animated, read_glb
from .levels import collider_count, level_count, write_levels
from .model_folder import ModelFolder
from .sockets import add_sockets

CENTIMETRES = 100.0
MOST_TIMES = 5.0
"""A height that is this many times another one is a wrong unit and no rounding."""

Mesh = unreal.StaticMesh | unreal.SkeletalMesh


class ImportedModel(NamedTuple):
    """What Unreal made of a file."""

    mesh: Mesh
    clips: dict[str, unreal.AnimSequence]
    """By the names in the file."""
    notes: list[str]
    """What Unreal did not take from the file, for the log."""


def import_model(folder: ModelFolder, height: float | None) -> ImportedModel:
    """Imports the source of a folder, again in place when it was imported before.

    @param height: in metres that the file has, as a check of units; None when it is not known
    @raises ModelError, OSError
    """
    glb = read_glb(folder.source) if folder.source.suffix.lower() == ".glb" else None
    animated = glb is not None and is_animated(glb.model)
    levels = level_count(glb.model) if glb else 1
    notes: list[str] = []
    if glb and levels > 1 and not animated:
        imported = _import_levels(folder, glb)
    else:
        imported = _import_file(folder.source, folder.assets, _asset_name(folder.slug, animated))
        if levels > 1:
            notes.append(f"its {levels - 1} coarser levels of detail: Unreal takes those of a skeletal mesh from FBX only")
    mesh = _mesh_of(imported, folder.source)
    _check_height(mesh, height, folder)
    if glb and isinstance(mesh, unreal.StaticMesh):
        add_sockets(mesh, glb.model)
        if collider_count(glb.model) > 0 and _shape_count(mesh) == 0:
            _editor_of_meshes().add_simple_collisions(mesh, unreal.ScriptCollisionShapeType.NDOP26)
            notes.append("its collision shapes, in the place of which it has a hull")
        unreal.EditorAssetLibrary.save_loaded_asset(mesh, False)
    return ImportedModel(mesh, _clips_of(imported, glb), notes)


def mesh_height(mesh: Mesh) -> float:
    """Returns the height of a mesh in metres, by Unreal's own bounds."""
    if isinstance(mesh, unreal.StaticMesh):
        box = mesh.get_bounding_box()
        return (box.max.z - box.min.z) / CENTIMETRES
    return mesh.get_imported_bounds().box_extent.z * 2 / CENTIMETRES


def forget_import(folder: ModelFolder) -> None:
    """Removes what a failed import of a new model left: its assets and its source."""
    if unreal.EditorAssetLibrary.does_directory_exist(folder.assets):
        unreal.EditorAssetLibrary.delete_directory(folder.assets)
    shutil.rmtree(folder.source.parent, ignore_errors=True)


def _asset_name(slug: str, animated: bool) -> str:
    return f"{'SK' if animated else 'SM'}_{slug}"


def _import_levels(folder: ModelFolder, glb: Glb) -> list[unreal.Object]:
    """Imports each level from a file of its own, and puts the coarser ones into slots of the finest."""
    name = _asset_name(folder.slug, False)
    with TemporaryDirectory() as temporary:
        paths = write_levels(glb, Path(temporary), folder.slug)
        finest = _import_file(paths[0], folder.assets, name)
        mesh = _mesh_of(finest, folder.source)
        coarser = f"{folder.assets}/Levels"
        for level, path in enumerate(paths[1:], start=1):
            other = _mesh_of(_import_file(path, coarser, f"{name}_LOD{level}"), folder.source)
            if isinstance(mesh, unreal.StaticMesh) and isinstance(other, unreal.StaticMesh):
                _editor_of_meshes().set_lod_from_static_mesh(mesh, level, other, 0, True)
        unreal.EditorAssetLibrary.delete_directory(coarser)
        if isinstance(mesh, unreal.StaticMesh):
            # A level takes over when the model is half as large on the screen as for the one before.
            _editor_of_meshes().set_lod_screen_sizes(mesh, [0.5**level for level in range(len(paths))])
    return finest


def _import_file(path: Path, destination: str, name: str) -> list[unreal.Object]:
    task = unreal.AssetImportTask()
    task.set_editor_property("filename", str(path))
    task.set_editor_property("destination_path", destination)
    task.set_editor_property("automated", True)
    task.set_editor_property("async_", False)
    task.set_editor_property("replace_existing", True)
    # What users changed in the settings of an asset stays.
    task.set_editor_property("replace_existing_settings", False)
    task.set_editor_property("save", True)
    task.set_editor_property("options", _pipelines(path, name))
    unreal.AssetToolsHelpers.get_asset_tools().import_asset_tasks([task])
    objects = list(task.get_objects())
    if not objects:
        raise ModelError(f"Unreal's importer made nothing of {path.name}. The Output Log has its reason.")
    return objects


def _pipelines(path: Path, name: str) -> unreal.InterchangePipelineStackOverride:
    """Returns the settings of an import. Interchange converts metres and axes of glTF, and the unit of FBX, by itself."""
    assets = unreal.InterchangeGenericAssetsPipeline()
    assets.set_editor_property("use_source_name_for_asset", False)
    assets.set_editor_property("asset_name", name)
    assets.set_editor_property("import_offset_uniform_scale", 1.0)
    meshes = assets.get_editor_property("mesh_pipeline")
    meshes.set_editor_property("combine_static_meshes", True)
    meshes.set_editor_property("combine_skeletal_meshes", True)
    meshes.set_editor_property("import_collision_according_to_mesh_name", True)
    meshes.set_editor_property("one_convex_hull_per_ucx", True)
    # A stand-in of a few hundred triangles gains nothing by Nanite, and its levels of detail would be lost.
    meshes.set_editor_property("build_nanite", False)
    common = assets.get_editor_property("common_meshes_properties")
    common.set_editor_property("bake_meshes", True)
    # Meshes that clips move become one rigid skeletal mesh, so that the clips move it.
    common.set_editor_property("auto_detect_mesh_type", True)
    common.set_editor_property("recompute_normals", False)
    animations = assets.get_editor_property("animation_pipeline")
    animations.set_editor_property("import_animations", True)
    stack = unreal.InterchangePipelineStackOverride()
    stack.add_pipeline(assets)
    if path.suffix.lower() == ".glb":
        # The second pipeline of Unreal's own stack for glTF, which makes its materials.
        stack.add_pipeline(unreal.InterchangeGLTFPipeline())
    return stack


def _mesh_of(objects: list[unreal.Object], source: Path) -> Mesh:
    for item in objects:
        if isinstance(item, (unreal.SkeletalMesh, unreal.StaticMesh)):
            return item
    raise ModelError(f"Unreal's importer found no mesh in {source.name}.")


def _check_height(mesh: Mesh, height: float | None, folder: ModelFolder) -> None:
    made = mesh_height(mesh)
    if height and made and not 1 / MOST_TIMES < made / height < MOST_TIMES:
        raise ModelError(
            f"Unreal made {folder.slug} {made:.2f} m high instead of {height:.2f} m. "
            "Set the import scale of Interchange's default pipelines to 1 in the project settings."
        )


def _clips_of(objects: list[unreal.Object], glb: Glb | None) -> dict[str, unreal.AnimSequence]:
    sequences = [item for item in objects if isinstance(item, unreal.AnimSequence)]
    names = clip_names(glb.model) if glb else []
    found = {clip_of_asset(item, names): item for item in sequences}
    order = {name: index for index, name in enumerate(names)}
    return dict(sorted(found.items(), key=lambda entry: order.get(entry[0], len(order))))


def clip_of_asset(sequence: unreal.AnimSequence, names: list[str]) -> str:
    """Returns which of the clips an asset is: its name ends with that of the clip, as far as Unreal takes its characters."""
    own = str(sequence.get_name())
    fits = [name for name in names if _letters(name) and _letters(own).endswith(_letters(name))]
    return max(fits, key=len, default=own)


def _letters(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())


def _shape_count(mesh: unreal.StaticMesh) -> int:
    editor = _editor_of_meshes()
    return editor.get_simple_collision_count(mesh) + editor.get_convex_collision_count(mesh)


def _editor_of_meshes() -> unreal.StaticMeshEditorSubsystem:
    return unreal.get_editor_subsystem(unreal.StaticMeshEditorSubsystem)
