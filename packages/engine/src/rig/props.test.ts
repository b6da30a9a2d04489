import type { Document } from '@gltf-transform/core';
import { describe, expect, it } from 'vitest';
import { bodyDocument, testBodies } from '../testing/bodies.ts';
import { describeProps } from '../testing/describe-props.ts';
import { height } from '../testing/describe-rigging.ts';
import { readRig } from './read-rig.ts';
import { rigDocument } from './rig-document.ts';
import { skeletons } from './skeletons.ts';

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
