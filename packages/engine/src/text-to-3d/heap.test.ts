import { describe, expect, it } from 'vitest';
import { subjects } from '../content/subjects.ts';
import { grow, type Model } from './grow.ts';
import { heapIn } from './heap.ts';

const modelOf = (name: string): Model => {
  const subject = subjects.find((each) => each.name === name)!;
  return grow(subject, { seed: 1, height: subject.height, detail: 0.5 });
};

describe('things in a container', () => {
  it.each([
    ['bowl', 'apple', 4, 4],
    ['plate', 'apple', 3, 3],
    ['open_crate', 'apple', 30, 30],
    ['bowl', 'pumpkin', 1, 0],
    ['bowl', 'apple', 9, 4],
  ])('%s holds of %s x %i: %i', (container, thing, count, held) => {
    const spots = heapIn(modelOf(container), copies(thing, count));
    expect(spots.filter((spot) => spot !== null).length).toBe(held);
  });

  it('stand within its rim and apart', () => {
    const bowl = modelOf('bowl');
    const apple = modelOf('apple');
    const places = heapIn(bowl, copies('apple', 4)).map((spot) => spot!.position);
    for (const [i, [x, y, z]] of places.entries()) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(bowl.size[1]);
      for (const [a, b, c] of places.slice(0, i))
        expect(Math.hypot(x - a, y - b, z - c)).toBeGreaterThan(0.8 * apple.size[0]);
    }
  });

  it('that lie in piles lie on their back', () => {
    const [spot] = heapIn(modelOf('bowl'), [{ model: modelOf('coin'), lying: true }]);
    expect(spot!.turn).toEqual([-Math.SQRT1_2, 0, 0, Math.SQRT1_2]);
  });
});

function copies(name: string, count: number): { model: Model; lying: boolean }[] {
  return Array.from({ length: count }, () => ({ model: modelOf(name), lying: false }));
}
