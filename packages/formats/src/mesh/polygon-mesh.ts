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
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.positions.length, 0));
  let offset = 0;
  for (const { positions } of parts) {
    all.set(positions, offset);
    offset += positions.length;
  }
  const welded = weldPositions(all, new Uint32Array(0));
  const held =
    skinned || shapes.length > 0 ? split(parts, welded, skinned, shapes) : { ...welded, influences: [] };
  const corners: number[] = [];
  const sizes: number[] = [];
  const vertices: number[] = [];
  const owners: number[] = [];
  let base = 0;
  parts.forEach((part, owner) => {
    const { indices, quads } = part;
    for (let i = 0; i < indices.length; i += i < quads * 6 ? 6 : 3) {
      const ring = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
      if (i < quads * 6) ring.push(indices[i + 5]!);
      const vertexRing = ring.map((index) => index + base);
      const points = vertexRing.map((vertex) => held.remap[vertex]!);
      const kept = points.map((point, k) => points.indexOf(point) === k);
      const size = kept.filter(Boolean).length;
      if (size < 3) continue;
      points.forEach((point, k) => {
        if (!kept[k]) return;
        corners.push(point);
        vertices.push(vertexRing[k]!);
      });
      sizes.push(size);
      owners.push(owner);
    }
    base += part.positions.length / 3;
  });
  return {
    points: held.positions,
    influences: held.influences,
    corners: Int32Array.from(corners),
    sizes: Int32Array.from(sizes),
    vertices: Int32Array.from(vertices),
    parts: Int32Array.from(owners),
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
  const keys: (string | undefined)[] = [];
  const others = new Map<string, number>();
  const out = remap.slice();
  let vertex = 0;
  for (const [p, part] of parts.entries()) {
    const find = skinned ? influencesOf(part.primitive) : null;
    const moved = shapes.map((shape) => shape[p]!.positions);
    for (let i = 0; i * 3 < part.positions.length; i++, vertex++) {
      const point = remap[vertex]!;
      const binds = find ? find(i) : [];
      const held = binds.map(({ joint, weight }) => `${joint}:${Math.fround(weight)}`);
      const key = [...held, ...moved.map((shape) => shape.subarray(i * 3, i * 3 + 3).join(' '))].join();
      if (keys[point] === undefined) {
        keys[point] = key;
        influences[point] = binds;
      } else if (keys[point] !== key) {
        let own = others.get(`${point}/${key}`);
        if (own === undefined) {
          own = places.length / 3;
          places.push(places[point * 3]!, places[point * 3 + 1]!, places[point * 3 + 2]!);
          others.set(`${point}/${key}`, own);
          influences[own] = binds;
        }
        out[vertex] = own;
      }
    }
  }
  return { positions: Float32Array.from(places), remap: out, influences };
}
