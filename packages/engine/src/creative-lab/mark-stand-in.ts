import type { Document } from '@gltf-transform/core';

/** Writes into the asset's extras what of it is not a trained model's work, beside what else is to be known. */
export function markStandIn(
  document: Document,
  standIn: string,
  more: Readonly<Record<string, string>> = {},
): void {
  document.getRoot().getAsset().extras = { meshwright: { standIn, ...more } };
}
