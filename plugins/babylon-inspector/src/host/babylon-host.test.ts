import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fixture, type NullStage, nullStage, provenance } from '../testing/null-stage.ts';
import { nodeById, ownSelection, selectionOf } from './babylon-selection.ts';
import { vertexBounds } from './vertex-bounds.ts';

const models = ['rotated.glb', 'skin-posed.glb', 'character.glb', 'keycap.glb', 'morph-default.glb'];
const clips = ['Armature|walking_man|baselayer', 'Armature|running|baselayer'];
const selection = ownSelection();
let stage: NullStage;
let before: Readonly<Record<string, number>>;

beforeAll(() => {
  stage = nullStage(selection);
  // The engine creates it on first use and keeps it.
  expect(stage.scene.defaultMaterial).toBeDefined();
  before = held();
});
afterEach(async () => {
  for (const { name } of [...stage.scene.rootNodes]) {
    if (name !== 'camera') await stage.host.remove(selectionOf(stage.scene.getNodeByName(name))!.id);
  }
  expect(held()).toEqual(before);
});
afterAll(() => stage.dispose());

const inspect = (glb: Uint8Array) => inspectModel(bytesSource(glb, 'test'));
/** Returns the resource counts of the scene. The null engine never releases textures. */
const held = () => ({ ...stage.assets.counters(), textures: 0 });
const node = (id: string) => nodeById(stage.scene, id)!;

describe('an import', () => {
  it.each(models)('has the geometry of the file in the scene: %s', async (file) => {
    const asset = fixture(file);
    const { bounds, clips } = await inspect(asset.glb);
    const imported = await stage.host.importAsset(asset);
    expect(imported.height).toBeCloseTo(bounds!.size[1], 4);
    expect(imported.clips).toEqual(clips.map(({ name }) => name));
    const { min } = vertexBounds(node(imported.id))!;
    expect(min.y).toBeCloseTo(bounds!.min[1], 4);
  });

  it('is selected, has a unique name, and carries its provenance', async () => {
    const first = await stage.host.importAsset(fixture('character.glb'));
    const second = await stage.host.importAsset(fixture('character.glb'));
    expect([first.name, second.name]).toEqual(['a-knight', 'a-knight-2']);
    expect(selectionOf(selection.selected())).toEqual({
      id: second.id,
      name: 'a-knight-2',
      provenance,
      hasMesh: true,
    });
    const root = node(first.id);
    expect(root.isEnabled()).toBe(true);
    expect(root.getChildren().map(({ name, metadata }) => [name, metadata])).toEqual([
      ['__root__', expect.not.objectContaining({ meshwright: expect.anything() })],
    ]);
  });

  it('has its own name also where a node of its file has the same', async () => {
    const { name } = await stage.host.importAsset(fixture('character.glb', { name: '__root__' }));
    expect(name).toBe('__root__');
  });

  it('leaves the scene unchanged when the file is unreadable', async () => {
    const names = stage.names();
    const broken = fixture('character.glb').glb.slice();
    broken.fill(0, 400);
    await expect(stage.host.importAsset(fixture('character.glb', { glb: broken }))).rejects.toThrow(
      'not a readable model',
    );
    expect(stage.names()).toEqual(names);
  });

  it('replaces another asset: transform, parent, children and name stay', async () => {
    const parent = new TransformNode('parent', stage.scene);
    parent.scaling.setAll(3);
    const old = await stage.host.importAsset(fixture('rotated.glb', { name: 'old' }));
    const was = node(old.id);
    was.parent = parent;
    was.position.set(1, 2, 3);
    was.rotation.set(0, 1, 0);
    was.scaling.setAll(2);
    const sword = new TransformNode('sword', stage.scene);
    sword.parent = was;
    const made = await stage.host.importAsset(fixture('character.glb', { replace: old.id }));
    const root = node(made.id);
    expect(made).toMatchObject({ name: 'old', clips, height: expect.closeTo(1.84, 4) });
    expect([root.parent, sword.parent]).toEqual([parent, root]);
    expect([root.position, root.rotation, root.scaling].map((each) => each.asArray())).toEqual([
      [1, 2, 3],
      [0, 1, 0],
      [2, 2, 2],
    ]);
    expect(was.isDisposed()).toBe(true);
    expect(stage.names().filter((name) => name === '__root__')).toHaveLength(1);
  });

  it('is a plain import when the asset to replace is gone', async () => {
    const old = await stage.host.importAsset(fixture('rotated.glb', { name: 'old' }));
    expect(await stage.host.remove(old.id)).toBe(true);
    expect([await stage.host.remove(old.id), await stage.host.show(old.id)]).toEqual([false, false]);
    const made = await stage.host.importAsset(fixture('rotated.glb', { replace: old.id }));
    expect(made.name).toBe('a-knight');
  });

  it('disposes what it owns with every kind of removal', async () => {
    const { id } = await stage.host.importAsset(fixture('character.glb'));
    await stage.host.playClip?.(id, clips[0]!);
    node(id).dispose();
    expect(held()).toEqual(before);
  });

  it('has an id that is unknown in a later scene', async () => {
    const { id } = await stage.host.importAsset(fixture('rotated.glb'));
    const later = nullStage();
    const again = await later.host.importAsset(fixture('rotated.glb'));
    expect(nodeById(later.scene, again.id)).toBeDefined();
    expect(nodeById(later.scene, id)).toBeUndefined();
    later.dispose();
  });
});

describe('an export', () => {
  it.each(models)('contains the same model and no other of the scene: %s', async (file) => {
    const asset = fixture(file);
    await stage.host.importAsset(fixture('character.glb', { name: 'other' }));
    await stage.host.importAsset(asset);
    const [was, is] = await Promise.all([asset.glb, await stage.host.exportSelection()].map(inspect));
    expectSameBox(is!.bounds, was!.bounds);
    expect(is!.clips.map(({ name }) => name)).toEqual(was!.clips.map(({ name }) => name));
    expect(is!.joints).toBe(was!.joints);
  });

  it('is in its local frame, wherever it stands in the scene', async () => {
    const { bounds } = await inspect(fixture('character.glb').glb);
    const parent = new TransformNode('parent', stage.scene);
    const { id } = await stage.host.importAsset(fixture('character.glb'));
    node(id).parent = parent;
    const number = fc.double({ min: -5, max: 5, noNaN: true });
    const scale = fc.double({ min: 0.01, max: 100, noNaN: true });
    await assertProperty(
      fc.asyncProperty(fc.tuple(number, number, number), number, scale, async (place, turn, size) => {
        for (const each of [parent, node(id)]) {
          each.position.set(...place);
          each.rotation.set(turn, -turn, 0);
          each.scaling.setAll(size);
        }
        expectSameBox((await inspect(await stage.host.exportSelection())).bounds, bounds);
      }),
      { numRuns: 10 },
    );
  });

  it('works for nodes that the panel did not make, in metres and upright', async () => {
    const table = CreateBox('table', { width: 2, height: 0.5, depth: 1 }, stage.scene);
    table.position.set(4, 4, 4);
    const leg = CreateBox('leg', { size: 0.1 }, stage.scene);
    leg.parent = table;
    leg.position = new Vector3(0.5, -0.5, 0.25);
    selection.select(table);
    const { bounds } = await inspect(await stage.host.exportSelection());
    // The scene is left-handed and the file right-handed: x is mirrored.
    expect(bounds!.min.map((each) => Math.round(each * 1000) / 1000)).toEqual([-1, -0.55, -0.5]);
    expect(bounds!.max.map((each) => Math.round(each * 1000) / 1000)).toEqual([1, 0.25, 0.5]);
    const { id } = selectionOf(leg)!;
    expect(selectionOf(leg)).toEqual({ id, name: 'leg', provenance: undefined, hasMesh: true });
    const made = await stage.host.importAsset(fixture('rotated.glb', { replace: selectionOf(table)!.id }));
    expect([made.name, node(made.id).position.x, table.isDisposed()]).toEqual(['table', 4, true]);
  });

  it('of an empty selection fails with instructions', async () => {
    await expect(stage.host.exportSelection()).rejects.toThrow('Select a model');
  });
});

describe('the selection', () => {
  it('of a part of an asset is the asset', async () => {
    const { id } = await stage.host.importAsset(fixture('character.glb'));
    for (const part of node(id).getDescendants(false)) {
      if (part instanceof TransformNode) expect(selectionOf(part)?.id).toBe(id);
    }
  });

  it.each([null, undefined, 'text', {}])('of a value that is not a node is empty: %s', (entity) => {
    expect(selectionOf(entity)).toBeNull();
  });
});

it('shows the requested asset: selected, and framed by the camera', async () => {
  const { id } = await stage.host.importAsset(fixture('character.glb'));
  node(id).position.x = 100;
  await stage.host.importAsset(fixture('rotated.glb'));
  expect(await stage.host.show(id)).toBe(true);
  expect(selection.selected()).toBe(node(id));
  const camera = stage.scene.activeCamera!;
  camera.getViewMatrix(true);
  const distance = Vector3.Distance(camera.position, new Vector3(100, 0.87, 0));
  expect(distance).toBeGreaterThan(2);
  expect(distance).toBeLessThan(6);
});

type Box = Awaited<ReturnType<typeof inspect>>['bounds'];

function expectSameBox(is: Box, was: Box): void {
  for (const side of ['min', 'max'] as const) {
    expect(is![side]).toEqual(was![side].map((value) => expect.closeTo(value, 4)));
  }
}
