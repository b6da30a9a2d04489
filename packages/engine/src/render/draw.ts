import { ambientOcclusion, type Region } from './ambient-occlusion.ts';
import { type Camera, frameCamera } from './camera.ts';
import { createFloor, type Floor, groundShade, paintBackdrop } from './floor.ts';
import { limitOverdraw } from './limit-overdraw.ts';
import { createVisibility, type Projection, project, scanTriangle, type Visibility } from './rasterise.ts';
import { createShader, type Shader } from './shade.ts';
import { createShadowMap } from './shadow-map.ts';
import { createStudio } from './studio.ts';
import { resolveSamples, samples, toneMap } from './tone-map.ts';
import type { TriangleScene } from './triangle-scene.ts';

export interface Shot {
  /** Width and height in pixels. */
  readonly size: number;
  readonly transparent: boolean;
  /** Degrees, see `View`. */
  readonly azimuth: number;
  readonly elevation: number;
}

/** Draws the scene and returns straight (not premultiplied) sRGB rgba bytes, row by row from the top. */
export function draw(whole: TriangleScene, shot: Shot): Uint8Array {
  const wide = shot.size * samples;
  const radiance = new Float32Array(wide * wide * 4);
  if (whole.triangles.length === 0) {
    if (!shot.transparent) paintBackdrop(radiance, wide, null);
    return resolveSamples(radiance, shot.size);
  }
  const camera = frameCamera(whole.positions, shot, wide, shot.transparent ? 0.06 : 0.13);
  const projection = project(whole.positions, camera);
  const triangleScene = limitOverdraw(whole, projection, wide);
  const studio = createStudio(camera);
  const radius = extent(triangleScene.positions) / 2;
  const shadows = createShadowMap(triangleScene, studio.lamps[0]!.toward, shot.size);
  const shade = createShader(triangleScene, projection, camera, studio, shadows, radius * 0.008);
  const seen = scanOpaque(triangleScene, projection, wide, shade);

  const floor = shot.transparent ? null : createFloor(triangleScene.positions, camera);
  const reach = radius * 0.22;
  const depth = reducedDepth(seen, floor, shot.size);
  const blocked = ambientOcclusion(
    depth,
    shot.size,
    camera.focal / samples,
    reach,
    shadedRegion(seen, camera, reach),
  );
  if (floor) paintBackdrop(radiance, wide, groundShade(floor, camera, shadows, blocked, radius, shot.size));
  paintOpaque(radiance, seen, triangleScene, projection, shade, blocked);
  paintBlended(radiance, seen, triangleScene, projection, shade);
  return resolveSamples(radiance, shot.size);
}

function scanOpaque(
  triangleScene: TriangleScene,
  projection: Projection,
  wide: number,
  shade: Shader,
): Visibility {
  const { triangles, materialOf, materials } = triangleScene;
  const seen = createVisibility(wide, wide);
  const out = new Float32Array(4);
  let current = 0;
  let cutoff = 0;
  const solid = (pixel: number, nearness: number): void => {
    seen.nearness[pixel] = nearness;
    seen.triangle[pixel] = current + 1;
  };
  const masked = (pixel: number, nearness: number, w0: number, w1: number, w2: number): void => {
    shade(current, w0, w1, w2, 1, out);
    if (out[3]! >= cutoff) solid(pixel, nearness);
  };
  for (current = 0; current < materialOf.length; current++) {
    const material = materials[materialOf[current]!]!;
    if (material.blend) continue;
    cutoff = material.cutoff;
    const at = current * 3;
    scanTriangle(
      projection,
      triangles[at]!,
      triangles[at + 1]!,
      triangles[at + 2]!,
      seen,
      cutoff > 0 ? masked : solid,
    );
  }
  return seen;
}

function paintOpaque(
  radiance: Float32Array,
  seen: Visibility,
  triangleScene: TriangleScene,
  projection: Projection,
  shade: Shader,
  blocked: Float32Array,
): void {
  const { width, triangle } = seen;
  const { triangles } = triangleScene;
  const out = new Float32Array(4);
  const weights = new Float64Array(2);
  const step = [0, 1, width, width + 1];
  for (let small = 0; small < blocked.length; small++) {
    const x = (small % (width / samples)) * samples;
    const y = Math.floor(small / (width / samples)) * samples;
    const first = y * width + x;
    for (let k = 0; k < step.length; k++) {
      const pixel = first + step[k]!;
      const hit = triangle[pixel]!;
      if (hit === 0) continue;
      let twin = 0;
      while (twin < k && !oneSurface(triangleScene, seen, first + step[twin]!, pixel)) twin++;
      if (twin < k) {
        const from = (first + step[twin]!) * 4;
        for (let c = 0; c < 4; c++) radiance[pixel * 4 + c] = radiance[from + c]!;
        continue;
      }
      cornerWeights(projection, triangles, (hit - 1) * 3, x + (k & 1) + 0.5, y + (k >> 1) + 0.5, weights);
      const w0 = weights[0]!;
      const w1 = weights[1]!;
      shade(hit - 1, w0, w1, 1 - w0 - w1, 1 - 0.85 * blocked[small]!, out);
      radiance[pixel * 4] = toneMap(out[0]!);
      radiance[pixel * 4 + 1] = toneMap(out[1]!);
      radiance[pixel * 4 + 2] = toneMap(out[2]!);
      radiance[pixel * 4 + 3] = 1;
    }
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

/** Composites blended triangles from far to near, behind any opaque surface in front of them. */
function paintBlended(
  radiance: Float32Array,
  seen: Visibility,
  triangleScene: TriangleScene,
  projection: Projection,
  shade: Shader,
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
        for (let c = 0; c < 3; c++)
          radiance[pixel * 4 + c] = radiance[pixel * 4 + c]! * (1 - alpha) + toneMap(out[c]!) * alpha;
        radiance[pixel * 4 + 3] = radiance[pixel * 4 + 3]! * (1 - alpha) + alpha;
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

function reducedDepth(seen: Visibility, floor: Floor | null, size: number): Float32Array {
  const depth = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const nearness = seen.nearness[y * samples * seen.width + x * samples]!;
      const ground = floor ? floor((x + 0.5) * samples, (y + 0.5) * samples) : Number.POSITIVE_INFINITY;
      depth[y * size + x] = nearness > 0 ? 1 / nearness : ground;
    }
  }
  return depth;
}

/** Returns the box around all visible pixels, extended by `reach`, in pixels of the small picture. */
function shadedRegion(seen: Visibility, camera: Camera, reach: number): Region {
  const size = seen.width / samples;
  let left = size;
  let right = 0;
  let top = size;
  let bottom = 0;
  let nearest = 0;
  for (let pixel = 0; pixel < seen.nearness.length; pixel++) {
    const nearness = seen.nearness[pixel]!;
    if (nearness === 0) continue;
    const x = (pixel % seen.width) / samples;
    const y = Math.floor(pixel / seen.width) / samples;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    nearest = Math.max(nearest, nearness);
  }
  const margin = Math.ceil((reach * nearest * camera.focal) / samples) + 2;
  return {
    left: Math.max(0, Math.floor(left) - margin),
    right: Math.min(size, Math.ceil(right) + margin),
    top: Math.max(0, Math.floor(top) - margin),
    bottom: Math.min(size, Math.ceil(bottom) + margin),
  };
}

function extent(positions: Float32Array): number {
  let longest = 0;
  for (let axis = 0; axis < 3; axis++) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = axis; i < positions.length; i += 3) {
      low = Math.min(low, positions[i]!);
      high = Math.max(high, positions[i]!);
    }
    longest = Math.max(longest, high - low);
  }
  return longest;
}
