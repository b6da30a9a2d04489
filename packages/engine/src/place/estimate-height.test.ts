import { Document } from '@gltf-transform/core';
import { expect, it } from 'vitest';
import { estimateHeight } from './estimate-height.ts';

const unnamed = new Document();

it.each([
  ['a knight with a crown', 1.75],
  ['a crown', 0.12],
  ['a golden crown for a knight', 0.12],
  ['a helmet stand, on a table', 0.12],
  ['two wolves', 1.2],
  ['a wooden chest without a key', 0.6],
  ['a horse-drawn carriage with a horse', 1.5],
  ['a qwertz', 1],
  ['', 1],
])('"%s" is %d m high: the head noun decides', (prompt, metres) => {
  expect(estimateHeight(unnamed, prompt)).toBe(metres);
});

it('without a known word in the prompt the names of the model decide', () => {
  const named = new Document();
  named.createMesh('KnightBody');
  expect(estimateHeight(named, 'a qwertz')).toBe(1.75);
});
