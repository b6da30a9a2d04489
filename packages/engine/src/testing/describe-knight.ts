import { expect, it } from 'vitest';
import { rigDocument } from '../rig/rig-document.ts';
import { skeletons } from '../rig/skeletons.ts';
import { generate } from '../text-to-3d/generate.ts';

/**
 * Tests that the arms of a knight, whose armour lies on its trunk, do not move the trunk.
 * @param detail as in `generate`
 */
export function describeKnight(detail: number): void {
  const rigged = (async () => {
    const { document } = await generate({ prompt: 'knight', seed: 1, texture: null, pose: 'a-pose', detail });
    await rigDocument(document, { heightMetres: 1.7 });
    return document;
  })();

  it.each(['LeftArm', 'RightArm'])('the trunk of a knight does not move with its %s', async (arm) => {
    const document = await rigged;
    const joint = skeletons.biped.findIndex(({ name }) => name === arm);
    for (const primitive of document.getRoot().listMeshes()[0]!.listPrimitives()) {
      const [places, joints, weights] = ['POSITION', 'JOINTS_0', 'WEIGHTS_0'].map(
        (name) => primitive.getAttribute(name)!,
      );
      for (let v = 0; v < joints!.getCount(); v++) {
        const share =
          weights!.getElement(v, [] as number[])[joints!.getElement(v, [] as number[]).indexOf(joint)] ?? 0;
        if (share > 0.02)
          expect(Math.abs(places!.getElement(v, [] as number[])[0]!), arm).toBeGreaterThan(0.1);
      }
    }
  });
}
