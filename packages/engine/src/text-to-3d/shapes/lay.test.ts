import { expect, it } from 'vitest';
import { createForms } from './forms.ts';
import { type LayFrom, lay, settle } from './lay.ts';
import type { Shape } from './shape.ts';

const { sphere, box, cylinder, lathe } = createForms({ tile: 1, gap: 0.002, detail: 1, faceted: false });

/** The least and the greatest distance of the points of a shape from the centre of a ball. */
const reachOf = ({ positions }: Shape): [number, number] => {
  const radii = positions.flatMap((x, i) =>
    i % 3 ? [] : [Math.hypot(x, positions[i + 1]!, positions[i + 2]!)],
  );
  return [Math.min(...radii), Math.max(...radii)];
};

const ball = sphere(1, { segments: 64 });

it.each<[string, Shape, LayFrom]>([
  ['a plate in front of a ball, along z', box(0.6, 0.6, 0.04).move(0, 0, 3), { along: 'z' }],
  ['a plate beside a ball, along x', box(0.04, 0.6, 0.6).move(-3, 0, 0), { along: 'x' }],
  ['a band around a ball, around y', lathe([[1.2, -0.1], [1.24, -0.1], [1.24, 0.1], [1.2, 0.1], [1.2, -0.1]]), { around: 'y' }], // biome-ignore format: a row a case
  ['a disc over a ball, to its centre', cylinder(0.3, 0.04).move(0, 1, 0).turn('z', 50), 'center'],
])('%s lies on it, half of its thickness above and half below', (_, shape, from) => {
  const [least, most] = reachOf(lay(shape, [ball], from, 0.002));
  expect(least).toBeGreaterThan(0.97);
  expect(most).toBeLessThan(1.025);
});

it('the outline stays as it is seen from where the shape is laid', () => {
  const flat = box(0.6, 0.4, 0.04).move(0.1, 0.2, 3);
  const laid = lay(flat, [ball], { along: 'z' }, 0.002);
  const across = (shape: Shape, axis: number): number[] => shape.positions.filter((_, i) => i % 3 === axis);
  for (const axis of [0, 1])
    for (const end of [Math.min, Math.max])
      expect(end(...across(laid, axis))).toBeCloseTo(end(...across(flat, axis)), 9);
});

it('a shape with nothing below it stays as it is', () => {
  const apart = box(0.2, 0.2, 0.02).move(4, 0, 3);
  expect(lay(apart, [ball], { along: 'z' }, 0.002)).toBe(apart);
  expect(lay(apart, [], { along: 'z' }, 0.002)).toBe(apart);
});

it('has few edges where it lies flat, and more where it bends', () => {
  const plate = box(0.6, 0.6, 0.04).move(0, 0, 3);
  const corners = (onto: Shape, gap: number): number =>
    lay(plate, [onto], { along: 'z' }, gap).positions.length;
  expect(corners(box(2, 2, 2), 0.002)).toBe(plate.positions.length);
  expect(corners(ball, 0.02)).toBeLessThan(corners(ball, 0.002));
});

it.each<[string, Shape, LayFrom]>([
  ['in front of a ball, along z', sphere(0.1).move(0.2, 0.3, 4), { along: 'z' }],
  ['in a ball, to its centre', sphere(0.1).move(0.1, 0.2, 0.1), 'center'],
])('a bead %s comes to lie with its middle on the surface, in its own form', (_, bead, from) => {
  const settled = settle(bead, [ball], from);
  const [least, most] = reachOf(settled);
  expect(least).toBeCloseTo(0.9, 2);
  expect(most).toBeCloseTo(1.1, 2);
  const shift = [0, 1, 2].map((k) => settled.positions[k]! - bead.positions[k]!);
  for (const [i, value] of settled.positions.entries())
    expect(value - bead.positions[i]!).toBeCloseTo(shift[i % 3]!, 9);
});
