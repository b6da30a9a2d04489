import type { Node, Primitive } from '@gltf-transform/core';
import { accessorFloats } from './accessor-floats.ts';

/** Returns the default weights of the morph targets of a node's mesh. */
export function restWeights(node: Node): readonly number[] {
  const own = node.getWeights();
  return own.length > 0 ? own : (node.getMesh()?.getWeights() ?? []);
}

/** Adds the weighted morph targets to positions and normals, in place. */
export function applyMorphs(
  primitive: Primitive,
  weights: readonly number[],
  positions: Float32Array,
  normals: Float32Array | null,
): void {
  primitive.listTargets().forEach((target, i) => {
    const weight = weights[i] ?? 0;
    if (weight === 0) return;
    for (const [semantic, base] of [['POSITION', positions] as const, ['NORMAL', normals] as const]) {
      const accessor = target.getAttribute(semantic);
      if (!accessor || !base) continue;
      const delta = accessorFloats(accessor);
      for (let k = 0; k < Math.min(base.length, delta.length); k++) base[k] = base[k]! + weight * delta[k]!;
    }
  });
}
