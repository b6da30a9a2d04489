import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchFaces } from './match-faces.ts';

const faces = 12;
const pairs = fc.uniqueArray(fc.tuple(fc.nat(faces - 1), fc.nat(faces - 1)), {
  maxLength: 40,
  selector: ([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`),
});
const candidatesOf = (list: readonly (readonly [number, number])[]) =>
  list.filter(([a, b]) => a !== b).map(([first, second]) => ({ first, second }));

it('uses no face twice, and leaves no two neighbours without a partner', () => {
  assertProperty(
    fc.property(pairs, (list) => {
      const candidates = candidatesOf(list);
      const chosen = matchFaces(candidates, faces);
      const used = chosen.flatMap(({ first, second }) => [first, second]);
      expect(new Set(used).size).toBe(used.length);
      for (const { first, second } of candidates)
        expect(used.includes(first) || used.includes(second)).toBe(true);
    }),
  );
});

it('changes partners along a chain, so that both ends find one', () => {
  // Best first joins 2 and 3, which leaves 1 and 4, and so on.
  const chain = [
    [2, 3],
    [4, 5],
    [1, 2],
    [3, 4],
    [5, 6],
    [0, 7],
  ] as const;
  const chosen = matchFaces(candidatesOf(chain), 8).map(({ first, second }) => `${first} ${second}`);
  expect(chosen.toSorted()).toEqual(['0 7', '1 2', '3 4', '5 6']);
});
