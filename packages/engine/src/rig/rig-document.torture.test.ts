import { readModel, writeGlb } from '@meshwright/formats';
import { sceneParts } from '@meshwright/formats/mesh';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sharedModel, sharedModelNames } from '@meshwright/testing/models/shared-models';
import { expect, it } from 'vitest';
import { testBodies } from '../testing/bodies.ts';
import { describeRefusals, describeRigging, height, things, tolerance } from '../testing/describe-rigging.ts';
import { jointsOutside, sideError, weightError } from '../testing/reference/rig-quality.ts';
import { readRig } from './read-rig.ts';
import { rigDocument } from './rig-document.ts';

describeRigging(testBodies);
describeRefusals(things);

/** Characters with capes, shields and weapons, and ones of a few blocks with gaps up to a sixth of their height. */
const characters = sharedModelNames().filter((name) => /^(kaykit|synth_char_(?!textured))/.test(name));

it.skipIf(characters.length === 0).each(characters)(
  'rigs %s of ../shared symmetrically (skipped where it is absent)',
  async (name) => {
    const document = await readModel(sharedModel(name));
    await rigDocument(document, { heightMetres: height });
    const rig = readRig(document);
    expect(rig.body.kind).toBe('biped');
    expect(sideError(rig) / height).toBeLessThan(tolerance);
    expect(weightError(document)).toBeLessThan(1e-5);
    // Joints between blocks are outside of every block.
    if (/^kaykit/.test(name))
      expect(jointsOutside(rig, sceneParts(document), tolerance * height)).toEqual([]);
    expect(await glbErrors(await writeGlb(document))).toEqual([]);
  },
);
