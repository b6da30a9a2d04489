import { expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { grow } from '../grow.ts';
import { createForms } from './forms.ts';
import { liftCoplanar } from './lift-coplanar.ts';
import type { Shape } from './shape.ts';

const { box } = createForms({ tile: 1, gap: 0.004, detail: 1, faceted: false });
const most = ({ positions }: Shape, axis: number): number =>
  Math.max(...positions.filter((_, i) => i % 3 === axis));

const wall = box(2, 2, 0.2).move(0, 1, 0);

it('the smaller of two faces in one plane is moved out, all of its corners by as much', () => {
  const plate = box(0.5, 0.5, 0.1).move(0, 1, 0.05);
  const [same, lifted] = liftCoplanar([wall, plate]) as [Shape, Shape];
  expect(same).toBe(wall);
  expect(most(lifted, 2)).toBeGreaterThan(0.101);
  expect(most(lifted, 2)).toBeLessThan(0.11);
  expect(lifted.positions.filter((value, i) => value !== plate.positions[i])).toHaveLength(4 * 3);
});

it('a face on another that is moved out is moved farther', () => {
  const plates = [1, 0.5].map((side) => box(side, side, 0.1).move(0, 1, 0.05));
  const [, one, other] = liftCoplanar([wall, ...plates]) as [Shape, Shape, Shape];
  expect(most(other, 2)).toBeGreaterThan(most(one, 2) + 0.001);
});

it.each([
  ['in another plane', box(0.5, 0.5, 0.1).move(0, 1, 0.06)],
  ['beside it', box(0.5, 0.5, 0.1).move(3, 1, 0.05)],
  ['on the ground', box(0.5, 0.5, 0.1).move(0, 0.25, 0)],
])('a face %s stays', (_, plate) => {
  expect(liftCoplanar([wall, plate])).toEqual([wall, plate]);
});

it.each(['jerrycan', 'computer', 'medkit'])('a %s has no faces of two surfaces in one plane', (name) => {
  const subject = subjects.find((each) => each.name === name)!;
  const shapes = grow(subject, { seed: 1, height: 1 }).parts.flatMap(({ pivot, surfaces }) =>
    surfaces.map(({ shape }) => shape.move(pivot[0], pivot[1], pivot[2])),
  );
  expect(liftCoplanar(shapes)).toEqual(shapes);
});
