import { expect, it } from 'vitest';
import { runForms, runKinds, runName } from '../../content/subjects/runs.ts';
import { subjects } from '../../content/subjects.ts';
import { grow, type Model } from '../grow.ts';

const grown = (name: string): Model => {
  const subject = subjects.find((one) => one.name === name.replaceAll(' ', '_'))!;
  return grow(subject, { seed: 1, height: subject.height, gap: 1e-6 });
};
const rounded = (value: number): number => Math.round(value * 100) / 100;

it('a straight of a coaster is 1.5 m wide at its posts and as long as three widths', () => {
  const [, , long] = grown('coaster straight').size;
  expect(rounded(long)).toBe(4.5);
});

it('a loop turns over: as high as it is round', () => {
  const { size } = grown('toy track loop');
  expect(size[1]).toBeGreaterThan(2.4 * 0.1);
  expect(grown('coaster loop').size[1]).toBeGreaterThan(3 * grown('coaster straight').size[1]);
});

it('a left curve is the mirror image of the right one', () => {
  const [right, left] = [grown('marble run curve'), grown('marble run curve left')];
  for (const k of [0, 1, 2]) expect(left.size[k]).toBeCloseTo(right.size[k]!, 6);
  const across = ({ parts }: Model): number[] => {
    const { positions } = parts[0]!.surfaces[0]!.shape;
    return positions.filter((_, i) => i % 3 === 0).toSorted((a, b) => a - b);
  };
  const mirrored = across(left)
    .map((x) => -x)
    .toReversed();
  across(right).forEach((x, i) => {
    expect(x).toBeCloseTo(mirrored[i]!, 4);
  });
});

/** Points at the front end of a run, from the middle of that end, by slot; its faces are in one plane but for a fiftieth of its width. */
function frontOf({ parts }: Model, wide: number): string[] {
  const all = parts.flatMap(({ name, surfaces }) =>
    name.endsWith('_run') ? surfaces.map(({ slot, shape }) => ({ slot, shape })) : [],
  );
  const front = Math.max(...all.flatMap(({ shape }) => shape.positions.filter((_, i) => i % 3 === 2)));
  const points = all.flatMap(({ slot, shape: { positions } }) =>
    Array.from({ length: positions.length / 3 }, (_, i) => ({ slot, at: positions.slice(3 * i, 3 * i + 3) })),
  );
  const ends = points.filter(({ at }) => at[2]! > front - 0.02 * wide);
  const middle = (Math.min(...ends.map(({ at }) => at[0]!)) + Math.max(...ends.map(({ at }) => at[0]!))) / 2;
  return [...new Set(ends.map(({ slot, at }) => `${slot} ${((at[0]! - middle) / wide).toFixed(2)}`))]
    .map((text) => text.replace('-0.00', '0.00'))
    .sort();
}

const level = new Set('straight curve corner skew hill bump split crossing end ramp wave'.split(' '));

it.each(runKinds.map(({ name, wide }) => [name, wide] as const))(
  'every piece of a %s has the same end, so that others follow it',
  (kind, wide) => {
    const names = runForms.filter(({ name }) => level.has(name)).map(({ name }) => name);
    const straight = frontOf(grown(runName(kind, 'straight', false)), wide);
    expect(straight.length).toBeGreaterThan(2);
    for (const name of names)
      expect(frontOf(grown(runName(kind, name, false)), wide), name).toEqual(straight);
  },
);

it.each(['mini golf', 'marble run', 'toy track', 'log flume'])(
  'no side of a %s stands in the way where ways cross or split',
  (kind) => {
    const { parts, size } = grown(runName(kind, 'crossing', false));
    const wide = Math.min(size[0], size[2]) / 3;
    const highest = Math.max(
      ...parts.flatMap(({ surfaces }) =>
        surfaces.flatMap(({ shape }) => topNear(shape.positions, 0.3 * wide)),
      ),
    );
    expect(highest).toBeLessThan(0.75 * size[1]);
  },
);

/** Heights of points about the middle from above. */
function topNear(positions: readonly number[], radius: number): number[] {
  return positions.filter((_, i) => i % 3 === 1 && Math.hypot(positions[i - 1]!, positions[i + 1]!) < radius);
}
