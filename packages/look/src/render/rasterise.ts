import type { Camera } from './camera.ts';

/** Projected vertices: pixel x, pixel y (down) and 1/depth per vertex. */
export type Projection = Float32Array;

/** Visible triangle and depth of each pixel. */
export interface Visibility {
  readonly width: number;
  readonly height: number;
  /** 1 + triangle index, 0 where empty. */
  readonly triangle: Uint32Array;
  /** 1/depth, 0 where empty: larger is nearer. */
  readonly nearness: Float32Array;
}

export function project(positions: Float32Array, camera: Camera): Projection {
  const { eye, right, up, back, focal, size } = camera;
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]! - eye[0];
    const y = positions[i + 1]! - eye[1];
    const z = positions[i + 2]! - eye[2];
    const nearness = -1 / (back[0] * x + back[1] * y + back[2] * z);
    out[i] = size / 2 + (right[0] * x + right[1] * y + right[2] * z) * nearness * focal;
    out[i + 1] = size / 2 - (up[0] * x + up[1] * y + up[2] * z) * nearness * focal;
    out[i + 2] = nearness;
  }
  return out;
}

export function createVisibility(width: number, height: number): Visibility {
  return {
    width,
    height,
    triangle: new Uint32Array(width * height),
    nearness: new Float32Array(width * height),
  };
}

/** Called for each covered pixel nearer than the stored one, with screen-space weights of the corners. */
export type Fragment = (pixel: number, nearness: number, w0: number, w1: number, w2: number) => void;

/**
 * Visits the pixels whose centre a triangle covers, either winding. The third value of a projected vertex must be
 * linear in screen space (1/depth, or depth of a parallel projection).
 * @param fragment what is done with a pixel, or the index of a triangle that hides what is behind it: a third of the time
 */
export function scanTriangle(
  projection: Projection,
  a: number,
  b: number,
  c: number,
  target: Visibility,
  fragment: Fragment | number,
): void {
  const { width, height, nearness, triangle } = target;
  const solid = typeof fragment === 'number' ? fragment + 1 : 0;
  const ax = projection[a * 3]!;
  const ay = projection[a * 3 + 1]!;
  const bx = projection[b * 3]!;
  const by = projection[b * 3 + 1]!;
  const cx = projection[c * 3]!;
  const cy = projection[c * 3 + 1]!;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (!(Math.abs(area) > 1e-9)) return;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const end = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  // Most triangles of a dense model lie between the centres of pixels.
  if (left > end || top > bottom) return;
  const az = projection[a * 3 + 2]!;
  const bz = projection[b * 3 + 2]!;
  const cz = projection[c * 3 + 2]!;
  const scale = 1 / area;
  const step0 = (by - cy) * scale;
  const step1 = (cy - ay) * scale;
  const step2 = -step0 - step1;
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5;
    const row0 = ((bx - left - 0.5) * (cy - py) - (by - py) * (cx - left - 0.5)) * scale;
    const row1 = ((cx - left - 0.5) * (ay - py) - (cy - py) * (ax - left - 0.5)) * scale;
    // Long thin triangles fill little of their box: each row starts and ends where the edges cross it.
    const row2 = 1 - row0 - row1;
    const from =
      end - left < narrow ? 0 : Math.max(0, enters(row0, step0), enters(row1, step1), enters(row2, step2));
    const until =
      end - left < narrow
        ? end - left
        : Math.min(end - left, leaves(row0, step0), leaves(row1, step1), leaves(row2, step2));
    for (let n = from; n <= until; n++) {
      const w0 = row0 + n * step0;
      const w1 = row1 + n * step1;
      const w2 = 1 - w0 - w1;
      if (w0 < -slack || w1 < -slack || w2 < -slack) continue;
      const near = w0 * az + w1 * bz + w2 * cz;
      const pixel = y * width + left + n;
      if (!(near > nearness[pixel]!)) continue;
      if (typeof fragment === 'number') {
        nearness[pixel] = near;
        triangle[pixel] = solid;
      } else fragment(pixel, near, w0, w1, w2);
    }
  }
}

/** Pixels of a row that are tried one by one; where the edges cross a longer row is computed first. */
const narrow = 6;

/** Tolerance outside an edge, as a share of the triangle. */
const slack = 1e-6;

/** Returns the step before a weight becomes positive along a row; the loop decides the exact pixel. */
function enters(weight: number, step: number): number {
  return step > 0 ? Math.floor((-slack - weight) / step) : 0;
}

/** Returns the step after a weight stops being positive along a row. */
function leaves(weight: number, step: number): number {
  return step < 0 ? Math.ceil((-slack - weight) / step) : Number.POSITIVE_INFINITY;
}
