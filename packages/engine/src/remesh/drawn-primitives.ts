import type { Document, Primitive } from '@gltf-transform/core';
import { instanceTransforms, type ScenePart, sceneParts } from '@meshwright/formats/mesh';
import type { Share } from './share-budget.ts';

/** Returns how often each primitive is drawn in the default scene. */
export function drawnCopies(document: Document): Map<Primitive, number> {
  const copies = new Map<Primitive, number>();
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  scene?.traverse((node) => {
    const count = instanceTransforms(node)?.length ?? 1;
    for (const primitive of node.getMesh()?.listPrimitives() ?? [])
      copies.set(primitive, (copies.get(primitive) ?? 0) + count);
  });
  return copies;
}

/** Returns how often each primitive is drawn in the default scene, and its surface area there. */
export function drawnPrimitives(document: Document): Map<Primitive, Share> {
  const shares = new Map<Primitive, Share>();
  for (const part of sceneParts(document, { normals: false })) {
    const seen = shares.get(part.primitive);
    shares.set(part.primitive, {
      triangles: part.indices.length / 3,
      copies: (seen?.copies ?? 0) + 1,
      area: Math.max(seen?.area ?? 0, surface(part)),
    });
  }
  return shares;
}

function surface({ positions: p, indices }: ScenePart): number {
  let area = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i]! * 3;
    const b = indices[i + 1]! * 3;
    const c = indices[i + 2]! * 3;
    const ux = p[b]! - p[a]!;
    const uy = p[b + 1]! - p[a + 1]!;
    const uz = p[b + 2]! - p[a + 2]!;
    const vx = p[c]! - p[a]!;
    const vy = p[c + 1]! - p[a + 1]!;
    const vz = p[c + 2]! - p[a + 2]!;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    area += Math.sqrt(x * x + y * y + z * z) / 2;
  }
  return area;
}
