import type { Document } from '@gltf-transform/core';

/** Lays a product on its back, the print position. */
export function layDown(document: Document): void {
  for (const node of document.getRoot().listNodes()) node.setRotation([-Math.SQRT1_2, 0, 0, Math.SQRT1_2]);
}
