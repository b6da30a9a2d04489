import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { sharedModel, sharedModelNames } from '@meshwright/testing/models/shared-models';
import { describe, expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';

const bounds = async (glb: Uint8Array) => measure(documentCorners(await readModel({ name: '', bytes: glb })));

const characters = sharedModelNames().filter((name) => /Fox|synth_char|kaykit/.test(name));
describe.skipIf(characters.length === 0)('skinned models of ../shared (skipped where it is absent)', () => {
  it.each(characters)('%s stands 1.8 m high as displayed', async (name) => {
    const { files } = await runRecorded('resize', { resize_height: 1.8 }, { model: sharedModel(name) });
    const { min, max } = await bounds(files['model.glb']!);
    expect(max[1] - min[1]).toBeCloseTo(1.8, 4);
    expect(min[1]).toBeCloseTo(0, 4);
  });
});
