import { AssetError, type LodLevel, type LodOptions } from '@meshwright/runtime';
import { Group } from 'three';
import { expect, it } from 'vitest';
import type { ThreeAssets } from '../three-assets.ts';
import { componentLods } from './component-lods.ts';

const levels: readonly LodLevel[] = [
  { source: '/near.glb', from: 0 },
  { source: '/far.glb', from: 30 },
];

it('makes its levels once for equal ones, draws those that are loaded, and hands failures to the latest listener', () => {
  const made: LodOptions[] = [];
  let disposed = 0;
  const lods: ThreeAssets['lods'] = (given, options = {}) => {
    if (given[0]?.from !== 0) throw new AssetError('bad_source', 'Order levels.');
    made.push(options);
    return { root: new Group(), level: undefined, dispose: () => disposed++ };
  };
  let changes = 0;
  const shown = componentLods({ assets: { lods } }, () => changes++);
  shown.update(levels, { shadows: true });
  shown.update(
    levels.map((each) => ({ ...each })),
    { shadows: true },
  );
  expect([made.length, changes, shown.root.children.length]).toEqual([1, 1, 1]);
  made[0]!.onLoad!(0);
  expect(changes).toBe(2);
  const failures: unknown[] = [];
  shown.update(levels, { shadows: true, onError: (...failure) => failures.push(failure) });
  made[0]!.onError!('gone', 1);
  expect(failures).toEqual([['gone', 1]]);
  shown.update(levels, {});
  expect([made.length, disposed]).toEqual([2, 1]);
  shown.update(levels.slice(1), {});
  expect([disposed, shown.state]).toEqual([2, { lods: undefined, error: expect.any(AssetError) }]);
  shown.update(levels, {});
  expect(shown.state.error).toBeUndefined();
  shown.close();
  expect([made.length, disposed]).toEqual([3, 3]);
});
