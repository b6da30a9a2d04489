import { Document } from '@gltf-transform/core';
import { expect, it } from 'vitest';
import { subjects } from '../content/subjects.ts';
import { estimateHeight } from './estimate-height.ts';

const unnamed = new Document();

it.each([
  ['a knight with a crown', 1.85],
  ['a crown', 0.16],
  ['a golden crown for a knight', 0.16],
  ['a helmet stand, on a table', 0.12],
  ['two wolves', 0.95],
  ['a wooden chest without a key', 0.6],
  ['a horse-drawn carriage with a horse', 2.6],
  ['a mouse riding a horse', 0.12],
  ['a giraffe and a cat', 5],
  ['a table lamp', 0.5],
  ['a fire hydrant', 0.75],
  ['a qwertz', 1],
  ['', 1],
])('"%s" is %d m high: the head noun decides', (prompt, metres) => {
  expect(estimateHeight(unnamed, prompt)).toBe(metres);
});

it('is the height of the same words in Text to 3D', () => {
  const others = subjects.filter(({ words, height }) => estimateHeight(unnamed, words[0]) !== height);
  expect(others.map(({ name }) => name)).toEqual([]);
});

it('without a known word in the prompt the names of the model decide', () => {
  const named = new Document();
  named.createMesh('KnightBody');
  expect(estimateHeight(named, 'a qwertz')).toBe(1.75);
});
