import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { readStrict3mf } from '@meshwright/testing/models/reference/read-strict-3mf';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sharedModel } from '@meshwright/testing/models/shared-models';
import { expect } from 'vitest';
import { readModel } from '../read/read-model.ts';
import { writeFormats } from '../write/write-formats.ts';

/**
 * Writes a model of the corpus and reads it again: its GLB is valid, its 3MF is read strictly without a warning, and the
 * others have its bounds.
 */
export async function checkSharedModel(name: string, formats: readonly string[]): Promise<void> {
  const original = await readModel(sharedModel(name));
  const before = measure(documentCorners(original));
  const { files } = await writeFormats(original, before.triangles > 0 ? formats : ['glb']);
  expect(await glbErrors(files['model.glb']!)).toEqual([]);
  if (before.triangles === 0) return;
  const size = Math.max(...before.max.map((value, k) => value - before.min[k]!));
  for (const format of formats.filter((name) => name !== 'glb' && name !== '3mf')) {
    const after = measure(documentCorners(await readModel({ name: '', bytes: files[`model.${format}`]! })));
    for (const k of [0, 1, 2]) {
      expect(Math.abs(after.min[k]! - before.min[k]!)).toBeLessThan(size * 1e-5);
      expect(Math.abs(after.max[k]! - before.max[k]!)).toBeLessThan(size * 1e-5);
    }
  }
  if (files['model.3mf']) expect((await readStrict3mf(files['model.3mf'])).warnings).toEqual([]);
}
