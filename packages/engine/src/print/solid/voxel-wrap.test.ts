import { sceneParts } from '@meshwright/formats/mesh';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { branchesOf } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { solidNodes } from '../../testing/solid-nodes.ts';
import { meshOfParts } from '../mesh/print-mesh.ts';
import { keepFaces } from '../mesh/repair/repair-mesh.ts';
import { openKernel } from './kernel.ts';
import { voxelWrap } from './voxel-wrap.ts';

const knots = [
  ['whole', 0],
  ['with every fiftieth face missing', 50],
] as const;
it.each(branchesOf(knots, ([, missing]) => missing > 0))(
  'a skin around a knot %s is closed and within 3 %% of its volume',
  async (_, missing) => {
    const knot = knotDocument(160, 20);
    const [whole] = await solidNodes(knot);
    const mesh = meshOfParts(sceneParts(knot));
    const kept = mesh.partOf.map((_part, face) => (missing > 0 && face % missing === 0 ? 0 : 1));
    const skin = voxelWrap(await openKernel(), keepFaces(mesh, Uint8Array.from(kept)));
    expect(skin.status()).toBe('NoError');
    expect(Math.abs(skin.volume() / whole!.volume - 1)).toBeLessThan(0.03);
  },
);
