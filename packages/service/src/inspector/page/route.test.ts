import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkTo, routeOf, tabs } from './route.ts';

it('parses every route it links to, for any texts', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  const place = fc.record({
    tab: fc.constantFrom(...tabs),
    task: text,
    group: text,
    family: text,
    text,
    before: text,
  });
  assertProperty(
    fc.property(text, place, (token, place) => {
      expect(routeOf(linkTo(token, place))).toEqual({ token, ...place });
    }),
    { numRuns: 50 },
  );
});

it('parses an unknown route as the list of tasks', () => {
  expect(routeOf('#token=t&tab=nothing')).toMatchObject({ token: 't', tab: 'tasks', task: '' });
  expect(routeOf('')).toMatchObject({ token: '', tab: 'tasks' });
});
