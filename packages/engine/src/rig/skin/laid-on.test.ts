import { expect, it } from 'vitest';
import { type Box, bothSides, boxDocument } from '../../testing/box-document.ts';
import { describeKnight } from '../../testing/describe-knight.ts';
import { rigDocument } from '../rig-document.ts';

const blocks: readonly Box[] = [
  { name: 'trunk', low: [-0.27, 0.25, -0.2], high: [0.27, 0.73, 0.2] },
  ...bothSides({ name: 'leg', low: [0.05, 0, -0.08], high: [0.2, 0.3, 0.12] }),
  ...bothSides({ name: 'arm', low: [0.24, 0.45, -0.06], high: [0.6, 0.57, 0.06] }),
  { name: 'head', low: [-0.12, 0.7, -0.12], high: [0.12, 1, 0.12] },
  { name: 'face', low: [-0.2, 0.3, 0.19], high: [0.2, 0.65, 0.215] },
  { name: 'eye', low: [0.06, 0.5, 0.21], high: [0.13, 0.57, 0.22] },
];

it('a face on a trunk, and an eye on the face, move only with joints that move the trunk', async () => {
  const joints = await jointsOf(blocks);
  for (const name of ['face', 'eye'])
    for (const joint of joints(name)) expect(joints('trunk'), `${name}: ${joint}`).toContain(joint);
});

describeKnight(0.3);

/** Returns the joints that move the vertices of a block, by its name. */
async function jointsOf(boxes: readonly Box[]): Promise<(name: string) => Set<string>> {
  const document = boxDocument(boxes);
  await rigDocument(document, { heightMetres: 1 });
  const skeleton = document.getRoot().listSkins()[0]!.listJoints();
  const primitives = document.getRoot().listMeshes()[0]!.listPrimitives();
  return (name) => {
    const primitive = primitives.find((own) => own.getMaterial()?.getName() === name)!;
    const [joints, weights] = ['JOINTS_0', 'WEIGHTS_0'].map((key) => primitive.getAttribute(key)!);
    const found = new Set<string>();
    for (let v = 0; v < joints!.getCount(); v++)
      for (const [n, weight] of weights!.getElement(v, [] as number[]).entries())
        if (weight > 0) found.add(skeleton[joints!.getElement(v, [] as number[])[n]!]!.getName());
    return found;
  };
}
