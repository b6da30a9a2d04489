import { expect, it } from 'vitest';
import { closeName } from './close-name.ts';

const fields = ['prompt', 'mode', 'art_style', 'target_polycount', 'seed'];

it.each([
  ['promt', 'prompt'],
  ['prmopt', 'prompt'],
  ['artStyle', 'art_style'],
  ['target-polycuont', 'target_polycount'],
  ['mod', 'mode'],
  ['sed', 'seed'],
  ['colour', undefined],
  ['md', undefined],
  ['', undefined],
  ['p'.repeat(10_000), undefined],
])('%s means %s', (name, meant) => {
  expect(closeName(name, fields)).toBe(meant);
});
