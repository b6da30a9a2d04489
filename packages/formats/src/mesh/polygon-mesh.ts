import type { MeshPart } from '../scene/mesh-parts.ts';
import { type Influence, influencesOf } from '../scene/skin-binding.ts';
import { weldPositions } from './weld-positions.ts';

/**
 * A mesh as editing programs keep it: points shared across seams, and polygons, quads included, whose corners carry the
 * other attributes.
 */
export interface PolygonMesh {
  /** Three coordinates per point. */
  readonly points: Float32Array;
  /** Joint influences of each point; empty without a skin. */
  readonly influences: readonly (readonly Influence[])[];
  /** Point of each corner, polygon after polygon. */
  readonly corners: Int32Array;
  /** Corners of each polygon. */
  readonly sizes: Int32Array;
  /** Vertex of each corner, counted across all parts, with its normal, texture coordinate and colour. */
  readonly vertices: Int32Array;
  /** Part index of each polygon. */
  readonly parts: Int32Array;
  /** Point of each vertex, counted across all parts. */
  readonly pointOf: Uint32Array;
}

/**
 * Joins the parts of one mesh; polygons that are left with fewer than three points are dropped.
 * @param shapes the same parts with each morph target alone: vertices at one place that move differently stay separate
 */
export function polygonMesh(
  parts: readonly MeshPart[],
  skinned: boolean,
  shapes: readonly (readonly MeshPart[])[] = [],
): PolygonMesh {
  const welded = weldPositions(joined(parts.map(({ positions }) => positions)), new Uint32Array(0));
  const held =
    skinned || shapes.length > 0 ? split(parts, welded, skinned, shapes) : { ...welded, influences: [] };
  const most = parts.reduce((sum, { indices }) => sum + indices.length, 0);
  const corners = new Int32Array(most);
  const vertices = new Int32Array(most);
  const sizes = new Int32Array(most / 3);
  const owners = new Int32Array(most / 3);
  let [corner, polygon, base] = [0, 0, 0];
  parts.forEach((part, owner) => {
    const { indices, quads } = part;
    for (let i = 0; i < indices.length; i += i < quads * 6 ? 6 : 3) {
      const first = corner;
      for (let k = 0; k < (i < quads * 6 ? 4 : 3); k++) {
        const vertex = indices[k === 3 ? i + 5 : i + k]! + base;
        const point = held.remap[vertex]!;
        let same = first;
        while (same < corner && corners[same] !== point) same++;
        if (same < corner) continue;
        corners[corner] = point;
        vertices[corner++] = vertex;
      }
      if (corner - first < 3) corner = first;
      else {
        sizes[polygon] = corner - first;
        owners[polygon++] = owner;
      }
    }
    base += part.positions.length / 3;
  });
  return {
    points: held.positions,
    influences: held.influences,
    corners: corners.slice(0, corner),
    sizes: sizes.slice(0, polygon),
    vertices: vertices.slice(0, corner),
    parts: owners.slice(0, polygon),
    pointOf: held.remap,
  };
}

interface Held {
  readonly positions: Float32Array;
  readonly remap: Uint32Array;
  readonly influences: Influence[][];
}

/** Vertices at one place with different influences or shapes, such as two touching parts, stay separate points. */
function split(
  parts: readonly MeshPart[],
  { positions, remap }: { positions: Float32Array; remap: Uint32Array },
  skinned: boolean,
  shapes: readonly (readonly MeshPart[])[],
): Held {
  const places: number[] = Array.from(positions);
  const influences: Influence[][] = [];
  const firstOf = new Int32Array(positions.length / 3).fill(-1);
  const others = new Map<string, number>();
  const out = remap.slice();
  // Positions of all vertices with each shape alone.
  const shifts = shapes.map((shape) => joined(shape.map((part) => part.positions)));
  const movesAlike = (a: number, b: number): boolean =>
    shifts.every((shift) => [0, 1, 2].every((k) => Object.is(shift[a * 3 + k]! + 0, shift[b * 3 + k]! + 0)));
  let vertex = 0;
  for (const part of parts) {
    const find = skinned ? influencesOf(part.primitive) : null;
    for (let i = 0; i * 3 < part.positions.length; i++, vertex++) {
      const point = remap[vertex]!;
      const binds = find ? find(i) : [];
      const first = firstOf[point]!;
      if (first < 0) {
        firstOf[point] = vertex;
        influences[point] = binds;
      } else if (!sameBinds(binds, influences[point]!) || !movesAlike(vertex, first)) {
        const held = binds.map(({ joint, weight }) => `${joint}:${Math.fround(weight)}`);
        const key = [
          `${point}/`,
          ...held,
          ...shifts.map((shift) => shift.subarray(vertex * 3, vertex * 3 + 3).join(' ')),
        ].join();
        let own = others.get(key);
        if (own === undefined) {
          own = places.length / 3;
          places.push(places[point * 3]!, places[point * 3 + 1]!, places[point * 3 + 2]!);
          others.set(key, own);
          influences[own] = binds;
        }
        out[vertex] = own;
      }
    }
  }
  return { positions: Float32Array.from(places), remap: out, influences };
}

function sameBinds(a: readonly Influence[], b: readonly Influence[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ joint, weight }, i) => joint === b[i]!.joint && Math.fround(weight) === Math.fround(b[i]!.weight),
    )
  );
}

function joined(lists: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}
