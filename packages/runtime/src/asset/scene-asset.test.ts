import { walker } from '@meshwright/testing/engines/walker';
import { walkerGlb } from '@meshwright/testing/engines/walker-glb';
import { expect, it } from 'vitest';
import { createAssets } from '../create-assets.ts';
import type { EngineInstance, EnginePort } from '../engine-port.ts';

it('an update costs nothing for copies that stand still, until the game has their engine objects', async () => {
  const advanced: number[] = [];
  const assets = createAssets(countingPort(advanced), { assetCache: null });
  const first = await assets.loadAsset(walkerGlb(walker()));
  const second = first.clone();
  const third = second.clone();
  const update = () => {
    advanced.length = 0;
    return [assets.update(0.1), [...advanced].sort()];
  };
  expect(update()).toEqual([false, []]);
  first.play('walk');
  second.play('walk');
  expect(update()).toEqual([true, [0, 1]]);
  second.stop({ fade: 0.05 });
  expect(update()).toEqual([true, [0, 1]]);
  expect(update()).toEqual([true, [0]]);
  expect(third.native).toBe('engine');
  expect(update()).toEqual([true, [0, 2]]);
  // A clip that stands at its end costs nothing until it fades out.
  first.play('walk', { loop: false, fade: 0 });
  for (const plays of [true, false]) expect(update()).toEqual([plays, [0, 2]]);
  expect(update()).toEqual([false, [2]]);
  first.stop({ fade: 0.15 });
  expect(update()).toEqual([true, [0, 2]]);
  expect(update()).toEqual([false, [0, 2]]);
  expect(update()).toEqual([false, [2]]);
  first.dispose();
  third.dispose();
  expect(third.native).toBe('engine');
  expect(update()).toEqual([false, []]);
  assets.dispose();
});

/** Returns a port without an engine, whose instances are numbered and note that they are advanced. */
function countingPort(advanced: number[]): EnginePort<string, string> {
  let count = 0;
  const part = () => ({ root: 'part', dispose() {} });
  const instance = (): EngineInstance<string, string> => {
    const at = count++;
    return {
      ...part(),
      native: 'engine',
      warm: async () => {},
      start() {},
      weigh() {},
      time: () => 0,
      halt() {},
      add() {},
      advance: () => void advanced.push(at),
    };
  };
  return {
    parse: async () => ({
      clips: ['walk'],
      uploads: [],
      rig: () => [],
      tracks: () => [],
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
  };
}
