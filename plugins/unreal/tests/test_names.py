# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import unittest

from case import EditorCase
from meshwright_unreal.assets.asset_names import MOST_CHARACTERS, asset_slug
from meshwright_unreal.assets.model_folder import folder_of_source, model_folder, sources_folder, unused_path


class AssetNames(unittest.TestCase):
    def test_become_lower_case_words_of_ascii(self) -> None:
        self.assertEqual(asset_slug("wooden-chest"), "wooden_chest")
        self.assertEqual(asset_slug("Éclair à la crème!"), "eclair_a_la_creme")
        self.assertEqual(asset_slug("a/b\\c:d"), "a_b_c_d")

    def test_of_other_scripts_are_kept_apart(self) -> None:
        self.assertRegex(asset_slug("宝箱"), r"^asset_[0-9a-f]{8}$")
        self.assertNotEqual(asset_slug("宝箱"), asset_slug("椅子"))

    def test_are_no_devices_of_windows_and_leave_room_in_a_path(self) -> None:
        self.assertEqual(asset_slug("CON"), "con_asset")
        self.assertEqual(asset_slug("console"), "console")
        self.assertLessEqual(len(asset_slug("x " * 200)), MOST_CHARACTERS)


class ModelFolders(EditorCase):
    def store(self, name: str, task: str) -> str:
        folder = model_folder(name, task)
        folder.source.parent.mkdir(parents=True)
        folder.sidecar.write_text(f'{{"provenance": {{"task": "{task}"}}}}', "utf-8")
        folder.source.write_bytes(b"")
        return folder.assets

    def test_a_task_has_its_folder_again_and_another_task_has_one_of_its_own(self) -> None:
        self.assertEqual(self.store("chest", "one"), "/Game/Meshwright/chest")
        self.assertEqual(self.store("chest", "two"), "/Game/Meshwright/chest_2")
        again = model_folder("chest", "two")
        self.assertEqual((again.assets, again.is_known), ("/Game/Meshwright/chest_2", True))

    def test_a_folder_of_another_user_is_left_alone(self) -> None:
        (sources_folder() / "chest").mkdir(parents=True)
        self.assertEqual(model_folder("chest", "one").slug, "chest_2")

    def test_a_folder_whose_model_was_never_written_is_new(self) -> None:
        self.store("chest", "one")
        model_folder("chest", "one").source.unlink()
        again = model_folder("chest", "one")
        self.assertEqual((again.slug, again.is_known), ("chest", False))

    def test_a_file_of_a_user_keeps_the_folders_above_it(self) -> None:
        for place, assets in (
            ("chest.glb", "/Game/Meshwright/chest"),
            ("chest/chest.glb", "/Game/Meshwright/chest"),
            ("Props & more/chest.glb", "/Game/Meshwright/props_more/chest"),
        ):
            self.assertEqual(folder_of_source(sources_folder() / place).assets, assets)

    def test_a_saved_file_overwrites_none(self) -> None:
        wanted = self.project / "chest.fbx"
        wanted.write_bytes(b"")
        self.assertEqual(unused_path(wanted).name, "chest-1.fbx")


if __name__ == "__main__":
    unittest.main()
