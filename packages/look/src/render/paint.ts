import { type Fragment, type Projection, scanTriangle, type Visibility } from './rasterise.ts';
import type { ShadedPoint, Shader } from './shade/shader.ts';
import { floatsPerPixel, samples, toneMap } from './tone-map.ts';
import type { TriangleScene } from './triangle-scene.ts';

/** A picture in work, with all that its pixels depend on. */
export interface Painting {
  readonly seen: Visibility;
  readonly triangleScene: TriangleScene;
  readonly projection: Projection;
  readonly shade: Shader;
}

/** What is shaded, and its colour. */
const at: ShadedPoint = new Float64Array(4);
const shaded = new Float32Array(4);

/**
 * Paints the visible opaque triangles of one pixel of the small picture. Samples of a pixel that show one smooth surface share a colour.
 * @param x column of the pixel
 * @param y its row
 * @param to where its floats begin
 * @param blocked share of the environment that does not reach each pixel
 */
export function paintOpaque(
  { seen, triangleScene, projection, shade }: Painting,
  x: number,
  y: number,
  blocked: Float32Array,
  radiance: Float32Array,
  to: number,
): void {
  const { width, triangle } = seen;
  const first = y * samples * width + x * samples;
  for (let k = 0; k < 4; k++) {
    const pixel = first + (k >> 1) * width + (k & 1);
    const hit = triangle[pixel]!;
    if (hit === 0) continue;
    const own = to + k * 4;
    let twin = 0;
    while (twin < k && !oneSurface(triangleScene, seen, first + (twin >> 1) * width + (twin & 1), pixel))
      twin++;
    if (twin < k) {
      const from = to + twin * 4;
      radiance[own] = radiance[from]!;
      radiance[own + 1] = radiance[from + 1]!;
      radiance[own + 2] = radiance[from + 2]!;
      radiance[own + 3] = radiance[from + 3]!;
      continue;
    }
    weighCorners(
      projection,
      triangleScene.triangles,
      (hit - 1) * 3,
      x * samples + (k & 1),
      y * samples + (k >> 1),
    );
    at[3] = 1 - 0.85 * blocked[y * (width / samples) + x]!;
    shade(hit - 1, at, shaded);
    radiance[own] = toneMap(shaded[0]!);
    radiance[own + 1] = toneMap(shaded[1]!);
    radiance[own + 2] = toneMap(shaded[2]!);
    radiance[own + 3] = 1;
  }
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
  let current = 0;
  const { width } = seen;
  const blend: Fragment = (pixel, point) => {
    at[0] = point[1]!;
    at[1] = point[2]!;
    at[2] = point[3]!;
    at[3] = 1;
    shade(current, at, shaded);
    const alpha = Math.min(1, Math.max(0, shaded[3]!));
    const y = Math.floor(pixel / width);
    const x = pixel - y * width;
    const small = (y >> 1) * (width / samples) + (x >> 1);
    const to = small * floatsPerPixel + ((y & 1) * samples + (x & 1)) * 4;
    for (let c = 0; c < 3; c++)
      radiance[to + c] = radiance[to + c]! * (1 - alpha) + toneMap(shaded[c]!) * alpha;
    radiance[to + 3] = radiance[to + 3]! * (1 - alpha) + alpha;
  };
  for (current of order) {
    const corner = current * 3;
    scanTriangle(projection, triangles[corner]!, triangles[corner + 1]!, triangles[corner + 2]!, seen, blend);
  }
}

/** Writes the weights of a triangle's corners at the centre of a sample. */
function weighCorners(
  p: Projection,
  triangles: Uint32Array,
  corner: number,
  column: number,
  row: number,
): void {
  const a = triangles[corner]! * 3;
  const b = triangles[corner + 1]! * 3;
  const c = triangles[corner + 2]! * 3;
  const x = column + 0.5;
  const y = row + 0.5;
  const ax = p[a]! - x;
  const ay = p[a + 1]! - y;
  const bx = p[b]! - x;
  const by = p[b + 1]! - y;
  const cx = p[c]! - x;
  const cy = p[c + 1]! - y;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const w0 = (bx * cy - by * cx) / area;
  const w1 = (cx * ay - cy * ax) / area;
  at[0] = w0;
  at[1] = w1;
  at[2] = 1 - w0 - w1;
}
