import { join, type Point, Shape } from '../shapes/shape.ts';
import { slice } from '../shapes/slice.ts';
import { boundsOf, changedParts, isFixed, type PlacedPart, shapesOf } from './placed-parts.ts';

/**
 * How a whole thing is bent: along an arc around the vertical axis, over to one side as a palm in the wind, as two pieces at a
 * right angle, or from a round ground to a square one.
 */
export type Bend = 'arc' | 'lean' | 'corner' | 'square';

/** Returns how a word bends a thing of a width, height and depth; null where it would tear or squash it. */
export function bendOf(word: 'curved' | 'bent' | 'corner', [x, y, z]: Point): Bend | null {
  const [wide, deep] = [Math.max(x, z), Math.min(x, z)];
  if (word === 'corner') return x > 1.8 * z ? 'corner' : null;
  if (y > 2 * wide) return 'lean';
  if (wide > 1.3 * deep) return 'arc';
  return word === 'bent' && y > 0.9 * wide ? 'lean' : null;
}

/** Angles of an arc and of a lean, radians, and the pieces that a length is cut into. */
const arcAngle = 1.35;
const leanAngle = 0.9;
const pieces = 16;
/** Share of the height up to which a thing bends; what is above leans as a whole. */
const bendsTo = 0.75;

export function bent(parts: readonly PlacedPart[], bend: Bend): PlacedPart[] {
  const { low, high } = boundsOf(shapesOf(parts));
  const size = high.map((value, k) => value - low[k]!);
  if (bend === 'corner') return atCorner(parts, high[0], size[2]! / 2);
  if (bend === 'square') {
    const warp = squaring(size[0]! / 2, size[2]! / 2);
    return changedParts(
      parts,
      (shape) => shape.warp(warp),
      (point) => warp(...point),
    );
  }
  const isAcross = size[2]! > size[0]!;
  const change =
    bend === 'lean'
      ? warpAlong(1, low[1], size[1]! * bendsTo, leaning(size[1]! * bendsTo))
      : isAcross
        ? warpAlong(2, low[2], size[2]!, turned(arching(size[2]!)))
        : warpAlong(0, low[0], size[0]!, arching(size[0]!));
  return changedParts(parts, change.shape, change.point);
}

type Warp = (x: number, y: number, z: number) => Point;

/** Warps shapes that are cut often enough along an axis. */
function warpAlong(
  axis: 0 | 1 | 2,
  from: number,
  length: number,
  warp: Warp,
): { shape: (shape: Shape) => Shape; point: (point: Point) => Point } {
  const levels = Array.from({ length: pieces - 1 }, (_, i) => from + (length * (i + 1)) / pieces);
  const last = axis === 1 ? [from + length] : [];
  return {
    shape: (shape) => slice(shape, (point) => point[axis], [...levels, ...last]).warp(warp),
    point: (point) => warp(...point),
  };
}

/** The middle of a length along X stays in front, and both ends go back. */
function arching(length: number): Warp {
  const radius = length / arcAngle;
  return (x, y, z) => {
    const angle = x / radius;
    return [(radius + z) * Math.sin(angle), y, (radius + z) * Math.cos(angle) - radius];
  };
}

/** Moves the points of circles around the vertical axis out onto squares. */
function squaring(halfWidth: number, halfDepth: number): Warp {
  return (x, y, z) => {
    const [u, v] = [x / halfWidth, z / halfDepth];
    const most = Math.max(Math.abs(u), Math.abs(v));
    const factor = most > 1e-6 ? Math.hypot(u, v) / most : 1;
    return [x * factor, y, z * factor];
  };
}

/** The same of a length along Z. */
const turned =
  (warp: Warp): Warp =>
  (x, y, z) => {
    const [along, up, out] = warp(z, y, x);
    return [out, up, along];
  };

/** What stands leans to +X, ever more up to a height. */
function leaning(height: number): Warp {
  const radius = height / leanAngle;
  return (x, y, z) => {
    const angle = Math.max(0, Math.min(y, height)) / radius;
    const above = Math.max(0, y - height) + Math.min(0, y);
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    return [radius - (radius - x) * c + above * s, (radius - x) * s + above * c, z];
  };
}

/**
 * Returns a piece along X and its mirror image, which goes back from its right end. Both are cut where they meet, so that
 * no wall is in another.
 */
function atCorner(parts: readonly PlacedPart[], right: number, half: number): PlacedPart[] {
  const corner = right - half;
  const mirrored = ([x, y, z]: Point): Point => [corner + z, y, x - corner];
  const cut = (shape: Shape): Shape => {
    const sliced = slice(shape, ([x, , z]) => x - corner - z, [0]);
    const isKept = (triangle: number): boolean =>
      [0, 1, 2].reduce((sum, k) => {
        const at = sliced.indices[triangle * 3 + k]!;
        return sum + sliced.positions[3 * at]! - corner - sliced.positions[3 * at + 2]!;
      }, 0) < 0;
    return new Shape(
      sliced.positions,
      sliced.normals,
      sliced.uvs,
      sliced.indices.filter((_, i) => isKept(Math.floor(i / 3))),
    );
  };
  return changedParts(parts, cut).flatMap((part) => {
    const [other] = changedParts([part], (shape) => mirrorImage(shape, mirrored), mirrored);
    if (!isFixed(part.pivot)) return [part, { ...other!, name: `${part.name}_2` }];
    const surfaces = part.surfaces.map(({ slot, shape }, i) => ({
      slot,
      shape: join([shape, other!.surfaces[i]!.shape]),
    }));
    return [{ ...part, surfaces }];
  });
}

function mirrorImage(shape: Shape, mirrored: (point: Point) => Point): Shape {
  const [ox, oy, oz] = mirrored([0, 0, 0]);
  const flipped = shape.indices.map((_, i) => shape.indices[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]!);
  const all = (values: readonly number[], isPoint: boolean): number[] =>
    Array.from({ length: values.length / 3 }, (_, i) => {
      const [x, y, z] = mirrored([values[3 * i]!, values[3 * i + 1]!, values[3 * i + 2]!]);
      return isPoint ? [x, y, z] : [x - ox, y - oy, z - oz];
    }).flat();
  return new Shape(all(shape.positions, true), all(shape.normals, false), shape.uvs, flipped);
}
