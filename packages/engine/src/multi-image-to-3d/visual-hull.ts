import type { CutOut } from '../image-to-3d/cut-out.ts';
import { smoothSurface } from '../image-to-3d/smooth-surface.ts';
import { farAway, squaredDistances } from '../print/solid/distance-grid.ts';
import type { Kernel } from '../print/solid/kernel.ts';

/** An outline of the object, seen from `degrees` around it: 0 front, 90 right, 180 back, 270 left. */
export interface Outline {
  readonly subject: CutOut;
  readonly degrees: number;
}

interface Hull {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/**
 * Returns the largest solid that casts all the outlines, in parallel projection and scaled to one height, with edges
 * between two outlines rounded: closed, about 1 m high, facing +Z.
 * @param cells steps along the height
 */
export function visualHull(kernel: Kernel, outlines: readonly Outline[], cells: number): Hull {
  const profiles = outlines.map(createProfile);
  const halfOf = (across: (profile: Profile) => number): number =>
    Math.max(...profiles.map((profile) => across(profile) * profile.half));
  const halfX = halfOf(({ cos }) => Math.abs(cos));
  const halfZ = halfOf(({ sin }) => Math.abs(sin));
  const margin = 1.5 / cells;
  const across = [0, 1].map((turn) => profiles.filter(({ sin }) => Math.abs(sin) === turn));
  // Reuses one object for about a million samples.
  const sample: Sample = { depth: 0, girth: 0 };
  const [seen, beside]: readonly [Sample, Sample] = [
    { depth: 0, girth: 0 },
    { depth: 0, girth: 0 },
  ];
  const least = (facing: readonly Profile[], point: readonly number[], into: Sample): void => {
    into.depth = farAway;
    into.girth = farAway;
    for (const { cos, sin, at } of facing) {
      at(point[0]! * cos - point[2]! * sin, point[1]!, sample);
      into.depth = Math.min(into.depth, sample.depth);
      into.girth = Math.min(into.girth, sample.girth);
    }
  };
  const depth = (point: readonly number[]): number => {
    least(across[0]!, point, seen);
    // Further out than the surface can be: only the sign matters.
    if (seen.depth < -3 / cells) return seen.depth;
    least(across[1]!, point, beside);
    const [front, side] = [seen.depth, beside.depth];
    // A smooth minimum: rounds the corner where two outlines meet, in proportion to the girth.
    const radius = roundness * Math.max(0, Math.min(seen.girth, beside.girth)) + 1e-6;
    const blend = Math.max(0, radius - Math.abs(front - side)) / radius;
    return Math.min(front, side) - (blend * blend * radius) / 4;
  };
  const solid = kernel.Manifold.levelSet(
    depth,
    { min: [-halfX - margin, -margin, -halfZ - margin], max: [halfX + margin, 1 + margin, halfZ + margin] },
    1 / cells,
  );
  const { vertProperties, triVerts } = solid.getMesh();
  solid.delete();
  const indices = Uint32Array.from(triVerts);
  return {
    positions: smoothSurface(Float32Array.from(vertProperties), indices, smoothing),
    indices,
  };
}

const smoothing = 5;
/**
 * 1 makes the section between two square outlines nearly a circle, 0 a square: silhouettes alone do not determine it.
 */
const roundness = 0.6;

interface Profile {
  readonly cos: number;
  readonly sin: number;
  /** Half the width, in units of the height. */
  readonly half: number;
  /** Samples at x from its middle and y from its foot, in units of the height. */
  at(x: number, y: number, into: Sample): void;
}

/** Distance inside the outline and the largest one along its row, in units of the height. */
interface Sample {
  depth: number;
  girth: number;
}

function createProfile({ subject, degrees }: Outline): Profile {
  const { mask, width, height } = subject;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const margin = Math.ceil((bottom - top) / 16) + 2;
  const columns = right - left + 2 * margin;
  const rows = bottom - top + 2 * margin;
  const unit = bottom - top;
  const inner = new Float32Array(columns * rows);
  const outer = new Float32Array(inner.length).fill(farAway);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (!mask[y * width + x]) continue;
      const i = (y - top + margin) * columns + x - left + margin;
      inner[i] = farAway;
      outer[i] = 0;
    }
  }
  squaredDistances(inner, [columns, rows, 1]);
  squaredDistances(outer, [columns, rows, 1]);
  const depths = inner.map((value, i) => (Math.sqrt(value) - Math.sqrt(outer[i]!)) / unit);
  // The girth jumps where runs join or part; softening it keeps the surface smooth.
  const girths = softened(widestInRow(depths, columns), columns, rows, Math.max(2, Math.round(unit / 20)));
  const middle = (right - left) / 2 + margin;
  const angle = (degrees * Math.PI) / 180;
  return {
    cos: Math.round(Math.cos(angle)),
    sin: Math.round(Math.sin(angle)),
    half: (right - left) / 2 / unit,
    at(x, y, into) {
      const px = Math.min(columns - 1.001, Math.max(0, middle + x * unit - 0.5));
      const py = Math.min(rows - 1.001, Math.max(0, rows - margin - y * unit - 0.5));
      const i = Math.floor(py) * columns + Math.floor(px);
      const [fx, fy] = [px - Math.floor(px), py - Math.floor(py)];
      into.depth =
        (depths[i]! * (1 - fx) + depths[i + 1]! * fx) * (1 - fy) +
        (depths[i + columns]! * (1 - fx) + depths[i + columns + 1]! * fx) * fy;
      into.girth = girths[i]!;
    },
  };
}

/** Returns for each sample the largest depth of its run along the row; 0 outside. */
function widestInRow(depths: Float32Array, columns: number): Float32Array {
  const widest = new Float32Array(depths.length);
  for (let start = 0; start < depths.length; start++) {
    if (depths[start]! <= 0) continue;
    let end = start;
    let most = 0;
    for (; end < depths.length && depths[end]! > 0 && (end === start || end % columns !== 0); end++) {
      most = Math.max(most, depths[end]!);
    }
    widest.fill(most, start, end);
    start = end;
  }
  return widest;
}

/** The mean over a square of `2 radius + 1` samples a side, excluding samples beyond the grid. */
function softened(values: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const along = (from: Float32Array, lines: number, length: number, lineStep: number, step: number) => {
    const out = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      let [sum, count] = [0, 0];
      for (let k = -radius; k < length; k++) {
        if (k + radius < length) {
          sum += from[line * lineStep + (k + radius) * step]!;
          count++;
        }
        if (k - radius - 1 >= 0) {
          sum -= from[line * lineStep + (k - radius - 1) * step]!;
          count--;
        }
        if (k >= 0) out[line * lineStep + k * step] = sum / count;
      }
    }
    return out;
  };
  return along(along(values, rows, columns, columns, 1), columns, rows, 1, columns);
}
