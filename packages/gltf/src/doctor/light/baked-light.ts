import type { Surface } from '../surface/surface.ts';
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
  { uvs, areas, source }: UvMap,
  surfaces: readonly Surface[],
  picture: Picture,
): BakedLight | null {
  const samples = samplesOf({ uvs, areas, source }, surfaces, picture);
  const hues = new Map<number, Sample[]>();
  for (const sample of samples) {
    const list = hues.get(sample.hue);
    if (list) list.push(sample);
    else hues.set(sample.hue, [sample]);
  }
  const fit = new LightFit();
  let used = 0;
  for (const own of hues.values()) {
    if (own.length < Math.max(FEW, samples.length * 0.02)) continue;
    used++;
    fit.add(own);
  }
  if (fit.weight < samples.reduce((sum, { area }) => sum + area, 0) * 0.5) return null;
  const solved = fit.solve();
  return solved && { ...solved, hues: used };
}

interface Sample {
  /** Logarithm of the linear brightness. */
  light: number;
  normal: [number, number, number];
  area: number;
  hue: number;
}

function samplesOf(
  { uvs, areas, source }: Pick<UvMap, 'uvs' | 'areas' | 'source'>,
  surfaces: readonly Surface[],
  { width, height, pixels }: Picture,
): Sample[] {
  const samples: Sample[] = [];
  const stride = Math.max(1, Math.floor(areas.length / MOST));
  for (let triangle = 0; triangle < areas.length; triangle += stride) {
    const surface = surfaces[source[triangle * 2]!]!;
    const normal = normalOf(surface, source[triangle * 2 + 1]!);
    if (!normal) continue;
    const middle = (axis: number) =>
      (uvs[triangle * 6 + axis]! + uvs[triangle * 6 + 2 + axis]! + uvs[triangle * 6 + 4 + axis]!) / 3;
    const at = (value: number, side: number) =>
      Math.min(side - 1, Math.floor((value - Math.floor(value)) * side));
    const pixel = (at(middle(1), height) * width + at(middle(0), width)) * 4;
    const [r, g, b] = [0, 1, 2].map((part) => (pixels[pixel + part]! / 255) ** 2.2) as [
      number,
      number,
      number,
    ];
    const sum = r + g + b;
    if (sum < DARK) continue;
    const step = (value: number) => Math.min(HUES - 1, Math.floor((value / sum) * HUES));
    samples.push({ light: Math.log(sum), normal, area: areas[triangle]!, hue: step(r) * HUES + step(g) });
  }
  return samples;
}

/** Least squares for the direction of the light, pooled over the hues, each around its own mean. */
class LightFit {
  weight = 0;
  readonly #matrix = new Float64Array(9);
  readonly #right = new Float64Array(3);
  #variation = 0;

  add(samples: readonly Sample[]): void {
    const total = samples.reduce((sum, { area }) => sum + area, 0);
    const mean = (pick: (sample: Sample) => number) =>
      samples.reduce((sum, sample) => sum + pick(sample) * sample.area, 0) / total;
    const light = mean((sample) => sample.light);
    const normal = [0, 1, 2].map((axis) => mean((sample) => sample.normal[axis]!));
    for (const sample of samples) {
      const y = sample.light - light;
      this.#variation += sample.area * y * y;
      for (let i = 0; i < 3; i++) {
        const x = sample.normal[i]! - normal[i]!;
        this.#right[i]! += sample.area * x * y;
        for (let j = 0; j < 3; j++)
          this.#matrix[i * 3 + j]! += sample.area * x * (sample.normal[j]! - normal[j]!);
      }
    }
    this.weight += total;
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

function normalOf({ points, triangles }: Surface, triangle: number): [number, number, number] | null {
  const [a, b, c] = [0, 1, 2].map((k) => triangles[triangle * 3 + k]! * 3) as [number, number, number];
  const [ux, uy, uz] = [
    points[b]! - points[a]!,
    points[b + 1]! - points[a + 1]!,
    points[b + 2]! - points[a + 2]!,
  ];
  const [vx, vy, vz] = [
    points[c]! - points[a]!,
    points[c + 1]! - points[a + 1]!,
    points[c + 2]! - points[a + 2]!,
  ];
  const normal: [number, number, number] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal);
  return length > 0 ? [normal[0] / length, normal[1] / length, normal[2] / length] : null;
}

/** Samples of a model at most, and of a hue at least. */
const MOST = 20_000;
const FEW = 20;
/** Steps of red and of green, as shares of the brightness. */
const HUES = 12;
/** Below this, a pixel has no hue. */
const DARK = 0.003;
