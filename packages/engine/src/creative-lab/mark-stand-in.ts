import type { Document } from '@gltf-transform/core';

/** Writes how the result falls short of a trained model's work, and further facts, into the asset's extras. */
export function markStandIn(
  document: Document,
  standIn: string,
  more: Readonly<Record<string, string>> = {},
): void {
  document.getRoot().getAsset().extras = { meshwright: { standIn, ...more } };
}
