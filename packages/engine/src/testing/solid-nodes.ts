import type { Document } from '@gltf-transform/core';
import { sceneParts, weldPositions } from '@meshwright/formats/mesh';
import { openKernel } from '../print/solid/kernel.ts';

/** Facts of one node's mesh from the solid modeller. */
export interface SolidNode {
  readonly name: string;
  /** 'NoError' for a closed, oriented surface. */
  readonly status: string;
  readonly volume: number;
  readonly pieces: number;
  /** Handles of its surface: a badge with a hole has one. */
  readonly genus: number;
  /** Longest side of the smallest piece. */
  readonly least: number;
}

/** Returns every node of the document, each welded and loaded into the modeller separately. */
export async function solidNodes(document: Document): Promise<SolidNode[]> {
  const kernel = await openKernel();
  const byName = new Map<string, number[]>();
  for (const { object, positions, indices } of sceneParts(document)) {
    const list = byName.get(object) ?? [];
    for (const index of indices) list.push(...positions.subarray(index * 3, index * 3 + 3));
    byName.set(object, list);
  }
  return [...byName].map(([name, corners]) => {
    const order = Uint32Array.from({ length: corners.length / 3 }, (_, i) => i);
    const { positions, indices } = weldPositions(Float32Array.from(corners), order);
    try {
      const made = new kernel.Manifold(
        new kernel.Mesh({ numProp: 3, vertProperties: positions, triVerts: indices }),
      );
      // Rounded coordinates leave flat slivers without volume.
      const pieces = made.decompose().filter((piece) => Math.abs(piece.volume()) > made.volume() * 1e-9);
      const sides = pieces.map((piece) => {
        const { min, max } = piece.boundingBox();
        return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
      });
      const least = Math.min(...sides);
      return {
        name,
        status: made.status(),
        volume: made.volume(),
        genus: made.genus(),
        pieces: sides.length,
        least,
      };
    } catch (error) {
      return { name, status: String(error), volume: 0, genus: 0, pieces: 0, least: 0 };
    }
  });
}
