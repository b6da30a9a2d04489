import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NodeIO } from '@gltf-transform/core';
import { bytesSource, inspectModel, isSameModel, placeModel } from '@meshwright/gltf';
import type { AssetToImport, HostPort } from '@meshwright/panel';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { buildZip } from './testing/blender/build-zip.ts';
import { type Blender, openBlender } from './testing/blender/open-blender.ts';
import { type ManualBridge, openManualBridge } from './testing/bridge/open-manual-bridge.ts';

const missing = missingPrograms(blenderProgram);
const skipped = missing ? ` (skipped: ${missing})` : '';
const fixtures = join(import.meta.dirname, '..', '..', '..', 'fixtures');
const key = 'canary-key-of-the-blender-tests';
const { version: packageVersion } = createRequire(import.meta.url)('../package.json') as { version: string };

// Calls of the core in one Blender without a window, checked with Blender's own data.
describe.skipIf(missing)(`calls of the core in Blender${skipped}`, () => {
  let home: string;
  let zip: string;
  let bridge: ManualBridge;
  let host: HostPort;
  let blender: Blender;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    zip = await buildZip(home);
    bridge = await openManualBridge(join(home, 'cache'));
    blender = await openBlender({ home, zip });
  });
  afterAll(async () => {
    await blender?.kill();
    await bridge?.close();
    await rm(home, { recursive: true, force: true });
  });

  beforeEach(async () => {
    await blender.run(`
bpy.ops.wm.read_homefile(use_factory_startup=True)
bpy.context.scene.cursor.location = (1, 2, 3)
from meshwright.session import current_session
current_session().connect()
`);
    host = await bridge.host();
  });

  const imported = async (fixture: string, own: Partial<AssetToImport> = {}) =>
    host.importAsset({ ...(await asset(fixture)), ...own });

  /** Returns facts of the scene from its own data. */
  const scene = () =>
    blender.run<{ objects: string[]; blocks: number }>(`
answer = {
    "objects": sorted(item.name for item in bpy.context.scene.objects),
    "blocks": sum(len(getattr(bpy.data, kind)) for kind in
        ("collections", "objects", "meshes", "armatures", "materials", "images", "actions")),
}`);

  it.each([
    { fixture: 'character.glb', height: 1.84, ground: -0.05, meshes: 1, clips: walks },
    { fixture: 'skin-posed.glb', height: 1.1, ground: 0, meshes: 1, clips: [] },
    { fixture: 'rotated.glb', height: 2.1552, ground: 1.6078, meshes: 1, clips: [] },
    { fixture: 'morph-default.glb', height: 2, ground: 0, meshes: 2, clips: [] },
    { fixture: 'keycap.glb', height: 10, ground: 0, meshes: 2, clips: [] },
    { fixture: 'root-with-parent.glb', height: 1, ground: 0, meshes: 1, clips: [] },
  ])('places $fixture on the 3D cursor with the geometry of the file, and reports it', async (row) => {
    const { height, ...facts } = await imported(row.fixture);
    expect(facts).toEqual({ id: facts.id, name: 'a-thing', meshes: row.meshes, clips: row.clips });
    expect(height).toBeCloseTo(row.height, 3);
    const measured = await blender.run<{ low: number[]; high: number[]; selected: string[]; top: number }>(`
from meshwright.scene.place.measure import rest_bounds
collection = bpy.data.collections["a-thing"]
low, high = rest_bounds(collection.objects)
answer = {
    "low": list(low), "high": list(high), "selected": [item.name for item in bpy.context.selected_objects],
    "top": len([item for item in collection.objects if item.parent is None]),
}`);
    expect(measured.high[2]! - measured.low[2]!).toBeCloseTo(row.height, 3);
    expect(measured.low[2]).toBeCloseTo(3 + row.ground, 3);
    expect(measured).toMatchObject({ selected: ['a-thing'], top: 1 });
  });

  it("gives several roots, or an animated root, a parent that keeps the user's transform", async () => {
    for (const [at, fixture] of ['keycap.glb', 'animated-root.glb'].entries()) {
      // Not inside each other.
      await blender.run(`bpy.context.scene.cursor.location = (1, ${at * 100}, 3)`);
      await imported(fixture, { name: fixture });
    }
    const roots = await blender.run(`
answer = [(item.type, list(item.location), item.animation_data is None)
    for item in (bpy.data.objects[name] for name in ("keycap.glb", "animated-root.glb"))]`);
    expect(roots).toEqual([0, 100].map((y) => ['EMPTY', [1, y, 3], true]));
  });

  it('makes a collection that is an asset: title, tags, catalog and provenance', async () => {
    const { id } = await imported('character.glb');
    const found = await blender.run(`
import json
collection = bpy.data.collections["a-thing"]
asset = collection.asset_data
tag = json.loads(bpy.data.objects["a-thing"]["meshwright"])
answer = [asset.description, [tag.name for tag in asset.tags], asset.catalog_id, tag["id"], tag["provenance"]]`);
    const { provenance } = await asset('character.glb');
    expect(found).toEqual(['a thing', ['meshwright', 'text-to-3d'], expect.any(String), id, provenance]);
  });

  it('ends no tooltip with a full stop, because Blender adds one', async () => {
    const tooltips = await blender.run(`
from types import SimpleNamespace
from meshwright.ui.operators import MESHWRIGHT_OT_press as press
answer = [press.description(bpy.context, SimpleNamespace(tooltip=text)) for text in ("Enter a task ID first.", "Generate")]`);
    expect(tooltips).toEqual(['Enter a task ID first', 'Generate']);
  });

  it('applies the scale of a model without a rig, and moves no vertex of it', async () => {
    const bytes = new Uint8Array(await readFile(join(fixtures, 'morph-default.glb')));
    const { glb } = await placeModel(bytesSource(bytes), { height: 0.5 });
    const { height } = await imported('morph-default.glb', { glb: new Uint8Array(glb) });
    expect(height).toBeCloseTo(0.5, 4);
    const found = await blender.run<{ scales: number[][]; low: number; high: number }>(`
from meshwright.scene.place.measure import rest_bounds
root = bpy.data.objects["a-thing"]
low, high = rest_bounds([root, *root.children_recursive])
answer = {"scales": [list(root.scale)], "low": low.z, "high": high.z}`);
    expect(found.scales).toEqual([[1, 1, 1]]);
    expect(found.high - found.low).toBeCloseTo(0.5, 4);
    expect(found.low).toBeCloseTo(3, 4);
  });

  it('imports clips as actions of the same names, one of them active', async () => {
    await imported('character.glb');
    const found = await blender.run(`
root = bpy.data.objects["a-thing"]
parts = [root, *root.children_recursive]
armature = next(part for part in parts if part.type == "ARMATURE")
answer = [sorted(action.name for action in bpy.data.actions), all(action.use_fake_user for action in bpy.data.actions),
    armature.animation_data.action.name, [(track.name, track.mute) for track in armature.animation_data.nla_tracks]]`);
    const tracks = walks.toReversed().map((name) => [name, true]);
    expect(found).toEqual([walks.toSorted(), true, walks[0], tracks]);
  });

  it('changes no existing name', async () => {
    await imported('character.glb');
    const second = await imported('character.glb');
    expect(second).toMatchObject({ name: 'a-thing.001', clips: walks });
    const names = await blender.run(`
answer = [name for name in ("a-thing", "a-thing.001") if name in bpy.data.objects and name in bpy.data.collections]`);
    expect(names).toEqual(['a-thing', 'a-thing.001']);
  });

  it('replaces in place: transform, parent, name, collection and children stay', async () => {
    const { id: replace } = await imported('character.glb');
    await blender.run(`
import math
root = bpy.data.objects["a-thing"]
holder = bpy.data.objects["Cube"]
holder.location = (5, 0, 0)
root.parent = holder
root.matrix_parent_inverse = holder.matrix_world.inverted()
root.location = (7, 8, 9)
root.rotation_mode = "XYZ"
root.rotation_euler = (0, 0, math.radians(90))
root.scale = [2 * number for number in root.scale]
hat = bpy.data.objects.new("hat", None)
bpy.context.scene.collection.objects.link(hat)
armature = next(part for part in [root, *root.children_recursive] if part.type == "ARMATURE")
hat.parent, hat.parent_type, hat.parent_bone = armature, "BONE", armature.data.bones[3].name
other = bpy.data.collections.new("Characters")
bpy.context.scene.collection.children.link(other)
other.children.link(bpy.data.collections["a-thing"])
bpy.context.scene.collection.children.unlink(bpy.data.collections["a-thing"])
bpy.context.view_layer.update()
`);
    const look = `
from meshwright.scene.place.placement import user_transform
root = bpy.data.objects["a-thing"]
world = user_transform(root)
hat = bpy.data.objects["hat"]
answer = {"parent": root.parent.name, "world": [round(number, 4) + 0 for row in world for number in row],
    "collections": [home.name for home in root.users_collection],
    "within": [home.name for home in bpy.data.collections["Characters"].children],
    "hat": [hat.parent_bone, [round(number, 3) + 0 for number in hat.matrix_world.translation]]}`;
    const before = await blender.run(look);
    const blocks = await scene();
    const again = await imported('character.glb', { replace, name: 'another-name' });
    expect(again.name).toBe('a-thing');
    expect(await blender.run(look)).toEqual(before);
    expect(await scene()).toEqual(blocks);
  });

  it("replaces the user's own object with the result, in a separate collection", async () => {
    await blender.run('bpy.data.objects["Cube"].location = (4, 0, 0)\nbpy.context.view_layer.update()');
    const { name } = await imported('keycap.glb', { replace: 'Cube' });
    const found = await blender.run(`
root = bpy.data.objects["Cube"]
answer = [root.type, list(root.location), [home.name for home in root.users_collection],
    bpy.data.collections["Collection"].asset_data is None]`);
    expect([name, found]).toEqual(['Cube', ['EMPTY', [4, 0, 0], ['a-thing'], true]]);
  });

  it.each([
    ['draco.glb', 'KHR_draco_mesh_compression, which the glTF importer of Blender'],
    ['meshopt.glb', 'EXT_meshopt_compression, which the glTF importer of Blender'],
    ['armature-only.glb', 'found no mesh in this model'],
    ['malformed/bad-magic.glb', 'is not a GLB file'],
    ['malformed/cut-in-bin.glb', "Blender's glTF add-on failed: "],
  ])('reports why %s cannot be imported, and leaves the scene unchanged', async (fixture, reason) => {
    const before = await scene();
    await expect(imported(fixture)).rejects.toThrow(reason);
    expect(await scene()).toEqual(before);
  });

  it('exports the selection in the frame of its file, in metres, for any transform and unit of the scene', async () => {
    await blender.run('bpy.context.scene.unit_settings.scale_length = 0.01');
    const { height } = await imported('character.glb');
    expect(height).toBeCloseTo(1.84, 3);
    await blender.run(`
root = bpy.data.objects["a-thing"]
root.location, root.rotation_euler, root.scale = (4, 5, 6), (1, 2, 3), [3 * number for number in root.scale]
bpy.context.view_layer.update()`);
    const look = `
root = bpy.data.objects["a-thing"]
answer = [list(root.location), list(root.rotation_euler), list(root.scale),
    [item.name for item in bpy.context.selected_objects], bpy.context.view_layer.objects.active.name]`;
    const before = await blender.run(look);
    const path = join(home, 'exported.glb');
    await writeFile(path, await host.exportSelection());
    expect(await blender.run(look)).toEqual(before);
    const box = await blender.run<number[][]>(`
bpy.ops.wm.read_homefile(use_factory_startup=True)
before = set(bpy.data.objects)
bpy.ops.import_scene.gltf(filepath=${JSON.stringify(path)})
from meshwright.scene.place.measure import rest_bounds
# Later importers add the shape that they draw bones with.
shapes = {item for home in bpy.data.collections if home.name.startswith("glTF_not_exported") for item in home.objects}
answer = [list(corner) for corner in rest_bounds(set(bpy.data.objects) - before - shapes)]`);
    expect(box[0]![2]).toBeCloseTo(-0.05, 3);
    expect(box[1]![2]).toBeCloseTo(1.79, 3);
  });

  it.each([
    ['nothing', '', true],
    ['its place', 'thing.location = (4, 5, 6)', true],
    ['one vertex', 'mesh.vertices[0].co.x += 0.02', false],
    ['a modifier', 'part.modifiers.new("Solidify", "SOLIDIFY").thickness = 0.05', false],
    ['the colour', 'shader.inputs["Base Color"].default_value = (1, 0, 0, 1)', false],
    ['the roughness', 'shader.inputs["Roughness"].default_value = 0.2', false],
    ['one pixel', 'image.pixels[0] = 0.1; image.update()', false],
  ])('exports the same model where the user has changed %s: %s', async (_, change, isSame) => {
    const { glb } = await asset('rotated.glb');
    const painted = await withPicture(glb);
    await imported('rotated.glb', { glb: painted });
    await blender.run(`
thing = bpy.data.objects["a-thing"]
part = next(item for item in [thing, *thing.children_recursive] if item.type == "MESH")
mesh = part.data
nodes = part.active_material.node_tree.nodes
shader = next(node for node in nodes if node.type == "BSDF_PRINCIPLED")
image = next((node.image for node in nodes if node.type == "TEX_IMAGE"), None)
${change}
bpy.context.view_layer.update()`);
    expect(await isSameModel(bytesSource(painted), bytesSource(await host.exportSelection()))).toBe(isSame);
  });

  it('exports several selected models as one, as they stand to each other', async () => {
    await imported('keycap.glb');
    await imported('keycap.glb', { name: 'a-second' });
    const before = bridge.intents.length;
    await blender.run(`
first, second = bpy.data.objects["a-thing"], bpy.data.objects["a-second"]
first.location, second.location = (5, 5, 0), (5, 80, 0)
for item in bpy.data.objects: item.select_set(item.name != "Cube")
bpy.context.view_layer.objects.active = first`);
    const selection = await waitFor(() =>
      bridge.intents
        .slice(before)
        .map((intent) => (intent.do === 'select' ? intent.selection : null))
        .find((selection) => selection?.models !== undefined),
    );
    expect(selection).toEqual({ id: 'a-thing', name: 'a-thing and 1 more', hasMesh: true, models: 2 });
    const alone = await inspectModel(bytesSource((await asset('keycap.glb')).glb));
    const both = await inspectModel(bytesSource(await host.exportSelection()));
    expect(both.meshes.length).toBe(2 * alone.meshes.length);
    expect(both.bounds!.size[2] - alone.bounds!.size[2]).toBeCloseTo(75, 3);
    expect(
      await blender.run(
        'answer = [list(bpy.data.objects[name].location) for name in ("a-thing", "a-second")]',
      ),
    ).toEqual([
      [5, 5, 0],
      [5, 80, 0],
    ]);
  });

  // Issue 39, defect 7.
  it('replaces a linked instance of an asset where it stands, and exports it without its empty', async () => {
    const { id } = await imported('keycap.glb');
    const alone = await host.exportSelection();
    const file = JSON.stringify(join(home, 'library.blend'));
    await blender.run(`
bpy.ops.wm.save_as_mainfile(filepath=${file})
bpy.ops.wm.read_homefile(use_factory_startup=True)
with bpy.data.libraries.load(${file}, link=True) as (there, here):
    here.collections = ["a-thing"]
instance = bpy.data.objects.new("inst", None)
instance.instance_type, instance.instance_collection = "COLLECTION", here.collections[0]
instance.location, instance.rotation_euler, instance.scale = (4, 5, 6), (0, 0, 1), (2, 2, 2)
bpy.context.scene.collection.objects.link(instance)
from meshwright.scene.selection import select_only
select_only(instance)
from meshwright.session import current_session
current_session().connect()`);
    host = await bridge.host();
    const exported = await host.exportSelection();
    expect(nodeCount(exported)).toBe(nodeCount(alone));
    const sizes = await Promise.all([exported, alone].map((glb) => inspectModel(bytesSource(glb))));
    const [size, expected] = sizes.map(({ bounds }) => bounds!.size.map((each) => Number(each.toFixed(3))));
    expect(size).toEqual(expected);
    await imported('keycap.glb', { replace: id });
    const found = await blender.run(`
root = bpy.data.objects["inst"]
answer = [root.instance_collection is None, sorted(item.name for item in bpy.context.scene.objects if item.parent is None),
    [round(number, 4) for number in (*root.location, root.rotation_euler.z, root.scale.x)]]`);
    expect(found).toEqual([true, ['Camera', 'Cube', 'Light', 'inst'], [4, 5, 6, 1, 2]]);
  });

  it('exports no clip that the selection does not have', async () => {
    await imported('character.glb');
    await imported('keycap.glb', { name: 'a-still' });
    const still = await inspectModel(bytesSource(await host.exportSelection()));
    expect(still.clips).toEqual([]);
    await blender.run(`
from meshwright.scene.selection import select_only
select_only(bpy.data.objects["a-thing"])`);
    await waitFor(() => bridge.intents.findLast(({ do: kind }) => kind === 'select'));
    const { clips } = await inspectModel(bytesSource(await host.exportSelection()));
    expect(clips.map(({ name }) => name).toSorted()).toEqual(walks.toSorted());
  });

  it('places a new asset beside the object at the 3D cursor, and its instances where they are dropped', async () => {
    await blender.run('bpy.context.scene.cursor.location = (0, 0, 0)');
    await imported('skin-posed.glb');
    const found = await blender.run<{ root: number[]; offset: number[]; low: number }>(`
from meshwright.scene.place.measure import rest_bounds
from meshwright.scene.place.placement import user_transform
collection = bpy.data.collections["a-thing"]
place = user_transform(bpy.data.objects["a-thing"]).translation
answer = {"root": list(place), "offset": list(collection.instance_offset), "low": rest_bounds(collection.objects)[0].x}`);
    expect(found.low).toBeGreaterThanOrEqual(1);
    expect(found.root.slice(1)).toEqual([0, 0]);
    expect(found.offset).toEqual(found.root);
  });

  it('reports what stands after undo, redo and a deletion', async () => {
    const { id } = await imported('keycap.glb');
    const { task } = (await asset('keycap.glb')).provenance;
    const reported = (standing: unknown) =>
      waitFor(() =>
        JSON.stringify(bridge.intents.findLast(({ do: kind }) => kind === 'scene')) ===
        JSON.stringify({ do: 'scene', standing })
          ? true
          : undefined,
      );
    await blender.run(
      'from meshwright.session import current_session\ncurrent_session().scene_changed = True',
    );
    await reported([{ id, task }]);
    await blender.run(`
for item in [item for item in bpy.data.objects if item.name.startswith("a-thing") or item.parent]:
    bpy.data.objects.remove(item)`);
    await reported([]);
  });

  it('removes its key with the add-on, and keeps it when the add-on is only disabled', async () => {
    const found = await blender.run(`
from pathlib import Path
from meshwright.ui import key_file
key_file.write_key("a-key")
key_file.forget_key_of_removed_addon()
kept, there = key_file.read_key(), key_file.__file__
key_file.__file__ = str(Path(there).with_name("gone.py"))
key_file.forget_key_of_removed_addon()
key_file.__file__ = there
answer = [kept, key_file.read_key(), list(key_file._key_file().parent.glob("key*"))]`);
    expect(found).toEqual(['a-key', '', []]);
  });

  it('refuses to export an empty selection', async () => {
    await blender.run('for item in bpy.context.selected_objects: item.select_set(False)');
    await expect(host.exportSelection()).rejects.toThrow('Nothing is selected');
  });

  it('removes an asset with the data that only it used', async () => {
    const before = await scene();
    const { id } = await imported('character.glb');
    expect(await host.show(id)).toBe(true);
    expect(await host.remove(id)).toBe(true);
    expect(await scene()).toEqual(before);
    expect(await host.remove(id)).toBe(false);
    expect(await host.show(id)).toBe(false);
  });

  it('reports a clip that the asset does not have', async () => {
    await imported('character.glb');
    // Without a window the host offers no playback, so this runs the call itself.
    const error = await blender.run(`
import json
from meshwright.bridge.events import HostCall
from meshwright.callback_timing import CallbackTiming
from meshwright.host_calls import run_host_call
tag = json.loads(bpy.data.objects["a-thing"]["meshwright"])
answer = ""
try:
    run_host_call(HostCall({"call": "playClip", "asset": tag["id"], "clip": "Jump"}, None), CallbackTiming())()
except Exception as error:
    answer = str(error)`);
    expect(error).toBe('This asset has no clip named Jump.');
  });

  it('saves files beside the .blend, once it has a folder, and overwrites none', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    await expect(host.saveFile!('chair.fbx', bytes)).rejects.toThrow('Save the .blend file first.');
    await blender.run(
      `bpy.ops.wm.save_as_mainfile(filepath=${JSON.stringify(join(home, 'with-files.blend'))})`,
    );
    const paths = [await host.saveFile!('chair.fbx', bytes), await host.saveFile!('chair.fbx', bytes)];
    expect(paths).toEqual([join(home, 'chair.fbx'), join(home, 'chair-1.fbx')]);
    for (const path of paths) expect(new Uint8Array(await readFile(path))).toEqual(bytes);
  });

  it('delays a change of the scene until the user leaves Edit Mode', async () => {
    await blender.run('bpy.ops.object.mode_set(mode="EDIT")');
    const importing = imported('keycap.glb');
    const text =
      'from meshwright.session import current_session\nanswer = current_session().busy_reason or None';
    expect(await waitFor(async () => (await blender.run<string | null>(text)) ?? undefined)).toBe(
      'Waiting until you leave Edit Mode',
    );
    expect((await scene()).objects).not.toContain('a-thing');
    await blender.run('bpy.ops.object.mode_set(mode="OBJECT")');
    expect(await importing).toMatchObject({ meshes: 2 });
  });

  it('takes copied files by their paths and addresses, if their endings fit', async () => {
    const [chair, table] = [join(home, 'a chair.png'), join(home, 'table.png')];
    await Promise.all([chair, table, join(home, 'letter.txt')].map((path) => writeFile(path, 'x')));
    const text = [chair, pathToFileURL(table).href, join(home, 'letter.txt'), join(home, 'gone.png')].join(
      '\n',
    );
    expect(
      await blender.run(`
from meshwright.ui.copied_files import copied_files
answer = copied_files(${JSON.stringify(text)}, [".png", ".jpg"])`),
    ).toEqual([chair, table]);
  });

  it('puts dropped files into the first field that takes them, and says when none does', async () => {
    const files = (id: string, endings: string[]) => ({
      kind: 'files',
      id,
      label: id,
      endings,
      most: 1,
      value: [],
    });
    const controls = [files('field/model', ['.glb']), files('field/picture', ['.png', '.jpg'])];
    const view = { announcement: '', sections: [{ id: 'form', controls }] };
    expect(
      await blender.run(`
import json
from meshwright.session import current_session
from meshwright.ui.panel_view import PanelView
session = current_session()
session.view = PanelView(json.loads(${JSON.stringify(JSON.stringify(view))}))
added = []
session.add_files = lambda control, paths: added.append([control, paths])
drop = lambda *names: list(bpy.ops.meshwright.drop_files(directory="/pictures", files=[{"name": name} for name in names]))
answer = [drop("a.PNG", "b.jpg"), drop("a.glb"), drop("a.txt"), drop("a.png", "a.glb"), drop(), added]
del session.add_files
session.view = None
handler = getattr(bpy.types, "MESHWRIGHT_FH_files", None)
answer.append(handler.poll_drop(bpy.context) if handler else False)`),
    ).toEqual([
      ['FINISHED'],
      ['FINISHED'],
      ['CANCELLED'],
      ['CANCELLED'],
      ['CANCELLED'],
      [
        ['field/picture', ['/pictures/a.PNG', '/pictures/b.jpg']],
        ['field/model', ['/pictures/a.glb']],
      ],
      false,
    ]);
  });

  // Issue 39, defect 11.
  it('writes the unit of a number behind its label only where both fit', async () => {
    const shown = await blender.run(`
from types import SimpleNamespace
from meshwright.ui.draw import draw_controls
shown, draw_field = [], draw_controls._draw_field
draw_controls._draw_field = lambda _context, _control, _row, text: shown.append(text)
session = SimpleNamespace(value=lambda _id: None)
layout = SimpleNamespace(row=lambda align: None)
for width in (120, 190, 300):
    context = SimpleNamespace(session=session, layout=layout, width=width)
    draw_controls._draw_number(context, {"id": "height", "label": "Height", "unit": "metres"})
draw_controls._draw_field = draw_field
answer = shown`);
    expect(shown).toEqual(['Height', 'Height', 'Height (metres)']);
  });

  it('shows an error once: not above a job that says it', async () => {
    const job = {
      kind: 'job',
      id: 'job/1',
      label: 'a',
      state: 'failed',
      text: 'No body. Nothing was paid.',
      actions: [],
    };
    const view = {
      announcement: '',
      sections: [{ id: 'jobs', title: 'Jobs', folded: false, controls: [job] }],
    };
    const shown = await blender.run(`
import json
from meshwright.session import current_session
from meshwright.ui.panel_view import PanelView
session = current_session()
session.view = PanelView(json.loads(${JSON.stringify(JSON.stringify(view))}))
answer = []
for session.error in ("No body. Nothing was paid.", "Over the daily limit.", ""):
    answer.append(session.shown_error)
session.view = None`);
    expect(shown).toEqual(['', 'Over the daily limit.', '']);
  });

  it.each([
    ['a chest of oak', 250, 31],
    // Twice as wide.
    ['木の箱', 250, 15],
    ['ab木の', 250, 20],
    ['', 250, 6],
  ])('fits the letters of %j into a line by their widths', async (text, width, letters) => {
    const found = await blender.run(`
from meshwright.ui.draw.draw_context import letters_of_line
answer = letters_of_line(${JSON.stringify(text)}, ${width})`);
    expect(found).toBe(letters);
  });

  it('names running jobs in the status bar', async () => {
    const job = { kind: 'job', id: 'job/1', label: 'a chair', text: 'Working: 30 %.', actions: [] };
    const view = (states: string[]) => ({
      announcement: '',
      sections: [
        {
          id: 'jobs',
          title: 'Jobs',
          folded: false,
          controls: states.map((state, at) => ({ ...job, id: `job/${at}`, state })),
        },
      ],
    });
    const text = (states: string[]) =>
      blender.run<string>(`
import json
from meshwright.ui.panel_view import PanelView
from meshwright.ui.status_bar import status_text
answer = status_text(PanelView(json.loads(${JSON.stringify(JSON.stringify(view(states)))})))`);
    expect(await text(['done'])).toBe('');
    expect(await text(['working'])).toBe('a chair: Working: 30 %.');
    expect(await text(['working', 'done', 'working'])).toBe('a chair: Working: 30 %. (and 1 more)');
  });

  it('reports the selection with its provenance', async () => {
    const { id } = await imported('keycap.glb');
    const { provenance } = await asset('keycap.glb');
    const reported = (selection: unknown) =>
      waitFor(() =>
        bridge.intents.findLast(
          (intent) =>
            intent.do === 'select' && JSON.stringify(intent.selection) === JSON.stringify(selection),
        ),
      );
    await reported({ id, name: 'a-thing', hasMesh: true, provenance });
    await blender.run(`
from meshwright.scene.selection import select_only
select_only(bpy.data.objects["Light"])`);
    await reported({ id: 'Light', name: 'Light', hasMesh: false });
    await blender.run('for item in bpy.context.selected_objects: item.select_set(False)');
    await reported(null);
  });

  it('is an asset for other files: a second process finds it in the saved .blend, without a key', async () => {
    const file = join(home, 'garden.blend');
    await blender.run(
      `bpy.context.preferences.addons["meshwright"].preferences.key = ${JSON.stringify(key)}`,
    );
    await imported('character.glb');
    await blender.run(`
bpy.ops.wm.save_userpref()
bpy.ops.wm.save_as_mainfile(filepath=${JSON.stringify(file)}, compress=False)`);
    const catalogs = await readFile(join(home, 'blender_assets.cats.txt'), 'utf8');
    expect(catalogs).toMatch(/^VERSION 1$/m);
    expect(catalogs).toMatch(/^[0-9a-f-]{36}:Meshwright:Meshwright$/m);
    for (const saved of [file, join(home, 'config', 'userpref.blend')]) {
      expect((await readFile(saved)).includes(key)).toBe(false);
    }
    expect(await blender.run('from meshwright.ui.key_file import read_key\nanswer = read_key()')).toBe(key);
    const second = await openBlender({ home, zip, installed: true });
    const found = await second.run(`
with bpy.data.libraries.load(${JSON.stringify(file)}, assets_only=True) as (there, here):
    answer = list(there.collections)
    here.collections = there.collections
answer.append(sorted({item.type for item in here.collections[0].objects}))
answer.append("meshwright" in here.collections[0].asset_data.tags)`);
    await second.kill();
    expect(found).toEqual(['a-thing', ['ARMATURE', 'MESH'], true]);
  });

  it('keeps the project of a .blend when the file is saved, moved and opened', async () => {
    const project = 'from meshwright.scene.project_id import project_id\nanswer = project_id()';
    const unsaved = await blender.run(project);
    expect(await blender.run(project)).toBe(unsaved);
    const save = (name: string) =>
      blender.run(`bpy.ops.wm.save_as_mainfile(filepath=${JSON.stringify(join(home, name))})`);
    await save('first.blend');
    expect(await blender.run(project)).toBe(unsaved);
    await save('second.blend');
    await blender.run('bpy.ops.wm.read_homefile(use_factory_startup=True)');
    expect(await blender.run(project)).not.toBe(unsaved);
    await blender.run(`bpy.ops.wm.open_mainfile(filepath=${JSON.stringify(join(home, 'second.blend'))})`);
    expect(await blender.run(project)).toBe(unsaved);
  });

  // Issue 39, defect 9.
  it('begins a new unsaved file with a panel of its own, unless a job ran when Blender ended', async () => {
    const code = 'from meshwright.scene import project_id as at\nanswer = at.project_id()';
    const first = await blender.run<string>(code);
    await blender.run('bpy.ops.wm.read_homefile(use_factory_startup=True)');
    const second = await blender.run<string>(`${code}\nat.keep_unsaved_project(True)`);
    expect(second).not.toBe(first);
    const stored = () =>
      readFile(join(home, 'config', 'meshwright', 'unsaved-project'), 'utf8').catch(() => '');
    await expect.poll(stored).toBe(second);
    const next = async () => {
      const other = await openBlender({ home, zip, installed: true });
      const id = await other.run(code);
      await other.kill();
      return id;
    };
    expect(await next()).toBe(second);
    await blender.run(`${code}\nat.keep_unsaved_project(False)`);
    await expect.poll(stored).toBe('');
    expect(await next()).not.toBe(second);
  });

  it('is one zip for every Blender since 3.4, the same bytes every time, whose manifest and bl_info agree', async () => {
    const again = await buildZip(await mkdtemp(join(home, 'again-')));
    expect((await readFile(again)).equals(await readFile(zip))).toBe(true);
    const found = await blender.run<[unknown, string[], Record<string, unknown>, Record<string, unknown>]>(`
import tomllib, zipfile
import meshwright
with zipfile.ZipFile(${JSON.stringify(zip)}) as archive:
    manifest = tomllib.loads(archive.read("meshwright/blender_manifest.toml").decode())
    info = meshwright.bl_info
    answer = [archive.testzip(), archive.namelist(), manifest,
        {**info, "version": ".".join(map(str, info["version"])), "blender": list(info["blender"])}]`);
    const [damaged, names, manifest, info] = found;
    expect(damaged).toBeNull();
    expect(names).toEqual(
      expect.arrayContaining([
        'meshwright/__init__.py',
        'meshwright/scene/__init__.py',
        'meshwright/LICENSE',
      ]),
    );
    expect(names.every((name) => /^meshwright\/([a-z]+\/)*[\w.]+$/.test(name))).toBe(true);
    expect(info.blender).toEqual([3, 4, 0]);
    // bl_info has numbers only: no place for the rest of a pre-release.
    expect(packageVersion.split('-')[0]).toBe(info.version);
    expect(manifest).toMatchObject({
      schema_version: '1.0.0',
      id: 'meshwright',
      type: 'add-on',
      name: info.name,
      version: packageVersion,
      tagline: info.description,
      blender_version_min: '4.2.0',
      license: ['SPDX:GPL-3.0-or-later'],
    });
    // The extensions platform allows no full stop at the end of these, and at most 64 letters.
    const { permissions } = manifest as { permissions: Record<string, string> };
    for (const text of [info.description as string, ...Object.values(permissions)]) {
      expect(text).toMatch(/^[^.]{1,63}[\w)]$/);
    }
  });

  it('leaves nothing behind when it is switched off, and can be switched on again', async () => {
    const found = await blender.run<[unknown[], unknown[], unknown[]]>(`
def traces():
    return [
        [name for name in dir(bpy.types) if "meshwright" in name.lower()],
        [name for name in dir(bpy.types.WindowManager) if "meshwright" in name],
        [name for name in dir(bpy.ops.meshwright)] if hasattr(bpy.types, "MESHWRIGHT_OT_press") else [],
        [name for name in dir(bpy.app.handlers) if isinstance(getattr(bpy.app.handlers, name), list)
            and any("meshwright" in str(handler.__module__) for handler in getattr(bpy.app.handlers, name))],
        [key for manager in bpy.data.window_managers for key in manager.keys() if "meshwright" in key],
    ]
on = traces()
bpy.ops.preferences.addon_disable(module="meshwright")
off = traces()
import meshwright
bpy.ops.preferences.addon_enable(module="meshwright")
meshwright.unregister()
meshwright.register()
answer = [on, off, traces()]`);
    expect(found[0]).toEqual(found[2]);
    expect(found[1]).toEqual([[], [], [], [], []]);
  });

  it('raises no exception in a callback of Blender, which would only print it', () => {
    expect(blender.output()).not.toMatch(
      /File "[^"]*meshwright[^"]*", line|File "<string>", line 1, in <lambda>/,
    );
  });
});

describe.skipIf(missing)(`a Blender whose own importer is broken${skipped}`, () => {
  it('reports the incompatible versions with instructions, and leaves the scene unchanged', async () => {
    const home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    const blender = await openBlender({ home, zip: await buildZip(home), numpyAsItIs: true });
    try {
      const [error, before, after, works] = await blender.run<[string, unknown, unknown, boolean]>(`
import numpy
from pathlib import Path
from meshwright.bridge.glb_metadata import read_glb_metadata
from meshwright.scene.import_asset import Model, import_asset
from meshwright.callback_timing import CallbackTiming
count = lambda: [len(bpy.data.objects), len(bpy.data.meshes), len(bpy.data.materials), len(bpy.data.collections)]
before = count()
error = ""
try:
    path = Path(${JSON.stringify(join(fixtures, 'character.glb'))})
    import_asset(Model(path, read_glb_metadata(path)), {"name": "a-thing"}, CallbackTiming())
except Exception as caught:
    error = str(caught)
answer = [error, before, count(), hasattr(numpy, "bool") or bpy.app.version >= (3, 6, 0)]`);
      // A Blender whose importer and numpy are compatible needs no message.
      if (!works) {
        expect(error).toMatch(
          /glTF add-on of this Blender \S+ is incompatible with the installed numpy \S+, so no model can be imported/,
        );
        expect(error).toMatch(/Use Blender from blender\.org/);
        expect(after).toEqual(before);
      }
    } finally {
      await blender.kill();
      await rm(home, { recursive: true, force: true });
    }
  });
});

const walks = ['Armature|walking_man|baselayer', 'Armature|running|baselayer'];

function nodeCount(glb: Uint8Array): number {
  const { buffer, byteOffset } = glb;
  const length = new DataView(buffer, byteOffset).getUint32(12, true);
  const json = new TextDecoder().decode(glb.subarray(20, 20 + length));
  return (JSON.parse(json) as { nodes: unknown[] }).nodes.length;
}

/** Returns a model whose first material has a picture of four pixels. */
async function withPicture(glb: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const document = await new NodeIO().readBinary(glb);
  const [material = document.createMaterial('paint')] = document.getRoot().listMaterials();
  const pixels = await sharp(Buffer.from('ff0000 00ff00 0000ff ffffff'.replaceAll(' ', ''), 'hex'), {
    raw: { width: 2, height: 2, channels: 3 },
  })
    .png()
    .toBuffer();
  const texture = document.createTexture('paint').setImage(pixels).setMimeType('image/png');
  material
    .setRoughnessFactor(0.7)
    .setMetallicFactor(0)
    .setEmissiveTexture(texture)
    .setEmissiveFactor([1, 1, 1]);
  for (const primitive of document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())) {
    const { length } = primitive.getAttribute('POSITION')!.getArray()!;
    const uvs = Float32Array.from({ length: (length / 3) * 2 }, (__, at) => (at * 0.37) % 1);
    const accessor = document.createAccessor().setType('VEC2').setArray(uvs);
    primitive
      .setMaterial(material)
      .setAttribute('TEXCOORD_0', accessor.setBuffer(document.getRoot().listBuffers()[0]!));
  }
  return new Uint8Array(await new NodeIO().writeBinary(document));
}

async function asset(fixture: string): Promise<AssetToImport> {
  const glb = new Uint8Array(await readFile(join(fixtures, fixture)));
  return {
    glb,
    file: createHash('sha256').update(glb).digest('hex'),
    name: 'a-thing',
    expected: {
      height: 1,
      meshes: 1,
      materials: 1,
      triangles: 1,
      clips: fixture === 'character.glb' ? walks : [],
    },
    provenance: {
      task: 'text-to-3d:018a210d@here',
      title: 'a thing',
      request: { mode: 'preview', prompt: 'a thing' },
      importedAt: '2026-11-20T16:22:00.000Z',
    },
  };
}
