import { expect, it } from 'vitest';
import { skeletons } from '../skeletons.ts';
import { drapeCloth } from './drape-cloth.ts';

const names = skeletons.biped.map(({ name }) => name);
const joints = new Map([
  ['Hips', [0, 0.52, 0] as const],
  ['LeftUpLeg', [0.06, 0.5, 0] as const],
  ['RightUpLeg', [-0.06, 0.5, 0] as const],
]);

/** Returns the shares of a place that the left leg has with its knee, after a skirt down to 0.2 is draped. */
function sharesAt(place: readonly [number, number, number]): Record<string, number> {
  const shares = new Float32Array(names.length);
  shares[names.indexOf('LeftUpLeg')] = 0.5;
  shares[names.indexOf('LeftLeg')] = 0.5;
  const fitted = { kind: 'biped', joints, tips: new Map() } as const;
  drapeCloth(fitted, { hem: 0.2, leg: 0.05 }, Float32Array.from(place), shares);
  return Object.fromEntries(names.map((name, joint) => [name, shares[joint]!]));
}

it.each([
  ['the leg in a skirt', [0.06, 0.3, 0.02]],
  ['the leg below a skirt', [0.15, 0.1, 0.02]],
] as const)('%s keeps its shares', (_, place) => {
  expect(sharesAt(place)).toMatchObject({ LeftUpLeg: 0.5, LeftLeg: 0.5, Hips: 0 });
});

it('a skirt before a thigh goes with it and is not bent by the knee', () => {
  const { LeftUpLeg, LeftLeg, RightUpLeg } = sharesAt([0.08, 0.3, 0.12]);
  expect(LeftUpLeg).toBeGreaterThan(0.75);
  expect(RightUpLeg).toBeLessThan(0.15);
  expect(LeftLeg).toBe(0);
});

it('a skirt between the thighs goes with both alike', () => {
  const { LeftUpLeg, RightUpLeg } = sharesAt([0, 0.3, 0.12]);
  expect(LeftUpLeg).toBeCloseTo(RightUpLeg!);
});

it('a skirt at the belt goes with the hips alone', () => {
  expect(sharesAt([0.08, 0.505, 0.08])).toMatchObject({ Hips: 1, LeftUpLeg: 0, RightUpLeg: 0 });
});
