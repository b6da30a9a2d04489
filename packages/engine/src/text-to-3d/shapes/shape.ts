import { cross, minus, unit } from '@meshwright/gltf/math';

export type Point = readonly [number, number, number];
export type Axis = 'x' | 'y' | 'z';

/** Triangles with normals and texture coordinates. Immutable: every method returns a new shape. */
export class Shape {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly uvs: readonly number[];
  readonly indices: readonly number[];

  constructor(
    positions: readonly number[],
    normals: readonly number[],
    uvs: readonly number[],
    indices: readonly number[],
  ) {
    this.positions = positions;
    this.normals = normals;
    this.uvs = uvs;
    this.indices = indices;
  }

  move(x: number, y: number, z: number): Shape {
    return this.#map(
      (px, py, pz) => [px + x, py + y, pz + z],
      (nx, ny, nz) => [nx, ny, nz],
    );
  }

  /** Rotates around an axis through the origin; positive is counter-clockwise seen from the axis' tip. */
  turn(axis: Axis, degrees: number): Shape {
    const c = Math.cos((degrees * Math.PI) / 180);
    const s = Math.sin((degrees * Math.PI) / 180);
    const turned = (x: number, y: number, z: number): Point =>
      axis === 'x'
        ? [x, y * c - z * s, y * s + z * c]
        : axis === 'y'
          ? [x * c + z * s, y, z * c - x * s]
          : [x * c - y * s, x * s + y * c, z];
    return this.#map(turned, turned);
  }

  /** Negative factors mirror; the triangles keep facing outwards. */
  scale(x: number, y: number = x, z: number = x): Shape {
    const scaled = this.#map(
      (px, py, pz) => [px * x, py * y, pz * z],
      (nx, ny, nz) => [nx / x, ny / y, nz / z],
    );
    return x * y * z < 0 ? scaled.#flip() : scaled;
  }

  mirror(axis: Axis): Shape {
    return this.scale(axis === 'x' ? -1 : 1, axis === 'y' ? -1 : 1, axis === 'z' ? -1 : 1);
  }

  /** Deforms space. The deformation must not turn space inside out; normals follow its local linear part. */
  warp(bend: (x: number, y: number, z: number) => Point): Shape {
    const positions: number[] = [];
    const normals: number[] = [];
    const h = 1e-4;
    for (let i = 0; i < this.positions.length; i += 3) {
      const [x, y, z] = [this.positions[i]!, this.positions[i + 1]!, this.positions[i + 2]!];
      positions.push(...bend(x, y, z));
      const a = minus(bend(x + h, y, z), bend(x - h, y, z));
      const b = minus(bend(x, y + h, z), bend(x, y - h, z));
      const c = minus(bend(x, y, z + h), bend(x, y, z - h));
      const [bc, ca, ab] = [cross(b, c), cross(c, a), cross(a, b)];
      const [nx, ny, nz] = [this.normals[i]!, this.normals[i + 1]!, this.normals[i + 2]!];
      normals.push(
        ...unit([0, 1, 2].map((k) => bc[k]! * nx + ca[k]! * ny + ab[k]! * nz) as unknown as Point),
      );
    }
    return new Shape(positions, normals, this.uvs, this.indices);
  }

  /** Swaps the texture's axes: grain along becomes grain across. */
  swapUv(): Shape {
    const uvs = this.uvs.map((_, i) => this.uvs[i ^ 1]!);
    return new Shape(this.positions, this.normals, uvs, this.indices);
  }

  scaleUv(u: number, v: number = u): Shape {
    return new Shape(
      this.positions,
      this.normals,
      this.uvs.map((value, i) => value * (i % 2 ? v : u)),
      this.indices,
    );
  }

  #map(
    point: (x: number, y: number, z: number) => Point,
    normal: (x: number, y: number, z: number) => Point,
  ): Shape {
    const positions: number[] = [];
    const normals: number[] = [];
    for (let i = 0; i < this.positions.length; i += 3) {
      positions.push(...point(this.positions[i]!, this.positions[i + 1]!, this.positions[i + 2]!));
      normals.push(...unit(normal(this.normals[i]!, this.normals[i + 1]!, this.normals[i + 2]!)));
    }
    return new Shape(positions, normals, this.uvs, this.indices);
  }

  #flip(): Shape {
    const indices = this.indices.map((_, i) => this.indices[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]!);
    return new Shape(this.positions, this.normals, this.uvs, indices);
  }
}

export function join(shapes: readonly Shape[]): Shape {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (const shape of shapes) {
    const base = positions.length / 3;
    for (const value of shape.positions) positions.push(value);
    for (const value of shape.normals) normals.push(value);
    for (const value of shape.uvs) uvs.push(value);
    for (const index of shape.indices) indices.push(index + base);
  }
  return new Shape(positions, normals, uvs, indices);
}

/** Returns the area of the triangles of a shape. */
export function areaOf({ positions, indices }: Shape): number {
  const at = (i: number): Point => [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!];
  let area = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [at(indices[t]!), at(indices[t + 1]!), at(indices[t + 2]!)];
    area += Math.hypot(...cross(minus(b, a), minus(c, a))) / 2;
  }
  return area;
}
