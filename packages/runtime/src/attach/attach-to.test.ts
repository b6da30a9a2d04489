import { combine, plus, rotate, scaledBy } from '@meshwright/gltf/math';
import { propGlb } from '@meshwright/testing/engines/prop-glb';
import { walker } from '@meshwright/testing/engines/walker';
import { walkerGlb } from '@meshwright/testing/engines/walker-glb';
import { expect, it } from 'vitest';
import type { HeldAsset } from '../asset/scene-asset.ts';
import { createAssets } from '../create-assets.ts';
import type { EnginePort, MountPlace } from '../engine-port.ts';
import { assetFetcher } from '../load/fetch-asset.ts';
import type { Vector } from '../retarget/rig.ts';
import { placedNodes, type RigNode } from '../retarget/rig.ts';
import { modelSlot } from '../spawn/model-slot.ts';
import { moveAttached } from './attach-to.ts';

const body = walker();
const sword: RigNode[] = [
  {
    name: 'sword',
    parent: undefined,
    joint: false,
    translation: [0, 0, 0],
    rotation: [0, 0, 0, 1],
    scale: [1, 1, 1],
  },
];

/** A port without an engine that notes what is mounted where; a model without clips is a sword. */
function mountingPort() {
  const mounted = new Map<string, { node: number; place: MountPlace }>();
  let count = 0;
  const port: EnginePort<string, null> = {
    parse: async (_, { skins }) => ({
      clips: [],
      uploads: [],
      rig: () => (skins > 0 ? body.nodes : sword),
      tracks: () => [],
      points: () => Float32Array.from([-3, 10, -1, 3, 100, 1, -12, 8, -2, 12, 11, 2, -2, 0, -2, 2, 8, 2]),
      instance: () => ({
        root: `root ${count++}`,
        native: null,
        warm: async () => {},
        start() {},
        weigh() {},
        time: () => 0,
        halt() {},
        add() {},
        dispose() {},
        mount(node, root, place) {
          mounted.set(root, { node, place });
          return () => mounted.delete(root);
        },
      }),
      dispose() {},
    }),
    slot: () => ({ root: 'slot', dispose() {} }),
    placeholder: () => ({ root: 'placeholder', dispose() {} }),
    attach() {},
    detach() {},
    fit() {},
    distance: () => 0,
    nextFrame: async () => {},
    counters: () => ({}),
    dispose() {},
  };
  return { port, mounted };
}

async function scene() {
  const { port, mounted } = mountingPort();
  const assets = createAssets(port, { assetCache: null });
  const load = (bytes: Uint8Array) => assets.loadAsset(bytes) as Promise<HeldAsset<string, null>>;
  const [knight, squire, prop] = [
    await load(walkerGlb(body)),
    await load(walkerGlb(body)),
    await load(propGlb('sword')),
  ];
  return { port, assets, mounted, knight, squire, prop };
}

/** Returns where a point of the prop's file is, in the space of the body's file at rest. */
function seen({ node, place }: { node: number; place: MountPlace }, point: Vector): Vector {
  const bone = placedNodes(body.nodes)[node]!;
  const rotation = combine(bone.rotation, place.rotation);
  const at = plus(bone.at, rotate(bone.rotation, scaledBy(place.position, bone.scale)));
  return plus(
    at,
    rotate(rotation, plus(place.offset, scaledBy(point, [place.scale, place.scale, place.scale]))),
  );
}

it('puts the grip of a sword into the hand, its blade forward, and its length in metres', async () => {
  const { mounted, knight, prop } = await scene();
  await knight.attach(prop, 'hand.right', { longest: 1 });
  const held = mounted.get(prop.root)!;
  expect(body.nodes[held.node]!.name).toBe('RightHand');
  const [grip, tip, pommel] = (
    [
      [0, 4, 0],
      [0, 100, 0],
      [0, 0, 0],
    ] as const
  ).map((point) => seen(held, point));
  const [hand] = placedNodes(body.nodes).filter((_, index) => index === held.node);
  expect(Math.hypot(...[0, 1, 2].map((axis) => grip![axis]! - hand!.at[axis]!))).toBeLessThan(0.15);
  expect(tip![2] - pommel![2]).toBeCloseTo(1, 1);
  await knight.attach(prop, 'hand.right', { longest: 1, position: [0, 0.1, 0] });
  const [moved] = [seen(mounted.get(prop.root)!, [0, 4, 0])];
  expect(moved[2] - grip![2]).toBeCloseTo(0.1, 2);
});

it('moves to the next model of a spawn with the same handle, and takes the prop off with the last', async () => {
  const { mounted, knight, squire, prop, assets } = await scene();
  const held = await knight.attach(prop, 'hand.left');
  await moveAttached(knight, squire);
  expect([held.isAttached, knight.attached.size, squire.attached.size]).toEqual([true, 0, 1]);
  knight.dispose();
  expect([held.isAttached, mounted.size]).toEqual([true, 1]);
  // A model without the socket keeps it where it is.
  const other = (await assets.loadAsset(propGlb('sword'))) as HeldAsset<string, null>;
  await moveAttached(squire, other);
  expect([held.isAttached, squire.attached.size]).toEqual([true, 1]);
  held.detach();
  held.detach();
  expect([held.isAttached, mounted.size, prop.holding]).toEqual([false, 0, undefined]);
  assets.dispose();
});

it('moves on to every further model, though those before it are disposed', async () => {
  const { mounted, knight, squire, prop, assets } = await scene();
  const held = await knight.attach(prop, 'hand.left');
  const models = [squire, knight.clone(), squire.clone()];
  let last = knight;
  for (const next of models) {
    await moveAttached(last, next);
    last.dispose();
    last = next;
  }
  expect([held.isAttached, mounted.size, last.attached.size]).toEqual([true, 1, 1]);
  last.dispose();
  expect([held.isAttached, mounted.size]).toEqual([false, 0]);
  assets.dispose();
});

it('refuses an asset at itself, and at what it holds', async () => {
  const { mounted, knight, squire, prop, assets } = await scene();
  await squire.attach(prop, 'hand.left');
  await knight.attach(squire, 'back');
  const wrong = { code: 'bad_source', message: expect.stringContaining('attach a clone') };
  await expect(knight.attach(knight, 'hand.left')).rejects.toMatchObject(wrong);
  await expect(squire.attach(knight, 'hand.left')).rejects.toMatchObject(wrong);
  await expect(prop.attach(knight, 'sword')).rejects.toMatchObject(wrong);
  expect(mounted.size).toBe(2);
  knight.dispose();
  await squire.attach(prop, 'hand.right');
  expect(mounted.size).toBe(1);
  assets.dispose();
});

it('frees the next model of a spawn that is disposed while things move to it', async () => {
  const { port, assets, knight, squire, prop } = await scene();
  const stop = new AbortController();
  const next = [knight, squire];
  const load = async () => next.shift()!;
  const slot = modelSlot(
    { port, load, fetchAsset: assetFetcher() },
    { anchor: 'anchor' },
    stop.signal,
    () => {},
  );
  await slot.show({} as never, 'preview', () => {});
  await knight.attach(prop, 'hand.left');
  const { model } = squire;
  const { rig } = model;
  model.rig = () => {
    stop.abort();
    slot.dispose();
    return rig();
  };
  await expect(slot.show({} as never, 'refined', () => {})).rejects.toMatchObject({ code: 'aborted' });
  prop.dispose();
  expect(assets.leakReport({}).held).toEqual([]);
  assets.dispose();
});

it('a socket that does not exist is refused with those that do', async () => {
  const { knight, prop } = await scene();
  await expect(knight.attach(prop, 'wing')).rejects.toMatchObject({
    code: 'bad_source',
    message: expect.stringMatching(/no socket "wing": it has .*hand\.right.*nodes by name/),
  });
  await expect(prop.attach(knight, 'hand.right')).rejects.toThrow('no skeleton');
});
