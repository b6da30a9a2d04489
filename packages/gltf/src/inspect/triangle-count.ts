import type { Model, ModelPrimitive } from '../read/model.ts';

/** Stored triangles, each mesh counted once. */
export function triangleCount(model: Pick<Model, 'meshes' | 'accessors'>): number {
  let total = 0;
  for (const { primitives } of model.meshes)
    for (const primitive of primitives) total += trianglesOf(primitive, model);
  return total;
}

export function trianglesOf(
  { mode, indices, position }: ModelPrimitive,
  { accessors }: Pick<Model, 'accessors'>,
): number {
  const count = accessors[indices ?? position ?? -1]?.count ?? 0;
  if (mode === 4) return Math.floor(count / 3);
  return mode === 5 || mode === 6 ? Math.max(0, count - 2) : 0;
}
