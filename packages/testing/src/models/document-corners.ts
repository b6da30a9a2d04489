import type { Document } from '@gltf-transform/core';
import { sceneParts } from '@meshwright/formats/mesh';

/** Returns nine coordinates per triangle of the scene at rest. */
export function documentCorners(document: Document): number[] {
  return sceneParts(document).flatMap(({ positions, indices }) =>
    Array.from(indices).flatMap((i) => [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!]),
  );
}
