import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bytesSource } from '@meshwright/gltf';
import { colliders } from '@meshwright/gltf/optimize';
import { place, processAsset } from '@meshwright/gltf/recipe';
import { rigPassport } from '@meshwright/gltf/rig';
import { humanoidGlb } from '@meshwright/testing/models/humanoid-glb';
import { withClip } from '@meshwright/testing/models/raised-arm';
import { namesOf } from '@meshwright/testing/models/rig-conventions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { type Godot, openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';

const knightFile = join(import.meta.dirname, '../../../fixtures/character.glb');
const knightResource = `[gd_scene load_steps=2 format=3]

[ext_resource type="PackedScene" path="res://meshwright/knight/knight.glb" id="1"]
`;
const runningScene = `${knightResource}
[node name="Level" type="Node3D"]

[node name="Knight" parent="." instance=ExtResource("1")]
`;
/** A scene that inherits the knight, moves it, changes its mesh node below a parent, and adds a node. */
const inheritedScene = (parent: string) => `${knightResource}
[node name="Hero" instance=ExtResource("1")]
position = Vector3(0, 0, 3)

[node name="char1" parent="${parent}" index="0"]
transparency = 0.5

[node name="Hat" type="Node3D" parent="." index="2"]
`;

const run = promisify(execFile);
/** The rigged character at a height in metres, with a body for physics. */
async function knight(height: number): Promise<Uint8Array> {
  const source = bytesSource(await readFile(knightFile));
  return (await processAsset(source, [place({ height }), colliders({ shape: 'hull', visible: true })])).glb;
}

/** Of an arm above the horizon, in radians. */
const raised = (70 * Math.PI) / 180;

describe.skipIf(missingGodot)(`characters in a project (${missingGodot ?? 'Godot'})`, () => {
  let home: string;
  let project: string;
  let godot: Godot;

  /** Imports a model as the core has it imported. Returns its height in the scene. */
  async function placed(name: string, glb: Uint8Array, task = name): Promise<{ height: number }> {
    const path = join(home, `${name}.glb`);
    await writeFile(path, glb);
    const { bones } = await rigPassport(bytesSource(glb));
    const humanoid = Object.fromEntries(bones.map(({ bone, name: joint }) => [bone, joint]));
    const asset = { name, path, humanoid, provenance: { task, title: name } };
    const answer = await godot.run<{ result?: { height: number }; error?: string }>(
      `return await load("res://addons/meshwright/scene/place_asset.gd").place(JSON.parse_string(${JSON.stringify(JSON.stringify(asset))}))`,
    );
    expect(answer.error).toBeUndefined();
    return answer.result!;
  }

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-godot-'));
    project = join(home, 'project');
    await writeProject(project);
    await copyFile(join(import.meta.dirname, 'testing/facts_of.gd'), join(project, 'facts_of.gd'));
    godot = await openGodot({ program: godotProgram()!, project, home });
  });
  afterAll(async () => {
    await godot?.kill();
    await rm(home, { recursive: true, force: true });
  });

  it('a rigged knight has its bones by the names of the humanoid profile, its clips in a library, and a body', async () => {
    const { height } = await placed('knight', await knight(1.8));
    expect(height).toBeCloseTo(1.8, 3);
    const facts = await godot.run(
      `return load("res://facts_of.gd").of("res://meshwright/knight/knight.glb")`,
    );
    expect(facts).toEqual({
      bones: 24,
      humanoid: expect.arrayContaining(['Hips', 'Spine', 'Head', 'LeftUpperArm', 'RightToes']),
      library: { 'Armature|walking_man|baselayer': 1, 'Armature|running|baselayer': 1 },
      shapes: ['ConvexPolygonShape3D'],
    });
    expect((facts as { humanoid: string[] }).humanoid).toHaveLength(22);
  });

  it('the knight walks in a running scene, and goes on after the end of its clip', async () => {
    await writeFile(join(project, 'level.tscn'), runningScene);
    await copyFile(join(import.meta.dirname, 'testing/walk.gd'), join(project, 'walk.gd'));
    const { stdout } = await run(godotProgram()!, [
      ...['--headless', '--fixed-fps', '30', '--path', project, '-s', 'walk.gd'],
      ...['--', 'res://level.tscn', 'Armature|walking_man|baselayer'],
    ]);
    const { turns, playing } = JSON.parse(/^@@(.*)$/m.exec(stdout)![1]!) as {
      turns: number[];
      playing: boolean;
    };
    expect(playing).toBe(true);
    expect(Math.max(...turns.slice(0, 31))).toBeGreaterThan(10);
    // The clip has one second: the second round is the first one again.
    for (const frame of [5, 10, 15, 20, 25]) expect(turns[frame + 30]).toBeCloseTo(turns[frame]!, 0);
  });

  it('a model that is imported again keeps what scenes that inherit it, and its instances, change', async () => {
    const parent = await godot.run<string>(`
var scene = load("res://meshwright/knight/knight.glb").instantiate()
var path = str(scene.get_path_to(scene.find_child("char1").get_parent()))
scene.free()
return path`);
    await writeFile(join(project, 'hero.tscn'), inheritedScene(parent));
    await godot.run(`
var root = EditorInterface.get_edited_scene_root()
var knight = root.get_node("knight")
knight.position.x = 7
var sword = Node3D.new()
sword.name = "Sword"
knight.add_child(sword)
sword.owner = root`);
    await placed('knight', await knight(2.5));
    const kept = await godot.run(`
var measure = load("res://addons/meshwright/scene/measure.gd")
var hero = ResourceLoader.load("res://hero.tscn", "", ResourceLoader.CACHE_MODE_IGNORE).instantiate()
var mesh = hero.find_children("*", "MeshInstance3D", true, false)[0]
var knight = EditorInterface.get_edited_scene_root().get_node("knight")
var found = [measure.bounds(hero).size.y, hero.position.z, hero.has_node("Hat"), mesh.transparency]
found.append_array([measure.bounds(knight).size.y, knight.position.x, knight.has_node("Sword")])
hero.free()
return found`);
    const near = (value: number) => expect.closeTo(value, 3);
    expect(kept).toEqual([near(2.5), 3, true, 0.5, near(2.5), 7, true]);
  });

  it('a clip of one rig raises the arm of another, whose joints have other names and axes', async () => {
    await placed('from', withClip(humanoidGlb({ names: namesOf('a prefix with a colon') }), raised));
    await placed('to', humanoidGlb({ names: namesOf('the mannequin'), turnedJoints: true }));
    const arms = await godot.run<number[][]>(`
var facts = load("res://facts_of.gd")
return ["from", "to"].map(func(name): return facts.arm_of("res://meshwright/%s/%s.glb" % [name, name], "res://meshwright/from/from.glb", "raise"))`);
    for (const arm of arms) {
      const dot = arm[0]! * Math.cos(raised) + arm[1]! * Math.sin(raised);
      expect((Math.acos(Math.min(1, dot)) * 180) / Math.PI).toBeLessThan(2);
    }
  });
});
