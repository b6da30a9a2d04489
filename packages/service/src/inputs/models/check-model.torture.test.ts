import { describe, expect, it } from 'vitest';
import { check, glb, gltf, large, model, text } from './testing/model-headers.ts';

describe('a file over 100 MB to remesh (spec: Remesh)', () => {
  it.each<[string, () => Uint8Array, RegExp | null]>([
    ['a GLB of 10,000,000 faces beside its data', () => glb(model(10_000_000), large), null],
    ['a glTF of 10,000,000 faces beside its data', () => gltf(model(10_000_000), large), null],
    ['a glTF of more', () => gltf(model(10_000_001), large), /has 10000001 faces/],
    [
      'a glTF of more than 4 MiB beside its data',
      () => gltf({ ...model(1), extras: 'x'.repeat(2 ** 22) }, large),
      /more than 4194304 bytes/,
    ],
    ['an OBJ of 12,500,000 faces', () => text('f 1 2 3', large), /faces/],
    ['an OBJ of fewer', () => text('v 0.25 0.5 0.75', large), null],
  ])('%s', async (_, bytes, refused) => {
    const file = bytes();
    if (refused === null) await check('remesh', file);
    else await expect(check('remesh', file)).rejects.toThrow(refused);
  });
});
