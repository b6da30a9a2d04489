import { expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { grow } from '../grow.ts';
import { liftCoplanar } from './lift-coplanar.ts';

it('no subject has faces of two surfaces in one plane', () => {
  const found = subjects.filter((subject) => {
    const shapes = grow(subject, { seed: 1, height: 1 }).parts.flatMap(({ pivot, surfaces }) =>
      surfaces.map(({ shape }) => shape.move(pivot[0], pivot[1], pivot[2])),
    );
    return liftCoplanar(shapes).some((shape, i) => shape !== shapes[i]);
  });
  expect(found.map(({ name }) => name)).toEqual([]);
});
