import type { Vector } from '../camera.ts';
import { reusedVisibility, scanTriangle, type Visibility } from '../rasterise.ts';
import type { TriangleScene } from '../triangle-scene.ts';

/** Shadow map of a distant light; valid until the next one is created. */
export interface ShadowMap {
  readonly nearness: Float32Array;
  /** Side of the map in texels. */
  readonly size: number;
  /** The nearest texel of each square, row by row. */
  readonly nearestOf: Float32Array;
  /** Squares along a side. */
  readonly tiles: number;
  /** Three rows of four numbers: a point times a row is its column, its row and its nearness to the lamp in the map. */
  readonly toMap: Float64Array;
  readonly texels: number;
  readonly span: number;
}

const taps = 9;

const emptyMap = reusedVisibility();

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
  const map = emptyMap(size);
  const lit = along(positions, u, v, light);
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  reach(lit, low, high);
  if (frame !== positions) reach(along(frame, u, v, light), low, high);
  const span = Math.max(high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!, 1e-9);
  const texels = (size - 4) / span;
  toTexels(lit, low, texels, span);
  scanAll(triangleScene, lit, map);
  return {
    nearness: map.nearness,
    size,
    nearestOf: nearestOfTiles(map.nearness, size),
    tiles: Math.ceil(size / tile),
    toMap: Float64Array.of(...u, low[0]!, ...v, low[1]!, ...light, low[2]!),
    texels,
    span,
  };
}

/** A place in a shadow map: column, row, nearness to the lamp, and the radius of a disc in texels. */
const place = new Float64Array(4);

/**
 * Returns the blocked share of light at a point, 0 to 1, averaged over a disc.
 * @param point xyz, and the radius of the disc in the model's unit
 */
export function blockedShare(map: ShadowMap, point: Float64Array): number {
  const { toMap, texels, size, tiles, nearestOf } = map;
  const x = point[0]!;
  const y = point[1]!;
  const z = point[2]!;
  const px = 2 + (toMap[0]! * x + toMap[1]! * y + toMap[2]! * z - toMap[3]!) * texels;
  const py = 2 + (toMap[4]! * x + toMap[5]! * y + toMap[6]! * z - toMap[7]!) * texels;
  const depth = 1 + (toMap[8]! * x + toMap[9]! * y + toMap[10]! * z - toMap[11]!) / map.span + 3 / size;
  const reach = Math.max(1.5, point[3]! * texels);
  if (!(px >= -reach && py >= -reach && px <= size + reach && py <= size + reach)) return 0;
  const left = px > reach ? ((px - reach) / tile) | 0 : 0;
  const top = py > reach ? ((py - reach) / tile) | 0 : 0;
  const right = Math.min(tiles - 1, ((px + reach) / tile) | 0);
  const bottom = Math.min(tiles - 1, ((py + reach) / tile) | 0);
  for (let row = top; row <= bottom; row++)
    for (let at = row * tiles + left; at <= row * tiles + right; at++) {
      // Most points are in the open: nothing around them is nearer to the lamp.
      if (!(nearestOf[at]! > depth)) continue;
      place[0] = px;
      place[1] = py;
      place[2] = depth;
      place[3] = reach;
      return coverOf(map.nearness, size);
    }
  return 0;
}

/** Returns the share of taps around the place that something nearer to the lamp covers. */
function coverOf(nearness: Float32Array, size: number): number {
  const px = place[0]!;
  const py = place[1]!;
  const depth = place[2]!;
  const reach = place[3]!;
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
  const [ux, uy, uz] = u;
  const [vx, vy, vz] = v;
  const [wx, wy, wz] = w;
  const out = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i]!;
    const y = points[i + 1]!;
    const z = points[i + 2]!;
    out[i] = ux * x + uy * y + uz * z;
    out[i + 1] = vx * x + vy * y + vz * z;
    out[i + 2] = wx * x + wy * y + wz * z;
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
  for (let t = 0; t < materialOf.length; t++) {
    if (materials[materialOf[t]!]!.blend) continue;
    scanTriangle(lit, triangles[t * 3]!, triangles[t * 3 + 1]!, triangles[t * 3 + 2]!, map, t);
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

function sideAxes(light: Vector): [Vector, Vector] {
  const length = Math.hypot(light[0], light[2]) || 1;
  const u: Vector = [light[2] / length, 0, -light[0] / length];
  return [u, [light[1] * u[2], light[2] * u[0] - light[0] * u[2], -light[1] * u[0]]];
}
