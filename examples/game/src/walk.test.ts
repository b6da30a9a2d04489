import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layout, obstacles } from './scenery/layout.ts';
import { step, strides, type Walker } from './walk.ts';

const stood: Walker = { at: layout.start, turn: 0, gait: 'idle' };
const north = { x: 0, z: -1, run: false };

it('keeps its position without input', () => {
  expect(step(stood, { x: 0, z: 0, run: true }, 0.1, [])).toEqual(stood);
});

it('walks 1.7 metres a second and runs 4.2, in a diagonal no faster', () => {
  for (const [input, metres] of [
    [north, 1.7],
    [{ ...north, run: true }, 4.2],
    [{ x: 1, z: -1, run: false }, 1.7],
  ] as const) {
    const { at } = step(stood, input, 1, []);
    expect(Math.hypot(at[0] - stood.at[0], at[2] - stood.at[2])).toBeCloseTo(metres, 10);
  }
});

it('turns to its direction by the shorter way', () => {
  let walker: Walker = { ...stood, turn: 3 };
  for (let frame = 0; frame < 60; frame++) walker = step(walker, { x: -0.2, z: -1, run: false }, 1 / 60, []);
  expect(Math.sin(walker.turn)).toBeLessThan(0);
  expect(walker.turn).toBeGreaterThan(3);
});

it('never leaves the garden, for any input', () => {
  const number = fc.double({ min: -1, max: 1, noNaN: true });
  const input = fc.record({ x: number, z: number, run: fc.boolean() });
  assertProperty(
    fc.property(fc.array(input, { maxLength: 60 }), (inputs) => {
      let walker = stood;
      for (const each of inputs) walker = step(walker, each, 0.1, obstacles);
      expect(Math.hypot(walker.at[0], walker.at[2])).toBeLessThanOrEqual(layout.reach + 1e-9);
    }),
  );
});

it('makes a step every 0.75 metres of a walk and every 1.3 of a run, and none while it stands', () => {
  const steps = (gait: Walker['gait']) => {
    let count = 0;
    const stride = strides(() => {
      count += 1;
    });
    for (let frame = 0; frame < 600; frame++) stride({ ...stood, gait }, 1 / 60);
    return count;
  };
  expect([steps('idle'), steps('walk'), steps('run')]).toEqual([0, 22, 31]);
});

it('does not walk through a rock', () => {
  const rock = { at: [0, 0, 0], radius: 1 } as const;
  let walker: Walker = { ...stood, at: [0.05, 0, 4] };
  for (let frame = 0; frame < 300; frame++) {
    walker = step(walker, north, 1 / 30, [rock]);
    expect(Math.hypot(walker.at[0], walker.at[2])).toBeGreaterThan(1.34);
  }
});
