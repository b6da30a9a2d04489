import type { Document } from '@gltf-transform/core';
import { readModel, writeGlb } from '@meshwright/formats';
import { sceneParts } from '@meshwright/formats/mesh';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sharedModel, sharedModelNames } from '@meshwright/testing/models/shared-models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { full } from '../../../../test/full.ts';
import { short } from '../../../../test/short.ts';
import { bodyDocument, testBodies } from '../testing/bodies.ts';
import { jointsOutside, sideError, stretches, weightError } from '../testing/reference/rig-quality.ts';
import { generate } from '../text-to-3d/generate.ts';
import { readRig } from './read-rig.ts';
import { rigDocument } from './rig-document.ts';
import { skeletons } from './skeletons.ts';

const height = 1.7;
/** Share of the height for joints outside the mesh or off the mirror, and for edges stretched at a 45 degree bend. */
const tolerance = 0.02;
const mostStretch = { biped: 1.35, quadruped: 1.9 } as const;
const bentJoints = ['LeftArm', 'RightLeg', 'Spine01'];
const shortForm = [
  'with a sword and a shield',
  'of blocks with air between them',
  'without a right hand',
  'dog',
];

describe.each(testBodies.filter(({ name }) => full || shortForm.includes(name)))('rigging: $name', (body) => {
  const rigged = (async () => {
    const document = await bodyDocument(body);
    await rigDocument(document, { heightMetres: height });
    return { document, rig: readRig(document), parts: sceneParts(document) };
  })();

  it('names and orders the joints as in the skeleton, under an armature of scale 0.01', async () => {
    const { document, rig } = await rigged;
    expect(rig.body.kind).toBe(body.kind);
    expect([...rig.nodes.keys()]).toEqual(skeletons[body.kind].map(({ name }) => name));
    expect(rig.unit).toBe(0.01);
    expect(
      document
        .getRoot()
        .listMeshes()
        .map((mesh) => mesh.getName()),
    ).toEqual(['char1']);
  });

  it('stands on the ground at the requested height, and passes the Khronos validator', async () => {
    const { document, parts } = await rigged;
    let [low, high] = [9, -9];
    for (const { positions } of parts)
      for (let i = 1; i < positions.length; i += 3) {
        low = Math.min(low, positions[i]!);
        high = Math.max(high, positions[i]!);
      }
    expect(low).toBeCloseTo(0, 4);
    expect(high).toBeCloseTo(height, 4);
    expect(await glbErrors(await writeGlb(document))).toEqual([]);
  });

  it('puts every joint inside the mesh', async () => {
    const { rig, parts } = await rigged;
    expect(jointsOutside(rig, parts, tolerance * height)).toEqual([]);
  });

  it('puts left and right joints opposite each other', async () => {
    expect(sideError((await rigged).rig) / height).toBeLessThan(tolerance);
  });

  it('binds every vertex to at most four joints, with weights that sum to one', async () => {
    expect(weightError((await rigged).document)).toBeLessThan(1e-5);
  });

  it('keeps 99 of 100 edges near their length at a bend of 45 degrees', async () => {
    const { document } = await rigged;
    const joints = full
      ? skeletons[body.kind]
          .filter(({ marker, parent }) => !marker && parent !== null)
          .map(({ name }) => name)
      : bentJoints;
    for (const joint of joints) {
      const ratios = stretches(document, joint);
      expect(ratios[Math.floor(ratios.length * 0.99)], joint).toBeLessThan(mostStretch[body.kind]);
    }
  });
});

it('leaves a four-legged animal its own height where none is requested', async () => {
  const { document } = await generate({ prompt: 'a dog', seed: 1, texture: null, pose: 'rest', detail: 0.3 });
  const before = heightOf(document);
  await rigDocument(document, {});
  expect(before).toBeLessThan(1.2);
  expect(heightOf(document)).toBeCloseTo(before, 4);
});

function heightOf(document: Document): number {
  const heights = sceneParts(document).flatMap(({ positions }) =>
    [...positions].filter((_, i) => i % 3 === 1),
  );
  return heights.reduce((a, b) => Math.max(a, b)) - heights.reduce((a, b) => Math.min(a, b));
}

const things = [
  'chest',
  'sphere',
  'tree',
  'chair',
  'table',
  'bed',
  'bridge',
  'fence',
  'car',
  'wheel',
  'streetlamp',
];

describe('a model that is no body', () => {
  it.each(full ? things : fc.sample(fc.constantFrom(...things), 2))(
    'refuses a %s and names the missing part',
    async (prompt) => {
      const { document } = await generate({ prompt, seed: 1, texture: null });
      await expect(rigDocument(document, { heightMetres: 1.7 })).rejects.toMatchObject({
        code: 'no_body',
        message: expect.stringMatching(/^run rigging: no humanoid or four-legged body was found: /),
      });
    },
  );
});

/** Characters with capes, shields and weapons, and ones of a few blocks with gaps up to a sixth of their height. */
const characters = sharedModelNames().filter((name) => /^(kaykit|synth_char_(?!textured))/.test(name));

it.skipIf(short || characters.length === 0).each(characters)(
  'rigs %s of the corpus symmetrically',
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
