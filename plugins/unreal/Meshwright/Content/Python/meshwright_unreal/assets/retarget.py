# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""An IK rig beside a humanoid: retarget chains by the names that Unreal's mannequins use, so that their clips fit."""

from __future__ import annotations

import re

import unreal

from .model_folder import ModelFolder

Chain = tuple[str, str, str, str]
"""Name, first bone, last bone, goal (`None` without one)."""


def _chain_bones() -> list[tuple[str, tuple[str, ...], str]]:
    chains: list[tuple[str, tuple[str, ...], str]] = [
        ("Pelvis", ("hips",), "None"),
        ("Spine", ("spine", "chest", "upperChest"), "None"),
        ("Neck", ("neck",), "None"),
        ("Head", ("head",), "None"),
    ]
    for side, name in (("left", "Left"), ("right", "Right")):
        limbs: list[tuple[str, tuple[str, ...], str]] = [
            ("Clavicle", ("Shoulder",), "None"),
            ("Arm", ("UpperArm", "LowerArm", "Hand"), f"{name}HandIK"),
            ("Leg", ("UpperLeg", "LowerLeg", "Foot", "Toes"), f"{name}FootIK"),
            ("Thumb", ("ThumbMetacarpal", "ThumbProximal", "ThumbDistal"), "None"),
        ]
        for finger, called in (("Index", "Index"), ("Middle", "Middle"), ("Ring", "Ring"), ("Little", "Pinky")):
            limbs.append((called, tuple(f"{finger}{part}" for part in ("Proximal", "Intermediate", "Distal")), "None"))
        chains += [(f"{name}{limb}", tuple(f"{side}{part}" for part in parts), goal) for limb, parts, goal in limbs]
    return chains


def retarget_chains(humanoid: dict[str, str]) -> list[Chain]:
    """Returns the chains of a humanoid, by the names of its joints. The chain `Pelvis` is the root of a retarget.

    @param humanoid: names of joints by the bones of VRM 1.0
    """
    found: list[Chain] = []
    for name, bones, goal in _chain_bones():
        joints = [humanoid[bone] for bone in bones if bone in humanoid]
        if joints:
            found.append((name, joints[0], joints[-1], goal))
    return found


def write_ik_rig(folder: ModelFolder, mesh: unreal.SkeletalMesh, humanoid: dict[str, str]) -> unreal.Object | None:
    """Writes the IK rig of a humanoid, once: what users change in it stays. None without the plugin IK Rig or a hip.

    @param humanoid: names of joints by the bones of VRM 1.0
    """
    if not hasattr(unreal, "IKRigController"):
        return None
    joints = {bone: joint for bone, name in humanoid.items() if (joint := _joint(mesh, name)) is not None}
    if "hips" not in joints:
        return None
    name = f"IK_{folder.slug}"
    path = f"{folder.assets}/{name}"
    if unreal.EditorAssetLibrary.does_asset_exist(path):
        return unreal.EditorAssetLibrary.load_asset(path)
    tools = unreal.AssetToolsHelpers.get_asset_tools()
    rig = tools.create_asset(name, folder.assets, unreal.IKRigDefinition, unreal.IKRigDefinitionFactory())
    controller = unreal.IKRigController.get_controller(rig)
    controller.set_skeletal_mesh(mesh)
    controller.set_retarget_root(joints["hips"])
    for chain, first, last, goal in retarget_chains(joints):
        controller.add_retarget_chain(chain, first, last, goal)
    unreal.EditorAssetLibrary.save_loaded_asset(rig, False)
    return rig


def _joint(mesh: unreal.SkeletalMesh, name: str) -> str | None:
    """Returns the bone of a joint: Unreal's importers replace characters of names that it does not take."""
    skeleton = mesh.get_editor_property("skeleton")
    bones = [str(bone) for bone in skeleton.get_reference_pose().get_bone_names()]
    if name in bones:
        return name
    return next((bone for bone in bones if _letters(bone) == _letters(name)), None)


def _letters(name: str) -> str:
    return re.sub(r"[\W_]+", "", name).lower()
