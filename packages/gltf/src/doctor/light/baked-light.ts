import type { Surface } from '../surface/surface.ts';
import { normalInto } from '../surface/triangle-normal.ts';
import type { UvMap } from '../uv/uv-maps.ts';
import type { Picture } from './decode-picture.ts';

/** How far the brightness of a picture follows the direction of the surface. */
export interface BakedLight {
  /** Share of the variation of brightness, among pixels of one hue, that a single light explains. */
  explained: number;
  /** Brightness of the lit side divided by that of the other. */
  contrast: number;
  /** Number of hues that were compared. */
  hues: number;
}

/**
 * Fits one distant light to the picture: brightness against normal, hue by hue, because parts of other colours face
 * other ways. Null with too few pixels.
 */
export function bakedLight(
  map: Pick<UvMap, 'uvs' | 'areas' | 'source'>,
  surfaces: readonly Surface[],
  picture: Picture,
): BakedLight | null {
  const sums = sumsOf(map, surfaces, picture);
  let [samples, area] = [0, 0];
  for (let at = 0; at < sums.length; at += ROW) {
    samples += sums[at]!;
    area += sums[at + 1]!;
  }
  const fit = new LightFit();
  let used = 0;
  for (let at = 0; at < sums.length; at += ROW) {
    if (sums[at]! < Math.max(FEW, samples * 0.02)) continue;
    used++;
    fit.add(sums.subarray(at, at + ROW));
  }
  if (fit.weight < area * 0.5) return null;
  const solved = fit.solve();
  return solved && { ...solved, hues: used };
}

/**
 * A row of sums for each hue: samples, area, and by area brightness `y` (the logarithm of the linear one), `y²`, the normal,
 * the normal times `y`, and the products of the normal's parts xx, xy, xz, yy, yz and zz.
 */
function sumsOf(
  { uvs, areas, source }: Pick<UvMap, 'uvs' | 'areas' | 'source'>,
  surfaces: readonly Surface[],
  picture: Picture,
): Float64Array {
  const sums = new Float64Array(HUES * HUES * ROW);
  const normal = new Float64Array(3);
  const stride = Math.max(1, Math.floor(areas.length / MOST));
  for (let triangle = 0; triangle < areas.length; triangle += stride) {
    const { points, triangles } = surfaces[source[triangle * 2]!]!;
    const length = normalInto(normal, points, triangles, source[triangle * 2 + 1]! * 3);
    if (!(length > 0)) continue;
    for (let axis = 0; axis < 3; axis++) normal[axis]! /= length;
    const at = triangle * 6;
    const u = (uvs[at]! + uvs[at + 2]! + uvs[at + 4]!) / 3;
    const v = (uvs[at + 1]! + uvs[at + 3]! + uvs[at + 5]!) / 3;
    addSample(sums, normal, areas[triangle]!, pixelAt(picture, u, v), picture.pixels);
  }
  return sums;
}

function addSample(
  sums: Float64Array,
  normal: Float64Array,
  area: number,
  pixel: number,
  pixels: Picture['pixels'],
): void {
  const r = LINEAR[pixels[pixel]!]!;
  const g = LINEAR[pixels[pixel + 1]!]!;
  const sum = r + g + LINEAR[pixels[pixel + 2]!]!;
  if (!(sum >= DARK)) return;
  const hue = shareStep(r, sum) * HUES + shareStep(g, sum);
  const y = Math.log(sum);
  let at = hue * ROW;
  sums[at++]! += 1;
  sums[at++]! += area;
  sums[at++]! += area * y;
  sums[at++]! += area * y * y;
  for (let i = 0; i < 3; i++) sums[at++]! += area * normal[i]!;
  for (let i = 0; i < 3; i++) sums[at++]! += area * normal[i]! * y;
  for (let i = 0; i < 3; i++) for (let j = i; j < 3; j++) sums[at++]! += area * normal[i]! * normal[j]!;
}

function shareStep(part: number, sum: number): number {
  return Math.min(HUES - 1, Math.floor((part / sum) * HUES));
}

/** The first byte of the pixel; coordinates outside of the picture repeat it. */
function pixelAt({ width, height }: Picture, u: number, v: number): number {
  const column = Math.min(width - 1, Math.floor((u - Math.floor(u)) * width));
  const row = Math.min(height - 1, Math.floor((v - Math.floor(v)) * height));
  return (row * width + column) * 4;
}

/** Least squares for the direction of the light, pooled over the hues, each around its own mean. */
class LightFit {
  weight = 0;
  readonly #matrix = new Float64Array(9);
  readonly #right = new Float64Array(3);
  #variation = 0;

  add(row: Float64Array): void {
    const area = row[1]!;
    const light = row[2]! / area;
    this.#variation += Math.max(0, row[3]! - row[2]! * light);
    for (let i = 0, product = 10; i < 3; i++) {
      const mean = row[4 + i]! / area;
      this.#right[i]! += row[7 + i]! - mean * row[2]!;
      for (let j = i; j < 3; j++, product++) {
        const spread = row[product]! - mean * row[4 + j]!;
        this.#matrix[i * 3 + j]! += spread;
        if (j > i) this.#matrix[j * 3 + i]! += spread;
      }
    }
    this.weight += area;
  }

  solve(): { explained: number; contrast: number } | null {
    const m = this.#matrix;
    const cross = (i: number, j: number) => {
      const [a, b] = [(i + 1) % 3, (i + 2) % 3];
      const [c, d] = [(j + 1) % 3, (j + 2) % 3];
      return m[a * 3 + c]! * m[b * 3 + d]! - m[a * 3 + d]! * m[b * 3 + c]!;
    };
    const determinant = [0, 1, 2].reduce((sum, j) => sum + m[j]! * cross(0, j), 0);
    // A flat model has normals in one plane, which no light direction can be read from.
    if (!(determinant > (this.weight * 0.02) ** 3)) return null;
    const light = [0, 1, 2].map(
      (j) => [0, 1, 2].reduce((sum, i) => sum + cross(i, j) * this.#right[i]!, 0) / determinant,
    );
    const gained = light.reduce((sum, value, axis) => sum + value * this.#right[axis]!, 0);
    const explained = this.#variation > 0 ? gained / this.#variation : 0;
    return { explained, contrast: Math.exp(2 * Math.hypot(...light)) };
  }
}

/** Samples of a model at most, and of a hue at least. */
const MOST = 20_000;
const FEW = 20;
/** Steps of red and of green, as shares of the brightness. */
const HUES = 12;
/** Below this, a pixel has no hue. */
const DARK = 0.003;
/** Numbers of a row of sums. */
const ROW = 16;
/** Linear brightness of each value of a byte. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);
