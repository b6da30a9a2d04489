import { describe, expect, it } from 'vitest';
import { readModel } from '../formats/read-model.ts';
import { sceneParts } from '../formats/scene-parts.ts';
import { writeGlb } from '../formats/write-glb.ts';
import { bodyDocument, testBodies } from '../testing/bodies.ts';
import { stretches, windingNumber } from '../testing/rig-quality.ts';
import { sharedModel, sharedModelNames } from '../testing/shared-models.ts';
import { glbErrors } from '../testing/validate-glb.ts';
import { generate } from '../text-to-3d/generate.ts';
import { readRig } from './read-rig.ts';
import { rigDocument } from './rig-document.ts';
import { skeletons } from './skeletons.ts';

const full = process.env.MESHWRIGHT_FULL === '1';
const height = 1.7;
/** Share of the height a joint may be outside the mesh or off the mirror, and edges stretched at a bend of 45 degrees. */
const tolerance = 0.02;
const mostStretch = { biped: 1.35, quadruped: 1.9 } as const;
const bentJoints = ['LeftArm', 'RightLeg', 'Spine01'];
const shortForm = ['with a cape', 'without a right hand', 'knight', 'dog'];

describe.each(testBodies.filter(({ name }) => full || shortForm.includes(name)))('rigging: $name', (body) => {
  const rigged = (async () => {
    const document = await bodyDocument(body);
    await rigDocument(document, { heightMetres: height });
    return { document, rig: readRig(document), parts: sceneParts(document) };
  })();

  it('names and orders the joints as the skeleton has them, under an armature of 0.01', async () => {
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

  it('stands on the ground at the height asked for, and passes the Khronos validator', async () => {
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

  it('puts every joint into the mesh', async () => {
    const { rig, parts } = await rigged;
    const near = tolerance * height;
    const outside = [...rig.body.joints].filter(
      ([, [x, y, z]]) =>
        ![
          [0, 0, 0],
          [near, 0, 0],
          [-near, 0, 0],
          [0, near, 0],
          [0, -near, 0],
          [0, 0, near],
          [0, 0, -near],
        ].some(([dx, dy, dz]) => Math.abs(windingNumber(parts, [x + dx!, y + dy!, z + dz!])) > 0.5),
    );
    expect(outside.map(([name]) => name)).toEqual([]);
  });

  it('puts left and right joints opposite each other', async () => {
    const { joints } = (await rigged).rig.body;
    const middle = joints.get('Hips')![0];
    for (const [name, [x, y, z]] of joints) {
      if (!name.startsWith('Left')) continue;
      const other = joints.get(name.replace('Left', 'Right'))!;
      const off = Math.hypot(x + other[0] - 2 * middle, y - other[1], z - other[2]);
      expect(off / height, name).toBeLessThan(tolerance);
    }
  });

  it('binds every vertex to at most four joints, with weights that sum to one', async () => {
    const { document } = await rigged;
    for (const primitive of document.getRoot().listMeshes()[0]!.listPrimitives()) {
      const weights = primitive.getAttribute('WEIGHTS_0')!.getArray()!;
      let worst = 0;
      for (let i = 0; i < weights.length; i += 4)
        worst = Math.max(
          worst,
          Math.abs(weights[i]! + weights[i + 1]! + weights[i + 2]! + weights[i + 3]! - 1),
        );
      expect(worst).toBeLessThan(1e-5);
    }
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

describe('what is no body', () => {
  it.each(full ? things : things.slice(0, 4))('refuses a %s, saying what was not found', async (prompt) => {
    const { document } = await generate({ prompt, seed: 1, texture: null });
    await expect(rigDocument(document, { heightMetres: 1.7 })).rejects.toMatchObject({
      code: 'no_body',
      message: expect.stringMatching(/^run rigging: no humanoid or four-legged body was found: /),
    });
  });
});

const characters = sharedModelNames()
  .concat(full ? [] : ['kaykit_Knight.glb'])
  .filter((name) => /^(kaykit|synth_char_vendorlike)/.test(name));

it.skipIf(sharedModelNames().length === 0 || !full).each(characters)(
  'rigs or refuses %s of the corpus, and nothing else',
  async (name) => {
    const document = await readModel(sharedModel(name));
    try {
      await rigDocument(document, { heightMetres: 1.7 });
      expect(await glbErrors(await writeGlb(document))).toEqual([]);
    } catch (error) {
      expect(error).toMatchObject({ code: 'no_body' });
    }
  },
);
