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
