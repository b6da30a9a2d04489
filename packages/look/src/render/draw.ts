import { ambientOcclusion, type Region } from './ambient-occlusion.ts';
import { type Camera, frameCamera } from './camera.ts';
import { createFloor, type Floor, groundShade, paintBackdrop } from './floor.ts';
import { limitOverdraw } from './limit-overdraw.ts';
import { paintBlended, paintOpaque } from './paint.ts';
import { createVisibility, type Projection, project, scanTriangle, type Visibility } from './rasterise.ts';
import { createShader, type Shader } from './shade/shader.ts';
import { createShadowMap } from './shade/shadow-map.ts';
import { createStudio } from './shade/studio.ts';
import { resolveSamples, samples } from './tone-map.ts';
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
  const painting = { radiance, seen, triangleScene, projection, shade };
  paintOpaque(painting, blocked);
  paintBlended(painting);
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
