import { expect, it } from 'vitest';
import { subjects } from '../../../content/subjects.ts';
import { grow, type Model } from '../../grow.ts';
import { type BeastPosture, beastPostures } from './beast-posture.ts';

const posed = (name: string, posture?: BeastPosture): Model =>
  grow(subjects.find((each) => each.name === name)!, { seed: 1, height: 1, ...(posture && { posture }) });

/** Least and most of a coordinate of the parts whose names a test accepts. */
function rangeOf(model: Model, axis: 0 | 1 | 2, test: RegExp): [number, number] {
  const values = model.parts
    .filter(({ name }) => test.test(name))
    .flatMap(({ pivot, surfaces }) =>
      surfaces.flatMap(({ shape }) =>
        shape.positions.filter((_, i) => i % 3 === axis).map((v) => v + pivot[axis]),
      ),
    );
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

it('a sitting dog has its rump near the ground and its head where it was', () => {
  const [standing, sitting] = [posed('dog'), posed('dog', 'sitting')];
  expect(rangeOf(sitting, 1, /body/)[0]).toBeLessThan(0.4 * rangeOf(standing, 1, /body/)[0]);
  expect(rangeOf(sitting, 1, /head/)[1]).toBeGreaterThan(0.9 * rangeOf(standing, 1, /head/)[1]);
});

it('a running horse reaches farther forwards and backwards with its legs', () => {
  const reach = (model: Model): number => {
    const [low, high] = rangeOf(model, 2, /leg_/);
    return high - low;
  };
  expect(reach(posed('horse', 'running'))).toBeGreaterThan(1.4 * reach(posed('horse')));
});

it('a dead wolf lies on its side, as high as it is wide', () => {
  const [standing, dead] = [posed('wolf'), posed('wolf', 'dead')];
  expect(dead.size[1]).toBeCloseTo(standing.size[0], 2);
});

it.each(
  ['cat', 'dog', 'lion', 'dragon', 'elephant', 'unicorn'].flatMap((name) =>
    beastPostures.map((posture) => [name, posture] as const),
  ),
)('%s %s: stands on the ground and keeps its size', (name, posture) => {
  const [standing, model] = [posed(name), posed(name, posture)];
  expect(rangeOf(model, 1, /./)[0]).toBeCloseTo(0, 6);
  const longest = Math.hypot(...standing.size);
  expect(Math.max(...model.size)).toBeLessThan(longest);
  expect(Math.max(...model.size)).toBeGreaterThan(0.5 * Math.max(...standing.size));
});
