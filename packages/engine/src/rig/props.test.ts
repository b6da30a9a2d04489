import type { Document } from '@gltf-transform/core';
import { sampleOf } from '@meshwright/testing/samples';
import { describe, expect, it } from 'vitest';
import { bodyDocument, testBodies } from '../testing/bodies.ts';
import { height } from '../testing/describe-rigging.ts';
import { generate } from '../text-to-3d/generate.ts';
import { rigFault } from './judge-rig.ts';
import { readRig } from './read-rig.ts';
import { rigDocument } from './rig-document.ts';
import { skeletons } from './skeletons.ts';

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
  ['a chibi woman', 'a-pose'],
  ['a chibi princess', 'a-pose'],
  ['a chibi wizard', 't-pose'],
] as const;

/** Things that narrow like a robe. */
const robeLike = ['a windmill', 'a cactus', 'a chess king', 'a trophy', 'a bell', 'a table lamp'] as const;

/**
 * Tests characters that hold things or wear robes.
 * @param rows how many of each table are tested; in torture all of them
 */
function describeProps(rows: number): void {
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

  // Issue 39, defect 5b.
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
    // A cup with two handles is refused for its walk.
    const fault = await rigDocument(document, { heightMetres: height }).then(
      () => rigFault(document),
      ({ code }) => code,
    );
    expect(fault).toMatch(/^no_body$|^a walk would tear it/);
  });
}

const person = testBodies.find(({ name }) => name === 'person in a T-pose')!;

describe('a sword that hangs from the hand of a skinned character', () => {
  const rigged = (async () => {
    const bare = await bodyDocument(person);
    await rigDocument(bare, { heightMetres: height });
    const armed = await bodyDocument(person);
    await rigDocument(armed, { heightMetres: height });
    hang(armed, 'RightHand', [0.06, 0.06, 1.2]);
    await rigDocument(armed, { heightMetres: height });
    return { bare, armed };
  })();

  it('follows the hand alone', async () => {
    const { armed } = await rigged;
    const hand = skeletons.biped.findIndex(({ name }) => name === 'RightHand');
    const sword = armed.getRoot().listMeshes()[0]!.listPrimitives().at(-1)!;
    const [joints, weights] = [sword.getAttribute('JOINTS_0')!, sword.getAttribute('WEIGHTS_0')!];
    for (let v = 0; v < joints.getCount(); v++)
      expect([joints.getElement(v, [])[0], weights.getElement(v, [])[0]]).toEqual([hand, 1]);
  });

  it('changes neither the joints nor the size of the body', async () => {
    const { bare, armed } = await rigged;
    const joints = readRig(bare).body.joints;
    for (const [name, place] of readRig(armed).body.joints)
      for (const [k, x] of place.entries()) expect(x, name).toBeCloseTo(joints.get(name)![k]!, 2);
  });
});

describeProps(1);

/** Adds a box of a size in metres under a joint, without a skin. */
function hang(document: Document, joint: string, size: readonly [number, number, number]): void {
  const node = document
    .getRoot()
    .listNodes()
    .find((candidate) => candidate.getName() === joint)!;
  const corners = Array.from({ length: 8 }, (_, n) =>
    size.map((side, k) => ((n >> k) & 1 ? 0.5 : -0.5) * side * 100),
  );
  const faces = [0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2];
  const buffer = document.getRoot().listBuffers()[0]!;
  const accessor = (type: 'SCALAR' | 'VEC3', array: Uint16Array | Float32Array) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setIndices(accessor('SCALAR', Uint16Array.from(faces)))
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from(corners.flat())));
  node.addChild(document.createNode('sword').setMesh(document.createMesh('sword').addPrimitive(primitive)));
}
