/** A box of distance samples, `step` apart. */
export interface Grid {
  readonly low: readonly [number, number, number];
  readonly counts: readonly [number, number, number];
  readonly step: number;
  readonly values: Float32Array;
}

/** Larger than any distance in a grid. */
export const farAway = 1e20;

/**
 * Turns a grid that is 0 at marked samples and `farAway` elsewhere into squared distances to the nearest mark, in
 * steps: exact, one axis after the other (Felzenszwalb and Huttenlocher, 2012, doi 10.4086/toc.2012.v008a019).
 */
export function squaredDistances(values: Float32Array, counts: readonly [number, number, number]): void {
  const [nx, ny, nz] = counts;
  const longest = Math.max(nx, ny, nz);
  const scratch: Scratch = {
    line: new Float64Array(longest),
    vertex: new Int32Array(longest),
    border: new Float64Array(longest + 1),
  };
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) transformLine(values, (z * ny + y) * nx, 1, nx, scratch);
  for (let z = 0; z < nz; z++)
    for (let x = 0; x < nx; x++) transformLine(values, z * ny * nx + x, nx, ny, scratch);
  for (let y = 0; y < ny; y++)
    for (let x = 0; x < nx; x++) transformLine(values, y * nx + x, nx * ny, nz, scratch);
}

interface Scratch {
  readonly line: Float64Array;
  readonly vertex: Int32Array;
  readonly border: Float64Array;
}

function transformLine(
  values: Float32Array,
  start: number,
  stride: number,
  length: number,
  { line, vertex, border }: Scratch,
): void {
  let top = -1;
  for (let q = 0; q < length; q++) {
    const f = values[start + q * stride]!;
    line[q] = f;
    if (f >= farAway) continue;
    let at = Number.NEGATIVE_INFINITY;
    while (top >= 0) {
      const v = vertex[top]!;
      at = (f + q * q - (line[v]! + v * v)) / (2 * q - 2 * v);
      if (at > border[top]!) break;
      top--;
    }
    if (top < 0) at = Number.NEGATIVE_INFINITY;
    top++;
    vertex[top] = q;
    border[top] = at;
  }
  if (top < 0) return;
  let k = 0;
  for (let q = 0; q < length; q++) {
    while (k < top && border[k + 1]! < q) k++;
    const v = vertex[k]!;
    values[start + q * stride] = (q - v) * (q - v) + line[v]!;
  }
}

/** Returns an interpolating reader; beyond the box it returns the value at the border. */
export function sampler({ low, counts, step, values }: Grid): (x: number, y: number, z: number) => number {
  const [nx, ny, nz] = counts;
  return (x, y, z) => {
    const fx = Math.min(nx - 1.001, Math.max(0, (x - low[0]) / step));
    const fy = Math.min(ny - 1.001, Math.max(0, (y - low[1]) / step));
    const fz = Math.min(nz - 1.001, Math.max(0, (z - low[2]) / step));
    const [ix, iy, iz] = [Math.floor(fx), Math.floor(fy), Math.floor(fz)];
    const [tx, ty, tz] = [fx - ix, fy - iy, fz - iz];
    const i = (iz * ny + iy) * nx + ix;
    const j = i + nx * ny;
    const a = values[i]! + (values[i + 1]! - values[i]!) * tx;
    const b = values[i + nx]! + (values[i + nx + 1]! - values[i + nx]!) * tx;
    const c = values[j]! + (values[j + 1]! - values[j]!) * tx;
    const d = values[j + nx]! + (values[j + nx + 1]! - values[j + nx]!) * tx;
    const near = a + (b - a) * ty;
    const far = c + (d - c) * ty;
    return near + (far - near) * tz;
  };
}
