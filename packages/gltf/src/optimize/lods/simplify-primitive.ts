import type { Accessor, Primitive } from '@gltf-transform/core';
import type { MeshoptSimplifier } from 'meshoptimizer';
import { transformFunctions } from '../../optional-package.ts';

export interface SimplifyGoal {
  /** Triangles to keep, as a share of the existing ones. */
  ratio: number;
  /** Maximum movement of the surface, as a share of the longest side of the primitive. */
  error: number;
  /** Keeps open edges in place, so that neighbouring primitives still meet. */
  lockBorder: boolean;
}

/**
 * Removes triangles from a primitive. Vertices are removed but never moved, so the remaining ones keep their skin
 * weights, colours and texture coordinates, which also weigh in the choice. Returns how far the surface moved, in the
 * primitive's own units; 0 when nothing changed.
 */
export async function simplifyPrimitive(
  primitive: Primitive,
  simplifier: typeof MeshoptSimplifier,
  { ratio, error, lockBorder }: SimplifyGoal,
): Promise<number> {
  const { compactPrimitive } = await transformFunctions();
  const position = primitive.getAttribute('POSITION');
  const indices = primitive.getIndices();
  if (!position || !indices || primitive.getMode() !== TRIANGLES) return 0;
  // The base shape does not show what a morph target does to a removed vertex.
  if (primitive.listTargets().length > 0) return 0;
  const count = position.getCount();
  const from = Uint32Array.from(indices.getArray()!);
  const wanted = Math.floor((from.length * ratio) / 3) * 3;
  const points = numbers(position);
  const { values, width, weights } = attributesOf(primitive, count);
  const [to, moved] =
    width === 0
      ? simplifier.simplify(from, points, 3, wanted, error, lockBorder ? ['LockBorder'] : [])
      : simplifier.simplifyWithAttributes(
          from,
          points,
          3,
          values,
          width,
          weights,
          null,
          wanted,
          error,
          lockBorder ? ['LockBorder'] : [],
        );
  if (to.length >= from.length || to.length === 0) return 0;
  const kept = indices.clone().setArray(count > 65_534 ? to : Uint16Array.from(to));
  primitive.setIndices(kept);
  compactPrimitive(primitive);
  return moved * simplifier.getScale(points, 3);
}

/** Normals, colours and the first texture coordinates, with the weight of a change of 1 in them. */
function attributesOf(
  primitive: Primitive,
  count: number,
): { values: Float32Array; width: number; weights: number[] } {
  const used = COUNTED.flatMap(({ name, weight }) => {
    const accessor = primitive.getAttribute(name);
    return accessor ? [{ size: accessor.getElementSize(), weight, numbers: numbers(accessor) }] : [];
  });
  const width = used.reduce((sum, { size }) => sum + size, 0);
  const values = new Float32Array(width * count);
  let column = 0;
  for (const { size, numbers } of used) {
    for (let i = 0; i < count; i++)
      for (let k = 0; k < size; k++) values[i * width + column + k] = numbers[i * size + k]!;
    column += size;
  }
  return { values, width, weights: used.flatMap(({ size, weight }) => new Array<number>(size).fill(weight)) };
}

/** The elements of an accessor as real numbers. */
function numbers(accessor: Accessor): Float32Array {
  const array = accessor.getArray()!;
  if (array instanceof Float32Array) return array;
  const size = accessor.getElementSize();
  const values = new Float32Array(array.length);
  const element: number[] = [];
  for (let i = 0; i < accessor.getCount(); i++) values.set(accessor.getElement(i, element), i * size);
  return values;
}

const COUNTED = [
  { name: 'NORMAL', weight: 0.5 },
  { name: 'COLOR_0', weight: 1 },
  { name: 'TEXCOORD_0', weight: 1 },
] as const;

const TRIANGLES = 4;
