import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bytesSource } from '@meshwright/gltf';
import { colliders } from '@meshwright/gltf/optimize';
import { place, processAsset } from '@meshwright/gltf/recipe';
import { rigPassport } from '@meshwright/gltf/rig';
import { glbOf } from '@meshwright/testing/models/glb-of';
import { humanoidGlb } from '@meshwright/testing/models/humanoid-glb';
import { withClip } from '@meshwright/testing/models/raised-arm';
import { namesOf } from '@meshwright/testing/models/rig-conventions';
import { png } from '@meshwright/testing/service/sample-inputs';
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

/** The knight below the script of the example. */
const exampleScene = `[gd_scene load_steps=3 format=3]

[ext_resource type="PackedScene" path="res://meshwright/knight/knight.glb" id="1"]
[ext_resource type="Script" path="res://addons/meshwright/example/walk_and_idle.gd" id="2"]

[node name="Example" type="Node3D"]
script = ExtResource("2")

[node name="Knight" parent="." instance=ExtResource("1")]
`;
/** Of a pack of two files and what they need: a pack needs no export template. */
const exportPresets = `[preset.0]

name="Pack"
platform="Linux"
runnable=true
export_filter="scenes"
export_files=PackedStringArray("res://level.tscn")
include_filter="walk.gd"
exclude_filter=""
export_path=""

[preset.0.options]

texture_format/s3tc_bptc=true
`;

const run = promisify(execFile);
/** The rigged character at a height in metres, with a body for physics. */
async function knight(height: number): Promise<Uint8Array> {
  const source = bytesSource(await readFile(knightFile));
  return (await processAsset(source, [place({ height }), colliders({ shape: 'hull', visible: true })])).glb;
}

/** A triangle with a colour picture and a normal map. */
function picturedGlb(): Uint8Array {
  return glbOf(
    {
      meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, material: 0 }] }],
      materials: [
        {
          name: 'cloth',
          pbrMetallicRoughness: { baseColorTexture: { index: 0 } },
          normalTexture: { index: 1 },
        },
      ],
      textures: [{ source: 0 }, { source: 1 }],
      images: [
        { name: 'cloth_color', mimeType: 'image/png', bufferView: 3 },
        { name: 'cloth_normal', mimeType: 'image/png', bufferView: 4 },
      ],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
        { bufferView: 1, componentType: 5126, count: 3, type: 'VEC3' },
        { bufferView: 2, componentType: 5126, count: 3, type: 'VEC2' },
      ],
    },
    [
      new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]),
      new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1]),
      new Float32Array([0, 0, 1, 0, 0, 1]),
      padded(png(16, (x, y) => [x * 16, y * 16, 128])),
      padded(png(16, () => [128, 128, 255])),
    ],
  );
}

/** Zeros after the end of a picture do not matter, and views begin at multiples of four. */
function padded(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  return whole;
}

/** Runs Godot and returns what its script prints. */
async function printed<T>(...parameters: readonly string[]): Promise<T> {
  const { stdout } = await run(godotProgram()!, [...parameters]);
  return JSON.parse(/^@@(.*)$/m.exec(stdout)![1]!) as T;
}

/** Of an arm above the horizon, in radians. */
const raised = (70 * Math.PI) / 180;

describe.skipIf(missingGodot)(`characters in a project (${missingGodot ?? 'Godot'})`, () => {
  let home: string;
  let project: string;
  let godot: Godot;

  /** Imports a model as the core has it imported. Returns its height in the scene. */
  async function placed(
    name: string,
    glb: Uint8Array,
    { replace }: { readonly replace?: string } = {},
  ): Promise<{ height: number; id: string }> {
    const path = join(home, `${name}.glb`);
    await writeFile(path, glb);
    const { bones } = await rigPassport(bytesSource(glb));
    const humanoid = Object.fromEntries((bones ?? []).map(({ bone, name: joint }) => [bone, joint]));
    const asset = {
      name,
      path,
      humanoid,
      provenance: { task: name, title: name },
      ...(replace && { replace }),
    };
    const answer = await godot.run<{ result?: { height: number; id: string }; error?: string }>(
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
    const { turns, playing } = await printed<{ turns: number[]; playing: boolean }>(
      ...['--headless', '--fixed-fps', '30', '--path', project, '-s', 'walk.gd'],
      ...['--', 'res://level.tscn', 'Armature|walking_man|baselayer'],
    );
    expect(playing).toBe(true);
    expect(Math.max(...turns.slice(0, 31))).toBeGreaterThan(10);
    // The clip has one second: the second round is the first one again.
    for (const frame of [5, 10, 15, 20, 25]) expect(turns[frame + 30]).toBeCloseTo(turns[frame]!, 0);
  });

  // Issue 39, defect 5.
  it('the bone map stands in the settings of the first import, and Godot applies it there', async () => {
    const settings = await readFile(join(project, 'meshwright/knight/knight.glb.import'), 'utf8');
    expect(settings).toMatch(/"retarget\/bone_map": Object\(BoneMap/);
    expect(godot.output()).not.toMatch(/reimport_files\(\) recursively|was not applied/);
  });

  it('an AnimationTree of the example blends from standing to walking', async () => {
    await writeFile(join(project, 'example.tscn'), exampleScene);
    await copyFile(join(import.meta.dirname, 'testing/blend.gd'), join(project, 'blend.gd'));
    const { standing, walking } = await printed<{ standing: number; walking: number }>(
      ...['--headless', '--fixed-fps', '30', '--path', project, '-s', 'blend.gd', '--', 'res://example.tscn'],
    );
    expect(standing).toBeLessThan(0.5);
    expect(walking).toBeGreaterThan(10);
  });

  it('the knight walks in an exported pack, without the plugin and without the editor', async () => {
    await copyFile(join(import.meta.dirname, 'testing/walk.gd'), join(project, 'walk.gd'));
    await writeFile(join(project, 'export_presets.cfg'), exportPresets);
    const pack = join(home, 'knight.pck');
    await run(godotProgram()!, ['--headless', '--path', project, '--export-pack', 'Pack', pack]);
    const empty = join(home, 'empty');
    await mkdir(empty);
    const { turns } = await printed<{ turns: number[] }>(
      ...['--headless', '--fixed-fps', '30', '--path', empty, '--main-pack', pack, '-s', 'res://walk.gd'],
      ...['--', 'res://level.tscn', 'Armature|walking_man|baselayer'],
    );
    expect(Math.max(...turns.slice(0, 31))).toBeGreaterThan(10);
  });

  // Issue 39, defect 14 and 16.
  it('pictures keep their names and are compressed, with mipmaps, at their first import', async () => {
    const { id } = await placed('box', picturedGlb());
    const settings = await Promise.all(
      ['color', 'normal'].map((name) =>
        readFile(join(project, `meshwright/box/box_cloth_${name}.png.import`), 'utf8'),
      ),
    );
    for (const text of settings) {
      expect(text).toMatch(/^compress\/mode=2$/m);
      expect(text).toMatch(/^mipmaps\/generate=true$/m);
      expect(text).toMatch(/^detect_3d\/compress_to=0$/m);
      expect(text).toMatch(/^dest_files=\["res:.*\.s3tc\.ctex"\]$/m);
    }
    expect(settings.map((text) => /^compress\/normal_map=(\d)$/m.exec(text)![1])).toEqual(['2', '1']);
    const exported = await godot.run<string[]>(`
var path = "user://box.glb"
await load("res://addons/meshwright/scene/export_selection.gd").export_to(path)
var document = load("res://addons/meshwright/import/picture_settings.gd")._document(FileAccess.get_file_as_bytes(path))
return document.images.map(func(image): return image.name)`);
    expect(exported.toSorted()).toEqual(['cloth_color', 'cloth_normal']);
    const writers = await godot.run<string[]>(`
var script = GDScript.new()
script.source_code = "@tool\\nextends GLTFDocumentExtension\\nvar writers := []\\nfunc _export_post(_state):\\n\\twriters.append('main' if OS.get_thread_caller_id() == OS.get_main_thread_id() else 'other')\\n\\treturn OK\\n"
script.reload()
var witness = script.new()
GLTFDocument.register_gltf_document_extension(witness)
await load("res://addons/meshwright/scene/export_selection.gd").export_to("user://box.glb")
GLTFDocument.unregister_gltf_document_extension(witness)
return witness.writers`);
    // Pictures of a character take seconds, in which the editor draws.
    expect(writers).toEqual(['other']);
    await placed('box-rig', picturedGlb(), { replace: id });
    const files = await readdir(join(project, 'meshwright/box'));
    expect(files).toEqual(expect.arrayContaining(['box.glb', 'box-rig.glb', 'box-rig_cloth_color.png']));
    expect(await readdir(join(project, 'meshwright'))).not.toContain('box-rig');
  });

  it('a model stands at the origin of a forest: its ground of 40 m and its sky are no asset in the way', async () => {
    await godot.run(`
var root = EditorInterface.get_edited_scene_root()
var tool = SurfaceTool.new()
tool.begin(Mesh.PRIMITIVE_TRIANGLES)
var corner = func(x, z):
	tool.add_vertex(Vector3(x, 1.2 * sin(x / 4.0) * cos(z / 5.0), z))
for x in range(-20, 20):
	for z in range(-20, 20):
		for each in [[0, 0], [1, 0], [0, 1], [1, 0], [1, 1], [0, 1]]:
			corner.call(x + each[0], z + each[1])
tool.generate_normals()
var sky = SphereMesh.new()
sky.radius = 200
sky.height = 400
var meshes = {"Ground": tool.commit(), "Sky": sky}
for name in meshes:
	var node = MeshInstance3D.new()
	node.name = name
	node.mesh = meshes[name]
	root.add_child(node)
	node.owner = root`);
    await placed('mushroom', humanoidGlb({ names: namesOf('the mannequin') }));
    const at = await godot.run<number[]>(`
var node = EditorInterface.get_edited_scene_root().get_node("mushroom")
return [node.position.x, node.position.y, node.position.z]`);
    expect(at.slice(1)).toEqual([0, 0]);
    // Beside earlier assets of its size, and not beside the ground.
    expect(Math.abs(at[0]!)).toBeLessThan(10);
    await godot.run(`
for name in ["Ground", "Sky", "mushroom"]:
	EditorInterface.get_edited_scene_root().get_node(name).free()`);
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
