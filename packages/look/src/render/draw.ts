import { ambientOcclusion, type Region } from './ambient-occlusion.ts';
import { type Camera, frameCamera, type View } from './camera.ts';
import { createFloor, type Floor, groundShade, paintBackdrop } from './floor.ts';
import { limitOverdraw } from './limit-overdraw.ts';
import { paintBlended, paintOpaque } from './paint.ts';
import { createVisibility, type Projection, project, scanTriangle, type Visibility } from './rasterise.ts';
import { createInspection, type SurfaceMode } from './shade/inspection.ts';
import { createShader, type Shader } from './shade/shader.ts';
import { createShadowMap } from './shade/shadow-map.ts';
import { createStudio } from './shade/studio.ts';
import { resolveSamples, samples } from './tone-map.ts';
import type { TriangleScene } from './triangle-scene.ts';

export interface Shot extends View {
  /** Width and height in pixels. */
  readonly size: number;
  /** Leaves the backdrop and the shadow on the ground out. */
  readonly transparent: boolean;
  /**
   * Points that fill the picture, xyz, in place of the vertices: several pictures with the same ones have one camera.
   * @default the vertices
   */
  readonly frame?: Float32Array;
  /**
   * Share of half the picture that stays free on each side.
   * @default 0.06 transparent, else 0.13
   */
  readonly margin?: number;
  /**
   * Height of the plane that takes the shadow.
   * @default the lowest vertex
   */
  readonly floor?: number;
  /**
   * Hides the back of one-sided faces, as engines do.
   * @default false
   */
  readonly cull?: boolean;
  /**
   * What the surface shows.
   * @default 'material'
   */
  readonly surface?: SurfaceMode;
}

/** A drawn scene, and what is needed to draw lines on it. */
export interface Drawn {
  /** Straight (not premultiplied) sRGB rgba bytes, row by row from the top. */
  readonly pixels: Uint8Array;
  readonly size: number;
  /** Of a picture of `size`. */
  readonly camera: Camera;
  /** The inverse of the distance along the view at a pixel; 0 where nothing is. */
  nearnessAt(x: number, y: number): number;
}

/** Draws the scene and returns straight (not premultiplied) sRGB rgba bytes, row by row from the top. */
export function draw(scene: TriangleScene, shot: Shot): Uint8Array {
  return drawScene(scene, shot).pixels;
}

export function drawScene(whole: TriangleScene, shot: Shot): Drawn {
  const wide = shot.size * samples;
  const radiance = new Float32Array(wide * wide * 4);
  const frame = shot.frame ?? whole.positions;
  const camera = frameCamera(
    frame.length > 0 ? frame : new Float32Array(3),
    shot,
    wide,
    shot.margin ?? (shot.transparent ? 0.06 : 0.13),
  );
  const small = { ...camera, size: shot.size, focal: camera.focal / samples };
  if (whole.triangles.length === 0) {
    if (!shot.transparent) paintBackdrop(radiance, wide, null);
    return {
      pixels: resolveSamples(radiance, shot.size),
      size: shot.size,
      camera: small,
      nearnessAt: () => 0,
    };
  }
  const projection = project(whole.positions, camera);
  const shown = shot.cull ? withoutBacks(whole, projection) : whole;
  const triangleScene = limitOverdraw(shown, projection, wide);
  const studio = createStudio(camera);
  const radius = extent(frame) / 2;
  const shadows = createShadowMap(
    shot.cull ? whole : triangleScene,
    studio.lamps[0]!.toward,
    shot.size,
    frame,
  );
  const { surface = 'material' } = shot;
  const shade =
    surface === 'material'
      ? createShader(triangleScene, projection, camera, studio, shadows, radius * 0.008)
      : createInspection(triangleScene, projection, camera, surface);
  const seen = scanOpaque(triangleScene, projection, wide, shade);

  const floor = shot.transparent ? null : createFloor(shot.floor ?? lowest(frame), camera);
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
  return {
    pixels: resolveSamples(radiance, shot.size),
    size: shot.size,
    camera: small,
    nearnessAt: (x, y) => seen.nearness[y * samples * wide + x * samples] ?? 0,
  };
}

/** Returns the scene without the faces of one-sided materials that turn away from the eye. */
function withoutBacks(scene: TriangleScene, p: Projection): TriangleScene {
  const { triangles, materialOf, materials } = scene;
  const kept = new Uint32Array(triangles.length);
  const keptMaterials = new Uint16Array(materialOf.length);
  let count = 0;
  for (let t = 0; t < materialOf.length; t++) {
    const [a, b, c] = [triangles[t * 3]! * 3, triangles[t * 3 + 1]! * 3, triangles[t * 3 + 2]! * 3];
    // Rows grow downwards, so the front of a counter-clockwise triangle has a negative area.
    const area = (p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[c]! - p[a]!) * (p[b + 1]! - p[a + 1]!);
    if (area > 0 && !materials[materialOf[t]!]!.doubleSided) continue;
    kept.set(triangles.subarray(t * 3, t * 3 + 3), count * 3);
    keptMaterials[count++] = materialOf[t]!;
  }
  return { ...scene, triangles: kept.slice(0, count * 3), materialOf: keptMaterials.slice(0, count) };
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

function lowest(positions: Float32Array): number {
  let height = Number.POSITIVE_INFINITY;
  for (let i = 1; i < positions.length; i += 3) height = Math.min(height, positions[i]!);
  return height;
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
