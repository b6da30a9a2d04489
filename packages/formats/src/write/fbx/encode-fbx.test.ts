import { expect, it } from 'vitest';
import { encodeFbx } from './encode-fbx.ts';
import { fbxNode } from './fbx-node.ts';

it('writes records of every length, also when the buffer fills up in the middle of a header', () => {
  const buffer = 2 ** 16;
  const empty = encodeFbx([fbxNode('A', [new Uint8Array(0)]), fbxNode('B')]).length;
  for (let length = buffer - 300; length < buffer; length++) {
    const bytes = encodeFbx([fbxNode('A', [new Uint8Array(length)]), fbxNode('B')]);
    // The footer is padded to a multiple of sixteen.
    expect(Math.abs(bytes.length - empty - length)).toBeLessThanOrEqual(16);
  }
});
