import { weldPositions } from '@meshwright/formats/mesh';
import { nextCorner } from '../../print/mesh/edge-table.ts';
import { EdgeValues } from '../edge-values.ts';
import type { SourceSurface } from '../quads/source-surface.ts';

/** A point of a surface: its triangle and the shares of the triangle's corners. */
export interface SurfacePoint {
  readonly face: number;
  readonly shares: readonly [number, number, number];
}

/** Most faces that one walk crosses. */
const mostSteps = 32;
/** A share that is only a rounding error. */
const nothing = 1e-9;

/**
 * Finds nearest points for a row of places that lie close to each other: from the face of the last one to neighbours that
 * are nearer, which costs a tenth of a search through the tree. Where that ends too far away, the tree is searched.
 */
export class SourceWalk {
  readonly #surface: SourceSurface;
  readonly #within: number;
  /** Corners of the faces, those at one place as one vertex. */
  readonly #welded: Uint32Array;
  /** By corner: the face beyond the edge that begins there, or -1. */
  readonly #across: Int32Array;
  /** Shares of the corners at the point that `#distanceTo` found. */
  readonly #shares = new Float64Array(3);
  #face = -1;

  /** @param within distance at which a point is near enough, in the units of the surface */
  constructor(surface: SourceSurface, within: number) {
    this.#surface = surface;
    this.#within = within * within;
    const { remap } = weldPositions(surface.positions, surface.indices);
    this.#welded = surface.indices.map((v) => remap[v]!);
    this.#across = facesAcross(this.#welded);
  }

  /** @param normal faces that point away from it are left out, unless all do */
  nearest(
    at: readonly [number, number, number],
    normal: readonly [number, number, number],
  ): SurfacePoint | null {
    if (this.#face >= 0 && this.#walk(at, normal)) {
      const [a, b, c] = this.#shares as unknown as [number, number, number];
      return { face: this.#face, shares: [a, b, c] };
    }
    const found = this.#surface.nearest(at, normal) ?? this.#surface.nearest(at, null);
    if (!found) return null;
    this.#face = found.face;
    return { face: found.face, shares: this.#surface.shares(found) };
  }

  /** @returns whether it ended near enough, and not at an open border, where another face may be nearer */
  #walk(at: readonly [number, number, number], normal: readonly [number, number, number]): boolean {
    let distance = this.#distanceTo(this.#face, at);
    for (let step = 0; step < mostSteps; step++) {
      const beside = this.#facesBeside();
      if (!beside) return false;
      let [least, next] = [distance, -1];
      for (const face of beside) {
        if (this.#surface.pointsAway(face, normal)) continue;
        const distance = this.#distanceTo(face, at);
        if (distance < least) [least, next] = [distance, face];
      }
      if (next >= 0) this.#face = next;
      distance = this.#distanceTo(this.#face, at);
      if (next < 0) break;
    }
    return distance <= this.#within && !this.#surface.pointsAway(this.#face, normal);
  }

  /** Returns the faces that also have the point of `#shares`: none within a face, one at an edge, or null at a border. */
  #facesBeside(): number[] | null {
    const first = this.#face * 3;
    const on = [0, 1, 2].filter((k) => this.#shares[k]! > nothing);
    if (on.length === 3) return [];
    if (on.length === 2) {
      // The edge that begins at the first of both, which is the last corner when the other is the first one.
      const face = this.#across[first + (on[0] === 0 && on[1] === 2 ? 2 : on[0]!)]!;
      return face < 0 ? null : [face];
    }
    const vertex = this.#welded[first + on[0]!];
    const faces: number[] = [];
    let corner = first + on[0]!;
    while (faces.length < mostSteps) {
      const face = this.#across[corner]!;
      if (face < 0) return null;
      if (face === this.#face) break;
      faces.push(face);
      corner = [face * 3, face * 3 + 1, face * 3 + 2].find((each) => this.#welded[each] === vertex)!;
    }
    return faces;
  }

  /** Returns the squared distance to the nearest point of a face, whose shares are then in `#shares`. */
  #distanceTo(face: number, [px, py, pz]: readonly [number, number, number]): number {
    const { positions: p, indices } = this.#surface;
    const [i, j, k] = [indices[face * 3]! * 3, indices[face * 3 + 1]! * 3, indices[face * 3 + 2]! * 3];
    const [ax, ay, az] = [p[i]!, p[i + 1]!, p[i + 2]!];
    const [ux, uy, uz] = [p[j]! - ax, p[j + 1]! - ay, p[j + 2]! - az];
    const [vx, vy, vz] = [p[k]! - ax, p[k + 1]! - ay, p[k + 2]! - az];
    const [wx, wy, wz] = [px - ax, py - ay, pz - az];
    const [uu, uv, vv] = [
      ux * ux + uy * uy + uz * uz,
      ux * vx + uy * vy + uz * vz,
      vx * vx + vy * vy + vz * vz,
    ];
    const [uw, vw] = [ux * wx + uy * wy + uz * wz, vx * wx + vy * wy + vz * wz];
    const over = uu * vv - uv * uv;
    let s = over > 0 ? (vv * uw - uv * vw) / over : 0;
    let t = over > 0 ? (uu * vw - uv * uw) / over : 0;
    if (s < 0 || t < 0 || s + t > 1) [s, t] = nearestOnEdges(uu, uv, vv, uw, vw);
    this.#shares[0] = Math.max(0, 1 - s - t);
    this.#shares[1] = s;
    this.#shares[2] = t;
    const [x, y, z] = [wx - ux * s - vx * t, wy - uy * s - vy * t, wz - uz * s - vz * t];
    return x * x + y * y + z * z;
  }
}

/** Returns the shares of the second and the third corner at the nearest point of a triangle's border. */
function nearestOnEdges(uu: number, uv: number, vv: number, uw: number, vw: number): [number, number] {
  const clamped = (x: number, length: number): number =>
    length > 0 ? Math.min(1, Math.max(0, x / length)) : 0;
  const first = clamped(uw, uu);
  const third = clamped(vw, vv);
  // From the second corner to the third.
  const along = clamped(vw - uv - uw + uu, uu - 2 * uv + vv);
  const ends: [number, number][] = [
    [first, 0],
    [0, third],
    [1 - along, along],
  ];
  // The part of the squared distance that depends on the point.
  const cost = ([s, t]: [number, number]): number =>
    s * s * uu + 2 * s * t * uv + t * t * vv - 2 * (s * uw + t * vw);
  return ends.reduce((best, end) => (cost(end) < cost(best) ? end : best));
}

function facesAcross(indices: Uint32Array): Int32Array {
  const edges = new EdgeValues(indices.length);
  for (let i = 0; i < indices.length; i++) edges.set(indices[i]!, indices[nextCorner(i)]!, i);
  return Int32Array.from(indices, (from, i) => {
    const corner = edges.get(indices[nextCorner(i)]!, from);
    return corner < 0 ? -1 : (corner - (corner % 3)) / 3;
  });
}
