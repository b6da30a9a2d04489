import { bytesSource } from '@meshwright/gltf';
import { lods } from '@meshwright/gltf/optimize';
import { processAsset } from '@meshwright/gltf/recipe';
import { texturedGlb } from '@meshwright/testing/engines/studio-models';
import { walker } from '@meshwright/testing/engines/walker';
import { walkerGlb } from '@meshwright/testing/engines/walker-glb';
import { Matrix4, Quaternion, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { levelGlbs } from '../coarse/level-glbs.ts';
import { type Assets, createAssets } from '../create-assets.ts';
import type { EngineCrowd, EngineInstance, EnginePort, EngineScatter } from '../engine-port.ts';
import { levelAt } from './lod-asset.ts';
import { type ScatterPlace, writeMatrix } from './scatter-asset.ts';

it('places copies as an engine composes position, rotation and scale', () => {
  const { x, y, z, w } = new Quaternion(0.1, -0.7, 0.3, 0.5).normalize();
  const place: ScatterPlace = { position: [1, -2, 3], rotation: [x, y, z, w], scale: 1.5 };
  const composed = new Matrix4().compose(
    new Vector3(1, -2, 3),
    new Quaternion(x, y, z, w),
    new Vector3(1.5, 1.5, 1.5),
  );
  const out = new Float32Array(32).fill(9);
  writeMatrix(place, out, 16);
  for (const [at, value] of composed.elements.entries()) expect(out[16 + at]).toBeCloseTo(value, 5);
  writeMatrix({ position: [4, 5, 6] }, out, 0);
  expect([...out.subarray(0, 16)]).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 4, 5, 6, 1]);
});

it('adds, removes, hides and moves copies, and fills a level again only when its copies are others', async () => {
  const { port, groups } = recordingPort(2);
  const assets = createAssets(port, { assetCache: null });
  const places = [0, 1, 2, 3].map((x): ScatterPlace => ({ position: [x, 0, 0] }));
  const made = await assets.scatter(walkerGlb(walker()), places, { play: ['walk', 'run'] });
  const seen = () => {
    assets.update(0);
    return [...groups[0]!.xs].sort((a, b) => a - b);
  };
  expect(seen()).toEqual([0, 1, 2, 3]);
  const { fills } = groups[0]!;
  made.set(1, { position: [10, 0, 0] });
  expect(seen()).toEqual([0, 2, 3, 10]);
  expect(seen()).toEqual([0, 2, 3, 10]);
  made.set(3, { clip: 'run' });
  expect(seen()).toEqual([0, 2, 3, 10]);
  expect(groups[0]!.fills).toBe(fills);
  made.set(2, { visible: false });
  expect(seen()).toEqual([0, 3, 10]);
  made.set(2, { visible: true, position: [2.5, 0, 0] });
  expect(seen()).toEqual([0, 2.5, 3, 10]);
  made.set(3, { position: [4, 0, 0] });
  made.remove(3);
  expect(seen()).toEqual([0, 2.5, 10]);
  expect(made.add({ position: [3, 0, 0] })).toBe(3);
  made.remove(0);
  expect(made.add({ position: [7, 0, 0] })).toBe(0);
  expect(Array.from({ length: 20 }, (_, x) => made.add({ position: [20 + x, 0, 0] })).at(-1)).toBe(23);
  expect(seen().slice(0, 5)).toEqual([2.5, 3, 7, 10, 20]);
  expect(made.shown).toEqual([24]);
  expect(made.indexAt('level 0', groups[0]!.xs.indexOf(10))).toBe(1);
  expect(made.indexAt('other', 0)).toBe(undefined);
  // Places are those of the copies, not of the caller.
  expect(places[1]).toEqual({ position: [1, 0, 0] });
  made.remove(5);
  expect(() => made.set(5, { scale: 2 })).toThrow('no copy 5');
  expect(() => made.remove(99)).toThrow('no copy 99');
  expect(() => made.set(1, { clip: 'swim' })).toThrow('does not play "swim"');
  assets.dispose();
});

it('copies nothing of a character whose clip does not exist', async () => {
  const { port, groups, live } = recordingPort(2);
  const assets = createAssets(port, { assetCache: null });
  await expect(assets.scatter(walkerGlb(walker()), [], { play: 'swim' })).rejects.toThrow('its clips: walk.');
  expect([groups.length, live()]).toEqual([0, 0]);
  assets.dispose();
});

it('shows each copy in the level for its distance while the camera moves', async () => {
  const { port, groups, camera } = recordingPort(2);
  const assets = createAssets(port, { assetCache: null });
  const places = Array.from({ length: 200 }, (_, x): ScatterPlace => ({ position: [x / 4, 0, 3] }));
  const levels = [0, 10, 18].map((from) => ({ source: walkerGlb(walker(), { still: true }), from }));
  const made = await assets.scatter(levels, places, { play: 'walk' });
  const expected: (number | undefined)[] = places.map(() => undefined);
  for (let step = 0; step <= 60; step++) {
    camera[0] = 60 * Math.abs(Math.sin(step / 7));
    assets.update(0);
    for (const [index, { position }] of places.entries()) {
      const distance = Math.hypot(position[0] - camera[0], 3);
      expected[index] = levelAt(levels, distance, step === 0 ? undefined : expected[index]);
    }
    for (const [level, { xs }] of groups.entries()) {
      const own = places.filter((_, index) => expected[index] === level).map(({ position: [x] }) => x);
      if (own.length > 0) expect(xs).toEqual(own);
      expect(made.shown[level]).toBe(own.length);
    }
  }
  assets.dispose();
});

it('draws copies of one file in the levels that it has inside, where the next one moves a surface by less than a line', async () => {
  const { port, groups } = recordingPort(2);
  const assets = createAssets(port, { assetCache: null });
  const { glb } = await processAsset(bytesSource(texturedGlb(true), 'ball.glb'), [
    lods({ ratios: [0.3], error: 0.02 }),
  ]);
  const [{ coverage } = { coverage: 0 }] = levelGlbs(glb);
  expect(coverage).toBeGreaterThan(0);
  // A ball of two metres, in a view of 50 degrees, which is 0.93 metres high at one metre.
  const border = 2 / (0.93 * coverage);
  const places = [0.5, 1.5].map((share): ScatterPlace => ({ position: [share * border, 0, 0] }));
  const made = await assets.scatter(glb, places);
  expect(made.shown).toEqual([1, 1]);
  expect(groups.map(({ xs }) => xs)).toEqual(
    [[0.5 * border], [1.5 * border]].map((xs) => xs.map(Math.fround)),
  );
  made.dispose();
  expect((await assets.scatter([{ source: glb, from: 0 }], places)).shown).toEqual([2]);
  expect(assets.leakReport({}).held).toHaveLength(1);
  assets.dispose();
});

it.each([
  [1, 0],
  [2, 20],
])('of %i levels the camera is asked for %i times in 20 frames', async (count, asked) => {
  const { port, asks } = recordingPort(2);
  const assets = createAssets(port, { assetCache: null });
  const levels = Array.from({ length: count }, (_, at) => ({
    source: walkerGlb(walker(), { still: true }),
    from: at * 10,
  }));
  await assets.scatter(levels, [{ position: [0, 0, 3] }], { play: 'walk' });
  const before = asks();
  for (let frame = 0; frame < 20; frame++) assets.update(0.02);
  expect(asks() - before).toBe(asked);
  assets.dispose();
});

it.each([
  ['aborted', 'its signal fires', (stop: AbortController) => stop.abort()],
  [
    'disposed',
    'the assets are disposed',
    (_: AbortController, assets: Assets<string, null>) => assets.dispose(),
  ],
])('fails with %s and frees every level when %s while shaders compile', async (code, _, end) => {
  const stop = new AbortController();
  const { port, groups, live } = recordingPort(2, () => end(stop, assets));
  const assets = createAssets(port, { assetCache: null });
  const places = Array.from({ length: 3 }, (): ScatterPlace => ({ position: [0, 0, 0] }));
  const made = assets.scatter(walkerGlb(walker()), places, { play: 'walk', signal: stop.signal });
  await expect(made).rejects.toMatchObject({ code });
  expect(groups.map(({ disposed }) => disposed)).toEqual([1]);
  expect(live()).toBe(0);
  assets.dispose();
});

it('lets each copy play by itself, at phases in turn, and goes on from its pose when its speed changes', async () => {
  const { port, groups, live, crowds } = recordingPort(2);
  const assets = createAssets(port, { assetCache: null });
  const places = [0, 1, 2].map((x): ScatterPlace => ({ position: [x, 0, 0] }));
  const play = ['walk', { clip: 'walk', speed: 2 }] as const;
  const made = await assets.scatter(walkerGlb(walker()), places, { play, phases: 4 });
  // Two seconds of thirty poses, with one more at the end, for each clip of the list.
  expect([crowds.poses, crowds.captured.length, groups.length, live()]).toEqual([122, 122, 1, 1]);
  expect(crowds.captured.every((pose, at) => pose === at)).toBe(true);
  const motions = () => {
    assets.update(0.5);
    return crowds.motions.map((motion) => motion.map((value) => Number(value.toFixed(4))));
  };
  expect(motions()).toEqual([0, 1, 2].map((index) => [0, 60, 0.5, index / 4]));
  expect(crowds.time).toBe(0.5);
  // At half a second a copy is a quarter ahead; at twice the speed it would be at a half.
  made.set(1, { speed: 2 });
  expect(motions()[1]).toEqual([0, 60, 1, 0]);
  made.set(1, { speed: 2, phase: 0.7 });
  made.set(2, { position: [9, 0, 0] });
  expect(motions().slice(1)).toEqual([
    [0, 60, 1, 0.7],
    [0, 60, 0.5, 0.5],
  ]);
  expect(assets.update(0.1)).toBe(true);
  for (const index of [0, 1, 2]) made.set(index, { visible: false });
  expect(assets.update(0.1)).toBe(false);
  made.dispose();
  made.dispose();
  expect([groups[0]!.disposed, live()]).toEqual([1, 0]);
  expect(assets.leakReport({}).held).toEqual([]);
  assets.dispose();
});

/**
 * Returns a port without an engine, whose nodes are names, with one clip of that length.
 * @param whileWarm runs while the shaders of copies compile
 */
function recordingPort(seconds: number, whileWarm = () => {}) {
  const groups: { xs: number[]; fills: number; disposed: number }[] = [];
  const camera: [number, number, number] = [0, 0, 0];
  let live = 0;
  let asked = 0;
  const instance = (): EngineInstance<string, null> => {
    live++;
    return {
      root: 'instance',
      native: null,
      warm: async () => {},
      start() {},
      weigh() {},
      time: () => 0,
      halt() {},
      add() {},
      dispose: () => void live--,
    };
  };
  const part = () => ({ root: 'part', dispose() {} });
  const port: EnginePort<string, null> = {
    parse: async () => ({
      clips: ['walk'],
      uploads: [],
      rig: () => [],
      tracks: () => [{ node: 0, path: 'rotation', seconds: [0, seconds], at: () => [0, 0, 0, 1] }],
      instance,
      dispose() {},
    }),
    slot: part,
    placeholder: part,
    attach() {},
    detach() {},
    fit() {},
    distance: () => 0,
    nextFrame: async () => {},
    counters: () => ({}),
    dispose() {},
    scatter: async () => () => group(),
    crowd: async () => crowds.prepare,
  };
  const crowds = {
    poses: 0,
    captured: [] as number[],
    time: 0,
    motions: [] as number[][],
    prepare: (_: string, __: string, poses: number): EngineCrowd<string> => {
      crowds.poses = poses;
      const drawn = group();
      const four = (motions: Float32Array) =>
        Array.from({ length: motions.length / 4 }, (_, at) => [...motions.subarray(at * 4, at * 4 + 4)]);
      return {
        ...drawn,
        capture: (pose) => void crowds.captured.push(pose),
        captured() {},
        advance(time) {
          crowds.time = time;
        },
        show(matrices, colours, motions) {
          drawn.show(matrices, colours);
          crowds.motions = four(motions!);
        },
        change(slots, matrices, colours, motions) {
          drawn.change(slots, matrices, colours);
          for (const [each, motion] of four(motions ?? new Float32Array()).entries())
            crowds.motions[slots[each]!] = motion;
        },
      };
    },
  };
  function group(): EngineScatter<string> {
    const at = groups.length;
    const group = { xs: [] as number[], fills: 0, disposed: 0 };
    groups.push(group);
    return {
      show(matrices) {
        group.fills++;
        group.xs = [...matrices].filter((_, index) => index % 16 === 12);
      },
      change(slots, matrices) {
        for (const [each, slot] of slots.entries()) group.xs[slot] = matrices[each * 16 + 12]!;
      },
      warm: async () => whileWarm(),
      camera() {
        asked++;
        return camera;
      },
      owns: (node) => node === `level ${at}`,
      dispose: () => void group.disposed++,
    };
  }
  return { port, groups, crowds, camera, live: () => live, asks: () => asked };
}
