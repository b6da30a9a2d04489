import { expect, it } from 'vitest';
import { tileName, trackForms, tracks } from '../../content/subjects/tiles.ts';
import { subjects } from '../../content/subjects.ts';
import { grow, type Model } from '../grow.ts';

const grown = (name: string): Model => {
  const subject = subjects.find((one) => one.name === name.replaceAll(' ', '_'))!;
  return grow(subject, { seed: 1, height: subject.height, gap: 1e-6 });
};

/** Area of what is seen from above of the flat faces of the surfaces, by slot. */
function areasFromAbove({ parts }: Model): Record<string, number> {
  const areas: Record<string, number> = {};
  for (const { slot, shape } of parts.flatMap(({ surfaces }) => surfaces)) {
    const at = (i: number): number[] => shape.positions.slice(3 * i, 3 * i + 3);
    for (let t = 0; t < shape.indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => at(shape.indices[t + k]!)) as [number[], number[], number[]];
      const up = (b[2]! - a[2]!) * (c[0]! - a[0]!) - (b[0]! - a[0]!) * (c[2]! - a[2]!);
      if (up > 0) areas[slot] = (areas[slot] ?? 0) + up / 2;
    }
  }
  return areas;
}

it('a river tile is two metres wide, of water, banks and ground', () => {
  const model = grown('river tile');
  expect(model.size.map((side) => Math.round(side * 100) / 100)).toEqual([2, 0.34, 2]);
  const { earth, water, bank, ground } = areasFromAbove(model);
  expect(earth).toBeCloseTo(4, 2);
  expect([water, bank, ground].map((area) => Math.round(area! * 100) / 100)).toEqual([1.44, 0.32, 2.24]);
});

const all = Object.keys(tracks).flatMap((track) =>
  trackForms.flatMap(({ words: [form = ''] }) => [tileName(4, track, form), tileName(6, track, form)]),
);

it.each(all)('%s: what goes across it, its edges and the ground cover it once', (name) => {
  const areas = areasFromAbove(grown(name));
  const whole = name.startsWith('hex') ? 2 * Math.sqrt(3) : 4;
  const of = (...slots: string[]): number => slots.reduce((sum, slot) => sum + (areas[slot] ?? 0), 0);
  expect(Math.abs(of('ground', 'bank', 'kerb', 'path', 'water', 'road', 'gravel') / whole - 1)).toBeLessThan(
    0.01,
  );
  expect(Math.abs(areas.earth! / whole - 1)).toBeLessThan(0.01);
});

/** Heights and places of corners on the front side, where another tile follows, of every surface but what lies on it. */
function frontOf({ parts, size }: Model): string[] {
  const front = new Set<string>();
  for (const { slot, shape } of parts.flatMap(({ surfaces }) => surfaces)) {
    if (/^(?:line|tie|rail)$/.test(slot)) continue;
    for (let i = 0; i < shape.positions.length; i += 3) {
      const [x, y, z] = shape.positions.slice(i, i + 3) as [number, number, number];
      if (z > size[2] / 2 - 0.01)
        front.add([slot, x.toFixed(2), y.toFixed(2)].join(' ').replace('-0.00', '0.00'));
    }
  }
  return [...front].sort();
}

it.each(Object.keys(tracks))(
  'every form of a tile with a %s has the same front side, so that others follow it',
  (track) => {
    for (const sides of [4, 6] as const) {
      const [straight, ...others] = trackForms.map(({ words: [form = ''] }) =>
        grown(tileName(sides, track, form)),
      );
      for (const other of others) expect(frontOf(other)).toEqual(frontOf(straight!));
    }
  },
);
