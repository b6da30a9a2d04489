import { BufferAttribute, BufferGeometry, Triangle, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { faceVector } from './fine-mesh.ts';

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
  /** By face: a normal of any length. */
  readonly #normals: Float32Array;
  readonly #point = new Vector3();
  readonly #best = new Vector3();
  readonly #scratch = new Vector3();
  readonly #triangle = new Triangle();

  constructor(positions: Float32Array, indices: Uint32Array) {
    this.positions = positions;
    this.indices = indices;
    this.#normals = new Float32Array(indices.length);
    for (let i = 0; i < indices.length; i += 3) this.#normals.set(faceVector(positions, indices, i), i);
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
      if (!accepts(face) || (normal && this.pointsAway(face, normal))) return false;
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

  /** Whether a face looks away from a direction. */
  pointsAway(face: number, [x, y, z]: readonly [number, number, number]): boolean {
    const n = this.#normals;
    return n[face * 3]! * x + n[face * 3 + 1]! * y + n[face * 3 + 2]! * z < 0;
  }

  #triangleOf(face: number): Triangle {
    const [a, b, c] = [this.indices[face * 3]!, this.indices[face * 3 + 1]!, this.indices[face * 3 + 2]!];
    this.#triangle.a.fromArray(this.positions, a * 3);
    this.#triangle.b.fromArray(this.positions, b * 3);
    this.#triangle.c.fromArray(this.positions, c * 3);
    return this.#triangle;
  }

  /** Returns the shares of a face's corners at one of its points. */
  shares({ face, point }: Nearest): [number, number, number] {
    const { a, b, c } = this.#triangleOf(face);
    const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z];
    const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z];
    const [wx, wy, wz] = [point[0] - a.x, point[1] - a.y, point[2] - a.z];
    const [uu, uv, vv] = [
      ux * ux + uy * uy + uz * uz,
      ux * vx + uy * vy + uz * vz,
      vx * vx + vy * vy + vz * vz,
    ];
    const [wu, wv] = [wx * ux + wy * uy + wz * uz, wx * vx + wy * vy + wz * vz];
    const over = uu * vv - uv * uv;
    if (!(over > 0)) return [1, 0, 0];
    const s = Math.min(1, Math.max(0, (vv * wu - uv * wv) / over));
    const t = Math.min(1 - s, Math.max(0, (uu * wv - uv * wu) / over));
    return [1 - s - t, s, t];
  }
}
