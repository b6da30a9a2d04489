# SPDX-License-Identifier: Apache-2.0
"""The list of Unreal's members is what the plugin uses, no more and no less."""

from __future__ import annotations

import re
import unittest
from pathlib import Path

import meshwright_unreal
import members


class Members(unittest.TestCase):
    def test_the_table_is_that_of_the_stand_in(self) -> None:
        text = (Path(__file__).parents[1] / "MEMBERS.md").read_text("utf-8")
        self.assertEqual(text, members.table(), "write it anew: PYTHONPATH=. python3 members.py > ../MEMBERS.md")

    def test_the_plugin_uses_each_of_them(self) -> None:
        folder = Path(meshwright_unreal.__file__).parent
        words = set(re.findall(r"\w+", "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))))
        bases = {"InterchangePipelineBase", "ActorComponent", "AnimPose", "AssetTools", "Skeleton", "ToolMenu", "World", "Box",
            "BoxSphereBounds", "HitResult", "Transform", "InterchangeGenericMeshPipeline", "Name",
            "InterchangeGenericCommonMeshesProperties", "InterchangeGenericAnimationPipeline"}
        for name, used, _ in members.rows()[1:]:
            if name not in bases:
                self.assertTrue(name in words, name)
            # Parts that are only handed on inside their structure.
            unused = set(used) - words - {"roll", "scale3d"}
            self.assertEqual(unused, set(), name)
