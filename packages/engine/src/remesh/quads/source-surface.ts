import { BufferAttribute, BufferGeometry, type Triangle, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';

/** Nearest point of a surface. */
export interface Nearest {
  readonly face: number;
  readonly distance: number;
  readonly point: readonly [number, number, number];
}

/** Finds nearest points on a surface that face the same way, so a thin wall's other side is never taken. */
export class SourceSurface {
  readonly indices: Uint32Array;
  readonly positions: Float32Array;
  readonly #tree: MeshBVH;
  readonly #point = new Vector3();
  readonly #best = new Vector3();
  readonly #normal = new Vector3();
  readonly #scratch = new Vector3();

  constructor(positions: Float32Array, indices: Uint32Array) {
    this.positions = positions;
    this.indices = indices;
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setIndex(new BufferAttribute(indices, 1));
    this.#tree = new MeshBVH(geometry, { indirect: true });
  }

  /**
   * @param normal faces that point away from it are left out; null takes all
   * @param accepts which faces count
   */
  nearest(
    at: readonly [number, number, number],
    normal: readonly [number, number, number] | null,
    accepts: (face: number) => boolean = () => true,
  ): Nearest | null {
    const point = this.#point.set(...at);
    let least = Number.POSITIVE_INFINITY;
    let found = -1;
    const visit = (triangle: Triangle, face: number): boolean => {
      if (!accepts(face)) return false;
      if (normal) {
        triangle.getNormal(this.#normal);
        const { x, y, z } = this.#normal;
        if (x * normal[0] + y * normal[1] + z * normal[2] < 0) return false;
      }
      triangle.closestPointToPoint(point, this.#scratch);
      const distance = this.#scratch.distanceToSquared(point);
      if (distance >= least) return false;
      least = distance;
      found = face;
      this.#best.copy(this.#scratch);
      return false;
    };
    this.#tree.shapecast({
      boundsTraverseOrder: (box) => box.distanceToPoint(point),
      intersectsBounds: (_, __, score) => score! * score! < least,
      intersectsTriangle: (triangle, face) => visit(triangle as unknown as Triangle, face),
    });
    if (found < 0) return null;
    return { face: found, distance: Math.sqrt(least), point: [this.#best.x, this.#best.y, this.#best.z] };
  }

  /** Returns the shares of a face's corners at one of its points. */
  shares({ face, point }: Nearest): [number, number, number] {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const v = this.indices[face * 3 + k]! * 3;
      return [this.positions[v]!, this.positions[v + 1]!, this.positions[v + 2]!];
    }) as [number[], number[], number[]];
    const minus = (p: readonly number[], q: readonly number[]): number[] => p.map((x, k) => x - q[k]!);
    const dot = (p: readonly number[], q: readonly number[]): number =>
      p[0]! * q[0]! + p[1]! * q[1]! + p[2]! * q[2]!;
    const [u, v, w] = [minus(b, a), minus(c, a), minus(point, a)];
    const [uu, uv, vv, wu, wv] = [dot(u, u), dot(u, v), dot(v, v), dot(w, u), dot(w, v)];
    const over = uu * vv - uv * uv;
    if (!(over > 0)) return [1, 0, 0];
    const s = Math.min(1, Math.max(0, (vv * wu - uv * wv) / over));
    const t = Math.min(1 - s, Math.max(0, (uu * wv - uv * wu) / over));
    return [1 - s - t, s, t];
  }
}
