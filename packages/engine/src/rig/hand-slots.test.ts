import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { generate } from '../text-to-3d/generate.ts';
import { rigDocument } from './rig-document.ts';

/**
 * Mittens, fingers and fists with thumbs, and half the length of each from the notch before it on the side of the little finger
 * to its tip, in metres, read from slices of the mesh. Joints of hands in a T-pose lie far before the wrist.
 */
const hands = [
  ['a person', 'a-pose', 0.075],
  ['a person', 't-pose', 0.071],
  ['a heroic man', 'a-pose', 0.064],
  ['a realistic woman', 't-pose', 0.06],
  ['a chibi girl', 'a-pose', 0.092],
  ['a pirate with a sword', 't-pose', 0.075],
] as const;

it.each(hands)('a slot is in the middle of the hand of %s in %s, within 2 cm', async (prompt, pose, half) => {
  const { document } = await generate({ prompt, seed: 7, texture: null, pose, detail: 0.4 });
  await rigDocument(document, { heightMetres: 1.8 });
  const root = document.getRoot();
  const at = (name: string) => {
    const node = root.listNodes().find((each) => each.getName() === name)!;
    return new Vector3(...node.getWorldTranslation());
  };
  const along = at('LeftHand').sub(at('LeftForeArm')).normalize();
  const names = root
    .listSkins()[0]!
    .listJoints()
    .map((joint) => joint.getName());
  const far = root
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .flatMap((primitive) => {
      const positions = primitive.getAttribute('POSITION')!;
      const joints = primitive.getAttribute('JOINTS_0')!;
      return Array.from({ length: positions.getCount() }, (_, vertex) => vertex)
        .filter((vertex) => names[joints.getElement(vertex, [])[0]!] === 'LeftHand')
        .map((vertex) => new Vector3().fromArray(positions.getElement(vertex, [])).dot(along));
    });
  const toTip = Math.max(...far) - at('handslot.l').dot(along);
  expect(Math.abs(toTip - half)).toBeLessThan(0.02);
});
