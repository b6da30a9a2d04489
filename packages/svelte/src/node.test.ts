import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as plain from './node.ts';

it('plain Node imports the same names, whose functions say what they need', () => {
  const text = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
  const names = [...text.matchAll(/^export \{ (.*) \}/gm)].flatMap(([, list = '']) => list.split(', '));
  const values = names.filter((name) => !name.startsWith('type '));
  expect(Object.keys(plain).sort()).toEqual(values.sort());
  const { AssetError: _, ...functions } = plain;
  for (const [name, call] of Object.entries(functions))
    expect(() => call()).toThrow(`${name}() runs in a component inside <Canvas>`);
});

it('a bundler of Svelte takes the components, and plain Node the file without them', () => {
  const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  // The first condition that holds is taken.
  const conditions = Object.entries(exports['.']).filter(([name]) => !/source|types/.test(name));
  expect(conditions).toEqual([
    ['svelte', './dist/index.js'],
    ['node', './dist/node.js'],
    ['default', './dist/index.js'],
  ]);
});
