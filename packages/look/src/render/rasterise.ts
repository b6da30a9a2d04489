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
  const { focal, size } = camera;
  const [ex, ey, ez] = camera.eye;
  const [rx, ry, rz] = camera.right;
  const [ux, uy, uz] = camera.up;
  const [bx, by, bz] = camera.back;
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]! - ex;
    const y = positions[i + 1]! - ey;
    const z = positions[i + 2]! - ez;
    const nearness = -1 / (bx * x + by * y + bz * z);
    out[i] = size / 2 + (rx * x + ry * y + rz * z) * nearness * focal;
    out[i + 1] = size / 2 - (ux * x + uy * y + uz * z) * nearness * focal;
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

/** Samples of the largest picture whose memory is kept for the next one. */
const mostKept = 1 << 20;

/**
 * Returns a function that creates empty squares, one at a time: a square of the same size takes the memory of the one before. Memory
 * beside the heap makes the collector run, even where little of it is garbage.
 */
export function reusedVisibility(): (side: number) => Visibility {
  let kept: Visibility | undefined;
  return (side) => {
    if (kept?.width === side) {
      kept.triangle.fill(0);
      kept.nearness.fill(0);
      return kept;
    }
    const created = createVisibility(side, side);
    if (side * side <= mostKept) kept = created;
    return created;
  };
}

/**
 * Called for each covered pixel nearer than the stored one.
 * @param point its nearness and the screen-space weights of the three corners; overwritten by the next pixel. A number that is passed
 * to a function may be allocated.
 */
export type Fragment = (pixel: number, point: Float64Array) => void;

const point = new Float64Array(4);

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
  const ax = projection[a * 3]!;
  const bx = projection[b * 3]!;
  const cx = projection[c * 3]!;
  // Centres of pixels lie half a pixel from their edges. Most triangles of a dense model lie between them.
  const lowX = Math.min(ax, bx, cx) - 0.5;
  const highX = Math.max(ax, bx, cx) - 0.5;
  if (lowX > width - 1 || highX < 0) return;
  const left = lowX > 0 ? Math.ceil(lowX) | 0 : 0;
  const end = highX < width - 1 ? Math.floor(highX) | 0 : width - 1;
  if (left > end) return;
  const ay = projection[a * 3 + 1]!;
  const by = projection[b * 3 + 1]!;
  const cy = projection[c * 3 + 1]!;
  const lowY = Math.min(ay, by, cy) - 0.5;
  const highY = Math.max(ay, by, cy) - 0.5;
  if (lowY > height - 1 || highY < 0) return;
  const top = lowY > 0 ? Math.ceil(lowY) | 0 : 0;
  const bottom = highY < height - 1 ? Math.floor(highY) | 0 : height - 1;
  if (top > bottom) return;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (!(Math.abs(area) > 1e-9)) return;
  const az = projection[a * 3 + 2]!;
  const bz = projection[b * 3 + 2]!;
  const cz = projection[c * 3 + 2]!;
  const scale = 1 / area;
  const step0 = (by - cy) * scale;
  const step1 = (cy - ay) * scale;
  const step2 = -step0 - step1;
  const last = end - left;
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5;
    const row0 = ((bx - left - 0.5) * (cy - py) - (by - py) * (cx - left - 0.5)) * scale;
    const row1 = ((cx - left - 0.5) * (ay - py) - (cy - py) * (ax - left - 0.5)) * scale;
    let from = 0;
    let until = last;
    if (last >= narrow) {
      // Long thin triangles fill little of their box: each row starts and ends where the edges cross it.
      const row2 = 1 - row0 - row1;
      const enter = Math.max(0, enters(row0, step0), enters(row1, step1), enters(row2, step2));
      const leave = Math.min(last, leaves(row0, step0), leaves(row1, step1), leaves(row2, step2));
      if (!(enter <= leave)) continue;
      from = enter | 0;
      until = leave | 0;
    }
    const first = y * width + left;
    for (let n = from; n <= until; n++) {
      const w0 = row0 + n * step0;
      const w1 = row1 + n * step1;
      const w2 = 1 - w0 - w1;
      if (w0 < -slack || w1 < -slack || w2 < -slack) continue;
      const near = w0 * az + w1 * bz + w2 * cz;
      const pixel = first + n;
      if (!(near > nearness[pixel]!)) continue;
      if (typeof fragment === 'number') {
        nearness[pixel] = near;
        triangle[pixel] = fragment + 1;
      } else {
        point[0] = near;
        point[1] = w0;
        point[2] = w1;
        point[3] = w2;
        fragment(pixel, point);
      }
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
