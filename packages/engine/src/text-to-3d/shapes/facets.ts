import { cross, dot, minus, unit } from '@meshwright/gltf/math';
import { type Point, Shape } from './shape.ts';
import { triangulate } from './triangulate.ts';

export interface Facets {
  readonly points: readonly Point[];
  /** Corners of each flat face, counter-clockwise from outside (or all reversed). */
  readonly faces: readonly (readonly number[])[];
  /** Texture coordinates of each face's corners. Absent: projected along the nearest axis. */
  readonly uvs?: readonly (readonly (readonly [number, number])[])[];
}

export interface FacetStyle {
  /** Faces that meet at less than this many degrees are shaded as one smooth surface. */
  readonly crease: number;
  /** Size of one repeat of the texture in metres, for the projection. */
  readonly tile: number;
  /** Lays the texture's rows level instead of along the longest side. */
  readonly level?: boolean;
}

/**
 * Converts a closed set of flat faces to a shape. Normals are area-weighted averages within the crease angle, so a
 * narrow bevel takes the normals of the large faces beside it and looks round.
 */
export function shapeOfFacets({ points, faces: given, uvs }: Facets, style: FacetStyle): Shape {
  const faces = orientOutwards(points, given);
  const flipped = faces !== given;
  const areas = faces.map((face) => areaVector(points, face));
  const normals = areas.map(unit);
  const facesAt: number[][] = points.map(() => []);
  faces.forEach((face, f) => {
    for (const corner of face) facesAt[corner]!.push(f);
  });
  const limit = Math.cos((style.crease * Math.PI) / 180);
  const extents = extentOf(points);
  const out = {
    positions: [] as number[],
    normals: [] as number[],
    uvs: [] as number[],
    indices: [] as number[],
  };
  const known = new Map<string, number>();

  faces.forEach((face, f) => {
    const normal = normals[f]!;
    const axes = style.level ? levelAxes(normal) : longAxes(normal, extents);
    const corners = face.map((corner, k) => {
      const point = points[corner]!;
      const own = uvs?.[f];
      const uv = own
        ? own[flipped ? face.length - 1 - k : k]!
        : ([
            point[axes[0]]! / style.tile,
            (axes[1] === 1 ? -1 : 1) * (point[axes[1]]! / style.tile),
          ] as const);
      return addVertex(corner, point, smoothed(corner, f), uv);
    });
    for (const [a, b, c] of triangulate(
      face.map((corner) => points[corner]!),
      normal,
    )) {
      const [pa, pb, pc] = [points[face[a]!]!, points[face[b]!]!, points[face[c]!]!];
      if (Math.hypot(...cross(minus(pb, pa), minus(pc, pa))) < 1e-12) continue;
      out.indices.push(corners[a]!, corners[b]!, corners[c]!);
    }
  });
  return new Shape(out.positions, out.normals, out.uvs, out.indices);

  function smoothed(corner: number, f: number): Point {
    let [x, y, z] = [0, 0, 0];
    for (const other of facesAt[corner]!) {
      if (other !== f && dot(normals[other]!, normals[f]!) < limit) continue;
      const area = areas[other]!;
      x += area[0];
      y += area[1];
      z += area[2];
    }
    return Math.hypot(x, y, z) > 1e-12 ? unit([x, y, z]) : normals[f]!;
  }

  function addVertex(corner: number, point: Point, normal: Point, uv: readonly [number, number]): number {
    const key = `${corner},${normal.map(rounded)},${uv.map(rounded)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const index = out.positions.length / 3;
    out.positions.push(...point);
    out.normals.push(...normal);
    out.uvs.push(uv[0], uv[1]);
    known.set(key, index);
    return index;
  }
}

function rounded(value: number): number {
  return Math.round(value * 1e5);
}

function orientOutwards(
  points: readonly Point[],
  faces: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  let volume = 0;
  for (const face of faces) {
    for (let k = 1; k + 1 < face.length; k++) {
      volume += dot(points[face[0]!]!, cross(points[face[k]!]!, points[face[k + 1]!]!));
    }
  }
  return volume < 0 ? faces.map((face) => [...face].reverse()) : faces;
}

function areaVector(points: readonly Point[], face: readonly number[]): Point {
  let sum: Point = [0, 0, 0];
  for (let k = 1; k + 1 < face.length; k++) {
    const origin = points[face[0]!]!;
    const part = cross(minus(points[face[k]!]!, origin), minus(points[face[k + 1]!]!, origin));
    sum = [sum[0] + part[0] / 2, sum[1] + part[1] / 2, sum[2] + part[2] / 2];
  }
  return sum;
}

function extentOf(points: readonly Point[]): Point {
  const side = (k: 0 | 1 | 2): number =>
    Math.max(...points.map((p) => p[k])) - Math.min(...points.map((p) => p[k]));
  return [side(0), side(1), side(2)];
}

function mainAxis(normal: Point): 0 | 1 | 2 {
  const [x, y, z] = normal.map(Math.abs) as unknown as Point;
  return x > y && x > z ? 0 : y > z ? 1 : 2;
}

function longAxes(normal: Point, extents: Point): [0 | 1 | 2, 0 | 1 | 2] {
  const main = mainAxis(normal);
  const [a, b] = main === 0 ? ([1, 2] as const) : main === 1 ? ([0, 2] as const) : ([0, 1] as const);
  return extents[a] >= extents[b] ? [a, b] : [b, a];
}

function levelAxes(normal: Point): [0 | 1 | 2, 0 | 1 | 2] {
  const main = mainAxis(normal);
  return main === 0 ? [2, 1] : main === 1 ? [0, 2] : [0, 1];
}
