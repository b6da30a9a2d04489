import type { Document } from '@gltf-transform/core';

/** glTF 2.0, 3.7.3.3: tolerance of the sum of a vertex's skin weights, which codecs leave slightly off one. */
const tolerance = 2e-7 * 4;

/** Normalises the float skin weights of every vertex to a sum of one. */
export function normalizeWeights(document: Document): void {
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const arrays = ['WEIGHTS_0', 'WEIGHTS_1'].map((semantic) =>
        primitive.getAttribute(semantic)?.getArray(),
      );
      const sets = arrays.filter((array) => array instanceof Float32Array);
      for (let i = 0; i < (sets[0]?.length ?? 0); i += 4) {
        let sum = 0;
        for (const set of sets) for (let k = i; k < i + 4; k++) sum += set[k] ?? 0;
        if (sum <= 0 || Math.abs(sum - 1) <= tolerance) continue;
        for (const set of sets) for (let k = i; k < i + 4; k++) set[k] = (set[k] ?? 0) / sum;
      }
    }
  }
}
