# SPDX-License-Identifier: Apache-2.0
"""What the names of nodes mean: levels of detail, sockets, chains."""

from __future__ import annotations

import json
import os
import random
import unittest
from typing import Any

from meshwright_unreal.assets.levels import collider_count, level_count, level_model
from meshwright_unreal.assets.retarget import retarget_chains
from meshwright_unreal.assets.sockets import read_sockets, socket_name


def meshes(model: dict[str, Any]) -> list[str]:
    return [node["name"] for node in model["nodes"] if "mesh" in node]


def named(*names: str) -> dict[str, Any]:
    return {"nodes": [{"name": name, "mesh": 0} for name in names]}


class Levels(unittest.TestCase):
    def test_each_file_has_one_level_and_colliders_are_in_the_first(self) -> None:
        model = named("body_LOD0", "body_LOD1", "body_LOD2", "UCX_body")
        self.assertEqual(level_count(model), 3)
        self.assertEqual(meshes(level_model(model, 0)), ["body_LOD0", "UCX_body"])
        self.assertEqual(meshes(level_model(model, 1)), ["body_LOD1"])
        self.assertEqual(meshes(level_model(model, 2)), ["body_LOD2"])

    def test_a_mesh_with_fewer_levels_stays_at_its_coarsest(self) -> None:
        model = named("lid_LOD0", "lid_LOD1", "body", "body_LOD1", "body_LOD2", "nail")
        self.assertEqual(meshes(level_model(model, 2)), ["lid_LOD1", "body_LOD2", "nail"])

    def test_a_level_without_a_finest_is_an_ordinary_mesh(self) -> None:
        self.assertEqual(level_count(named("far_LOD1")), 1)
        self.assertEqual(meshes(level_model(named("far_LOD1"), 0)), ["far_LOD1"])

    def test_colliders_are_the_four_of_unreal(self) -> None:
        self.assertEqual(collider_count(named("UCX_a", "UBX_a", "USP_a", "UCP_a", "UXX_a", "a_UCX_")), 4)


class Sockets(unittest.TestCase):
    def test_are_the_names_that_authors_use(self) -> None:
        for name, socket in (
            ("Socket_Muzzle", "muzzle"),
            ("handslot.r", "hand.right"),
            ("weapon_l", "hand.left"),
            ("SocketHandLeft", "hand.left"),
            ("attach point back", "back"),
            ("hand_r", None),
            ("body", None),
        ):
            self.assertEqual(socket_name(name), socket, name)

    def test_stand_where_their_node_is_in_centimetres_with_z_up(self) -> None:
        model = {
            "scenes": [{"nodes": [0]}],
            "nodes": [
                {"name": "root", "translation": [1, 2, 3], "scale": [2, 2, 2], "children": [1]},
                {"name": "Socket_Tip", "translation": [0, 1, 0]},
            ],
        }
        [socket] = read_sockets(model)
        self.assertEqual(socket.position, (100.0, 300.0, 400.0))
        self.assertEqual([abs(round(number, 9)) for number in socket.rotation], [0, 0, 0, 1])

    def test_turn_a_vector_as_the_node_does_in_the_axes_of_unreal(self) -> None:
        numbers = random.Random(int(os.environ.get("MESHWRIGHT_SEED", "1")))
        for _ in range(200):
            quaternion = [numbers.gauss(0, 1) for _ in range(4)]
            size = sum(number**2 for number in quaternion) ** 0.5
            quaternion = [number / size for number in quaternion]
            model: dict[str, Any] = {"scenes": [{"nodes": [0]}], "nodes": [{"name": "Socket_A", "rotation": quaternion}]}
            [socket] = read_sockets(model)
            vector = [numbers.gauss(0, 1) for _ in range(3)]
            x, y, z = turned(quaternion, vector)
            found = turned(list(socket.rotation), [vector[0], vector[2], vector[1]])
            for one, other in zip(found, (x, z, y), strict=True):
                self.assertAlmostEqual(one, other, places=6)


def turned(quaternion: list[float], vector: list[float]) -> list[float]:
    """Turns a vector by v + 2w(q x v) + 2(q x (q x v)), as both systems of axes do."""
    x, y, z, w = quaternion
    first = cross([x, y, z], vector)
    second = cross([x, y, z], first)
    return [v + 2 * w * a + 2 * b for v, a, b in zip(vector, first, second, strict=True)]


def cross(a: list[float], b: list[float]) -> list[float]:
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


class Chains(unittest.TestCase):
    def test_reach_from_the_first_to_the_last_bone_that_is_there(self) -> None:
        humanoid = {"hips": "Hips", "spine": "Spine", "upperChest": "Chest", "leftUpperArm": "ArmL", "leftHand": "HandL"}
        self.assertEqual(
            retarget_chains(humanoid),
            [
                ("Pelvis", "Hips", "Hips", "None"),
                ("Spine", "Spine", "Chest", "None"),
                ("LeftArm", "ArmL", "HandL", "LeftHandIK"),
            ],
        )

    @unittest.skipUnless("MESHWRIGHT_CHAINS" in os.environ, "the table of `meshwright rig --unreal` comes from its test in TypeScript")
    def test_are_those_that_the_command_line_writes(self) -> None:
        given = json.loads(os.environ["MESHWRIGHT_CHAINS"])
        self.assertEqual([list(chain) for chain in retarget_chains(given["humanoid"])], given["rows"])


if __name__ == "__main__":
    unittest.main()
