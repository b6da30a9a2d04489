import type { Primitive } from '@gltf-transform/core';
import { accessorFloats } from '@meshwright/formats/mesh';

/** An attribute that counts while simplifying: how many of its values, and their weight against the surface. */
export interface ShadingColumn {
  readonly semantic: string;
  readonly take: number;
  readonly weight: number;
}

/** Normals weigh little: at 0.5 they would pull triangles from silhouettes to places that merely shade unevenly. */
export const shadingColumns: readonly ShadingColumn[] = [
  { semantic: 'NORMAL', take: 3, weight: 0.04 },
  { semantic: 'TEXCOORD_0', take: 2, weight: 1 },
  { semantic: 'TEXCOORD_1', take: 2, weight: 1 },
  { semantic: 'COLOR_0', take: 3, weight: 0.2 },
];

/** Values of one column of a primitive, with what turns stored values into counted ones. */
export interface ShadingSource extends ShadingColumn {
  readonly values: Float32Array;
  readonly size: number;
  readonly scale: number;
}

/** Returns the columns that a primitive has for all its vertices. */
export function shadingSources(primitive: Primitive, vertices: number): ShadingSource[] {
  const sources: ShadingSource[] = [];
  for (const column of shadingColumns) {
    const accessor = primitive.getAttribute(column.semantic);
    if (!accessor || accessor.getCount() < vertices) continue;
    const values = accessorFloats(accessor);
    // Otherwise a texture repeated twenty times would outweigh the shape.
    const scale = column.semantic.startsWith('TEXCOORD') ? 1 / Math.max(1, extentOf(values)) : 1;
    sources.push({ ...column, values, size: accessor.getElementSize(), scale });
  }
  return sources;
}

/** Returns the columns interleaved, `weights.length` values a vertex. */
export function interleaved(
  sources: readonly ShadingSource[],
  vertices: number,
): { attributes: Float32Array; weights: number[] } {
  const weights = sources.flatMap(({ take, weight }) => new Array<number>(take).fill(weight));
  const attributes = new Float32Array(vertices * weights.length);
  let column = 0;
  for (const source of sources) {
    writeColumn(source, vertices, attributes, weights.length, column);
    column += source.take;
  }
  return { attributes, weights };
}

/** Writes one column into rows of `stride` values from position `at` on. */
export function writeColumn(
  { values, size, take, scale }: ShadingSource,
  vertices: number,
  rows: Float32Array,
  stride: number,
  at: number,
): void {
  for (let k = 0; k < take; k++) {
    for (let v = 0; v < vertices; v++) {
      const value = values[v * size + k]!;
      // NaN and the infinities, without a call.
      rows[v * stride + at + k] = value - value === 0 ? value * scale : 0;
    }
  }
}

function extentOf(values: Float32Array): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high > low ? high - low : 0;
}
