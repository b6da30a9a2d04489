# SPDX-License-Identifier: Apache-2.0
# pyright: reportPrivateUsage=false
"""Imports into the project and the level, with one step of undo."""

from __future__ import annotations

from typing import Any

import unreal
from case import EditorCase, text_of
from meshwright_unreal.assets.import_model import mesh_height
from meshwright_unreal.bridge.glb_metadata import ModelError
from meshwright_unreal.level import actors, clips, export_selection, import_asset, place, selection
from meshwright_unreal.settings import SettingsFile
from meshwright_unreal.watch import FolderWatch
from models import Size, write_boxes
from unreal._editor import editor

CHEST: list[tuple[str, Size]] = [("body", (1, 0.5, 0.6)), ("lid", (1, 0.2, 0.6))]


class ImportCase(EditorCase):
    def setUp(self) -> None:
        super().setUp()
        self.watch = FolderWatch(self.project, SettingsFile(self.project / "settings.json"))
        self.addCleanup(self.watch.close)

    def bring(self, name: str = "chest", task: str = "text-to-3d:1@here", **more: Any) -> dict[str, Any]:
        """Imports a model as the core asks for it."""
        boxes, clip, empties = more.pop("boxes", CHEST), more.pop("clip", False), more.pop("empties", None)
        origin = self.provenance(task, importedAt=more.pop("at", "2026-01-01T00:00:00Z"))
        path = write_boxes(self.project / "exchange" / "model.glb", boxes, empties, clip)
        asset = {"name": name, "path": str(path), "provenance": origin, "expected": {"height": 0.5}, **more}
        return import_asset.import_asset(asset, self.watch)

    def actor(self, result: dict[str, Any]) -> unreal.Actor:
        found = actors.find_actor(result["id"])
        assert found is not None
        return found


class Imports(ImportCase):
    def test_answer_what_stands_there_by_the_bounds_of_unreal(self) -> None:
        result = self.bring()
        self.assertAlmostEqual(result["height"], 0.5)
        self.assertEqual((result["name"], result["meshes"], result["clips"]), ("chest", 1, []))
        self.assertEqual(editor.selected, [result["id"]])
        self.assertEqual([text for text, _, _ in editor.done], ["Import chest"])

    def test_write_sources_and_assets_where_version_control_finds_them(self) -> None:
        self.bring()
        self.assertEqual(text_of(self.project / "Meshwright"), ["chest/chest.glb", "chest/chest.json"])
        self.assertEqual(text_of(self.project / "Content"), ["Meshwright/chest/SM_chest.uasset"])

    def test_of_a_model_with_clips_make_a_skeletal_mesh_and_play_them(self) -> None:
        result = self.bring(clip=True)
        self.assertEqual(result["clips"], ["Idle"])
        actor = self.actor(result)
        clips.play_clip(actor, "Idle")
        self.assertEqual(list(editor.playing_clips.values()), ["SK_chest_Anim_Idle"])
        clips.play_clip(actor, None)
        self.assertEqual(editor.playing_clips, {})
        with self.assertRaisesRegex(ModelError, "no clip Run"):
            clips.play_clip(actor, "Run")

    def test_stand_on_the_surface_in_view_and_not_in_each_other(self) -> None:
        first, second = self.actor(self.bring()), self.actor(self.bring("chest", "text-to-3d:2@here"))
        self.assertAlmostEqual(first.get_actor_location().z, 0)
        # The first one is looked at from its side, which is no floor.
        self.assertAlmostEqual(second.get_actor_location().z, 0)
        self.assertGreater(second.get_actor_location().y, first.get_actor_location().y + 60)
        self.assertEqual(second.get_actor_label(), "chest-2")

    def test_stand_on_what_is_looked_at(self) -> None:
        table = self.actor(self.bring("table", boxes=[("top", (4, 1, 4))], expected={"height": 1}))
        x, y = table.get_actor_location().x, table.get_actor_location().y
        editor.camera = (x, y, 1000), (-90, 0, 0)
        lamp = self.actor(self.bring("lamp", "text-to-3d:2@here", boxes=[("lamp", (0.1, 0.5, 0.1))]))
        self.assertAlmostEqual(lamp.get_actor_location().z, 100, places=3)

    def test_are_undone_in_one_step_and_come_back(self) -> None:
        result = self.bring()
        self.assertEqual(editor.undo(), "Import chest")
        self.assertEqual(actors.standing_assets(), [])
        self.assertEqual(editor.redo(), "Import chest")
        self.assertEqual(actors.standing_assets(), [{"id": result["id"], "task": "text-to-3d:1@here"}])

    def test_of_the_same_task_use_its_files_again_and_undo_knows_the_import_before(self) -> None:
        first = self.bring(at="one")
        again = self.bring(at="two", replace=first["id"])
        self.assertEqual(again["id"], first["id"])
        self.assertEqual(text_of(self.project / "Content"), ["Meshwright/chest/SM_chest.uasset"])
        shown = lambda: (actors.actor_provenance(self.actor(first)) or {})["importedAt"]
        self.assertEqual(shown(), "two")
        editor.undo()
        self.assertEqual(shown(), "one")

    def test_of_another_task_take_the_place_of_the_actor_and_leave_other_copies(self) -> None:
        first = self.bring()
        actor = self.actor(first)
        actor.set_actor_location(unreal.Vector(1, 2, 3), False, True)
        other = self.actor(self.bring("chest", "text-to-3d:3@here"))
        result = self.bring("chest", "retexture:2@here", replace=first["id"])
        self.assertEqual((result["id"], result["name"]), (first["id"], "chest"))
        place_now = self.actor(result).get_actor_location()
        self.assertEqual((place_now.x, place_now.y, place_now.z), (1, 2, 3))
        mesh = actors.actor_mesh(other)
        self.assertEqual(mesh.get_name() if mesh else None, "SM_chest_2")

    def test_of_a_rig_exchange_the_actor_and_keep_its_place_name_parent_and_children(self) -> None:
        parent = self.actor(self.bring("table", "text-to-3d:5@here"))
        first = self.bring()
        actor = self.actor(first)
        child = self.actor(self.bring("lamp", "text-to-3d:6@here"))
        keep = unreal.AttachmentRule.KEEP_WORLD
        actor.attach_to_actor(parent, "Top", keep, keep, keep)
        child.attach_to_actor(actor, "None", keep, keep, keep)
        actor.set_actor_transform(unreal.Transform(unreal.Vector(5, 6, 7), unreal.Quat(), unreal.Vector(2, 2, 2)), False, True)
        result = self.bring("chest", "rigging:2@here", clip=True, replace=first["id"])
        new = self.actor(result)
        turned = new.get_actor_transform()
        self.assertEqual((turned.translation.x, turned.scale3d.x), (5, 2))
        above = new.get_attach_parent_actor()
        self.assertEqual(above.get_path_name() if above else None, parent.get_path_name())
        self.assertEqual(str(new.get_attach_parent_socket_name()), "Top")
        self.assertEqual([each.get_path_name() for each in new.get_attached_actors()], [child.get_path_name()])
        self.assertEqual(new.get_actor_label(), "chest")
        self.assertIsNone(actors.find_actor(first["id"]))
        editor.undo()
        self.assertEqual(self.actor(first).get_actor_label(), "chest")
        self.assertEqual([each.get_path_name() for each in self.actor(first).get_attached_actors()], [child.get_path_name()])

    def test_that_fail_leave_neither_files_nor_actors(self) -> None:
        broken = self.project / "broken.glb"
        broken.write_bytes(b"no model")
        asset = {"name": "chest", "path": str(broken), "provenance": self.provenance()}
        with self.assertRaisesRegex(ModelError, "is not a GLB file"):
            import_asset.import_asset(asset, self.watch)
        self.assertEqual((text_of(self.project / "Meshwright"), editor.standing, editor.assets), ([], [], {}))

    def test_that_fail_again_keep_the_model_that_was_there(self) -> None:
        self.bring()
        before = (self.project / "Meshwright/chest/chest.glb").read_bytes()
        with self.assertRaisesRegex(ModelError, "50.00 m high instead of 0.50 m"):
            self.bring(boxes=[("body", (1, 50, 1))])
        self.assertEqual((self.project / "Meshwright/chest/chest.glb").read_bytes(), before)
        self.assertEqual(len(editor.standing), 1)

    def test_check_out_locked_files_and_say_so_where_nothing_can(self) -> None:
        self.bring()
        source = self.project / "Meshwright/chest/chest.glb"
        source.chmod(0o444)
        can_write = import_asset.os.access
        import_asset.os.access = lambda path, mode: bool(source.stat().st_mode & 0o200)  # root may write everything
        self.addCleanup(setattr, import_asset.os, "access", can_write)
        with self.assertRaisesRegex(ModelError, "chest.glb is locked. Check it out"):
            self.bring()
        editor.source_control = True
        self.bring()
        self.assertIn(str(source), editor.checked_out)
        self.assertIn(str(source.with_suffix(".json")), editor.added)


class Meaning(ImportCase):
    def mesh(self) -> unreal.StaticMesh:
        mesh = unreal.EditorAssetLibrary.load_asset("/Game/Meshwright/chest/SM_chest")
        assert isinstance(mesh, unreal.StaticMesh)
        return mesh

    def test_levels_of_detail_are_slots_of_one_mesh(self) -> None:
        levels: list[tuple[str, Size]] = [("a_LOD0", (1, 0.5, 1)), ("a_LOD1", (0.9, 0.5, 0.9)), ("a_LOD2", (0.8, 0.5, 0.8))]
        self.bring(boxes=levels)
        data = self.mesh()._data
        self.assertEqual((data["lods"], data["screen_sizes"]), (3, [1.0, 0.5, 0.25]))
        widths = [high[0] - low[0] for low, high in data["lod_bounds"]]
        self.assertEqual([round(width) for width in widths], [90, 80])
        self.assertEqual(text_of(self.project / "Content"), ["Meshwright/chest/SM_chest.uasset"])

    def test_levels_of_a_rig_are_named_as_left_out(self) -> None:
        self.bring(boxes=[("a_LOD0", (1, 0.5, 1)), ("a_LOD1", (1, 0.5, 1))], clip=True)
        self.assertTrue(any("without its 1 coarser levels of detail" in line for line in editor.log))

    def test_collision_shapes_are_no_part_of_the_mesh(self) -> None:
        self.bring(boxes=[("body", (1, 0.5, 1)), ("UCX_body", (2, 2, 2)), ("UBX_body", (2, 2, 2))])
        data = self.mesh()._data
        self.assertEqual((data["convex"], data["simple"]), (1, 1))
        self.assertAlmostEqual(mesh_height(self.mesh()), 0.5)

    def test_sockets_are_on_the_mesh_once(self) -> None:
        empties = [{"name": "Socket_Muzzle", "translation": [0, 0.25, 1]}]
        first = self.bring(empties=empties)
        self.bring(empties=empties, replace=first["id"])
        socket = self.mesh().find_socket("muzzle")
        assert socket is not None
        at = socket.get_editor_property("relative_location")
        self.assertEqual((at.x, at.y, at.z), (0, 100, 25))
        self.assertEqual(self.mesh()._data["sockets"], ["muzzle"])

    def test_provenance_is_in_the_metadata_and_has_no_key(self) -> None:
        self.bring()
        metadata = self.mesh()._metadata
        self.assertEqual(metadata["Meshwright.Task"], "text-to-3d:1@here")
        self.assertEqual(metadata["Meshwright.Title"], "a chest")

    def test_a_humanoid_has_an_ik_rig_once(self) -> None:
        humanoid = {"hips": "mixamorig:Hips", "spine": "Spine", "head": "Head"}
        bones: list[tuple[str, Size]] = [("mixamorig:Hips", (1, 0.5, 1)), ("Spine", (0.1, 0.1, 0.1)), ("Head", (0.1, 0.1, 0.1))]
        self.bring("knight", clip=True, boxes=bones, humanoid=humanoid)
        rig = unreal.EditorAssetLibrary.load_asset("/Game/Meshwright/knight/IK_knight")
        # Unreal's importer replaces the colon.
        self.assertEqual(rig._data["root"], "mixamorig_Hips")
        self.assertEqual([chain[0] for chain in rig._data["chains"]], ["Pelvis", "Spine", "Head"])
        rig._data["chains"].append(["MyOwn", "a", "b", "None"])
        self.bring("knight", clip=True, boxes=bones, humanoid=humanoid)
        self.assertEqual(len(rig._data["chains"]), 4)


class Level(ImportCase):
    def test_remove_is_one_step_and_answers_false_when_it_is_gone(self) -> None:
        result = self.bring()
        self.assertTrue(place.remove_actor(result["id"]))
        self.assertFalse(place.remove_actor(result["id"]))
        editor.undo()
        self.assertEqual([each["id"] for each in actors.standing_assets()], [result["id"]])

    def test_show_selects_and_looks_at_it(self) -> None:
        result = self.bring()
        editor.selected, before = [], editor.camera
        self.assertTrue(selection.show_actor(result["id"]))
        self.assertEqual(editor.selected, [result["id"]])
        self.assertNotEqual(editor.camera, before)
        self.assertFalse(selection.show_actor("unknown-asset"))

    def test_several_models_are_one_selection_without_provenance(self) -> None:
        first, second = self.bring(), self.bring("lamp", "text-to-3d:2@here")
        editor.selected = [first["id"], second["id"]]
        facts = selection.selection_facts() or {}
        self.assertEqual((facts["name"], facts["models"], "provenance" in facts), ("chest and 1 more", 2, False))

    def test_a_mesh_that_was_exchanged_by_hand_has_no_provenance(self) -> None:
        first, second = self.bring(), self.bring("lamp", "text-to-3d:2@here")
        component = actors.mesh_component(self.actor(first))
        assert component is not None
        component.set_editor_property("static_mesh", actors.actor_mesh(self.actor(second)))
        self.assertEqual([each["id"] for each in actors.standing_assets()], [second["id"]])

    def test_an_asset_is_sent_as_its_file_and_others_by_the_exporter_in_metres(self) -> None:
        first, second = self.bring(), self.bring("lamp", "text-to-3d:2@here")
        path = self.project / "selection.glb"
        editor.selected = [first["id"]]
        export_selection.export_selection(path)
        self.assertEqual(path.read_bytes(), (self.project / "Meshwright/chest/chest.glb").read_bytes())
        editor.selected = [first["id"], second["id"]]
        export_selection.export_selection(path)
        bounds = unreal._bounds_of(unreal._read_model(path), set())
        assert bounds is not None
        self.assertAlmostEqual(bounds[1][1] - bounds[0][1], 0.5)
        editor.selected = []
        with self.assertRaisesRegex(ModelError, "Select an actor"):
            export_selection.export_selection(path)
