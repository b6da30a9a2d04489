# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
import os
import threading

import unreal
from case import EditorCase
from meshwright_unreal.settings import SettingsFile
from meshwright_unreal.watch import FolderWatch
from models import write_boxes
from unreal._editor import editor


class Watch(EditorCase):
    def setUp(self) -> None:
        super().setUp()
        self.watch = self.open()
        self.source = self.project / "Meshwright" / "props" / "chest.glb"

    def open(self) -> FolderWatch:
        # Its own looks are every two seconds: the tests look themselves.
        watch = FolderWatch(self.project, SettingsFile(self.project / "settings.json"))
        watch.close()
        return watch

    def look(self, watch: FolderWatch | None = None) -> list[str]:
        """Looks twice, imports what was found, and returns it."""
        watch, before = watch or self.watch, len(editor.imports)
        watch.look()
        watch.look()
        for _ in range(4):
            watch.import_next()
        return editor.imports[before:]

    def test_imports_a_model_once_it_is_written_and_again_when_it_changes(self) -> None:
        write_boxes(self.source, [("body", (1, 1, 1))])
        self.watch.look()
        self.watch.import_next()
        self.assertEqual(editor.imports, [])
        self.assertEqual(self.look(), ["chest.glb"])
        self.assertEqual(self.look(), [])
        write_boxes(self.source, [("body", (1, 2, 1)), ("lid", (1, 1, 1))])
        self.assertEqual(self.look(), ["chest.glb"])
        mesh = unreal.EditorAssetLibrary.load_asset("/Game/Meshwright/props/chest/SM_chest")
        assert isinstance(mesh, unreal.StaticMesh)
        self.assertAlmostEqual(mesh.get_bounding_box().max.z, 200)

    def test_imports_nothing_twice_after_a_restart(self) -> None:
        write_boxes(self.source, [("body", (1, 1, 1))])
        self.look()
        self.assertEqual(self.look(self.open()), [])

    def test_a_touched_file_with_the_same_content_is_not_imported(self) -> None:
        write_boxes(self.source, [("body", (1, 1, 1))])
        self.look()
        os.utime(self.source, ns=(1, 1))
        self.assertEqual(self.look(), [])

    def test_a_model_that_the_plugin_writes_is_not_found(self) -> None:
        content = write_boxes(self.project / "model.glb", [("body", (1, 1, 1))])
        self.watch.expect(self.source, content)
        write_boxes(self.source, [("body", (1, 1, 1))])
        self.assertEqual(self.look(), [])

    def test_an_fbx_is_imported_unless_the_same_model_is_there_as_a_glb(self) -> None:
        folder = self.source.parent
        folder.mkdir(parents=True)
        (folder / "lamp.fbx").write_bytes(b"Kaydara FBX Binary  \0")
        (folder / "chest.fbx").write_bytes(b"Kaydara FBX Binary  \0")
        write_boxes(self.source, [("body", (1, 1, 1))])
        self.assertEqual(sorted(self.look()), ["chest.glb", "lamp.fbx"])

    def test_a_damaged_file_is_named_once_and_stops_nothing(self) -> None:
        self.source.parent.mkdir(parents=True)
        self.source.write_bytes(b"no model")
        self.look()
        self.look()
        warnings = [line for line in editor.log if "chest.glb is not imported" in line]
        self.assertEqual(len(warnings), 1)

    def test_the_provenance_of_its_sidecar_is_in_the_metadata(self) -> None:
        write_boxes(self.source, [("body", (1, 1, 1))])
        self.source.with_suffix(".json").write_text(json.dumps({"provenance": self.provenance("text-to-3d:9@here")}), "utf-8")
        self.look()
        mesh = unreal.EditorAssetLibrary.load_asset("/Game/Meshwright/props/chest/SM_chest")
        self.assertEqual(unreal.EditorAssetLibrary.get_metadata_tag(mesh, "Meshwright.Task"), "text-to-3d:9@here")

    def test_looks_by_itself_in_a_thread(self) -> None:
        watch = FolderWatch(self.project, SettingsFile(self.project / "settings.json"))
        self.addCleanup(watch.close)
        found = threading.Event()
        setattr(watch, "look", found.set)
        self.assertTrue(found.wait(60))
