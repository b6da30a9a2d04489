import { walkScene } from '../bounds/scene-walk.ts';
import type { Model, ModelPrimitive } from '../read/model.ts';

/** What one frame of the default scene draws, with every copy of a mesh. */
export interface DrawnCounts {
  triangles: number;
  /** Draw calls: GPU instances of a primitive take one together, and every other copy its own. */
  calls: number;
}

/** Stored triangles, each mesh counted once. */
export function triangleCount(model: Pick<Model, 'meshes' | 'accessors'>): number {
  let total = 0;
  for (const { primitives } of model.meshes)
    for (const primitive of primitives) total += trianglesOf(primitive, model);
  return total;
}

/**
 * Counts what the default scene draws: a mesh for each node that shows it, and for each of its GPU instances. Without a
 * scene every node counts.
 */
export function drawnCounts(model: Model): DrawnCounts {
  const { nodes, meshes, accessors, defaultScene } = model;
  const drawn = { triangles: 0, calls: 0 };
  for (const index of defaultScene === null ? nodes.keys() : walkScene(model, defaultScene).world.keys()) {
    const { mesh, instances } = nodes[index]!;
    if (mesh === undefined) continue;
    const counts = Object.values({ ...instances }).flatMap((at) => accessors[at ?? -1]?.count ?? []);
    const copies = counts.length > 0 ? Math.min(...counts) : 1;
    drawn.triangles += triangleCount({ meshes: [meshes[mesh]!], accessors }) * copies;
    drawn.calls += meshes[mesh]!.primitives.length;
  }
  return drawn;
}

export function trianglesOf(
  { mode, indices, position }: ModelPrimitive,
  { accessors }: Pick<Model, 'accessors'>,
): number {
  const count = accessors[indices ?? position ?? -1]?.count ?? 0;
  if (mode === 4) return Math.floor(count / 3);
  return mode === 5 || mode === 6 ? Math.max(0, count - 2) : 0;
}
