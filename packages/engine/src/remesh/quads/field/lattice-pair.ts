/** What two neighbouring lattices agree on, filled by `matchLattices`. */
export const matched = {
  /** Nearest lattice points of the first and the second. */
  ax: 0,
  ay: 0,
  az: 0,
  bx: 0,
  by: 0,
  bz: 0,
  /** Steps from the first's own origin to its lattice point, minus those of the second. */
  stepsX: 0,
  stepsY: 0,
};

/** Point, normal, direction and lattice origin of all points of a level. */
export interface Lattices {
  readonly points: Float64Array;
  readonly normals: Float64Array;
  readonly field: Float64Array;
  readonly origins: Float64Array;
}

/**
 * Finds the lattice points of two neighbours that lie closest to each other between them, and how many steps apart
 * their origins are. Results are in `matched`, which the next call overwrites.
 */
export function matchLattices(l: Lattices, v: number, w: number, step: number): void {
  const [i, j] = [v * 3, w * 3];
  const { points: P, normals: N, field: F, origins: O } = l;
  const [nx, ny, nz] = [N[i]!, N[i + 1]!, N[i + 2]!];
  const [mx, my, mz] = [N[j]!, N[j + 1]!, N[j + 2]!];
  const [qx, qy, qz] = [F[i]!, F[i + 1]!, F[i + 2]!];
  const [tx, ty, tz] = [ny * qz - nz * qy, nz * qx - nx * qz, nx * qy - ny * qx];
  let [rx, ry, rz] = [F[j]!, F[j + 1]!, F[j + 2]!];
  let [ux, uy, uz] = [my * rz - mz * ry, mz * rx - mx * rz, mx * ry - my * rx];
  // The second's directions are turned until they agree with the first's.
  const qr = qx * rx + qy * ry + qz * rz;
  const qu = qx * ux + qy * uy + qz * uz;
  const tr = tx * rx + ty * ry + tz * rz;
  const tu = tx * ux + ty * uy + tz * uz;
  if (Math.max(Math.abs(qr), Math.abs(tu)) >= Math.max(Math.abs(qu), Math.abs(tr))) {
    if ((Math.abs(qr) > Math.abs(tu) ? qr : tu) < 0) {
      [rx, ry, rz, ux, uy, uz] = [-rx, -ry, -rz, -ux, -uy, -uz];
    }
  } else if ((Math.abs(qu) > Math.abs(tr) ? qu : -tr) > 0) {
    [rx, ry, rz, ux, uy, uz] = [ux, uy, uz, -rx, -ry, -rz];
  } else {
    [rx, ry, rz, ux, uy, uz] = [-ux, -uy, -uz, rx, ry, rz];
  }
  // The point between both that lies in both tangent planes as well as it can.
  const [px, py, pz, sx, sy, sz] = [P[i]!, P[i + 1]!, P[i + 2]!, P[j]!, P[j + 1]!, P[j + 2]!];
  const n0p0 = nx * px + ny * py + nz * pz;
  const n0p1 = nx * sx + ny * sy + nz * sz;
  const n1p0 = mx * px + my * py + mz * pz;
  const n1p1 = mx * sx + my * sy + mz * sz;
  const nn = nx * mx + ny * my + nz * mz;
  const over = 1 / (1 - nn * nn + 1e-4);
  const l0 = 0.5 * (n0p1 - n0p0 - nn * (n1p0 - n1p1)) * over;
  const l1 = 0.5 * (n1p0 - n1p1 - nn * (n0p1 - n0p0)) * over;
  const cx = 0.5 * (px + sx) - nx * l0 - mx * l1;
  const cy = 0.5 * (py + sy) - ny * l0 - my * l1;
  const cz = 0.5 * (pz + sz) - nz * l0 - mz * l1;
  const [ox, oy, oz] = [O[i]!, O[i + 1]!, O[i + 2]!];
  const [wx, wy, wz] = [O[j]!, O[j + 1]!, O[j + 2]!];
  const a0 = Math.floor((qx * (cx - ox) + qy * (cy - oy) + qz * (cz - oz)) / step);
  const b0 = Math.floor((tx * (cx - ox) + ty * (cy - oy) + tz * (cz - oz)) / step);
  let least = Number.POSITIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    const a = a0 + (corner & 1);
    const b = b0 + (corner >> 1);
    const x = ox + (qx * a + tx * b) * step;
    const y = oy + (qy * a + ty * b) * step;
    const z = oz + (qz * a + tz * b) * step;
    const c = Math.round((rx * (x - wx) + ry * (y - wy) + rz * (z - wz)) / step);
    const d = Math.round((ux * (x - wx) + uy * (y - wy) + uz * (z - wz)) / step);
    const ex = wx + (rx * c + ux * d) * step;
    const ey = wy + (ry * c + uy * d) * step;
    const ez = wz + (rz * c + uz * d) * step;
    const apart = (x - ex) ** 2 + (y - ey) ** 2 + (z - ez) ** 2;
    if (apart >= least) continue;
    least = apart;
    matched.ax = x;
    matched.ay = y;
    matched.az = z;
    matched.bx = ex;
    matched.by = ey;
    matched.bz = ez;
    matched.stepsX = a - c;
    matched.stepsY = b - d;
  }
}
