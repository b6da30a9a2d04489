import { sampleOf } from '@meshwright/testing/samples';
import { describe, expect, it } from 'vitest';
import { rigFault } from '../rig/judge-rig.ts';
import { readRig } from '../rig/read-rig.ts';
import { rigDocument } from '../rig/rig-document.ts';
import { skeletons } from '../rig/skeletons.ts';
import { generate } from '../text-to-3d/generate.ts';
import { height } from './describe-rigging.ts';

/** A prompt, the pose of its character, and what that holds. */
const holders = [
  ['a knight with a sword', 't-pose', 'sword'],
  ['an archer with a bow', 't-pose', 'bow'],
  ['a farmer with a pitchfork', 't-pose', 'pitchfork'],
  ['a skeleton with a sword and a shield', 'a-pose', 'sword'],
  ['a pirate', 'rest', 'sword'],
] as const;

const robed = [
  ['a wizard', 'a-pose'],
  ['a king', 'a-pose'],
  ['a monk', 't-pose'],
  ['a princess', 'a-pose'],
  ['an angel', 't-pose'],
] as const;

/** Things that narrow like a robe. */
const robeLike = ['a windmill', 'a cactus', 'a chess king', 'a trophy', 'a bell'] as const;

/**
 * Tests characters that hold things or wear robes.
 * @param rows how many of each table are tested; in torture all of them
 */
export function describeProps(rows: number): void {
  describe('what a figure holds is no part of its body', () => {
    it.each(sampleOf(holders, rows))(
      '%s in %s: the %s follows the right hand alone',
      async (prompt, pose, held) => {
        const { document } = await generate({ prompt, seed: 1, texture: null, pose, detail: 0.5 });
        const own = document
          .getRoot()
          .listNodes()
          .filter((node) => node.getMesh() && node.getName().includes(held))
          .flatMap((node) => node.getMesh()!.listPrimitives())
          .reduce((sum, primitive) => sum + primitive.getIndices()!.getCount(), 0);
        await rigDocument(document, { heightMetres: height });
        expect(rigFault(document)).toBeNull();
        const hand = skeletons.biped.findIndex(({ name }) => name === 'RightHand');
        let stiff = 0;
        for (const primitive of document.getRoot().listMeshes()[0]!.listPrimitives()) {
          const [joints, weights] = [
            primitive.getAttribute('JOINTS_0')!,
            primitive.getAttribute('WEIGHTS_0')!,
          ];
          const indices = primitive.getIndices()!;
          const isStiff = (corner: number): boolean =>
            joints.getElement(corner, [])[0] === hand && weights.getElement(corner, [])[0] === 1;
          if (Array.from({ length: indices.getCount() }, (_, i) => indices.getScalar(i)).every(isStiff))
            stiff += indices.getCount();
        }
        expect(stiff).toBeGreaterThanOrEqual(own);
      },
    );
  });

  describe('a person in a robe', () => {
    it.each(sampleOf(robed, rows))(
      '%s in %s has two legs in it, and a walk neither tears nor sinks it',
      async (prompt, pose) => {
        const { document } = await generate({ prompt, seed: 1, texture: null, pose, detail: 0.5 });
        await rigDocument(document, { heightMetres: height });
        expect(rigFault(document)).toBeNull();
        const { joints } = readRig(document).body;
        expect(joints.get('LeftUpLeg')![0] - joints.get('RightUpLeg')![0]).toBeGreaterThan(0.08);
        expect(joints.get('LeftFoot')![1]).toBeLessThan(0.15);
      },
    );
  });

  it.each(sampleOf(robeLike, rows))('%s is no person in a robe', async (prompt) => {
    const { document } = await generate({ prompt, seed: 1, texture: null, detail: 0.5 });
    await expect(rigDocument(document, { heightMetres: height })).rejects.toMatchObject({ code: 'no_body' });
  });
}
