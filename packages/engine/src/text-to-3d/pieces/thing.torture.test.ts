import { expect, it } from 'vitest';
import { world } from '../../content/world/world.ts';
import { grow } from '../grow.ts';

it.each(world.map((subject) => [subject.name, subject] as const))(
  'the line of %s can be built, from 100 to 30,000 triangles',
  (_, subject) => {
    const { triangles } = grow(subject, { seed: 3, height: subject.height, detail: 1 });
    expect(triangles).toBeGreaterThanOrEqual(100);
    expect(triangles).toBeLessThanOrEqual(30_000);
  },
);
