import { readFileSync } from 'node:fs';
import { faultsOf } from '@meshwright/tools/release/tarball-rules';
import { describe, expect, it } from 'vitest';
import { packedPackages } from './testing/packed.ts';
import { root } from './testing/run-folder.ts';

const packed = await packedPackages();
const names = new Set(packed.map(({ name }) => name));

describe('the tarball of', () => {
  it.each(packed)('$name keeps every rule of tarballs', async (each) => {
    expect(readFileSync(each.tarball).length).toBeGreaterThan(0);
    expect(await faultsOf(each, root, names)).toEqual([]);
  });
});
