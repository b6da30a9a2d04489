import { cross, dot, minus, unit } from '@meshwright/gltf/math';
import type { Model } from '../grow.ts';
import type { Point, Shape } from '../shapes/shape.ts';

/** A part of a model whose shapes are in the space of the model. */
export interface PlacedPart {
  readonly name: string;
  readonly pivot: Point;
  readonly surfaces: readonly { readonly slot: string; readonly shape: Shape }[];
}

/** Returns the parts of a model in the space of the model. */
export function placedParts({ parts }: Model): PlacedPart[] {
  return parts.map(({ name, pivot, surfaces }) => ({
    name,
    pivot,
    surfaces: surfaces.map(({ slot, shape }) => ({ slot, shape: shape.move(...pivot) })),
  }));
}

/** Returns parts with each shape changed, and each pivot moved as a point of it. */
export function changedParts(
  parts: readonly PlacedPart[],
  change: (shape: Shape) => Shape,
  move: (point: Point) => Point = (point) => point,
): PlacedPart[] {
  return parts.map(({ name, pivot, surfaces }) => ({
    name,
    pivot: isFixed(pivot) ? pivot : move(pivot),
    surfaces: surfaces.map(({ slot, shape }) => ({ slot, shape: change(shape) })),
  }));
}

/** A part without a hinge keeps the origin of the model. */
export const isFixed = (pivot: Point): boolean => pivot.every((value) => value === 0);

export const shapesOf = (parts: readonly PlacedPart[]): Shape[] =>
  parts.flatMap(({ surfaces }) => surfaces.map(({ shape }) => shape));

/** Returns a model of parts, on the ground and with the middle of its footprint at the origin. */
export function modelOf(model: Model, parts: readonly PlacedPart[]): Model {
  const shown = parts
    .map((part) => ({ ...part, surfaces: part.surfaces.filter(({ shape }) => shape.indices.length > 0) }))
    .filter(({ surfaces }) => surfaces.length > 0);
  const { low, high } = boundsOf(shapesOf(shown));
  const shift: Point = [-(low[0] + high[0]) / 2, -low[1], -(low[2] + high[2]) / 2];
  return {
    ...model,
    parts: shown.map(({ name, pivot, surfaces }) => {
      const at: Point = isFixed(pivot)
        ? pivot
        : [pivot[0] + shift[0], pivot[1] + shift[1], pivot[2] + shift[2]];
      const by = [0, 1, 2].map((k) => shift[k]! - at[k]!) as unknown as Point;
      return {
        name,
        pivot: at,
        surfaces: surfaces.map(({ slot, shape }) => ({ slot, shape: shape.move(...by) })),
      };
    }),
    size: [high[0] - low[0], high[1] - low[1], high[2] - low[2]],
    triangles: shapesOf(shown).reduce((sum, { indices }) => sum + indices.length / 3, 0),
  };
}

export function boundsOf(shapes: readonly Shape[]): { low: Point; high: Point } {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions, indices } of shapes)
    for (const index of indices)
      for (const k of [0, 1, 2] as const) {
        low[k] = Math.min(low[k], positions[3 * index + k]!);
        high[k] = Math.max(high[k], positions[3 * index + k]!);
      }
  return { low, high };
}

export interface Hit {
  readonly point: Point;
  readonly normal: Point;
}

/** Returns a function for the first face that a ray meets from its front. */
export function rayCaster(shapes: readonly Shape[]): (from: Point, way: Point) => Hit | null {
  const faces: { a: Point; ab: Point; ac: Point; normal: Point }[] = [];
  for (const { positions, indices } of shapes) {
    const at = (i: number): Point => [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!];
    for (let t = 0; t < indices.length; t += 3) {
      const a = at(indices[t]!);
      const [ab, ac] = [minus(at(indices[t + 1]!), a), minus(at(indices[t + 2]!), a)];
      faces.push({ a, ab, ac, normal: unit(cross(ab, ac)) });
    }
  }
  return (from, way) => {
    let nearest = Infinity;
    let normal: Point | null = null;
    for (const face of faces) {
      if (dot(face.normal, way) >= 0) continue;
      const p = cross(way, face.ac);
      const area = dot(face.ab, p);
      if (Math.abs(area) < 1e-15) continue;
      const away = minus(from, face.a);
      const u = dot(away, p) / area;
      if (u < 0 || u > 1) continue;
      const q = cross(away, face.ab);
      const v = dot(way, q) / area;
      if (v < 0 || u + v > 1) continue;
      const distance = dot(face.ac, q) / area;
      if (distance > 0 && distance < nearest) [nearest, normal] = [distance, face.normal];
    }
    return (
      normal && {
        point: [0, 1, 2].map((k) => from[k]! + way[k]! * nearest) as unknown as Point,
        normal,
      }
    );
  };
}
