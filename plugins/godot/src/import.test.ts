import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { type Godot, openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';
import { lodsModel } from './testing/lods-model.ts';

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

  it('leaves nothing behind when it is disabled', async () => {
    const left = await godot.run<[number, boolean]>(`
EditorInterface.set_plugin_enabled("meshwright", false)
await editor.get_tree().process_frame
await editor.get_tree().process_frame
var docks = EditorInterface.get_base_control().find_children("Meshwright", "ScrollContainer", true, false)
return [docks.size(), DirAccess.dir_exists_absolute("res://meshwright")]`);
    expect(left).toEqual([0, false]);
    expect(godot.output()).not.toMatch(/SCRIPT ERROR|Thread object is being destroyed/);
  });
});
