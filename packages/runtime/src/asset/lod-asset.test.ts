import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EnginePort } from '../engine-port.ts';
import type { LoadAsset } from './load-asset.ts';
import { levelAt, lodAsset } from './lod-asset.ts';
import type { HeldAsset } from './scene-asset.ts';

const levels = [0, 10, 30].map((from) => ({ source: '', from }));

it.each([
  [0, undefined, 0],
  [9, undefined, 0],
  [11, undefined, 1],
  [100, undefined, 2],
  [10.5, 0, 0],
  [11.5, 0, 1],
  [9.5, 1, 1],
  [8.9, 1, 0],
  [100, 0, 2],
  [1, 2, 0],
])('at %f metres, with level %s shown, selects level %i', (distance, shownLevel, level) => {
  expect(levelAt(levels, distance, shownLevel)).toBe(level);
});

it('does not flicker: keeps the chosen level at that distance and at a slightly different one', () => {
  assertProperty(
    fc.property(
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0.96, max: 1.04, noNaN: true }),
      fc.constantFrom(undefined, 0, 1, 2),
      (distance, shake, shownLevel) => {
        const level = levelAt(levels, distance, shownLevel);
        expect(levelAt(levels, distance, level)).toBe(level);
        const plain = levelAt(levels, distance, undefined);
        expect(levelAt(levels, distance * shake, plain)).toBe(plain);
      },
    ),
  );
});

it('a level whose file breaks off after its coarse level gives way to the one before', async () => {
  const attached = new Set<string>();
  let metres = 50;
  const port = {
    slot: () => ({ root: 'slot', dispose() {} }),
    distance: () => metres,
    attach: (_: string, child: string) => void attached.add(child),
    detach: (child: string) => void attached.delete(child),
  } as Partial<EnginePort<string, null>> as EnginePort<string, null>;
  const asset = (root: string) => ({ root, dispose() {} }) as HeldAsset<string, null>;
  let breakOff = (_: Error) => {};
  const load: LoadAsset<string, null> = async (source, options) => {
    if (source === 'far') return asset('far');
    options!.onCoarse!(asset('coarse'));
    await new Promise((_, reject) => {
      breakOff = reject;
    });
    return asset('near');
  };
  const errors: number[] = [];
  const near = { source: 'near', from: 0 };
  const onError = (_: unknown, level: number) => errors.push(level);
  const lod = lodAsset(port, load, [near, { source: 'far', from: 20 }], { onError }, () => {});
  const settle = async () => {
    lod.tick();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    lod.tick();
  };
  await settle();
  expect([[...attached], lod.level]).toEqual([['far'], 1]);
  metres = 1;
  await settle();
  expect([[...attached], lod.level]).toEqual([['coarse'], 0]);
  attached.delete('coarse');
  breakOff(new Error('cut'));
  await settle();
  expect([[...attached], lod.level, errors]).toEqual([['far'], 1, [0]]);
});
