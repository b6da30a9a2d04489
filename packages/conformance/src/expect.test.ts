import { expect as check, describe, it } from 'vitest';
import { expect } from './expect.ts';

const task = { id: 'a', progress: 100, error: { message: '' }, urls: ['x', 'y'] };

describe('what holds passes', () => {
  it.each<[string, () => void]>([
    ['equal values', () => expect(task).toEqual({ ...task, urls: ['x', expect.any(String)] })],
    ['an undefined key', () => expect({ a: 1, b: undefined }).toEqual({ a: 1 })],
    ['a part', () => expect(task).toMatchObject({ error: { message: '' }, progress: expect.any(Number) })],
    ['an object with a part', () => expect([task]).toEqual([expect.objectContaining({ id: 'a' })])],
    ['a text like', () => expect({ a: 'chest' }).toEqual({ a: expect.stringMatching(/^che/) })],
    ['a text with', () => expect('a chest').toContain('chest')],
    ['an item', () => expect([task]).toContainEqual(task)],
    ['no item', () => expect(['a']).not.toContain('b')],
    ['not equal', () => expect(1).not.toBe(2)],
  ])('%s', (_, holds) => {
    holds();
  });
});

describe('a difference is one line with its place', () => {
  it.each<[() => void, string]>([
    [() => expect([202, task]).toEqual([400, task]), '[0]: expected 400, received 202'],
    [
      () => expect(task).toMatchObject({ error: { message: 'x' } }),
      'error.message: expected "x", received ""',
    ],
    [() => expect(task).toMatchObject({ urls: ['x'] }), 'urls: expected ["x"], received ["x","y"]'],
    [() => expect({ a: 1, b: 2 }).toEqual({ a: 1 }), 'b: expected undefined, received 2'],
    [() => expect({}).toEqual({ a: expect.any(Number) }), 'a: expected <any number>, received undefined'],
    [() => expect(null).toEqual({ a: 1 }), 'expected {"a":1}, received null'],
    [() => expect([1]).toEqual({ 0: 1 }), 'expected {"0":1}, received [1]'],
    [() => expect(3, 'page 2').toBe(4), 'page 2: expected 4, received 3'],
    [() => expect('a').not.toBe('a'), 'expected not "a", received "a"'],
    [() => expect('a').not.toMatch(/a/), 'expected not a text like /a/, received "a"'],
    [() => expect({ a: 1 }).not.toHaveProperty('a'), 'expected not the property a, received {"a":1}'],
  ])('%#', (holds, message) => {
    check(holds).toThrow(check.objectContaining({ name: 'ConformanceError', code: 'unmet', message }));
  });

  it('long values are cut', () => {
    check(() => expect('x'.repeat(1000)).toBe('y')).toThrow(/^.{1,220}$/);
  });
});
