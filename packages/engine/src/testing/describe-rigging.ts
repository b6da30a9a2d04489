import { writeGlb } from '@meshwright/formats';
import { sceneParts } from '@meshwright/formats/mesh';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { describe, expect, it } from 'vitest';
import { readRig } from '../rig/read-rig.ts';
import { rigDocument } from '../rig/rig-document.ts';
import { skeletons } from '../rig/skeletons.ts';
import { generate } from '../text-to-3d/generate.ts';
import { bodyDocument, type TestBody } from './bodies.ts';
import { jointsOutside, sideError, stretches, weightError } from './reference/rig-quality.ts';

/** Height in metres of the rigged bodies. */
export const height = 1.7;
/** Share of the height for joints outside the mesh or off the mirror, and for edges stretched at a 45 degree bend. */
export const tolerance = 0.02;
const mostStretch = { biped: 1.35, quadruped: 1.9 } as const;

/**
 * Tests the rigs of bodies.
 * @param bent joints that are bent; all that can be by default
 */
export function describeRigging(bodies: readonly TestBody[], bent?: readonly string[]): void {
  describe.each(bodies)('rigging: $name', (body) => {
    const rigged = (async () => {
      const document = await bodyDocument(body);
      await rigDocument(document, { heightMetres: height });
      return { document, rig: readRig(document), parts: sceneParts(document) };
    })();

    it('names and orders the joints as in the skeleton, under an armature in metres, as every importer shows it', async () => {
      const { document, rig } = await rigged;
      expect(rig.body.kind).toBe(body.kind);
      expect([...rig.nodes.keys()]).toEqual(skeletons[body.kind].map(({ name }) => name));
      expect(rig.unit).toBe(1);
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
      const joints = skeletons[body.kind]
        .filter(({ marker, parent }) => !marker && parent !== null)
        .map(({ name }) => name);
      for (const joint of bent ?? joints) {
        const ratios = stretches(document, joint);
        expect(ratios[Math.floor(ratios.length * 0.99)], joint).toBeLessThan(mostStretch[body.kind]);
      }
    });
  });
}

/** Prompts of models without a body. */
export const things = [
  'chest',
  'sphere',
  'tree',
  'chair',
  'table',
  'bed',
  'bridge',
  'fence',
  'car',
  'monster truck',
  'forklift',
  'office chair',
  'wheel',
  'streetlamp',
];

/** Tests that models without a body are refused. */
export function describeRefusals(prompts: readonly string[]): void {
  describe('a model that is no body', () => {
    it.each(prompts)('refuses a %s and names the missing part', async (prompt) => {
      const { document } = await generate({ prompt, seed: 1, texture: null });
      await expect(rigDocument(document, { heightMetres: 1.7 })).rejects.toMatchObject({
        code: 'no_body',
        message: expect.stringMatching(/^run rigging: no humanoid or four-legged body was found: /),
      });
    });
  });
}
