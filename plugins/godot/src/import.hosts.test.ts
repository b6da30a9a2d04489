import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { type Godot, openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';
import { lodsModel } from './testing/lods-model.ts';

/** What a project and its editor contain. */
interface Left {
  readonly project: string;
  readonly settings: readonly string[];
  readonly autoloads: number;
  readonly files: readonly string[];
}

const fixtures = join(import.meta.dirname, '../../../fixtures');

describe.skipIf(missingGodot)(`the plugin in a project (${missingGodot ?? 'Godot'})`, () => {
  let home: string;
  let godot: Godot;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-godot-'));
    const project = join(home, 'project');
    await writeProject(project);
    await cp(join(fixtures, 'character.glb'), join(project, 'character.glb'));
    await lodsModel(join(project, 'levels.glb'));
    godot = await openGodot({ program: godotProgram()!, project, home });
  });
  afterAll(async () => {
    await godot.kill();
    await rm(home, { recursive: true, force: true });
  });

  it('gives a clip that ends as it begins the loop mode Linear, and other clips none', async () => {
    const { bones, modes } = await godot.run<{ bones: number; modes: Record<string, number> }>(`
var scene = load("res://character.glb").instantiate()
var bones = scene.find_children("*", "Skeleton3D")[0].get_bone_count()
var player = scene.find_children("*", "AnimationPlayer")[0]
var modes = {}
for name in player.get_animation_list():
	modes[name] = player.get_animation(name).loop_mode
scene.free()
return {"bones": bones, "modes": modes}`);
    expect(bones).toBe(24);
    expect(Object.values(modes)).toEqual([1, 1]);
    const named = await godot.run<boolean[]>(`
var loops = load("res://addons/meshwright/import/loops.gd")
return ["Walking", "Armature|running|baselayer", "Idle", "Running Jump", "Waving", "Walk to Stop"].map(loops.has_name_of_loop)`);
    expect(named).toEqual([true, true, true, false, false, false]);
    const once = await godot.run<boolean>(`
var clip = Animation.new()
clip.length = 1
var track = clip.add_track(Animation.TYPE_POSITION_3D)
clip.position_track_insert_key(track, 0, Vector3.ZERO)
clip.position_track_insert_key(track, 1, Vector3(0, 1, 0))
return load("res://addons/meshwright/import/loops.gd").is_loop(clip)`);
    expect(once).toBe(false);
  });

  it('gives levels of detail ranges that meet, the coarsest without an end', async () => {
    const ranges = await godot.run<number[][]>(`
var scene = load("res://levels.glb").instantiate()
var ranges = []
for level in 3:
	var node = scene.find_child("ball_LOD%d" % level)
	ranges.append([node.visibility_range_begin, node.visibility_range_end])
scene.free()
return ranges`);
    const [first, second, third] = ranges as [number[], number[], number[]];
    expect(first[0]).toBe(0);
    expect(first[1]).toBeGreaterThan(1);
    expect(second).toEqual([first[1], expect.closeTo(first[1]! * 2, 3)]);
    expect(third).toEqual([second[1], 0]);
  });

  it('sends a refused report of the scene again, three times at most', async () => {
    const sent = await godot.run<number[]>(`
var report = load("res://addons/meshwright/scene/scene_report.gd").new()
var sent = []
for refusal in ["", "late", "late", "late", "late"]:
	report.take_outcome(refusal)
	sent.append(report.next_intents().size())
return sent`);
    expect(sent).toEqual([2, 2, 2, 2, 0]);
  });

  it('leaves nothing behind when it is disabled: no dock, no file, no setting', async () => {
    const left = await godot.run<{ docks: number; before: Left; after: Left }>(`
var left = func():
	ProjectSettings.save()
	var settings = EditorInterface.get_editor_settings().get_property_list().map(func(each): return each.name)
	var files = Array(DirAccess.get_files_at("res://")) + Array(DirAccess.get_directories_at("res://"))
	return {
		"project": FileAccess.get_file_as_string("res://project.godot"),
		"settings": settings.filter(func(name): return "meshwright" in name),
		"autoloads": ProjectSettings.get_property_list().filter(func(each): return each.name.begins_with("autoload/")).size(),
		"files": files,
	}
var enable = func(on):
	EditorInterface.set_plugin_enabled("meshwright", on)
	await editor.get_tree().process_frame
	await editor.get_tree().process_frame
await enable.call(false)
var before = left.call()
await enable.call(true)
await enable.call(false)
var docks = EditorInterface.get_base_control().find_children("Meshwright", "ScrollContainer", true, false)
return {"docks": docks.size(), "before": before, "after": left.call()}`);
    expect(left.docks).toBe(0);
    expect(left.after).toEqual(left.before);
    expect(left.after).toMatchObject({ settings: [], autoloads: 0 });
    expect(left.after.files).not.toContain('meshwright');
    expect(left.after.project).not.toMatch(/meshwright[/]/);
    expect(godot.output()).not.toMatch(/SCRIPT ERROR|Thread object is being destroyed/);
  });

  // Issue 39, defect 4.
  it('shows its dock once, when it is enabled, and keeps the tab of the user afterwards', async () => {
    const [enabled, started] = await godot.run<[boolean, boolean]>(`
var shown = []
var frames = func():
	for frame in 4:
		await editor.get_tree().process_frame
EditorInterface.set_plugin_enabled("meshwright", false)
await frames.call()
var tabs = EditorInterface.get_inspector().get_parent()
while not tabs is TabContainer:
	tabs = tabs.get_parent()
tabs.current_tab = 0
EditorInterface.set_plugin_enabled("meshwright", true)
await frames.call()
shown.append(user.dock().is_visible_in_tree())
tabs.current_tab = 0
await frames.call()
shown.append(user.dock().is_visible_in_tree())
return shown`);
    expect([enabled, started]).toEqual([true, false]);
  });

  // Issue 39, defect 5b.
  it('shows an error once: not above a job that says it', async () => {
    const shown = await godot.run<boolean[]>(`
var dock = user.dock()
var session = dock._session
var job = {"kind": "job", "id": "job/1", "text": "No body. Nothing was paid."}
var before = session.view
session.view = {"sections": [{"id": "jobs", "controls": [job]}]}
var shown = []
for error in ["No body. Nothing was paid.", "Over the daily limit.", ""]:
	session.error = error
	dock._draw_status()
	shown.append(dock._error.visible)
session.view = before
return shown`);
    expect(shown).toEqual([false, true, false]);
  });

  it('removes only its own files after an import that failed', async () => {
    const left = await godot.run<string[]>(`
var folder = "res://meshwright/box"
DirAccess.make_dir_recursive_absolute(folder)
for name in ["box.glb", "box.glb.import", "box.json", "notes.txt"]:
	FileAccess.open(folder.path_join(name), FileAccess.WRITE).store_string("x")
load("res://addons/meshwright/scene/model_file.gd").discard(folder.path_join("box.glb"))
return Array(DirAccess.get_files_at(folder))`);
    expect(left).toEqual(['notes.txt']);
  });

  it('saves files below its folder only, whatever their name', async () => {
    const saved = await godot.run<string[]>(`
FileAccess.open("user://source.txt", FileAccess.WRITE).store_string("x")
var calls = load("res://addons/meshwright/host_calls.gd").new()
var source = ProjectSettings.globalize_path("user://source.txt")
var first = calls._save("../../outside.txt", source).result
return [first, calls._save("../../outside.txt", source).result]`);
    expect(saved).toEqual(['res://meshwright/outside.txt', 'res://meshwright/outside-2.txt']);
  });

  it('stores a key that only its user can read, and no command that equals the default', async () => {
    const { mode, key, command } = await godot.run<{ mode: number; key: string; command: unknown }>(`
var settings = load("res://addons/meshwright/settings.gd")
var failure = settings.change_key(" canary ")
var mode = FileAccess.get_unix_permissions(settings._key_file())
var key = settings.key() + failure
settings.change_key("")
settings.change(settings.DEFAULT_COMMAND, settings.COMMAND)
return {"mode": mode, "key": key, "command": EditorInterface.get_editor_settings().has_setting(settings.COMMAND)}`);
    expect({ mode, key, command }).toEqual({ mode: 0o600, key: 'canary', command: false });
  });
});
