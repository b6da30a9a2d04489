# SPDX-License-Identifier: Apache-2.0
"""The page's server: who is answered, and who is not."""

from __future__ import annotations

import http.client
import json
import os
import stat
from pathlib import Path
from typing import Any

import meshwright_unreal
import unreal
from case import EditorCase
from meshwright_unreal import tab
from meshwright_unreal.settings import SettingsFile, key_path
from unreal._editor import editor


class PageCase(EditorCase):
    def setUp(self) -> None:
        super().setUp()
        os.environ["XDG_CONFIG_HOME"] = str(self.project / "config")
        self.addCleanup(os.environ.pop, "XDG_CONFIG_HOME")
        self.plugin = meshwright_unreal.current()
        self.addCleanup(meshwright_unreal.stop)
        self.server = self.plugin.page

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        return answer.status, json.loads(data) if "json" in answer.headers["Content-Type"] else data

    def token(self) -> str:
        ticket = self.server.address().partition("#")[2]
        return f"Bearer {self.ask('POST', '/session', json.dumps({'ticket': ticket}).encode())[1]['token']}"


class Page(PageCase):
    def test_a_ticket_is_good_once(self) -> None:
        ticket = self.server.address().partition("#")[2]
        body = json.dumps({"ticket": ticket}).encode()
        self.assertEqual(self.ask("POST", "/session", body)[0], 200)
        self.assertEqual(self.ask("POST", "/session", body)[0], 401)

    def test_without_the_token_nothing_but_the_page_is_served(self) -> None:
        self.assertEqual(self.ask("GET", "/")[0], 200)
        for method, path in (("GET", "/view"), ("POST", "/intent"), ("PUT", "/files"), ("GET", "/files/a"), ("POST", "/settings")):
            self.assertEqual(self.ask(method, path, b"{}")[0], 401, path)
            self.assertEqual(self.ask(method, path, b"{}", Authorization="Bearer wrong")[0], 401, path)

    def test_other_pages_and_other_names_are_refused_even_with_the_token(self) -> None:
        token = self.token()
        for name, value in (
            ("Origin", "https://evil.example"),
            ("Origin", "null"),
            ("Host", "evil.example"),
            ("Host", f"127.0.0.1:{self.server.port + 1}"),
            ("Sec_Fetch_Site", "cross-site"),
        ):
            headers = {"Authorization": token, name: value}
            self.assertEqual(self.ask("GET", "/view", None, **headers)[0], 403, name)

    def test_files_of_the_disk_are_not_served(self) -> None:
        token = self.token()
        for path in ("/../settings.py", "/%2e%2e/settings.py", "/server.py", "/files/../../key"):
            self.assertIn(self.ask("GET", path, Authorization=token)[0], (404, 502), path)

    def test_bodies_are_limited_and_must_be_objects(self) -> None:
        token = self.token()
        for body in (b"[]", b"{"):
            self.assertEqual(self.ask("POST", "/intent", body, Authorization=token)[0], 400)
        for length in ("1000001", "-1"):
            answer = self.ask("POST", "/intent", b"{}", Authorization=token, Content_Length=length)
            self.assertEqual(answer[0], 413)

    def test_an_intent_without_a_connection_is_answered_with_the_reason(self) -> None:
        answer = self.ask("POST", "/intent", b'{"do": "press", "control": "make"}', Authorization=self.token())
        self.assertEqual(answer, (200, {"error": "The panel is not connected."}))

    def test_the_page_names_its_scripts_and_forbids_all_others(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        connection.request("GET", "/")
        headers = connection.getresponse().headers
        connection.close()
        self.assertIn("default-src 'none'; script-src 'self'", headers["Content-Security-Policy"])
        self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])


class Settings(PageCase):
    def test_the_key_is_in_a_file_of_the_user_and_is_never_shown(self) -> None:
        token = self.token()
        values = {"base_url": "https://api.example.com/openapi", "key": "a-secret", "watch_folder": False}
        _, shown = self.ask("POST", "/settings", json.dumps(values).encode(), Authorization=token)
        self.assertEqual((shown["has_key"], shown["watch_folder"]), (True, False))
        self.assertNotIn("a-secret", json.dumps([shown, self.ask("GET", "/view?after=-1", Authorization=token)]))
        self.assertEqual(stat.S_IMODE(key_path().stat().st_mode), 0o600)
        self.assertEqual(self.plugin.settings.bridge().key, "a-secret")
        for path in self.project.rglob("*"):
            if path.is_file() and path != key_path():
                self.assertNotIn(b"a-secret", path.read_bytes(), path)

    def test_an_empty_key_removes_the_file_and_other_settings_stay(self) -> None:
        self.plugin.settings.change({"key": "a-secret", "base_url": "https://a.example/openapi"})
        self.assertTrue(self.plugin.settings.change({"key": ""}))
        self.assertFalse(key_path().exists())
        again = SettingsFile(self.project / "Saved" / "Meshwright" / "settings.json")
        self.assertEqual(again.current.base_url, "https://a.example/openapi")

    def test_a_damaged_file_means_the_defaults(self) -> None:
        for text in ("", "[]", '{"command": null, "unknown": 1}', '{"start_bridge": "yes"}'):
            file = self.project / "damaged.json"
            file.write_text(text, "utf-8")
            self.assertIsInstance(SettingsFile(file).current.command, str)


class Menu(PageCase):
    def test_entries_are_added_once_and_removed(self) -> None:
        meshwright_unreal.start()
        labels = [label for label, _ in editor.menus["MeshwrightMenu"]]
        self.assertEqual(labels, ["Meshwright", "Meshwright: Reconnect", "Meshwright: Restart Bridge"])
        meshwright_unreal.stop()
        self.assertEqual((editor.menus, editor.ticks), ({}, []))

    def test_the_panel_is_a_tab_where_python_can_build_one_and_a_page_of_the_browser_elsewhere(self) -> None:
        address = "http://127.0.0.1:1/#ticket"
        self.assertEqual(tab.open_panel(address), "browser")
        self.assertEqual(editor.launched[-1], address)
        made: list[Any] = []

        class WebBrowser(unreal.Object):
            _PROPERTIES = {"initial_url": ""}

        def add_source_widget(blueprint: object, kind: type[unreal.Object], name: str, parent: str) -> unreal.Object:
            made.append(kind())
            return made[-1]

        library: Any = unreal.EditorUtilityLibrary
        for place, name, value in (
            (unreal, "WebBrowser", WebBrowser),
            (library, "add_source_widget", staticmethod(add_source_widget)),
            (library, "find_source_widget_by_name", staticmethod(lambda *_: None)),
        ):
            setattr(place, name, value)
            self.addCleanup(delattr, place, name)
        self.assertEqual(tab.open_panel(address), "tab")
        self.assertEqual(tab.open_panel(address), "tab")
        self.assertEqual(made[-1].get_editor_property("initial_url"), address)
        self.assertEqual(editor.tabs, {"MeshwrightPanel": "EUW_MeshwrightPanel"})
        self.assertFalse(list(Path(self.project / "Content").rglob("EUW*")), "the widget is in no file")
