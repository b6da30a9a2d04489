import type { Vector } from '../camera.ts';
import { createVisibility, scanTriangle, type Visibility } from '../rasterise.ts';
import type { TriangleScene } from '../triangle-scene.ts';

/** Shadow map of a distant light. */
export interface ShadowMap {
  /** Returns the blocked share of light at a point, 0 to 1, averaged over a disc of `radius` in the model's unit. */
  blocked(x: number, y: number, z: number, radius: number): number;
}

const taps = 9;

/**
 * @param pictureSize side of the picture in pixels; a small one needs no fine map
 * @param frame points that the map has to hold as well
 */
export function createShadowMap(
  triangleScene: TriangleScene,
  light: Vector,
  pictureSize: number,
  frame: Float32Array,
): ShadowMap {
  const size = Math.min(768, Math.max(256, Math.ceil(pictureSize * 1.5)));
  const { positions } = triangleScene;
  const [u, v] = sideAxes(light);
  const map = createVisibility(size, size);
  const lit = along(positions, u, v, light);
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  reach(lit, low, high);
  if (frame !== positions) reach(along(frame, u, v, light), low, high);
  const span = Math.max(high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!, 1e-9);
  const texels = (size - 4) / span;
  toTexels(lit, low, texels, span);
  scanAll(triangleScene, lit, map);
  const nearestOf = nearestOfTiles(map.nearness, size);
  const tiles = Math.ceil(size / tile);
  const bias = 3 / size;
  return {
    blocked(x, y, z, radius) {
      const px = 2 + (u[0] * x + u[1] * y + u[2] * z - low[0]!) * texels;
      const py = 2 + (v[0] * x + v[1] * y + v[2] * z - low[1]!) * texels;
      const depth = 1 + (light[0] * x + light[1] * y + light[2] * z - low[2]!) / span + bias;
      const reach = Math.max(1.5, radius * texels);
      if (px < -reach || py < -reach || px > size + reach || py > size + reach) return 0;
      // Most points are in the open: nothing around them is nearer to the lamp.
      if (isOpen(nearestOf, tiles, px, py, reach, depth)) return 0;
      return coverOf(map.nearness, size, px, py, reach, depth);
    },
  };
}

/** Whether no square of texels around a point holds anything nearer to the lamp. */
function isOpen(
  nearestOf: Float32Array,
  tiles: number,
  px: number,
  py: number,
  reach: number,
  depth: number,
): boolean {
  const left = px > reach ? ((px - reach) / tile) | 0 : 0;
  const top = py > reach ? ((py - reach) / tile) | 0 : 0;
  const right = Math.min(tiles - 1, ((px + reach) / tile) | 0);
  const bottom = Math.min(tiles - 1, ((py + reach) / tile) | 0);
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) if (nearestOf[y * tiles + x]! > depth) return false;
  return true;
}

/** Returns the share of taps around a point that something nearer to the lamp covers. */
function coverOf(
  nearness: Float32Array,
  size: number,
  px: number,
  py: number,
  reach: number,
  depth: number,
): number {
  const steepness = size / 3;
  let sum = 0;
  for (let k = 0; k < taps * 2; k += 2) {
    const x = px + disc[k]! * reach;
    const y = py + disc[k + 1]! * reach;
    if (!(x >= 0 && y >= 0 && x < size && y < size)) continue;
    // A smooth step instead of a comparison hides the stair pattern of the map on curved surfaces.
    const over = (nearness[(y | 0) * size + (x | 0)]! - depth) * steepness;
    if (over > 0) sum += Math.min(over, 1);
  }
  return sum / taps;
}

// The loops over all points are functions of their own: the compiler optimises each once, and not at every picture.

/** Returns the coordinates of points along three axes. */
function along(points: Float32Array, u: Vector, v: Vector, w: Vector): Float32Array {
  const out = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    out[i] = dot(u, points, i);
    out[i + 1] = dot(v, points, i);
    out[i + 2] = dot(w, points, i);
  }
  return out;
}

/** Extends the bounds by points. */
function reach(points: Float32Array, low: number[], high: number[]): void {
  for (let axis = 0; axis < 3; axis++) {
    let [least, most] = [low[axis]!, high[axis]!];
    for (let i = axis; i < points.length; i += 3) {
      if (points[i]! < least) least = points[i]!;
      if (points[i]! > most) most = points[i]!;
    }
    [low[axis], high[axis]] = [least, most];
  }
}

function toTexels(lit: Float32Array, low: readonly number[], texels: number, span: number): void {
  for (let i = 0; i < lit.length; i += 3) {
    lit[i] = 2 + (lit[i]! - low[0]!) * texels;
    lit[i + 1] = 2 + (lit[i + 1]! - low[1]!) * texels;
    // The buffer starts at 0 = empty, so depths are kept above it.
    lit[i + 2] = 1 + (lit[i + 2]! - low[2]!) / span;
  }
}

function scanAll(
  { triangles, materials, materialOf }: TriangleScene,
  lit: Float32Array,
  map: Visibility,
): void {
  for (let t = 0; t < triangles.length; t += 3) {
    if (materials[materialOf[t / 3]!]!.blend) continue;
    scanTriangle(lit, triangles[t]!, triangles[t + 1]!, triangles[t + 2]!, map, t / 3);
  }
}

/** Side of a square of texels of which the nearest is known. */
const tile = 8;

function nearestOfTiles(nearness: Float32Array, size: number): Float32Array {
  const tiles = Math.ceil(size / tile);
  const nearest = new Float32Array(tiles * tiles);
  for (let y = 0; y < size; y++) nearestOfRow(nearness, y, size, nearest, Math.floor(y / tile) * tiles);
  return nearest;
}

function nearestOfRow(
  nearness: Float32Array,
  y: number,
  size: number,
  nearest: Float32Array,
  row: number,
): void {
  for (let x = 0; x < size; x++) {
    const near = nearness[y * size + x]!;
    const at = row + (x >> 3);
    if (near > nearest[at]!) nearest[at] = near;
  }
}

const disc = discOffsets(taps);

/** Returns points evenly spread over the unit disc (sunflower order), xy interleaved. */
export function discOffsets(count: number): Float32Array {
  const offsets = new Float32Array(count * 2);
  for (let i = 0; i < count; i++) {
    const angle = i * 2.399963;
    const radius = Math.sqrt((i + 0.5) / count);
    offsets[i * 2] = Math.cos(angle) * radius;
    offsets[i * 2 + 1] = Math.sin(angle) * radius;
  }
  return offsets;
}

function dot(axis: Vector, values: Float32Array, at: number): number {
  return axis[0] * values[at]! + axis[1] * values[at + 1]! + axis[2] * values[at + 2]!;
}

function sideAxes(light: Vector): [Vector, Vector] {
  const length = Math.hypot(light[0], light[2]) || 1;
  const u: Vector = [light[2] / length, 0, -light[0] / length];
  return [u, [light[1] * u[2], light[2] * u[0] - light[0] * u[2], -light[1] * u[0]]];
}
