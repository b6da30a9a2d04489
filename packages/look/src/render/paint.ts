import { type Projection, scanTriangle, type Visibility } from './rasterise.ts';
import type { Shader } from './shade/shader.ts';
import { floatsPerPixel, samples, toneMap } from './tone-map.ts';
import type { TriangleScene } from './triangle-scene.ts';

/** A picture in work, with all that its pixels depend on. */
export interface Painting {
  readonly seen: Visibility;
  readonly triangleScene: TriangleScene;
  readonly projection: Projection;
  readonly shade: Shader;
}

/** Paints the visible opaque triangles of one pixel of the small picture: its number, and where its floats begin. */
export type PixelPainter = (pixel: number, radiance: Float32Array, at: number) => void;

/**
 * Creates a painter of opaque triangles. Samples of a pixel that show one smooth surface share a colour.
 * @param blocked share of the environment that does not reach a pixel
 */
export function createOpaquePainter(
  { seen, triangleScene, projection, shade }: Painting,
  blocked: Float32Array,
): PixelPainter {
  const { width, triangle } = seen;
  const { triangles } = triangleScene;
  const small = width / samples;
  const out = new Float32Array(4);
  const weights = new Float64Array(2);
  const step = Int32Array.of(0, 1, width, width + 1);
  return (number, radiance, at) => {
    const x = (number % small) * samples;
    const y = Math.floor(number / small) * samples;
    const first = y * width + x;
    for (let k = 0; k < 4; k++) {
      const pixel = first + step[k]!;
      const hit = triangle[pixel]!;
      if (hit === 0) continue;
      const to = at + k * 4;
      let twin = 0;
      while (twin < k && !oneSurface(triangleScene, seen, first + step[twin]!, pixel)) twin++;
      if (twin < k) {
        const from = at + twin * 4;
        radiance[to] = radiance[from]!;
        radiance[to + 1] = radiance[from + 1]!;
        radiance[to + 2] = radiance[from + 2]!;
        radiance[to + 3] = radiance[from + 3]!;
        continue;
      }
      cornerWeights(projection, triangles, (hit - 1) * 3, x + (k & 1) + 0.5, y + (k >> 1) + 0.5, weights);
      const w0 = weights[0]!;
      const w1 = weights[1]!;
      shade(hit - 1, w0, w1, 1 - w0 - w1, 1 - 0.85 * blocked[number]!, out);
      radiance[to] = toneMap(out[0]!);
      radiance[to + 1] = toneMap(out[1]!);
      radiance[to + 2] = toneMap(out[2]!);
      radiance[to + 3] = 1;
    }
  };
}

/** Whether two samples of a pixel show the same smooth surface; such a pixel is shaded once, with hardly a difference. */
function oneSurface(
  { triangles, materialOf, normals }: TriangleScene,
  seen: Visibility,
  a: number,
  b: number,
): boolean {
  const one = seen.triangle[a]! - 1;
  const other = seen.triangle[b]! - 1;
  if (one === other) return true;
  if (one < 0 || materialOf[one] !== materialOf[other]) return false;
  if (Math.abs(seen.nearness[a]! / seen.nearness[b]! - 1) > 0.01) return false;
  const p = triangles[one * 3]! * 3;
  const q = triangles[other * 3]! * 3;
  return (
    normals[p]! * normals[q]! + normals[p + 1]! * normals[q + 1]! + normals[p + 2]! * normals[q + 2]! > 0.97
  );
}

/**
 * Composites blended triangles from far to near, behind any opaque surface in front of them.
 * @param radiance of all pixels
 */
export function paintBlended(
  { seen, triangleScene, projection, shade }: Painting,
  radiance: Float32Array,
): void {
  const { triangles, materialOf, materials } = triangleScene;
  const depthOf = (t: number): number =>
    projection[triangles[t * 3]! * 3 + 2]! +
    projection[triangles[t * 3 + 1]! * 3 + 2]! +
    projection[triangles[t * 3 + 2]! * 3 + 2]!;
  const order = Array.from(materialOf.keys()).filter((t) => materials[materialOf[t]!]!.blend);
  order.sort((a, b) => depthOf(a) - depthOf(b));
  const out = new Float32Array(4);
  for (const t of order) {
    scanTriangle(
      projection,
      triangles[t * 3]!,
      triangles[t * 3 + 1]!,
      triangles[t * 3 + 2]!,
      seen,
      (pixel, _near, w0, w1, w2) => {
        shade(t, w0, w1, w2, 1, out);
        const alpha = Math.min(1, Math.max(0, out[3]!));
        const [x, y] = [pixel % seen.width, Math.floor(pixel / seen.width)];
        const small = (y >> 1) * (seen.width / samples) + (x >> 1);
        const at = small * floatsPerPixel + ((y & 1) * samples + (x & 1)) * 4;
        for (let c = 0; c < 3; c++)
          radiance[at + c] = radiance[at + c]! * (1 - alpha) + toneMap(out[c]!) * alpha;
        radiance[at + 3] = radiance[at + 3]! * (1 - alpha) + alpha;
      },
    );
  }
}

/** Returns the weights of a triangle's first two corners at a point of the picture. */
function cornerWeights(
  p: Projection,
  triangles: Uint32Array,
  at: number,
  x: number,
  y: number,
  out: Float64Array,
): void {
  const a = triangles[at]! * 3;
  const b = triangles[at + 1]! * 3;
  const c = triangles[at + 2]! * 3;
  const ax = p[a]! - x;
  const ay = p[a + 1]! - y;
  const bx = p[b]! - x;
  const by = p[b + 1]! - y;
  const cx = p[c]! - x;
  const cy = p[c + 1]! - y;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  out[0] = (bx * cy - by * cx) / area;
  out[1] = (cx * ay - cy * ax) / area;
}
