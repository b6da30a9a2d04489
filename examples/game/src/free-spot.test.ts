import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeSpot } from './free-spot.ts';
import { layout, type Obstacle, obstacles } from './scenery/layout.ts';

const stood = { at: layout.start, turn: Math.PI, gait: 'idle' } as const;

it('is straight ahead where nothing stands', () => {
  const [x, , z] = freeSpot(stood, 0.4, []);
  expect([x, z]).toEqual([expect.closeTo(stood.at[0]), expect.closeTo(stood.at[2] - 2.2)]);
});

it('things that are asked for without walking never touch each other, a tree or a rock', () => {
  const size = fc.double({ min: 0.2, max: 1.5, noNaN: true });
  assertProperty(
    fc.property(fc.array(size, { maxLength: 12 }), (sizes) => {
      const standing: Obstacle[] = [...obstacles];
      for (const radius of sizes) {
        const at = freeSpot(stood, radius, standing);
        for (const other of standing) {
          const far = Math.hypot(at[0] - other.at[0], at[2] - other.at[2]);
          expect(far).toBeGreaterThanOrEqual(radius + other.radius);
        }
        expect(Math.hypot(at[0], at[2])).toBeLessThanOrEqual(layout.wall);
        standing.push({ at, radius });
      }
    }),
  );
});
