import { expect, it } from 'vitest';
import { openKernel } from '../print/solid/kernel.ts';
import { photo } from '../testing/photos.ts';
import { brickFigure } from './brick-figure.ts';
import { readDesign } from './design.ts';
import { vinylFigure } from './vinyl-figure.ts';

const kernel = await openKernel();
const input = {
  kernel,
  design: await readDesign(await photo('person')),
  request: {},
  prototype: {},
  seed: 1,
} as Parameters<typeof vinylFigure>[0];

it.each([
  ['vinyl', vinylFigure],
  ['brick', brickFigure],
] as const)('the parts of a %s figure do not stand in each other', (_, make) => {
  const { parts } = make(input);
  for (const [i, a] of parts.entries())
    for (const b of parts.slice(i + 1))
      expect(a.solid.intersect(b.solid).volume(), `${a.name} ${b.name}`).toBeLessThan(0.01);
});

it('the legs of a vinyl figure end above the soles', () => {
  const { parts } = vinylFigure(input);
  const lowest = Object.fromEntries(parts.map(({ name, solid }) => [name, solid.boundingBox().min[1]]));
  expect(lowest.feet).toBeCloseTo(0, 5);
  expect(lowest.legs).toBeGreaterThan(1);
});

it('arms, legs, hands and feet are two pieces each, hair is one', () => {
  const count = Object.fromEntries(
    vinylFigure(input).parts.map(({ name, solid }) => [name, solid.decompose().length]),
  );
  expect(count).toMatchObject({ arms: 2, legs: 2, hands: 2, feet: 2, hair: 1 });
  const hair = brickFigure(input).parts.find(({ name }) => name === 'hair')!;
  expect(hair.solid.decompose()).toHaveLength(1);
});
